"""Paths of texts, amounts and placements: what leads nowhere, and what leads to the wrong kind of thing."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import findings, load, messages

from printkit.check.references.kinds import PLACED
from printkit.components.pieces import lay_out_item  # noqa: F401 - its import registers every placeable
from printkit.components.registry import placeables
from printkit.model.prose import Grid

TABLE = "escape: {title: Escape, roll: 1d6, results: {1-3: stays, 4-6: flees}}\n"
FACTS = "hits: 5\nship_hits: 6\n"


def texts(note: str) -> dict[str, str]:
    return {"facts.yaml": FACTS, "tables.yaml": TABLE, "aids.yaml": f"turn:\n  title: Turn\n  notes: ['{note}']\n"}


@pytest.mark.parametrize(
    ("note", "expected"),
    [
        ("{facts.hits} hits", []),
        ("{facts.ship-hits} hits", []),  # hyphens and underscores are one
        ("{facts.hits|words} hits", []),
        ("{title}", []),  # a field of the aid itself
        ("{tables.escape.flees.chance}", []),
        ("{game.title}", []),
        ("{sheet.title} {lang} {item.title} {page.number}", []),  # known once a page is laid out
        ("{{facts.hit}}", []),  # doubled braces are text
        ("{facts.hit}", ["facts.hit"]),
        ("{facts}", []),  # leads somewhere: the other rule's finding
        ("{titel}", ["titel"]),
        ("{tables.escape.fled}", ["tables.escape.fled"]),
        ("{facts.hit} {fact.hits}", ["facts.hit", "fact.hits"]),
        ("{tables.escape.__class__}", []),  # no placeholder at all
        ("{a.b.c.d.e.f}", ["a.b.c.d.e.f"]),
        ("{facts.hits.real}", ["facts.hits.real"]),
    ],
)
def test_a_text(note: str, expected: list[str], tmp_path: Path) -> None:
    found = messages(tmp_path, "PK233", texts(note))
    assert [message.split('"')[1].strip("{}") for message in found] == expected


@pytest.mark.parametrize(
    ("note", "expected"),
    [
        ("{facts.hits} {tables.escape.flees} {title} {game.title}", 0),
        ("{tables.escape}", 1),
        ("{facts}", 1),
        ("{facts.hits|words}", 0),
        ("{tables.escape.flees|words}", 1),
        ("{facts.hits|sgned}", 1),
        ("{tables.escape.symmetric}", 1),  # yes or no
        ("{tables.escape.columns}", 1),  # an empty list
        ("{notes}", 1),  # a text with placeholders, in a list
        ("{facts.nothing}", 0),  # the other rule's finding
    ],
)
def test_a_value_that_cannot_be_written(note: str, expected: int, tmp_path: Path) -> None:
    assert len(messages(tmp_path, "PK234", texts(note))) == expected


def test_a_text_with_placeholders_cannot_be_set_into_another(tmp_path: Path) -> None:
    files = {**texts("{aids.other.title}"), "aids.yaml": "a: {title: '{aids.b.title}'}\nb: {title: '{facts.hits}'}\n"}
    assert messages(tmp_path, "PK234", files) == ['placeholder "{aids.b.title}" leads to a text that has placeholders']


@pytest.mark.parametrize(
    ("boxes", "expected"),
    [
        ("{facts.hits}", []),
        ("6", []),
        ("{facts.hit}", ["PK233"]),
        ("{tracks.hood.boxes}", ["PK234"]),  # itself
        ("{tracks.other.boxes}", []),
        ("{tracks.third.boxes}", []),  # which leads on
        ("{tracks.fourth.boxes}", []),  # which leads nowhere: found there
        ("{tables.escape}", ["PK234"]),
        ("{tables.escape.symmetric}", ["PK234"]),  # truth values are no numbers
        ("{game.title}", ["PK234"]),
        ("{title}", ["PK233"]),  # an amount has no thing of its own
    ],
)
def test_an_amount(boxes: str, expected: list[str], tmp_path: Path) -> None:
    tracks = f"hood:\n  title: Hood\n  boxes: '{boxes}'\nother: {{title: X, boxes: 3}}\n"
    tracks += "third: {title: Y, boxes: '{facts.hits}'}\nfourth:\n  title: Z\n  boxes: '{facts.none}'\n"
    game = load(tmp_path, {"facts.yaml": FACTS, "tables.yaml": TABLE, "tracks.yaml": tracks})
    found = [(code, each.origin.line) for code in ("PK233", "PK234") for each in findings(game, code)]
    assert sorted(found) == sorted([("PK233", 8), *((code, 3) for code in expected)])


@pytest.mark.parametrize(
    ("placement", "expected"),
    [
        ("table tables.escape", []),
        ("table tables.escap", ["PK233"]),
        ("table aids.turn", ["PK234"]),
        ("tabel tables.escape", []),  # an unknown kind is found when it is laid out
        ("art compass", []),
        ("piece board/attack", ["PK233"]),
        ('table tables["escape"]', []),  # no plain path: worked out when it is laid out
    ],
)
def test_a_placement(placement: str, expected: list[str], tmp_path: Path) -> None:
    files = {**texts("x"), "rules.md": f"# Rules\n\n::: {placement}\n"}
    game = load(tmp_path, files)
    found = [(code, each.origin.line) for code in ("PK233", "PK234") for each in findings(game, code)]
    assert found == [(code, 3) for code in expected]


def test_a_piece_is_an_item_of_a_sheet(tmp_path: Path) -> None:
    sheets = "title: Mini\nsheets:\n  aids: {title: Aids, from: aids, layout: x, imposition: page}\n"
    sheets += "  odd: {title: Odd, from: nowhere, layout: x, imposition: page}\n"
    files = {**texts("x"), "game.yaml": sheets, "rules.md": "# R\n\n::: piece aids/turn\n\n::: piece aids/trun\n"}
    (found,) = findings(load(tmp_path, files), "PK233")
    assert (found.origin.line, found.hint) == (5, 'did you mean "aids/turn"?')


@pytest.mark.parametrize(
    ("tracker", "expected"),
    [
        ("tracks.hood", []),
        ("records.log.totals.score", []),  # a blank to write on
        ("records.log.tallies.hits", []),
        ("tracks", ["PK234"]),
        ("tables.escape", ["PK234"]),
        ("tracks.hod", ["PK233"]),
        ("tracks.hood + tracks.hod", ["PK233"]),
        ("[tracks.hood, facts.hits]", ["PK234"]),
    ],
)
def test_a_tracker(tracker: str, expected: list[str], tmp_path: Path) -> None:
    files = {
        **texts("x"),
        "tracks.yaml": "hood: {title: Hood, boxes: 3}\n",
        "records.yaml": "log: {title: Log, totals: {score: Score}, tallies: {hits: {title: Hits, boxes: 5}}}\n",
        "quantities.yaml": f"q:\n  title: Q\n  tracker: {tracker}\n",
    }
    game = load(tmp_path, files)
    assert [code for code in ("PK233", "PK234") for _ in findings(game, code)] == expected


@pytest.mark.parametrize(
    ("printed", "expected"),
    [
        ("tables.escape", []),
        ("[tables.escape, aids.turn]", []),
        ("tables", []),
        ("facts", ["PK234"]),
        ("roster", ["PK234"]),
    ],
)
def test_what_is_printed(printed: str, expected: list[str], tmp_path: Path) -> None:
    files = {**texts("x"), "components.yaml": f"c: {{title: C, count: 1, printed: {printed}}}\n"}
    game = load(tmp_path, files)
    assert [code for code in ("PK233", "PK234") for _ in findings(game, code)] == expected


def test_every_kind_of_placement_is_known() -> None:
    things = {key: kind.thing for key, kind in placeables.items() if key not in {"piece", "art", "glossary"}}
    assert things == PLACED
    assert things["grid"] is Grid

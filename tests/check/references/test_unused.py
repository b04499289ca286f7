"""What nothing prints, places or mentions; and every way in which a thing is used."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import findings, load, messages

SHEET = "title: Mini\nsheets:\n  s: {{title: S, from: {}, layout: x, imposition: page{}}}\n"
TRACK = "tracks.yaml"


@pytest.mark.parametrize(
    ("files", "used"),
    [
        ({}, False),
        ({"aids.yaml": "a: {title: 'At {facts.ship_hits}'}"}, True),
        ({"aids.yaml": "a: {title: 'At {facts.ship-hits|words}'}"}, True),
        ({"aids.yaml": "a: {title: 'At {facts.ship_hits_more}'}"}, False),
        ({"tracks.yaml": "t: {title: T, boxes: '{facts.ship_hits}'}"}, True),
        ({"claims.yaml": "c: {that: x, expr: facts.ship-hits > 4}"}, True),
        ({"claims.yaml": "c: {that: x, expr: 'facts[\"ship_hits\"] > 4'}"}, True),
        ({"components.yaml": "c: {title: C, count: 5, uses: {now: facts.ship_hits}}"}, True),
        ({"examples.yaml": "e: {steps: [{thrown: facts.ship_hits}]}"}, True),
        ({"templates/layouts/board.yaml": "slots: {a: {text: '{{ facts.ship_hits }}'}}"}, True),
        ({"templates/layouts/board.yaml": "slots: {a: {repeat: facts}}"}, True),
        (
            {
                "tables.yaml": "t: {title: T, roll: 1d2, results: {1-2: x}, claims: [{that: x, expr: facts.ship_hits > 1}]}"
            },
            True,
        ),
    ],
)
def test_a_fact(files: dict[str, str], used: bool, tmp_path: Path) -> None:
    found = findings(load(tmp_path, {"facts.yaml": "# x\nship_hits: 5\n", **files}), "PK237")
    assert [each.origin.line for each in found if "ship_hits" in each.message] == ([] if used else [2])


def test_a_layout_of_the_project_uses_it(tmp_path: Path) -> None:
    layouts = tmp_path / "templates" / "layouts"
    layouts.mkdir(parents=True)
    (layouts / "board.yaml").write_text("slots: {a: {text: '{{ facts.hits }}'}}")
    assert messages(tmp_path, "PK237", {"facts.yaml": "hits: 5\n"}) == []


@pytest.mark.parametrize(
    ("part", "thing", "sheet", "rules", "used"),
    [
        ("tracks", "{title: T, boxes: 5}", "", "", False),
        ("tracks", "{title: T, boxes: 5}", "", "::: track tracks.a", True),
        ("tracks", "{title: T, boxes: 5}", "", "It has {tracks.a.boxes} boxes.", True),
        ("aids", "{title: T}", "", "", False),
        ("aids", "{title: T}", "aids", "", True),
        ("aids", "{title: T}", "aids, only: [b]", "", False),
        ("aids", "{title: T}", "", "::: aid aids.a", True),
        ("records", "{title: T}", "records", "", True),
        ("records", "{title: T}", "", "", False),
        ("boards", "{title: B, columns: [1], zones: {z: {title: Z, rows: 1}}}", "", "", False),
        ("counters", "{title: C, size: 20mm, front: {art: x, label: X}}", "", "", False),
        ("counters", "{title: C, size: 20mm, front: {art: x, label: X}}", "counters", "", True),
    ],
)
def test_a_thing(part: str, thing: str, sheet: str, rules: str, used: bool, tmp_path: Path) -> None:
    source, _, only = sheet.partition(", ")
    game = SHEET.format(source or "tables", f", {only}" if only else "")
    files = {"game.yaml": game, f"{part}.yaml": f"a: {thing}\nb: {thing}\n", "rules.md": f"# R\n\n{rules or 'x'}\n"}
    found = messages(tmp_path, "PK237", files)
    assert (f'nothing prints "{part}.a"' in found) is not used


def test_a_game_without_sheets_prints_nothing(tmp_path: Path) -> None:
    assert messages(tmp_path, "PK237", {TRACK: "t: {title: T, boxes: 5}\n", "rules.md": "# R\n\nx\n"}) == []


@pytest.mark.parametrize(
    ("files", "used"),
    [
        ({}, False),
        ({"rules.md": "# R\n\nThe **Hood** is old.\n"}, True),
        ({"rules.md": "# R\n\nHOOD\n"}, True),
        ({"rules.md": "# R\n\nHoods, and a neighbourhood.\n"}, False),
        ({"rules.md": "# R\n\nA neighbourhood; Hood!\n"}, True),
        ({"aids.yaml": "a: {title: '{roster.hood.figures.hits} hits'}"}, True),
        ({"claims.yaml": "c: {that: x, expr: roster.hood.figures.hits == 6}"}, True),
        ({"claims.yaml": "c: {that: x, expr: len(roster) == 2}"}, False),  # counting all mentions none
        ({"tables.yaml": "t: {title: T, roll: 1d2, results: {1: {id: hood, text: She sinks}, 2: x}}"}, True),
        ({"tables.yaml": "t: {title: T, roll: 1d2, results: {1: Hood, 2: x}}"}, True),
    ],
)
def test_a_unit(files: dict[str, str], used: bool, tmp_path: Path) -> None:
    roster = "hood: {title: Hood, kind: ship, figures: {hits: 6}}\nnone: {title: None, kind: ship, unused: meant}\n"
    found = messages(tmp_path, "PK237", {"roster.yaml": roster, **files})
    assert found == ([] if used else ['nothing mentions the ship "hood"'])


def test_a_unit_that_another_needs(tmp_path: Path) -> None:
    roster = "hood: {title: Hood, kind: ship}\nfleet: {title: Fleet, kind: event, needs: [hood]}\n"
    assert messages(tmp_path, "PK237", {"roster.yaml": roster}) == ['nothing mentions the event "fleet"']


@pytest.mark.parametrize("title", ['"  "', '"("', '"*"', '"{x}"', '"\\n"'])
def test_odd_titles(title: str, tmp_path: Path) -> None:
    assert len(messages(tmp_path, "PK237", {"roster.yaml": f"a: {{title: {title}, kind: ship}}\n"})) == 1

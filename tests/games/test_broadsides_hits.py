"""Broadsides, statement 34: where hits go when boxes are full, for every ship of the roster and in worked examples."""

from __future__ import annotations

from dataclasses import replace

import pytest
from games.broadsides_data import load_broadsides, prose

from printkit.check.logs.hits import wrong_hits
from printkit.model.hits import HitExample, HitPlace, LogSide, strike
from printkit.model.names import Name

GAME = load_broadsides()
FORM = GAME.parts.logs[Name("ship")]
SHIPS = tuple(GAME.parts.roster)


def struck(ship: str, hits: str, side: LogSide = "left", **ticked: int) -> tuple[dict[str, int], str]:
    """Return what hits tick on a ship, and the letters that are lost; `guns_left=2` were ticked before."""
    before = {name.replace("_", " "): count for name, count in ticked.items()}
    example = HitExample(Name(ship), hits, side, before)
    found = strike(FORM.blocks, FORM.hits, GAME.parts.roster[example.unit], example)
    return dict(found.ticked), " ".join(found.lost)


@pytest.mark.parametrize("ship", SHIPS)
@pytest.mark.parametrize(("letter", "figures"), [("H", ("hull",)), ("C", ("crew-1", "crew-2", "crew-3"))])
def test_hull_and_crew_fill_section_by_section_and_then_miss(ship: Name, letter: str, figures: tuple[str, ...]) -> None:
    counts = [GAME.parts.roster[ship].figures[Name(figure)] for figure in figures]
    for hits in range(sum(counts) + 2):
        ticked, lost = struck(ship, " ".join(letter * hits))
        left = hits
        for figure, count in zip(figures, counts, strict=True):
            assert ticked.get(figure, 0) == min(left, count)
            left = max(left - count, 0)
        assert lost == " ".join(letter * left)


@pytest.mark.parametrize("ship", SHIPS)
def test_rigging_fills_as_many_sections_as_the_speed_says(ship: Name) -> None:
    figures = GAME.parts.roster[ship].figures
    sections = [Name(f"rigging-{n}") for n in range(1, figures[Name("speed")] + 1)]
    boxes = sum(figures[section] for section in sections)
    ticked, lost = struck(ship, " ".join("R" * (boxes + 1)))
    assert ticked == {str(section): figures[section] for section in sections}
    assert lost == "R"


@pytest.mark.parametrize("ship", SHIPS)
@pytest.mark.parametrize(("side", "other"), [("left", "right"), ("right", "left")])
def test_guns_go_to_the_other_side_and_then_to_the_hull(ship: Name, side: LogSide, other: str) -> None:
    figures = GAME.parts.roster[ship].figures
    guns, carronades, hull = (figures[Name(name)] for name in ("guns", "carronades", "hull"))
    ticked, lost = struck(ship, " ".join("G" * (guns + carronades)), side)
    assert ticked == {key: n for key, n in ((f"guns {side}", guns), (f"carronades {side}", carronades)) if n}
    ticked, lost = struck(ship, " ".join("G" * (2 * (guns + carronades) + hull + 1)), side)
    assert ticked["hull"] == hull
    assert ticked[f"guns {other}"] == guns
    assert lost == "G"


@pytest.mark.parametrize(
    ("hits", "side", "before", "ticked", "lost"),
    [
        ("G G G", "left", {}, {"guns left": 2, "guns right": 1}, ""),
        ("C C C C", "left", {}, {"crew-1": 1, "crew-2": 1, "crew-3": 1}, "C"),
        ("G", "right", {"guns_left": 2, "guns_right": 2}, {"guns left": 2, "guns right": 2, "hull": 1}, ""),
        ("H H", "left", {"hull": 4}, {"hull": 5}, "H"),
    ],
)
def test_the_example_of_the_rules(
    hits: str, side: LogSide, before: dict[str, int], ticked: dict[str, int], lost: str
) -> None:
    assert struck("speedy", hits, side, **before) == (ticked, lost)
    assert "The brig Speedy has" in prose(GAME)


def test_the_examples_of_the_log_come_out() -> None:
    assert len(FORM.examples) >= 8
    assert [found.message for found in wrong_hits(GAME)] == []


@pytest.mark.parametrize(
    ("letter", "order"),
    [
        ("H", ["hull", "crew"]),
        ("C", ["crew", "hull"]),
        ("R", ["rigging", "hull"]),
        ("G", ["guns here", "carronades here", "hull"]),
        ("G", ["guns here", "carronades here", "guns there", "carronades there"]),
    ],
)
def test_another_order_is_noticed(letter: str, order: list[str]) -> None:
    hits = {**FORM.hits, letter: tuple(map(HitPlace.from_text, order))}
    parts = replace(GAME.parts, logs={Name("ship"): replace(FORM, hits=hits)})
    assert list(wrong_hits(replace(GAME, parts=parts)))


@pytest.mark.parametrize("text", ["guns nowhere", "guns here there", "guns Here"])
def test_a_place_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no place of a hit"):
        HitPlace.from_text(text)

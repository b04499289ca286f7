"""Broadsides: what its figures, maps, markers and logs say beside their lines: captions, halves, keys, flags, facts."""

from __future__ import annotations

import re

import pytest

from printkit.diagnostics import Report
from printkit.model.hex_arcs import broadside, stern_of
from printkit.model.names import Name
from printkit.scene import Group, Path, Text, apply, walk
from tests.games.test_broadsides_scenarios import GAME, edition, pieces, said

HALVES = ("open-sea-west", "open-sea-east", "roads-west", "roads-east")


def captions(sheet: str, item: str) -> list[str]:
    """Return what stands in captions on the pages of an item."""
    faces = [face for piece in pieces("en", sheet, item) for face in (piece.front, piece.back) if face]
    groups = [each for face in faces for each, _ in walk(face.items) if isinstance(each, Group)]
    return [" ".join(said(group.items)) for group in groups if group.role == "caption"]


@pytest.mark.parametrize(("sheet", "item"), [("card", "reference"), ("rules", "rules")])
def test_the_fields_of_fire_are_drawn_with_their_titles(sheet: str, item: str) -> None:
    said_there = " ".join(captions(sheet, item))
    assert "The fields of fire of a ship, 10 hexes deep" in said_there
    assert "Raking; fields drawn to 5 hexes" in said_there


def test_the_whole_field_of_fire_is_drawn() -> None:
    diagram, reach = GAME.parts.diagrams[Name("fields-of-fire")], GAME.parts.facts[Name("reach")]
    (ship,) = diagram.ships.values()
    stand = diagram.names.find(ship.at.hex.text), diagram.grid.heading(ship.at.heading)
    for side in ("left", "right"):
        assert all(place in diagram.grid for place in broadside(diagram.grid, stand, side, int(reach)))


def test_both_hexes_of_the_raked_ship_lie_in_the_field_that_is_drawn() -> None:
    diagram = GAME.parts.diagrams[Name("rake")]
    firer, target = (
        (diagram.names.find(ship.at.hex.text), diagram.grid.heading(ship.at.heading))
        for ship in (diagram.ships[Name("firer")], diagram.ships[Name("target")])
    )
    drawn = set(broadside(diagram.grid, firer, "left", diagram.fields[0].reach.number))
    assert {target[0], stern_of(diagram.grid, *target)} <= drawn


# Sea maps


@pytest.mark.parametrize("name", HALVES)
def test_a_half_says_in_its_cartouche_which_one_it_is(name: str) -> None:
    (piece,) = pieces("en", "map", name)
    thing = GAME.parts.things("hexmaps")[Name(name)]
    assert thing.title.text in said(piece.front.items)
    assert name.rpartition("-")[2] in thing.title.text


@pytest.mark.parametrize("name", HALVES)
def test_a_half_with_terrain_has_a_key_and_each_half_has_a_rose(name: str) -> None:
    (piece,) = pieces("en", "map", name)
    words = said(piece.front.items)
    assert ("Shoal" in words and "Shore" in words) == name.startswith("roads")
    assert {"N", "NE", "SE", "S", "SW", "NW"} <= set(words)


@pytest.mark.parametrize("name", HALVES)
def test_hexes_under_the_rose_keep_their_numbers(name: str) -> None:
    (piece,) = pieces("en", "map", name)
    items = [(each, matrix) for each, matrix in walk(piece.front.items) if isinstance(each, Text)]
    letters = {each.text: apply(matrix, each.x, each.y) for each, matrix in items if each.text in ("N", "S")}
    (x, top), (_, bottom) = letters["N"], letters["S"]
    inside = [
        each.text
        for each, matrix in items
        if re.fullmatch(r"\d{4}", each.text)
        and abs(apply(matrix, each.x, each.y)[0] - x) < 20
        and top < apply(matrix, each.x, each.y)[1] < bottom
    ]
    assert len(inside) >= 6


# Colours


@pytest.mark.parametrize("name", ["02-the-last-indiaman", "03-breaking-the-line"])
def test_a_ship_of_a_scenario_has_the_colour_of_her_counter(name: str) -> None:
    (own, *_) = pieces("en", "scenarios", name)
    rows = [item for item, _ in walk(own.front.items) if isinstance(item, Group) and item.role == "row"]
    opened = edition("en")
    context = opened.context(opened.game.file.sheets[Name("scenarios")], Report())
    for _, ship, _ in GAME.parts.scenarios[Name(name)].arrivals():
        unit = GAME.parts.roster[ship]
        side = GAME.parts.sides[unit.group or Name("")]
        (row,) = [each for each in rows if unit.title.text in said(each.items)]
        fills = {item.fill for item, _ in walk(row.items) if isinstance(item, Path)}
        assert context.colour(str(side.band), side.origin) in fills, ship


# Markers, logs and lists


def test_the_two_faces_of_a_marker_look_different() -> None:
    for name in ("struck", "fouled", "grappled"):
        marker = GAME.parts.counters[Name(name)]
        assert marker.back
        assert marker.front.art != marker.back.art


def test_ships_of_the_first_two_rates_and_indiamen_are_drawn_apart_from_others() -> None:
    for ship, unit in GAME.parts.roster.items():
        if unit.kind not in ("ship-of-line", "frigate", "merchant"):
            continue
        (piece,) = pieces("en", "counters", str(ship))
        drawn = {item.name for item, _ in walk(piece.front.items) if isinstance(item, Group)}
        wanted = "three-decker" if unit.figures[Name("rate")] <= 2 else str(GAME.parts.counters[unit.kind].front.art)
        assert f"art-{wanted}" in drawn, ship
        assert len({"art-three-decker", "art-ship-of-line", "art-frigate", "art-indiaman"} & drawn) == 1, ship


def test_loads_are_secret_and_have_no_marker() -> None:
    assert Name("loaded") not in GAME.parts.counters


def test_notes_have_the_widest_column_and_a_prize_has_room_for_two_crew_sections() -> None:
    form = GAME.parts.logs[Name("ship")]
    widths = {str(name): column.width for name, column in form.columns.items()}
    assert widths["notes"] == max(widths.values())
    prize, crew = form.blocks[Name("prize-crew")], form.blocks[Name("crew")]
    assert prize.sections == crew.sections[:2], "a third row would make all boxes smaller than 4 mm"


@pytest.mark.parametrize("book", ["squadron-british", "squadron-combined"])
def test_a_squadron_sheet_says_what_the_head_of_a_log_says(book: str) -> None:
    (piece,) = pieces("en", "squadrons", book)
    text = " ".join(said(piece.front.items)).replace("\u00a0", " ")
    for ship in GAME.parts.logbooks[Name(book)].units:
        figures = GAME.parts.roster[ship].figures
        assert f"Turning {figures[Name('turning')]} · VP {figures[Name('vp')]}" in text


def test_the_list_of_ships_tells_the_quality_of_each_crew() -> None:
    (piece,) = pieces("en", "ships", "ships")
    notes = [text for text in said(piece.front.items) if " · " in text]
    qualities = [unit.words[Name("quality")].text for unit in GAME.parts.roster.values()]
    assert len(notes) >= len(qualities)
    assert any(note.endswith("crack") for note in notes)

"""Broadsides: counters, scenarios, sea maps and diagrams, read back from what is drawn."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest
from games.broadsides_data import PROJECT, load_broadsides

from printkit.build.compose import SheetWork
from printkit.build.edition import Edition, open_edition
from printkit.build.tasks import Target
from printkit.components.pieces import Piece
from printkit.diagnostics import Report
from printkit.model.diagrams import stages, steps_of
from printkit.model.hex_arcs import broadside, in_broadside
from printkit.model.hexes import HexGrid
from printkit.model.names import Name
from printkit.model.scenarios import Scenario, hexes_of
from printkit.scene import Group, Item, Scene, Text, walk

SCENARIOS = ("01-off-boston", "02-the-last-indiaman", "03-breaking-the-line")
KINDS = ("ship-of-line", "frigate", "sloop", "merchant")


GAME = load_broadsides()
LANGUAGES = GAME.languages
SHIPS = [str(name) for name, unit in GAME.parts.roster.items() if unit.kind in KINDS]


@cache
def edition(lang: str, paper: str = "a4") -> Edition:
    opened = open_edition(PROJECT, GAME, Target(lang, paper), Report())
    assert opened is not None
    return opened


@cache
def pieces(lang: str, sheet: str, item: str, paper: str = "a4") -> tuple[Piece, ...]:
    """Return the pieces of an item, its enclosures among them, laid out without a finding."""
    work = SheetWork(edition(lang, paper), Name(sheet), Report())
    found = work.pieces_of(Name(item))
    assert [f"{each.origin} {each.message}" for each in work.report] == []
    return found


def said(items: tuple[Item, ...]) -> list[str]:
    return [item.text.strip() for item, _ in walk(items) if isinstance(item, Text)]


def scenario(name: str) -> Scenario:
    return GAME.parts.scenarios[Name(name)]


# Statement 44: a counter, a log and a line of an order of battle tell the same of a ship


def digits(scene: Scene) -> list[str]:
    return [text for text in said(scene.items) if text.isdecimal()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ship", SHIPS)
def test_a_counter_bears_the_speed_and_the_turning_ability_of_the_roster(ship: str, lang: str) -> None:
    (piece,) = pieces(lang, "counters", ship)
    figures = GAME.parts.roster[Name(ship)].figures
    assert digits(piece.front) == [str(figures[Name("speed")]), str(figures[Name("turning")])]
    assert piece.back is not None
    assert digits(piece.back) == []


@pytest.mark.parametrize("ship", SHIPS)
def test_speed_stands_by_the_stern_and_turning_ability_by_the_bow(ship: str) -> None:
    (piece,) = pieces("en", "counters", ship)
    (speed, _), (turning, _) = [
        (item, matrix) for item, matrix in walk(piece.front.items) if isinstance(item, Text) and item.text.isdecimal()
    ]
    assert speed.x < piece.front.width * 0.25
    assert turning.x > piece.front.width * 0.75


def test_every_ship_has_a_counter_two_hexes_long_with_the_flag_of_her_side() -> None:
    across = min(float(hexmap.across or 0) for hexmap in GAME.parts.hexmaps.values())
    for ship in SHIPS:
        (piece,) = pieces("en", "counters", ship)
        assert across < piece.front.width < 2 * across, ship
        assert piece.front.height < across
        flags = [item.name for item, _ in walk(piece.front.items) if isinstance(item, Group) and item.name]
        side = GAME.parts.sides[GAME.parts.roster[Name(ship)].group or Name("")]
        assert f"art-{side.emblem}" in flags


def rows(lang: str, name: str) -> dict[str, list[str]]:
    """Return what stands in each row of the orders of battle, by the ship's name."""
    front = pieces(lang, "scenarios", name)[0].front
    found = [said(item.items) for item, _ in walk(front.items) if isinstance(item, Group) and item.role == "row"]
    return {row[1]: row for row in found}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SCENARIOS)
def test_an_order_of_battle_says_what_the_roster_says(name: str, lang: str) -> None:
    printed = rows(lang, name)
    arrivals = list(scenario(name).arrivals())
    assert len(printed) == len(arrivals)
    for _, ship, arrival in arrivals:
        unit = GAME.parts.roster[ship]
        row = printed[unit.title.text]
        wanted = [str(unit.figures[Name(figure)]) for figure in ("speed", "turning", "vp")]
        assert [each for each in row[2:] if each.isdecimal()] == wanted
        assert any(each.startswith(arrival.stand.hex.text) for each in row)


# Statement 41: every ship is worth something


def test_every_ship_of_an_order_of_battle_is_worth_victory_points() -> None:
    for each in GAME.parts.scenarios.values():
        for _, ship, _ in each.arrivals():
            assert GAME.parts.roster[ship].figures[Name("vp")] > 0


# Packs


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_pack_holds_the_counters_that_are_needed_and_no_other(name: str, lang: str, paper: str) -> None:
    own, *enclosed = pieces(lang, "scenarios", name, paper)
    assert not own.enclosed
    assert all(piece.enclosed for piece in enclosed)
    assert [piece.page for piece in (own, *enclosed)] == list(range(1, len(enclosed) + 2))
    printed = counters_on(enclosed)
    ships = {str(ship): 1 for _, ship, _ in scenario(name).arrivals()}
    markers = {str(marker): amount.number for marker, amount in scenario(name).counters.items()}
    assert printed == ships | markers


def counters_on(found: list[Piece]) -> dict[str, int]:
    """Return how many fronts of each counter stand on pages, by the name of its item."""
    count: dict[str, int] = {}
    known = {str(name) for name in GAME.parts.all_counters}
    for piece in found:
        for item, _ in walk(piece.front.items):
            match = re.fullmatch(r"front-1-(.+)", item.name) if isinstance(item, Group) else None
            if match and match[1] in known:
                count[match[1]] = count.get(match[1], 0) + 1
    return count


def test_a_sheet_of_scenarios_has_a_page_for_each_without_what_is_enclosed() -> None:
    work = SheetWork(edition("en"), Name("scenarios"), Report())
    document = work.document()
    assert document is not None
    assert [page.title for page in document.pages] == [scenario(name).title.text for name in SCENARIOS]


def test_the_squadron_battle_is_six_against_six() -> None:
    sides = scenario("03-breaking-the-line").sides.values()
    assert [len(side.ships) for side in sides] == [6, 6]


def test_the_convoy_has_a_coast_to_reckon_with() -> None:
    hexmap = GAME.parts.hexmaps[scenario("02-the-last-indiaman").map]
    assert hexmap.land()
    shown = hexmap.known(scenario("02-the-last-indiaman").shown or pytest.fail("no part is shown"))
    assert shown & hexmap.land()


@pytest.mark.parametrize("name", SCENARIOS)
def test_ships_start_in_the_open_and_out_of_reach_of_the_enemy(name: str) -> None:
    each = scenario(name)
    hexmap = GAME.parts.hexmaps[each.map]
    first = [(side, hexes_of(arrival, hexmap)) for side, _, arrival in each.arrivals() if arrival.turn == 1]
    taken = [place for _, hexes in first for place in hexes]
    assert len(taken) == len(set(taken))
    assert not set(taken) & hexmap.land()
    apart = [
        hexmap.grid.distance(mine, other)
        for side, hexes in first
        for enemy, theirs in first
        if side != enemy
        for mine in hexes
        for other in theirs
    ]
    assert min(apart) > 3


# Sea maps


@pytest.mark.parametrize("name", ["open-sea", "roads"])
def test_halves_meet_on_either_side(name: str) -> None:
    """The coast, if there is one, comes to all four edges of the halves in the same rows."""
    hexmap = GAME.parts.hexmaps[Name(name)]
    west, east = (hexmap.known(half.hexes) for half in hexmap.halves.values())
    assert len(west) == len(east) == hexmap.columns * hexmap.rows // 2
    edges = [0, hexmap.columns // 2 - 1, hexmap.columns // 2, hexmap.columns - 1]
    coasts = [frozenset(y for x, y in hexmap.land() if x == column) for column in edges]
    assert all(first == second for first, second in pairwise(coasts))


def test_one_map_has_a_coast_and_one_has_none() -> None:
    lands = {str(name): bool(hexmap.land()) for name, hexmap in GAME.parts.hexmaps.items()}
    assert lands == {"open-sea": False, "roads": True}


# Statement 43, and the diagrams of the rules


@pytest.mark.parametrize("heading", range(6))
def test_left_and_right_fields_of_fire_are_mirror_images_and_disjoint(heading: int) -> None:
    grid, reach = HexGrid(60, 60), GAME.parts.facts[Name("reach")]
    bow = (30, 30)
    left, right = (set(broadside(grid, (bow, heading), side, int(reach))) for side in ("left", "right"))
    assert not left & right
    assert {mirrored(grid, place, bow, heading) for place in left} == right


def mirrored(grid: HexGrid, place: tuple[int, int], bow: tuple[int, int], heading: int) -> tuple[int, int]:
    """Return a hex on the other side of a ship's keel: turned so that the keel points up, its axes are exchanged."""
    upward = grid.turned(place, bow, -heading)
    q, r = grid.vector(bow, upward)
    q, r = -q, r + q
    bow_q, bow_r = grid.axial(bow)
    return grid.turned(grid.place((bow_q + q, bow_r + r)), bow, heading)


def test_the_raking_ship_has_the_target_in_her_field_and_is_in_none_of_its_own() -> None:
    diagram = GAME.parts.diagrams[Name("rake")]
    stands = {str(name): ship.at for name, ship in diagram.ships.items()}
    firer, target = (
        (diagram.names.find(stands[name].hex.text), diagram.grid.heading(stands[name].heading))
        for name in ("firer", "target")
    )
    ours = [diagram.grid.step(firer[0], firer[1] + 3, step) for step in (0, 1)]
    theirs = [diagram.grid.step(target[0], target[1] + 3, step) for step in (0, 1)]
    assert any(in_broadside(diagram.grid, place, firer, "left") for place in theirs)
    for side in ("left", "right"):
        assert not any(in_broadside(diagram.grid, place, target, side) for place in ours)


# Statement 14: how many headings have each attitude


def test_the_rose_has_a_letter_for_each_heading() -> None:
    rules = next(iter(GAME.parts.sailing.values()))
    letters = [rules.attitudes[attitude].letter for attitude in rules.winds.values()]
    assert sorted(letters) == ["A", "A", "B", "C", "C", "D"]
    assert letters == ["B", "A", "C", "D", "C", "A"]


def test_the_move_is_drawn_as_the_rules_carry_it_out() -> None:
    diagram = GAME.parts.diagrams[Name("move")]
    (ship,) = diagram.ships.values()
    written = GAME.parts.written_orders[ship.order or Name("")]
    bow, heading = diagram.names.find(ship.at.hex.text), diagram.grid.heading(ship.at.heading)
    way = list(stages(diagram.grid, bow, heading, steps_of(written, "en")))
    assert written.run is not None
    assert len(way) == 1 + written.run.hexes + written.run.turns
    assert "".join(stage.by for stage in way) == written.order.entry
    assert diagram.grid.distance(bow, way[-1].bow) == written.run.hexes
    assert diagram.wind is not None
    sixths = (way[-1].heading - diagram.grid.heading(diagram.wind.blows)) % 6
    assert written.rules is not None
    assert list(written.rules.winds)[sixths] == written.run.wind


# Statement 44 again, and the logs of a pack


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_logs_of_a_pack_are_those_of_its_ships_and_as_long_as_it_lasts(name: str, lang: str) -> None:
    found = [said(item.items) for piece in pieces(lang, "scenarios", name)[1:] for item in logs_on(piece)]
    for _, ship, _ in scenario(name).arrivals():
        unit = GAME.parts.roster[ship]
        heads = [texts[:10] for texts in found if texts[0] == unit.title.text]
        wanted = [str(unit.figures[Name(figure)]) for figure in ("speed", "turning", "vp")]
        assert [text for text in heads[0] if text.isdecimal()][:3] == wanted
    lines = {int(text) for texts in found for text in texts if text.isdecimal()}
    turns = scenario(name).turns.number
    assert set(range(1, turns + 1)) <= lines


def logs_on(piece: Piece) -> list[Group]:
    """Return the logs on a page: the groups that begin with the name of a ship."""
    titles = {unit.title.text for unit in GAME.parts.roster.values()}
    groups = [item for item in piece.front.items if isinstance(item, Group)]
    return [group for group in groups if (said(group.items) or [""])[0] in titles]

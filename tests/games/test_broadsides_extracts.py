"""Broadsides: what the digest says of the lines of a log, each with lines that keep it and lines that break it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from games.broadsides_data import load_broadsides

from printkit.check.notation.logs import inconsistent_log
from printkit.model.extracts import Extract, LogLine
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.scenarios import hexes_of

FIRST = {"move": "0", "load-left": "R", "load-right": "R"}
FIRED = {"move": "0", "load-left": "(R)", "load-right": "(R)"}


@pytest.fixture(scope="module")
def game() -> Game:
    return load_broadsides()


def line(cells: Mapping[str, str], crew: tuple[int, ...] = (), fires: tuple[str, ...] = ()) -> LogLine:
    return LogLine({Name(key): text for key, text in cells.items()}, crew, (), tuple(map(Name, fires)))


def faults(game: Game, *lines: LogLine) -> list[str]:
    """Return what the checker says of a log with these lines."""
    parts = replace(game.parts, extracts={Name("page"): Extract(lines)})
    return [found.message for found in inconsistent_log(replace(game, parts=parts))]


CASES: list[tuple[str, list[LogLine], list[str]]] = [
    ("20 an order each turn", [line(FIRST), line({"move": "1"})], []),
    ("20 no order", [line(FIRST), line({})], ["line 2 has no order"]),
    ("22 held and drifting", [line(FIRST | {"notes": "F"}), line({"move": "D"})], []),
    (
        "22 fouled",
        [line(FIRST | {"notes": "F"}), line({"move": "1"})],
        ['line 2 has the order "1", and the ship is held'],
    ),
    (
        "22 grappled",
        [line(FIRST | {"notes": "G"}), line({"move": "R"})],
        ['line 2 has the order "R", and the ship is held'],
    ),
    ("23 one side", [line({"move": "0", "load-left": "R"})], ['"load-right" is not loaded in line 1']),
    (
        "23 both reloaded",
        [line(FIRED), line({"move": "0", "load-left": "R", "load-right": "R"})],
        ['line 2 has "load-left" and "load-right" loaded'],
    ),
    ("24 reloaded", [line(FIRED), line({"move": "0", "load-left": "R"})], []),
    (
        "24 never fired",
        [line(FIRST), line({"move": "0", "load-left": "R"})],
        ['"load-left" is loaded in line 2, and in line 1 it was not fired'],
    ),
    ("25 two grapples cut", [line(FIRST | {"notes": "G;G"}), line({"move": "0", "notes": "(G);(G)"})], []),
    (
        "25 one cut too many",
        [line(FIRST | {"notes": "G"}), line({"move": "0", "notes": "(G);(G)"})],
        ['line 2 ends "grappled", which is not open'],
    ),
    ("25 fouled twice", [line(FIRST | {"notes": "F;F"})], ['line 1 has "fouled" again']),
    ("26 a section twice", [line(FIRST | {"notes": "OBP 1;DBP 1"}, (3, 3, 3))], ["line 1: section 1 is in 2 parties"]),
    ("26 no party", [line(FIRST | {"notes": "NBP;OBP 1"}, (3, 3, 3))], ['line 1: "nobody" stands beside a party']),
    ("27 the first two", [line(FIRST | {"notes": "OBP 1;DBP 2"}, (3, 3, 3))], []),
    ("27 the first is gone", [line(FIRST | {"notes": "OBP 2"}, (0, 3, 3))], []),
    (
        "27 not the first",
        [line(FIRST | {"notes": "OBP 2"}, (3, 3, 3))],
        ["line 1: section 1 has to go first, as the smallest with crew"],
    ),
    (
        "28 all go and fire",
        [line(FIRED | {"notes": "OBP 1,2,3"}, (3, 3, 3), ("load-left",))],
        ['line 1 fires "load-left", and all of the crew goes with parties'],
    ),
    (
        "28 all go and sail",
        [line(FIRST | {"notes": "OBP 1,2,3"}, (3, 3, 3)), line({"move": "1"})],
        ["line 2 has an order to sail, and all of the crew goes with parties"],
    ),
    ("28 two go", [line(FIRED | {"notes": "OBP 1,2"}, (3, 3, 3), ("load-left",)), line({"move": "1"})], []),
]


@pytest.mark.parametrize(("lines", "said"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_lines_of_a_log(game: Game, lines: list[LogLine], said: list[str]) -> None:
    assert faults(game, *lines) == said


# How guns are loaded is data of the game: with other figures the same lines get another verdict


def loading(game: Game, ready: bool, a_turn: int | None) -> Game:
    column = game.parts.notation[Name("load")]
    assert column.loading
    other = replace(column, loading=replace(column.loading, ready=ready, a_turn=a_turn))
    return replace(game, parts=replace(game.parts, notation={**game.parts.notation, Name("load"): other}))


@pytest.mark.parametrize(
    ("ready", "a_turn", "lines", "found"),
    [
        (False, 1, [line({"move": "0", "load-left": "R"})], []),
        (True, 1, [line({"move": "0", "load-left": "R"})], ['"load-right" is not loaded in line 1']),
        (False, 1, [line(FIRST)], ['line 1 has "load-left" and "load-right" loaded']),
        (True, 2, [line(FIRED), line(FIRST)], []),
        (True, None, [line(FIRED), line(FIRST)], []),
        (True, 1, [line(FIRED), line(FIRST)], ['line 2 has "load-left" and "load-right" loaded']),
    ],
)
def test_loading_is_as_the_notation_says(
    game: Game,
    ready: bool,
    a_turn: int | None,
    lines: list[LogLine],
    found: list[str],
) -> None:
    assert faults(loading(game, ready, a_turn), *lines) == found


def test_the_game_loads_both_sides_first_and_then_one_a_turn(game: Game) -> None:
    rules = game.parts.notation[Name("load")].loading
    assert rules
    assert (rules.ready, rules.a_turn) == (True, 1)
    with pytest.raises(ValueError, match="0 sides cannot be loaded"):
        replace(rules, a_turn=0)


def test_a_ship_is_as_long_as_its_map_says(game: Game) -> None:
    arrival = next(arrival for each in game.parts.scenarios.values() for _, _, arrival in each.arrivals())
    sea = game.parts.hexmaps[Name("open-sea")]
    assert [len(hexes_of(arrival, replace(sea, long=long))) for long in (1, 2)] == [1, 2]
    assert {each.long for each in game.parts.hexmaps.values()} == {2}
    with pytest.raises(ValueError, match="cannot be 3 hexes long"):
        replace(sea, long=3)

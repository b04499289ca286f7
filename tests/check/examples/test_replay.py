"""Worked examples played again: PK225 to PK232."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import messages

GUN = "gun: {title: G, roll: 1d6, columns: [near, far away], results: {1-4: [miss, miss], 5-6: [hit, miss]}}\n"
HIT = "hits: {title: H, roll: 1d6, results: {1-3: {text: hits, id: hit, value: 1}, 4-6: {text: misses, id: miss, value: 0}}}\n"
EVENT = "event: {title: E, roll: 1d6 × 1d6, bands: [1-3, 4-6], results: {1-4: [fog, calm], 5-6: [convoy, storm]}}\n"
FIRE = "fire: {title: F, axis: value, across: figures, bands: [1-2, 3+], results: {≤4: [0, 1], 5+: [2, 4]}}\n"
ADDED = """\
effect:
  title: Effect
  roll: 1d6
  modifiers:
    front: {value: 0, group: facing}
    side: {value: +1, group: facing}
    rear: {value: +2, group: facing}
    lost: {value: -1, times: 2}
  results: {≤5: none, 6+: destroyed}
"""
PERCENT = "salvage: {title: S, roll: d100, results: {01-99: nothing, 00: gold}}\n"
TABLES = {"tables.yaml": GUN + HIT + EVENT + FIRE + ADDED + PERCENT, "facts.yaml": "firepower: 3\n"}


def steps(text: str, head: str = "start: {hits: 0, fuel: 5}, ") -> dict[str, str]:
    """Return a game of the tables above and one example; its steps have `;` between."""
    listed = "".join(f"\n    - {{{step.strip()}}}" for step in text.split(";"))
    lines = head.strip(", ").replace("}, ", "}\n  ")
    return {**TABLES, "examples.yaml": f"example:\n  {lines}\n  steps:{listed}\n"}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("table: effect, roll: 5, modifiers: [side], value: 6", []),
        ("table: effect, roll: 5, modifiers: [side], value: 7", ["5 + 1 (side) = 6, printed 7"]),
        ("table: effect, roll: 5, modifiers: [rear, lost, lost], value: 5", []),
        ("table: effect, roll: 5, modifiers: [rear, lost], value: 5", ["5 + 2 (rear) - 1 (lost) = 6, printed 5"]),
        ("table: effect, roll: 5, modifiers: [front], value: 4", ["5 + 0 (front) = 5, printed 4"]),
        ("table: hits, roll: 5, value: 4", ["5 without a modifier, printed 4"]),
        ("table: effect, roll: 5, modifiers: [calibre], value: 7", []),  # PK227
        ("table: effect, value: 7", []),
        ("id: a, table: hits, roll: 1; table: fire, uses: a, column: 1, value: 2", ["1 without a modifier, printed 2"]),
        ("table: nowhere, roll: 5, value: 4", []),
        ("value: 4", []),
    ],
)
def test_sums(tmp_path: Path, text: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK225", steps(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("table: gun, roll: 5, column: near, expect: hit", []),
        ("table: gun, roll: 5, column: Far away, expect: miss", []),
        ("table: gun, roll: 5, column: far-away, expect: hit", ['5 is in row "5-6", column "far-away" of "gun": "miss", printed "hit"']),
        ("table: gun, roll: [5, 4], column: near, expect: hit", ['4 is in row "1-4", column "near" of "gun": "miss", printed "hit"']),
        ("table: gun, roll: 9, column: near, expect: hit", ['9 is in no row, printed "hit"']),
        ("table: gun, roll: 5, expect: miss", []),  # PK229
        ("table: hits, roll: 2, expect: 1", []),
        ("table: hits, roll: 2, expect: hits", []),
        ("table: hits, roll: 2, expect: 0", ['2 is in row "1-3" of "hits": "hit", printed "0"']),
        ("table: hits, roll: [1, 3, 5], expect: {hit: 2, miss: 1}", []),
        ("table: hits, roll: [1, 3, 5], expect: {hit: 3}", ['1, 3, 5 give "hit" 2 times, printed 3']),
        ("table: hits, roll: [4, 3, 5], expect: {hit: 0}", ['4, 3, 5 give "hit" once, printed 0']),
        ("table: hits, roll: [], expect: {hit: 1}", ['no dice give "hit" 0 times, printed 1']),
        ("table: event, roll: [5, 6], expect: storm", []),
        ("table: event, roll: [5, 6], expect: fog", ['5 with 6 is in row "5-6", column "4-6" of "event": "storm", printed "fog"']),
        ("table: event, roll: 5, column: 4-6, expect: fog", ['5 is in row "5-6", column "4-6" of "event": "storm", printed "fog"']),
        ("table: fire, roll: [5, 10], expect: 4", []),
        ("table: fire, value: 5, column: 10, expect: 4", []),
        ("table: fire, value: 5, column: 3+, expect: 2", ['5 is in row "5+", column "3+" of "fire": "4", printed "2"']),
        ("table: effect, roll: 5, modifiers: [side], expect: none", ['5 + 1 (side) = 6 is in row "6+" of "effect": "destroyed", printed "none"']),
        ("table: salvage, roll: 00, expect: gold", []),
        ("table: salvage, roll: 99, expect: gold", ['99 is in row "1-99" of "salvage": "nothing", printed "gold"']),
        ("id: a, table: fire, roll: [5, 1]; table: effect, uses: a, modifiers: [front], expect: none", []),
        ("id: a, table: fire, roll: [5, 1]; table: effect, uses: a, modifiers: [front], expect: destroyed",
         ['2 + 0 (front) = 2 is in row "≤5" of "effect": "none", printed "destroyed"']),
    ],
)  # fmt: skip
def test_results(tmp_path: Path, text: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK226", steps(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("table: gun, roll: 5, column: near, expect: hit", []),
        ("table: gnu, roll: 5", ['no table is called "gnu"']),
        ("table: gun, roll: 5, column: nera", ['table "gun" has no column "nera"']),
        ("table: hits, roll: 5, column: near", ['table "hits" has no column "near"']),
        ("table: fire, value: 5, column: 0", ['table "fire" has no column "0"']),
        ("table: effect, roll: 5, modifiers: [back]", ['table "effect" has no modifier "back"']),
        ("table: effect, expect: distroyed", ['table "effect" has no result "distroyed"']),
        ("table: effect, roll: 1, modifiers: [front], expect: x", []),  # PK226 says what is there
        ("table: hits, roll: [1], expect: {hitt: 1}", ['table "hits" has no result "hitt"']),
        ("id: a, table: hits, roll: 1; table: fire, uses: b, column: 1", ['no step before this one is called "b"']),
        ("id: a, table: fire, uses: a, column: 1", ['no step before this one is called "a"']),
        ("change: {hits: 1}, state: {hits: 1}", []),
        ("change: {hots: 1}", ['the example does not start with "hots"']),
        ("state: {fule: 1}", ['the example does not start with "fule"']),
    ],
)
def test_names(tmp_path: Path, text: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK227", steps(text)) == found


def test_a_table_s_own_examples_have_no_running_state(tmp_path: Path) -> None:
    own = HIT.replace("results", "examples: [{roll: 1, change: {hits: 1}}], results", 1)
    assert messages(tmp_path, "PK227", {"tables.yaml": own}) == ['no running state is called "hits"']


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("table: hits, roll: 6", []),
        ("table: hits, roll: 7", ['1d6 cannot give "7"']),
        ("table: hits, roll: [0, 6, -1]", ['1d6 cannot give "0"', '1d6 cannot give "-1"']),
        ("table: event, roll: [5, 7]", ['1d6 cannot give "7"']),
        ("table: event, roll: 5", ['table "event" takes 2 numbers, and 1 is given']),
        ("table: event, roll: [1, 2, 3]", ['table "event" takes 2 numbers, and 3 are given']),
        ("table: event, roll: []", ['table "event" takes 2 numbers, and 0 are given']),
        ("table: fire, roll: [5]", ['table "fire" takes 2 numbers, and 1 is given']),
        ("table: fire, roll: [-5, 999]", []),  # a quantity, not dice
        (
            "table: effect, roll: 1, modifiers: [side, rear]",
            ['modifiers "side" and "rear" exclude one another (group facing)'],
        ),
        ("table: effect, roll: 1, modifiers: [front, lost, lost]", []),
        (
            "table: effect, roll: 1, modifiers: [front, lost, lost, lost]",
            ['modifier "lost" is counted 3 times, at most 2'],
        ),
        ("id: a, table: hits, roll: 1; table: hits, uses: a, roll: 2", ['a step rolls and uses "a"']),
        ("table: salvage, roll: 101", ['1d100 cannot give "101"']),
    ],
)
def test_impossible_inputs(tmp_path: Path, text: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK228", steps(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("table: gun, roll: 5, column: near", []),
        ("table: gun, roll: 5", ['table "gun" has 2 columns, and the step names none']),
        ("table: gun, expect: hit", []),  # nothing is looked up
        ("table: effect, roll: 5", ['the step names no modifier of the group "facing"']),
        ("table: effect, roll: 5, modifiers: [lost]", ['the step names no modifier of the group "facing"']),
        ("table: effect, value: 5", []),
        ("roll: 5", ["a step rolls on no table"]),
        ("change: {hits: 1}", []),
        ("id: a, table: gun, roll: 5, column: near; table: hits, uses: a", ['step "a" gave no single number']),
        ("id: a, table: hits, roll: [1, 2]; table: hits, uses: a", ['step "a" gave no single number']),
        ("id: a, change: {hits: 1}; table: hits, uses: a", ['step "a" gave no single number']),
        ("id: a, table: hits, roll: 4; table: fire, uses: a, column: 2", []),
    ],
)
def test_missing_inputs(tmp_path: Path, text: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK229", steps(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("table: hits, thrown: 3, roll: [1, 2, 3]", []),
        (
            "table: hits, thrown: facts.firepower + 1, roll: [1, 2, 3]",
            ['"facts.firepower + 1 = 4" dice are thrown, and 3 shown'],
        ),
        ("table: hits, thrown: 2, roll: 4", ['"2" dice are thrown, and 1 shown']),
        ("table: hits, thrown: state.fuel - 2, roll: [1, 2, 3]", []),
        ("change: {fuel: -1}; table: hits, thrown: state.fuel, roll: [1, 2, 3, 4]", []),
        ("table: hits, thrown: 3, expect: {hit: 3}", []),
        ("table: hits, thrown: 3, expect: {hit: 3, miss: 1}", ['4 results are counted, and only 3 dice of "3" thrown']),
        ("table: hits, roll: [1], expect: {hit: 2}", ["2 results are counted, and only 1 dice thrown"]),
        ("table: hits, thrown: 3, expect: {hit: -1}", ["results are counted fewer than 0 times"]),
        ("table: hits, thrown: 3 == 3, roll: [1]", ['"3 == 3" is no number of dice']),
        ("table: hits, thrown: facts, roll: [1]", ['"facts" is no number of dice']),
    ],
)
def test_numbers_of_dice(tmp_path: Path, text: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK230", steps(text)) == found


@pytest.mark.parametrize("thrown", ["3 +", "facts.nothing", "2 ** 9", "().__class__", "1 / 0"])
def test_dice_that_cannot_be_worked_out_are_a_finding(tmp_path: Path, thrown: str) -> None:
    assert len(messages(tmp_path, "PK230", steps(f'table: hits, thrown: "{thrown}", roll: [1]'))) == 1


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("change: {hits: 1}, state: {hits: 1}; change: {hits: 2, fuel: -1}, state: {hits: 3, fuel: 4}", []),
        ("state: {hits: 1}", ['"hits" is 0, printed 1']),
        ("change: {hits: 1}; change: {hits: 2}, state: {hits: 2}", ['"hits" is 0 + 1 + 2 = 3, printed 2']),
        ("change: {fuel: -1}, state: {fuel: 5}", ['"fuel" is 5 - 1 = 4, printed 5']),
        ("change: {fuel: -1}, state: {fuel: 5}; state: {fuel: 5}; state: {fuel: 4}", ['"fuel" is 5 - 1 = 4, printed 5']),
        ("change: {fuel: -1}, state: {fuel: 5}; change: {fuel: -1}, state: {fuel: 5}", ['"fuel" is 5 - 1 = 4, printed 5', '"fuel" is 5 - 1 - 1 = 3, printed 5']),
        ("; ".join(["change: {hits: 1}"] * 9) + "; state: {hits: 8}", ['"hits" is 3 + 1 + 1 + 1 + 1 + 1 + 1 = 9, printed 8']),
    ],
)  # fmt: skip
def test_running_state(tmp_path: Path, text: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK231", steps(text)) == found


@pytest.mark.parametrize(
    ("phases", "found"),
    [
        ("event air fire move", []),
        ("event event fire event move", []),  # a new turn begins with its first phase
        ("fire move", []),
        ("event fire air move", ['"air", step 2 of "turn", comes after "fire", step 3']),
        ("move fire", ['"fire", step 3 of "turn", comes after "move", step 4']),
        ("event nothing air", []),
    ],
)
def test_order_of_phases(tmp_path: Path, phases: str, found: list[str]) -> None:
    aid = {"aids.yaml": "turn: {title: T, steps: {event: a, air: b, fire: c, move: d}}\n"}
    files = {**steps("; ".join(f"phase: {phase}" for phase in phases.split()), "aid: turn, "), **aid}
    assert messages(tmp_path, "PK232", files) == found


def test_what_comes_after_a_misplaced_phase_is_judged_by_the_order_before(tmp_path: Path) -> None:
    aid = {"aids.yaml": "turn: {title: T, steps: {event: a, air: b, fire: c, move: d}}\n"}
    files = {**steps("phase: fire; phase: air; phase: fire; phase: air", "aid: turn, "), **aid}
    assert len(messages(tmp_path, "PK232", files)) == 2


EVENTS = "fog: {title: Fog, zones: [{effect: slow, text: s}]}\ngale: {title: Gale, zones: [{effect: slow, text: s}]}\n"
TRIAL = """\
number: 1
title: Trial
level: easy
objective: {kind: home, text: home}
win: home
ports: [bergen]
return_after: 9
vp: 0
medal: {kind: hits, count: 1, text: few}
events: {1: [fog, gale], 2: [gale, fog]}
zones: {fog: [A1], gale: [A2]}
"""


@pytest.mark.parametrize(
    ("code", "text", "found"),
    [
        ("PK226", "mission: 01-trial, roll: [1, 3], expect: fog", []),
        ("PK226", "mission: 01-trial, roll: [2, 4], expect: fog", []),
        ("PK226", "mission: 01-trial, roll: [1, 4], expect: fog",
         ['1 with 4 is in row "1", column "4-6" of "01-trial": "gale", printed "fog"']),
        ("PK226", "mission: 01-trial, roll: [3, 4], expect: fog", ['3 with 4 is in no row, printed "fog"']),
        ("PK227", "mission: 01-trial, roll: [1, 4], expect: fog", []),
        ("PK227", "mission: 02-trial, roll: [1, 4], expect: fog", ['no mission is called "02-trial"']),
        ("PK228", "mission: 01-trial, roll: [1, 7]", ['1d6 cannot give "7"']),
        ("PK229", "mission: 02-trial, roll: [1, 4]", []),  # PK227
    ],
)  # fmt: skip
def test_events_are_looked_up_on_the_sheet_of_their_mission(
    tmp_path: Path, code: str, text: str, found: list[str]
) -> None:
    files = {"events.yaml": EVENTS, "missions/01-trial.yaml": TRIAL, **steps(text)}
    assert messages(tmp_path, code, files) == found

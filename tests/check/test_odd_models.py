"""Odd but loadable games: no rule of dice, tables and examples breaks off, whatever the loader lets through."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from projects import make_project

from printkit.check.odds import chain_odds, chance_columns
from printkit.check.registry import game_rules
from printkit.diagnostics import Report
from printkit.model.game import Game
from printkit.project import load_game

HEADS = (
    "roll: 1d6", "roll: 2d6", "roll: d66", "roll: d100", "roll: 19d2", "roll: 1d6 × 1d6", "roll: 2d66 × d66",
    "axis: score", "axis: score, across: range", "roll: 1d6, axis: both", "note: neither", "roll: 1d6, across: range",
)  # fmt: skip
RANGES = ("1-3", "4-6", "00", "0", "5+", "≤2", "11-66", "999999+", "6", "96-00", "1+", "≤0")
CELLS = (
    "hit", "0", "−1", "[a, b]", "[a]", "{text: x, value: 999999999999}", "{text: '{facts.x}', id: y}", "[1, 2, 3, 4]",
    "{text: z, then: t0}", "[{text: z, then: t1}, b]", "{text: q, then: nowhere}", "'!'", "½", "'2'",
)  # fmt: skip
MORE = (
    "covers: 0-3", "covers: 5+",
    "columns: [a, b]", "columns: ['!', '?']", "bands: [1-3, 4-6]", "bands: [1+, ≤2]", "bands: ['00']", "down: rising",
    "along: falling", "bounds: 1-2", "bounds: ≤0", "total: -999999999999999", "symmetric: yes", "boundaries: [0|1, down 2|3]",
    "chances: {hit: 0, a: {b: 1/2}}", "chances: {1-3: {a: 1/3}}", "equally_likely: [hit, a, b]", "allow: [gap, overlap, unused]",
    "allow: [duplicate, unreachable]", "modifiers: {m: -1}", "modifiers: {m: {value: 999999, times: 99}}",
    "modifiers: {m: {value: 0, group: g}, n: {value: -3, group: g}, o: {value: 2, times: 5}}",
    "examples: [{roll: 3, expect: hit, thrown: 2}, {roll: [], expect: {a: -1}}, {value: -5, column: a, expect: '½'}]",
    "examples: [{id: a, roll: [1, 2]}, {uses: a, modifiers: [m, m, x]}, {table: t1, roll: 999999999999999, column: '²'}]",
)  # fmt: skip
STEPS = (
    "{}", "{id: a, table: t0, roll: 1}", "{uses: a}", "{uses: a, table: t1}", "{table: t1, roll: [1, 2], column: 3}",
    "{table: t0, value: 3, expect: {hit: 99}}", "{change: {x: 1}, state: {x: 5}}", "{thrown: state.x, roll: [1]}",
    "{phase: aim}", "{phase: spot}", "{id: a}", "{thrown: '9 * 9 * (', expect: 1}", "{column: '٣', table: t0, roll: 2}",
    "{thrown: '', roll: [1]}", "{thrown: all, roll: [1]}", "{expect: '', table: t0, roll: 3}",
)  # fmt: skip


def odd_game(root: Path, seed: int) -> Game | None:
    """Return a game thrown together, or None where the loader refuses it."""
    dice = random.Random(seed)
    lines = []
    for number in range(dice.randrange(1, 4)):
        rows = ", ".join(f"'{each}': {dice.choice(CELLS)}" for each in dice.sample(RANGES, dice.randrange(1, 6)))
        more = {each.partition(":")[0]: each for each in dice.sample(MORE, dice.randrange(5))}
        lines.append(f"t{number}: {{title: T, {dice.choice(HEADS)}, results: {{{rows}}}, {', '.join(more.values())}}}")
    steps = ", ".join(dice.choices(STEPS, k=5))
    example = f"e: {{start: {{x: 2}}, aid: {dice.choice(['turn', 'trun', '~'])}, steps: [{steps}]}}"
    files = {
        "game.yaml": "title: Odd\n"
        + dice.choice(["", "sheets: {t: {title: T, from: tables, layout: x, imposition: y}}\n"]),
        "tables.yaml": "\n".join(lines),
        "examples.yaml": example,
        "aids.yaml": "turn: {title: T, steps: {aim: a, spot: b}}",
        "facts.yaml": "x: 1",
    }
    project = make_project(root, {f"sources/odd/{name}": text for name, text in files.items()})
    return load_game(project, "odd", Report())


OURS = range(201, 233)


@pytest.mark.parametrize("batch", range(5))
def test_no_rule_breaks_off(tmp_path: Path, batch: int) -> None:
    games = [odd_game(tmp_path / str(seed), seed) for seed in range(batch * 25, batch * 25 + 25)]
    loaded = [game for game in games if game]
    assert len(loaded) > 15
    rules = [rule for rule in game_rules() if int(rule.kind.code[2:]) in OURS]
    found = [list(rule.inspect(game)) for game in loaded for rule in rules]
    assert sum(map(len, found)) > 100
    assert all(each.message and each.origin.line for group in found for each in group)


@pytest.mark.parametrize("batch", range(2))
def test_odds_of_odd_tables_add_up(tmp_path: Path, batch: int) -> None:
    games = [odd_game(tmp_path / str(seed), seed) for seed in range(batch * 25, batch * 25 + 25)]
    for game in (game for game in games if game):
        for name, table in game.parts.tables.items():
            for _, column in chance_columns(table) if table.roll else ():
                assert sum(each.chance for each in chain_odds(game.parts.tables, name, column)) == 1


def test_every_rule_of_these_families_is_there() -> None:
    codes = {int(rule.kind.code[2:]) for rule in game_rules()} & {*OURS}
    assert {*OURS} - codes == {210, 221}

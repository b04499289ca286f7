"""Worked examples of contests: attacks on a board → whether they can be made, and what comes of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from printkit.check.boards.cells import known_cells
from printkit.check.boards.walks import is_sized
from printkit.check.registry import Finding, rule
from printkit.model.cells import Cell, CellGrid
from printkit.model.contests import Attack, Contest
from printkit.model.game import Game

ILLEGAL = "illegal"


class _Case(NamedTuple):
    """An example with its contest, and the grid that it is played on."""

    attack: Attack
    contest: Contest
    grid: CellGrid | None


@rule("PK352", "wrong-contest-example")
def wrong_contest_example(game: Game) -> Iterator[Finding]:
    """Report a worked example of a contest that comes out otherwise, or names cells that are not on the board.

    ## What it does
    Replays each of a contest's `examples`. Where it says `from` and `to`, the attack has to be made along a row or
    column, no farther than the attacker's `reach`, over open cells that are not among those `between`; else it is
    `illegal`, as is any attack of a `passive` piece. What comes of it is compared with `expect`.

    ## Why it matters
    A reader learns the rule from the example, and the example is the first thing to be wrong when a rule changes.

    ## Example
    `{id: fx-10, attacker: spy, target: general, expect: wins}`, since only the marshal falls to the spy

    ## Fix
    Correct the example, or the rule that it shows.
    """
    for contest in game.parts.contests.values():
        grid = game.parts.grids.get(contest.grid) if contest.grid else None
        for attack in contest.examples:
            yield from _replay(game, _Case(attack, contest, grid if grid and is_sized(grid) else None))


def _replay(game: Game, case: _Case) -> Iterator[Finding]:
    attack, contest = case.attack, case.contest
    strange = list(_strange_cells(case))
    yield from strange
    if strange or not {attack.attacker, attack.target} <= set(contest.units):
        return
    why = _why_not(game, case)
    outcomes = [ILLEGAL] if why else list(contest.outcomes_of(attack.attacker, attack.target, game.parts.roster))
    if len(outcomes) == 1 and attack.expect != outcomes[0] and attack.expect in (*contest.outcomes, ILLEGAL):
        message = f'"{attack.id}" expects "{attack.expect}", and the rules give "{outcomes[0]}"'
        yield Finding(attack.places["expect"], message, why or "correct the example, or the rule that it shows")


def _strange_cells(case: _Case) -> Iterator[Finding]:
    attack, grid = case.attack, case.grid
    cells = {"start": (attack.start,), "to": (attack.to,), "between": attack.between}
    for key, names in cells.items():
        origin = attack.places.get(key, attack.origin)
        for name in filter(None, names):
            if grid is None:
                yield Finding(origin, f'"{attack.id}" names a cell, and its contest no grid', "name it: grid: field")
                return
            try:
                shut = grid.cell(name) in known_cells(grid, grid.blocked)
            except LookupError as error:
                yield Finding(
                    origin, str(error.args[0]), f"cells go up to {grid.name_of((grid.rows - 1, grid.columns - 1))}"
                )
                continue
            if shut:
                yield Finding(origin, f'no piece can stand on "{name}", which is blocked', "name an open cell")
    if (attack.start is None) != (attack.to is None):
        yield Finding(attack.origin, f'"{attack.id}" gives one end of an attack', "give from: and to:, or neither")


def _why_not(game: Game, case: _Case) -> str:
    """Return why an attack cannot be made, or nothing where it can."""
    attack, contest, grid = case
    if attack.attacker in contest.passive:
        return f'"{attack.attacker}" never attacks'
    if grid is None or attack.start is None or attack.to is None:
        return ""
    start, end = grid.cell(attack.start), grid.cell(attack.to)
    way = _way(start, end)
    if way is None:
        return f"{attack.start} and {attack.to} are not in one row or column"
    unit = game.parts.roster.get(attack.attacker)
    reach = unit.figures.get(contest.reach, 0) if unit and contest.reach else 1
    if len(way) + 1 > reach:
        return f'"{attack.attacker}" moves {reach}, and {attack.to} is {len(way) + 1} away'
    shut = known_cells(grid, grid.blocked) | {grid.cell(name) for name in attack.between}
    return next((f"{grid.name_of(cell)} is in the way" for cell in way if cell in shut), "")


def _way(start: Cell, end: Cell) -> tuple[Cell, ...] | None:
    """Return the cells between two others in a straight line; None where they are not in one, or are one."""
    if start == end or (start[0] != end[0] and start[1] != end[1]):
        return None
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    down, right = (end[0] - start[0]) // steps, (end[1] - start[1]) // steps
    return tuple((start[0] + step * down, start[1] + step * right) for step in range(1, steps))

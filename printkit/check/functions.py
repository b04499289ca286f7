"""What expressions can call beside the standard functions: chances of tables, ways over grids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import TypeVar

from printkit.check.boards.walks import distances, is_sized
from printkit.check.expressions import Function
from printkit.check.names import near
from printkit.check.odds import Outcome, chance_columns, expected_value, roll_odds
from printkit.model.cells import CellGrid, CellSet
from printkit.model.charts import Chart
from printkit.model.contests import Contest
from printkit.model.dice import DieRange, Results
from printkit.model.game import Game
from printkit.model.names import slug
from printkit.model.tables import Table, cells_of
from printkit.model.variants import Variant

T = TypeVar("T")

MOST_FACES = 10_000


@dataclass(frozen=True, slots=True)
class _Speech:
    """The functions, with the table and the grid that they mean where none is named."""

    table: Table | None
    grid: CellGrid | None

    def chance(self, *values: object) -> object:
        """Return the chance of a result: `chance("hit", "approach")`."""
        table, words = _chosen(values, self.table, 'chance(tables.firing, "hit")')
        if not 1 <= len(words) <= 2:
            raise ValueError('chance takes a result and a column -- write chance("hit", "approach")')
        wanted = slug(words[0])
        known = {result.name for entry in table.results for result in cells_of(entry)}
        if wanted not in known:
            raise LookupError(f'no result of the table is called "{words[0]}" -- {near(words[0], known)}')
        outcomes = _outcomes(table, words[1:])
        return sum((each.chance for each in outcomes if each.name == wanted), Fraction(0))

    def expected(self, *values: object) -> object:
        """Return the mean of the results' numbers: `expected("approach")`."""
        table, words = _chosen(values, self.table, "expected(tables.damage)")
        mean = expected_value(_outcomes(table, words))
        if mean is None:
            raise ValueError("not every result of the table has a number -- give each a value")
        return mean

    def distance(self, *values: object) -> object:
        """Return the fewest steps between two cells over open ones: `distance("A1", "C3")`."""
        grid, words = _chosen(values, self.grid, 'distance(grids.chart, "A1", "C3")')
        if len(words) != 2:
            raise ValueError('distance takes two cells -- write distance("A1", "C3")')
        is_open = _sized(grid).open_cells()
        first, last = (grid.cell(word) for word in words)
        for word, cell in zip(words, (first, last), strict=True):
            if cell not in is_open:
                raise ValueError(f'the cell "{word}" is blocked -- name an open one')
        found = distances(grid, first, is_open)
        if last not in found:
            raise ValueError(f'no way leads from "{words[0]}" to "{words[1]}" -- open a cell between them')
        return found[last]

    def cells(self, *values: object) -> object:
        """Return the names of cells, of all open ones where none are named: `cells("A1-C3")`."""
        grid, words = _chosen(values, self.grid, 'cells(grids.chart, "A1-C3")')
        sized = _sized(grid)
        found = [sized.cells(CellSet.from_text(word)) for word in words] or [sized.open_cells()]
        return tuple(grid.name_of(cell) for cell in sorted(frozenset().union(*found)))


def _tally(game: Game, *values: object) -> object:
    """Return how many pairs of a contest have an outcome, of kinds of pieces or of a variant's single pieces."""
    match values:
        case Contest() as contest, str(outcome):
            counts = dict.fromkeys(contest.units, 1)
        case Contest() as contest, str(outcome), Variant() as variant:
            counts = {name: variant.counts.get(name, 0) for name in contest.units}
        case _:
            raise ValueError('tally takes a contest, an outcome and a variant -- write tally(contests.attack, "win")')
    if outcome not in contest.outcomes:
        raise LookupError(f'no outcome of the contest is called "{outcome}" -- {near(outcome, set(contest.outcomes))}')
    pairs = contest.matrix(game.parts.roster).items()
    return sum(counts[attacker] * counts[target] for (attacker, target), found in pairs if found == outcome)


def functions_of(game: Game, table: Table | None = None) -> Mapping[str, Function]:
    """Return the functions that expressions of a game can call; `table` is the one that a claim is written in.

    Elsewhere the path of the table comes first, and that of the grid where a game has several.
    """
    grids = list(game.parts.grids.values())
    speech = _Speech(table, grids[0] if len(grids) == 1 else None)
    return {
        "chance": speech.chance,
        "expected": speech.expected,
        "distance": speech.distance,
        "cells": speech.cells,
        "faces": faces,
        "tally": partial(_tally, game),
    }


def faces(value: object) -> object:
    """Return each result of the dice in a set of them: `faces(tables.firing.approach.hit)`."""
    runs = value.runs if isinstance(value, Results) else (value,)
    found: list[int] = []
    for run in runs:
        if not isinstance(run, DieRange):
            raise ValueError("faces takes results of dice -- write faces(tables.firing.approach.hit)")  # noqa: TRY004 - said to the author of a claim
        if run.low is None or run.high is None or run.high - run.low >= MOST_FACES:
            raise ValueError(f'the results "{run}" have no end -- name a table that is rolled on')
        found += range(run.low, run.high + 1)
    return tuple(found)


def _chosen(values: tuple[object, ...], own: T | None, wanted: str) -> tuple[T, list[str]]:
    """Return the thing that a function is about, its first value or the one at hand, and the words after it.

    A chart stands for its lettered grids, land and all.
    """
    first = [value.grid if isinstance(value, Chart) else value for value in values[:1]]
    named = [value for value in first if isinstance(value, Table | CellGrid)]
    if not named and own is None:
        raise ValueError(f"it has to be said of what -- write {wanted}")
    if named and (isinstance(named[0], Table) != wanted.startswith(("chance", "expected"))):
        raise ValueError(f"that is of another kind -- write {wanted}")
    chosen: T = named[0] if named else own  # type: ignore[assignment]  # of the kind that is wanted, by the lines above
    return chosen, [_word(value) for value in values[len(named) :]]


def _word(value: object) -> str:
    match value:
        case CellSet():
            return value.text
        case str() | int():
            return str(value)
    raise ValueError('the name of a result, column or cell is a text -- write "hit"')


def _outcomes(table: Table, words: list[str]) -> tuple[Outcome, ...]:
    """Return the results of a roll on a table, in the column that is named, or the only one."""
    columns = chance_columns(table)
    if words:
        return roll_odds(table, table.column_of(words[0]))
    if len(columns) != 1:
        names = ", ".join(name for name, _ in columns)
        raise ValueError(f"the table has {len(columns)} columns -- name one of {names}")
    return roll_odds(table, columns[0][1])


def _sized(grid: CellGrid) -> CellGrid:
    if not is_sized(grid):
        raise ValueError(f"a grid of {grid.rows} rows and {grid.columns} columns has no names for its cells")
    return grid

"""The numbers of a table's results: their order, their bounds, and results that have none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.model.dice import DieRange
from printkit.model.game import Game
from printkit.model.tables import Result, Table

NEEDS_NUMBERS = ("down", "along", "bounds", "total")
"""The fields that say something about the numbers of results."""


class Cell(NamedTuple):
    """One result of a table with its row and its column, and the place of the row."""

    row: DieRange
    column: str
    result: Result
    origin: Origin

    @property
    def where(self) -> str:
        """Return how a message names the cell."""
        return f'row "{self.row}"' + (f', column "{self.column}"' if self.column else "")


def grid_of(table: Table) -> list[list[Cell]]:
    """Return the cells of a table row by row; rows may be of different length.

    Words that a severity puts in order count by it: no effect, immobilised, destroyed are 0, 1 and 2.
    """
    names = table.column_names
    return [
        [
            Cell(entry.key, names[index] if index < len(names) else "", _numbered(cell, table), entry.origin)
            for index, cell in enumerate(cells)
        ]
        for entry, (_, cells) in zip(table.results, table.rows, strict=True)
    ]


def _numbered(result: Result, table: Table) -> Result:
    number = table.number_of(result)
    return result if number == result.value else replace(result, value=number)


@rule("PK214", "broken-order")
def broken_order(game: Game) -> Iterator[Finding]:
    """Report a number that falls where the table says its numbers rise, or rises where they fall.

    ## What it does
    Compares neighbours: `down:` from row to row, `along:` from column to column. Equal numbers are in order.

    ## Why it matters
    More guns that hit less are a misprint, in a table of a hundred numbers that nobody reads through.

    ## Example
    `down: rising` with `5: [1, 2]` and `6: [1, 1]`: the second column falls from 2 to 1.

    ## Fix
    Correct the number, or take `down:` or `along:` away where the order is not meant.
    """
    for table in game.parts.tables.values():
        grid = grid_of(table)
        if table.down:
            columns = [[row[index] for row in grid if index < len(row)] for index in range(table.width)]
            for column in columns:
                yield from _falls(column, table.down, "down")
        if table.along:
            for row in grid:
                yield from _falls(row, table.along, "along")


def _falls(cells: Sequence[Cell], order: str, field: str) -> Iterator[Finding]:
    numbered = [(cell, cell.result.value) for cell in cells if cell.result.value is not None]
    for (before, low), (after, high) in pairwise(numbered):
        if (high < low) if order == "rising" else (high > low):
            came = f'row "{before.row}"' if field == "down" else f'column "{before.column}"'
            message = f"{after.where} is {high} after {low} in {came}, though {field} is {order}"
            yield Finding(after.origin, message, "correct one of the numbers")


@rule("PK215", "result-out-of-bounds")
def result_out_of_bounds(game: Game) -> Iterator[Finding]:
    """Report a number of a table outside the bounds that the table states.

    ## What it does
    Compares each result's number with `bounds:`.

    ## Why it matters
    A hit table number that no hit table has, or more losses than there are men.

    ## Example
    `bounds: 0-8` with a result 9

    ## Fix
    Correct the number or the bounds.
    """
    for table in game.parts.tables.values():
        bounds = table.bounds
        for cell in (cell for row in grid_of(table) for cell in row) if bounds else ():
            value = cell.result.value
            if value is not None and bounds and value not in bounds:
                yield Finding(cell.origin, f'{cell.where} is {value}, outside "{bounds}"', "correct the number")


@rule("PK223", "result-without-number")
def result_without_number(game: Game) -> Iterator[Finding]:
    """Report a result without a number in a table whose numbers have an order, bounds, a total or a symmetry.

    ## What it does
    Looks for results that are words alone where `down:`, `along:`, `bounds:`, `total:` or `symmetric:` speak of numbers.

    ## Why it matters
    What has no number would be passed over, and the check would look as if it had passed.

    ## Example
    `down: rising` with the result `destroyed`

    ## Fix
    Give the result a number to compare: `{text: destroyed, value: 2}`.
    """
    for table in game.parts.tables.values():
        fields = [field for field in NEEDS_NUMBERS if getattr(table, field) is not None]
        fields += ["symmetric"] if table.symmetric and table.width == 1 else []
        for cell in (cell for row in grid_of(table) for cell in row) if fields else ():
            if cell.result.value is None:
                message = f'{cell.where}, "{cell.result.text.text}", has no number for "{fields[0]}" to look at'
                yield Finding(cell.origin, message, f"write {{text: {cell.result.text.text}, value: 1}}")

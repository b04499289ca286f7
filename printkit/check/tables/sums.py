"""Check figures of a table: its total and its symmetry."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.check.tables.values import Cell, grid_of
from printkit.diagnostics import Origin
from printkit.model.game import Game
from printkit.model.tables import Result, Table


@rule("PK216", "broken-symmetry")
def broken_symmetry(game: Game) -> Iterator[Finding]:
    """Report a table that is said to be symmetric and is not.

    ## What it does
    Compares a matrix with itself turned about its diagonal: row 2, column 5 with row 5, column 2. In a table of one
    column the first number and the last add up to 0, the second and the last but one, and so on.

    ## Why it matters
    One side would get more of a table that is the same for both, or a drift would lean to the left.

    ## Example
    `symmetric: yes` with the results -1, 0 and 2

    ## Fix
    Correct the number, or take `symmetric:` away.
    """
    for table in game.parts.tables.values():
        if table.symmetric:
            yield from _unlike_halves(table) if table.width == 1 else _unlike_corners(table)


def _unlike_halves(table: Table) -> Iterator[Finding]:
    cells = [row[0] for row in grid_of(table) if row]
    for first, last in zip(cells[: (len(cells) + 1) // 2], reversed(cells), strict=False):
        low, high = first.result.value, last.result.value
        if low is not None and high is not None and low + high:
            if first is last:
                yield Finding(first.origin, f"{first.where}, the middle, is {low}, not 0", "correct the number")
            else:
                message = f"{low} + {high} = {low + high}, not 0: {first.where} and {last.where} do not balance"
                yield Finding(last.origin, message, "correct one of the numbers")


def _unlike_corners(table: Table) -> Iterator[Finding]:
    grid, place = grid_of(table), table.places.get("symmetric", table.origin)
    if len(grid) != table.width:
        yield Finding(place, f"{len(grid)} rows and {table.width} columns cannot be symmetric", "make it square")
        return
    rows = tuple(entry.key for entry in table.results)
    if table.bands and rows != table.bands:
        shown = " and ".join(f'"{", ".join(map(str, each))}"' for each in (rows, table.bands))
        yield Finding(place, f"rows and bands differ, so the table cannot be symmetric: {shown}", "use the same ranges")
        return
    for number, row in enumerate(grid):
        for other in range(number):
            if other < len(row) and number < len(grid[other]):
                yield from _unlike(row[other], grid[other][number])


def _unlike(cell: Cell, other: Cell) -> Iterator[Finding]:
    if _said(cell.result) != _said(other.result):
        message = f'{cell.where} is "{_said(cell.result)}", but {other.where} is "{_said(other.result)}"'
        yield Finding(cell.origin, message, "correct one of the two")


def _said(result: Result) -> str:
    return result.name if result.value is None else str(result.value)


@rule("PK217", "wrong-total")
def wrong_total(game: Game) -> Iterator[Finding]:
    """Report a table whose numbers do not add up to the total that it states.

    ## What it does
    Adds up the numbers of all results and compares the sum with `total:`.

    ## Why it matters
    A check figure finds a single wrong digit in a large table, as in a ledger.

    ## Example
    `total: 3` with the results 0, 1 and 1

    ## Fix
    Find the wrong number, or correct the total.
    """
    for table in game.parts.tables.values():
        values = [cell.result.value or 0 for row in grid_of(table) for cell in row]
        if table.total is not None and sum(values) != table.total:
            yield Finding(
                _place(table), f"{_sum(values)} = {sum(values)}, stated total {table.total}", "find the wrong number"
            )


def _sum(values: list[int]) -> str:
    """Return a sum written out; of many numbers only how many there are."""
    if not values or len(values) > 12:
        return f"the sum of {len(values)} numbers"
    return " ".join([str(values[0]), *(f"{'-' if value < 0 else '+'} {abs(value)}" for value in values[1:])])


def _place(table: Table) -> Origin:
    return table.places.get("total", table.origin)

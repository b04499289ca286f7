"""Tables in a series: each result at least as high as in the table before."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.names import near
from printkit.check.registry import Finding, rule
from printkit.check.tables.values import grid_of
from printkit.model.game import Game
from printkit.model.tables import Table


@rule("PK367", "falling-series")
def falling_series(game: Game) -> Iterator[Finding]:
    """Report a result below that of the same cell of the table its own is said to rise from.

    ## What it does
    Compares each number with that of the table under `rises_from:`, row by row and column by column. Both tables must
    have the same rows and columns.

    ## Why it matters
    A better shot is read in a higher hit table; where that hits less, more guns do less harm.

    ## Example
    `hit-3: {rises_from: hit-2, …}` with `6: [H, R]`, where `hit-2` has `6: [H G, R]`

    ## Fix
    Correct the results, or the order of the tables.
    """
    for name, table in game.parts.tables.items():
        if table.rises_from is None:
            continue
        place = table.places.get("rises_from", table.origin)
        lower = game.parts.tables.get(table.rises_from)
        if lower is None:
            yield Finding(place, f'no table is called "{table.rises_from}"', near(table.rises_from, game.parts.tables))
        elif lower is table:
            yield Finding(place, f'table "{name}" rises from itself', "name the table before it")
        elif _form(lower) != _form(table):
            hint = "give both the same rows and columns"
            yield Finding(place, f'table "{table.rises_from}" has other rows or columns than "{name}"', hint)
        else:
            yield from _fallen(table, lower)


def _form(table: Table) -> tuple[object, ...]:
    return tuple((run, len(cells)) for run, cells in table.rows)


def _fallen(table: Table, lower: Table) -> Iterator[Finding]:
    for row, below in zip(grid_of(table), grid_of(lower), strict=True):
        for cell, before in zip(row, below, strict=True):
            number, least = cell.result.value, before.result.value
            if number is None or least is None:
                message = f'{cell.where} cannot be compared with table "{table.rises_from}"'
                yield Finding(cell.origin, message, "give both results a number")
            elif number < least:
                message = f'{cell.where} is {number}, but {least} in table "{table.rises_from}"'
                yield Finding(cell.origin, message, "correct one of the two")

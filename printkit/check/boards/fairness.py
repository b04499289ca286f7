"""Set-up areas that give one side more than the other."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.boards.cells import known_cells, sized_grids
from printkit.check.boards.walks import turn
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.model.cells import Cell, CellGrid
from printkit.model.game import Game
from printkit.model.names import Name


@rule("PK256", "board-not-symmetric")
def board_not_symmetric(game: Game) -> Iterator[Finding]:
    """Report a board that a declared symmetry does not map onto itself.

    ## What it does
    Turns or mirrors the blocked cells and the `start` areas by the grid's `symmetry`: the blocked cells must fall
    on blocked cells, each start area on a start area. The first cell that does not is named.

    ## Why it matters
    One lake a column further to the left gives one player the shorter way to the flag.

    ## Example
        symmetry: half-turn
        blocked: C4, D4, E6     # a half turn takes E6 to D3, which is open

    ## Fix
    Move the cell, or declare the symmetry that is meant.
    """
    for grid in sized_grids(game):
        if grid.symmetry is None:
            continue
        if grid.symmetry == "quarter-turn" and grid.rows != grid.columns:
            message = f"a grid of {grid.rows} rows and {grid.columns} columns has no quarter turn"
            hint = "declare a half-turn or a mirror, or make the grid square"
            yield Finding(grid.places.get("symmetry", grid.origin), message, hint)
            continue
        yield from _blocked(grid)
        if len({len(cells) for cells in _starts(grid).values()}) == 1:
            yield from _unmatched_starts(grid)


def _blocked(grid: CellGrid) -> Iterator[Finding]:
    blocked, move = known_cells(grid, grid.blocked), turn(grid)
    for cell in sorted(blocked):
        if move(cell) not in blocked:
            there = grid.name_of(move(cell))
            message = f'"{grid.name_of(cell)}" is blocked, but the {grid.symmetry} takes it to "{there}", which is open'
            origin = grid.blocked.origin if grid.blocked else grid.origin
            yield Finding(origin, message, "block both or neither")
            return


def _starts(grid: CellGrid) -> dict[Name, frozenset[Cell]]:
    return {name: known_cells(grid, grid.areas[name]) for name in grid.start if name in grid.areas}


def _unmatched_starts(grid: CellGrid) -> Iterator[Finding]:
    starts, move = _starts(grid), turn(grid)
    for name, cells in starts.items():
        moved = frozenset(map(move, cells))
        if moved in starts.values():
            continue
        nearest = max(starts.values(), key=lambda other: len(other & moved))
        cell = next(cell for cell in sorted(cells) if move(cell) not in nearest)
        message = f'the {grid.symmetry} takes "{grid.name_of(cell)}" of the start area "{name}" to'
        missed = f'"{grid.name_of(move(cell))}", which no start area has in its place'
        yield Finding(_origin(grid, name), f"{message} {missed}", "correct one of the areas, or the symmetry")


def _origin(grid: CellGrid, name: Name) -> Origin:
    return grid.areas[name].origin if grid.areas[name].origin.file else grid.origin


@rule("PK257", "unequal-start")
def unequal_start(game: Game) -> Iterator[Finding]:
    """Report start areas of different size.

    ## What it does
    Counts the cells of each area under `start` and compares them with the first.

    ## Why it matters
    With 24 cells against 23, one side has a place less to hide its flag.

    ## Example
        areas: {red: "A1-C8", blue: "F1-H7"}
        start: [red, blue]

    ## Fix
    Correct one of the areas; if the sides are meant to differ, leave them out of `start`.
    """
    for grid in sized_grids(game):
        starts = _starts(grid)
        for name in list(starts)[1:]:
            first = next(iter(starts))
            if len(starts[name]) != len(starts[first]):
                message = f'the start area "{name}" has {len(starts[name])} cells, "{first}" has {len(starts[first])}'
                yield Finding(_origin(grid, name), message, "make them equal, or leave them out of start")

"""Cells of a grid that are not there or cannot be entered, and grids without names for their cells."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.boards.walks import is_sized, listed
from printkit.check.registry import Finding, rule
from printkit.diagnostics.wording import agreeing
from printkit.model.cells import MOST_LETTERS, MOST_NUMBERS, Cell, CellGrid, CellSet
from printkit.model.game import Game


@rule("PK251", "unknown-cell")
def unknown_cell(game: Game) -> Iterator[Finding]:
    """Report a cell, row or column that the grid does not have.

    ## What it does
    Looks up every part of `blocked`, of the `areas` and of the zones of each zoning.

    ## Why it matters
    A zone on I3 of a board that ends at H8 cannot be drawn, and the event in it never happens.

    ## Example
        chart: {title: Search chart, rows: 8, columns: 8, areas: {start: "A5-A9"}}

    ## Fix
    Correct the cell: `A5-A8`.
    """
    for grid in sized_grids(game):
        last = grid.name_of((grid.rows - 1, grid.columns - 1))
        for cells in _sets(grid):
            for part in cells.parts():
                try:
                    grid.cells(CellSet(part))
                except LookupError as error:
                    yield Finding(cells.origin, str(error.args[0]), f"cells go from A1 to {last}")


def _sets(grid: CellGrid) -> Iterator[CellSet]:
    if grid.blocked:
        yield grid.blocked
    for _, cells in named_sets(grid):
        yield cells


def named_sets(grid: CellGrid) -> Iterator[tuple[str, CellSet]]:
    """Yield every area, then every zone of every zoning, with what messages call it."""
    for name, cells in grid.areas.items():
        yield f'area "{name}"', cells
    for zoning, zones in grid.zonings.items():
        for name, cells in zones.items():
            yield f'zone "{name}" of "{zoning}"', cells


def sized_grids(game: Game) -> Iterator[CellGrid]:
    """Yield the grids whose cells have names; the others have a finding of their own."""
    return (grid for grid in game.parts.grids.values() if is_sized(grid))


def known_cells(grid: CellGrid, cells: CellSet | None) -> frozenset[Cell]:
    """Return the cells of a set that the grid has; those that it does not have are another rule's finding."""
    found: frozenset[Cell] = frozenset()
    for part in cells.parts() if cells else ():
        try:
            found |= grid.cells(CellSet(part))
        except LookupError:
            continue
    return found


def open_cells(grid: CellGrid) -> frozenset[Cell]:
    """Return the cells that can be entered."""
    everything = frozenset((row, column) for row in range(grid.rows) for column in range(grid.columns))
    return everything - known_cells(grid, grid.blocked)


@rule("PK252", "blocked-cell-used")
def blocked_cell_used(game: Game) -> Iterator[Finding]:
    """Report an area or zone that asks for cells which cannot be entered.

    ## What it does
    Compares areas and zones with `blocked`. A cell named by itself has to be open; of a block, row or column some may
    be blocked, but not all, and in a `start` area none.

    ## Why it matters
    An event in a zone of land alone never meets a ship, and a piece cannot be set up in a lake.

    ## Example
        blocked: C1
        areas: {brest: C1}

    ## Fix
    Name an open cell, or take the cell out of `blocked`.
    """
    for grid in sized_grids(game):
        blocked = known_cells(grid, grid.blocked)
        for what, cells in named_sets(grid) if blocked else ():
            whole = known_cells(grid, cells)
            named = frozenset().union(*(found for found in _parts(grid, cells) if len(found) == 1))
            start = any(cells is grid.areas.get(name) for name in grid.start)
            shut = blocked & (whole if start or whole <= blocked else named)
            if shut:
                every = (
                    "all of its cells are"
                    if whole <= blocked
                    else f"{listed(grid, shut)} {agreeing(len(shut), 'is', 'are')}"
                )
                hint = "name open cells, or take them out of blocked"
                yield Finding(cells.origin, f"{what} cannot be entered: {every} blocked", hint)


def _parts(grid: CellGrid, cells: CellSet) -> Iterator[frozenset[Cell]]:
    return (known_cells(grid, CellSet(part)) for part in cells.parts())


@rule("PK259", "grid-without-names")
def grid_without_names(game: Game) -> Iterator[Finding]:
    """Report a grid with no cells, or with more lines than there are letters and numbers.

    ## What it does
    Checks that the lettered lines are 1 to 26 and the numbered ones 1 to 99.

    ## Why it matters
    After Z a player has no name for a row, and the rules no way to speak of its cells.

    ## Example
        chart: {title: Chart, rows: 30, columns: 8}

    ## Fix
    Letter the shorter side, `letters: columns`, or make the grid smaller.
    """
    for name, grid in game.parts.grids.items():
        if not is_sized(grid):
            lettered = "rows" if grid.letters == "rows" else "columns"
            message = f'grid "{name}" has {grid.rows} rows and {grid.columns} columns, its {lettered} lettered'
            hint = f"give it 1 to {MOST_LETTERS} lettered and 1 to {MOST_NUMBERS} numbered lines"
            yield Finding(grid.places.get("rows", grid.origin), message, hint)

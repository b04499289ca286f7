"""Areas and zones that meet where they should not, leave cells out, or fall into pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from printkit.check.boards.cells import known_cells, open_cells, sized_grids
from printkit.check.boards.walks import islands, listed
from printkit.check.registry import Finding, rule
from printkit.model.cells import Cell, CellGrid, CellSet
from printkit.model.game import Game


@rule("PK253", "cell-in-two-areas")
def cell_in_two_areas(game: Game) -> Iterator[Finding]:
    """Report a cell in two areas that lie apart, or in two zones of one event.

    ## What it does
    Compares the areas of each group under `apart`, and the zones of each zoning.

    ## Why it matters
    A cell of two colours cannot be printed, and a ship in it would meet both events.

    ## Example
        zonings:
          heavy-cruisers: {norfolk: "A1-B2", suffolk: "B2-C3"}     # B2 is in both

    ## Fix
    Take the cell out of one of them.
    """
    for grid in sized_grids(game):
        for group in grid.apart:
            areas = [(name, grid.areas[name]) for name in group if name in grid.areas]
            yield from _shared(grid, ("areas", ""), areas)
        for zoning, zones in grid.zonings.items():
            yield from _shared(grid, ("zones", f' of "{zoning}"'), zones.items())


def _shared(grid: CellGrid, called: tuple[str, str], sets: Iterable[tuple[str, CellSet]]) -> Iterator[Finding]:
    """Yield a finding for each set that holds cells of an earlier one; they are called a kind of things, of something."""
    what, of = called
    owners: dict[Cell, str] = {}
    for name, cells in sets:
        shared: dict[str, list[Cell]] = {}
        for cell in sorted(known_cells(grid, cells)):
            if owners.setdefault(cell, name) != name:
                shared.setdefault(owners[cell], []).append(cell)
        for other, both in shared.items():
            message = f'the {what} "{other}" and "{name}"{of} share {listed(grid, both)}'
            yield Finding(cells.origin, message, "take the cells out of one of them")


@rule("PK254", "cell-in-no-area")
def cell_in_no_area(game: Game) -> Iterator[Finding]:
    """Report open cells that belong to none of the areas which should make up the whole board.

    ## What it does
    Adds up the areas of each group under `whole` and compares them with the open cells of the grid.

    ## Why it matters
    Set-up rows of 3 and 3 and 2 between them make 8: on a board of 9 rows, one row belongs to nobody.

    ## Example
        rows: 9
        areas: {red: "A1-C8", middle: "D1-E8", blue: "F1-H8"}
        whole: [[red, middle, blue]]

    ## Fix
    Extend an area, block the cells, or correct the size of the grid.
    """
    for grid in sized_grids(game):
        for group in grid.whole:
            sizes = {name: len(known_cells(grid, grid.areas[name])) for name in group if name in grid.areas}
            held = frozenset().union(*(known_cells(grid, grid.areas[name]) for name in sizes))
            left = open_cells(grid) - held
            if left:
                computed = " + ".join(f"{size} ({name})" for name, size in sizes.items())
                message = f"{computed} cells leave out {len(left)} of {len(open_cells(grid))}: {listed(grid, left)}"
                hint = "extend an area, block the cells, or correct the size of the grid"
                yield Finding(grid.places.get("whole", grid.origin), message, hint)


@rule("PK255", "area-in-pieces")
def area_in_pieces(game: Game) -> Iterator[Finding]:
    """Report an area that should hang together and does not.

    ## What it does
    Walks over the open cells of each area under `connected`, by the `steps` of the grid, and lists the pieces.

    ## Why it matters
    A sea in two parts leaves a ship on the wrong side of the land with no way home.

    ## Example
        blocked: column 3
        areas: {atlantic: "A1-C5"}
        connected: [atlantic]

    ## Fix
    Open a cell between the pieces, or take one of them out of the area.
    """
    for grid in sized_grids(game):
        for name in grid.connected:
            cells = grid.areas.get(name)
            pieces = islands(grid, known_cells(grid, cells) & open_cells(grid)) if cells else []
            if cells and len(pieces) > 1:
                shown = "; ".join(listed(grid, piece) for piece in pieces[:4])
                message = f'the area "{name}" is in {len(pieces)} pieces: {shown}{"; …" if len(pieces) > 4 else ""}'
                yield Finding(cells.origin, message, "open a cell between them, or take one out of the area")

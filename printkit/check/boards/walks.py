"""Ways over the cells of a grid: distances, islands, and where a symmetry takes a cell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from printkit.model import ways
from printkit.model.cells import Cell, CellGrid

ORTHOGONAL = ((-1, 0), (1, 0), (0, -1), (0, 1))
DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def is_sized(grid: CellGrid) -> bool:
    """Tell whether a grid has cells, and a letter and a number of two digits for each of its lines."""
    return grid.is_named


def neighbours(grid: CellGrid, cell: Cell) -> Iterator[Cell]:
    """Yield the cells that are one step from a cell, in the grid or not."""
    steps = ORTHOGONAL if grid.steps == "orthogonal" else ORTHOGONAL + DIAGONAL
    return ((cell[0] + down, cell[1] + right) for down, right in steps)


def distances(grid: CellGrid, start: Cell, among: frozenset[Cell]) -> Mapping[Cell, int]:
    """Return the fewest steps of a grid from a cell to each cell that can be reached over the cells `among`."""
    return ways.distances([start], among, partial(neighbours, grid))


def islands(grid: CellGrid, cells: frozenset[Cell]) -> list[frozenset[Cell]]:
    """Return the groups of cells that hang together by the steps of a grid, in the order of their first cell."""
    return list(ways.islands(cells, partial(neighbours, grid)))


def turn(grid: CellGrid) -> Callable[[Cell], Cell]:
    """Return what the grid's symmetry does with a cell; a mirror swaps top and bottom."""
    last_row, last_column = grid.rows - 1, grid.columns - 1
    match grid.symmetry:
        case "half-turn":
            return lambda cell: (last_row - cell[0], last_column - cell[1])
        case "mirror":
            return lambda cell: (last_row - cell[0], cell[1])
        case "quarter-turn":
            return lambda cell: (cell[1], last_row - cell[0])
        case None:
            return lambda cell: cell


def listed(grid: CellGrid, cells: Iterable[Cell], most: int = 6) -> str:
    """Return the names of cells in a row, the first `most` of them."""
    names = [grid.name_of(cell) for cell in sorted(cells)]
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more

"""Movement squares: quarters of lettered grids by name → places of a fine lattice, and ways over it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Self

from printkit.diagnostics import Origin
from printkit.model.cells import Cell, CellGrid, CellSet
from printkit.model.ways import distances

Square = tuple[int, int]
"""Row and column of a movement square in the lattice of a whole board, counted from 0."""

QUARTERS = {"nw": (0, 0), "ne": (0, 1), "sw": (1, 0), "se": (1, 1)}
"""The four movement squares of a grid, by the corner they lie in: row and column within the grid."""

_PART = re.compile(r"(.*?)((?:\s+(?:nw|ne|sw|se))*)")


@dataclass(frozen=True, slots=True)
class SquareSet:
    """Movement squares as a player writes them: whole grids (`A1`, `A1-B2`) or quarters of them (`C8 sw se`)."""

    parts: tuple[tuple[CellSet, tuple[str, ...]], ...]
    text: str
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Check the notation; raises ValueError when a part is none of the forms."""
        parts = []
        for part in text.split(","):
            match = _PART.fullmatch(part.strip())
            cells, quarters = (match[1], match[2]) if match else (part, "")
            parts.append((CellSet.from_text(cells), tuple(quarters.split())))
        return cls(tuple(parts), text)

    def squares(self, grid: CellGrid) -> frozenset[Square]:
        """Return the squares of the set; raises LookupError when the grid does not have one of its cells."""
        return frozenset(
            square
            for cells, quarters in self.parts
            for cell in grid.cells(cells)
            for square in squares_of(cell, quarters or tuple(QUARTERS))
        )


def squares_of(cell: Cell, quarters: Iterable[str] = tuple(QUARTERS)) -> Iterator[Square]:
    """Yield the squares of a lettered grid, all of them or some quarters."""
    for quarter in quarters:
        down, right = QUARTERS[quarter]
        yield 2 * cell[0] + down, 2 * cell[1] + right


def cell_of(square: Square) -> Cell:
    """Return the lettered grid that a square lies in."""
    return square[0] // 2, square[1] // 2


def name_square(square: Square, grid: CellGrid) -> str:
    """Return the name of a square, such as `C8 sw`."""
    inside = (square[0] % 2, square[1] % 2)
    quarter = next(name for name, place in QUARTERS.items() if place == inside)
    return f"{grid.name_of(cell_of(square))} {quarter}"


def list_squares(squares: Collection[Square], grid: CellGrid) -> str:
    """Return squares in the shortest notation, grid by grid: `A1, A2 nw ne`."""
    found: dict[Cell, list[str]] = {}
    for square in sorted(squares):
        found.setdefault(cell_of(square), []).append(name_square(square, grid).split()[1])
    order = list(QUARTERS)
    return ", ".join(
        grid.name_of(cell) + ("" if len(quarters) == 4 else " " + " ".join(sorted(quarters, key=order.index)))
        for cell, quarters in sorted(found.items())
    )


def water_ways(starts: Iterable[Square], water: Collection[Square]) -> Mapping[Square, int]:
    """Return the fewest moves from the nearest start on water to each square that can be reached over water."""
    return distances([start for start in starts if start in water], water)


def moves_between(first: Cell, last: Cell) -> int:
    """Return the fewest moves between any squares of two lettered grids where no land is in the way."""
    return sum(max(0, 2 * abs(a - b) - 1) for a, b in zip(first, last, strict=True))

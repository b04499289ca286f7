"""Places of hexes on paper: a grid and the width of a hex across its flats → middles, corners and sizes in mm.

Every corner and every middle lies on a lattice of whole numbers, so that corners that meet are found equal. One step
of it is half a side along the columns of flat hexes and half the width across; pointy hexes have the two exchanged.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from printkit.model.hexes import Hex, HexGrid

Knot: TypeAlias = tuple[int, int]
"""A point of the lattice: corners and middles of hexes lie on such points."""

Point: TypeAlias = tuple[float, float]

CORNERS: dict[str, tuple[Knot, ...]] = {
    "flat": ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)),
    "pointy": ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2)),
}
"""The corners from the middle, clockwise; side n runs from corner n to the next."""


def middle_knot(grid: HexGrid, place: Hex) -> Knot:
    """Return the middle of a hex on the lattice."""
    column, row = place
    if grid.top == "flat":
        return 3 * column + 2, 2 * row + 1 + grid.shift(place)
    return 2 * column + 1 + grid.shift(place), 3 * row + 2


def corner_knots(grid: HexGrid, place: Hex) -> tuple[Knot, ...]:
    """Return the six corners of a hex on the lattice, clockwise, the first one at the start of side 0."""
    x, y = middle_knot(grid, place)
    return tuple((x + dx, y + dy) for dx, dy in CORNERS[grid.top])


@dataclass(frozen=True)
class Scale:
    """Hexes of a grid on paper: `across` is their width from flat to flat in mm; (0, 0) is the map's own corner."""

    grid: HexGrid
    across: float

    @property
    def side(self) -> float:
        """Return the length of a side in mm."""
        return self.across / sqrt(3)

    @property
    def steps(self) -> Point:
        """Return the two steps of the lattice in mm."""
        half, flat = self.side / 2, self.across / 2
        return (half, flat) if self.grid.top == "flat" else (flat, half)

    @property
    def pitch(self) -> Point:
        """Return how far apart columns and rows are, in mm."""
        x, y = self.steps
        return (3 * x, 2 * y) if self.grid.top == "flat" else (2 * x, 3 * y)

    def point(self, knot: Knot) -> Point:
        """Return where a point of the lattice lies, in mm."""
        x, y = self.steps
        return knot[0] * x, knot[1] * y

    def middle(self, place: Hex) -> Point:
        """Return the middle of a hex in mm."""
        return self.point(middle_knot(self.grid, place))

    def outline(self, place: Hex) -> tuple[Point, ...]:
        """Return the corners of a hex in mm, clockwise, the first one at the start of side 0."""
        return tuple(self.point(knot) for knot in corner_knots(self.grid, place))

    def size(self) -> Point:
        """Return the width and height of the map with all of its hexes whole, in mm."""
        columns, rows = self.grid.columns, self.grid.rows
        stagger = 1 if (columns if self.grid.top == "flat" else rows) > 1 or self.grid.shifted == "odd" else 0
        if self.grid.top == "flat":
            return self.point((3 * columns + 1, 2 * rows + stagger))
        return self.point((2 * columns + stagger, 3 * rows + 1))

    def window(self, first: Hex, last: Hex) -> tuple[Point, Point]:
        """Return the upper left corner and the size in mm of the rectangle that holds a block of hexes.

        Its edges run midway between the middles of the hexes on either side. So rectangles of neighbouring blocks meet
        without gap or overlap, hold the middle of every hex of their own, and cut a little from hexes at their edge.
        """
        x, y = self.steps
        width, height = self.pitch
        corner = (first[0] * width + x / 2, first[1] * height + y / 2)
        return corner, ((last[0] - first[0] + 1) * width, (last[1] - first[1] + 1) * height)

    def hex_at(self, x: float, y: float) -> Hex:
        """Return the hex, on the map or not, that a point lies in; one on an edge lies in either of the two."""
        width, height = self.pitch
        column, row = int(x // width), int(y // height)
        near = [(column + right, row + below) for right in (-1, 0, 1) for below in (-1, 0, 1)]

        def apart(place: Hex) -> float:
            """Return the square of the distance of a middle from the point."""
            at = self.middle(place)
            return (at[0] - x) ** 2 + (at[1] - y) ** 2

        return min(near, key=apart)

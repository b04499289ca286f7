"""Matrices and boxes in points as a PDF has them → boxes in mm from the top left corner of a page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

MM = 25.4 / 72
"""Millimetres in a point."""

Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


class Box(NamedTuple):
    """Left, bottom, right and top in points, counted from the lower left."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        """Return its width in points."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Return its height in points."""
        return self.top - self.bottom

    def moved(self, x: float, y: float) -> Box:
        """Return the box moved by x and y."""
        return Box(self.left + x, self.bottom + y, self.right + x, self.top + y)

    def within(self, other: Box) -> Box:
        """Return what two boxes have in common; where that is nothing, its width or height is negative."""
        return Box(
            max(self.left, other.left),
            max(self.bottom, other.bottom),
            min(self.right, other.right),
            min(self.top, other.top),
        )

    def shrunk(self, by: float) -> Box:
        """Return the box with each side moved inwards."""
        return Box(self.left + by, self.bottom + by, self.right - by, self.top - by)

    def holds(self, other: Box, slack: float = 0.0) -> bool:
        """Tell whether another box lies inside, or outside by no more than `slack`."""
        return (
            other.left >= self.left - slack
            and other.bottom >= self.bottom - slack
            and other.right <= self.right + slack
            and other.top <= self.top + slack
        )

    def touches(self, other: Box) -> bool:
        """Tell whether two boxes have more than an edge in common."""
        common = self.within(other)
        return common.width > 0 and common.height > 0


ENDLESS = Box(-math.inf, -math.inf, math.inf, math.inf)


def times(first: Matrix, then: Matrix) -> Matrix:
    """Return the map that does `first`, then the other."""
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m)


def around(matrix: Matrix, xs: Sequence[float], ys: Sequence[float]) -> Box:
    """Return the box around points after a map."""
    a, b, c, d, e, f = matrix
    if b == c == 0:
        left, right, bottom, top = a * min(xs) + e, a * max(xs) + e, d * min(ys) + f, d * max(ys) + f
        return Box(min(left, right), min(bottom, top), max(left, right), max(bottom, top))
    across = [a * x + c * y + e for x, y in zip(xs, ys, strict=True)]
    up = [b * x + d * y + f for x, y in zip(xs, ys, strict=True)]
    return Box(min(across), min(up), max(across), max(up))


def least_scale(matrix: Matrix) -> float:
    """Return by how much a map enlarges a length in the direction where it does so least."""
    a, b, c, d = matrix[:4]
    if b == c == 0:
        return min(abs(a), abs(d))
    return abs(math.hypot(a + d, c - b) - math.hypot(a - d, b + c)) / 2


def in_mm(box: Box, page: Box) -> tuple[float, float, float, float]:
    """Return left, top, width and height in mm, counted from the top left corner of a page."""
    return ((box.left - page.left) * MM, (page.top - box.top) * MM, box.width * MM, box.height * MM)

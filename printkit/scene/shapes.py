"""Shapes as outlines and maps of the plane: numbers in mm → segments and matrices."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from printkit.scene.box import Box
from printkit.scene.items import IDENTITY, Group, Item, Matrix, Segment

KAPPA = 4 / 3 * (math.sqrt(2) - 1)
"""The handle length of a cubic curve that stands for a quarter circle of radius 1."""


def polygon(points: Iterable[tuple[float, float]]) -> tuple[Segment, ...]:
    """Return the closed outline through the points, in mm."""
    steps = [("L", (x, y)) for x, y in points]
    return (("M", steps[0][1]), *steps[1:], ("Z", ()))


def polyline(*points: tuple[float, float]) -> tuple[Segment, ...]:
    """Return the open line through the points, in mm."""
    return (("M", points[0]), *(("L", point) for point in points[1:]))


def rect(box: Box, radius: float = 0.0) -> tuple[Segment, ...]:
    """Return the outline of a box, its corners rounded by `radius` mm."""
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    if radius <= 0:
        return polygon([(x, y), (right, y), (right, bottom), (x, bottom)])
    r = min(radius, box.width / 2, box.height / 2)
    k = r * (1 - KAPPA)
    return (
        ("M", (x + r, y)),
        ("L", (right - r, y)),
        ("C", (right - k, y, right, y + k, right, y + r)),
        ("L", (right, bottom - r)),
        ("C", (right, bottom - k, right - k, bottom, right - r, bottom)),
        ("L", (x + r, bottom)),
        ("C", (x + k, bottom, x, bottom - k, x, bottom - r)),
        ("L", (x, y + r)),
        ("C", (x, y + k, x + k, y, x + r, y)),
        ("Z", ()),
    )


def circle(x: float, y: float, radius: float) -> tuple[Segment, ...]:
    """Return the outline of a circle around (x, y), in mm."""
    k = radius * KAPPA
    left, right, top, bottom = x - radius, x + radius, y - radius, y + radius
    return (
        ("M", (x, top)),
        ("C", (x + k, top, right, y - k, right, y)),
        ("C", (right, y + k, x + k, bottom, x, bottom)),
        ("C", (x - k, bottom, left, y + k, left, y)),
        ("C", (left, y - k, x - k, top, x, top)),
        ("Z", ()),
    )


def translate(x: float, y: float) -> Matrix:
    """Return the map that moves by (x, y) mm."""
    return (1.0, 0.0, 0.0, 1.0, x, y)


def half_turn(x: float, y: float) -> Matrix:
    """Return the map that turns by 180° about (x, y)."""
    return (-1.0, 0.0, 0.0, -1.0, 2 * x, 2 * y)


def compose(outer: Matrix, inner: Matrix) -> Matrix:
    """Return the map that applies `inner`, then `outer`."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def apply(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    """Return where the map takes the point (x, y)."""
    a, b, c, d, e, f = matrix
    return (a * x + c * y + e, b * x + d * y + f)


def walk(items: Sequence[Item], matrix: Matrix = IDENTITY) -> Iterator[tuple[Item, Matrix]]:
    """Yield every item, groups before what they hold, with the map from its own mm to the scene's."""
    for item in items:
        yield item, matrix
        if isinstance(item, Group):
            yield from walk(item.items, compose(matrix, item.transform))

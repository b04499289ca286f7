"""Items of a drawing → the boxes they take up, in the scene's own mm."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from printkit.scene.box import Box
from printkit.scene.items import IDENTITY, Group, Image, Item, Matrix, Path, Segment, Text
from printkit.scene.shapes import apply, compose

Leaf: TypeAlias = Path | Text | Image

STEPS = (0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875)
"""Where a curve is looked at between its ends: its handles may lie far outside it."""


def leaves(
    items: Sequence[Item], matrix: Matrix = IDENTITY, clip: Box | None = None
) -> Iterator[tuple[Leaf, Matrix, Box]]:
    """Yield every path, text and image in drawing order, with its map to the scene and the box it is seen in.

    The box of a clip stands for the clip; what lies outside it altogether is left out.
    """
    for item in items:
        if isinstance(item, Group):
            inner = compose(matrix, item.transform)
            within = _both(clip, box_of(outline_points(item.clip), inner)) if item.clip else clip
            if within is None or min(within.width, within.height) > 0:
                yield from leaves(item.items, inner, within)
            continue
        seen = _both(clip, extent(item, matrix))
        if min(seen.width, seen.height) >= 0:
            yield item, matrix, seen


def extent(item: Leaf, matrix: Matrix = IDENTITY) -> Box:
    """Return the box of an item under a map, with half the width of its line on every side."""
    match item:
        case Path():
            line = item.stroke.width / 2 * scale_of(matrix) if item.stroke else 0.0
            return box_of(outline_points(item.segments), matrix).grown(line)
        case Text():
            return box_of(
                ((item.x, item.y - item.size * 0.75), (item.x + item.width, item.y + item.size * 0.2)), matrix
            )
        case Image():
            box = item.box
            corners = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
            return box_of(corners, matrix)


def scale_of(matrix: Matrix) -> float:
    """Return by how much a map enlarges, as the side of a square that has become a rectangle of the same area."""
    a, b, c, d, _, _ = matrix
    return math.sqrt(abs(a * d - b * c))


def box_of(points: Iterable[tuple[float, float]], matrix: Matrix = IDENTITY) -> Box:
    """Return the box around points under a map; of no points, a box of no size at the origin."""
    placed = list(points)
    if not placed:
        return Box(0.0, 0.0, 0.0, 0.0)
    upright = matrix[1] == matrix[2] == 0.0  # then the corners of the box are those of its map
    if not upright:
        placed = [apply(matrix, x, y) for x, y in placed]
    xs, ys = zip(*placed, strict=True)
    corners = ((min(xs), min(ys)), (max(xs), max(ys)))
    (left, top), (right, bottom) = (apply(matrix, *corner) for corner in corners) if upright else corners
    return Box(min(left, right), min(top, bottom), abs(right - left), abs(bottom - top))


def outline_points(segments: Iterable[Segment]) -> Iterator[tuple[float, float]]:
    """Yield points of an outline: corners, and of curves the ends and seven places between."""
    x, y = 0.0, 0.0
    for code, numbers in segments:
        if code == "C":
            x1, y1, x2, y2, x3, y3 = numbers
            yield from ((_cubic(t, x, x1, x2, x3), _cubic(t, y, y1, y2, y3)) for t in STEPS)
        if numbers:
            x, y = numbers[-2:]
            yield x, y


def _cubic(t: float, a: float, b: float, c: float, d: float) -> float:
    rest = 1 - t
    return rest**3 * a + 3 * rest**2 * t * b + 3 * rest * t**2 * c + t**3 * d


def _both(one: Box | None, other: Box) -> Box:
    """Return what two boxes share; its width or height is negative where they are apart."""
    if one is None:
        return other
    (x, y, width, height), (other_x, other_y, other_width, other_height) = one, other
    left, top = max(x, other_x), max(y, other_y)
    right, bottom = min(x + width, other_x + other_width), min(y + height, other_y + other_height)
    return Box(left, top, right - left, bottom - top)

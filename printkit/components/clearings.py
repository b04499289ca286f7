"""Lines that make way for names: the texts of a drawing → the rooms around them, and what is left of a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from printkit.components.chart_marks import Edge, Point
from printkit.scene import Box, Item, Matrix, Text, apply, walk

CAPITALS, TAILS = 0.74, 0.22
"""How far letters reach above and below their base line, in parts of their size."""

SLIVER = 0.3
"""A piece of a line that is shorter than this, in mm, is left out."""


@dataclass(frozen=True, slots=True)
class Clearing:
    """The room of a line of text: a box in the text's own mm, the map from the drawing's mm to those, its bounds."""

    box: Box
    inward: Matrix
    bounds: Box

    def span(self, edge: Edge) -> tuple[float, float] | None:
        """Return from which part of an edge to which it lies within the room, both from 0 to 1, or None."""
        (x1, y1), (x2, y2), bounds = edge[0], edge[1], self.bounds
        if (
            max(x1, x2) < bounds.x
            or min(x1, x2) > bounds.right
            or max(y1, y2) < bounds.y
            or min(y1, y2) > bounds.bottom
        ):
            return None
        (x1, y1), (x2, y2) = apply(self.inward, x1, y1), apply(self.inward, x2, y2)
        across = _within(x1, x2 - x1, self.box.x, self.box.right)
        down = _within(y1, y2 - y1, self.box.y, self.box.bottom)
        low, high = max(across[0], down[0], 0.0), min(across[1], down[1], 1.0)
        return (low, high) if low < high else None

    @property
    def middle(self) -> Point:
        """Return the middle of the room."""
        return self.bounds.x + self.bounds.width / 2, self.bounds.y + self.bounds.height / 2


def clearings(items: Iterable[Item], pad: float) -> tuple[Clearing, ...]:
    """Return the room of each line of text in a drawing, turned as the text is, `pad` mm wider on every side."""
    return tuple(
        _clearing(text, matrix, pad)
        for text, matrix in walk(tuple(items))
        if isinstance(text, Text) and text.text.strip()
    )


def broken(edge: Edge, rooms: Sequence[Clearing]) -> Iterator[Edge]:
    """Yield the pieces of an edge that lie in none of the rooms; an edge that meets none is itself."""
    spans = sorted(span for room in rooms if (span := room.span(edge)))
    at, length = 0.0, _length(edge)
    for low, high in [*spans, (1.0, 1.0)]:
        if low > at and (not spans or (low - at) * length > SLIVER):
            yield _part(edge, at, low)
        at = max(at, high)


def _clearing(text: Text, matrix: Matrix, pad: float) -> Clearing:
    box = Box(text.x, text.y - CAPITALS * text.size, text.width, (CAPITALS + TAILS) * text.size).grown(pad)
    corners = [apply(matrix, x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    bounds = Box(left, top, max(x for x, _ in corners) - left, max(y for _, y in corners) - top)
    return Clearing(box, _inverse(matrix), bounds)


def _inverse(matrix: Matrix) -> Matrix:
    a, b, c, d, e, f = matrix
    area = a * d - b * c
    return d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area


def _within(start: float, step: float, low: float, high: float) -> tuple[float, float]:
    """Return for which parts of a step the value lies between two limits; an empty span where it never does."""
    if not step:
        return (0.0, 1.0) if low <= start <= high else (1.0, 0.0)
    first, last = (low - start) / step, (high - start) / step
    return min(first, last), max(first, last)


def _length(edge: Edge) -> float:
    (x1, y1), (x2, y2) = edge
    return float(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)


def _part(edge: Edge, low: float, high: float) -> Edge:
    (x1, y1), (x2, y2) = edge
    if (low, high) == (0.0, 1.0):
        return edge
    return (x1 + low * (x2 - x1), y1 + low * (y2 - y1)), (x1 + high * (x2 - x1), y1 + high * (y2 - y1))

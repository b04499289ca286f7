"""Rectangles: left, top, width and height in mm, y pointing down."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in mm: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Return the x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Return the y of the lower edge."""
        return self.y + self.height

    def inset(self, left: float, top: float, right: float, bottom: float) -> Box:
        """Return the box made smaller by the four distances in mm (larger where negative)."""
        return Box(self.x + left, self.y + top, self.width - left - right, self.height - top - bottom)

    def grown(self, margin: float) -> Box:
        """Return the box made larger by `margin` mm on every side."""
        return self.inset(-margin, -margin, -margin, -margin)

    def meets(self, other: Box) -> bool:
        """Tell whether two boxes share an area; those that touch share none."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom


def around(boxes: Collection[Box]) -> Box:
    """Return the smallest box around one box or more."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)

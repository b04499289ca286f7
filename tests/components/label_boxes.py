"""Where the lines of text of a drawing stand, as the corners of boxes, and which of them meet."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise

from printkit.scene import Item, Text, apply, walk

Point = tuple[float, float]
Corners = tuple[Point, ...]


def label_boxes(items: Iterable[Item]) -> list[tuple[str, Corners]]:
    """Return each line of text with the corners of the box around its capitals, turned as the text is."""
    found = []
    for item, matrix in walk(tuple(items)):
        if isinstance(item, Text) and item.text.strip():
            left, right, top = item.x, item.x + item.width, item.y - 0.72 * item.size
            corners = ((left, top), (right, top), (right, item.y), (left, item.y))
            found.append((item.text, tuple(apply(matrix, *corner) for corner in corners)))
    return found


def meeting(boxes: Iterable[tuple[str, Corners]], gap: float = 0.0) -> list[tuple[str, str]]:
    """Return the pairs of texts whose boxes meet, or come nearer than `gap` mm."""
    return [(a, b) for (a, first), (b, second) in combinations(boxes, 2) if not _apart(first, second, gap)]


def _apart(first: Corners, second: Corners, gap: float) -> bool:
    """Tell whether a line along a side of one of two boxes parts them (separating axis theorem)."""
    for (x1, y1), (x2, y2) in [*pairwise((*first, first[0])), *pairwise((*second, second[0]))]:
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        across = ((y2 - y1) / length, (x1 - x2) / length)
        shadows = [[x * across[0] + y * across[1] for x, y in box] for box in (first, second)]
        if max(shadows[0]) + gap <= min(shadows[1]) or max(shadows[1]) + gap <= min(shadows[0]):
            return True
    return False

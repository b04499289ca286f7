"""A face → the stretches of its width and height that labels and symbols take: where no cut should go."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.scene import Box, Group, Path, Scene, Text, apply, walk
from printkit.scene.extents import box_of

Span = tuple[float, float]
"""Where something begins and ends along one side, in mm."""

ASCENT, DESCENT = 0.8, 0.25
"""How far the letters of a line reach above and below its baseline, in ems."""
WIDEST = 25.0
"""The size in mm up to which a symbol or figure is taken for a label, such as the face of a die."""


def labels_across(face: Scene) -> tuple[Span, ...]:
    """Return the stretches of a face's width that labels take."""
    return tuple((box.x, box.right) for box in label_boxes(face))


def labels_down(face: Scene) -> tuple[Span, ...]:
    """Return the stretches of a face's height that labels take."""
    return tuple((box.y, box.bottom) for box in label_boxes(face))


def label_boxes(face: Scene) -> tuple[Box, ...]:
    """Return the boxes of the lines of text and of the small symbols of a face, in mm."""
    return tuple(_boxes(face))


def _boxes(face: Scene) -> Iterator[Box]:
    for item, matrix in walk(face.items):
        if isinstance(item, Text):
            top, bottom = item.y - ASCENT * item.size, item.y + DESCENT * item.size
            yield box_of([apply(matrix, x, y) for x in (item.x, item.x + item.width) for y in (top, bottom)])
        elif isinstance(item, Group) and item.role in ("symbol", "figure"):
            points = [
                apply(inner, *numbers[at : at + 2])
                for part, inner in walk((item,), matrix)
                if isinstance(part, Path)
                for _, numbers in part.segments
                for at in range(0, len(numbers), 2)
            ]
            box = box_of(points) if points else None
            if box and max(box.width, box.height) <= WIDEST:
                yield box

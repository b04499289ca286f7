"""Items that are shown smaller than they were drawn → the same items, with lines that hold and no text too small to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from printkit.scene import Group, Item, Path, Text

FINEST = 0.25 * 25.4 / 72
"""The thinnest line in mm that a printer holds: 0.25 pt (PRINT: Asia Pacific Offset)."""

SMALLEST = 5.0 * 25.4 / 72
"""The smallest text in mm that can be read: 5 pt. In a figure of a piece smaller words are a grey smear."""


def reduced(items: Sequence[Item], scale: float) -> tuple[Item, ...]:
    """Return items for a figure at `scale` of their size: finer lines are widened, smaller texts left out.

    A figure shows a piece, it does not replace it: what has to be read on it stands in the text beside it.
    """
    return tuple(items) if scale >= 1 else tuple(_reduce(items, scale))


def _reduce(items: Sequence[Item], scale: float) -> Iterator[Item]:
    for item in items:
        match item:
            case Path(stroke=stroke) if stroke and stroke.width * scale < FINEST:
                yield replace(item, stroke=replace(stroke, width=FINEST / scale))
            case Text() if item.size * scale < SMALLEST:
                continue
            case Group():
                inner = scale * _size_of(item)
                # a name says that groups hold the same, so one that was changed needs a name of its own
                name = f"{item.name} at {inner:.4f}" if item.name else ""
                yield replace(item, items=tuple(_reduce(item.items, inner)), name=name)
            case _:
                yield item


def _size_of(group: Group) -> float:
    """Return by how much a group's transform enlarges lengths."""
    a, b, c, d = group.transform[:4]
    return float(abs(a * d - b * c) ** 0.5)

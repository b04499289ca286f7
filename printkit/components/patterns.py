"""Patterns of board spaces: a name → small marks for one space, a second code beside the colour of its ground."""

from __future__ import annotations

from typing import Literal

from printkit.components.context import Context
from printkit.diagnostics import Origin
from printkit.scene import Group, Item, Path, Segment, Stroke, translate

Pattern = Literal["plain", "waves", "clouds"]

WAVE = 5.0
"""The distance of one wave from the next, in mm."""


def space_pattern(pattern: Pattern, size: tuple[float, float], context: Context, origin: Origin) -> tuple[Item, ...]:
    """Return the marks for a space of a width and height in mm, measured from its top left corner."""
    line = {"waves": "wave", "clouds": "cloud"}.get(pattern)
    stroke = context.line(line, origin) if line else None
    if stroke is None:
        return ()
    return _waves(*size, stroke) if pattern == "waves" else _clouds(*size, stroke)


def _waves(width: float, height: float, stroke: Stroke) -> tuple[Item, ...]:
    """Return staggered rows of waves, in the middle of the space."""
    crest = Path(_crest(WAVE * 0.6, WAVE * 0.1), stroke=stroke)
    columns, rows = int((width - WAVE) / WAVE), int((height - WAVE) / WAVE)
    left, top = (width - (columns - 0.4) * WAVE) / 2, (height - (rows - 1) * WAVE) / 2
    return tuple(
        Group((crest,), translate(left + (column + row % 2 / 2) * WAVE, top + row * WAVE), name="wave")
        for row in range(rows)
        for column in range(columns - row % 2)
    )


def _crest(width: float, rise: float) -> tuple[Segment, ...]:
    half = width / 2
    return (
        ("M", (0.0, 0.0)),
        ("C", (half / 3, -rise, 2 * half / 3, -rise, half, 0.0)),
        ("C", (half + half / 3, rise, half + 2 * half / 3, rise, width, 0.0)),
    )


def _clouds(width: float, height: float, stroke: Stroke) -> tuple[Item, ...]:
    """Return two clouds, low at the left and high at the right of the space."""
    cloud = Path(_billows(), stroke=stroke)
    places = ((0.3, 0.74), (0.68, 0.46)) if width > 30 and height > 15 else ((0.3, 0.6),)
    return tuple(Group((cloud,), translate(x * width, y * height), name="cloud") for x, y in places)


def _billows() -> tuple[Segment, ...]:
    """Return the upper outline of a cloud over a flat base, 11 mm wide."""
    return (
        ("M", (0.0, 0.0)),
        ("C", (-1.6, 0.0, -2.2, -2.4, 0.2, -2.5)),
        ("C", (0.4, -4.6, 3.6, -5.0, 4.4, -3.2)),
        ("C", (5.4, -4.4, 7.6, -3.8, 7.4, -2.2)),
        ("C", (9.6, -2.4, 9.8, 0.0, 8.2, 0.0)),
        ("Z", ()),
    )

"""Patterns of terrain: a name → marks for one hex, which meet those of the next; a second code beside the colour.

A line pattern fills a rectangle as wide as columns are apart and as high as rows: such rectangles, each about the
middle of a hex, cover the map without gap, so the lines run on from hex to hex. Marks such as hills stand inside a hex.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import ceil

from printkit.components.hex_outlines import lot
from printkit.model.hex_places import Point
from printkit.model.hexmaps import Pattern
from printkit.scene import Item, Path, Segment, Stroke, polyline

VARIANTS = 9
"""How many drawings of each kind of mark there are, so that no two hexes side by side need look alike."""

LINED: tuple[Pattern, ...] = ("dots", "lines", "diagonal", "cross")
"""The patterns that run on from hex to hex, and have no variants."""


def hex_marks(pattern: Pattern, pitch: Point, part: float, stroke: Stroke, variant: int = 0) -> tuple[Item, ...]:
    """Return the marks of one hex about its middle (0, 0), as one path.

    `pitch` is how far columns and rows are apart in mm, `part` how large marks are, 1 in hexes of usual size.
    """
    steps: list[Segment] = []
    match pattern:
        case "dots":
            # a dot is a line of hardly any length with round ends: a fraction of the outline of a circle
            stroke = replace(stroke, width=2.4 * stroke.width, cap="round")
            for x, y in _lattice(pitch, 2.1 * max(part, 0.5)):
                steps += polyline((x, y), (x + 0.01, y))
        case "lines" | "diagonal" | "cross":
            steps += _lines(pattern, pitch, (1.8 if pattern == "lines" else 2.6) * max(part, 0.5))
        case "waves":
            steps += _scattered(_wave(), ((-0.2, 0.14), (0.2, -0.02), (-0.05, 0.27)), pitch, part, variant)
        case "hills":
            steps += _scattered(
                _hill(), ((-0.21, 0.0), (0.19, -0.05), (0.02, 0.2))[: 3 - variant % 3 // 2], pitch, part, variant
            )
        case "woods":
            steps += _scattered(
                _tree(), ((-0.24, 0.0), (0.02, -0.08), (0.25, 0.02), (-0.1, 0.2), (0.18, 0.24)), pitch, part, variant
            )
        case "marsh":
            steps += _scattered(_tuft(), ((-0.2, 0.0), (0.2, -0.05), (0.0, 0.22)), pitch, part, variant)
        case "plain":
            pass
    return (Path(tuple(steps), stroke=stroke),) if steps else ()


def _lattice(pitch: Point, step: float) -> Iterator[Point]:
    """Yield staggered places over a rectangle, a whole and even number each way: they meet those of the next hex."""
    columns, rows = 2 * max(1, round(pitch[0] / step / 2)), 2 * max(1, round(pitch[1] / step / 2))
    for column in range(columns):
        for row in range(rows):
            x = ((column + 0.5) / columns - 0.5) * pitch[0]
            y = ((row + (0.25 if column % 2 else 0.75)) / rows - 0.5) * pitch[1]
            yield x, y


def _lines(pattern: Pattern, pitch: Point, step: float) -> list[Segment]:
    """Return parallel lines over a rectangle; shifted by half of it they still meet, since their number is even."""
    width, height = pitch
    found: list[Segment] = []
    count = 2 * ceil(height / step / 2)
    if pattern == "lines":
        for row in range(count):
            y = ((row + 0.5) / count - 0.5) * height
            found += polyline((-width / 2, y), (width / 2, y))
        return found
    across = 2 * max(1, round(width * count / height / 2))
    found += _slanted(
        pitch, count if pattern == "diagonal" else count // 2, across if pattern == "diagonal" else across // 2
    )
    if pattern == "cross":
        mirrored = _slanted(pitch, count // 2, across // 2)
        found += [(code, (-numbers[0], numbers[1])) for code, numbers in mirrored]
    return found


def _slanted(pitch: Point, down: int, across: int) -> list[Segment]:
    """Return the lines x / across + y / down = whole number, cut at the edges of a rectangle of 1 by 1."""
    down, across = 2 * max(1, down // 2), 2 * max(1, across // 2)
    found: list[Segment] = []
    for index in range(-(across + down) // 2, (across + down) // 2 + 1):
        ends = []
        for x in (-0.5, 0.5):
            y = (index + 0.5 - x * across) / down
            if -0.5 <= y <= 0.5:
                ends.append((x, y))
        for y in (-0.5, 0.5):
            x = (index + 0.5 - y * down) / across
            if -0.5 < x < 0.5:
                ends.append((x, y))
        if len(ends) == 2:
            found += polyline(*((x * pitch[0], y * pitch[1]) for x, y in ends))
    return found


def _scattered(
    mark: tuple[Segment, ...], places: tuple[Point, ...], pitch: Point, part: float, variant: int
) -> list[Segment]:
    """Return a mark in several places of a hex, given as parts of its width, each a little off as the lot falls."""
    reach = min(pitch)
    found: list[Segment] = []
    for index, (x, y) in enumerate(places):
        off = (0.09 * lot((variant, index), 1), 0.06 * lot((variant, index), 2))
        size = part * (1 + 0.14 * lot((variant, index), 3))
        at = ((x + off[0]) * reach, (y + off[1]) * reach)
        found += [
            (code, tuple(at[place % 2] + size * number for place, number in enumerate(numbers)))
            for code, numbers in mark
        ]
    return found


def _wave() -> tuple[Segment, ...]:
    return (("M", (-1.6, 0.0)), ("C", (-1.0, -0.6, -0.6, -0.6, 0.0, 0.0)), ("C", (0.6, 0.6, 1.0, 0.6, 1.6, 0.0)))


def _hill() -> tuple[Segment, ...]:
    """Return a hill as engravers draw it: a crest, and hachures down its shaded side."""
    crest: list[Segment] = [("M", (-2.2, 0.9)), ("C", (-1.4, 0.2, -0.9, -1.1, 0.0, -1.1)),
                            ("C", (0.9, -1.1, 1.3, 0.1, 2.2, 0.7))]  # fmt: skip
    for x, y, length in ((0.35, -0.95, 1.3), (0.75, -0.65, 1.25), (1.1, -0.25, 1.05), (1.45, 0.1, 0.8)):
        crest += [("M", (x, y)), ("C", (x + 0.05, y + 0.4 * length, x + 0.15, y + 0.7 * length, x + 0.34, y + length))]
    return tuple(crest)


def _tree() -> tuple[Segment, ...]:
    return (
        ("M", (-0.85, 0.15)),
        ("C", (-1.3, -0.6, -0.7, -1.3, -0.2, -1.15)),
        ("C", (0.2, -1.7, 1.05, -1.3, 0.85, -0.75)),
        ("C", (1.35, -0.4, 1.05, 0.3, 0.5, 0.25)),
        ("M", (0.0, -0.2)),
        ("L", (0.0, 0.8)),
        ("M", (0.0, 0.8)),
        ("L", (1.1, 0.8)),
    )


def _tuft() -> tuple[Segment, ...]:
    return (
        ("M", (-1.3, 0.3)), ("L", (1.3, 0.3)),
        ("M", (0.0, 0.3)), ("L", (0.0, -0.9)),
        ("M", (-0.35, 0.3)), ("L", (-0.7, -0.6)),
        ("M", (0.35, 0.3)), ("L", (0.7, -0.6)),
    )  # fmt: skip

"""Paths of a drawing → warnings for those that reach out of its viewBox."""

from __future__ import annotations

from collections.abc import Iterator

from fontTools.misc.bezierTools import calcCubicBounds

from printkit.diagnostics import Diagnostic, Origin
from printkit.diagnostics.drawings import drawing_overhang
from printkit.scene import Path, Segment

TOLERANCE = 0.01
"""How far a shape may reach out, as a part of the drawing's larger side: half a line on the edge is no fault."""


def find_overhangs(paths: tuple[Path, ...], width: float, height: float) -> Iterator[Diagnostic]:
    """Yield a warning for each outline that leaves (0, 0, width, height), naming the side it leaves farthest."""
    for path in paths:
        left, top, right, bottom = outline_bounds(path.segments)
        reach = {"left": -left, "top": -top, "right": right - width, "bottom": bottom - height}
        side = max(reach, key=lambda name: reach[name])
        if reach[side] > TOLERANCE * max(width, height):
            yield drawing_overhang(path.origin or Origin(""), side, reach[side])


def outline_bounds(segments: tuple[Segment, ...]) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of an outline, curves measured at their true extremes."""
    boxes, here = [], (0.0, 0.0)
    for code, numbers in segments:
        if code == "C":
            x1, y1, x2, y2, x, y = numbers
            boxes.append(calcCubicBounds(here, (x1, y1), (x2, y2), (x, y)))
            here = (x, y)
        elif numbers:
            here = (numbers[0], numbers[1])
            boxes.append((*here, *here))
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)

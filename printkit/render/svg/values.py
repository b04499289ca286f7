"""Outlines, maps and strokes → the values of SVG attributes, in mm."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.render.numbers import coordinate, line_width, number
from printkit.scene import IDENTITY, Colour, Matrix, Segment, Stroke, translate


def pack(values: Sequence[float]) -> str:
    """Return numbers with no more between them than a reader needs: a minus sign parts two as well as a space."""
    return " ".join(map(coordinate, values)).replace(" -", "-")


def path_data(segments: Sequence[Segment]) -> str:
    """Return an outline as path data."""
    return "".join(code + pack(numbers) for code, numbers in segments)


def transform(matrix: Matrix) -> str | None:
    """Return a map as a transform list, None for the one that changes nothing."""
    a, b, c, d, e, f = matrix
    if matrix == IDENTITY:
        return None
    if matrix == translate(e, f):
        return f"translate({coordinate(e)} {coordinate(f)})"
    # a scale from font units to mm is small and has to hold over a whole line
    return f"matrix({' '.join(number(value, 8) for value in (a, b, c, d))} {coordinate(e)} {coordinate(f)})"


def fill_attributes(colour: Colour | None, *, even_odd: bool) -> dict[str, str]:
    """Return the attributes that fill an outline; without them it is not filled, as the whole drawing says so."""
    if colour is None:
        return {}
    return {"fill": colour.hex} | ({"fill-rule": "evenodd"} if even_odd else {})


def stroke_attributes(stroke: Stroke | None) -> dict[str, str]:
    """Return the attributes that stroke an outline; raises ValueError for a line without width."""
    if stroke is None:
        return {}
    attributes = {"stroke": stroke.colour.hex, "stroke-width": coordinate(line_width(stroke))}
    if stroke.dash:
        attributes["stroke-dasharray"] = " ".join(map(coordinate, stroke.dash))
    if stroke.cap != "butt":
        attributes["stroke-linecap"] = stroke.cap
    if stroke.join != "miter":
        attributes["stroke-linejoin"] = stroke.join
    return attributes

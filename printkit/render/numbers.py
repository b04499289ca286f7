"""Numbers as both backends write them: a float → the shortest decimal text of a given precision."""

from __future__ import annotations

from printkit.scene import Stroke


def number(value: float, digits: int = 3) -> str:
    """Return `value` rounded to `digits` decimals, without trailing zeros and never as `-0`."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def line_width(stroke: Stroke) -> float:
    """Return the width of a line in mm; raises ValueError for one without width.

    A printer would draw it as thin as it can, a browser not at all.
    """
    if stroke.width <= 0:
        raise ValueError(f"a line is {number(stroke.width)} mm wide")
    return stroke.width

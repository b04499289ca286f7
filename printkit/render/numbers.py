"""Numbers as both backends write them: a float → the shortest decimal text of a given precision."""

from __future__ import annotations

from functools import lru_cache

from printkit.scene import Stroke


def number(value: float, digits: int = 3) -> str:
    """Return `value` rounded to `digits` decimals, without trailing zeros and never as `-0`."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@lru_cache(maxsize=65536)  # pieces stand in rows, and the sheet, the items and the backs repeat their places
def coordinate(value: float) -> str:
    """Return `value` to 3 decimals, 4 below 10 and 5 below 1: a drawing may be tiny until its group enlarges it."""
    size = abs(value)
    return number(value, 5 if size < 1 else 4 if size < 10 else 3)


def line_width(stroke: Stroke) -> float:
    """Return the width of a line in mm; raises ValueError for one without width.

    A printer would draw it as thin as it can, a browser not at all.
    """
    if stroke.width <= 0:
        raise ValueError(f"a line is {number(stroke.width)} mm wide")
    return stroke.width

"""Colours of the palette → the PDF operators that set them; the only place where a colour space is chosen."""

from __future__ import annotations

from printkit.render.numbers import number
from printkit.scene import Colour


def fill_operator(colour: Colour) -> str:
    """Return the operator that makes `colour` the fill colour: grey where it has no hue, RGB elsewhere."""
    return f"{_parts(colour)} {'g' if _is_grey(colour) else 'rg'}"


def stroke_operator(colour: Colour) -> str:
    """Return the operator that makes `colour` the stroke colour: grey where it has no hue, RGB elsewhere."""
    return f"{_parts(colour)} {'G' if _is_grey(colour) else 'RG'}"


def _is_grey(colour: Colour) -> bool:
    red, green, blue = colour.rgb
    return red == green == blue


def _parts(colour: Colour) -> str:
    levels = colour.rgb[:1] if _is_grey(colour) else colour.rgb
    return " ".join(number(level / 255, 4) for level in levels)

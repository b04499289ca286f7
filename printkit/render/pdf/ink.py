"""Colours of the palette → the PDF operators that set them; the only place where a colour space is chosen."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Protocol

from printkit.render.numbers import number
from printkit.scene import Colour
from printkit.templates.intents import Intent

if TYPE_CHECKING:
    from PIL import Image as Bitmap

    from printkit.templates.separation import Separation

BLACK = "0 0 0 1"
"""The inks of black alone, which prints over what lies below it: a hair of white around letters is seen at once."""

OVERPRINTS = {"O00": (False, False), "O01": (False, True), "O11": (True, True)}
"""Graphics states by name: whether what is filled, and what is stroked, prints over what lies below."""


class Inks(Protocol):
    """Say how a file sets colours, and whether it knows of overprinting."""

    presses: bool

    def fill(self, colour: Colour) -> str:
        """Return the operator that makes `colour` the fill colour."""
        ...

    def stroke(self, colour: Colour) -> str:
        """Return the operator that makes `colour` the stroke colour."""
        ...

    def bitmap(self, bitmap: Bitmap.Image) -> Bitmap.Image | None:
        """Return a bitmap in the colours of the file, or None where it may stay as it is."""
        ...


class ScreenInks:
    """Set colours as a screen or a printer at home knows them: grey where they have no hue, RGB elsewhere."""

    presses = False

    def fill(self, colour: Colour) -> str:
        """Return the operator that makes `colour` the fill colour."""
        return f"{_parts(colour)} {'g' if _is_grey(colour) else 'rg'}"

    def stroke(self, colour: Colour) -> str:
        """Return the operator that makes `colour` the stroke colour."""
        return f"{_parts(colour)} {'G' if _is_grey(colour) else 'RG'}"

    def bitmap(self, bitmap: Bitmap.Image) -> Bitmap.Image | None:  # noqa: ARG002 - a press looks at it
        """Let a bitmap stay as it is."""
        return None


SCREEN = ScreenInks()


class PressInks:
    """Set colours as amounts of cyan, magenta, yellow and black for a printing condition."""

    presses = True

    def __init__(self, intent: Intent) -> None:
        self.intent = intent
        self._amounts: dict[Colour, str] = {}

    @cached_property
    def separation(self) -> Separation:
        """Return what converts colours; a file whose colours all have their inks, and no bitmap, never asks for it."""
        from printkit.templates.separation import separation_for  # noqa: PLC0415 - it loads Pillow

        return separation_for(self.intent)

    def amounts(self, colour: Colour) -> str:
        """Return the four inks of a colour, as the operands of `k`."""
        known = self._amounts.get(colour)
        if known is None:
            inks = colour.cmyk if colour.cmyk is not None else self.separation.inks(colour)
            known = self._amounts[colour] = " ".join(number(ink, 4) for ink in inks)
        return known

    def fill(self, colour: Colour) -> str:
        """Return the operator that makes `colour` the fill colour."""
        return f"{self.amounts(colour)} k"

    def stroke(self, colour: Colour) -> str:
        """Return the operator that makes `colour` the stroke colour."""
        return f"{self.amounts(colour)} K"

    def bitmap(self, bitmap: Bitmap.Image) -> Bitmap.Image | None:
        """Return a bitmap in grey or CMYK; one that is CMYK already stays as it is."""
        return None if bitmap.mode == "CMYK" else self.separation.bitmap(bitmap)


def overprints(operator: str) -> bool:
    """Tell whether what an operator of a press sets is black alone, which overprints; white and tints never do."""
    return operator[:-2] == BLACK


def _is_grey(colour: Colour) -> bool:
    red, green, blue = colour.rgb
    return red == green == blue


@lru_cache(maxsize=1024)
def _parts(colour: Colour) -> str:
    levels = colour.rgb[:1] if _is_grey(colour) else colour.rgb
    return " ".join(number(level / 255, 4) for level in levels)

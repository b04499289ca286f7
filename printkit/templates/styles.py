"""The look of text as a theme fixes it."""

from __future__ import annotations

from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.scene import Colour


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text is set.

    `size` and `floor` are in mm (the em); `floor` is the smallest size auto-fit may reach. `leading` is the
    distance of baselines as a multiple of the size. `tracking` is extra space after each letter in em. `align` is
    left, centre, right or justify. `bold` is the weight that **bold** words take. `origin` is where the theme names
    the family.
    """

    name: str
    family: str
    size: float
    colour: Colour
    weight: int = 400
    bold: int = 700
    italic: bool = False
    leading: float = 1.25
    align: str = "left"
    caps: bool = False
    tracking: float = 0.0
    hyphenate: bool = False
    floor: float = 0.0
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    def __hash__(self) -> int:
        """Hash what styles mostly differ in: much is remembered by the style it was set in."""
        return hash((self.name, self.size, self.align, self.weight))

"""Colour spaces of a PDF, by name or as objects → which plates a colour needs, and how much ink it lays down."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pypdf.generic import ArrayObject, DictionaryObject, PdfObject

from printkit.preflight.values import array, dictionary, entry, name, number, plain

DEPTH = 8
"""How deep colour spaces may be nested."""

ABBREVIATED = {"G": "DeviceGray", "RGB": "DeviceRGB", "CMYK": "DeviceCMYK", "I": "Indexed"}
PARTS = {"DeviceGray": 1, "CalGray": 1, "DeviceRGB": 3, "CalRGB": 3, "Lab": 3, "DeviceCMYK": 4}
PROCESS = frozenset({"Cyan", "Magenta", "Yellow", "Black"})


@dataclass(frozen=True, slots=True)
class Space:
    """A colour space: its family, how many parts a colour has, the names of its inks, and the space below it."""

    family: str
    parts: int
    inks: tuple[str, ...] = ()
    base: Space | None = None

    @property
    def model(self) -> str:
        """Return grey, rgb, cmyk, spot or pattern: what is left when profiles and palettes are looked through."""
        match self.family:
            case "Indexed" if self.base:
                return self.base.model
            case "Separation" | "DeviceN":
                return "cmyk" if set(self.inks) <= PROCESS else "spot"
            case "Pattern":
                return self.base.model if self.base else "pattern"
        return {1: "grey", 3: "rgb", 4: "cmyk"}.get(self.parts, "unknown")

    @property
    def spots(self) -> tuple[str, ...]:
        """Return the names of the inks that are no process colours, `All` and `None` left out."""
        own = tuple(ink for ink in self.inks if ink not in PROCESS | {"All", "None"})
        return own + (self.base.spots if self.base and self.family in ("Indexed", "Pattern") else ())


GREY, RGB, CMYK = Space("DeviceGray", 1), Space("DeviceRGB", 3), Space("DeviceCMYK", 4)
PATTERN = Space("Pattern", 0)


@dataclass(frozen=True, slots=True)
class Ink:
    """A colour: its space and its parts, each from 0 to 1."""

    space: Space
    parts: tuple[float, ...]

    @property
    def coverage(self) -> float | None:
        """Return the percentages of all its inks together, None where they cannot be told from the file."""
        if not self.parts or self.space.family == "Indexed":  # a place in a palette, no colour
            return None
        match self.space.model, self.space.family:
            case "grey", _:
                return (1 - self.parts[0]) * 100
            case _, "DeviceCMYK":
                return sum(self.parts) * 100
            case _, "Separation":
                return self.parts[0] * (400 if "All" in self.space.inks else 0 if "None" in self.space.inks else 100)
            case _, "DeviceN":
                return sum(self.parts) * 100
        return None

    @property
    def lightness(self) -> float | None:
        """Return the relative luminance of WCAG, 0 for black to 1 for paper, None where the file does not tell it.

        Each ink of a press dims red, green and blue as a solid of it on coated paper does (FOGRA39): near enough to
        tell pale from dark.
        """
        parts = self.parts
        if self.space.family == "Lab" and len(parts) == 3:
            return ((min(max(parts[0], 0.0), 100.0) + 16) / 116) ** 3 if parts[0] > 8 else max(parts[0], 0.0) / 903.3
        if self.space.family == "Indexed":
            return None
        match self.space.model, len(parts):
            case "grey", 1:
                levels = (parts[0],) * 3
            case "rgb", 3:
                levels = (parts[0], parts[1], parts[2])
            case "cmyk", 4:
                levels = _mixed(parts)
            case _:
                return None
        red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in levels)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    @property
    def is_white(self) -> bool:
        """Tell whether it leaves the paper as it is."""
        if self.space.family == "Lab":
            return len(self.parts) == 3 and self.parts[0] >= 100 and self.parts[1:] == (0, 0)
        if self.space.model == "rgb" and self.space.family != "Indexed":
            return bool(self.parts) and all(part >= 1 for part in self.parts)
        return self.coverage == 0

    @property
    def is_black(self) -> bool:
        """Tell whether it is black of the black plate alone."""
        if self.space.model == "grey" and self.space.family != "Indexed":
            return bool(self.parts) and self.parts[0] <= 0
        return (self.space.family == "DeviceCMYK" and self.parts == (0, 0, 0, 1)) or (
            self.space.inks == ("Black",) and self.parts == (1,)
        )

    @property
    def is_rich(self) -> bool:
        """Tell whether it is a black or dark grey that needs other inks beside black."""
        if self.space.family != "DeviceCMYK" or len(self.parts) != 4:
            return False
        cyan, magenta, yellow, black = self.parts
        return black >= 0.5 and max(cyan, magenta, yellow) > 0

    def __str__(self) -> str:
        if self.space.model == "cmyk" and len(self.parts) == 4:
            return "/".join(f"{part * 100:.0f}" for part in self.parts)
        return (
            f"{self.space.inks[0] if self.space.inks else self.space.family} {' '.join(f'{p:.2g}' for p in self.parts)}"
        )


BLACK = Ink(GREY, (0.0,))

SOLIDS = ((0.0, 0.62, 0.88), (0.90, 0.0, 0.49), (1.0, 0.93, 0.0), (0.11, 0.11, 0.11))
"""Red, green and blue that solids of cyan, magenta, yellow and black leave on coated paper."""


def _mixed(parts: tuple[float, ...]) -> tuple[float, float, float]:
    """Return red, green and blue of four inks printed over one another."""
    red, green, blue = (
        math.prod(1 - part * (1 - solid[channel]) for part, solid in zip(parts, SOLIDS, strict=True))
        for channel in range(3)
    )
    return red, green, blue


def read_space(thing: PdfObject | str | None, resources: DictionaryObject, depth: int = 0) -> Space:
    """Return a colour space by its name or object; an unknown one has the family it names and no parts."""
    if isinstance(thing, str):
        return _named(str(thing).lstrip("/"), resources, depth)
    parts = array(thing)
    family = name(parts[0]) if parts else ""
    family = ABBREVIATED.get(family, family)
    if depth > DEPTH or not parts:
        return Space(family or "none", 0)
    if family in PARTS or len(parts) < 2:
        return Space(family, PARTS.get(family, 0))
    return _of_family(family, parts, resources, depth)


def _named(word: str, resources: DictionaryObject, depth: int) -> Space:
    own = entry(dictionary(entry(resources, "/ColorSpace")), f"/{word}")
    word = ABBREVIATED.get(word, word) if own is None else word  # a resource may be called G or I
    if word in PARTS:
        return Space(word, PARTS[word])
    if word == "Pattern":
        return PATTERN
    return read_space(own, resources, depth + 1) if own is not None and depth <= DEPTH else Space(word, 0)


def _of_family(family: str, parts: list[PdfObject | None], resources: DictionaryObject, depth: int) -> Space:
    match family:
        case "ICCBased":
            return Space(family, int(number(entry(dictionary(parts[1]), "/N"))))
        case "Indexed":
            return Space(family, 1, base=read_space(parts[1], resources, depth + 1))
        case "Separation":
            alternate = read_space(parts[2], resources, depth + 1) if len(parts) > 2 else None
            return Space(family, 1, (name(parts[1]),), alternate)
        case "DeviceN" if isinstance(parts[1], ArrayObject):
            inks = tuple(name(plain(ink)) for ink in parts[1])
            return Space(
                family, len(inks), inks, read_space(parts[2], resources, depth + 1) if len(parts) > 2 else None
            )
        case "Pattern":
            return Space(family, 0, base=read_space(parts[1], resources, depth + 1))
    return Space(family, 0)


def first_ink(space: Space) -> Ink:
    """Return the colour that a space starts with (ISO 32000-1, 8.6.3)."""
    match space.family:
        case "DeviceCMYK":
            return Ink(space, (0.0, 0.0, 0.0, 1.0))
        case "Separation" | "DeviceN":
            return Ink(space, (1.0,) * space.parts)
    return Ink(space, (0.0,) * space.parts)

"""Themes: the YAML of a theme → palette, text styles and line styles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Annotated, Literal, Self, TypeVar

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.templates import unknown_style
from printkit.model.names import Name
from printkit.scene import Colour, Stroke
from printkit.source import Distance, Measure, Within
from printkit.source.length import UNITS
from printkit.templates.saving import Saver
from printkit.templates.styles import TextStyle

T = TypeVar("T")

LEAST_SIZE = 3
"""Points of the smallest text that a theme may ask for: a tenth of a millimetre of height is a smear on any printer."""


@dataclass(frozen=True, slots=True)
class Ink:
    """A palette entry as a theme writes it: `"#1c2b39"`, or with its press colour `{rgb: …, cmyk: 90 60 30 60}`.

    `saver` tells what becomes of grounds of this colour where ink is to be saved.
    """

    rgb: Hex
    cmyk: Percents | None = None
    saver: Saver | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @classmethod
    def from_short(cls, text: str) -> Self:
        """Make a colour for the screen alone; raises ValueError when the text is no colour."""
        return cls(Hex.from_text(text))


@dataclass(frozen=True, slots=True)
class Hex:
    """A colour written `#rrggbb`."""

    rgb: tuple[int, int, int]

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read `#rrggbb`; raises ValueError when it is none."""
        digits = text.strip().removeprefix("#")
        if len(digits) != 6 or set(digits.lower()) - set("0123456789abcdef"):
            raise ValueError(f'"{text}" is not a colour -- write "#1c2b39", in quotes: # starts a comment')
        red, green, blue = bytes.fromhex(digits)
        return cls((red, green, blue))


@dataclass(frozen=True, slots=True)
class Percents:
    """Cyan, magenta, yellow and black in percent, written `90 60 30 60`."""

    parts: tuple[float, float, float, float]

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read four whole percents; raises ValueError when they are none."""
        words = text.split()
        if len(words) != 4 or not all(word.isdecimal() and int(word) <= 100 for word in words):
            raise ValueError(f'"{text}" is not cmyk -- write four percents, such as 90 60 30 60')
        cyan, magenta, yellow, black = (int(word) / 100 for word in words)
        return cls((cyan, magenta, yellow, black))


class Factor(float):
    """A plain decimal number, such as a leading of 1.25."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a number between -10 and 10 with a decimal point; raises ValueError when it is none."""
        digits = text.strip().lstrip("-")
        if digits.count(".") > 1 or not digits.replace(".", "", 1).isdecimal() or len(digits) > 8 or float(digits) > 10:
            raise ValueError(f'"{text}" is not a small number -- write it with a point, such as 1.25')
        return cls(text)


class TextSize(Measure):
    """The size of a text, such as `9pt`; not so small that no printer could print it."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a length; raises ValueError where it is none or too small."""
        value = super().from_text(text)
        if value < LEAST_SIZE * UNITS["pt"]:
            raise ValueError(f'"{text}" is too small to be read -- write {LEAST_SIZE}pt or more')
        return value


@dataclass(frozen=True, slots=True)
class TextStyleFile:
    """A text style as a theme writes it.

    `family` is the name of an installed font, `colour` one of the palette. `bold` is the weight of **bold** words,
    `leading` the distance of lines in sizes of the text, `tracking` what is added between letters, in the same unit. Text
    that does not fit is set smaller, though not below `floor`.
    """

    family: str
    size: TextSize
    colour: Name = Name("ink")
    weight: int = 400
    bold: int = 700
    italic: bool = False
    leading: Annotated[Factor, Within(0.8, 3)] = Factor(1.25)
    align: Literal["left", "centre", "right", "justify"] = "left"
    caps: bool = False
    tracking: Annotated[Factor, Within(-0.2, 1)] = Factor(0.0)
    hyphenate: bool = False
    floor: Distance = Distance(0)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class LineStyleFile:
    """A line style as a theme writes it; `dash` are the lengths of strokes and gaps in turn, `cap` how ends look."""

    width: Measure
    colour: Name = Name("ink")
    dash: tuple[Measure, ...] = ()
    cap: Literal["butt", "round", "square"] = "butt"
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ThemeFile:
    """What the YAML of a theme says; what it leaves out is as in the theme it is `like`.

    `palette` are its colours by name, `text` its text styles, `lines` its line styles. Layouts and components go by these
    names: what stands in a stack of the look `panel` has the styles `panel-title`, `panel-body` and so on.
    """

    like: Name | None = None
    palette: Mapping[Name, Ink] = field(default_factory=dict)
    text: Mapping[Name, TextStyleFile] = field(default_factory=dict)
    lines: Mapping[Name, LineStyleFile] = field(default_factory=dict)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def over(self, base: ThemeFile) -> ThemeFile:
        """Return a theme with the entries of a base that this one does not have."""
        return ThemeFile(
            None, {**base.palette, **self.palette}, {**base.text, **self.text}, {**base.lines, **self.lines}
        )


@dataclass(frozen=True, slots=True)
class Theme:
    """A palette with the styles that use it; `inks` are its entries as they are written."""

    name: str
    palette: Mapping[str, Colour]
    text: Mapping[str, TextStyle]
    lines: Mapping[str, Stroke]
    inks: Mapping[str, Ink] = field(default_factory=dict, compare=False, repr=False)

    def style(self, name: str) -> TextStyle:
        """Return a text style; raises UnknownStyleError when the theme has none of this name."""
        return _look_up(self.text, "text style", name)

    def line(self, name: str) -> Stroke:
        """Return a line style; raises UnknownStyleError when the theme has none of this name."""
        return _look_up(self.lines, "line style", name)

    def colour(self, name: str) -> Colour:
        """Return a colour of the palette; raises UnknownStyleError when it has none of this name."""
        return _look_up(self.palette, "colour", name)

    def named(self, colour: Colour) -> Colour:
        """Return the palette entry of the same sRGB value, or the colour itself where there is none."""
        return next((entry for entry in self.palette.values() if entry.rgb == colour.rgb), colour)


class UnknownStyleError(LookupError):
    """A style or colour that the theme does not have: kind, name, near names."""

    def __init__(self, kind: str, name: str, near: list[str]) -> None:
        super().__init__(f'the theme has no {kind} "{name}"')
        self.kind, self.name, self.near = kind, name, near


def _look_up(entries: Mapping[str, T], kind: str, name: str) -> T:
    try:
        return entries[name]
    except KeyError:
        raise UnknownStyleError(kind, name, get_close_matches(name, entries, n=1)) from None


def bind_theme(name: str, file: ThemeFile, origin: Origin, report: Report) -> Theme | None:
    """Return the theme that a file describes, or None where it has faults, which go to the report."""
    palette = {
        str(key): Colour(ink.rgb.rgb, ink.cmyk.parts if ink.cmyk else None, str(key))
        for key, ink in file.palette.items()
    }
    before = report.errors
    styles: list[TextStyleFile | LineStyleFile] = [*file.text.values(), *file.lines.values()]
    for style in styles:
        if style.colour not in palette:
            near = get_close_matches(style.colour, palette, n=1)
            report.add(unknown_style(style.places.get("colour", origin), "colour", style.colour, near))
    if report.errors > before:
        return None
    text = {str(key): _text_style(str(key), value, palette, origin) for key, value in file.text.items()}
    lines = {str(key): _stroke(value, palette) for key, value in file.lines.items()}
    return Theme(name, palette, text, lines, {str(key): ink for key, ink in file.palette.items()})


def _text_style(name: str, file: TextStyleFile, palette: Mapping[str, Colour], origin: Origin) -> TextStyle:
    return TextStyle(
        name=name,
        family=file.family,
        size=float(file.size),
        colour=palette[file.colour],
        weight=file.weight,
        bold=file.bold,
        italic=file.italic,
        leading=float(file.leading),
        align=file.align,
        caps=file.caps,
        tracking=float(file.tracking),
        hyphenate=file.hyphenate,
        floor=float(file.floor),
        origin=file.places.get("family", origin),
    )


def _stroke(file: LineStyleFile, palette: Mapping[str, Colour]) -> Stroke:
    return Stroke(palette[file.colour], float(file.width), tuple(float(part) for part in file.dash), file.cap)


def with_colour(style: TextStyle, colour: Colour) -> TextStyle:
    """Return the style in another colour."""
    return replace(style, colour=colour)

"""One font file → a face: its names, its measures, and which characters it can draw."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import uharfbuzz as hb

HarfbuzzFont: TypeAlias = hb.Font
"""What shapes text: a uharfbuzz font whose units are those of the file."""

_KINDS = {
    b"OTTO": "it holds PostScript outlines (OTF); convert it to TrueType",
    b"wOFF": "it is a WOFF file for web pages; unpack it to TrueType",
    b"wOF2": "it is a WOFF2 file for web pages; unpack it to TrueType",
    b"ttcf": "it is a collection of fonts; take out the single TrueType files",
}
_MAY_NOT_EMBED = 0x0002 | 0x0100 | 0x0200
"""OS/2 fsType bits: no embedding at all, no subsetting, bitmaps only."""


class FontRefusedError(ValueError):
    """Say why a font file cannot be used; the message starts with the file's name in double quotes."""


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """One weight and style of a family, as its file has it.

    `name` is the PostScript name (name ID 6) and unlike that of any other face. `ascent` and `descent` (both
    positive), `cap_height` and `x_height` are parts of the em; `units` is the em in the file's own units.
    There is one object a file, so faces compare by identity.
    """

    name: str
    family: str
    weight: int
    italic: bool
    path: Path
    units: int
    ascent: float
    descent: float
    cap_height: float
    x_height: float

    def has(self, character: str) -> bool:
        """Tell whether the face has a glyph for the character."""
        return harfbuzz_font(self.path).get_nominal_glyph(ord(character)) is not None

    def advance(self, character: str) -> float:
        """Return how far one character moves the pen, in em; raises LookupError where there is no glyph."""
        font = harfbuzz_font(self.path)
        glyph = font.get_nominal_glyph(ord(character))
        if glyph is None:
            raise LookupError(f'{self.name} has no glyph for "{character}"')
        return float(font.get_glyph_h_advance(glyph)) / self.units


@functools.cache
def harfbuzz_font(path: Path) -> HarfbuzzFont:
    """Open a font file for shaping, once; raises FontRefusedError where the file is no plain TrueType font."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise FontRefusedError(f'"{path.name}" cannot be read: {(error.strerror or str(error)).lower()}') from None
    if reason := _KINDS.get(data[:4]):
        raise FontRefusedError(f'"{path.name}" cannot be used: {reason}')
    font = hb.Face(data)
    if not font.glyph_count or not {"glyf", "cmap", "OS/2"} <= set(font.table_tags):
        raise FontRefusedError(f'"{path.name}" cannot be used: it is not a TrueType font')
    if font.has_var_data:
        raise FontRefusedError(
            f'"{path.name}" cannot be used: it is a variable font; add a static file for each weight'
        )
    rights = int.from_bytes(font.reference_table("OS/2").data[8:10], "big")
    if rights & _MAY_NOT_EMBED:
        raise FontRefusedError(f'"{path.name}" cannot be used: its licence bits forbid embedding (fsType {rights})')
    return hb.Font(font)


@functools.cache
def open_face(path: Path) -> Face:
    """Read a font file's names and measures; raises FontRefusedError where it cannot be used.

    A file whose PostScript name a different file already has is refused: a PDF would show one for the other.
    """
    font = harfbuzz_font(path)
    name = font.face.get_name(6)
    if not name:
        raise FontRefusedError(f'"{path.name}" cannot be used: it has no PostScript name (name ID 6)')
    known = _by_name().get(name)
    if known is None:
        return _by_name().setdefault(name, _read_face(path, font))
    if known.path.read_bytes() != path.read_bytes():
        raise FontRefusedError(
            f'"{path.name}" cannot be used: its PostScript name "{name}" is also that of "{known.path.name}"'
        )
    return known


def face_named(name: str) -> Face:
    """Return a face already opened by its PostScript name; raises LookupError where none has that name."""
    try:
        return _by_name()[name]
    except KeyError:
        raise LookupError(f'no font with the PostScript name "{name}" has been opened') from None


@functools.cache
def _by_name() -> dict[str, Face]:
    return {}


def _read_face(path: Path, font: HarfbuzzFont) -> Face:
    names, extents, units = font.face.get_name, font.get_font_extents("ltr"), font.face.upem
    return Face(
        name=names(6),
        family=names(16) or names(1) or names(6),
        weight=round(font.get_style_value(hb.StyleTag.WEIGHT)),
        italic=font.get_style_value(hb.StyleTag.ITALIC) > 0,
        path=path,
        units=units,
        ascent=extents.ascender / units,
        descent=-extents.descender / units,
        cap_height=_height(font, "H"),
        x_height=_height(font, "x"),
    )


def _height(font: HarfbuzzFont, letter: str) -> float:
    # measured on the letter, since the OS/2 figures are often missing or wrong; a font without letters has no height
    glyph = font.get_nominal_glyph(ord(letter))
    return float(font.get_glyph_extents(glyph).y_bearing) / float(font.face.upem) if glyph is not None else 0.0

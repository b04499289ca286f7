"""A face and a text → one glyph a character, kerned, at distances in em; spaces are ours, not the font's."""

from __future__ import annotations

import functools
import re
import unicodedata
from dataclasses import dataclass

import uharfbuzz as hb

from printkit.typeset.face import Face, harfbuzz_font

SOFT_HYPHEN = "\u00ad"

# Kerning only: every other feature may join, split or swap glyphs, and then text no longer comes out as it went in.
_FEATURES = {
    "kern": True,
    **dict.fromkeys(("liga", "clig", "dlig", "calt", "rclt", "rlig", "locl", "ccmp", "mark", "mkmk"), False),
}
_SPACES = dict.fromkeys("\t\u00a0\u2002\u2003\u2007\u2009\u200a\u202f", " ")
_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u2060\ufe0e\ufe0f\ufeff]")
_DRAWN = str.maketrans({**_SPACES, "\u2010": "-", "\u2011": "-"})
_GAP = re.compile(r"([ \t\u00a0\u2002\u2003\u2007\u2009\u200a\u202f])")


@dataclass(frozen=True, slots=True)
class Run:
    """A text shaped in one face, in em.

    `drawn` is the character whose glyph stands for each character of `text` (a space for every kind of space, a
    hyphen for U+2011), `offsets` the distance of each glyph from the start. `width` leaves out the tracking
    after the last letter.
    """

    text: str
    drawn: str
    offsets: tuple[float, ...]
    width: float


@functools.lru_cache(maxsize=65536)
def shape(face: Face, text: str, tracking: float = 0.0) -> Run:
    """Shape a text: kern its words, set its spaces, add `tracking` em between letters.

    Characters that only steer line breaks (U+2060, U+00AD and their like) are left out. Raises LookupError for a
    character the face lacks; `absent_characters` tells beforehand.
    """
    visible = clean(text)
    offsets: list[float] = []
    pen = 0.0
    for part in _GAP.split(visible):
        for advance in _advances(face, part):
            offsets.append(pen)
            pen += advance + tracking
    width = pen - tracking if offsets else 0.0
    return Run(visible, visible.translate(_DRAWN), tuple(offsets), width)


@functools.lru_cache(maxsize=65536)
def absent_characters(face: Face, text: str) -> str:
    """Return the characters of a text, each once, that neither the face nor our own spaces can show."""
    return "".join(dict.fromkeys(ch for ch in clean(text) if not face.has(ch.translate(_DRAWN))))


@functools.lru_cache(maxsize=65536)
def ink_extent(face: Face, text: str) -> tuple[float, float]:
    """Return how far the ink of a text reaches above and below the baseline, in em; (0, 0) without ink."""
    font = harfbuzz_font(face.path)
    boxes = [font.get_glyph_extents(font.get_nominal_glyph(ord(ch))) for ch in set(clean(text).translate(_DRAWN))]
    inked = [box for box in boxes if box.height]
    above = max((box.y_bearing for box in inked), default=0)
    below = max((-box.y_bearing - box.height for box in inked), default=0)
    return above / face.units, below / face.units


def clean(text: str) -> str:
    """Return the characters of a text that take part in setting it, composed (NFC)."""
    visible = _INVISIBLE.sub("", text) if not text.isascii() else text
    return unicodedata.normalize("NFC", visible)


def space_width(face: Face, space: str) -> float:
    """Return the width of one kind of space, in em.

    Thin spaces follow the font's own space, so that they stay narrower than it in a condensed face too: seven
    tenths of it is what French printers put before ! and ?.
    """
    match space:
        case "\u202f" | "\u2009":
            return 0.7 * face.advance(" ")
        case "\u200a":
            return 0.4 * face.advance(" ")
        case "\u2007":
            return face.advance("0")
        case "\u2002":
            return 0.5
        case "\u2003":
            return 1.0
        case _:
            return face.advance(" ")


@functools.lru_cache(maxsize=65536)
def _advances(face: Face, part: str) -> tuple[float, ...]:
    # a word, or one space
    if _GAP.fullmatch(part):
        return (space_width(face, part),)
    if not part:
        return ()
    buffer = hb.Buffer()
    buffer.add_str(part.translate(_DRAWN))
    buffer.direction, buffer.script, buffer.language = "ltr", "Latn", "en"
    hb.shape(harfbuzz_font(face.path), buffer, _FEATURES)
    glyphs = [info.codepoint for info in buffer.glyph_infos]
    if len(glyphs) != len(part) or 0 in glyphs:
        raise LookupError(f'{face.name} cannot draw "{part}" with one glyph a character')
    return tuple(position.x_advance / face.units for position in buffer.glyph_positions)

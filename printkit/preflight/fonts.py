"""Font dictionaries → what a press asks of a font: embedded, subset, readable, and which codes show no glyph."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from io import BytesIO
from typing import Any

from pypdf.generic import DictionaryObject, PdfObject, StreamObject

from printkit.preflight.unicode import nameless_codes
from printkit.preflight.values import Allowance, array, dictionary, entry, name, number, numbers, unfolded

SUBSET = re.compile(r"[A-Z]{6}\+(.+)")
WIDTH = 500.0
"""The width of a glyph of which a font says nothing, in thousandths of the em."""

WEIGHTS = {"semibold": 600, "demibold": 600, "demi": 600, "extrabold": 800, "bold": 700, "black": 900, "heavy": 900}
"""What the names of faces say of their weight; the others are 400 or near it."""
CODECS = {"WinAnsiEncoding": "cp1252", "MacRomanEncoding": "mac_roman"}
NO_GLYPH = re.compile(rb"\s*(?:[-+.\d]+\s+){2}(?:(?:[-+.\d]+\s+){4}d1|d0)\s*")
"""The operators of a Type 3 glyph that draws nothing."""


@dataclass(frozen=True, eq=False)
class Font:
    """A font of a file: the name without the subset's tag, its kind, and what it holds.

    `invisible` fonts are drawn by empty operators only: they carry the meaning of symbols that are drawn as outlines.
    `wide` fonts have two bytes a code. `program` is the embedded font, empty where there is none. `undefined`
    codes are those that the encoding calls missing, `nameless` ones stand for no character.
    """

    name: str
    tag: str
    kind: str
    unicode: bool
    invisible: bool
    wide: bool
    widths: Mapping[int, float] = field(repr=False)
    default: float = WIDTH
    program: bytes = field(default=b"", repr=False)
    undefined: frozenset[int] = frozenset()
    nameless: frozenset[int] = frozenset()
    encoding: str = ""

    @cached_property
    def digest(self) -> str:
        """Return what tells its program from others of the same name."""
        return hashlib.sha256(self.program).hexdigest()

    @cached_property
    def weight(self) -> int:
        """Return how bold its face is, by its name: 400 is regular, 700 bold."""
        said = self.name.casefold()
        return next((weight for word, weight in WEIGHTS.items() if word in said), 400)

    @property
    def embedded(self) -> bool:
        """Tell whether the file holds its glyphs."""
        return self.kind == "Type3" or bool(self.program)

    def codes(self, shown: bytes) -> list[int]:
        """Return the codes that a string stands for."""
        if self.wide:
            return [int.from_bytes(shown[at : at + 2]) for at in range(0, len(shown), 2)]
        return list(shown)

    def length(self, shown: bytes) -> float:
        """Return the advance of a string in thousandths of the em."""
        widths, default = self.widths, self.default
        return sum(widths.get(code, default) for code in (self.codes(shown) if self.wide else shown))

    @cached_property
    def glyphs(self) -> Mapping[int, int] | None:
        """Return the glyph of each code, None where we cannot tell; raises ValueError where the program is broken."""
        if self.program[:4] not in (b"\x00\x01\x00\x00", b"true") or self.wide:
            return None
        return _coded_glyphs(self.program, self.encoding)

    @cached_property
    def heights(self) -> Mapping[int, tuple[float, float]]:
        """Return how far the glyph of each code reaches below and above its line, in ems; none where we cannot tell."""
        try:
            glyphs = self.glyphs
            return {} if glyphs is None else _heights(self.program, glyphs)
        except ValueError:
            return {}

    @property
    def can_tell(self) -> bool:
        """Tell whether it can be known which codes show no glyph."""
        try:
            return self.kind == "Type3" or self.wide or self.glyphs is not None
        except ValueError:
            return True  # that it is broken is told

    def missing(self, codes: set[int]) -> set[int]:
        """Return which codes show the box of a missing glyph, or nothing in place of a character that the font lacks.

        Raises ValueError where the program is broken.
        """
        lost = codes & self.undefined
        if self.wide:
            return lost | (codes & {0})
        glyphs = self.glyphs
        if glyphs is None:
            return lost
        blank = {code for code in codes & self.nameless if code not in self.heights}
        return lost | blank | {code for code in codes if not glyphs.get(code)}


def _coded_glyphs(program: bytes, encoding: str) -> Mapping[int, int] | None:
    """Return the glyphs by code of a TrueType program, as a PDF looks them up (ISO 32000-1, 9.6.6.4)."""
    from fontTools.ttLib import TTFont  # noqa: PLC0415 - 60 ms that a file without text need not pay

    try:
        font = TTFont(BytesIO(program), lazy=True)
        tables: dict[tuple[int, int], Any] = {(t.platformID, t.platEncID): t for t in font["cmap"].tables}
        if (3, 1) in tables and encoding in CODECS:
            letters = {code: bytes([code]).decode(CODECS[encoding], "replace") for code in range(32, 256)}
            unicode = tables[3, 1].cmap
            return {code: font.getGlyphID(unicode.get(ord(sign), ".notdef")) for code, sign in letters.items()}
        table = tables.get((3, 0)) or tables.get((1, 0))
        if table is None:
            return None
        return {code & 0xFF: font.getGlyphID(glyph) for code, glyph in table.cmap.items()}
    except Exception as error:  # struct.error, KeyError and what else fontTools meets in a spoilt table
        raise ValueError(type(error).__name__) from error


def _heights(program: bytes, glyphs: Mapping[int, int]) -> Mapping[int, tuple[float, float]]:
    from fontTools.ttLib import TTFont  # noqa: PLC0415 - see above

    try:
        font = TTFont(BytesIO(program), lazy=True)
        em, shapes = font["head"].unitsPerEm, font["glyf"]
        found = {code: shapes[font.getGlyphName(glyph)] for code, glyph in glyphs.items()}
        return {code: (shape.yMin / em, shape.yMax / em) for code, shape in found.items() if shape.numberOfContours}
    except Exception as error:  # as above
        raise ValueError(type(error).__name__) from error


def read_font(font: DictionaryObject, allowance: Allowance) -> Font:
    """Return what a font dictionary says."""
    kind = name(entry(font, "/Subtype"))
    below = dictionary(next(iter(array(entry(font, "/DescendantFonts"))), None)) if kind == "Type0" else font
    whole = name(entry(font, "/BaseFont"))
    cut = SUBSET.fullmatch(whole)
    descriptor = dictionary(entry(below, "/FontDescriptor"))
    widths, default = _wide_widths(below) if kind == "Type0" else _widths(font, kind)
    return Font(
        name=cut[1] if cut else whole,
        tag=whole[:6] if cut else "",
        kind=kind,
        unicode=isinstance(entry(font, "/ToUnicode"), StreamObject),
        invisible=kind == "Type3" and _draws_nothing(font, allowance),
        wide=kind == "Type0",
        widths=widths,
        default=default,
        program=_program(descriptor, allowance),
        undefined=_undefined(entry(font, "/Encoding")),
        nameless=nameless_codes(unfolded(entry(font, "/ToUnicode"), allowance)),
        encoding=name(entry(font, "/Encoding")),
    )


def _widths(font: DictionaryObject, kind: str) -> tuple[dict[int, float], float]:
    first = int(number(entry(font, "/FirstChar")))
    scale = 1000 * (numbers(entry(font, "/FontMatrix")) or (0.001,))[0] if kind == "Type3" else 1.0
    found = {first + index: width * scale for index, width in enumerate(numbers(entry(font, "/Widths"))[:256])}
    return found, 0.0 if found else WIDTH


def _wide_widths(font: DictionaryObject) -> tuple[dict[int, float], float]:
    """Return the widths of a composite font: `c [w …]` and `c c w` (ISO 32000-1, 9.7.4.3)."""
    found: dict[int, float] = {}
    parts = array(entry(font, "/W"))
    place = 0
    while place + 1 < len(parts):
        first, listed = int(number(parts[place])), numbers(parts[place + 1])
        if listed:
            found.update({first + index: width for index, width in enumerate(listed)})
            place += 2
            continue
        last = min(int(number(parts[place + 1])), first + 65535)
        width = number(parts[place + 2]) if place + 2 < len(parts) else WIDTH
        found.update(dict.fromkeys(range(first, last + 1), width))
        place += 3
    return found, number(entry(font, "/DW"), 1000.0)


def _program(descriptor: DictionaryObject, allowance: Allowance) -> bytes:
    for key in ("/FontFile2", "/FontFile3", "/FontFile"):
        if key in descriptor:
            return unfolded(entry(descriptor, key), allowance)
    return b""


def _draws_nothing(font: DictionaryObject, allowance: Allowance) -> bool:
    glyphs = dictionary(entry(font, "/CharProcs"))
    return all(NO_GLYPH.fullmatch(unfolded(entry(glyphs, key), allowance)) for key in glyphs)


def _undefined(encoding: PdfObject | None) -> frozenset[int]:
    """Return the codes whose glyph the encoding itself calls missing."""
    code, found = 0, set[int]()
    for part in array(entry(encoding, "/Differences")) if isinstance(encoding, DictionaryObject) else []:
        if name(part):
            found.update({code} if name(part) == ".notdef" else ())
            code += 1
        else:
            code = int(number(part))
    return frozenset(found)

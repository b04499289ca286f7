"""A shaped line of text → one PDF text object whose every glyph lands on its offset."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from reportlab.pdfbase.pdfdoc import PDFDocument
from reportlab.pdfbase.ttfonts import TTFont

from printkit.render.numbers import number
from printkit.render.pdf.fonts import code_point, registered
from printkit.render.pdf.stream import POINTS, PageStream, points
from printkit.scene import Text

SPACED = 30
"""The letter-spacing from which on it is said to be one, in thousandths of the em."""


class _Glyph(NamedTuple):
    """A glyph to show: subset and code in it, width in thousandths of the em as the PDF states it, and its place."""

    subset: int
    code: int
    width: float
    offset: float


def draw_text(stream: PageStream, document: PDFDocument, text: Text) -> None:
    """Draw a line of text; raises ValueError for a character that its font has no glyph for."""
    font = registered(text.font)
    stream.fill_with(text.colour, letters=True)
    stream.write("BT")
    stream.write(f"1 0 0 -1 {points(text.x)} {points(text.y)} Tm")
    pen = 0.0
    glyphs_set = list(_glyphs(font, document, text))
    spacing = _spacing(glyphs_set)
    if spacing:
        stream.write(f"{number(spacing * text.size * POINTS / 1000, 5)} Tc")
    for subset, glyphs in groupby(glyphs_set, key=lambda glyph: glyph.subset):
        name = font.getSubsetInternalName(subset, document)
        stream.set("font", f"{name} {number(text.size * POINTS, 5)} Tf")
        shown, pen = _show(glyphs, pen, spacing)
        stream.write(f"[{shown}] TJ")
    stream.write("0 Tc ET" if spacing else "ET")


def _glyphs(font: TTFont, document: PDFDocument, text: Text) -> Iterator[_Glyph]:
    codes = [code_point(font, character) for character in text.drawn]
    slots = [(subset, code) for subset, chunk in font.splitString(text.drawn, document) for code in chunk]
    for point, (subset, code), offset in zip(codes, slots, text.offsets, strict=True):
        yield _Glyph(subset, code, font.face.getCharWidth(point), offset / text.size * 1000)


def _spacing(glyphs: Sequence[_Glyph]) -> int:
    """Return by how much the letters of a line are spaced, 0 where they are not.

    Said as spacing rather than as a move after each letter, readers do not take it for spaces between words.
    """
    gaps = [after.offset - glyph.offset - glyph.width for glyph, after in pairwise(glyphs)]
    least = round(min(gaps, default=0.0))
    return least if least >= SPACED else 0


def _show(glyphs: Iterator[_Glyph], pen: float, spacing: int) -> tuple[str, float]:
    """Return the operands of TJ and where the pen then is; a reader moves the pen by the widths the PDF states."""
    parts, codes = [], ""
    for glyph in glyphs:
        if move := round(pen - glyph.offset):
            parts.append(f"<{codes}>{move}" if codes else str(move))
            codes, pen = "", pen - move
        codes += f"{glyph.code:02x}"
        pen += glyph.width + spacing
    return "".join([*parts, f"<{codes}>"]), pen

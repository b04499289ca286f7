"""A shaped line of text → one PDF text object whose every glyph lands on its offset."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple, TypeAlias

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


class Line(NamedTuple):
    """The operators that show a line of text: those that place it, then for each subset its font and its glyphs."""

    begin: str
    runs: tuple[tuple[str, str], ...]
    end: str


Lines: TypeAlias = dict[Text, Line]
"""The operators of lines that a file holds already: a label of a thousand cards is worked out once."""


def draw_text(stream: PageStream, document: PDFDocument, text: Text, lines: Lines) -> None:
    """Draw a line of text; raises ValueError for a character that its font has no glyph for."""
    line = lines.get(text)
    if line is None:
        line = lines[text] = word_line(document, text)
    stream.fill_with(text.colour, letters=True)
    stream.write(line.begin)
    for font, shown in line.runs:
        stream.set("font", font)
        stream.write(shown)
    stream.write(line.end)


def word_line(document: PDFDocument, text: Text) -> Line:
    """Return the operators of a line of text; raises ValueError for a character that its font has no glyph for."""
    font = registered(text.font)
    begin = f"BT\n1 0 0 -1 {points(text.x)} {points(text.y)} Tm"
    pen = 0.0
    glyphs_set = list(_glyphs(font, document, text))
    spacing = _spacing(glyphs_set)
    if spacing:
        begin = f"{begin}\n{number(spacing * text.size * POINTS / 1000, 5)} Tc"
    runs = []
    for subset, glyphs in groupby(glyphs_set, key=lambda glyph: glyph.subset):
        name = font.getSubsetInternalName(subset, document)
        shown, pen = _show(glyphs, pen, spacing)
        runs.append((f"{name} {number(text.size * POINTS, 5)} Tf", f"[{shown}] TJ"))
    return Line(begin, tuple(runs), "0 Tc ET" if spacing else "ET")


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

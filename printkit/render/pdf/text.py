"""A shaped line of text → one PDF text object whose every glyph lands on its offset."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from reportlab.pdfbase.pdfdoc import PDFDocument

from printkit.render.numbers import number
from printkit.render.pdf.fonts import code_point, registered
from printkit.render.pdf.stream import POINTS, PageStream, points
from printkit.scene import Text

SPACED = 30
"""The letter-spacing from which on it is said to be one, in thousandths of the em."""


class Glyph(NamedTuple):
    """How a file shows a character: the subset of its font, the code in it in hexadecimal, the width in em / 1000 as stated."""

    subset: int
    code: str
    width: float


class FontGlyphs(dict[str, Glyph]):
    """The glyphs of a font by character, those that a file shows; one that is new is added to the file's subset."""

    def __init__(self, document: PDFDocument, name: str) -> None:
        super().__init__()
        self.document, self.font = document, registered(name)

    def __missing__(self, character: str) -> Glyph:
        point = code_point(self.font, character)
        ((subset, code),) = self.font.splitString(character, self.document)
        self[character] = found = Glyph(subset, code.hex(), self.font.face.getCharWidth(point))
        return found

    def name(self, subset: int) -> str:
        """Return the resource name of a subset, as an operand."""
        return str(self.font.getSubsetInternalName(subset, self.document))


class Line(NamedTuple):
    """The operators that show a line of text: those that place it, then for each subset its font and its glyphs."""

    begin: str
    runs: tuple[tuple[str, str], ...]
    end: str


class FileText:
    """Word the lines of text of a file; one that comes again, such as a label of a thousand cards, is worded once."""

    def __init__(self, document: PDFDocument) -> None:
        self.document = document
        self._fonts: dict[str, FontGlyphs] = {}
        self._lines: dict[Text, Line] = {}

    def line(self, text: Text) -> Line:
        """Return the operators of a line; raises ValueError for a character that its font has no glyph for."""
        known = self._lines.get(text)
        if known is None:
            known = self._lines[text] = word_line(text, self.glyphs(text.font))
        return known

    def glyphs(self, font: str) -> FontGlyphs:
        """Return the glyphs of a font by its PostScript name."""
        if font not in self._fonts:
            self._fonts[font] = FontGlyphs(self.document, font)
        return self._fonts[font]


def draw_text(stream: PageStream, lines: FileText, text: Text) -> None:
    """Draw a line of text; raises ValueError for a character that its font has no glyph for."""
    line = lines.line(text)
    stream.fill_with(text.colour, letters=True)
    stream.write(line.begin)
    for font, shown in line.runs:
        stream.set("font", font)
        stream.write(shown)
    stream.write(line.end)


def word_line(text: Text, known: FontGlyphs) -> Line:
    """Return the operators of a line of text; raises ValueError for a character that its font has no glyph for."""
    begin = f"BT\n1 0 0 -1 {points(text.x)} {points(text.y)} Tm"
    glyphs = [known[character] for character in text.drawn]
    spacing = _spacing(glyphs, text)
    if spacing:
        begin = f"{begin}\n{number(spacing * text.size * POINTS / 1000, 5)} Tc"
    size = number(text.size * POINTS, 5)
    runs = tuple((f"{known.name(subset)} {size} Tf", f"[{shown}] TJ") for subset, shown in _runs(glyphs, text, spacing))
    return Line(begin, runs, "0 Tc ET" if spacing else "ET")


def _spacing(glyphs: Sequence[Glyph], text: Text) -> int:
    """Return by how much the letters of a line are spaced, in em / 1000, 0 where they are not.

    Said as spacing rather than as a move after each letter, readers do not take it for spaces between words.
    """
    rooms = (
        round(after / text.size * 1000 - before / text.size * 1000 - glyph.width)
        for (before, after), glyph in zip(pairwise(text.offsets), glyphs, strict=False)
    )
    first = next(rooms, 0)
    if first < SPACED:  # as it is on most lines, whose other gaps need no look
        return 0
    least = min(rooms, default=first)
    return min(first, least) if least >= SPACED else 0


def _runs(glyphs: Sequence[Glyph], text: Text, spacing: int) -> Iterator[tuple[int, str]]:
    """Yield each subset of a line with the operands of TJ; a reader moves the pen by the widths the PDF states."""
    size, pen = text.size, 0.0
    parts: list[str] = []
    codes, current = "", glyphs[0].subset if glyphs else 0
    for (subset, code, width), offset in zip(glyphs, text.offsets, strict=True):
        if subset != current:
            yield current, "".join([*parts, f"<{codes}>"])
            parts, codes, current = [], "", subset
        if move := round(pen - offset / size * 1000):
            parts.append(f"<{codes}>{move}" if codes else str(move))
            codes, pen = "", pen - move
        codes += code
        pen += width + spacing
    if glyphs:
        yield current, "".join([*parts, f"<{codes}>"])

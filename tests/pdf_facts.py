"""What a PDF says, as numbers in mm and plain text, read by programs that did not write it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from ctypes import c_double, c_float
from io import BytesIO
from typing import NamedTuple

import pypdfium2
from pypdf import PageObject, PdfReader
from pypdf.generic import DictionaryObject, IndirectObject, PdfObject, RectangleObject
from pypdfium2 import raw

from printkit.scene import Box

MM = 25.4 / 72


class PageBoxes(NamedTuple):
    """The boxes of a page in mm, counted from the top left of its media box."""

    media: Box
    trim: Box
    bleed: Box


class PdfFont(NamedTuple):
    """A font of a PDF: its name without the subset's tag, and what a press asks of it."""

    name: str
    tag: str
    kind: str
    embedded: bool
    unicode: bool


def boxes_mm(pdf: bytes) -> list[PageBoxes]:
    """Return the boxes of every page."""
    pages = PdfReader(BytesIO(pdf)).pages
    return [PageBoxes(*(_box(page, box) for box in (page.mediabox, page.trimbox, page.bleedbox))) for page in pages]


def _box(page: PageObject, box: RectangleObject) -> Box:
    media = page.mediabox
    left, top = float(box.left - media.left) * MM, float(media.top - box.top) * MM
    return Box(left, top, float(box.width) * MM, float(box.height) * MM)


def fonts(pdf: bytes) -> list[PdfFont]:
    """Return every font of a file, used or not, sorted by name."""
    reader = PdfReader(BytesIO(pdf))
    objects = [reader.get_object(IndirectObject(n, 0, reader)) for n in range(1, reader.trailer["/Size"])]
    tables = [part for part in map(_font_table, objects) if part]
    found = {id(font): font for table in tables for font in (entry.get_object() for entry in table.values())}
    return sorted(_font(font) for font in found.values())


def _font_table(thing: PdfObject) -> DictionaryObject | None:
    if not isinstance(thing, DictionaryObject):
        return None
    resources = thing.get("/Resources", DictionaryObject()).get_object()
    return resources["/Font"].get_object() if "/Font" in resources else None


def _font(font: DictionaryObject) -> PdfFont:
    kind, name = font["/Subtype"][1:], str(font.get("/BaseFont", ""))[1:]
    if kind == "Type3":  # drawn by the file itself, so there is nothing to embed
        return PdfFont("", "", kind, embedded=True, unicode="/ToUnicode" in font)
    tag, _, rest = name.rpartition("+")
    return PdfFont(rest, tag, kind, "/FontFile2" in font.get("/FontDescriptor", {}), "/ToUnicode" in font)


def text(pdf: bytes, page: int) -> str:
    """Return the text of a page as PDFium reads it, every run of spaces and line ends as one space."""
    with pypdfium2.PdfDocument(pdf) as document:
        return plain_spaces(document[page].get_textpage().get_text_range())


def text_by_pypdf(pdf: bytes, page: int) -> str:
    """Return the text of a page as pypdf reads it, every run of spaces and line ends as one space."""
    return plain_spaces(PdfReader(BytesIO(pdf)).pages[page].extract_text())


def plain_spaces(words: str) -> str:
    """Return a text with every run of spaces of any kind and of line ends as one space."""
    return " ".join(words.split())


def outlines_mm(pdf: bytes, page: int) -> list[Box]:
    """Return the box around the points of every path of a page, forms included, in mm from its top left.

    Handles of curves count as points; the width of a line does not.
    """
    with pypdfium2.PdfDocument(pdf) as document:
        sheet = document[page]
        left, _, _, top = sheet.get_mediabox()
        paths = list(sheet.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH]))
        return [_around([((x - left) * MM, (top - y) * MM) for x, y in _points(path)]) for path in paths]


def _points(path: pypdfium2.PdfObject) -> Iterator[tuple[float, float]]:
    matrix, holder = path.get_matrix(), path.container
    while holder:
        matrix, holder = matrix.multiply(holder.get_matrix()), holder.container
    for index in range(raw.FPDFPath_CountSegments(path)):
        x, y = c_float(), c_float()
        raw.FPDFPathSegment_GetPoint(raw.FPDFPath_GetPathSegment(path, index), x, y)
        yield matrix.on_point(x.value, y.value)


def _around(points: Sequence[tuple[float, float]]) -> Box:
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)


def characters_mm(pdf: bytes, page: int) -> list[tuple[str, float, float]]:
    """Return each character of a page with its origin in mm from the top left of the page.

    Spaces that PDFium adds where it sees a gap are left out.
    """
    with pypdfium2.PdfDocument(pdf) as document:
        sheet = document[page]
        left, _, _, top = sheet.get_mediabox()
        words = sheet.get_textpage()
        return [
            (character, (x - left) * MM, (top - y) * MM)
            for index, character in enumerate(words.get_text_range())
            if raw.FPDFText_IsGenerated(words, index) == 0
            for x, y in [_origin(words, index)]
        ]


def _origin(words: pypdfium2.PdfTextPage, index: int) -> tuple[float, float]:
    x, y = c_double(), c_double()
    raw.FPDFText_GetCharOrigin(words, index, x, y)
    return x.value, y.value

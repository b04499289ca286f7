"""A document of scenes → the bytes of a PDF."""

from __future__ import annotations

from io import BytesIO

from printkit.render.names import count_names
from printkit.render.numbers import number
from printkit.render.pdf.canvas import BareCanvas, start_file
from printkit.render.pdf.draw import FileContent, draw_items, xobject_resources
from printkit.render.pdf.fonts import name_subsets
from printkit.render.pdf.stream import MITER_LIMIT, PAGE_STATE, POINTS, PageStream
from printkit.render.pdf.symbols import add_symbol_fonts
from printkit.scene import Box, Document, Page


def render_pdf(document: Document) -> bytes:
    """Return the PDF of a document.

    Raises ValueError for a document without pages, a bookmark of a page that is not there or two levels below
    the one before it, a character without a glyph, a line without width, and groups that share a name but differ.
    """
    if not document.pages:
        raise ValueError(f'the document "{document.title}" has no page')
    target = BytesIO()
    canvas = start_file(document, target)
    content = FileContent(canvas.file, count_names(item for page in document.pages for item in page.scene.items))
    for index, page in enumerate(document.pages):
        mark_bookmarks(canvas, document, index)
        draw_page(canvas, content, page)
    add_outline(canvas, document)
    name_subsets(canvas.file)
    add_symbol_fonts(canvas.file, content.symbols)
    canvas.save()
    return target.getvalue()


def draw_page(canvas: BareCanvas, content: FileContent, page: Page) -> None:
    """Write one page with its boxes."""
    scene = page.scene
    canvas.setPageSize((_points(scene.width), _points(scene.height)))
    canvas.setTrimBox(box_corners(page.trim, scene.height))
    canvas.setBleedBox(box_corners(page.bleed, scene.height))
    stream = PageStream(PAGE_STATE)
    stream.write(f"{MITER_LIMIT} M")
    stream.transform((1, 0, 0, -1, 0, scene.height))
    draw_items(stream, content, scene.items)
    canvas.addLiteral(stream.text())
    content.document.updateSignature(stream.text())
    canvas.showPage()
    written = content.document.Pages.pages[-1]
    written.XObjects = xobject_resources(stream)
    written.Trans = None  # reportlab writes an empty page transition


def box_corners(box: Box, page_height: float) -> tuple[float, float, float, float]:
    """Return the lower left and upper right corner of a box in points, counted from the foot of the page."""
    return (_points(box.x), _points(page_height - box.bottom), _points(box.right), _points(page_height - box.y))


def mark_bookmarks(canvas: BareCanvas, document: Document, page: int) -> None:
    """Make the page about to be drawn the target of its bookmarks."""
    for index, bookmark in enumerate(document.bookmarks):
        if bookmark.page == page:
            canvas.bookmarkPage(f"bookmark-{index}")


def add_outline(canvas: BareCanvas, document: Document) -> None:
    """Write the bookmarks, nested by level; raises ValueError for a page that is not there or a level left out."""
    for index, bookmark in enumerate(document.bookmarks):
        if not 0 <= bookmark.page < len(document.pages):
            raise ValueError(f'the bookmark "{bookmark.title}" leads to page {bookmark.page} of {len(document.pages)}')
        canvas.addOutlineEntry(bookmark.title, f"bookmark-{index}", bookmark.level)
    if document.bookmarks:
        canvas.showOutline()


def _points(length: float) -> float:
    return float(number(length * POINTS))

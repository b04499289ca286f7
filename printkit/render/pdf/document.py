"""A document of scenes → the bytes of a PDF."""

from __future__ import annotations

from io import BytesIO

from printkit.render.about import About
from printkit.render.names import count_names
from printkit.render.numbers import number
from printkit.render.pdf.annotations import FileAnnotations
from printkit.render.pdf.canvas import BareCanvas, start_file
from printkit.render.pdf.draw import FileContent, draw_items, overprint_resources, xobject_resources
from printkit.render.pdf.fonts import name_subsets
from printkit.render.pdf.ink import SCREEN, PressInks
from printkit.render.pdf.standard import claim_standard
from printkit.render.pdf.stream import MITER_LIMIT, PAGE_STATE, POINTS, PageStream
from printkit.render.pdf.symbols import add_symbol_fonts
from printkit.scene import SIDE_PREFIX, Box, Document, Page
from printkit.templates.intents import Intent
from printkit.templates.profiles import Profile

HOME = Profile()


def render_pdf(document: Document, profile: Profile = HOME, intent: Intent | None = None) -> bytes:
    """Return the PDF of a document, made for a profile and, where that is a press, its printing condition.

    Raises ValueError for a document without pages, a bookmark of a page that is not there or two levels below
    the one before it, a character without a glyph, a line without width, and groups that share a name but differ.
    """
    if not document.pages:
        raise ValueError(f'the document "{document.title}" has no page')
    target = BytesIO()
    about = About(document.title, document.author, document.subject, document.lang, profile, intent)
    canvas = start_file(about, target)
    named = count_names(item for page in document.pages for item in page.scene.items)
    content = FileContent(canvas.file, named, PressInks(intent) if intent else SCREEN)
    annotations = FileAnnotations(canvas, profile, document.targets)
    for index, page in enumerate(document.pages):
        mark_bookmarks(canvas, document, index)
        annotations.mark_targets(index)
        draw_page(canvas, content, page)
        annotations.add(canvas.file.Pages.pages[-1], page.scene)
    add_outline(canvas, document)
    name_subsets(canvas.file)
    add_symbol_fonts(canvas.file, content.symbols)
    annotations.add_form()
    claim_standard(canvas.file, about)
    canvas.save()
    return target.getvalue()


def draw_page(canvas: BareCanvas, content: FileContent, page: Page) -> None:
    """Write one page with its boxes."""
    scene = page.scene
    canvas.setPageSize((_points(scene.width), _points(scene.height)))
    canvas.setTrimBox(box_corners(page.trim, scene.height))
    canvas.setBleedBox(box_corners(page.bleed, scene.height))
    stream = PageStream(PAGE_STATE, content.inks)
    stream.write(f"{MITER_LIMIT} M")
    if page.side:
        stream.write(f"/{SIDE_PREFIX}{page.side} MP")  # a marked point: nothing is drawn, and it stays with the page
    stream.transform((1, 0, 0, -1, 0, scene.height))
    draw_items(stream, content, scene.items)
    canvas.addLiteral(stream.text())
    content.document.updateSignature(stream.text())
    canvas.showPage()
    written = content.document.Pages.pages[-1]
    written.XObjects = xobject_resources(stream)
    written.Trans = None  # reportlab writes an empty page transition
    if content.inks.presses:
        written.ExtGState = overprint_resources(content.document)


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

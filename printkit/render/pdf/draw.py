"""Scene items → operators of a content stream, with images and repeated groups held once in the file."""

from __future__ import annotations

from codecs import BOM_UTF16_BE
from collections.abc import Iterable, Mapping
from typing import assert_never

from reportlab.pdfbase.pdfdoc import (
    PDFDictionary,
    PDFDocument,
    PDFFormXObject,
    PDFObjectReference,
    PDFResourceDictionary,
)

from printkit.render.pdf.images import add_image
from printkit.render.pdf.ink import OVERPRINTS, SCREEN, Inks
from printkit.render.pdf.stream import PageStream, points
from printkit.render.pdf.symbols import SymbolCodes, name_symbol
from printkit.render.pdf.text import FileText, draw_text
from printkit.scene import IDENTITY, Group, Image, Item, Path, Text

FORM_SIZE = 500
"""How many bytes of operators a repeated group needs to be worth an object of its own."""

FORM_EDGE = 1_000_000
"""Points from the origin to the edges of a form's box, so far that nothing is cut off, whatever a drawing's units."""


class FileContent:
    """What a file holds once: images, forms and symbols, and the operators of groups that are placed repeatedly."""

    def __init__(self, document: PDFDocument, placed: Mapping[str, int], inks: Inks = SCREEN) -> None:
        self.document = document
        self.inks = inks
        self.placed = placed
        self.drawn: dict[str, PageStream] = {}
        self.symbols = SymbolCodes()
        self.lines = FileText(document)


def draw_items(stream: PageStream, content: FileContent, items: Iterable[Item]) -> None:
    """Draw items in their order."""
    for item in items:
        match item:
            case Path():
                draw_path(stream, item)
            case Text():
                draw_text(stream, content.lines, item)
            case Image():
                draw_image(stream, content, item)
            case Group():
                draw_group(stream, content, item)
            case _:
                assert_never(item)


def draw_path(stream: PageStream, path: Path) -> None:
    """Fill and stroke an outline; one that is neither filled nor stroked is not drawn."""
    operator = {(False, False): "", (True, False): "f", (False, True): "S", (True, True): "B"}[
        path.fill is not None, path.stroke is not None
    ]
    if not operator:
        return
    if path.fill:
        stream.fill_with(path.fill)
    if path.stroke:
        stream.stroke_with(path.stroke)
    stream.outline(path.segments)
    stream.write(f"{operator}*" if path.fill and path.even_odd else operator)


def draw_image(stream: PageStream, content: FileContent, image: Image) -> None:
    """Draw a bitmap in its box."""
    name = f"I{image.digest}"
    if name not in content.document.idToObject:
        add_image(content.document, name, image.data, content.inks)
    box = image.box
    stream.write(f"q {points(box.width)} 0 0 -{points(box.height)} {points(box.x)} {points(box.bottom)} cm")
    stream.draw(name)
    stream.write("Q")


def draw_group(stream: PageStream, content: FileContent, group: Group) -> None:
    """Draw a group's items under its transform, inside its clip."""
    apart = group.transform != IDENTITY or group.clip is not None
    if apart:
        stream.push()
    if group.transform != IDENTITY:
        stream.transform(group.transform)
    if group.clip is not None:
        stream.clip(group.clip)
    named = not content.inks.presses  # nobody searches a press file, and presses shun Type 3
    if named and group.role == "word":
        stream.write(f"/Span <</ActualText <{_text_string(group.alt)}>>> BDC")
    draw_members(stream, content, group)
    if named and group.role == "word":
        stream.write("EMC")
    if named and group.role == "symbol":
        name_symbol(stream, content.symbols, group)
    if apart:
        stream.pop()


def _text_string(text: str) -> str:
    """Return a text as PDF's strings hold it, in hexadecimal (ISO 32000-1, 7.9.2)."""
    return (BOM_UTF16_BE + text.encode("utf-16-be")).hex()


def draw_members(stream: PageStream, content: FileContent, group: Group) -> None:
    """Draw what a group holds, by reference where it is drawn more than once."""
    if content.placed.get(group.name, 0) < 2:
        draw_items(stream, content, group.items)
        return
    if group.name not in content.drawn:
        content.drawn[group.name] = record_members(content, group)
    stream.replay(content.drawn[group.name])


def record_members(content: FileContent, group: Group) -> PageStream:
    """Return operators that draw what a group holds whatever the graphics state: a form if they are many."""
    members = PageStream(inks=content.inks)
    draw_items(members, content, group.items)
    recorded = PageStream()
    if len(members.text()) < FORM_SIZE:
        recorded.push()
        recorded.replay(members)
        recorded.pop()
    else:
        recorded.draw(add_form(content, members))
    return recorded


def add_form(content: FileContent, stream: PageStream) -> str:
    """Add a form to the file and return its resource name."""
    name = f"G{len(content.drawn)}"
    form = PDFFormXObject(-FORM_EDGE, -FORM_EDGE, FORM_EDGE, FORM_EDGE)
    form.compression = 1
    form.XObjects = xobject_resources(stream)
    if content.inks.presses:
        form.Resources = PDFResourceDictionary(
            XObject=form.XObjects or {}, ExtGState=overprint_resources(content.document)
        )
        form.Resources.basicFonts()
        form.Resources.allProcs()
    form.setStreamList([stream.text()])
    content.document.Reference(form, name)
    content.document.updateSignature(stream.text())
    return name


def xobject_resources(stream: PageStream) -> PDFDictionary | None:
    """Return the resource dictionary of the images and forms a stream draws, None where it draws none."""
    if not stream.xobjects:
        return None
    return PDFDictionary({name: PDFObjectReference(name) for name in stream.xobjects})


def overprint_resources(document: PDFDocument) -> PDFObjectReference:
    """Return the graphics states by which a press file says what overprints, held once in the file.

    Mode 1: an ink of 0 leaves what is below.
    """
    if "overprints" not in document.idToObject:
        states = {
            name: PDFDictionary({"Type": "/ExtGState", "op": _flag(fill), "OP": _flag(stroke), "OPM": int(stroke)})
            for name, (fill, stroke) in OVERPRINTS.items()
        }
        document.Reference(PDFDictionary(states), "overprints")
    return PDFObjectReference("overprints")


def _flag(value: bool) -> str:  # noqa: FBT001 - it is the value itself
    return "true" if value else "false"

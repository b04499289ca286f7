"""Files of a press for tests: drawings → PDF/X-4, and every colour operator and image of such a file."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from pypdf import PdfReader
from pypdf.generic import ContentStream, DictionaryObject, IndirectObject, PdfObject, StreamObject

from printkit.render.pdf import render_pdf
from printkit.scene import Document, Item
from printkit.source import Distance
from printkit.templates.intents import Intent
from printkit.templates.profiles import Profile

from .drawings import document

FOGRA39 = (Path(__file__).parents[2] / "templates/profiles/fogra39.icc").read_bytes()
INTENT = Intent("fogra39", "FOGRA39", FOGRA39, 300)
PROFILE = Profile(colour="cmyk", standard="PDF/X-4", intent="fogra39", condition="FOGRA39", bleed=Distance(3))
SCREEN_COLOURS = ("g", "G", "rg", "RG", "cs", "CS", "sc", "SC", "scn", "SCN", "sh")


def press_pdf(*items: Item, **more: object) -> bytes:
    """Return a press file of one page."""
    return render_pdf(document(*items, **more), PROFILE, INTENT)


def press_of(made: Document) -> bytes:
    """Return a press file of a document."""
    return render_pdf(made, PROFILE, INTENT)


def objects(pdf: bytes) -> list[PdfObject]:
    """Return every object of a file."""
    reader = PdfReader(BytesIO(pdf))
    found = (reader.get_object(IndirectObject(n, 0, reader)) for n in range(1, reader.trailer["/Size"]))
    return [thing for thing in found if thing is not None]


def operations(pdf: bytes) -> list[tuple[str, list[object]]]:
    """Return every operator of pages and forms with its operands, in the order of the file."""
    reader = PdfReader(BytesIO(pdf))
    streams: list[PdfObject] = [page.get_contents() for page in reader.pages]
    streams += [thing for thing in objects(pdf) if isinstance(thing, StreamObject) and thing.get("/Subtype") == "/Form"]
    found = []
    for stream in streams:
        code = ContentStream(None, reader)
        code.set_data(stream.get_data())
        found += [(operator.decode(), list(operands)) for operands, operator in code.operations]
    return found


def screen_colours(pdf: bytes) -> list[str]:
    """Return whatever in a file is not of the press: colour operators but k and K, images that are not grey or CMYK."""
    found = [operator for operator, _ in operations(pdf) if operator in SCREEN_COLOURS]
    found += [f"image {space}" for space in image_spaces(pdf) if space not in ("/DeviceCMYK", "/DeviceGray")]
    return sorted(set(found))


def image_spaces(pdf: bytes) -> Iterator[str]:
    """Yield the colour space of every image, and of every group of transparency."""
    for thing in objects(pdf):
        if isinstance(thing, DictionaryObject) and thing.get("/Subtype") == "/Image":
            yield str(thing["/ColorSpace"])
        if isinstance(thing, DictionaryObject) and thing.get("/S") == "/Transparency":
            yield str(thing.get("/CS"))

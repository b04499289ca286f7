"""Small drawings for the tests of the backends."""

from __future__ import annotations

from io import BytesIO

from PIL import Image as Bitmap

from printkit.render.pdf import render_pdf
from printkit.render.svg import render_svg
from printkit.scene import (
    Box,
    Colour,
    Document,
    Group,
    Image,
    Item,
    Path,
    Scene,
    Stroke,
    Text,
    circle,
    rect,
    translate,
    whole_page,
)
from printkit.typeset.fonts import face

BLACK, RED, GREEN, WHITE = Colour((0, 0, 0)), Colour((255, 0, 0)), Colour((0, 255, 0)), Colour((255, 255, 255))
SAMPLE = "Cœur d’œuvre — « été » Ÿ € ½ × −"
FRAME = Box(0, 0, 8, 4)
SPACES = {"\u00a0": " ", "\u202f": " ", "\u2009": " "}


def line(
    text: str,
    x: float = 0.0,
    y: float = 0.0,
    *,
    size: float = 4.0,
    family: str = "Lato",
    weight: int = 400,
    tracking: float = 0.0,
) -> Text:
    """Set a line without kerning, `tracking` mm between its characters."""
    font = face(family, weight)
    drawn = "".join(SPACES.get(character, character) for character in text)
    offsets, pen = [], 0.0
    for character in drawn:
        offsets.append(pen)
        pen += font.advance(character) * size + tracking
    return Text(x, y, font.name, size, BLACK, text, drawn, tuple(offsets), pen)


def box(x: float, y: float, width: float, height: float, fill: Colour = BLACK) -> Path:
    """Return a filled rectangle."""
    return Path(rect(Box(x, y, width, height)), fill)


def frame(x: float, y: float, width: float, height: float, stroke: Stroke) -> Path:
    """Return a stroked rectangle."""
    return Path(rect(Box(x, y, width, height)), stroke=stroke)


def die(x: float, y: float, pips: int = 6) -> Group:
    """Return the face of a die, a symbol 5 mm wide: an outline of its own, six pips."""
    dots = tuple(Path(circle(1.25 + 2.5 * (i % 2), 1 + 1.5 * (i // 2), 0.5), WHITE) for i in range(pips))
    body = Path(rect(Box(0, 0, 5, 5), 1), RED, Stroke(BLACK, 0.2))
    return Group((body, *dots), translate(x, y), name=f"die-{pips}", role="symbol", alt=chr(0x267F + pips))


def bitmap(mode: str = "RGB", kind: str = "PNG", size: tuple[int, int] = (4, 2), box: Box = FRAME) -> Image:
    """Return a picture in one colour."""
    target = BytesIO()
    Bitmap.new(mode, size, {"RGB": (255, 0, 0), "RGBA": (255, 0, 0, 128)}.get(mode, 0)).save(target, kind)
    data = target.getvalue()
    return Image(box, data, f"{mode}{kind}{size}".encode().hex(), size, "a picture")


def document(*items: Item, width: float = 100.0, height: float = 60.0, **more: object) -> Document:
    """Return a document of one page."""
    facts = {"title": "Trial", "author": "A. Tester", "subject": "a trial", "lang": "en"} | more
    return Document((whole_page(Scene(width, height, items), "page"),), **facts)


def pdf_of(*items: Item, width: float = 100.0, height: float = 60.0) -> bytes:
    """Return the PDF of one page."""
    return render_pdf(document(*items, width=width, height=height))


def svg_of(*items: Item, width: float = 100.0, height: float = 60.0, prefix: str = "t") -> str:
    """Return the SVG of a scene."""
    return render_svg(Scene(width, height, items), "Trial", "a trial", "en", prefix)

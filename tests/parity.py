"""Whether a page of a PDF and an SVG show the same picture: both drawn at 300 dpi, compared at 150 dpi.

On the sheets of the shipped games the two renderers differ in up to 0.3 % of the dots, in the edges of letters; at
600 dpi it would be less, at four times the work.
"""

from __future__ import annotations

import math
from io import BytesIO
from xml.etree.ElementTree import register_namespace, tostring

import pypdfium2
import resvg_py
from defusedxml.ElementTree import fromstring
from PIL import Image, ImageChops

DPI = 300
REDUCED = 2
DIFFERENCE = 64
ALLOWED = 0.01

register_namespace("", "http://www.w3.org/2000/svg")
register_namespace("xlink", "http://www.w3.org/1999/xlink")


def assert_same_picture(pdf: bytes, page: int, svg: str, width: float, height: float) -> None:
    """Assert that a page and an SVG of `width` × `height` mm agree: few dots differ by more than a quarter."""
    share = differing_share(pdf, page, svg, width, height)
    assert share < ALLOWED, f"{share:.2%} of the dots differ, {ALLOWED:.0%} may"


def differing_share(pdf: bytes, page: int, svg: str, width: float, height: float) -> float:
    """Return which share of the dots at 150 dpi differs by more than 64 of 255 in a channel."""
    canvas = (whole_dots(width), whole_dots(height))
    pictures = (draw_page(pdf, page, canvas).reduce(REDUCED), draw_svg(svg, canvas).reduce(REDUCED))
    return share_over(ImageChops.difference(*pictures), DIFFERENCE)


def share_over(difference: Image.Image, limit: int) -> float:
    """Return the share of dots of which a channel is over `limit`."""
    red, green, blue = difference.split()
    worst = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(worst.histogram()[limit + 1 :]) / (worst.width * worst.height)


def whole_dots(length: float) -> int:
    """Return a length in mm as dots at 300 dpi, rounded up to whole dots at 150 dpi."""
    return math.ceil(length * DPI / 25.4 / REDUCED - 1e-6) * REDUCED


def draw_page(pdf: bytes, page: int, canvas: tuple[int, int]) -> Image.Image:
    """Draw a page on a canvas of dots, its media box enlarged to the right and at the foot, nothing stretched."""
    width, height = (dots * 72 / DPI for dots in canvas)
    with pypdfium2.PdfDocument(pdf) as document:
        sheet = document[page]
        left, _, _, top = sheet.get_mediabox()
        sheet.set_mediabox(left, top - height, left + width, top)
        sheet.close()  # PDFium reads the box when a page is loaded
        # less a trace, lest a rounded size be a dot too many
        picture = document[page].render(scale=DPI / 72 - 1e-6).to_pil().convert("RGB")
    assert picture.size == canvas
    return picture


def draw_svg(svg: str, canvas: tuple[int, int]) -> Image.Image:
    """Draw an SVG of ours on a canvas of dots, its view box enlarged to the right and at the foot."""
    root = fromstring(svg)
    width, height = canvas
    root.set("width", str(width))
    root.set("height", str(height))
    root.set("viewBox", f"0 0 {width * 25.4 / DPI} {height * 25.4 / DPI}")
    png = resvg_py.svg_to_bytes(svg_string=tostring(root, encoding="unicode"), background="white")
    picture = Image.open(BytesIO(png)).convert("RGB")
    assert picture.size == canvas
    return picture

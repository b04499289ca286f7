"""A PDF and the findings on its pages → a picture of each such page, with trim, bleed and what was found marked on it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from io import BytesIO

from PIL import ImageDraw

from printkit.diagnostics import Diagnostic, Severity
from printkit.preflight.raster import PagePicture, page_pictures

DPI = 100.0
LARGEST = 4000
"""Pixels that a picture is wide or high at most: a larger page is drawn smaller."""
MOST = 100
"""How many pictures are drawn of one file."""
LEAST = 3.0
"""Millimetres around a box that is smaller than that: a point is not seen."""
TRIM, BLEED = "#c80000", "#0082c8"
COLOURS = {Severity.ERROR: "#d00000", Severity.WARNING: "#c06000"}

Frame = tuple[float, float, float, float]


def marked_pages(data: bytes, found: Sequence[Diagnostic]) -> Iterator[tuple[int, bytes]]:
    """Yield the number and a PNG of each page that findings name, in order, at most 100 of them.

    Raises ValueError where PDFium cannot open the file, or has no such page.
    """
    on: dict[int, list[Diagnostic]] = defaultdict(list)
    for each in found:
        if each.origin.page:
            on[each.origin.page].append(each)
    numbers = sorted(on)[:MOST]
    for number, drawn in zip(numbers, page_pictures(data, numbers, DPI, LARGEST), strict=True):
        yield number, _marked(drawn, on[number])


def _marked(drawn: PagePicture, found: Sequence[Diagnostic]) -> bytes:
    """Return the picture of a page: its boxes, and a frame with its code around each thing that was found."""
    picture, scale, media, trim, bleed = drawn
    pen = ImageDraw.Draw(picture)
    for box, colour in ((bleed, BLEED), (trim, TRIM)):
        corners = (box.left - media.left, media.top - box.top, box.right - media.left, media.top - box.bottom)
        pen.rectangle(_kept([corner * scale for corner in corners], picture.size), outline=colour)
    lines = 0
    for each in found:
        colour = COLOURS[each.severity]
        if each.origin.box:
            x, y, wide, high = each.origin.box
            grow = max(0.0, (LEAST - min(wide, high)) / 2)
            edges = (x - grow, y - grow, x + wide + grow, y + high + grow)
            frame = _kept([edge / 25.4 * 72 * scale for edge in edges], picture.size)
            pen.rectangle(frame, outline=colour, width=2)
            pen.text((frame[0], max(frame[1] - 12, 0)), each.code, fill=colour)
        else:
            pen.text((4, 4 + 12 * lines), f"{each.code} {each.name}", fill=colour)
            lines += 1
    target = BytesIO()
    picture.save(target, "PNG")
    return target.getvalue()


def _kept(edges: Sequence[float], size: tuple[int, int]) -> Frame:
    """Return left, top, right and bottom of a frame in pixels, in order and within a picture."""
    x = sorted(min(max(edges[at], 0.0), size[0] - 1.0) for at in (0, 2))
    y = sorted(min(max(edges[at], 0.0), size[1] - 1.0) for at in (1, 3))
    return (x[0], y[0], x[1], y[1])

"""Pages of a PDF, drawn by PDFium → strips of grey values along the cut and along the edge of the bleed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from printkit.preflight.facts import PageFacts
from printkit.preflight.geometry import Box

DPI = 100
INSIDE = 0.3
"""Millimetres from the cut inwards, and from the edge of the bleed inwards, at which a strip is read."""

Strip = bytes


def edge_strips(data: bytes, pages: Sequence[PageFacts]) -> Iterator[list[tuple[Strip, Strip]]]:
    """Yield for each page four pairs of strips, one a side: inside the cut, and inside the edge of the bleed."""
    if not pages:
        return
    import pypdfium2  # noqa: PLC0415 - loading PDFium takes 100 ms, and most files have no bleed

    with pypdfium2.PdfDocument(data) as document:
        for page in pages:
            sheet = document[page.number - 1]
            picture = sheet.render(scale=DPI / 72).to_pil().convert("L")
            yield [_pair(picture, page, side) for side in range(4)]


def _pair(picture: Image.Image, page: PageFacts, side: int) -> tuple[Strip, Strip]:
    """Return the two strips of a side, both as long as the trim."""
    inset = INSIDE / 25.4 * 72
    trim, bleed = page.trim.shrunk(inset), page.bleed.shrunk(inset)
    return _strip(picture, page.media, trim, trim[side], side), _strip(picture, page.media, trim, bleed[side], side)


def _strip(picture: Image.Image, media: Box, along: Box, at: float, side: int) -> Strip:
    """Return the grey values on a line parallel to a side (0 left, 1 bottom, 2 right, 3 top) of a page."""
    dots = DPI / 72
    left, right = int((along.left - media.left) * dots), int((along.right - media.left) * dots)
    top, bottom = int((media.top - along.top) * dots), int((media.top - along.bottom) * dots)
    if side in (0, 2):
        x = min(max(int((at - media.left) * dots), 0), picture.width - 1)
        return picture.crop((x, top, x + 1, bottom)).tobytes()
    y = min(max(int((media.top - at) * dots), 0), picture.height - 1)
    return picture.crop((left, y, right, y + 1)).tobytes()

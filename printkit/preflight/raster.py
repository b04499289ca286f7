"""Pages of a PDF, drawn by PDFium → pictures, and strips of grey values along the cut and the edge of the bleed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from printkit.preflight.facts import PageFacts
from printkit.preflight.geometry import Box

DPI = 100
INSIDE = 0.3
"""Millimetres from the cut inwards, and from the edge of the bleed inwards, at which a strip is read."""

Strip = bytes


class PagePicture(NamedTuple):
    """A page as a picture of `scale` pixels a point, with its media, trim and bleed boxes in points."""

    picture: Image.Image
    scale: float
    media: Box
    trim: Box
    bleed: Box


def page_pictures(data: bytes, numbers: Sequence[int], dpi: float, largest: int) -> Iterator[PagePicture]:
    """Yield pictures of pages, counted from 1, `dpi` fine, or coarser where they had more than `largest` pixels a side.

    Raises ValueError where PDFium cannot open the file, or finds no such page.
    """
    import pypdfium2  # noqa: PLC0415 - loading PDFium takes 100 ms

    try:
        with pypdfium2.PdfDocument(data) as document:
            for number in numbers:
                page = document[number - 1]
                scale = min(dpi / 72, largest / max(*page.get_size(), 1.0))
                boxes = [Box(*box) for box in (page.get_mediabox(), page.get_trimbox(), page.get_bleedbox())]
                yield PagePicture(page.render(scale=scale).to_pil().convert("RGB"), scale, *boxes)
    except (pypdfium2.PdfiumError, IndexError) as error:
        raise ValueError(str(error)) from error


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

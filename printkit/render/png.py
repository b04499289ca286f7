"""A PDF → one PNG a page."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator
from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image as Bitmap
from PIL import ImageChops, ImageStat

if TYPE_CHECKING:
    from pypdfium2 import PdfPage

TRACE = 2e-5
"""What a scale is lessened by: a page's size, rounded to 0.001 pt in its PDF, shall not come to a dot more."""

WHOLE = 40_000_000
"""Dots of the largest page that is drawn at once: an A4 page of 1200 dpi would take a gigabyte."""
BAND = 6_000_000
"""Dots of larger ones that are drawn at a time."""
UP = b"\x02"
"""The PNG filter of rows that are told as what differs from the row above."""
INCH = 0.0254


def render_png(pdf: bytes, dpi: int) -> list[bytes]:
    """Return each page of a PDF as an RGB PNG of `dpi` dots per inch, a part of a dot at the edges counted whole."""
    import pypdfium2  # noqa: PLC0415 - loading PDFium takes 100 ms, and most runs write no PNG

    with pypdfium2.PdfDocument(pdf) as document:
        return [_drawn(page, dpi) for page in document]


def ink_shares(pdf: bytes, dpi: int = 150) -> list[float]:
    """Return for each page of a PDF how much of it is ink: 0 for white paper, 1 for black, the mean of all dots.

    Lines are drawn at least a dot wide, so dots are fine enough for hairlines.
    """
    import pypdfium2  # noqa: PLC0415 - see above

    with pypdfium2.PdfDocument(pdf) as document:
        means = [ImageStat.Stat(page.render(scale=dpi / 72).to_pil().convert("RGB")).mean for page in document]
    return [1 - sum(mean) / (3 * 255) for mean in means]


def _encode(bitmap: Bitmap.Image, dpi: int) -> bytes:
    target = BytesIO()
    bitmap.convert("RGB").save(target, "PNG", dpi=(dpi, dpi))
    return target.getvalue()


def _drawn(page: PdfPage, dpi: int) -> bytes:
    """Return a page as a PNG, drawn at once or, where it has many dots, in bands."""
    scale = dpi / 72 * (1 - TRACE)
    width, height = (math.ceil(side * scale) for side in page.get_size())
    if width * height <= WHOLE:
        return _encode(page.render(scale=scale).to_pil(), dpi)
    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes((8, 2, 0, 0, 0))
    density = round(dpi / INCH).to_bytes(4, "big") * 2 + b"\x01"
    packer = zlib.compressobj()
    packed = [packer.compress(rows) for rows in _rows(page, scale, (width, height))]
    data = b"".join((*packed, packer.flush()))
    chunks = ((b"IHDR", head), (b"pHYs", density), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in chunks)


def _rows(page: PdfPage, scale: float, size: tuple[int, int]) -> Iterator[bytes]:
    """Yield the rows of a page, a band at a time, each row after its filter."""
    width, height = size
    above = Bitmap.new("RGB", (width, 1))
    for top in range(0, height, step := max(BAND // width, 1)):
        below = max(height - top - step, 0)
        edges = [(dots - 0.5) / scale if dots else 0 for dots in (below, top)]  # PDFium's helper rounds them up
        band = page.render(scale=scale, crop=(0, edges[0], 0, edges[1])).to_pil().convert("RGB")
        before = Bitmap.new("RGB", band.size)
        before.paste(above)
        before.paste(band.crop((0, 0, width, band.height - 1)), (0, 1))
        above = band.crop((0, band.height - 1, width, band.height))
        told = ImageChops.subtract_modulo(band, before).tobytes()
        yield b"".join(UP + told[index : index + 3 * width] for index in range(0, len(told), 3 * width))


def _chunk(kind: bytes, body: bytes) -> bytes:
    return len(body).to_bytes(4, "big") + kind + body + zlib.crc32(kind + body).to_bytes(4, "big")

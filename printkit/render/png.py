"""A PDF → one PNG a page."""

from __future__ import annotations

from io import BytesIO

from PIL import Image as Bitmap
from PIL import ImageStat

TRACE = 2e-5
"""What a scale is lessened by: a page's size, rounded to 0.001 pt in its PDF, shall not come to a dot more."""


def render_png(pdf: bytes, dpi: int) -> list[bytes]:
    """Return each page of a PDF as an RGB PNG of `dpi` dots per inch, a part of a dot at the edges counted whole."""
    import pypdfium2  # noqa: PLC0415 - loading PDFium takes 100 ms, and most runs write no PNG

    with pypdfium2.PdfDocument(pdf) as document:
        return [_encode(page.render(scale=dpi / 72 * (1 - TRACE)).to_pil(), dpi) for page in document]


def ink_shares(pdf: bytes, dpi: int = 50) -> list[float]:
    """Return for each page of a PDF how much of it is ink: 0 for white paper, 1 for black, the mean of all dots."""
    import pypdfium2  # noqa: PLC0415 - see above

    with pypdfium2.PdfDocument(pdf) as document:
        pictures = [page.render(scale=dpi / 72).to_pil().convert("RGB") for page in document]
    return [1 - sum(ImageStat.Stat(picture).mean) / (3 * 255) for picture in pictures]


def _encode(bitmap: Bitmap.Image, dpi: int) -> bytes:
    target = BytesIO()
    bitmap.convert("RGB").save(target, "PNG", dpi=(dpi, dpi))
    return target.getvalue()

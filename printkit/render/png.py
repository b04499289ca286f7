"""A PDF → one PNG a page."""

from __future__ import annotations

from io import BytesIO

from PIL import Image as Bitmap

TRACE = 2e-5
"""What a scale is lessened by: a page's size, rounded to 0.001 pt in its PDF, shall not come to a dot more."""


def render_png(pdf: bytes, dpi: int) -> list[bytes]:
    """Return each page of a PDF as an RGB PNG of `dpi` dots per inch, a part of a dot at the edges counted whole."""
    import pypdfium2  # noqa: PLC0415 - loading PDFium takes 100 ms, and most runs write no PNG

    with pypdfium2.PdfDocument(pdf) as document:
        return [_encode(page.render(scale=dpi / 72 * (1 - TRACE)).to_pil(), dpi) for page in document]


def _encode(bitmap: Bitmap.Image, dpi: int) -> bytes:
    target = BytesIO()
    bitmap.convert("RGB").save(target, "PNG", dpi=(dpi, dpi))
    return target.getvalue()

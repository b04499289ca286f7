"""Encoded bitmaps → image objects of a PDF: a JPEG as it is, anything else as flate-coded samples."""

from __future__ import annotations

from io import BytesIO

from PIL import Image as Bitmap
from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFDocument, PDFStream, PDFZCompress

from printkit.render.pdf.ink import SCREEN, Inks

SPACES = {"L": "DeviceGray", "RGB": "DeviceRGB", "CMYK": "DeviceCMYK"}
"""The colour spaces of the modes that samples are written in."""


def add_image(document: PDFDocument, name: str, data: bytes, inks: Inks = SCREEN) -> None:
    """Add an image to a document under a resource name, with what is see-through in it as a soft mask.

    For a press it is converted to its inks; what is see-through is laid on white, since nothing else is. Raises PIL.UnidentifiedImageError when `data` is no image.
    """
    with Bitmap.open(BytesIO(data)) as bitmap:
        if inks.presses and (inked := inks.bitmap(_opaque(bitmap))):
            document.Reference(_flate(inked), name)
            return
        image = _photograph(bitmap, data) if bitmap.format == "JPEG" else _samples(bitmap)
        if bitmap.format != "JPEG" and bitmap.has_transparency_data:
            mask = _flate(bitmap.convert("RGBA").getchannel("A"))
            image.dictionary["SMask"] = document.Reference(mask, f"{name}-mask")
    document.Reference(image, name)


def _opaque(bitmap: Bitmap.Image) -> Bitmap.Image:
    if not bitmap.has_transparency_data:
        return bitmap
    white = Bitmap.new("RGBA", bitmap.size, "white")
    return Bitmap.alpha_composite(white, bitmap.convert("RGBA")).convert("RGB")


def _photograph(bitmap: Bitmap.Image, data: bytes) -> PDFStream:
    # Adobe's CMYK JPEGs hold inverted values
    inverted = {"Decode": PDFArray([1, 0] * 4)} if bitmap.mode == "CMYK" and "adobe" in bitmap.info else {}
    return PDFStream(_dictionary(bitmap, Filter="/DCTDecode", **inverted), data)


def _samples(bitmap: Bitmap.Image) -> PDFStream:
    if bitmap.mode in SPACES:
        return _flate(bitmap)
    return _flate(bitmap.convert("L" if bitmap.mode in ("1", "LA") else "RGB"))


def _flate(bitmap: Bitmap.Image) -> PDFStream:
    return PDFStream(_dictionary(bitmap), bitmap.tobytes(), [PDFZCompress])


def _dictionary(bitmap: Bitmap.Image, **more: object) -> PDFDictionary:
    width, height = bitmap.size
    return PDFDictionary(
        {
            "Type": "/XObject",
            "Subtype": "/Image",
            "Width": width,
            "Height": height,
            "BitsPerComponent": 8,
            "ColorSpace": f"/{SPACES[bitmap.mode]}",
            **more,
        }
    )

"""The bytes of a PNG or JPEG → a bitmap that is known to be whole, opaque and upright, ready to be placed."""

from __future__ import annotations

import hashlib
import io
import warnings
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.drawings import bitmap_too_large, bitmap_unreadable

if TYPE_CHECKING:
    from PIL.Image import Image as Raster

MAX_PIXELS = 50_000_000
PRINTABLE = {"PNG": ("L", "RGB"), "JPEG": ("L", "RGB", "CMYK")}
"""The pixel formats that are kept as they came; any other is rewritten."""

ORIENTATION = 0x0112
"""The EXIF tag by which a camera tells that viewers must turn the image; 1 is upright."""


@dataclass(frozen=True, slots=True)
class Bitmap:
    """A whole, opaque image: the encoded bytes (PNG or JPEG), their SHA-256, and its size."""

    data: bytes = field(repr=False)
    digest: str
    pixels: tuple[int, int]
    origin: Origin = field(default=Origin(""), compare=False)


def read_bitmap(data: bytes, file: str, report: Report) -> Bitmap | None:
    """Return the bitmap in a PNG or JPEG file, or None after reporting why it cannot be printed.

    Transparency is laid on white, palettes and 16 bit greys become plain pixels, images a camera marked as turned
    are turned; these are rewritten as PNG. All others keep their bytes.
    """
    origin = Origin(file)
    # Pillow takes 50 ms to import; most games have drawings only.
    from PIL import Image as pillow  # noqa: N813, PLC0415

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            warnings.simplefilter("error", pillow.DecompressionBombWarning)
            with pillow.open(io.BytesIO(data), formats=tuple(PRINTABLE)) as raster:
                if raster.width * raster.height > MAX_PIXELS:
                    report.add(bitmap_too_large(origin, raster.width, raster.height, MAX_PIXELS))
                    return None
                raster.verify()
            with pillow.open(io.BytesIO(data), formats=tuple(PRINTABLE)) as raster:
                raster.load()
                kept, pixels = _printable(raster, data)
    except Exception as error:  # noqa: BLE001  # Pillow's decoders raise whatever they stumble over
        report.add(bitmap_unreadable(origin, _reason(error)))
        return None
    return Bitmap(kept, hashlib.sha256(kept).hexdigest(), pixels, origin)


def _printable(raster: Raster, data: bytes) -> tuple[bytes, tuple[int, int]]:
    """Return the bytes to print and their size in pixels: those of the file, or a PNG where it must be rewritten."""
    turned = raster.getexif().get(ORIENTATION, 1) != 1
    if turned and raster.mode == "CMYK":
        raise ValueError("it is CMYK and marked as turned: turn it in an image editor")
    if raster.mode.startswith("I") and "transparency" in raster.info:
        raise ValueError("it has 16 bit greys with transparency")
    if not turned and "transparency" not in raster.info and raster.mode in PRINTABLE[str(raster.format)]:
        return data, raster.size
    flat = _flatten(_upright(raster) if turned else raster)
    buffer = io.BytesIO()
    flat.save(buffer, "PNG", compress_level=9)
    return buffer.getvalue(), flat.size


def _upright(raster: Raster) -> Raster:
    from PIL import ImageOps  # noqa: PLC0415

    return ImageOps.exif_transpose(raster)


def _flatten(raster: Raster) -> Raster:
    """Return grey or RGB pixels with transparency laid on white."""
    from PIL import Image as pillow  # noqa: N813, PLC0415

    if raster.mode.startswith("I"):
        return raster.convert("I").point(lambda grey: grey * (1 / 257)).convert("L")
    if raster.mode in ("1", "L", "RGB", "CMYK") and "transparency" not in raster.info:
        return raster.convert("L" if raster.mode in ("1", "L") else "RGB")
    clear = raster.convert("RGBA")
    white = pillow.new("RGBA", clear.size, (255, 255, 255, 255))
    return pillow.alpha_composite(white, clear).convert("RGB")


def _reason(error: Exception) -> str:
    name = type(error).__name__
    if name == "UnidentifiedImageError":
        return "it is neither PNG nor JPEG, or its beginning is damaged"
    if name.startswith("DecompressionBomb"):
        return "it would unpack to a vast size"
    return " ".join(str(error).split())[:120].lower() or name

"""An image on a page → the most ink that lies in one place of it."""

from __future__ import annotations

from PIL import Image as Pillow
from PIL import ImageChops

from printkit.preflight.marks import Bitmap, Placed
from printkit.preflight.values import Allowance, filters, unfolded

WINDOW = 15.5**0.5
"""The side in mm of the squares that ink is averaged over: about 15 mm², which presses judge by."""

PIXELS = 50_000_000
"""How many pixels are looked at, at most."""


def densest(image: Placed) -> float:
    """Return the percentages of the four inks in the densest window of a CMYK image, 0 for other images.

    Images that are not plain samples of eight bits, or JPEG, count 0: Ghostscript measures them.
    """
    bitmap = image.bitmap
    if bitmap.space is None or bitmap.space.family not in ("DeviceCMYK", "ICCBased") or bitmap.space.parts != 4:
        return 0.0
    picture = _samples(bitmap)
    if picture is None:
        return 0.0
    side = max(1, int(image.ppi * WINDOW / 25.4))
    cyan, magenta, yellow, black = picture.split()
    # a channel holds 255: the sum of two is halved, twice
    total = ImageChops.add(ImageChops.add(cyan, magenta, scale=2), ImageChops.add(yellow, black, scale=2), scale=2)
    windows = total.reduce((min(side, total.width), min(side, total.height)))
    highest = windows.getextrema()[1]
    return float(highest) / 255 * 400  # type: ignore[arg-type]  # of one channel it is one number


def _samples(bitmap: Bitmap) -> Pillow.Image | None:
    size = (bitmap.width, bitmap.height)
    plain = filters(bitmap.stream) == ("FlateDecode",) if bitmap.stream is not None else False
    if not plain or bitmap.stream is None or bitmap.bits != 8 or not 0 < size[0] * size[1] <= PIXELS:
        return None
    if "/Decode" in bitmap.stream or "/DecodeParms" in bitmap.stream:
        return None
    data = unfolded(bitmap.stream, Allowance(4 * PIXELS, "bytes"))
    return Pillow.frombytes("CMYK", size, data) if len(data) >= size[0] * size[1] * 4 else None

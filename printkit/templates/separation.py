"""Colours and bitmaps for the screen → ink of a printing condition, through its ICC profile; greys → black alone."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image as Bitmap
from PIL import ImageChops, ImageCms, ImageMath

from printkit.scene import Colour
from printkit.templates.intents import Intent

Inks = tuple[float, float, float, float]
FULL = 255
COMPENSATED = ImageCms.Flags.BLACKPOINTCOMPENSATION


class Separation:
    """Turn colours into cyan, magenta, yellow and black, relative colorimetric with black point compensation.

    Greys become black alone, as light as they were: the ICC profile would mix them of four inks, and 316 % of them for
    black. No colour that is converted takes more ink than the condition's limit: black stays, the others give way.
    """

    def __init__(self, intent: Intent) -> None:
        self.intent = intent
        screen = ImageCms.createProfile("sRGB")
        press = ImageCms.ImageCmsProfile(BytesIO(intent.data))
        relative = ImageCms.Intent.RELATIVE_COLORIMETRIC
        self._ink = ImageCms.buildTransform(screen, press, "RGB", "CMYK", relative, COMPENSATED)
        back = ImageCms.buildTransform(press, screen, "CMYK", "RGB", relative, COMPENSATED)
        self._black = _black_for_greys(back)

    def inks(self, colour: Colour) -> Inks:
        """Return the inks of a colour, each 0 to 1: its own where it has them, else what is nearest to its sRGB."""
        if colour.cmyk is not None:
            return colour.cmyk
        red, green, blue = colour.rgb
        if red == green == blue:
            return (0.0, 0.0, 0.0, self._black[red] / FULL)
        cyan, magenta, yellow, black = self._picture(Bitmap.new("RGB", (1, 1), colour.rgb)).tobytes()
        return (cyan / FULL, magenta / FULL, yellow / FULL, black / FULL)

    def bitmap(self, bitmap: Bitmap.Image) -> Bitmap.Image:
        """Return an opaque bitmap as one of mode L, where all of it is grey, or CMYK; CMYK stays as it is."""
        if bitmap.mode == "CMYK":
            return bitmap
        if bitmap.mode in ("1", "L", "LA"):
            return bitmap.convert("L").point([FULL - black for black in self._black])
        picture = bitmap.convert("RGB")
        red, green, blue = picture.split()
        if not any(ImageChops.difference(red, other).getbbox() for other in (green, blue)):
            return red.point([FULL - black for black in self._black])
        return self._picture(picture)

    def _picture(self, picture: Bitmap.Image) -> Bitmap.Image:
        inked = ImageCms.applyTransform(picture, self._ink)
        if inked is None:  # only where it would work in place
            raise ValueError("the bitmap could not be converted")
        return limit_ink(inked, self.intent.total_ink)


def limit_ink(inked: Bitmap.Image, limit: int) -> Bitmap.Image:
    """Return a CMYK bitmap without a pixel above a limit in percent: cyan, magenta and yellow shrink in proportion."""
    most = limit * FULL // 100
    bands = dict(zip("cmyk", inked.split(), strict=True))
    over = ImageMath.lambda_eval(lambda args: (args["c"] + args["m"] + args["y"] + args["k"]) > most, **bands)
    if not over.getbbox():
        return inked

    def shrunk(name: str) -> Bitmap.Image:
        """Return a band, less where the sum is over the limit; always rounded down, so that the sum keeps below it."""
        band: Bitmap.Image = ImageMath.lambda_eval(
            lambda args: args["convert"](
                args["min"](
                    args[name],
                    args[name] * args["max"](most - args["k"], 0) / args["max"](args["c"] + args["m"] + args["y"], 1),
                ),
                "L",
            ),
            **bands,
        )
        return band

    return Bitmap.merge("CMYK", (*map(shrunk, "cmy"), bands["k"]))


def _black_for_greys(back: ImageCms.ImageCmsTransform) -> list[int]:
    """Return for each grey of a screen how much black ink alone looks as light: 255 for black, 0 for white."""
    ramp = Bitmap.frombytes("CMYK", (256, 1), b"".join(bytes((0, 0, 0, black)) for black in range(256)))
    shown = ImageCms.applyTransform(ramp, back)
    lights = list(shown.convert("L").tobytes()) if shown else list(range(255, -1, -1))
    found = [min(range(256), key=lambda black: (abs(lights[black] - grey), black)) for grey in range(256)]
    found[0], found[FULL] = FULL, 0
    return found


@lru_cache(maxsize=4)
def separation_for(intent: Intent) -> Separation:
    """Return the separation for a printing condition, made once."""
    return Separation(intent)


def try_profile(data: bytes) -> str:
    """Return why colours cannot be converted with an ICC profile, or "" where they can."""
    try:
        Separation(Intent("", "", data))
    except (OSError, ValueError, ImageCms.PyCMSError) as error:
        return f"colours cannot be converted with it ({' '.join(str(error).split())[:80].lower()})"
    return ""

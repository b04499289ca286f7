"""The resources of a file → fonts, images and graphics states, each read once however often it is used."""

from __future__ import annotations

from collections.abc import Iterator

from pypdf.generic import DictionaryObject, StreamObject

from printkit.preflight.colours import read_space
from printkit.preflight.fonts import Font, read_font
from printkit.preflight.marks import Bitmap, Marks
from printkit.preflight.values import INFLATED, Allowance, dictionary, entry, identity, name, number

OPERATIONS = 2_000_000
"""How many operations and marks a file may have: some hundred times what a full sheet has."""

FormKey = tuple[object, ...]


class FileResources:
    """What the pages of a file share, and how much work is left for them."""

    def __init__(self) -> None:
        self.bytes = Allowance(INFLATED, "bytes")
        self.work = Allowance(OPERATIONS, "operations")
        self.fonts: dict[tuple[int, int], Font] = {}
        self.bitmaps: dict[tuple[int, int], Bitmap] = {}
        self.forms: dict[FormKey, Marks] = {}

    def font(self, resources: DictionaryObject, word: str) -> Font | None:
        """Return the font that a resource name stands for, None where there is none."""
        fonts = dictionary(entry(resources, "/Font"))
        found = entry(fonts, f"/{word}")
        if not isinstance(found, DictionaryObject):
            return None
        key = identity(fonts.raw_get(f"/{word}"))
        if key not in self.fonts:
            self.fonts[key] = read_font(found, self.bytes)
        return self.fonts[key]

    def bitmap(self, stream: StreamObject, resources: DictionaryObject) -> Bitmap:
        """Return what is told of an image."""
        key = identity(stream)
        if key not in self.bitmaps:
            self.bitmaps[key] = read_bitmap(stream, resources)
        return self.bitmaps[key]


def read_bitmap(stream: StreamObject, resources: DictionaryObject) -> Bitmap:
    """Return the facts of an image."""
    stencil = str(entry(stream, "/ImageMask")) == "True"
    space = None if stencil else read_space(entry(stream, "/ColorSpace"), resources)
    return Bitmap(
        int(number(entry(stream, "/Width"))),
        int(number(entry(stream, "/Height"))),
        1 if stencil else int(number(entry(stream, "/BitsPerComponent"), 8)),
        space,
        stencil,
        stream,
    )


def inline_bitmap(parts: list[object], resources: DictionaryObject) -> Bitmap:
    """Return the facts of an image that stands in a content stream, from its keys and values."""
    values = {str(key): value for key, value in zip(parts[::2], parts[1::2], strict=False)}
    stencil = (values.get("IM") or values.get("ImageMask")) == "true"
    colours = values.get("CS") or values.get("ColorSpace")
    space = read_space(str(colours), resources) if isinstance(colours, str) and not stencil else None
    width, height, bits = (
        _whole(values, *keys) for keys in (("W", "Width"), ("H", "Height"), ("BPC", "BitsPerComponent"))
    )
    return Bitmap(width, height, 1 if stencil else bits, space, stencil)


def _whole(values: dict[str, object], *keys: str) -> int:
    found = next((values[key] for key in keys if key in values), 0)
    return int(found) if isinstance(found, float) else 0


def own_curve(state: DictionaryObject) -> str:
    """Return which entry of a graphics state changes the inks on their way to the plates, "" where none does.

    `/TR2` comes before `/TR` (ISO 32000-1, table 58).
    """
    for key, harmless in (("/TR2", ("Default", "Identity")), ("/TR", ("Identity",))):
        if entry(state, key) is not None:
            return "" if name(entry(state, key)) in harmless else key
    return ""


def stands_in(drawn: StreamObject) -> Iterator[str]:
    """Yield what an image or form leaves to the press: to fetch a picture or a page, or to run a program."""
    if entry(drawn, "/OPI") is not None:
        yield "a picture that is to be replaced by a finer one (/OPI)"
    if entry(drawn, "/Ref") is not None:
        yield "a page of another file (/Ref)"
    if "PS" in (name(entry(drawn, "/Subtype")), name(entry(drawn, "/Subtype2"))) or entry(drawn, "/PS") is not None:
        yield "a program in PostScript"


def see_through(state: DictionaryObject) -> str:
    """Return what in a graphics state lets something below shine through, "" where nothing does."""
    mask, blend = entry(state, "/SMask"), entry(state, "/BM")
    if isinstance(mask, DictionaryObject):
        return "a soft mask"
    if blend is not None and name(blend) not in ("Normal", "Compatible"):
        return f"the blend mode {name(blend) or 'list'}"
    if min(number(entry(state, key), 1.0) for key in ("/ca", "/CA")) < 1:
        return "an opacity below 1"
    return ""

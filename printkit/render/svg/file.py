"""The parts of an SVG file that are written once: images, clips and repeated groups → ids to refer to them by."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence

from svgwrite.base import BaseElement
from svgwrite.container import Defs
from svgwrite.image import Image as ImageElement
from svgwrite.masking import ClipPath
from svgwrite.path import Path as PathElement

from printkit.render.svg.values import path_data
from printkit.scene import Image, Segment

KINDS = {b"\x89PNG": "image/png", b"\xff\xd8\xff": "image/jpeg"}
"""The media types of bitmaps by the bytes they begin with."""


class SvgFile:
    """What a file holds once, and how often each named group is placed; every id begins with `prefix`."""

    def __init__(self, prefix: str, placed: Mapping[str, int]) -> None:
        self.prefix = prefix
        self.placed = placed
        self.definitions = Defs(debug=False)
        self._ids: dict[tuple[str, object], str] = {}

    def id_of(self, kind: str, thing: object) -> str | None:
        """Return the id of a thing already defined, None for a new one."""
        return self._ids.get((kind, thing))

    def define(self, kind: str, thing: object, element: BaseElement) -> str:
        """Put an element into the definitions under a new id of its kind, and return the id."""
        self._ids[kind, thing] = name = f"{self.prefix}-{kind}{sum(known == kind for known, _ in self._ids) + 1}"
        element["id"] = name
        self.definitions.add(element)
        return name

    def clip_id(self, outline: Sequence[Segment]) -> str:
        """Return the id of the clip to an outline."""
        data = path_data(outline)
        known = self.id_of("clip", data)
        if known:
            return known
        clip = ClipPath(debug=False)
        clip.add(PathElement(d=data, debug=False))
        return self.define("clip", data, clip)

    def image_id(self, image: Image) -> str:
        """Return the id of a bitmap that fills the unit square."""
        known = self.id_of("image", image.digest)
        if known:
            return known
        element = ImageElement(data_uri(image.data), size=(1, 1), preserveAspectRatio="none", debug=False)
        return self.define("image", image.digest, element)


def data_uri(data: bytes) -> str:
    """Return a bitmap as a data URI; raises ValueError when it is neither PNG nor JPEG."""
    for start, kind in KINDS.items():
        if data.startswith(start):
            return f"data:{kind};base64,{base64.b64encode(data).decode()}"
    raise ValueError(f"an image begins with {data[:4]!r}, so it is neither PNG nor JPEG")

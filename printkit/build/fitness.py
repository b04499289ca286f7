"""Pieces and a profile → findings: bleed that is missing, bitmaps too coarse, colours with too much ink."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from printkit.components.pieces import Piece
from printkit.diagnostics import Diagnostic, Origin
from printkit.diagnostics.press import bleed_missing, image_coarse, image_too_coarse, total_ink_too_high
from printkit.scene import Box, Group, Image, Item, Matrix, Path, Scene
from printkit.scene.extents import Leaf, leaves
from printkit.templates.profiles import Profile
from printkit.templates.themes import Theme

TOUCH = 0.05
"""How near to the trim, in mm, something touches it."""
SLACK = 0.02
"""How much of the bleed may be missing, in mm, by rounding."""
WHITE = 250
"""The level of red, green and blue from which on a colour is paper."""

EDGES = ("left", "top", "right", "bottom")

Edge = tuple[str, float, Origin]


def total_ink_findings(theme: Theme, profile: Profile) -> Iterator[Diagnostic]:
    """Yield a finding for each entry of a palette whose inks come to more than the profile's limit."""
    for name, ink in theme.inks.items() if profile.colour == "cmyk" else ():
        total = round(sum(ink.cmyk.parts) * 100) if ink.cmyk else 0
        if total > profile.total_ink:
            yield total_ink_too_high(ink.origin, name, total, profile.total_ink, profile.name)


def piece_findings(pieces: Iterable[Piece], profile: Profile) -> Iterator[Diagnostic]:
    """Yield what is wrong with pieces for a profile; each face is looked at once.

    What lacks bleed is told once for each place it comes from, however many pieces have it.
    """
    if not (profile.bleed or profile.image_floor or profile.image_advised):
        return
    short: dict[Origin, list[tuple[str, str, float]]] = defaultdict(list)
    for piece in pieces:
        for face in piece.faces:
            for edge, reach, origin in missing_bleed(face, profile.bleed) if profile.bleed else ():
                short[origin if origin.file else piece.origin].append((piece.name, edge, reach))
            yield from _coarse(face, piece, profile)
    for origin, found in short.items():
        names = tuple(dict.fromkeys(name for name, _, _ in found))
        edges = tuple(edge for edge in EDGES if any(edge == short_at for _, short_at, _ in found))
        yield bleed_missing(origin, names, edges, min(reach for _, _, reach in found), profile.bleed)


def missing_bleed(face: Scene, bleed: float) -> list[Edge]:
    """Return each edge that something touches without reaching the bleed: its name, the reach in mm, and the origin."""
    worst: dict[str, Edge] = {}
    trim = Box(0, 0, face.width, face.height)
    for item, _, box in leaves(face.items):
        if not _is_seen(item) or box.x >= trim.right or box.right <= 0 or box.y >= trim.bottom or box.bottom <= 0:
            continue
        for edge, reach in _reaches(box, trim):
            known = worst.get(edge)
            if -TOUCH <= reach < bleed - SLACK and (known is None or reach < known[1]):
                worst[edge] = (edge, max(0.0, reach), item.origin or Origin(""))  # the first of equals: not -0
    return list(worst.values())


def _reaches(box: Box, trim: Box) -> Iterator[tuple[str, float]]:
    yield "left", -box.x
    yield "top", -box.y
    yield "right", box.right - trim.right
    yield "bottom", box.bottom - trim.bottom


def _is_seen(item: Leaf) -> bool:
    if not isinstance(item, Path):
        return True
    colours = [item.fill, item.stroke.colour if item.stroke else None]
    return any(colour is not None and min(colour.rgb) < WHITE for colour in colours)


def _coarse(face: Scene, piece: Piece, profile: Profile) -> Iterator[Diagnostic]:
    if not _has_image(
        face.items, set()
    ):  # most games have none, and most builds are for home: nothing is measured then
        return
    for item, matrix, _ in leaves(face.items):
        if isinstance(item, Image):
            origin, dpi = item.origin or piece.origin, dots_per_inch(item, matrix)
            name = origin.file.rpartition("/")[2] or piece.name
            if dpi < profile.image_floor:
                yield image_too_coarse(origin, name, dpi, profile.image_floor)
            elif dpi < profile.image_advised:
                yield image_coarse(origin, name, dpi, profile.image_advised)


def _has_image(items: Sequence[Item], seen: set[str]) -> bool:
    """Tell whether there is an image among items, looking into each group of a name once."""
    for item in items:
        if isinstance(item, Group):
            if item.name not in seen and _has_image(item.items, seen):
                return True
            if item.name:
                seen.add(item.name)
        elif isinstance(item, Image):
            return True
    return False


def dots_per_inch(image: Image, matrix: Matrix) -> int:
    """Return the lesser of an image's dots per inch across and down, as it is placed, rounded down."""
    across, down = math.hypot(*matrix[:2]) * image.box.width, math.hypot(*matrix[2:4]) * image.box.height
    columns, rows = image.pixels
    return int(min(columns / max(across, 1e-6), rows / max(down, 1e-6)) * 25.4 + 1e-6)

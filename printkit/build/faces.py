"""Pieces and a profile → pages for a press: each face alone, with its bleed and, where there is a slug, its marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from printkit.components.pieces import Piece
from printkit.imposition.faces import face_group
from printkit.scene import REGISTRATION, Box, Group, Item, Page, Path, Scene, Side, Stroke, polyline
from printkit.templates.profiles import Profile

AIR, LENGTH = 1.0, 5.0
"""Marks of a press stand this many mm off the bleed, and are this long."""
TICK = Stroke(REGISTRATION, 0.25 * 25.4 / 72)
"""The line of such marks: 0.25 pt, in all inks."""


def press_pages(pieces: Sequence[Piece], profile: Profile) -> Iterator[Page]:
    """Yield a page for each face of each copy, front and back in the profile's order.

    Where a piece of the sheet has a back, every piece has two pages: a blank one stands for a back that is not there,
    so that fronts and backs keep alternating.
    """
    two_sided = any(piece.back for piece in pieces)
    for piece in pieces:
        bled = replace(piece, bleed=float(profile.bleed))
        faces = [bled.front, bled.back or (Scene(bled.front.width, bled.front.height, ()) if two_sided else None)]
        sides: tuple[Side, Side] = ("front", "back") if two_sided else ("", "")
        pages = [
            replace(_page(bled, face, profile), side=side)
            for face, side in zip(faces, sides, strict=True)
            if face is not None
        ]
        pages = pages if profile.order == "front-first" else pages[::-1]
        for _ in range(piece.count):
            yield from pages


def filled_up(pages: tuple[Page, ...], back: str) -> tuple[Page, ...]:
    """Return the pages of a booklet with blank ones, up to a multiple of 4, as printers need to staple it.

    They stand at the end, or before the last page where that is the `back`, as on the sheets of a home printer.
    """
    blank = [replace(page, scene=replace(page.scene, items=())) for page in pages[-1:]]
    filling, last = blank * (-len(pages) % 4), len(pages) - (back == "last")
    return (*pages[:last], *filling, *pages[last:])


def _page(piece: Piece, face: Scene, profile: Profile) -> Page:
    around = float(profile.bleed) + float(profile.slug)
    trim = Box(around, around, face.width, face.height)
    items: tuple[Item, ...] = (face_group(piece, face, trim),) if face.items else ()
    if profile.marks == "press" and face.items:
        items = (*items, corner_marks(trim, float(profile.bleed)))
    scene = Scene(face.width + 2 * around, face.height + 2 * around, items)
    return Page(scene, trim, trim.grown(float(profile.bleed)), piece.title)


def corner_marks(trim: Box, bleed: float) -> Group:
    """Return two ticks at each corner of a trim, beyond the bleed, in all inks of the press."""
    near, far = bleed + AIR, bleed + AIR + LENGTH
    lines = []
    for x in (trim.x, trim.right):
        lines += [((x, trim.y - far), (x, trim.y - near)), ((x, trim.bottom + near), (x, trim.bottom + far))]
    for y in (trim.y, trim.bottom):
        lines += [((trim.x - far, y), (trim.x - near, y)), ((trim.right + near, y), (trim.right + far, y))]
    return Group(
        tuple(Path(polyline(*line), stroke=TICK) for line in lines),
        role="artifact",
        name=f"press-marks-{trim.width:.3f}-{trim.height:.3f}",
    )

"""Pieces larger than the paper → tiles that overlap, one a page, with marks to join them by and a key to all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.components.pieces import Piece
from printkit.imposition.faces import face_group
from printkit.imposition.furniture import SheetPage, furniture
from printkit.imposition.marking import mark_strokes
from printkit.imposition.marks import Ticks, cut_marks
from printkit.imposition.tile_key import tile_key
from printkit.imposition.tiling import Tiling, plan_tiles
from printkit.model.files import Sheet
from printkit.scene import Box, Group, Item, Page, Path, Scene, Stroke, polyline, rect, whole_page
from printkit.source.text import Words
from printkit.templates.impositions import Imposition

Spot = tuple[int, int]
"""The row and column of a tile, counted from 0."""


def tile_pages(pieces: Sequence[Piece], sheet: Sheet, plan: Imposition, context: Context) -> Iterator[Page]:
    """Yield the tiles of every face, row by row; paper too small for a tile is a finding."""
    faces = [(piece, scene) for piece in pieces for scene in piece.faces]
    tilings = [plan_tiles(piece, scene, plan, context.paper, context.report) for piece, scene in faces]
    spots = [
        (piece, scene, tiling, (row, column))
        for (piece, scene), tiling in zip(faces, tilings, strict=True)
        if tiling
        for row in range(tiling.rows)
        for column in range(tiling.columns)
    ]
    alike: dict[str, tuple[Item, ...]] = {}
    for number, (piece, scene, tiling, spot) in enumerate(spots, 1):
        notes, key = _notes(tiling, spot, context), tile_key(tiling, spot, sheet.origin, context)
        if len(pieces) > 1:
            notes = (Words(piece.title, piece.origin), *notes)
        page = SheetPage(sheet, plan, tiling.paper, number, len(spots), notes=notes, key=key, alike=alike)
        place = tiling.place(plan, *spot)
        drawn = (*_tile(piece, scene, tiling.window(*spot), place), *_marks(tiling, spot, page, context))
        words = furniture(page, context, place.bottom + plan.offset + plan.mark)
        yield whole_page(Scene(*tiling.paper, (*drawn, *words)), f"{piece.title} {number}")


def _tile(piece: Piece, scene: Scene, window: Box, place: Box) -> Iterator[Item]:
    """Yield the face, moved so that the tile's part of it lies in the tile's place, and cut to it."""
    whole = Box(place.x - window.x, place.y - window.y, scene.width, scene.height)
    yield Group((face_group(piece, scene, whole),), clip=rect(place), origin=piece.origin)


def _marks(tiling: Tiling, spot: Spot, page: SheetPage, context: Context) -> Iterator[Item]:
    """Yield cut marks, and the lines up to which the tiles to the right and below are laid over this one."""
    if context.profile.marks == "none":
        return
    plan, place = page.plan, tiling.place(page.plan, *spot)
    cut, join = mark_strokes(context, page)
    if cut:
        yield cut_marks([place], Ticks(float(plan.offset), float(plan.mark), float(plan.mark)), cut)
    if join:
        yield artifact(*_joins(tiling, spot, place, plan, join))


def _joins(tiling: Tiling, spot: Spot, place: Box, plan: Imposition, stroke: Stroke) -> Iterator[Path]:
    far = plan.offset + plan.mark
    if spot[1] < tiling.columns - 1:
        x = place.right - tiling.overlap
        yield Path(polyline((x, place.y - far), (x, place.bottom + far)), stroke=stroke)
    if spot[0] < tiling.rows - 1:
        y = place.bottom - tiling.overlap
        yield Path(polyline((place.x - far, y), (place.right + far, y)), stroke=stroke)


def _notes(tiling: Tiling, spot: Spot, context: Context) -> tuple[Words, ...]:
    """Return what a tile says of itself: its number and place, and how to put the tiles together."""
    say = context.locale.builtin
    printing = (say("Print at 100 % (actual size)"), say("Cut along the solid marks"))
    if tiling.count < 2:
        return printing
    place = say(
        "Part {number} of {count}: row {row}, column {column}",
        number=tiling.number(*spot), count=tiling.count, row=spot[0] + 1, column=spot[1] + 1,
    )  # fmt: skip
    return (place, *printing, say("Glue each part over the one before, up to the dash-dot line"))

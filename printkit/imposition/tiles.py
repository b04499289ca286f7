"""Pieces larger than the paper → tiles that overlap, one a page, with marks to join them by."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.components.pieces import Piece
from printkit.diagnostics import Report
from printkit.diagnostics.pieces import piece_larger_than_paper
from printkit.imposition.block import FIT, FOOT, HEAD
from printkit.imposition.faces import face_group
from printkit.imposition.furniture import SheetPage, furniture
from printkit.imposition.marks import cut_marks
from printkit.model.game import Sheet
from printkit.scene import Box, Group, Item, Page, Path, Scene, Stroke, polyline, rect, whole_page
from printkit.source.text import Words
from printkit.templates.impositions import Imposition


@dataclass(frozen=True, slots=True)
class Tiling:
    """Equal tiles of a face: how many columns and rows, the size of one in mm, how far neighbours overlap, the paper."""

    columns: int
    rows: int
    width: float
    height: float
    overlap: float
    paper: tuple[float, float]

    def window(self, row: int, column: int) -> Box:
        """Return the part of the face that a tile shows, in mm from the face's corner."""
        across, down = self.width - self.overlap, self.height - self.overlap
        return Box(column * across, row * down, self.width, self.height)

    def place(self, plan: Imposition) -> Box:
        """Return where a tile lies on its page: below the words at its head, in the middle across."""
        left = (self.paper[0] - self.width) / 2
        return Box(left, plan.margin + HEAD + plan.offset + plan.mark, self.width, self.height)


def tile_pages(pieces: Sequence[Piece], sheet: Sheet, plan: Imposition, context: Context) -> Iterator[Page]:
    """Yield the tiles of every face, row by row; paper too small for a tile is a finding."""
    faces = [(piece, scene) for piece in pieces for scene in piece.faces]
    tilings = [plan_tiles(piece, scene, plan, context.paper, context.report) for piece, scene in faces]
    count = sum(tiling.columns * tiling.rows for tiling in tilings if tiling)
    number = 0
    for (piece, scene), tiling in zip(faces, tilings, strict=True):
        for place in range(tiling.columns * tiling.rows if tiling else 0):
            number += 1
            row, column = divmod(place, tiling.columns) if tiling else (0, 0)
            if tiling:
                page = SheetPage(sheet, plan, tiling.paper, number, count, notes=_notes(tiling, row, column, context))
                drawn = (
                    *_tile(piece, scene, tiling, (row, column), page),
                    *_marks(tiling, (row, column), page, context),
                )
                yield whole_page(Scene(*tiling.paper, (*drawn, *furniture(page, context))), f"{piece.title} {number}")


def plan_tiles(
    piece: Piece, face: Scene, plan: Imposition, paper: tuple[float, float], report: Report
) -> Tiling | None:
    """Return the fewest equal tiles that show a face, whichever way the paper lies, or None after a finding."""
    narrow, wide = sorted(paper)
    ways = [(wide, narrow), (narrow, wide)] if face.width >= face.height else [(narrow, wide), (wide, narrow)]
    found = [tiling for way in ways if (tiling := _tiling(face, plan, way))]
    if not found:
        room = _room(plan, ways[0])
        report.add(piece_larger_than_paper(piece.origin, piece.name, (2 * plan.overlap, 2 * plan.overlap), room))
        return None
    return min(found, key=lambda tiling: tiling.columns * tiling.rows)


def _room(plan: Imposition, paper: tuple[float, float]) -> tuple[float, float]:
    around = 2 * (plan.margin + plan.offset + plan.mark)
    return paper[0] - around, paper[1] - around - HEAD - FOOT


def _tiling(face: Scene, plan: Imposition, paper: tuple[float, float]) -> Tiling | None:
    room, overlap = _room(plan, paper), float(plan.overlap)
    if min(room) < 2 * overlap or min(room) <= 0:
        return None
    columns, rows = (
        1 if size <= space + FIT else math.ceil((size - overlap) / (space - overlap) - FIT)
        for size, space in zip((face.width, face.height), room, strict=True)
    )
    width, height = (face.width + (columns - 1) * overlap) / columns, (face.height + (rows - 1) * overlap) / rows
    return Tiling(columns, rows, width, height, overlap, paper)


def _tile(piece: Piece, scene: Scene, tiling: Tiling, at: tuple[int, int], page: SheetPage) -> Iterator[Item]:
    """Yield the face, moved so that the tile's part of it lies in the tile's place, and cut to it."""
    window, place = tiling.window(*at), tiling.place(page.plan)
    whole = Box(place.x - window.x, place.y - window.y, scene.width, scene.height)
    yield Group((face_group(piece, scene, whole),), clip=rect(place), origin=piece.origin)


def _marks(tiling: Tiling, at: tuple[int, int], page: SheetPage, context: Context) -> Iterator[Item]:
    """Yield cut marks, and the lines up to which the tiles to the right and below are laid over this one."""
    origin, plan = page.sheet.origin, page.plan
    place = tiling.place(plan)
    cut, join = context.line("cut-mark", origin), context.line("fold-line", origin)
    if cut:
        yield cut_marks([place], 0.0, plan, cut)
    if join:
        yield artifact(*_joins(tiling, at, place, plan, join))


def _joins(tiling: Tiling, at: tuple[int, int], place: Box, plan: Imposition, stroke: Stroke) -> Iterator[Path]:
    far = plan.offset + plan.mark
    if at[1] < tiling.columns - 1:
        x = place.right - tiling.overlap
        yield Path(polyline((x, place.y - far), (x, place.bottom + far)), stroke=stroke)
    if at[0] < tiling.rows - 1:
        y = place.bottom - tiling.overlap
        yield Path(polyline((place.x - far, y), (place.right + far, y)), stroke=stroke)


def _notes(tiling: Tiling, row: int, column: int, context: Context) -> tuple[Words, ...]:
    """Return what a tile says of itself: its place, and how to put the tiles together."""
    say = context.locale.builtin
    place = say(
        "Row {row} of {rows}, column {column} of {columns}",
        row=row + 1, rows=tiling.rows, column=column + 1, columns=tiling.columns,
    )  # fmt: skip
    joined = say("Glue each tile over the one before, up to the dash-dot line")
    return (place, say("Print at 100 % (actual size)"), say("Cut along the solid marks"), joined)

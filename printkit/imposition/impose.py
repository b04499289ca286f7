"""Pieces and an imposition → the pages of a sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from printkit.components.context import Context
from printkit.components.pieces import Piece
from printkit.diagnostics.pieces import back_missing, back_not_printed, nothing_to_print, piece_larger_than_paper
from printkit.imposition.block import Placed, place_blocks
from printkit.imposition.faces import behind, face_group, flip_axis, fold_pair
from printkit.imposition.furniture import SheetPage, furniture
from printkit.imposition.marks import cut_marks, fold_marks
from printkit.imposition.tiles import tile_pages
from printkit.model.game import Sheet
from printkit.scene import Box, Item, Page, Scene, whole_page
from printkit.templates.impositions import Imposition


def impose(pieces: Sequence[Piece], sheet: Sheet, plan: Imposition, context: Context) -> tuple[Page, ...]:
    """Return the pages of a sheet; pieces that do not fit, or none at all, are findings and give no page.

    `context.paper` is the paper upright, in mm; the plan or the pieces turn it.
    """
    copies = [piece for piece in pieces for _ in range(piece.count)]
    if not copies:
        context.report.add(nothing_to_print(sheet.origin, context.words(sheet.title).text))
        return ()
    if plan.arrange == "page":
        return tuple(_single_pages(copies, context))
    if plan.arrange == "tiles":
        return tuple(tile_pages(copies, sheet, plan, context))
    return tuple(_block_pages(copies, sheet, plan, context))


def _single_pages(pieces: Sequence[Piece], context: Context) -> Iterator[Page]:
    """Yield each face in the middle of a page of its own; the paper lies the way the face does."""
    for piece in pieces:
        for face in piece.faces:
            narrow, wide = sorted(context.paper)
            width, height = (wide, narrow) if face.width > face.height else (narrow, wide)
            if face.width > width + 0.001 or face.height > height + 0.001:
                needs, room = (face.width, face.height), (width, height)
                context.report.add(piece_larger_than_paper(piece.origin, piece.name, needs, room))
                continue
            if (face.width, face.height) == (width, height):
                yield whole_page(face, piece.title)
                continue
            trim = Box((width - face.width) / 2, (height - face.height) / 2, face.width, face.height)
            scene = Scene(width, height, (face_group(piece, face, trim),))
            yield Page(scene, trim, trim.grown(piece.bleed), piece.title)


def _block_pages(copies: Sequence[Piece], sheet: Sheet, plan: Imposition, context: Context) -> Iterator[Page]:
    narrow, wide = sorted(context.paper)
    paper = (wide, narrow) if plan.orientation == "landscape" else (narrow, wide)
    if plan.arrange == "fold" and (bare := [piece for piece in copies if piece.back is None]):
        context.report.add(*(back_missing(piece.origin, piece.name) for piece in bare))
        return
    pages = place_blocks(copies, plan, paper, context.report)
    if pages and plan.arrange == "grid":
        context.report.add(*(back_not_printed(piece.origin, piece.name) for piece in copies if piece.back))
    sides = (False, True) if plan.arrange == "duplex" and any(piece.back for piece in copies) else (False,)
    count = len(pages) * len(sides)
    for number, (blocks, back) in enumerate(product(pages, sides), 1):
        page = SheetPage(sheet, plan, paper, number, count, back)
        placed = [item for block in blocks for item in (*_faces(block, page), *_marks(block, page, context))]
        scene = Scene(*paper, (*placed, *furniture(page, context)))
        yield whole_page(scene, f"{context.words(sheet.title).text} {number}")


def _faces(placed: Placed, page: SheetPage) -> Iterator[Item]:
    axis = flip_axis(page.plan.flip, page.paper)
    for piece, cell in zip(placed.pieces, placed.cells, strict=True):
        if page.plan.arrange == "fold" and piece.back:
            yield from fold_pair(piece, piece.back, cell, page.plan.fold)
        elif not page.back:
            yield face_group(piece, piece.front, cell)
        elif piece.back:
            yield face_group(piece, piece.back, behind(cell, axis, page.paper), turned=axis == "horizontal")


def _marks(placed: Placed, page: SheetPage, context: Context) -> Iterator[Item]:
    """Yield cut marks, and on fold-over sheets fold lines; the back of a sheet that is cut from its front has none."""
    if page.back:
        return
    bleed, plan, origin = placed.pieces[0].bleed, page.plan, page.sheet.origin
    cut, fold = context.line("cut-mark", origin), context.line("fold-line", origin)
    if cut:
        yield cut_marks(placed.cells, bleed, plan, cut)
    if fold and plan.arrange == "fold":
        yield from fold_marks(placed.cells, bleed, plan, fold)

"""Pieces in blocks → pages: fronts alone, fold-over pairs, fronts and backs on one sheet or on its two sides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from printkit.components.context import Context
from printkit.components.pieces import Piece
from printkit.diagnostics.pieces import back_missing, back_not_printed
from printkit.imposition.block import reach_of
from printkit.imposition.faces import (
    UPRIGHT_FOLDS,
    back_group,
    back_of,
    flip_axis,
    flip_over,
    fold_pair,
    front_group,
    place_in,
)
from printkit.imposition.filling import Placed, place_blocks
from printkit.imposition.furniture import SheetPage, furniture
from printkit.imposition.marking import block_marks, edges_of, gutter_marks, overhang
from printkit.imposition.offset import back_shift, check_offset
from printkit.imposition.sides import side_furniture
from printkit.model.files import Sheet
from printkit.scene import Box, Item, Matrix, Page, Scene, apply, compose, translate, whole_page
from printkit.templates.impositions import Imposition


def block_pages(copies: Sequence[Piece], sheet: Sheet, plan: Imposition, context: Context) -> Iterator[Page]:
    """Yield the pages of a sheet whose pieces stand in blocks; what does not fit, or has no back, is a finding."""
    narrow, wide = sorted(context.paper)
    paper = (wide, narrow) if plan.orientation == "landscape" else (narrow, wide)
    if plan.arrange in ("fold", "gutter") and (bare := [piece for piece in copies if piece.back is None]):
        context.report.add(*(back_missing(piece.origin, piece.name) for piece in bare))
        return
    pages = place_blocks(copies, plan, paper, context.report)
    if pages and plan.arrange == "grid" and plan.backs:
        context.report.add(*(back_not_printed(piece.origin, piece.name) for piece in copies if piece.back))
    two_sided = plan.arrange == "duplex" and plan.backs and any(piece.back for piece in copies)
    if pages and two_sided:
        check_offset(pages, plan, paper, context)
    sides = (False, True) if two_sided else (False,)
    count, alike = len(pages) * len(sides), dict[str, tuple[Item, ...]]()
    for number, (blocks, back) in enumerate(product(pages, sides), 1):
        page = SheetPage(sheet, plan, paper, number, count, back, two_sided, alike=alike)
        drawn = [item for placed in blocks for item in (*_faces(placed, page, context), *_marks(placed, page, context))]
        scene = Scene(*paper, (*drawn, *_words(blocks, page, context)))
        yield whole_page(scene, f"{context.words(sheet.title).text} {number}", page.shown)


def _words(blocks: Sequence[Placed], page: SheetPage, context: Context) -> tuple[Item, ...]:
    if page.plan.words == "sides":
        return side_furniture(page, blocks[0], context)
    ends = max(cell.bottom + reach_of(placed.bleed, page.plan).ends for placed in blocks for cell in placed.cells)
    if page.plan.arrange == "gutter" and page.plan.fold not in UPRIGHT_FOLDS:
        ends = page.paper[1]  # the backs stand below
    return furniture(page, context, ends)


def _faces(placed: Placed, page: SheetPage, context: Context) -> Iterator[Item]:
    plan, over = page.plan, _over(page)
    shift = back_shift(plan, page.paper, context) if page.back else (0.0, 0.0)
    outer = overhang(placed, plan, page.paper)
    for piece, cell in zip(placed.pieces, placed.cells, strict=True):
        place = place_in(cell, turned=placed.block.turned)
        if plan.arrange == "fold" and piece.back:
            yield from fold_pair(piece, piece.back, place, plan.fold, plan.gutter)
            continue
        edges = edges_of(cell, placed, plan, outer) if plan.arrange == "gutter" else None
        if not page.back:
            yield front_group(piece, place, edges)
        if piece.back and (page.back or plan.arrange == "gutter"):
            behind = back_of(place, piece.front.width, over)
            shifted = compose(translate(*shift), behind) if any(shift) else behind
            yield back_group(piece, piece.back, shifted, edges)


def _over(page: SheetPage) -> Matrix:
    """Return what brings backs behind fronts: the flip of the sheet, or the fold in its middle."""
    if page.plan.arrange == "gutter":
        return flip_over("vertical" if page.plan.fold in UPRIGHT_FOLDS else "horizontal", page.paper)
    return flip_over(flip_axis(page.plan.flip, page.paper), page.paper)


def _marks(placed: Placed, page: SheetPage, context: Context) -> Iterator[Item]:
    """Yield the marks of a page: none on the back of a sheet that is cut from its front, unless it is for a press."""
    plan, cells = page.plan, placed.cells
    behind = [_moved(cell, _over(page)) for cell in cells]
    if page.back and context.profile.marks != "press":
        return
    shown = [*cells, *behind] if plan.arrange == "gutter" else behind if page.back else cells
    yield from block_marks(placed, shown, page, context)
    if plan.arrange == "gutter":
        yield from gutter_marks(placed, page, context)


def _moved(cell: Box, over: Matrix) -> Box:
    (x, y), (right, bottom) = apply(over, cell.x, cell.y), apply(over, cell.right, cell.bottom)
    return Box(min(x, right), min(y, bottom), cell.width, cell.height)

"""Pieces and an imposition → the pages of a sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from printkit.components.context import Context
from printkit.components.pieces import Piece
from printkit.diagnostics.imposition import margin_not_printable, margins_leave_no_room
from printkit.diagnostics.pieces import nothing_to_print, piece_larger_than_paper
from printkit.imposition.blocks import block_pages
from printkit.imposition.booklet import booklet_pages
from printkit.imposition.corner_rule import with_corner_rule
from printkit.imposition.faces import face_group
from printkit.imposition.offset import LEAST
from printkit.imposition.tents import tent_pages
from printkit.imposition.tiles import tile_pages
from printkit.model.files import Sheet
from printkit.scene import Box, Page, Scene, whole_page
from printkit.source import Distance
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
        return _measured(_single_pages(copies, context), sheet, context)
    plan = replace(plan, margin=Distance(max(plan.margin, context.free)))
    if plan.margin < LEAST and context.profile.marks == "cut":
        context.report.add(margin_not_printable(plan.origin, plan.margin, LEAST))
    if 2 * plan.margin >= min(context.paper):
        context.report.add(margins_leave_no_room(plan.origin, plan.margin, context.paper))
        return ()
    arranged = {"tiles": tile_pages, "booklet": booklet_pages, "tent": tent_pages}.get(plan.arrange, block_pages)
    return _measured(arranged(copies, sheet, plan, context), sheet, context)


def _measured(pages: Iterable[Page], sheet: Sheet, context: Context) -> tuple[Page, ...]:
    """Return pages, on the first of which the scale can be checked in both directions, wherever it has room for that."""
    found = tuple(pages)
    return (with_corner_rule(found[0], sheet.origin, context), *found[1:]) if found else ()


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

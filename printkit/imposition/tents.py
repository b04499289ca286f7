"""Pieces with fronts and backs → nets that fold into tents: tab, base, back, front."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.components.pieces import Piece
from printkit.components.strips import moved
from printkit.components.wording import natural_width, set_words
from printkit.diagnostics.pieces import back_missing
from printkit.imposition.blocks import block_pages
from printkit.imposition.faces import fold_pair
from printkit.imposition.marks import Line
from printkit.model.files import Sheet
from printkit.scene import REGISTRATION, Box, Group, Item, Page, Path, Scene, Stroke, polyline, translate
from printkit.source.text import Words
from printkit.templates.impositions import Imposition

SLANT = 0.5
"""How far the ends of a tab slant inwards, in widths of the tab: slanted ends slide in where square ones catch."""
MOST_SLANT = 4.0
"""The same in mm, at most."""


def tent_pages(copies: Sequence[Piece], sheet: Sheet, plan: Imposition, context: Context) -> Iterator[Page]:
    """Yield the pages of a sheet of tents, their nets edge to edge; a piece without a back is a finding."""
    bare = [piece for piece in copies if piece.back is None]
    context.report.add(*(back_missing(piece.origin, piece.name) for piece in bare))
    if bare:
        return
    yield from block_pages([net_of(piece, plan, sheet, context) for piece in copies], sheet, plan, context)


def fold_heights(piece: Piece, plan: Imposition) -> tuple[float, float, float]:
    """Return how far below the upper edge of a net its folds lie, in mm: of the tab, of the base, and the ridge."""
    tab, base = float(plan.tab), float(plan.base)
    return tab, tab + base, tab + base + piece.front.height


def net_of(piece: Piece, plan: Imposition, sheet: Sheet, context: Context) -> Piece:
    """Return the net of a tent as a piece of its own without a back.

    From its upper edge down: the tab, the base, the back turned by 180°, the front. All folds go backwards, and the
    tab is glued inside the front, at its lower edge, so that both faces stand upright.
    """
    if piece.back is None:
        raise ValueError(f"{piece.name} has no back")
    tab, foot, ridge = fold_heights(piece, plan)
    width = piece.front.width
    flap = Box(0.0, 0.0, width, tab)
    faces = fold_pair(piece, piece.back, translate(0.0, foot), "top", 0.0)
    lines = _lines(flap, [((0.0, y), (width, y)) for y in (tab, foot, ridge)], sheet, context)
    blank = (*faces, *lines, *_glue(flap, sheet, context))
    name = f"net-{piece.name}"  # a name stands for one drawing in a file
    return replace(piece, name=name, front=Scene(width, ridge + piece.front.height, blank), back=None)


def _lines(flap: Box, folds: Sequence[Line], sheet: Sheet, context: Context) -> Iterator[Item]:
    """Yield the fold lines of a net, and the slanted ends of its tab as lines to cut."""
    cut, fold = _strokes(sheet, context)
    if fold:
        yield artifact(*(Path(polyline(*line), stroke=fold) for line in folds))
    if cut:
        yield artifact(*(Path(polyline(*line), stroke=cut) for line in _ends(flap)))


def _strokes(sheet: Sheet, context: Context) -> tuple[Stroke | None, Stroke | None]:
    """Return how cuts and folds are drawn within a net: not at all where the profile wants no marks."""
    if context.profile.marks == "none":
        return None, None
    strokes = [context.line(name, sheet.origin) for name in ("cut-mark", "fold-line")]
    if context.profile.marks == "press":
        strokes = [stroke and replace(stroke, colour=REGISTRATION) for stroke in strokes]
    return strokes[0], strokes[1]


def _ends(flap: Box) -> tuple[Line, Line]:
    """Return the slanted ends of a tab that lies above its fold."""
    slant = min(SLANT * flap.height, MOST_SLANT)
    return (
        ((flap.x, flap.bottom), (flap.x + slant, flap.y)),
        ((flap.right, flap.bottom), (flap.right - slant, flap.y)),
    )


def _glue(flap: Box, sheet: Sheet, context: Context) -> Iterator[Item]:
    """Yield the word that tells a tab, in its middle, where it has room."""
    said = context.locale.builtin("glue")
    style = replace(context.style("sheet-footer", sheet.origin), align="left")
    width = natural_width(said, style, context)
    strip = set_words(Words(said.text, sheet.origin), style, width + 0.5, context)
    if width + 2 * MOST_SLANT > flap.width or strip.height > flap.height:
        return
    middle = translate(flap.x + flap.width / 2, flap.y + flap.height / 2)
    yield Group((moved(strip, -width / 2, -strip.height / 2),), middle, role="artifact")

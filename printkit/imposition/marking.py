"""A block on a page and a profile → the marks around it: to cut, to fold, to register."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from printkit.components.context import Context
from printkit.imposition.block import Block
from printkit.imposition.faces import UPRIGHT_FOLDS
from printkit.imposition.filling import Placed
from printkit.imposition.furniture import SheetPage
from printkit.imposition.marks import (
    Ticks,
    corner_crosses,
    cut_marks,
    fold_marks,
    group_of,
    register_marks,
)
from printkit.scene import REGISTRATION, Box, Item, Stroke
from printkit.templates.impositions import Imposition

ROW = 84.0
"""The least height in mm of a row that has ticks at its sides where words stand there, too."""
SHORTEST = 1.5
"""The length in mm below which a tick is no help."""


def has_side_ticks(block: Block) -> bool:
    """Tell whether rows are high enough for words between their ticks."""
    return block.height >= ROW


def extent(block: Block, plan: Imposition, paper: tuple[float, float]) -> Box:
    """Return the box of all cells of a block, and on a sheet that is folded in its middle of those behind them, too."""
    whole = block.whole
    if plan.arrange != "gutter":
        return whole
    if plan.fold in UPRIGHT_FOLDS:
        left = min(whole.x, paper[0] - whole.right)
        return whole._replace(x=left, width=paper[0] - 2 * left)
    top = min(whole.y, paper[1] - whole.bottom)
    return whole._replace(y=top, height=paper[1] - 2 * top)


def ticks_for(placed: Placed, plan: Imposition, paper: tuple[float, float]) -> Ticks:
    """Return how marks stand around a block: as the plan says, or with words along the sides as there is room for."""
    near = placed.bleed + plan.offset
    if plan.words == "head":
        return Ticks(near, float(plan.mark), float(plan.mark))
    near = placed.bleed + min(plan.offset, 0.4)
    whole = extent(placed.block, plan, paper)
    across = min(whole.x, paper[0] - whole.right) - plan.margin - near
    down = min(whole.y, paper[1] - whole.bottom) - plan.margin - near
    lengths = [min(float(plan.mark), length) if length >= SHORTEST else 0.0 for length in (across, down)]
    return Ticks(near, lengths[0] if has_side_ticks(placed.block) else 0.0, lengths[1])


def block_marks(placed: Placed, cells: Sequence[Box], page: SheetPage, context: Context) -> Iterator[Item]:
    """Yield the marks of the cells in use, on this side of the sheet: those that are blank have none."""
    plan = page.plan
    if context.profile.marks == "none":
        return
    cut, fold = mark_strokes(context, page)
    ticks = ticks_for(placed, plan, page.paper)
    if cut:
        yield from cutting(cells, ticks, cut)
    if fold and plan.arrange == "fold":
        axis = "vertical" if (plan.fold in UPRIGHT_FOLDS) != placed.block.turned else "horizontal"
        yield from fold_marks(cells, _folds(placed, plan), axis, ticks, fold)
    if context.profile.marks == "press" and cut and ticks.down >= SHORTEST:
        yield register_marks(cells, ticks, cut.width, 0.25 if plan.arrange == "fold" else 0.5)


def cutting(cells: Sequence[Box], ticks: Ticks, stroke: Stroke) -> Iterator[Item]:
    """Yield ticks around cells, and crosses at the corners of each where they have no ticks on some side."""
    if ticks.across or ticks.down:
        yield cut_marks(cells, ticks, stroke)
    if not (ticks.across and ticks.down):
        yield corner_crosses(cells, stroke)


def mark_strokes(context: Context, page: SheetPage) -> tuple[Stroke | None, Stroke | None]:
    """Return how cut marks and fold marks are drawn: on a press in all inks."""
    strokes = [context.line(name, page.sheet.origin) for name in ("cut-mark", "fold-line")]
    if context.profile.marks == "press":
        strokes = [stroke and replace(stroke, colour=REGISTRATION) for stroke in strokes]
    return strokes[0], strokes[1]


def _folds(placed: Placed, plan: Imposition) -> tuple[float, ...]:
    """Return how far into a cell its folds lie, in mm: one, or one at either edge of the gutter."""
    front = placed.pieces[0].front
    length = front.width if plan.fold in UPRIGHT_FOLDS else front.height
    return (length, length + plan.gutter) if plan.gutter else (length,)


def gutter_marks(placed: Placed, page: SheetPage, context: Context) -> Iterator[Item]:
    """Yield the line that a sheet with fronts and backs is folded along, as long as its block and marks."""
    plan, paper, stroke = page.plan, page.paper, mark_strokes(context, page)[1]
    if stroke is None or context.profile.marks == "none":
        return
    whole, ticks = extent(placed.block, plan, paper), ticks_for(placed, plan, paper)
    if plan.fold in UPRIGHT_FOLDS:
        middle, far = paper[0] / 2, ticks.near + ticks.down if ticks.down else 0.0
        line = ((middle, whole.y - far), (middle, whole.bottom + far))
    else:
        middle, far = paper[1] / 2, ticks.near + ticks.across if ticks.across else 0.0
        line = ((whole.x - far, middle), (whole.right + far, middle))
    yield group_of(f"fold-sheet-{plan.fold}-{middle:.3f}-{whole.y:.3f}-{whole.bottom:.3f}", [line], stroke)

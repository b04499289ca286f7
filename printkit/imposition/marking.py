"""A block on a page and a profile → the marks around it: to cut, to fold, to register."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from printkit.components.context import Context
from printkit.imposition.block import SIDE, Block, Reach
from printkit.imposition.faces import UPRIGHT_FOLDS, Edges
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
BESIDE = 0.4
"""How far ticks stay from a block and its bleed at the most, in mm, where words stand along its sides."""
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


def overhang(placed: Placed, plan: Imposition, paper: tuple[float, float]) -> Reach:
    """Return how far the faces of a block are shown over its outer trims: as far as they bleed.

    On a sheet that is folded in its middle, where a fold a little off moves the backs, it is as far as they are drawn
    and there is room for, with words and marks outside.
    """
    bleed, drawn = placed.bleed, max(placed.bleed, placed.drawn)
    if plan.arrange != "gutter":
        return Reach(bleed, bleed)
    if plan.words == "head":
        return Reach(max(bleed, min(drawn, plan.offset)), max(bleed, min(drawn, plan.offset)))
    whole = extent(placed.block, plan, paper)
    across = min(whole.x, paper[0] - whole.right) - plan.margin - SIDE
    down = min(whole.y, paper[1] - whole.bottom) - plan.margin - BESIDE - SHORTEST
    return Reach(drawn if across >= drawn else bleed, drawn if down >= drawn else bleed)


def edges_of(cell: Box, placed: Placed, plan: Imposition, outer: Reach) -> Edges:
    """Return how far a face is shown over the edges of its cell: as far as it bleeds where it has a neighbour.

    At the fold of a sheet it is shown as far as it is drawn, at the edges of the block as far as `outer` says.
    """
    reaches = {"left": outer.sides, "right": outer.sides, "top": outer.ends, "bottom": outer.ends}
    if plan.arrange == "gutter":
        reaches[plan.fold] = max(placed.bleed, placed.drawn)
    for other in placed.cells:
        for edge in Edges._fields:
            if other != cell and _meets(cell, other, edge, placed.block.gap):
                reaches[edge] = placed.bleed
    edges = Edges(**reaches)
    return edges.turned if placed.block.turned else edges


def _meets(cell: Box, other: Box, edge: str, gap: float) -> bool:
    """Tell whether another cell is the next one at an edge of a cell."""
    x, y = {"left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1)}[edge]
    return (
        abs(other.x - cell.x - x * (cell.width + gap)) < SHORTEST
        and abs(other.y - cell.y - y * (cell.height + gap)) < SHORTEST
    )


def ticks_for(placed: Placed, plan: Imposition, paper: tuple[float, float]) -> Ticks:
    """Return how marks stand around a block: as the plan says, or with words along the sides as there is room for."""
    near = placed.bleed + plan.offset
    if plan.words == "head":
        return Ticks(near, float(plan.mark), float(plan.mark))
    over = overhang(placed, plan, paper)
    near = max(over.sides, over.ends) + min(plan.offset, BESIDE)
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
    if cut and plan.cut == "marks":
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
    ends = "-".join(f"{end:.3f}" for point in line for end in point)
    yield group_of(f"fold-sheet-{plan.fold}-{ends}", [line], stroke)

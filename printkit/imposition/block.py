"""The block of cells on a sheet: piece size, paper and imposition → columns, rows and the box of each cell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printkit.components.pieces import Piece
from printkit.diagnostics import Report
from printkit.diagnostics.pieces import grid_larger_than_paper, piece_larger_than_paper
from printkit.imposition.faces import UPRIGHT_FOLDS
from printkit.scene import Box
from printkit.templates.impositions import Imposition

HEAD = 13.0
"""The height in mm that the title and notes of a sheet take, below its upper margin."""
FOOT = 7.0
"""The height in mm that the scale line and footer take, above its lower margin."""
SIDE = 3.2
"""The width in mm of a line of words along a side, with its distance from the block."""
FIT = 1e-6


@dataclass(frozen=True, slots=True)
class Block:
    """Equal cells in columns and rows, `gap` mm apart, filled row by row; `x`, `y` is the first cell's corner.

    A cell holds one face, or in a fold-over sheet the two faces of a pair; `turned`, they lie on their side.
    """

    x: float
    y: float
    width: float
    height: float
    gap: float
    columns: int
    rows: int
    turned: bool = False

    @property
    def room(self) -> int:
        """Return how many cells a page has."""
        return self.columns * self.rows

    @property
    def whole(self) -> Box:
        """Return the box of all its cells, in use or not."""
        last = self.cell(self.room - 1)
        return Box(self.x, self.y, last.right - self.x, last.bottom - self.y)

    def cell(self, index: int) -> Box:
        """Return the trim box of a cell, counted from 0; positions are multiplied out, so that nothing drifts."""
        row, column = divmod(index, self.columns)
        return Box(
            self.x + column * (self.width + self.gap), self.y + row * (self.height + self.gap), self.width, self.height
        )

    def cells(self, count: int) -> Iterator[Box]:
        """Yield the boxes of the first `count` cells."""
        for index in range(count):
            yield self.cell(index)


BETWEEN = 3.0
"""How far the marks of a block stay from those of the one above it, in mm, so that nobody cuts along the wrong ones."""


@dataclass(frozen=True, slots=True)
class Reach:
    """How far from a block's trims bleed and marks reach, in mm: to its `sides`, and to its `ends` above and below."""

    sides: float
    ends: float


def reach_of(bleed: float, plan: Imposition, *, first: bool = True) -> Reach:
    """Return how far bleed and marks reach around a block.

    With words along the sides, marks stand between the words; the `first` block of a page, if it has no bleed, may
    fill the page from top to bottom and is then marked at its corners.
    """
    around = bleed + plan.offset + plan.mark
    if plan.words == "head":
        return Reach(around, around)
    return Reach(bleed + SIDE, 0.0 if first and not bleed else around)


def room_on(paper: tuple[float, float], bleed: float, plan: Imposition, top: float | None = None, lane: int = 0) -> Box:
    """Return the box on a page that the trims of a block may fill, below `top` or on a page of their own.

    Lanes are counted from 0 at the left; they stand side by side, each with its marks. Where fronts and backs share a sheet that is folded in its middle, it is the half for the fronts.
    """
    reach = reach_of(bleed, plan, first=top is None)
    above, below = (HEAD, FOOT) if plan.words == "head" else (0.0, 0.0)
    start = plan.margin + above if top is None else top + BETWEEN
    wide = (paper[0] - 2 * plan.margin) / plan.lanes
    left, right = plan.margin + lane * wide + reach.sides, plan.margin + (lane + 1) * wide - reach.sides
    upper, lower = start + reach.ends, paper[1] - plan.margin - below - reach.ends
    if plan.arrange == "gutter":
        inner = max(plan.gutter / 2, bleed)
        if plan.fold in UPRIGHT_FOLDS:
            left, right = (left, paper[0] / 2 - inner) if plan.fold == "right" else (paper[0] / 2 + inner, right)
        elif plan.fold == "bottom":
            lower = paper[1] / 2 - inner
        else:
            upper = max(upper, paper[1] / 2 + inner)
    return Box(left, upper, right - left, lower - upper)


def plan_block(pieces: Sequence[Piece], plan: Imposition, room: Box, report: Report | None) -> Block | None:
    """Return the block for pieces of one size in a room, or None where none fits; a report gets the reason.

    Neighbours stand edge to edge, so that one cut serves both, unless their bleed or the imposition parts them.
    Where the plan allows it, they lie on their side if more of them find room so.
    """
    piece, (across, down) = pieces[0], cell_size(pieces[0], plan)
    gap = max(float(plan.gap), 2 * piece.bleed)
    ways = [(across, down), (down, across)] if plan.turn else [(across, down)]
    found = [(_most(room.width, wide, gap), _most(room.height, high, gap)) for wide, high in ways]
    if not any(columns * rows for columns, rows in found):
        if report is not None:
            report.add(piece_larger_than_paper(piece.origin, piece.name, (across, down), (room.width, room.height)))
        return None
    grids = [_grid(plan, most, strict=report is not None) for most in found]
    if not any(grids):
        if report is not None:
            most = max(found, key=lambda each: each[0] * each[1])
            asked = (plan.columns or most[0], plan.rows or most[1])
            report.add(grid_larger_than_paper(plan.origin, *asked, most))
        return None
    best = max(range(len(grids)), key=lambda way: min(len(pieces), _room(grids[way])))
    columns, rows = grids[best] or (0, 0)
    size = Box(0, 0, *ways[best])
    return _placed(Block(0, 0, size.width, size.height, gap, columns, rows, turned=best > 0), plan, room)


def _grid(plan: Imposition, most: tuple[int, int], *, strict: bool) -> tuple[int, int] | None:
    """Return columns and rows as the plan asks, or as many as fit; None where it asks for more than fit.

    On a page that others have begun, fewer rows than the plan asks for will do.
    """
    columns, rows = plan.columns or most[0], plan.rows or most[1]
    if 0 in most or columns > most[0] or (strict and rows > most[1]):
        return None
    return columns, min(rows, most[1])


def _room(grid: tuple[int, int] | None) -> int:
    return grid[0] * grid[1] if grid else 0


def _placed(block: Block, plan: Imposition, room: Box) -> Block:
    """Return a block in its room: in the middle across, at the fold of a gutter sheet, else below the words."""
    whole = block.whole
    x, y = room.x + (room.width - whole.width) / 2, room.y
    if plan.words == "sides":
        y += (room.height - whole.height) / 2
    if plan.arrange == "gutter":
        x = {"right": room.right - whole.width, "left": room.x}.get(plan.fold, x)
        y = {"bottom": room.bottom - whole.height, "top": room.y}.get(plan.fold, y)
    return Block(x, y, block.width, block.height, block.gap, block.columns, block.rows, block.turned)


def cell_size(piece: Piece, plan: Imposition) -> tuple[float, float]:
    """Return the width and height of a cell: a face, or two faces with the gutter of the fold between them."""
    width, height = piece.front.width, piece.front.height
    if plan.arrange == "fold":
        upright = plan.fold in UPRIGHT_FOLDS
        return (2 * width + plan.gutter, height) if upright else (width, 2 * height + plan.gutter)
    return (width, height)


def _most(room: float, size: float, gap: float) -> int:
    return max(0, int((room + gap + FIT) / (size + gap)))

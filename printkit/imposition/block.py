"""The block of cells on a sheet: piece size, paper and imposition → columns, rows and the box of each cell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from printkit.components.pieces import Piece
from printkit.diagnostics import Report
from printkit.diagnostics.pieces import grid_larger_than_paper, piece_larger_than_paper
from printkit.scene import Box
from printkit.templates.impositions import Imposition

HEAD = 13.0
"""The height in mm that the title and notes of a sheet take, below its upper margin."""
FOOT = 7.0
"""The height in mm that the scale line and footer take, above its lower margin."""
FIT = 1e-6


@dataclass(frozen=True, slots=True)
class Block:
    """Equal cells in columns and rows, `gap` mm apart, filled row by row; `x`, `y` is the first cell's corner.

    A cell holds one face, or in a fold-over sheet the two faces of a pair.
    """

    x: float
    y: float
    width: float
    height: float
    gap: float
    columns: int
    rows: int

    @property
    def room(self) -> int:
        """Return how many cells a page has."""
        return self.columns * self.rows

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


@dataclass(frozen=True, slots=True)
class Placed:
    """A block on a page with the pieces in its cells, and how far bleed and marks reach around it, in mm."""

    block: Block
    pieces: tuple[Piece, ...]
    reach: float

    @property
    def cells(self) -> list[Box]:
        """Return the boxes of the cells in use."""
        return list(self.block.cells(len(self.pieces)))

    @property
    def bottom(self) -> float:
        """Return the y below which another block may begin."""
        return self.cells[-1].bottom + self.reach


def place_blocks(
    copies: Sequence[Piece], plan: Imposition, paper: tuple[float, float], report: Report
) -> list[list[Placed]]:
    """Return the pages of a sheet, each with its blocks: neighbours of one size share one, another size begins a new one.

    A piece that fits on no page, or a grid that asks for more than fits, is a finding and ends the sheet.
    """
    pages: list[list[Placed]] = [[]]
    for _, group in groupby(copies, key=_measures):
        left = tuple(group)
        while left:
            top = pages[-1][-1].bottom if pages[-1] else plan.margin + HEAD
            block = plan_block(left[0], plan, paper, top, None if pages[-1] else report)
            if block is None and not pages[-1]:
                return []
            if block is None:
                pages.append([])
                continue
            pages[-1].append(Placed(block, left[: block.room], _reach(left[0], plan)))
            left = left[block.room :]
            if left:  # a plan with rows means rows a page
                pages.append([])
    return pages


def _measures(piece: Piece) -> tuple[float, float, float]:
    return (piece.front.width, piece.front.height, piece.bleed)


def _reach(piece: Piece, plan: Imposition) -> float:
    return piece.bleed + plan.offset + plan.mark


def plan_block(
    piece: Piece, plan: Imposition, paper: tuple[float, float], top: float, report: Report | None
) -> Block | None:
    """Return the block for pieces of one size below `top` mm, or None where none fits; a report gets the reason.

    Neighbours stand edge to edge, so that one cut serves both, unless their bleed or the imposition parts them.
    """
    across, down = cell_size(piece, plan)
    gap = max(float(plan.gap), 2 * piece.bleed)
    reach = _reach(piece, plan)
    room = (paper[0] - 2 * (plan.margin + reach), paper[1] - top - 2 * reach - FOOT - plan.margin)
    most = (_most(room[0], across, gap), _most(room[1], down, gap))
    if 0 in most:
        if report is not None:
            report.add(piece_larger_than_paper(piece.origin, piece.name, (across, down), room))
        return None
    columns, rows = plan.columns or most[0], plan.rows or most[1]
    if columns > most[0] or (report is not None and rows > most[1]):
        if report is not None:
            report.add(grid_larger_than_paper(plan.origin, columns, rows, most))
        return None
    width = columns * across + (columns - 1) * gap
    return Block((paper[0] - width) / 2, top + reach, across, down, gap, columns, min(rows, most[1]))


def cell_size(piece: Piece, plan: Imposition) -> tuple[float, float]:
    """Return the width and height of a cell: a face, or two faces that share the fold."""
    width, height = piece.front.width, piece.front.height
    if plan.arrange == "fold":
        return (2 * width, height) if plan.fold in ("left", "right") else (width, 2 * height)
    return (width, height)


def _most(room: float, size: float, gap: float) -> int:
    return max(0, int((room + gap + FIT) / (size + gap)))

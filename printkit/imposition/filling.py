"""Pieces of all sizes → pages, each with its blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from printkit.components.pieces import Piece
from printkit.diagnostics import Report
from printkit.imposition.block import Block, plan_block, reach_of, room_on
from printkit.scene import Box
from printkit.templates.impositions import Imposition


@dataclass(frozen=True, slots=True)
class Placed:
    """A block on a page with the pieces in its cells."""

    block: Block
    pieces: tuple[Piece, ...]

    @property
    def bleed(self) -> float:
        """Return the bleed that its pieces share, in mm."""
        return self.pieces[0].bleed

    @property
    def cells(self) -> list[Box]:
        """Return the boxes of the cells in use."""
        return list(self.block.cells(len(self.pieces)))

    def bottom(self, plan: Imposition) -> float:
        """Return the y below which another block may begin."""
        return max(cell.bottom for cell in self.cells) + reach_of(self.bleed, plan, first=False).ends


def place_blocks(
    copies: Sequence[Piece], plan: Imposition, paper: tuple[float, float], report: Report
) -> list[list[Placed]]:
    """Return the pages of a sheet, each with its blocks: neighbours of one size share one, another size begins a new one.

    Where it saves a page, all pieces of one size share blocks, wherever they stand in the order. A piece that fits on
    no page, or a grid that asks for more than fits, is a finding and ends the sheet.
    """
    in_order = [tuple(group) for _, group in groupby(copies, key=_measures)]
    pages = _fill(in_order, plan, paper, report)
    by_size = [
        tuple(each for each in copies if _measures(each) == size) for size in dict.fromkeys(map(_measures, copies))
    ]
    if len(pages) < 2 or len(by_size) == len(in_order):
        return pages
    return min(pages, _fill(by_size, plan, paper, report), key=len)


def _fill(
    groups: Iterable[tuple[Piece, ...]], plan: Imposition, paper: tuple[float, float], report: Report
) -> list[list[Placed]]:
    lanes: list[list[Placed]] = [[]]
    for group in groups:
        left = group
        while left:
            top = lanes[-1][-1].bottom(plan) if lanes[-1] else None
            room = room_on(paper, left[0].bleed, plan, top, (len(lanes) - 1) % plan.lanes)
            begun = bool(lanes[-1])
            full = begun and plan.words == "sides"  # words along the sides stand beside one block
            block = None if full else plan_block(left, plan, room, None if begun else report)
            if block is None and not begun:
                return []
            if block is None:
                lanes.append([])
                continue
            lanes[-1].append(Placed(block, left[: block.room]))
            left = left[block.room :]
            if left:  # a plan with rows means rows a page
                lanes.append([])
    return [
        [placed for lane in lanes[first : first + plan.lanes] for placed in lane]
        for first in range(0, len(lanes), plan.lanes)
    ]


def _measures(piece: Piece) -> tuple[float, float, float]:
    return (piece.front.width, piece.front.height, piece.bleed)

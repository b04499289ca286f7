"""Pieces of all sizes → pages, each with its blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from printkit.components.pieces import Piece
from printkit.diagnostics import Report
from printkit.imposition.block import Block, plan_block, reach_of, room_on
from printkit.scene import Box, Scene
from printkit.scene.extents import leaves
from printkit.templates.impositions import Imposition


@dataclass(frozen=True, slots=True)
class Placed:
    """A block on a page with the pieces in its cells; `drawn` is how far their drawing goes on over their trims, in mm.

    It is looked at where fronts and backs share a sheet, half the gutter at the most.
    """

    block: Block
    pieces: tuple[Piece, ...]
    drawn: float = 0.0

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
            lanes[-1].append(_placed(block, left[: block.room], plan))
            left = left[block.room :]
            if left:  # a plan with rows means rows a page
                lanes.append([])
    return [
        [placed for lane in lanes[first : first + plan.lanes] for placed in lane]
        for first in range(0, len(lanes), plan.lanes)
    ]


def _placed(block: Block, pieces: tuple[Piece, ...], plan: Imposition) -> Placed:
    if plan.arrange != "gutter":
        return Placed(block, pieces)
    faces = {id(face): face for piece in pieces for face in piece.faces}
    drawn = max(map(_over_trim, faces.values()))
    return Placed(block, pieces, max(0.0, min(drawn, plan.gutter / 2)))


def _over_trim(face: Scene) -> float:
    """Return how far a drawing reaches over the trim, in mm, on the side where it reaches farthest."""
    boxes = [box for _, _, box in leaves(face.items)]
    return max((max(-box.x, -box.y, box.right - face.width, box.bottom - face.height) for box in boxes), default=0.0)


def _measures(piece: Piece) -> tuple[float, float, float]:
    return (piece.front.width, piece.front.height, piece.bleed)

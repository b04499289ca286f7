"""A face larger than the paper → tiles that overlap, cut where they part the fewest labels."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from printkit.components.pieces import Piece
from printkit.diagnostics import Report
from printkit.diagnostics.imposition import overlap_larger_than_tile
from printkit.diagnostics.pieces import piece_larger_than_paper
from printkit.imposition.block import FIT, FOOT, HEAD
from printkit.imposition.labels import Span, labels_across, labels_down
from printkit.scene import Box, Scene
from printkit.templates.impositions import Imposition


@dataclass(frozen=True, slots=True)
class Tiling:
    """The tiles of a face: where each column and row begins and ends, in mm of the face, and the paper they go on."""

    across: tuple[Span, ...]
    down: tuple[Span, ...]
    overlap: float
    paper: tuple[float, float]

    @property
    def columns(self) -> int:
        """Return how many tiles stand side by side."""
        return len(self.across)

    @property
    def rows(self) -> int:
        """Return how many tiles stand one below another."""
        return len(self.down)

    @property
    def count(self) -> int:
        """Return how many tiles there are."""
        return self.columns * self.rows

    def number(self, row: int, column: int) -> int:
        """Return the number of a tile, counted from 1 row by row; its row and column are counted from 0."""
        return row * self.columns + column + 1

    def window(self, row: int, column: int) -> Box:
        """Return the part of the face that a tile shows, in mm from the face's corner."""
        (left, right), (top, bottom) = self.across[column], self.down[row]
        return Box(left, top, right - left, bottom - top)

    def place(self, plan: Imposition, row: int = 0, column: int = 0) -> Box:
        """Return where a tile lies on its page: below the words at its head, in the middle across."""
        window = self.window(row, column)
        left, top = (self.paper[0] - window.width) / 2, plan.margin + HEAD + plan.offset + plan.mark
        return Box(left, top, window.width, window.height)


def plan_tiles(
    piece: Piece, face: Scene, plan: Imposition, paper: tuple[float, float], report: Report
) -> Tiling | None:
    """Return the fewest tiles that show a face, whichever way the paper lies, or None after a finding."""
    narrow, wide = sorted(paper)
    ways = [(wide, narrow), (narrow, wide)] if face.width >= face.height else [(narrow, wide), (wide, narrow)]
    found = [way for way in ways if _fits(plan, way)]
    if not found:
        room = _room(plan, ways[0])
        if min(room) > 0 and plan.overlap > 0:
            report.add(overlap_larger_than_tile(plan.origin, float(plan.overlap), room))
        else:
            least = 2 * plan.overlap
            report.add(piece_larger_than_paper(piece.origin, piece.name, (least, least), room))
        return None
    way = min(found, key=lambda way: math.prod(_counts(face, plan, way)))
    room, overlap = _room(plan, way), float(plan.overlap)
    return Tiling(
        tuple(_spans(face.width, room[0], overlap, labels_across(face))),
        tuple(_spans(face.height, room[1], overlap, labels_down(face))),
        overlap,
        way,
    )


def _room(plan: Imposition, paper: tuple[float, float]) -> tuple[float, float]:
    around = 2 * (plan.margin + plan.offset + plan.mark)
    return paper[0] - around, paper[1] - around - HEAD - FOOT


def _fits(plan: Imposition, paper: tuple[float, float]) -> bool:
    room = _room(plan, paper)
    return min(room) > 0 and min(room) >= 2 * plan.overlap


def _counts(face: Scene, plan: Imposition, paper: tuple[float, float]) -> tuple[int, int]:
    room, overlap = _room(plan, paper), float(plan.overlap)
    columns, rows = (_count(size, space, overlap) for size, space in zip((face.width, face.height), room, strict=True))
    return columns, rows


def _count(size: float, space: float, overlap: float) -> int:
    return 1 if size <= space + FIT else math.ceil((size - overlap) / (space - overlap) - FIT)


def _spans(size: float, space: float, overlap: float, labels: Sequence[Span]) -> Iterator[Span]:
    """Yield where tiles begin and end along one side: joints divide it evenly, moved where they part the fewest labels.

    A tile is cut where the next one begins to lie over it; how far a joint can be moved is what the paper leaves free.
    """
    count = _count(size, space, overlap)
    starts = [0.0]
    for joint in range(1, count):
        least = size - space - (count - 1 - joint) * (space - overlap)
        most = min(starts[-1] + space - overlap, size - overlap - (count - joint) * FIT)
        starts.append(_joint(size * joint / count, (max(least, starts[-1] + overlap), most), labels))
    for start, after in pairwise([*starts, size - overlap]):
        yield start, after + overlap


def _joint(even: float, limits: Span, labels: Sequence[Span]) -> float:
    """Return the place of a joint between limits that parts the fewest labels, and of those the nearest to `even`."""
    least, most = limits
    wide = [(start - CLEAR, end + CLEAR) for start, end in labels]
    places = [min(max(even, least), most), *(edge for span in wide for edge in span if least <= edge <= most)]
    return min(places, key=lambda place: (parted(place, wide), abs(place - even)))


CLEAR = 1.0
"""How far a joint stays from a label, in mm."""


def parted(place: float, labels: Sequence[Span]) -> int:
    """Count the labels that a cut at a place goes through."""
    return sum(start < place < end for start, end in labels)

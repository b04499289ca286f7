"""Marks beside a block: its cells → cut ticks or corner crosses, fold lines and ticks, register marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from printkit.scene import REGISTRATION, Box, Group, Item, Path, Stroke, around, circle, polyline

Point = tuple[float, float]
Line = tuple[Point, Point]

ARM = 2.0
"""How far a corner cross runs along the edges of pieces, in mm."""


@dataclass(frozen=True, slots=True)
class Ticks:
    """How marks stand around a block, in mm: `near` its trims they begin, `across` and `down` they are long.

    `across` are those at the sides, `down` those above and below; where there is no room for them, they are 0 long
    and each corner of a piece has a cross instead.
    """

    near: float
    across: float
    down: float


def cut_marks(cells: Sequence[Box], ticks: Ticks, stroke: Stroke) -> Group:
    """Return ticks outside the block, one for each distinct line of cut, however many pieces share it."""
    outer = around(cells)
    lines = [
        *_upright_ticks(distinct(edge for cell in cells for edge in (cell.x, cell.right)), outer, ticks),
        *_level_ticks(distinct(edge for cell in cells for edge in (cell.y, cell.bottom)), outer, ticks),
    ]
    return group_of(_name("cut-marks", cells, ticks), lines, stroke)


def corner_crosses(cells: Sequence[Box], stroke: Stroke) -> Group:
    """Return a small cross at each corner of each piece, along its edges, so that it can be cut without ticks."""
    corners = dict.fromkeys(
        (round(x, 4), round(y, 4)) for cell in cells for x in (cell.x, cell.right) for y in (cell.y, cell.bottom)
    )
    outer = around(cells)
    lines: list[Line] = []
    for x, y in corners:
        lines.append(((max(x - ARM, outer.x), y), (min(x + ARM, outer.right), y)))
        lines.append(((x, max(y - ARM, outer.y)), (x, min(y + ARM, outer.bottom))))
    return group_of(_name("cut-crosses", cells), lines, stroke)


def fold_marks(
    cells: Sequence[Box], folds: Sequence[float], axis: str, ticks: Ticks, stroke: Stroke
) -> tuple[Group, ...]:
    """Return the fold lines across each pair, and ticks that carry them on outside the block.

    `folds` are distances in mm from the edge of a cell at which its first face begins: one, or two around a gutter.
    """
    outer = around(cells)
    edges: list[Line] = []
    for cell in cells:
        for fold in folds:
            x, y = cell.x + fold, cell.y + fold
            edges.append(((x, cell.y), (x, cell.bottom)) if axis == "vertical" else ((cell.x, y), (cell.right, y)))
    if axis == "vertical":
        outside = list(_upright_ticks(distinct(start[0] for start, _ in edges), outer, ticks))
    else:
        outside = list(_level_ticks(distinct(start[1] for start, _ in edges), outer, ticks))
    return (
        group_of(_name("fold-lines", cells), edges, stroke),
        group_of(_name("fold-ticks", cells, ticks), outside, stroke),
    )


def register_marks(cells: Sequence[Box], ticks: Ticks, width: float, share: float = 0.5) -> Group:
    """Return a cross in a circle beside a cell in the middle of each side of a block, in every ink of the press.

    It stands at a `share` of the cell's width or height, where there is no tick that it could touch.
    """
    outer, stroke = around(cells), Stroke(REGISTRATION, width)
    x = min(
        (cell.x + cell.width * share for cell in cells), key=lambda at: round(abs(at - outer.x - outer.width / 2), 3)
    )
    y = min(
        (cell.y + cell.height * share for cell in cells), key=lambda at: round(abs(at - outer.y - outer.height / 2), 3)
    )
    across, down = ticks.across / 2, ticks.down / 2
    centres = [
        (outer.x - ticks.near - across, y, across),
        (outer.right + ticks.near + across, y, across),
        (x, outer.y - ticks.near - down, down),
        (x, outer.bottom + ticks.near + down, down),
    ]
    items = [item for at, level, radius in centres if radius for item in _register((at, level), radius, stroke)]
    return Group(tuple(items), role="artifact", name=_name("register-marks", cells, ticks))


def _register(centre: Point, radius: float, stroke: Stroke) -> tuple[Item, ...]:
    x, y = centre
    return (
        Path(polyline((x - radius, y), (x + radius, y)), stroke=stroke),
        Path(polyline((x, y - radius), (x, y + radius)), stroke=stroke),
        Path(circle(x, y, radius / 2), stroke=stroke),
    )


def _upright_ticks(lines: Iterable[float], outer: Box, ticks: Ticks) -> Iterator[Line]:
    if ticks.down <= 0:
        return
    near, far = ticks.near, ticks.near + ticks.down
    for x in lines:
        yield (x, outer.y - far), (x, outer.y - near)
        yield (x, outer.bottom + near), (x, outer.bottom + far)


def _level_ticks(lines: Iterable[float], outer: Box, ticks: Ticks) -> Iterator[Line]:
    if ticks.across <= 0:
        return
    near, far = ticks.near, ticks.near + ticks.across
    for y in lines:
        yield (outer.x - far, y), (outer.x - near, y)
        yield (outer.right + near, y), (outer.right + far, y)


def distinct(values: Iterable[float]) -> list[float]:
    """Return values in rising order, those nearer than 0.001 mm to one before it left out."""
    found: list[float] = []
    for value in sorted(values):
        if not found or value - found[-1] > 0.001:
            found.append(value)
    return found


def group_of(name: str, lines: Iterable[Line], stroke: Stroke) -> Group:
    """Return lines of one stroke as a named group that says nothing by itself."""
    items: tuple[Item, ...] = tuple(Path(polyline(*line), stroke=stroke) for line in lines)
    return Group(items, role="artifact", name=name)


def _name(kind: str, cells: Sequence[Box], ticks: Ticks | None = None) -> str:
    """Return a name that only marks of the same cells and ticks have: a name stands for one drawing in a file."""
    first, last = cells[0], cells[-1]
    corners = [first.x, first.y, last.right, last.bottom, first.width, first.height]
    corners += [ticks.near, ticks.across, ticks.down] if ticks else []
    return f"{kind}-{len(cells)}-{'-'.join(f'{corner:.3f}' for corner in corners)}"

"""Marks beside a block: its cells → cut ticks, fold lines and fold ticks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from printkit.scene import Box, Group, Item, Path, Stroke, polyline
from printkit.templates.impositions import Imposition

Point = tuple[float, float]


def cut_marks(cells: Sequence[Box], bleed: float, plan: Imposition, stroke: Stroke) -> Group:
    """Return ticks outside the block, one for each distinct line of cut, however many pieces share it."""
    outer = bounds(cells)
    near, far = bleed + plan.offset, bleed + plan.offset + plan.mark
    lines: list[tuple[Point, Point]] = []
    for x in distinct(edge for cell in cells for edge in (cell.x, cell.right)):
        lines += [((x, outer.y - far), (x, outer.y - near)), ((x, outer.bottom + near), (x, outer.bottom + far))]
    for y in distinct(edge for cell in cells for edge in (cell.y, cell.bottom)):
        lines += [((outer.x - far, y), (outer.x - near, y)), ((outer.right + near, y), (outer.right + far, y))]
    return _lines(_name("cut-marks", cells), lines, stroke)


def fold_marks(cells: Sequence[Box], bleed: float, plan: Imposition, stroke: Stroke) -> tuple[Group, ...]:
    """Return the fold line on the shared edge of each pair, and ticks that carry it on outside the block."""
    outer = bounds(cells)
    near, far = bleed + plan.offset, bleed + plan.offset + plan.mark
    edges: list[tuple[Point, Point]] = []
    ticks: list[tuple[Point, Point]] = []
    upright = plan.fold in ("left", "right")
    for cell in cells:
        x, y = cell.x + cell.width / 2, cell.y + cell.height / 2
        edges.append(((x, cell.y), (x, cell.bottom)) if upright else ((cell.x, y), (cell.right, y)))
    if upright:
        for x in distinct(start[0] for start, _ in edges):
            ticks += [((x, outer.y - near), (x, outer.y - far)), ((x, outer.bottom + near), (x, outer.bottom + far))]
    else:
        for y in distinct(start[1] for start, _ in edges):
            ticks += [((outer.x - near, y), (outer.x - far, y)), ((outer.right + near, y), (outer.right + far, y))]
    return _lines(_name("fold-lines", cells), edges, stroke), _lines(_name("fold-ticks", cells), ticks, stroke)


def bounds(cells: Sequence[Box]) -> Box:
    """Return the smallest box around cells."""
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    right, bottom = max(cell.right for cell in cells), max(cell.bottom for cell in cells)
    return Box(left, top, right - left, bottom - top)


def distinct(values: Iterable[float]) -> list[float]:
    """Return values in rising order, those nearer than 0.001 mm to one before it left out."""
    found: list[float] = []
    for value in sorted(values):
        if not found or value - found[-1] > 0.001:
            found.append(value)
    return found


def _lines(name: str, lines: Sequence[tuple[Point, Point]], stroke: Stroke) -> Group:
    items: tuple[Item, ...] = tuple(Path(polyline(*line), stroke=stroke) for line in lines)
    return Group(items, role="artifact", name=name)


def _name(kind: str, cells: Sequence[Box]) -> str:
    """Return a name that only marks of the same cells have: a name stands for one drawing in a file."""
    first, last = cells[0], cells[-1]
    corners = (first.x, first.y, last.right, last.bottom, first.width, first.height)
    return f"{kind}-{len(cells)}-{'-'.join(f'{corner:.3f}' for corner in corners)}"

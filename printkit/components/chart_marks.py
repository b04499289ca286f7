"""What charts are drawn with: outlines of squares, pattern lines, the map's drawing in the colours of a theme."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import cache
from typing import Literal

from printkit.components.context import Context
from printkit.diagnostics import Origin
from printkit.model.charts import Chart
from printkit.scene import Box, Colour, Group, Item, Path, Segment, Stroke, polyline, rect

Point = tuple[float, float]
Edge = tuple[Point, Point]

Pattern = Literal["plain", "diagonal", "dots", "cross", "horizontal"]
"""A second code beside the colour of an area; `plain` is none."""

Place = tuple[int, int]
"""Row and column of a cell or square."""


def box_of(place: Place, frame: Box, rows: int, columns: int) -> Box:
    """Return the box of a cell or square in a frame that holds so many rows and columns of them."""
    width, height = frame.width / columns, frame.height / rows
    return Box(frame.x + place[1] * width, frame.y + place[0] * height, width, height)


def outline_of(places: Collection[Place], frame: Box, rows: int, columns: int) -> Iterator[Edge]:
    """Yield the edges between cells of a set and cells outside it, each in clockwise direction around the set."""
    for row, column in sorted(places):
        cell = box_of((row, column), frame, rows, columns)
        corners = [(cell.x, cell.y), (cell.right, cell.y), (cell.right, cell.bottom), (cell.x, cell.bottom)]
        beside = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        for index, near in enumerate(beside):
            if near not in places:
                yield corners[index], corners[(index + 1) % 4]


def area_of(places: Collection[Place], frame: Box, rows: int, columns: int) -> tuple[Segment, ...]:
    """Return the outline of a set of cells, row by row: neighbours in a row are one rectangle, so no hairline shows."""
    segments: list[Segment] = []
    for row in sorted({row for row, _ in places}):
        for first, last in _spans(sorted(column for at, column in places if at == row)):
            start, end = box_of((row, first), frame, rows, columns), box_of((row, last), frame, rows, columns)
            segments += rect(Box(start.x, start.y, end.right - start.x, start.height))
    return tuple(segments)


def _spans(columns: list[int]) -> Iterator[tuple[int, int]]:
    start = columns[0]
    for column, after in zip(columns, [*columns[1:], None], strict=True):
        if after != column + 1:
            yield start, column
            start = after or 0


@cache  # a game of eighteen missions has some eight hundred zones in four patterns
def pattern_marks(pattern: Pattern, size: tuple[float, float], step: float, stroke: Stroke) -> tuple[Item, ...]:
    """Return the marks of a pattern over a width and height in mm from (0, 0), about `step` mm apart, as one path."""
    width, height = size
    match pattern:
        case "horizontal":
            lines = [((0.0, y), (width, y)) for y in _steps(step, height)]
        case "diagonal":
            lines = _diagonals(size, step * 2**0.5, rising=True)
        case "cross":
            lines = [*_diagonals(size, step * 2, rising=True), *_diagonals(size, step * 2, rising=False)]
        case "dots":
            # a dot is a line of hardly any length with round ends: a fraction of the outline of a circle
            lines = [((x, y), (x + 0.01, y)) for x in _steps(step, width) for y in _steps(step, height)]
            stroke = replace(stroke, width=2.2 * stroke.width, cap="round")
        case "plain":
            lines = []
    return (Path(tuple(part for line in lines for part in polyline(*line)), stroke=stroke),) if lines else ()


def _steps(step: float, length: float) -> list[float]:
    return [(index + 0.5) * step for index in range(max(1, round(length / step)))]


def _diagonals(size: tuple[float, float], step: float, *, rising: bool) -> list[Edge]:
    """Return lines at 45°, cut at the edges; `step` is their distance along an edge."""
    width, height = size
    lines = []
    for index in range(1, int((width + height) / step) + 1):
        at = index * step  # where the line, carried on, meets the upper edge
        low, high = (max(0.0, at - height), min(at, height)), (min(at, width), max(0.0, at - width))
        lines.append((low, high) if rising else ((width - low[0], low[1]), (width - high[0], high[1])))
    return lines


def map_shapes(
    chart: Chart, part: str, fills: tuple[Colour, ...], context: Context, origin: Origin
) -> tuple[Item, ...]:
    """Return a drawing of the chart's map, its shapes in `fills` in turn; it is 100 units to the lettered grid.

    The last fill serves for all shapes that are left. A drawing that is missing is a finding.
    """
    picture = context.picture(f"{chart.art}-{part}", origin)
    if picture is None or not fills:
        return ()
    shapes = [item for item in picture.items if isinstance(item, Path)]
    return tuple(
        replace(shape, fill=fills[min(index, len(fills) - 1)], stroke=None) for index, shape in enumerate(shapes)
    )


def map_group(name: str, shapes: tuple[Item, ...], chart: Chart, frame: Box) -> Group:
    """Return shapes of a chart's map, in units of 100 to the lettered grid, spread over a frame and cut at its edge."""
    across, down = frame.width / (100 * chart.columns), frame.height / (100 * chart.rows)
    drawing = Group(shapes, (across, 0.0, 0.0, down, frame.x, frame.y), name=name, role="artifact")
    return Group((drawing,), clip=rect(frame), role="artifact")

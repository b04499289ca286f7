"""What charts are drawn with: outlines of squares, pattern lines, the map's drawing in the colours of a theme."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Literal

from printkit.components.context import Context
from printkit.diagnostics import Origin
from printkit.model.charts import Chart
from printkit.scene import Box, Colour, Group, Item, Path, Segment, Stroke, circle, polygon, polyline, rect

Point = tuple[float, float]
Pattern = Literal["plain", "diagonal", "dots", "cross", "horizontal"]
"""A second code beside the colour of an area; `plain` is none."""

Place = tuple[int, int]
"""Row and column of a cell or square."""


def box_of(place: Place, frame: Box, rows: int, columns: int) -> Box:
    """Return the box of a cell or square in a frame that holds so many rows and columns of them."""
    width, height = frame.width / columns, frame.height / rows
    return Box(frame.x + place[1] * width, frame.y + place[0] * height, width, height)


def outline_of(places: Collection[Place], frame: Box, rows: int, columns: int) -> Iterator[tuple[Point, Point]]:
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


def pattern_marks(pattern: Pattern, size: float, step: float, stroke: Stroke) -> tuple[Item, ...]:
    """Return the marks of a pattern over a square of `size` mm from (0, 0), `step` mm apart."""
    count = int(size / step) + 1
    match pattern:
        case "horizontal":
            lines = [polyline((0, y), (size, y)) for y in _steps(step, count)]
        case "diagonal":
            lines = _diagonals(size, step * 2**0.5, rising=True)
        case "cross":
            lines = [*_diagonals(size, step * 2, rising=True), *_diagonals(size, step * 2, rising=False)]
        case "dots":
            spots = [circle(x, y, stroke.width) for x in _steps(step, count) for y in _steps(step, count)]
            return tuple(Path(spot, stroke.colour) for spot in spots)
        case "plain":
            lines = []
    return tuple(Path(line, stroke=stroke) for line in lines)


def _steps(step: float, count: int) -> list[float]:
    return [(index + 0.5) * step for index in range(count)]


def _diagonals(size: float, step: float, *, rising: bool) -> list[tuple[Segment, ...]]:
    lines = []
    for index in range(1, int(2 * size / step) + 1):
        at = index * step  # where the line meets the upper edge, or its continuation
        ends = ((max(0.0, at - size), min(at, size)), (min(at, size), max(0.0, at - size)))
        lines.append(polyline(*(ends if rising else tuple((size - x, y) for x, y in ends))))
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


def ring(points: list[Point]) -> tuple[Segment, ...]:
    """Return a closed outline, as `polygon` does; no points make none."""
    return polygon(points) if points else ()

"""Situations: a part of a chart, and where pieces stand on it and came from → a figure for a text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from printkit.components.boxes import artifact
from printkit.components.chart_labels import cell_names, draw_ports
from printkit.components.chart_marks import Point, box_of
from printkit.components.chart_plot import Plot
from printkit.components.charts import chart_ground
from printkit.components.coasts import Coast
from printkit.components.context import Context
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip
from printkit.diagnostics.templates import unknown_value
from printkit.model.cells import Cell, CellSet
from printkit.model.charts import Chart
from printkit.model.counters import Counter
from printkit.model.names import Name
from printkit.model.squares import QUARTERS, Square
from printkit.model.ways import beside
from printkit.scene import Box, Group, Item, Path, circle, polyline, rect

LARGEST = 15.0
"""The largest width in mm of a lettered grid in a figure."""
BESIDE = 2.4
"""How far the marks of two pieces stand apart, in mm."""
ASIDE = 1.2
"""How far marks stand below and right of the middle of their square, so that the name of the grid is free, in mm."""
CLEAR = 0.3
"""How far the names of grids stay from marks and ways, in mm."""
RADIUS = 1.9
"""The radius of a piece's mark, in mm."""
DOT = 0.8
"""The radius of the dot that its way begins with, in mm."""

_WAY = re.compile(r"([a-z0-9_-]+):((?:[A-Z]\d{1,2}(?:nw|ne|sw|se)-?)+)")
_SQUARE = re.compile(r"([A-Z]\d{1,2})(nw|ne|sw|se)")


@dataclass(frozen=True, slots=True)
class Way:
    """A piece and the squares that it went over; it stands on the last."""

    piece: Counter
    squares: tuple[Square, ...]


@placeable("chart", Chart)
def place_chart(chart: Chart, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return the part of a chart that the first option names, `A3-C5`, with pieces and their ways on it.

    The other options name a counter and the squares it went over, side by side: `bismarck:A5sw-A4se`.
    """
    cells = _cells(chart, look.options[0] if look.options else "", context)
    ways = [way for option in look.options[1:] if (way := read_way(option, chart, context))]
    if not cells:
        return ()
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    rows, columns = max(row for row, _ in cells) - top + 1, max(column for _, column in cells) - left + 1
    step = min(width / columns, LARGEST)
    window = Box((width - columns * step) / 2, 0, columns * step, rows * step)
    frame = Box(window.x - left * step, -top * step, chart.columns * step, chart.rows * step)
    plot = Plot(replace(chart, starts={}), frame, "full", context, chart.origin)
    drawn = [item for way in ways for item in _draw_way(way, ASIDE + _aside(way, ways), plot)]
    taken = [box for way in ways for box in _rooms(_points(way, ASIDE + _aside(way, ways), plot))]
    coast = Coast.of(plot)
    cell_titles = tuple(cell_names(plot, cells & chart.open_cells(), coast, taken))
    ports = [port for port in chart.ports.values() if chart.grid.cells(port.cell) <= cells]
    names = (*cell_titles, *draw_ports(plot, ports, coast, cell_titles))
    items = [*chart_ground(plot, names), *names, *drawn]
    figure = Group(tuple(items), clip=rect(window), role="figure", alt=context.words(chart.title).text)
    border = artifact(Path(rect(window), stroke=context.line("frame", chart.origin)))
    return (Strip(window.height, (figure, border), gap=2.5, origin=chart.origin),)


def _cells(chart: Chart, text: str, context: Context) -> frozenset[Cell]:
    try:
        return chart.grid.cells(CellSet.from_text(text))
    except (ValueError, LookupError) as error:
        context.report.add(unknown_value(chart.origin, text or "chart", f"{error}; write the part shown first: A3-C5"))
        return frozenset()


def read_way(option: str, chart: Chart, context: Context) -> Way | None:
    """Return the way that an option tells, or None after a finding: each square is water and beside the one before."""
    match = _WAY.fullmatch(option)
    counters = context.game.parts.counters
    if match is None or match[1] not in counters:
        hint = f"write a piece and squares, bismarck:A5sw-A4se; there is {', '.join(counters)}"
        context.report.add(unknown_value(chart.origin, option, hint))
        return None
    try:
        squares = tuple(_square(chart, *part) for part in _SQUARE.findall(match[2]))
        _check(squares, chart)
    except LookupError as error:
        context.report.add(unknown_value(chart.origin, option, str(error.args[0])))
        return None
    return Way(counters[Name(match[1])], squares)


def _square(chart: Chart, cell: str, quarter: str) -> Square:
    row, column = chart.grid.cell(cell)
    down, right = QUARTERS[quarter]
    return 2 * row + down, 2 * column + right


def _check(squares: Sequence[Square], chart: Chart) -> None:
    water = chart.water()
    for first, last in pairwise(squares):
        if last not in beside(first):
            raise LookupError("two squares of the way do not lie side by side")
    if not set(squares) <= water:
        raise LookupError("the way leads over land")


def _aside(way: Way, ways: Sequence[Way]) -> float:
    """Return how far a way is drawn from the middle of its squares, in mm, so that those that share one stand apart."""
    near = [each for each in ways if set(each.squares) & set(way.squares)]
    place = next(index for index, each in enumerate(near) if each is way)
    return (place - (len(near) - 1) / 2) * BESIDE


def _draw_way(way: Way, aside: float, plot: Plot) -> Iterator[Item]:
    """Yield the way as a line from a dot to the mark of the piece: its letter on its colour."""
    face, origin = way.piece.front, way.piece.origin
    colour = plot.context.colour(face.band, origin)
    points = _points(way, aside, plot)
    stroke = plot.context.line("way", origin)
    if len(points) > 1 and stroke and colour:
        yield artifact(Path(polyline(*points), stroke=replace(stroke, colour=colour)))
        yield artifact(
            Path(circle(*points[0], DOT), plot.context.colour("paper", origin), replace(stroke, colour=colour))
        )
    x, y = points[-1]
    yield artifact(Path(circle(x, y, RADIUS), colour, plot.context.line("way-edge", origin)))
    if face.left:
        yield plot.centred(face.left, plot.context.style("way-letter", origin), (x, y), 2 * RADIUS)


def _points(way: Way, aside: float, plot: Plot) -> list[Point]:
    """Return where a way goes, so far below and right of the middle of its squares."""
    return [(x + aside, y + aside) for x, y in (_middle(square, plot) for square in way.squares)]


def _rooms(points: Sequence[Point]) -> Iterator[Box]:
    """Yield the boxes that the mark of a piece and its way take up."""
    yield Box(*points[0], 0, 0).grown(DOT + CLEAR)
    yield Box(*points[-1], 0, 0).grown(RADIUS + CLEAR)
    for (x1, y1), (x2, y2) in pairwise(points):
        yield Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)).grown(CLEAR)


def _middle(square: Square, plot: Plot) -> Point:
    box = box_of(square, plot.frame, 2 * plot.chart.rows, 2 * plot.chart.columns)
    return box.x + box.width / 2, box.y + box.height / 2

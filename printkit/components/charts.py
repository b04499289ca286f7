"""Chart boards: a chart of the model → sea, land, squares, grids, names and border, each layer over the last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from printkit.components.boxes import artifact
from printkit.components.chart_border import draw_border
from printkit.components.chart_furniture import draw_furniture
from printkit.components.chart_labels import draw_labels
from printkit.components.chart_marks import (
    Edge,
    Point,
    area_of,
    box_of,
    map_group,
    map_shapes,
    outline_of,
    pattern_marks,
)
from printkit.components.chart_plot import Inking, Plot
from printkit.components.clearings import Clearing, broken, clearings
from printkit.components.context import Context
from printkit.components.registry import slot_kind
from printkit.model.charts import Chart, Start
from printkit.model.projection import Position
from printkit.scene import Box, Group, Item, Path, Segment, Stroke, polyline, rect, translate
from printkit.source import Distance
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot

BAND = 2.4
"""The width in mm of the strip along the edge of a start area."""

HATCH = 1.4
"""The distance in mm of the lines over squares that count as land."""

CLEAR = 0.6
"""How far lines end before the letters of a name, in mm."""

LATITUDES, LONGITUDES = 5, 10
"""How many degrees lie between the lines of the graticule."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ChartSlot(Slot):
    """A slot that holds a chart board, square grids in the middle of it.

    `border` is the width of the strip around the map for degrees, letters and numbers. A chart with `ink: light` is
    pale enough to be written on with a pencil: without tints, graticule and start areas.
    """

    chart: Expression
    border: Distance = Distance(10.5)
    ink: Inking = "full"
    furniture: bool = True


@slot_kind("chart", ChartSlot)
def draw_chart(slot: ChartSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return a chart as large as its box allows."""
    chart = context.thing(slot.chart, Chart, slot.origin)
    if chart is None:
        return ()
    plot = Plot(chart, chart_frame(chart, box, float(slot.border)), slot.ink, context, slot.origin)
    names = tuple(draw_labels(plot))
    items = (*chart_ground(plot, names), *draw_border(plot), *names)
    furniture = draw_furniture(plot) if slot.furniture else ()
    title = context.words(chart.title).text
    return (Group((*items, *furniture), role="figure", alt=title, origin=chart.origin),)


def chart_ground(plot: Plot, names: Sequence[Item]) -> tuple[Item, ...]:
    """Return what lies below the names of a chart: sea, lines, land. All lines but the white ones make way for names.

    Land is painted over the lines, so that they end at the coast.
    """
    rooms = clearings(names, CLEAR)
    return (*_sea(plot, rooms), *_shore(plot), *_lines(plot, rooms), *_land(plot), *_shut(plot, rooms))


def chart_frame(chart: Chart, box: Box, border: float) -> Box:
    """Return the box of the grids: the largest squares that leave a border on every side."""
    inner = box.grown(-border)
    step = min(inner.width / chart.columns, inner.height / chart.rows)
    width, height = step * chart.columns, step * chart.rows
    return Box(inner.x + (inner.width - width) / 2, inner.y + (inner.height - height) / 2, width, height)


def _sea(plot: Plot, rooms: Sequence[Clearing]) -> Iterator[Item]:
    """Yield the open sea, the tints along the coast, the graticule, and the edges of start areas."""
    yield artifact(Path(rect(plot.frame), plot.colour("open")))
    if not plot.light:
        tints = tuple(filter(None, (plot.colour(f"shoal-{number}") for number in (3, 2, 1))))
        shapes = map_shapes(plot.chart, "tints", tints, plot.context, plot.origin)
        yield map_group(f"chart-tints-{plot.chart.art}", shapes, plot.chart, plot.frame)
        yield _graticule(plot, rooms)
    for start in plot.chart.starts.values() if not plot.light else ():
        yield _start_edge(plot, start)


def _graticule(plot: Plot, rooms: Sequence[Clearing]) -> Group:
    stroke = plot.line("chart-graticule")
    lines = [_joined(_pieces([plot.place(at) for at in line], rooms)) for line in graticule(plot.chart)]
    return Group(tuple(Path(line, stroke=stroke) for line in lines), clip=rect(plot.frame), role="artifact")


def _pieces(points: Sequence[Point], rooms: Sequence[Clearing]) -> Iterator[Edge]:
    for edge in pairwise(points):
        yield from broken(edge, rooms)


def _joined(edges: Iterable[Edge]) -> tuple[Segment, ...]:
    """Return edges as one path, those that carry one another on without a gap."""
    segments: list[Segment] = []
    end: Point | None = None
    for first, last in edges:
        segments += polyline(first, last)[1 if first == end else 0 :]
        end = last
    return tuple(segments)


def graticule(chart: Chart) -> Iterator[tuple[Position, ...]]:
    """Yield the parallels and meridians around a chart, each as places a degree apart."""
    corners = [chart.place_at(x * chart.columns / 4, y * chart.rows / 4) for x in range(5) for y in range(5)]
    south, north = min(at.latitude for at in corners) - 3, min(max(at.latitude for at in corners) + 3, 89)
    west, east = min(at.longitude for at in corners) - 3, max(at.longitude for at in corners) + 3
    for latitude in range(int(south // LATITUDES) * LATITUDES, int(north) + 1, LATITUDES):
        yield tuple(Position(latitude, longitude) for longitude in range(int(west), int(east) + 1))
    for longitude in range(int(west // LONGITUDES) * LONGITUDES, int(east) + 1, LONGITUDES):
        yield tuple(Position(latitude, longitude) for latitude in range(int(south), int(north) + 1))


def _start_edge(plot: Plot, start: Start) -> Group:
    """Return a start area as a patterned strip along the inside of its edge."""
    chart, frame = plot.chart, plot.frame
    cells = chart.grid.cells(start.cells)
    ground, colour = plot.colour(f"{start.colour}-tint"), plot.colour(start.colour)
    strips = [_strip(*run) for run in _runs(outline_of(cells, frame, chart.rows, chart.columns))]
    items: list[Item] = [Path(tuple(part for strip in strips for part in rect(strip)), ground)]
    if colour:
        stroke = Stroke(colour, 0.3)
        sizes = ((strip, (strip.width, strip.height)) for strip in strips)
        items += [Group(pattern_marks(start.pattern, s, 1.2, stroke), translate(at.x, at.y)) for at, s in sizes]
    return artifact(*items)


def _runs(edges: Iterable[Edge]) -> Iterator[Edge]:
    """Yield edges, those that carry one another on in a straight line as one."""
    left = list(edges)
    while left:
        first, last = left.pop()
        while more := [edge for edge in left if _carries_on((first, last), edge)]:
            left.remove(more[0])
            first, last = (more[0][0], last) if more[0][1] == first else (first, more[0][1])
        yield first, last


def _carries_on(run: Edge, edge: Edge) -> bool:
    (x1, y1), (x2, y2) = run
    (x3, y3), (x4, y4) = edge
    straight = (x1 == x2 == x3 == x4) or (y1 == y2 == y3 == y4)
    return straight and (run[1] == edge[0] or edge[1] == run[0])


def _strip(first: Point, last: Point) -> Box:
    """Return the strip to the right of an edge, seen along it: an outline runs clockwise, so that is inside."""
    (x1, y1), (x2, y2) = first, last
    left, top = min(x1, x2), min(y1, y2)
    if y1 == y2:
        return Box(left, y1 if x2 > x1 else y1 - BAND, abs(x2 - x1), BAND)
    return Box(x1 - BAND if y2 > y1 else x1, top, BAND, abs(y2 - y1))


def _shore(plot: Plot) -> Iterator[Item]:
    """Yield the ground of squares that count as land: they show no blue."""
    if area := _shut_area(plot):
        yield artifact(Path(area, plot.colour("shore")))


def _shut_area(plot: Plot) -> tuple[Segment, ...]:
    chart = plot.chart
    shut = chart.land_squares()
    return area_of(shut, plot.frame, 2 * chart.rows, 2 * chart.columns) if shut else ()


def _land(plot: Plot) -> Iterator[Item]:
    """Yield the land, edged by its coast."""
    chart, frame = plot.chart, plot.frame
    fill, coast = plot.colour("land"), plot.line("chart-coast")
    shapes = map_shapes(chart, "land", (fill,) if fill else (), plot.context, plot.origin)
    scaled = replace(coast, width=coast.width * 100 / plot.step, join="round") if coast else None
    edged = tuple(replace(shape, stroke=scaled) if isinstance(shape, Path) else shape for shape in shapes)
    name = f"chart-land-{chart.art}-{plot.inking}-{plot.step:.3f}"
    yield map_group(name, edged, chart, frame)


def _shut(plot: Plot, rooms: Sequence[Clearing]) -> Iterator[Item]:
    """Yield the hatching of squares that count as land: lines that a copier and a grey printer keep."""
    if not (area := _shut_area(plot)):
        return
    frame = plot.frame
    slant = HATCH * 2**0.5
    starts = (index * slant for index in range(1, int((frame.width + frame.height) / slant) + 1))
    edges = [
        ((frame.x + max(0.0, at - frame.height), frame.y + min(at, frame.height)),
         (frame.x + min(at, frame.width), frame.y + max(0.0, at - frame.width)))
        for at in starts
    ]  # fmt: skip
    steps = tuple(step for edge in edges for part in broken(edge, rooms) for step in polyline(*part))
    yield Group((Path(steps, stroke=plot.line("chart-shut")),), clip=area, role="artifact")


def _lines(plot: Plot, rooms: Sequence[Clearing]) -> Iterator[Item]:
    """Yield the lines between movement squares, then those between lettered grids; squares of land have none.

    White lines run on under names; dark ones would strike them through.
    """
    chart, frame = plot.chart, plot.frame
    water = chart.water()
    fine: list[Segment] = []
    strong: list[Segment] = []
    for square in sorted(chart.squares()):
        box = box_of(square, frame, 2 * chart.rows, 2 * chart.columns)
        row, column = square
        for near, line in (
            ((row, column - 1), ((box.x, box.y), (box.x, box.bottom))),
            ((row - 1, column), ((box.x, box.y), (box.right, box.y))),
        ):
            inner = (near[0] // 2, near[1] // 2) == (row // 2, column // 2)
            if min(near) < 0:
                continue
            if inner and {square, near} <= water:
                fine += polyline(*line)
            elif not inner and {square, near} & water:
                strong += [step for part in broken(line, rooms) for step in polyline(*part)]
    yield artifact(Path(tuple(fine), stroke=plot.line("chart-square")))
    grid = plot.line("chart-grid")
    yield artifact(Path(tuple(strong), stroke=replace(grid, cap="square") if grid else None))

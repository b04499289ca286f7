"""Small maps of a chart: zones in colour, pattern and number over the chart's land → items that fill a square."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from printkit.components.boxes import artifact
from printkit.components.chart_marks import (
    Pattern,
    Place,
    area_of,
    box_of,
    map_group,
    map_shapes,
    outline_of,
    pattern_marks,
)
from printkit.components.context import Context
from printkit.components.strips import moved
from printkit.components.wording import set_words, words_of
from printkit.diagnostics import Origin
from printkit.model.cells import CellSet
from printkit.model.charts import Chart
from printkit.model.ways import islands
from printkit.scene import Box, Group, Item, Path, Stroke, circle, polyline, rect, translate


class MapZone(NamedTuple):
    """A zone of a small map: its lettered grids, its colour (a name of the palette), its pattern, its number.

    The palette also has the pale ground of the colour, under the name with `-tint` behind it.
    """

    cells: CellSet
    colour: str
    pattern: Pattern
    number: int


def draw_minimap(chart: Chart, zones: Sequence[MapZone], box: Box, context: Context) -> tuple[Item, ...]:
    """Return the chart as a small square map in the middle of a box, its zones coloured, patterned and numbered.

    Letters stand at the left, numbers above. A zone with a cell that the chart does not have is drawn without it:
    that is a finding of the checker.
    """
    origin = zones[0].cells.origin if zones else chart.origin
    frame = map_frame(chart, box)
    items: list[Item] = [artifact(Path(rect(frame), context.colour("map-sea", origin)))]
    held = [(zone, _cells(chart, zone.cells)) for zone in zones]
    items += [_zone_ground(chart, zone, cells, frame, context) for zone, cells in held if cells]
    items += _land(chart, frame, context, origin)
    items += _lines(chart, frame, context, origin)
    items += [_zone_edge(chart, zone, cells, frame, context) for zone, cells in held if cells]
    items += _labels(chart, frame, context, origin)
    for zone, cells in held:
        items += [item for part in islands(cells) for item in _number(chart, zone, part, frame, context)]
    alt = "; ".join(f"{zone.number}: {_spelt(chart, zone.cells)}" for zone, cells in held if cells)
    return (Group(tuple(items), role="figure", alt=alt, origin=origin),)


def map_frame(chart: Chart, box: Box) -> Box:
    """Return the frame of the map within its box: as large as leaves room for letters and numbers."""
    margin = _margin(box)
    step = min((box.width - margin) / chart.columns, (box.height - margin) / chart.rows)
    width, height = step * chart.columns, step * chart.rows
    x = box.x + (box.width - margin - width) / 2 + margin
    y = box.y + (box.height - margin - height) / 2 + margin
    return Box(x, y, width, height)


def _margin(box: Box) -> float:
    return min(max(0.07 * min(box.width, box.height), 2.0), 3.0)


def _cells(chart: Chart, cells: CellSet) -> frozenset[Place]:
    """Return the cells of a zone that the chart has."""
    found: frozenset[Place] = frozenset()
    for part in cells.parts():
        try:
            found |= chart.grid.cells(CellSet(part))
        except LookupError:
            continue
    return found


def _spelt(chart: Chart, cells: CellSet) -> str:
    """Return the cells of a zone in letters and numbers alone, as far as the chart has them."""
    known = [part for part in cells.parts() if _cells(chart, CellSet(part))]
    return chart.grid.spelt(CellSet(", ".join(known)))


def _zone_ground(chart: Chart, zone: MapZone, cells: frozenset[Place], frame: Box, context: Context) -> Group:
    """Return the pale ground of a zone with its pattern, cut to its cells."""
    colour, tint = (context.colour(name, zone.cells.origin) for name in (zone.colour, f"{zone.colour}-tint"))
    area = area_of(cells, frame, chart.rows, chart.columns)
    items: list[Item] = [Path(area, tint)]
    if colour:
        step = max(frame.width / chart.columns / 3, 0.9)
        marks = pattern_marks(zone.pattern, (frame.width, frame.height), step, Stroke(colour, max(0.18, step * 0.16)))
        name = f"zone-{zone.pattern}-{zone.colour}-{frame.width:.3f}-{frame.height:.3f}-{step:.3f}"
        items.append(Group((Group(marks, translate(frame.x, frame.y), name=name),), clip=area))
    return artifact(*items)


def _zone_edge(chart: Chart, zone: MapZone, cells: frozenset[Place], frame: Box, context: Context) -> Group:
    colour = context.colour(zone.colour, zone.cells.origin)
    edges = outline_of(cells, frame, chart.rows, chart.columns)
    stroke = Stroke(colour, 0.3, cap="square") if colour else None
    return artifact(Path(tuple(step for edge in edges for step in polyline(*edge)), stroke=stroke))


def _land(chart: Chart, frame: Box, context: Context, origin: Origin) -> tuple[Item, ...]:
    """Return the land, drawn once however many maps there are: a named group."""
    colour, coast = context.colour("map-land", origin), context.colour("map-coast", origin)
    shapes = map_shapes(chart, "small", (colour,) if colour else (), context, origin)
    stroke = Stroke(coast, 0.18 * 100 * chart.columns / frame.width) if coast else None
    edged = tuple(replace(shape, stroke=stroke) if isinstance(shape, Path) else shape for shape in shapes)
    return (map_group(f"map-land-{chart.art}-{frame.width:.3f}", edged, chart, frame),) if shapes else ()


def _lines(chart: Chart, frame: Box, context: Context, origin: Origin) -> tuple[Item, ...]:
    stroke = context.line("map-grid", origin)
    across, down = frame.width / chart.columns, frame.height / chart.rows
    lines = [polyline((x, 0), (x, frame.height)) for x in (i * across for i in range(1, chart.columns))]
    lines += [polyline((0, y), (frame.width, y)) for y in (i * down for i in range(1, chart.rows))]
    grid = [Path(tuple(step for line in lines for step in line), stroke=stroke)]
    edge = Path(rect(Box(0, 0, frame.width, frame.height)), stroke=context.line("map-frame", origin))
    name = f"map-grid-{chart.columns}-{chart.rows}-{frame.width:.3f}-{frame.height:.3f}"
    return (Group((*grid, edge), translate(frame.x, frame.y), name=name, role="artifact"),)


def _labels(chart: Chart, frame: Box, context: Context, origin: Origin) -> tuple[Item, ...]:
    """Return the letters at the left and the numbers above, small enough for the room they have."""
    step = min(frame.width / chart.columns, frame.height / chart.rows)
    style = context.style("map-label", origin)
    style = replace(style, align="centre", leading=1.0, size=max(min(style.size, step * 0.75), style.floor))
    items: list[Item] = []
    for column in range(chart.columns):
        strip = set_words(words_of(str(column + 1), origin), style, step, context)
        items.append(moved(strip, frame.x + column * step, frame.y - 0.35 - strip.height))
    for row in range(chart.rows):
        strip = set_words(words_of(chr(ord("A") + row), origin), style, 3.0, context)
        items.append(moved(strip, frame.x - 2.8, frame.y + (row + 0.5) * step - strip.height / 2))
    return tuple(items)


@cache
def middle(cells: frozenset[Place]) -> tuple[float, float]:
    """Return the row and column, in cells, of the point of a zone that is farthest from its edge, near its centre."""
    centre = (sum(row for row, _ in cells) / len(cells) + 0.5, sum(column for _, column in cells) / len(cells) + 0.5)
    rows, columns = {row for row, _ in cells}, {column for _, column in cells}
    points = [
        (row / 2, column / 2)
        for row in range(2 * min(rows) + 1, 2 * max(rows) + 2)
        for column in range(2 * min(columns) + 1, 2 * max(columns) + 2)
    ]
    return max(points, key=lambda at: (_depth(at, cells), -abs(at[0] - centre[0]) - abs(at[1] - centre[1])))


def _depth(at: tuple[float, float], cells: Collection[Place]) -> float:
    """Return how many cells one can go from a point before the square around it leaves the zone."""
    reach = 0.0
    while reach < 4 and all(cell in cells for cell in _around(at, reach + 0.5)):
        reach += 0.5
    return min(reach, 1.0)  # a zone that is two cells wide has room enough: then the centre counts


def _around(at: tuple[float, float], reach: float) -> Iterator[Place]:
    low, high = (at[0] - reach, at[1] - reach), (at[0] + reach, at[1] + reach)
    for row in range(int(low[0] // 1), int(-(-high[0] // 1))):
        for column in range(int(low[1] // 1), int(-(-high[1] // 1))):
            yield row, column


def _number(chart: Chart, zone: MapZone, cells: frozenset[Place], frame: Box, context: Context) -> tuple[Item, ...]:
    """Return the number of a zone on a white disc with a rim in its colour."""
    origin = zone.cells.origin
    row, column = middle(cells)
    step = box_of((0, 0), frame, chart.rows, chart.columns)
    x, y = frame.x + column * step.width, frame.y + row * step.height
    radius = min(max(0.42 * step.width, 1.15), 2.0)
    rim, ground = context.colour(zone.colour, origin), context.colour("paper", origin)
    stroke = Stroke(rim, 0.3) if rim else None
    style = context.style("map-number", origin)
    style = replace(style, align="centre", leading=1.0, size=max(min(style.size, radius * 1.75), style.floor))
    figure = set_words(words_of(str(zone.number), origin), style, 2 * radius, context)
    disc = artifact(Path(circle(x, y, radius), ground, stroke))
    return (disc, moved(figure, x - radius, y - figure.height / 2))

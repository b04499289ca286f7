"""The names on a chart: grids in their corners, seas, lands, ports with their anchors, start areas."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Self

from printkit.components.boxes import artifact
from printkit.components.chart_marks import Point, box_of, outline_of
from printkit.components.chart_plot import Plot, turned
from printkit.components.strips import moved
from printkit.components.wording import natural_width, words_of
from printkit.model.charts import Chart, Port, Start
from printkit.model.squares import Square, squares_of
from printkit.scene import Box, Item, Path, rect
from printkit.source.text import Words


@dataclass(frozen=True, slots=True)
class Coast:
    """The outlines of the land on paper, to keep names off it."""

    edges: tuple[tuple[Point, Point], ...]

    @classmethod
    def of(cls, plot: Plot) -> Self:
        """Read the outlines from the drawing of the chart's map."""
        picture = plot.context.picture(f"{plot.chart.art}-land", plot.origin)
        edges: list[tuple[Point, Point]] = []
        for shape in picture.items if picture else ():
            steps = shape.segments if isinstance(shape, Path) else ()
            points = [plot.point(numbers[0] / 100, numbers[1] / 100) for _, numbers in steps if numbers]
            begins = {index for index, (code, _) in enumerate(step for step in steps if step[1]) if code == "M"}
            edges += [edge for index, edge in enumerate(pairwise(points)) if index + 1 not in begins]
        return cls(tuple(edges))

    def meets(self, box: Box) -> bool:
        """Tell whether land is within a box, or the box within land."""
        wide = box.grown(0.4)
        near = [((x1, y1), (x2, y2)) for (x1, y1), (x2, y2) in self.edges if min(y1, y2) <= wide.bottom]
        touched = any(
            wide.x <= x <= wide.right and wide.y <= y <= wide.bottom
            for (x1, y1), (x2, y2) in near
            for x, y in ((x1, y1), ((x1 + x2) / 2, (y1 + y2) / 2))
        )
        # a point is within land where a line from it to the left crosses the coast an odd number of times
        x, y = box.x + box.width / 2, box.y + box.height / 2
        crossed = sum((y1 > y) != (y2 > y) and x1 + (y - y1) * (x2 - x1) / (y2 - y1) < x for (x1, y1), (x2, y2) in near)
        return touched or crossed % 2 == 1


GAP = 1.0
"""The distance of a port's name from its anchor, in mm."""


def draw_labels(plot: Plot) -> Iterator[Item]:
    """Yield all names; where two would meet, their places in the YAML have to be moved."""
    yield from _cell_names(plot)
    for label in plot.chart.labels.values():
        at = plot.place(label.at)
        style = plot.style(f"chart-{label.kind}")
        width = natural_width(label.title, style, plot.context) + 2.0
        group = plot.centred(label.title, style, at, width)
        yield turned(group, label.turn, at) if label.turn else group
    for port in plot.chart.ports.values():
        yield from _port(plot, port)
    for start in plot.chart.starts.values() if not plot.light else ():
        yield from _start_name(plot, start)


def _cell_names(plot: Plot) -> Iterator[Item]:
    """Yield the name of each grid that holds water, in the first corner of its quarters that is free of land."""
    chart = plot.chart
    style = plot.style("chart-cell")
    water = chart.water()
    coast = Coast.of(plot)
    for cell in sorted(chart.open_cells()):
        squares = sorted((each for each in squares_of(cell) if each in water), key=lambda each: _share(chart, each))
        strip = plot.words(chart.grid.name_of(cell), style, plot.step)
        width = natural_width(words_of(chart.grid.name_of(cell), plot.origin), style, plot.context)
        places = [place for square in squares for place in _corners(plot, square, (width, strip.height))]
        free = next((place for place in places if not coast.meets(place)), places[0])
        yield moved(strip, free.x, free.y)


def _corners(plot: Plot, square: Square, size: tuple[float, float]) -> Iterator[Box]:
    """Yield where a name may stand in a square: its upper left corner first, where the eye looks for it."""
    box = box_of(square, plot.frame, 2 * plot.chart.rows, 2 * plot.chart.columns)
    across, down = 0.105 * plot.step, 0.085 * plot.step
    left, right = box.x + across, box.right - across - size[0]
    top, bottom = box.y + down, box.bottom - down - size[1]
    yield from (Box(x, y, *size) for y in (top, bottom) for x in (left, right))


def _share(chart: Chart, square: Square) -> int:
    """Return the share of land of a square in percent, 0 where the chart has no table of them."""
    row, column = square
    known = row < len(chart.shares) and column < len(chart.shares[row].percents)
    return chart.shares[row].percents[column] if known else 0


def _port(plot: Plot, port: Port) -> Iterator[Item]:
    """Yield the anchor of a port in its place, and its name beside it."""
    x, y = plot.place(port.at)
    style = plot.style("chart-port")
    size = style.size * 1.5
    anchor = plot.words("⚓", replace(style, size=size, align="centre"), 2 * size)
    yield moved(anchor, x - size, y - anchor.height / 2)
    width = natural_width(port.title, style, plot.context) + 0.5
    name = plot.words(port.title, style, width)
    shift = {
        "right": (GAP + size / 2, -name.height / 2),
        "left": (-GAP - size / 2 - width, -name.height / 2),
        "above": (-width / 2, -size * 0.65 - name.height),
        "below": (-width / 2, size * 0.6),
    }[port.label]
    yield moved(name, x + shift[0], y + shift[1])


def _start_name(plot: Plot, start: Start) -> Iterator[Item]:
    """Yield what starts in an area, on a plate upon the middle of its lowest edge."""
    chart = plot.chart
    cells = chart.grid.cells(start.cells)
    level = [edge for edge in outline_of(cells, plot.frame, chart.rows, chart.columns) if edge[0][0] > edge[1][0]]
    if not level:
        return
    low = max(edge[0][1] for edge in level)
    ends = [x for edge in level if edge[0][1] == low for x, _ in edge]
    middle = (min(ends) + max(ends)) / 2
    style = plot.style("chart-start", "centre")
    words = Words(plot.context.words(start.title).text, start.origin)
    width = natural_width(words, style, plot.context) + 4.0
    strip = plot.words(words, style, width)
    plate = Box(middle - width / 2, low - strip.height - 0.6, width, strip.height)
    ground = Path(rect(plate, 0.8), plot.colour("paper"), plot.line("chart-frame"), origin=start.origin)
    yield artifact(ground)
    yield moved(strip, plate.x, plate.y)

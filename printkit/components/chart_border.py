"""The border of a chart: a bar of degrees on four sides, letters and numbers in discs outside it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from printkit.components.boxes import artifact
from printkit.components.chart_plot import Plot
from printkit.model.charts import Chart
from printkit.scene import Box, Item, Path, Segment, circle, rect

BAR = 1.5
"""The width of the bar of degrees, in mm."""

FRAME = 0.6
"""How far the outer line of the frame stands from the bar, in mm."""

DISC = 2.5
"""The radius of the discs, in mm."""

RING = 8.95
"""The distance of their middles from the map, in mm: the degrees stand between, clear of both."""

LABELLED = 5
"""Every so many degrees are labelled."""

SAMPLES = 64


class Side(NamedTuple):
    """A side of a chart: where it begins and how far it goes, in grids, and whether longitudes cross it."""

    name: str
    start: tuple[float, float]
    along: tuple[float, float]
    meridians: bool


def sides(chart: Chart) -> tuple[Side, ...]:
    """Return the four sides, each from the left or from the top."""
    across, down = float(chart.columns), float(chart.rows)
    return (
        Side("top", (0.0, 0.0), (across, 0.0), meridians=True),
        Side("bottom", (0.0, down), (across, 0.0), meridians=True),
        Side("left", (0.0, 0.0), (0.0, down), meridians=False),
        Side("right", (across, 0.0), (0.0, down), meridians=False),
    )


def crossings(chart: Chart, side: Side) -> list[tuple[float, int]]:
    """Return where whole degrees cross a side, as parts of its length, in order along it."""
    found: list[tuple[float, int]] = []
    values = [_degrees(chart, side, index / SAMPLES) for index in range(SAMPLES + 1)]
    for index, (first, last) in enumerate(pairwise(values)):
        low, high = sorted((first, last))
        whole = range(int(-(-low // 1)), int(high // 1) + 1)
        found += [((index + (degree - first) / (last - first)) / SAMPLES, degree) for degree in whole if degree != last]
    return sorted(found)


def _degrees(chart: Chart, side: Side, part: float) -> float:
    at = chart.place_at(side.start[0] + part * side.along[0], side.start[1] + part * side.along[1])
    return at.longitude if side.meridians else at.latitude


def draw_border(plot: Plot) -> Iterator[Item]:
    """Yield the bars of degrees, their labels, the frame, and the discs."""
    edges: list[Segment] = []
    for side in sides(plot.chart):
        marks = crossings(plot.chart, side)
        dark = [_piece(plot, side, *ends) for ends in _dark_parts(marks)]
        edges += [step for box in dark for step in rect(box)]
        yield from _degree_labels(plot, side, marks)
    outer = plot.frame.grown(BAR)
    yield artifact(Path(tuple(edges), plot.colour("ink")))
    yield artifact(*(Path(rect(box), stroke=plot.line("chart-frame")) for box in (outer, outer.grown(FRAME))))
    yield artifact(Path(rect(plot.frame), stroke=plot.line("chart-grid")))
    yield from _discs(plot)


def _dark_parts(marks: list[tuple[float, int]]) -> Iterator[tuple[float, float]]:
    """Yield the parts of a side from each even degree to the next odd one, cut off at its ends."""
    ends = [(0.0, None), *marks, (1.0, None)]
    for (first, degree), (last, following) in pairwise(ends):
        known = degree if degree is not None else following
        even = known is not None and (known % 2 == 0) == (degree is not None)
        rising = len(marks) > 1 and marks[1][1] > marks[0][1]
        if even == rising:
            yield first, last


def _piece(plot: Plot, side: Side, first: float, last: float) -> Box:
    frame = plot.frame
    if side.meridians:
        y = frame.y - BAR if side.name == "top" else frame.bottom
        return Box(frame.x + first * frame.width, y, (last - first) * frame.width, BAR)
    x = frame.x - BAR if side.name == "left" else frame.right
    return Box(x, frame.y + first * frame.height, BAR, (last - first) * frame.height)


def _degree_labels(plot: Plot, side: Side, marks: list[tuple[float, int]]) -> Iterator[Item]:
    """Yield the number of every fifth degree beside the bar, between it and the discs."""
    frame = plot.frame
    style = plot.style("chart-degree")
    length = frame.width if side.meridians else frame.height
    away = (BAR + FRAME + RING - DISC) / 2
    for part, degree in marks:
        if degree % LABELLED or min(part, 1 - part) * length < 4.0:
            continue
        if side.meridians:
            y = frame.y - away if side.name == "top" else frame.bottom + away
            at = (frame.x + part * frame.width, y)
        else:
            x = frame.x - away if side.name == "left" else frame.right + away
            at = (x, frame.y + part * frame.height)
        yield plot.centred(f"{abs(degree)}°", style, at, 8.0)


def _discs(plot: Plot) -> Iterator[Item]:
    """Yield letters at the left and right, numbers above and below, white on dark discs."""
    frame, chart = plot.frame, plot.chart
    style = plot.context.style("chart-grid", plot.origin)
    names = {"row": [chr(ord("A") + row) for row in range(chart.rows)]}
    names["column"] = [str(column + 1) for column in range(chart.columns)]
    places = [
        (name, (x, frame.y + (row + 0.5) * frame.height / chart.rows))
        for row, name in enumerate(names["row"])
        for x in (frame.x - RING, frame.right + RING)
    ]
    places += [
        (name, (frame.x + (column + 0.5) * plot.step, y))
        for column, name in enumerate(names["column"])
        for y in (frame.y - RING, frame.bottom + RING)
    ]
    for name, at in places:
        yield artifact(Path(circle(*at, DISC), plot.colour("ink")))
        yield plot.centred(name, style, at, 2 * DISC)

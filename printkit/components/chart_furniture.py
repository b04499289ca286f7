"""What a chart says of itself: a cartouche with its title, a compass rose, a scale bar."""

from __future__ import annotations

import math
from collections.abc import Iterator

from printkit.components.boxes import artifact
from printkit.components.chart_plot import Plot, turned
from printkit.components.strips import moved
from printkit.scene import Box, Group, Item, Path, Stroke, circle, polygon, polyline, rect, translate

MILE = 1.852
"""A nautical mile in km."""

MILES = 400
"""How many the scale bar shows, in four parts."""


def draw_furniture(plot: Plot) -> Iterator[Item]:
    """Yield the cartouche, the rose and the scale bar, each where the chart says."""
    at = plot.chart.furniture
    yield from _cartouche(plot, plot.point(at.cartouche[0], at.cartouche[1]))
    yield _rose(plot, plot.point(at.rose[0], at.rose[1]), 0.37 * plot.step)
    yield from _scale_bar(plot, plot.point(at.scale[0], at.scale[1]))


def _cartouche(plot: Plot, corner: tuple[float, float]) -> Iterator[Item]:
    """Yield the title on a plate with a double frame, its upper left corner at a point."""
    width = 1.35 * plot.step
    title = plot.words(plot.chart.title, plot.style("chart-title"), width - 6.0)
    strips = [title]
    if plot.chart.subtitle:
        strips.append(plot.words(plot.chart.subtitle, plot.style("chart-subtitle"), width - 6.0))
    height = sum(strip.height for strip in strips) + 4.5 + (0.8 if len(strips) > 1 else 0)
    plate = Box(*corner, width, height)
    yield artifact(
        Path(rect(plate), plot.colour("paper"), plot.line("chart-grid")),
        Path(rect(plate.grown(-0.9)), stroke=plot.line("chart-frame")),
    )
    y = plate.y + 2.25
    for strip in strips:
        yield moved(strip, plate.x + 3.0, y)
        y += strip.height + 0.8


def _rose(plot: Plot, middle: tuple[float, float], radius: float) -> Group:
    """Return a compass rose of 16 points whose north is that of its place on the map."""
    dark, pale, line = plot.colour("deep"), plot.colour("paper"), plot.line("chart-graticule")
    items: list[Item] = [Path(circle(0, 0, part * radius), stroke=line) for part in (0.44, 0.72, 0.76)]
    items += [Path(_tick(index, 0.72 * radius, 0.76 * radius), stroke=line) for index in range(72)]
    for length, waist, turns in ((0.46, 0.1, 22.5), (0.68, 0.13, 45.0), (0.98, 0.15, 0.0)):
        for index in range(4 if turns != 22.5 else 8):
            angle = math.radians(turns + index * (90 if turns != 22.5 else 45))
            rim = Stroke(dark, 0.12, join="round") if dark else None
            for side, fill in ((-1, pale), (1, dark)):
                items.append(Path(_half_point(angle, length * radius, waist * radius, side), fill, rim))
    star = artifact(*items)
    letter = plot.centred(plot.context.locale.builtin("N"), plot.style("chart-rose"), (0, -1.13 * radius), 8.0)
    x, y = middle
    across, down = (x - plot.frame.x) / plot.step, (y - plot.frame.y) / plot.step
    here, north = plot.chart.place_at(across, down), plot.chart.place_at(across, down - 0.01)
    tilt = math.degrees(math.radians(here.longitude - north.longitude) * math.cos(math.radians(here.latitude)))
    lean = math.degrees(math.atan2(tilt, north.latitude - here.latitude))
    return Group((turned(Group((star, letter)), lean, (0, 0)),), translate(x, y))


def _tick(index: int, inner: float, outer: float) -> tuple[tuple[str, tuple[float, ...]], ...]:
    angle = math.radians(index * 5)
    return polyline(
        (inner * math.sin(angle), inner * math.cos(angle)), (outer * math.sin(angle), outer * math.cos(angle))
    )


def _half_point(angle: float, length: float, waist: float, side: int) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """Return one half of a point of the rose: from the middle to its tip and back by the waist."""
    beside = angle + side * math.pi / 4
    return polygon(
        [(0.0, 0.0), (length * math.sin(angle), -length * math.cos(angle)),
         (waist * 1.4 * math.sin(beside), -waist * 1.4 * math.cos(beside))]
    )  # fmt: skip


def _scale_bar(plot: Plot, at: tuple[float, float]) -> Iterator[Item]:
    """Yield a bar of nautical miles in four parts, alternately filled, with figures above and its unit behind."""
    part = MILES / 4 * MILE / plot.chart.projection.kilometres * plot.step
    x, y = at
    stroke, ink, paper = plot.line("chart-frame"), plot.colour("ink"), plot.colour("paper")
    boxes = [Box(x + index * part, y, part, 1.2) for index in range(4)]
    yield artifact(*(Path(rect(box), (ink, paper)[index % 2], stroke) for index, box in enumerate(boxes)))
    style = plot.style("chart-degree")
    for index in range(5):
        yield plot.centred(
            str(index * MILES // 4), style, (x + index * part, y - 0.35 * style.leading * style.size - 0.9), 8.0
        )
    unit = plot.words(plot.context.locale.builtin("nautical miles"), plot.style("chart-degree", "left"))
    yield moved(unit, x + 4 * part + 2.0, y + 0.6 - unit.height / 2)

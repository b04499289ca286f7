"""The coast of a chart on paper: the drawing of its map → whether a name meets land."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Self

from printkit.components.chart_marks import Edge, Point
from printkit.components.chart_plot import Plot
from printkit.components.clearings import Clearing
from printkit.scene import Box, Path

NEAR = 0.4
"""How near to a coast the name of a grid may come, in mm."""


@dataclass(frozen=True, slots=True)
class Coast:
    """The outlines of the land on paper, to keep names off it."""

    edges: tuple[Edge, ...]

    @classmethod
    def of(cls, plot: Plot) -> Self:
        """Read the outlines from the drawing of the chart's map."""
        picture = plot.context.picture(f"{plot.chart.art}-land", plot.origin)
        edges: list[Edge] = []
        for shape in picture.items if picture else ():
            steps = shape.segments if isinstance(shape, Path) else ()
            points = [plot.point(numbers[0] / 100, numbers[1] / 100) for _, numbers in steps if numbers]
            begins = {index for index, (code, _) in enumerate(step for step in steps if step[1]) if code == "M"}
            edges += [edge for index, edge in enumerate(pairwise(points)) if index + 1 not in begins]
        return cls(tuple(edges))

    def meets(self, box: Box) -> bool:
        """Tell whether land is within a box, or the box within land."""
        return self.touches(box) or self.holds((box.x + box.width / 2, box.y + box.height / 2))

    def touches(self, box: Box) -> bool:
        """Tell whether the coast runs through a box."""
        wide = box.grown(NEAR)
        near = [((x1, y1), (x2, y2)) for (x1, y1), (x2, y2) in self.edges if min(y1, y2) <= wide.bottom]
        return any(
            wide.x <= x <= wide.right and wide.y <= y <= wide.bottom
            for (x1, y1), (x2, y2) in near
            for x, y in ((x1, y1), ((x1 + x2) / 2, (y1 + y2) / 2))
        )

    def holds(self, point: Point) -> bool:
        """Tell whether a point is on land: a line from it to the left crosses the coast an odd number of times."""
        x, y = point
        return sum(at < x for at in self._crossings(y)) % 2 == 1

    def crosses(self, room: Clearing) -> bool:
        """Tell whether the coast runs through the room of a name."""
        return any(room.span(edge) for edge in self.edges)

    def _crossings(self, y: float) -> Iterator[float]:
        for (x1, y1), (x2, y2) in self.edges:
            if (y1 > y) != (y2 > y):
                yield x1 + (y - y1) * (x2 - x1) / (y2 - y1)

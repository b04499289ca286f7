"""The ground that all parts of a chart board are drawn on: the chart, its frame on paper, its inks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, radians, sin
from typing import Literal

from printkit.components.context import Context
from printkit.components.strips import Strip, moved
from printkit.components.wording import set_words, words_of
from printkit.diagnostics import Origin
from printkit.model.charts import Chart
from printkit.model.projection import Position
from printkit.scene import Box, Colour, Group, Stroke
from printkit.source.text import Message, Words
from printkit.templates.styles import TextStyle

FULL_STEP = 30.0
"""Where a lettered grid is narrower than this, in mm, names are set smaller, down to their floors."""

Inking = Literal["full", "light"]
"""How strongly a chart is printed: as a board, or pale, to be written on."""

PALE = {"land": "sand", "open": "paper", "shore": "band", "shoal-1": "mist", "ink": "line", "coast": "line"}
"""The colours that stand for others where a chart is inked lightly."""

PALE_LINES = {
    "chart-grid": "chart-frame-pale",
    "chart-square": "chart-square-pale",
    "chart-coast": "chart-coast-pale",
    "chart-frame": "chart-frame-pale",
    "chart-shut": "chart-shut-pale",
}
"""The line styles that stand for others there."""


@dataclass(frozen=True, slots=True)
class Plot:
    """A chart on paper: `frame` is the box of its grids in mm, `inking` how strongly it is printed."""

    chart: Chart
    frame: Box
    inking: Inking
    context: Context
    origin: Origin

    @property
    def step(self) -> float:
        """Return the width of a lettered grid in mm."""
        return self.frame.width / self.chart.columns

    @property
    def light(self) -> bool:
        """Tell whether the chart is inked lightly."""
        return self.inking == "light"

    def point(self, across: float, down: float) -> tuple[float, float]:
        """Return where a point of the chart, in lettered grids from its corner, lies on paper."""
        return self.frame.x + across * self.step, self.frame.y + down * self.frame.height / self.chart.rows

    def place(self, at: Position) -> tuple[float, float]:
        """Return where a place on the Earth lies on paper."""
        return self.point(*self.chart.locate(at))

    def colour(self, name: str) -> Colour | None:
        """Return a colour of the theme, or the paler one that stands for it."""
        return self.context.colour(PALE.get(name, name) if self.light else name, self.origin)

    def line(self, name: str) -> Stroke | None:
        """Return a line style of the theme, or the paler one that stands for it."""
        return self.context.line(PALE_LINES.get(name, name) if self.light else name, self.origin)

    def style(self, name: str, align: str = "") -> TextStyle:
        """Return a text style of the theme, aligned otherwise if asked; smaller on a small chart, paler on a pale one."""
        style = self.context.style(name, self.origin)
        size = style.size * min(1.0, self.step / FULL_STEP)
        style = replace(style, size=max(size, min(style.floor or style.size, style.size)))
        if self.light:
            style = self.context.in_colour(style, "quiet", self.origin)
        return replace(style, align=align) if align else style

    def words(self, said: Words | Message | str, style: TextStyle, width: float = 200.0) -> Strip:
        """Return words set within a width in mm."""
        words = words_of(said, self.origin) if isinstance(said, str) else said
        return set_words(words, style, width, self.context)

    def centred(self, said: Words | Message | str, style: TextStyle, at: tuple[float, float], width: float) -> Group:
        """Return words in the middle of a point."""
        strip = self.words(said, replace(style, align="centre"), width)
        return moved(strip, at[0] - width / 2, at[1] - strip.height / 2)


def turned(group: Group, degrees: float, at: tuple[float, float]) -> Group:
    """Return a group turned clockwise about a point."""
    angle = radians(degrees)
    c, s = cos(angle), sin(angle)
    x, y = at
    return Group((group,), (c, s, -s, c, x - c * x + s * y, y - s * x - c * y))

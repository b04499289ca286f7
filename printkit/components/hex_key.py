"""The key of a hex map: each terrain on the part that is shown → a sample of it, with its name beside it."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.components.boxes import artifact
from printkit.components.hex_patterns import hex_marks
from printkit.components.hex_plot import HexPlot
from printkit.components.strips import Strip, moved
from printkit.components.wording import natural_width
from printkit.model.hexmaps import HexTerrain
from printkit.scene import Box, Group, Item, Path, rect, translate
from printkit.templates.styles import TextStyle

SAMPLE = Box(0, 0, 9.0, 5.4)
"""The size of a sample, in mm."""
BESIDE, APART = 1.6, 5.0
"""The space between a sample and its name, and between two entries, in mm."""


def terrain_key(plot: HexPlot, style: TextStyle) -> tuple[Strip, float] | None:
    """Return the key in one row and its width in mm; None where no terrain is shown."""
    items: list[Item] = []
    x = 0.0
    for terrain in plot.map.terrain.values():
        if not plot.map.known(terrain.hexes) & plot.shown:
            continue
        start = x + APART if x else 0.0
        room = natural_width(terrain.title, style, plot.context) + 0.01
        words = plot.words(terrain.title, style, room)
        items.append(Group(tuple(_sample(terrain, plot)), translate(start, 0), role="artifact"))
        items.append(moved(words, start + SAMPLE.width + BESIDE, (SAMPLE.height - words.height) / 2))
        x = start + SAMPLE.width + BESIDE + room
    return (Strip(SAMPLE.height, tuple(items), origin=plot.origin), x) if items else None


def _sample(terrain: HexTerrain, plot: HexPlot) -> Iterator[Item]:
    """Yield a box with the colour, the pattern and the edge of a terrain."""
    ink = plot.line(terrain.ink)
    yield artifact(Path(rect(SAMPLE), plot.colour(terrain.colour)))
    if ink and terrain.pattern != "plain":
        marks = hex_marks(terrain.pattern, (SAMPLE.width, SAMPLE.width), 0.5, ink)
        middle = translate(SAMPLE.width / 2, SAMPLE.height / 2)
        yield Group((Group(marks, middle),), clip=rect(SAMPLE), role="artifact")
    yield artifact(Path(rect(SAMPLE), stroke=plot.line(terrain.line or "chart-grid")))

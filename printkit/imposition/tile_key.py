"""A tiling → its assembly key: a small map of all tiles with their numbers, the one at hand in colour."""

from __future__ import annotations

from dataclasses import replace

from printkit.components.context import Context
from printkit.components.wording import natural_width, set_words
from printkit.diagnostics import Origin
from printkit.imposition.block import HEAD
from printkit.imposition.tiling import Tiling
from printkit.scene import Box, Colour, Group, Item, Path, rect, translate
from printkit.source.text import Words
from printkit.templates.styles import TextStyle

WIDEST = 45.0
"""The most a key may take of the head of a page, in mm."""

HERE = Colour((226, 226, 226), (0.0, 0.0, 0.0, 0.11))
"""The ground of the tile at hand."""

AIR = 0.4
"""The least space beside a number, in mm."""


def tile_key(tiling: Tiling, spot: tuple[int, int], origin: Origin, context: Context) -> tuple[float, tuple[Item, ...]]:
    """Return the width of the key and what it draws from (0, 0); nothing where there is one tile only.

    Numbers stand in all tiles, or in none where one is too small; the tile at hand is always told by its colour.
    """
    if tiling.count < 2:
        return 0.0, ()
    whole = (tiling.across[-1][1], tiling.down[-1][1])
    scale = min(HEAD / whole[1], WIDEST / whole[0])
    style = replace(context.style("sheet-footer", origin), align="centre")
    stroke = context.line("scale", origin)
    boxes = {
        (row, column): _seen(tiling, row, column, scale)
        for row in range(tiling.rows)
        for column in range(tiling.columns)
    }
    numbered = all(_has_room(box, str(tiling.number(*at)), style, context) for at, box in boxes.items())
    items: list[Item] = []
    for at, box in boxes.items():
        items.append(Path(rect(box), HERE if at == spot else None, stroke))
        if numbered:
            strip = set_words(Words(str(tiling.number(*at)), origin), style, box.width, context)
            items.append(Group(strip.items, translate(box.x, box.y + (box.height - strip.height) / 2)))
    return whole[0] * scale, tuple(items)


def _has_room(box: Box, number: str, style: TextStyle, context: Context) -> bool:
    """Tell whether a number finds room in a tile of the key, with a little air beside it."""
    width = natural_width(Words(number, Origin("")), style, context) + 2 * AIR
    return box.height >= style.size and box.width >= width


def _seen(tiling: Tiling, row: int, column: int, scale: float) -> Box:
    """Return the part of the assembled face where a tile lies uppermost, at the scale of the key."""
    window = tiling.window(row, column)
    right = window.right - (tiling.overlap if column < tiling.columns - 1 else 0.0)
    bottom = window.bottom - (tiling.overlap if row < tiling.rows - 1 else 0.0)
    return Box(window.x * scale, window.y * scale, (right - window.x) * scale, (bottom - window.y) * scale)

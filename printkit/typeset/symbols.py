"""The symbol set: characters and `:names:` of dice, arrows, boxes → vector drawings in the colour of the text."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass, replace
from difflib import get_close_matches

from printkit.scene import Colour, Group, Item, Path, apply, walk

NAMES = {
    **{chr(0x2680 + face): f"die-{face + 1}" for face in range(6)},
    "←": "arrow-left",
    "→": "arrow-right",
    "↑": "arrow-up",
    "↓": "arrow-down",
    "↔": "arrow-both",
    "Ⓕ": "circled-f",
    "Ⓖ": "circled-g",
    "Ɍ": "struck-r",
    "⚓": "anchor",
    "☐": "box",
    "☑": "box-checked",
    "★": "star",
}
"""The name of each symbol by its character."""

CHARACTERS = {name: character for character, name in NAMES.items()}
"""The character of each symbol by its name."""

CURRENT_COLOUR = Colour((0, 0, 0), name="currentColor")
"""Stands in a symbol's drawing for the colour of the text around it."""

SYMBOL = re.compile(f"([{''.join(NAMES)}])")
"""Finds one symbol character."""


@dataclass(frozen=True, slots=True, eq=False)
class SymbolArt:
    """A drawing in em: `width` is its advance, y points down from the baseline at 0; compared by identity."""

    width: float
    items: tuple[Item, ...]


def names_near(name: str) -> list[str]:
    """Return up to two symbol names that look like `name`, nearest first."""
    return get_close_matches(name, list(CHARACTERS), n=2, cutoff=0.5)


def draw_symbol(character: str, art: SymbolArt, colour: Colour) -> Group:
    """Return the drawing of a symbol in one colour, still in em, named so that a backend may draw it once."""
    name = NAMES[character]
    paint = colour.name or colour.hex.removeprefix("#")
    return Group(_coloured(art, colour), name=f"symbol-{name}-{paint}", role="symbol", alt=character)


@functools.lru_cache(maxsize=1024)
def symbol_extent(art: SymbolArt) -> tuple[float, float]:
    """Return how far a symbol's outlines reach above and below the baseline, in em."""
    heights = [
        apply(matrix, x, y)[1]
        for item, matrix in walk(art.items)
        if isinstance(item, Path)
        for _, numbers in item.segments
        for x, y in zip(numbers[::2], numbers[1::2], strict=True)
    ]
    return -min(heights, default=0.0), max(heights, default=0.0)


@functools.lru_cache(maxsize=1024)
def _coloured(art: SymbolArt, colour: Colour) -> tuple[Item, ...]:
    return tuple(_recolour(item, colour) for item in art.items)


def _recolour(item: Item, colour: Colour) -> Item:
    match item:
        case Path(fill=fill, stroke=stroke):
            return replace(
                item,
                fill=colour if fill == CURRENT_COLOUR else fill,
                stroke=replace(stroke, colour=colour) if stroke and stroke.colour == CURRENT_COLOUR else stroke,
            )
        case Group():
            return replace(item, items=tuple(_recolour(inner, colour) for inner in item.items))
        case _:
            return item

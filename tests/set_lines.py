"""Texts set for tests: a plain style, a drawing for every symbol, and the lines of a block as they are read."""

from __future__ import annotations

from printkit.scene import Box, Colour, Group, Path, Stroke, Text, rect
from printkit.templates.styles import TextStyle
from printkit.typeset import CHARACTERS, CURRENT_COLOUR, Block, SymbolArt, place_block

INK = Colour((20, 20, 20), name="ink")
BODY = TextStyle("body", "Lato", 4.0, INK)
SQUARE = SymbolArt(0.9, (Path(rect(Box(0.1, -0.7, 0.7, 0.7)), CURRENT_COLOUR, Stroke(CURRENT_COLOUR, 0.05)),))
ART = dict.fromkeys(CHARACTERS, SQUARE)


def lines(made: Block) -> list[str]:
    """Return the lines as read: spaces kept, our own hyphens shown as a soft hyphen."""
    rows: dict[float, list[str]] = {}
    for item in place_block(made, 0, 0):
        match item:
            case Text():
                rows.setdefault(item.y, []).append(item.text)
            case Group():
                rows.setdefault(item.transform[5], []).append(item.alt)
    return ["".join(row) for row in rows.values()]

"""Flowing text: the blocks of a prose → strips of a column's width."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import assert_never

from printkit.components.aids import dot, hanging, numeral
from printkit.components.context import Context
from printkit.components.placements import place
from printkit.components.registry import Look
from printkit.components.strips import Strip
from printkit.components.tables import place_grid
from printkit.components.wording import set_lines, undivided
from printkit.model.prose import ONE_PAGE, Block, Grid, Heading, ListItem, Paragraph, Place, Prose, UnreadTextError

FIGURES = ("art", "piece")
"""The placements that a following paragraph tells of."""

HEADING_GAPS = {1: 0.0, 2: 1.1, 3: 0.9}
"""The space above a heading of each level, in lines of it."""


def set_prose(prose: Prose, width: float, prefix: str, context: Context) -> list[Strip]:
    """Return the strips of a text.

    Headings stay with what follows, a paragraph's end with the table it announces, a figure with what tells of it.
    """
    if not prose.read:
        raise UnreadTextError(prose.title.text)
    strips: list[Strip] = []
    for block, following in zip_longest(prose.blocks, prose.blocks[1:]):
        strips += _block(block, width, prefix, context)
        moves = any(isinstance(each, Place) and (each.floats or each.kind == ONE_PAGE) for each in (block, following))
        announces = isinstance(block, Paragraph) and isinstance(following, Grid | Place)
        shows = isinstance(block, Place) and block.kind in FIGURES and isinstance(following, Paragraph)
        if strips and (announces or shows) and not moves:
            strips[-1] = replace(strips[-1], keep=True)
    return strips


def moving_together(strips: Sequence[Strip]) -> list[Strip]:
    """Return the strips of a thing that floats, which no text parts, such as the rows of a table."""
    last = len(strips) - 1
    return [replace(each, floats=True, keep=each.keep or number < last) for number, each in enumerate(strips)]


def _block(block: Block, width: float, prefix: str, context: Context) -> Iterator[Strip]:
    match block:
        case Heading():
            yield from _heading(block, width, prefix, context)
        case Paragraph():
            yield from _paragraph(block, width, prefix, context)
        case ListItem():
            yield from _list_item(block, width, prefix, context)
        case Grid():
            yield from place_grid(block, width, Look(prefix), context)
        case Place(kind=kind) if kind == ONE_PAGE:
            yield Strip(0.0, (), breaks=True, origin=block.origin)
        case Place(floats=True):
            yield from moving_together(place(block, width, prefix, context, block.origin))
        case Place():
            yield from place(block, width, prefix, context, block.origin)
        case _:
            assert_never(block)


def _heading(block: Heading, width: float, prefix: str, context: Context) -> Iterator[Strip]:
    style = undivided(context.style(f"{prefix}-heading-{block.level}", block.text.origin))
    lines = set_lines(block.text, style, width, context)
    gap = HEADING_GAPS[block.level] * style.size * style.leading
    for index, line in enumerate(lines):
        yield replace(line, gap=0.0 if index else gap, keep=True, role="heading")


def _paragraph(block: Paragraph, width: float, prefix: str, context: Context) -> Iterator[Strip]:
    style = context.style(f"{prefix}-body", block.text.origin)
    for index, line in enumerate(set_lines(block.text, style, width, context)):
        yield replace(line, gap=0.0 if index else 0.5 * style.size * style.leading)


def _list_item(block: ListItem, width: float, prefix: str, context: Context) -> Iterator[Strip]:
    origin = block.text.origin
    style = context.style(f"{prefix}-body", origin)
    mark = numeral(block.number, style, context, origin) if block.number else dot(context, style, origin)
    yield from hanging(block.text, mark, style, width, context)

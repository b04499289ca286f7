"""The words of a sheet that is full from top to bottom: set along its sides, between the marks of its rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from printkit.components.context import Context
from printkit.components.furniture import PageNumber, footer_words, inch_line, scale_line
from printkit.components.strips import Strip
from printkit.components.wording import natural_width, set_words
from printkit.diagnostics.pieces import content_overflow
from printkit.imposition.filling import Placed
from printkit.imposition.furniture import AIR, SheetPage, instructions
from printkit.imposition.marking import extent, has_side_ticks, overhang
from printkit.scene import Group, Item, Matrix, Text, walk
from printkit.source.text import Words

CLEAR = 2.0
"""How far words stay from the marks at either end of a row, in mm."""
ASIDE = 0.4
"""How far words stay from a block and its bleed, in mm."""


class Band(NamedTuple):
    """Where words may stand along a side: its foot, from which they are read upwards, and its length, in mm."""

    foot: float
    length: float


def side_furniture(page: SheetPage, placed: Placed, context: Context) -> tuple[Item, ...]:
    """Return the words of a page along the sides of its block, read upwards: what to do at the left, the rest at the right.

    More words than the sides have room for are finding PK411.
    """
    if not (context.profile.words or context.profile.titles):
        return ()
    origin, style = page.sheet.origin, context.style("sheet-footer", page.sheet.origin)
    bands = _bands(page, placed)
    printed = context.profile.words
    said = [context.words(page.sheet.title), *(instructions(page, context) if printed else [])]
    left = [_line(words, context) for words in _lines(said, bands[0].length, context)]
    footer = footer_words(page.sheet, PageNumber(page.number, page.count), context, page.side(context))
    scale = [scale_line(context, origin)] if printed else []
    right = [*scale, set_words(footer, style, bands[0].length, context)]
    inches = [*right, inch_line(context, origin)]
    right = inches if printed and page.first and None not in _feet(inches, bands) else right
    return (
        *(_along("left", left, bands, (page, placed), context)),
        *(_along("right", right, bands, (page, placed), context)),
    )


def _bands(page: SheetPage, placed: Placed) -> list[Band]:
    """Return the bands of a side, the lowest first: one for each row, or where rows have no ticks one for all of them."""
    block = placed.block
    if has_side_ticks(block):
        rows = [block.cell(row * block.columns) for row in range(block.rows)]
        return [Band(row.bottom - CLEAR, row.height - 2 * CLEAR) for row in reversed(rows)]
    margin = float(page.plan.margin)
    return [Band(page.paper[1] - margin, page.paper[1] - 2 * margin)]


def _lines(said: Iterable[Words], length: float, context: Context) -> Iterator[Words]:
    """Yield sentences as lines of at most `length` mm, as many to a line as fit."""
    line: Words | None = None
    for each in said:
        longer = Words(f"{line.text} · {each.text}", line.origin) if line else each
        style = context.style("sheet-footer", each.origin)
        if line and natural_width(longer, style, context) > length:
            yield line
            line = each
        else:
            line = longer
    if line:
        yield line


def _line(words: Words, context: Context) -> Strip:
    style = context.style("sheet-footer", words.origin)
    return set_words(words, style, natural_width(words, style, context) + 1.0, context)


def _along(
    side: str, strips: Sequence[Strip], bands: Sequence[Band], where: tuple[SheetPage, Placed], context: Context
) -> list[Item]:
    """Return strips one after another along a side."""
    page, placed = where
    width, found = _width(page, placed), []
    for strip, foot in zip(strips, _feet(strips, bands), strict=True):
        if foot is None or strip.height > width:
            over = max(_length(strip) - max(band.length for band in bands), strip.height - width, AIR)
            context.report.add(content_overflow(page.sheet.origin, f"{side} side of the sheet", over))
            return []
        found.append(Group(strip.items, _upwards(side, foot, strip.height, where), role="artifact"))
    return [*found]


def _feet(strips: Iterable[Strip], bands: Sequence[Band]) -> list[float | None]:
    """Return where each strip begins, none of them parted between two bands; None for those that find no room."""
    feet: list[float | None] = []
    left = list(bands)
    for strip in strips:
        length = _length(strip)
        while left and length > left[0].length:
            left.pop(0)
        feet.append(left[0].foot if left else None)
        if left:
            left[0] = Band(left[0].foot - length - AIR, left[0].length - length - AIR)
    return feet


def _length(strip: Strip) -> float:
    return max(matrix[4] + item.x + item.width for item, matrix in walk(strip.items) if isinstance(item, Text))


def _width(page: SheetPage, placed: Placed) -> float:
    """Return the width in mm between the block and the margin at either side."""
    block = extent(placed.block, page.plan, page.paper)
    over = overhang(placed, page.plan, page.paper).sides
    return min(block.x, page.paper[0] - block.right) - over - ASIDE - page.plan.margin


def _upwards(side: str, foot: float, height: float, where: tuple[SheetPage, Placed]) -> Matrix:
    """Return the map that sets a line of `height` mm beside a block, to be read upwards from its foot."""
    page, placed = where
    whole = extent(placed.block, page.plan, page.paper)
    clear = overhang(placed, page.plan, page.paper).sides + ASIDE
    x = whole.x - clear - height if side == "left" else whole.right + clear
    return (0.0, -1.0, 1.0, 0.0, x, foot)

"""Figures that change in play: a unit's number → a row of labelled boxes, one for each number it can fall to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.components.pictures import fitted
from printkit.components.strips import Strip, moved
from printkit.components.wording import check_height, natural_width, one_line, set_words, words_of
from printkit.diagnostics import Origin
from printkit.model.status import Figure
from printkit.scene import Box, Item, Path, polyline, rect
from printkit.source.text import Message, Words
from printkit.templates.styles import TextStyle

LABEL = 3.6
"""The height of the label above a row of boxes, in mm."""
DOWN = 0.7
"""How far a number stands below the middle of a box that has a count in its corner, in mm."""
APART = 4.0
"""The space between two rows of boxes side by side, in mm."""
CUBE = 0.72
"""The side of a cube, as a part of that of its box."""

MOST = 1_000
"""How many boxes a row is drawn with at most: so many are wider than any paper, which is a finding."""


@dataclass(frozen=True, slots=True)
class Boxes:
    """A row of boxes: what stands in each, small counts in their corners if any, and which hold a cube.

    With `art` each box holds that picture instead of its words.
    """

    label: Message
    words: tuple[Words, ...]
    counts: tuple[str, ...] = ()
    cubes: frozenset[int] = frozenset()
    art: str = ""
    closes: bool = False

    @property
    def origin(self) -> Origin:
        """Return where the label is written."""
        return self.label.origin


def track_boxes(figure: Figure, number: int, cube: int | None, context: Context) -> Boxes:
    """Return the boxes of a figure that falls to nothing: its number in each, and what was lost in the corner."""
    ladder = ladder_boxes(figure, number, cube, context)
    lost = tuple(f"−{index}" if index else "" for index in range(len(ladder.words) - (figure.last is not None)))
    return replace(ladder, counts=lost)


def ladder_boxes(figure: Figure, number: int, cube: int | None, context: Context) -> Boxes:
    """Return a box for each number from a unit's own down to the least; the box of 0 says the figure's last word."""
    least = context.count(figure.least, figure.origin)
    numbers = range(number, max(least, number - MOST) - 1, -1)
    words = [words_of(str(each), figure.origin) for each in numbers]
    closes = figure.last is not None and least == 0
    if figure.last is not None and closes:
        words[-1] = context.words(figure.last)
    cubes = frozenset(index for index, each in enumerate(numbers) if each == cube)
    return Boxes(figure.title, tuple(words), cubes=cubes, closes=closes)


def store_boxes(figure: Figure, number: int, left: int | None) -> Boxes:
    """Return a box with the figure's picture for each one that can be spent; `left` of them hold a cube."""
    blank = tuple(words_of("", figure.origin) for _ in range(min(number, MOST)))
    return Boxes(figure.title, blank, cubes=frozenset(range(left or 0)), art=str(figure.art or ""))


def set_rows(rows: Sequence[Boxes], side: float, width: float, context: Context) -> Strip:
    """Return rows of boxes side by side, each under its label; more than the width holds is reported by the label."""
    items: list[Item] = []
    x = 0.0
    for row in rows:
        style = context.style("status-label", row.origin)
        taken = max(side * len(row.words), min(natural_width(row.label, style, context), width - x))
        label = set_words(row.label, style, min(taken, width - x), context)
        check_height(label, row.label, style, LABEL, context)
        items.append(moved(label, x, LABEL - label.height - 0.2))
        items += [moved(Strip(side, tuple(_row(row, side, context))), x, LABEL)]
        x += taken + APART
    return Strip(LABEL + side, tuple(items), origin=rows[0].origin if rows else Origin(""))


def rows_width(rows: Sequence[Boxes], side: float, context: Context) -> float:
    """Return the width in mm that rows of boxes take side by side."""
    widths = [
        max(side * len(row.words), natural_width(row.label, context.style("status-label", row.origin), context))
        for row in rows
    ]
    return sum(widths) + APART * max(len(rows) - 1, 0)


def _row(row: Boxes, side: float, context: Context) -> Iterator[Item]:
    boxes = [Box(index * side, 0, side, side) for index in range(len(row.words))]
    yield from _frame(boxes, row, context)
    for index, box in enumerate(boxes):
        if row.art and (picture := context.picture(row.art, row.origin)):
            yield fitted(picture, box.grown(-0.16 * side), "", row.origin)
        if index in row.cubes:
            yield _cube(box, row, context)
        last = row.closes and index == len(boxes) - 1
        if row.words[index].text:
            style = _style("last" if last else "box", row, index, context)
            yield _word(row.words[index], box if last else box._replace(y=DOWN if row.counts else 0), style, context)
        if index < len(row.counts) and row.counts[index] and index not in row.cubes:
            count = words_of(row.counts[index], row.origin)
            strip = set_words(count, context.style("status-count", row.origin), side - 0.7, context)
            yield moved(strip, box.x + 0.7, 0.4)


def _style(part: str, row: Boxes, index: int, context: Context) -> TextStyle:
    """Return the style of what a box says, white on a cube."""
    style = replace(context.style(f"status-{part}", row.origin), align="centre")
    return context.in_colour(style, "paper", row.origin) if index in row.cubes else style


def _word(words: Words, box: Box, style: TextStyle, context: Context) -> Item:
    strip = one_line(words, style, box.width - 0.4, context)
    return moved(strip, box.x + 0.2, box.y + (box.height - strip.height) / 2)


def _frame(boxes: Sequence[Box], row: Boxes, context: Context) -> Iterator[Item]:
    """Yield the outline of a row and one line between neighbours, so that no edge is drawn twice."""
    if not boxes:
        return
    stroke = context.line("box", row.origin)
    if row.closes:
        yield artifact(Path(rect(boxes[-1]), context.colour("band", row.origin)))
    walls = [Path(polyline((box.x, 0), (box.x, box.height)), stroke=stroke) for box in boxes[1:]]
    yield artifact(*walls, Path(rect(boxes[0]._replace(width=boxes[-1].right)), stroke=stroke))


def _cube(box: Box, row: Boxes, context: Context) -> Item:
    """Return a cube, seen from above, in the middle of its box."""
    cube = box.grown(-(1 - CUBE) / 2 * box.width)
    return artifact(Path(rect(cube, 0.4), context.colour("cube", row.origin), context.line("box", row.origin)))

"""Modifiers: the list of what is added to a roll → a row for each, those that exclude one another together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from printkit.components.boxes import artifact, ground
from printkit.components.context import Context
from printkit.components.pictures import fitted
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip, moved
from printkit.components.wording import natural_width, set_words, words_of
from printkit.components.worked import said
from printkit.language.figures import write_modified
from printkit.model.odds import Modifier
from printkit.model.tables import Table
from printkit.scene import Box, Item, Path, Text, apply, polyline, walk
from printkit.source.text import Words

PAD = 1.2
"""The space between the figures and the words, and at the sides, in mm."""
PICTURE = 2.4
"""The width of a picture, in sizes of the words."""


@dataclass(frozen=True, slots=True)
class Room:
    """The widths of a list of modifiers, in mm: pictures, figures, the whole."""

    pictures: float
    figures: float
    width: float

    @property
    def words(self) -> float:
        """Return the width of the words."""
        return self.width - self.pictures - self.figures - 2 * PAD


@placeable("modifiers", Table, options=())
def place_modifiers(table: Table, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return the modifiers of a table: its heading, then a row each, a stronger line between groups."""
    rows = list(_rows(table, width, look, context))
    if rows:
        line = Path(polyline((0, rows[-1].height), (width, rows[-1].height)), stroke=context.line("box", table.origin))
        rows[-1] = replace(rows[-1], items=(*rows[-1].items, artifact(line)), keep=False)
    if not table.added:
        return tuple(rows)
    title = set_words(table.added, context.style(look.style("title"), table.origin), width, context)
    return (replace(title, gap=4.0, keep=True), *(replace(row, gap=1.0 if row is rows[0] else 0.0) for row in rows))


def _rows(table: Table, width: float, look: Look, context: Context) -> Iterator[Strip]:
    die = context.style(look.style("die"), table.origin)
    signed = {
        name: words_of(write_modified(each.value.value, "signed", context.locale.lang), each.origin)
        for name, each in table.modifiers.items()
    }
    figures = max((natural_width(words, die, context) for words in signed.values()), default=0.0) + 2 * PAD
    size = context.style(look.style("cell"), table.origin).size
    pictures = PICTURE * size if any(each.art for each in table.modifiers.values()) else 0.0
    grouped = groupby(table.modifiers.items(), key=lambda pair: pair[1].group or pair[0])
    for place, (_, members) in enumerate(grouped):
        for index, (name, modifier) in enumerate(members):
            row = _row(signed[name], name, modifier, Room(pictures, figures, width), (look, context))
            above = "box" if index == 0 else "hair"
            yield _ruled(row, width, above, context, banded=bool(place % 2))


def _row(figure: Words, name: str, modifier: Modifier, room: Room, dress: tuple[Look, Context]) -> Strip:
    """Return a figure with its sign, a picture, and what it is for over what more there is to say of it."""
    look, context = dress
    die = replace(context.style(look.style("die"), modifier.origin), align="right")
    sign = set_words(figure, die, room.figures - 2 * PAD, context)
    cell = context.style(look.style("cell"), modifier.origin)
    words = [set_words(said(name, modifier, context), cell, room.words, context)]
    if modifier.note:
        words.append(set_words(modifier.note, context.style(look.style("note"), modifier.origin), room.words, context))
    pad = 0.3 * cell.size
    height = sum(each.height for each in words) + 2 * pad
    items: list[Item] = [replace(moved(sign, PAD, pad + baseline(words[0]) - baseline(sign)), role="cell")]
    picture = context.picture(modifier.art, modifier.origin) if modifier.art else None
    if picture:
        items.append(fitted(picture, Box(room.figures, 0.3, room.pictures, height - 0.6), "", modifier.origin))
    y = pad
    for each in words:
        items.append(replace(moved(each, room.width - room.words - PAD, y), role="cell"))
        y += each.height
    return Strip(height, tuple(items), role="row", keep=True, origin=modifier.origin)


def baseline(strip: Strip) -> float:
    """Return how far below its top the first line of a strip stands, in mm."""
    return next((apply(matrix, 0, item.y)[1] for item, matrix in walk(strip.items) if isinstance(item, Text)), 0.0)


def _ruled(strip: Strip, width: float, line: str, context: Context, *, banded: bool) -> Strip:
    stroke = context.line(line, strip.origin)
    rule = artifact(Path(polyline((0, 0), (width, 0)), stroke=stroke))
    band = ground(Box(0, 0, width, strip.height), "band", context, strip.origin) if banded else ()
    return replace(strip, items=(*band, rule, *strip.items))

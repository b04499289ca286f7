"""Listings: a group of units → a row for each: its picture, its name and what is said of it, its numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate

from printkit.components.boxes import artifact, ground
from printkit.components.context import Context
from printkit.components.pictures import fitted
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip, moved
from printkit.components.wording import natural_width, set_words, words_of
from printkit.diagnostics.templates import unknown_value
from printkit.model.contents import Unit
from printkit.model.names import Name
from printkit.model.status import UnitGroup
from printkit.scene import Box, Item, Path, polyline
from printkit.source.text import Message, Words
from printkit.templates.styles import TextStyle

PAD = 1.2
"""The space at the sides of a cell, in mm."""
PICTURE = 1.9
"""The width of a picture, in heights of its row's first line; the height is the line's and a half."""


WIDE = 0.42
"""The scale of pictures in a `wide` listing, in mm to their unit: ships that are told apart by their outlines."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The widths of a listing, in mm: pictures, the names, each column of numbers; and the pictures' scale, if one."""

    picture: float
    name: float
    numbers: tuple[float, ...]
    scale: float = 0.0

    @property
    def edges(self) -> Iterator[tuple[float, float]]:
        """Yield where each column of numbers begins, and its width."""
        return zip(accumulate(self.numbers, initial=self.picture + self.name), self.numbers, strict=False)


@placeable("listing", UnitGroup, options=("wide",))
def place_listing(group: UnitGroup, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return the units of a group under its title, with the numbers that the group prints in columns of their own.

    With the option `wide` their pictures are large and at one scale, each on the lower edge of its room.
    """
    title = set_words(group.title, context.style(look.style("title"), group.origin), width, context)
    units = list(_units(group, context))
    cell = context.style(look.style("cell"), group.origin)
    heads = [_head(name, group, context) for name in group.numbers]
    small = context.style(look.style("head"), group.origin)
    wide = "wide" in look.options
    wants = [natural_width(words, small, context) + 2 * PAD for words in heads]
    picture = PICTURE * cell.size * cell.leading if any(unit.art for unit in units) else 0.0
    if wide:
        picture = max(_picture_width(unit, context) for unit in units) * WIDE + 1.0
        die = context.style(look.style("die"), group.origin)
        names = max(natural_width(context.words(unit.title), cell, context) for unit in units) + 2 * PAD
        said = [[_number(unit, name, context) for unit in units] for name in group.numbers]
        wants = _wide_columns(heads, said, width - picture - names, (small, die), context)
    alike = [max(wants, default=0.0)] * len(wants)
    numbers = tuple(
        alike if sum(alike) <= (width - picture) / 2 else wants
    )  # equal, while the names have half the room
    columns = Columns(picture, width - picture - sum(numbers), numbers, WIDE if wide else 0.0)
    strips = [replace(title, gap=4.0, keep=True), *_heading(heads, columns, small, group, context)]
    for place, unit in enumerate(units):
        row = _row(unit, group, columns, look, context)
        banded = ground(Box(0, 0, width, row.height), "band", context, unit.origin) if place % 2 else ()
        rule = artifact(Path(polyline((0, 0), (width, 0)), stroke=context.line("hair", unit.origin)))
        strips.append(replace(row, items=(*banded, rule, *row.items), keep=place < len(units) - 1))
    end = artifact(
        Path(polyline((0, strips[-1].height), (width, strips[-1].height)), stroke=context.line("hair", group.origin))
    )
    return (*strips[:-1], replace(strips[-1], items=(*strips[-1].items, end)))


def _units(group: UnitGroup, context: Context) -> Iterator[Unit]:
    for name in group.units:
        unit = context.game.parts.roster.get(name)
        if unit:
            yield unit
        else:
            known = ", ".join(list(context.game.parts.roster)[:8])
            context.report.add(
                unknown_value(group.places.get("units", group.origin), str(name), f"the roster has {known}")
            )


def _head(name: Name, group: UnitGroup, context: Context) -> Words:
    figure = context.game.parts.figures.get(name)
    if figure:
        return context.words(figure.title)
    origin = group.places.get("numbers", group.origin)
    context.report.add(unknown_value(origin, str(name), "name a figure of figures.yaml"))
    return words_of(str(name), origin)


def _heading(
    heads: list[Words], columns: Columns, style: TextStyle, group: UnitGroup, context: Context
) -> Iterator[Strip]:
    if not heads:
        return
    centred = replace(style, align="centre")
    strips = [
        set_words(words, centred, number - 2 * PAD, context)
        for words, number in zip(heads, columns.numbers, strict=True)
    ]
    items = [moved(strip, start + PAD, 0.2) for strip, (start, _) in zip(strips, columns.edges, strict=True)]
    yield Strip(
        max(strip.height for strip in strips) + 0.4, tuple(items), keep=True, role="header", origin=group.origin
    )


def _row(unit: Unit, group: UnitGroup, columns: Columns, look: Look, context: Context) -> Strip:
    cell, die = (context.style(look.style(part), unit.origin) for part in ("cell", "die"))
    words = [set_words(unit.title, cell, columns.name - 2 * PAD, context)]
    note: Message | Words | None = unit.note
    if group.words:
        about = [context.words(each).text for each in (unit.note, *map(unit.words.get, group.words)) if each]
        note = words_of(" · ".join(about), unit.origin)
    if note:
        words.append(set_words(note, context.style(look.style("note"), unit.origin), columns.name - 2 * PAD, context))
    pad = 0.3 * cell.size
    height = sum(each.height for each in words) + 2 * pad
    items: list[Item] = list(_picture(unit, columns, height, context))
    y = pad
    for each in words:
        items.append(replace(moved(each, columns.picture + PAD, y), role="cell"))
        y += each.height
    for (x, room), name in zip(columns.edges, group.numbers, strict=True):
        number = set_words(_number(unit, name, context), replace(die, align="centre"), room, context)
        items.append(replace(moved(number, x, (height - number.height) / 2), role="cell"))
    return Strip(height, tuple(items), role="row", origin=unit.origin)


def _number(unit: Unit, name: Name, context: Context) -> Words:
    """Return a number of a unit, or the words that stand in its place."""
    if name in unit.words:
        return context.words(unit.words[name])
    return words_of(context.locale.value(unit.figures[name]) if name in unit.figures else "–", unit.origin)


def _wide_columns(
    heads: list[Words],
    said: list[list[Words]],
    room: float,
    styles: tuple[TextStyle, TextStyle],
    context: Context,
) -> list[float]:
    """Return the widths of columns beside wide pictures: of heads in two lines and whole numbers, or of single words."""
    small, die = styles
    whole = [
        max(_in_two_lines(head, small, context), *(natural_width(each, die, context) for each in numbers)) + 2 * PAD
        for head, numbers in zip(heads, said, strict=True)
    ]
    if sum(whole) <= room:
        return whole
    return [
        max(_longest_word([head], small, context), _longest_word(numbers, die, context)) + 2 * PAD
        for head, numbers in zip(heads, said, strict=True)
    ]


def _in_two_lines(words: Words, style: TextStyle, context: Context) -> float:
    """Return the width in mm that words need to take no more than two lines."""
    parts = words.text.split()
    halves = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))] or [(words.text, "")]
    return min(max(natural_width(Words(half, words.origin), style, context) for half in pair) for pair in halves)


def _longest_word(texts: list[Words], style: TextStyle, context: Context) -> float:
    """Return the width of the longest word in mm: beside wide pictures, texts may break between their words."""
    parts = (Words(part, words.origin) for words in texts for part in words.text.split())
    return max((natural_width(part, style, context) for part in parts), default=0.0)


def _picture_width(unit: Unit, context: Context) -> float:
    picture = context.picture(unit.art, unit.origin) if unit.art else None
    return picture.width if picture else 0.0


def _picture(unit: Unit, columns: Columns, height: float, context: Context) -> Iterator[Item]:
    picture = context.picture(unit.art, unit.origin) if unit.art else None
    box = Box(0.2, 0.3, columns.picture - 0.4, height - 0.6)
    if picture and columns.scale:
        tall = picture.height * columns.scale
        box = Box(0.2, height - 1.0 - tall, picture.width * columns.scale, tall)
    if picture:
        yield fitted(picture, box, "", unit.origin)

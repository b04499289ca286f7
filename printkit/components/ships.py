"""Status charts: units and the figures they lose in play → cards with name, picture, numbers and rows of boxes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from printkit.components.boxes import artifact
from printkit.components.context import Context, Picture
from printkit.components.ladders import Boxes, ladder_boxes, rows_width, set_rows, store_boxes, track_boxes
from printkit.components.registry import Look, placeable, slot_kind
from printkit.components.strips import EPSILON, Strip, moved
from printkit.components.wording import natural_width, one_line, smallest, words_of
from printkit.diagnostics.pieces import column_too_narrow, content_overflow, too_many_repeats
from printkit.diagnostics.templates import unknown_value
from printkit.model.contents import Unit
from printkit.model.names import Name
from printkit.model.status import Figure, StatusChart, UnitGroup
from printkit.scene import Box, Group, Item, Path, polyline
from printkit.source import Distance
from printkit.source.text import Message, Words
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot
from printkit.templates.places import Repeats
from printkit.templates.styles import TextStyle

HEADER = 10.2
"""The height of a card's name and numbers, in mm."""
NUMBER = 15.0
"""The least width of a number with its label, in mm."""
APART = 1.0
"""The space between two numbers whose labels are wider, in mm."""
GAP = 1.6
"""The least space between the parts of a card, in mm."""
PLACED = (0.8, 8.0)
"""Picture scale and side of a box, in mm, of a card that stands in a text."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnitsSlot(Slot):
    """A slot that holds the cards of a group of units, in a grid parted by `gap`.

    `mm_per_unit` is the scale of all pictures, whose units are one length; `side` that of a box; `line` is drawn above
    each card. Cards of the group `beside` stand in a slot of their own in line with these: all on one waterline.
    """

    units: Expression
    grid: Repeats
    mm_per_unit: Distance
    side: Distance = Distance(8.6)
    line: Name = Name("frame")
    beside: Expression | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """A unit, how its group shows it, its figures on the chart at hand, the numbers that cubes stand on.

    `scale` is that of its picture, `side` that of a box in mm, `art_height` the height that the largest picture needs.
    """

    name: Name
    unit: Unit
    group: UnitGroup
    figures: Mapping[Name, int]
    scale: float
    side: float
    art_height: float = 0.0
    line: str = "frame"
    cubes: Mapping[str, int] = field(default_factory=dict)


@slot_kind("units", UnitsSlot)
def draw_units(slot: UnitsSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the cards of a group, row by row, all pictures at one scale; units that the roster lacks are findings."""
    group = context.thing(slot.units, UnitGroup, slot.origin)
    if group is None:
        return ()
    cards = _cards(slot, group, context)
    beside = context.thing(slot.beside, UnitGroup, slot.origin) if slot.beside else None
    others = _cards(slot, beside, context) if beside else []
    tallest = max((_picture_height(card, context) for card in (*cards, *others)), default=0.0)
    columns, rows = slot.grid.columns, slot.grid.rows
    if len(cards) > columns * rows:
        context.report.add(too_many_repeats(slot.origin, slot.name, len(cards), columns * rows))
    width = (box.width - (columns - 1) * slot.gap) / columns
    height = (box.height - (rows - 1) * slot.gap) / rows
    shown = [replace(card, art_height=tallest) for card in cards[: columns * rows]]
    in_line = [*shown, *(replace(card, art_height=tallest) for card in others)]
    gap = min(_gap(card, Box(0, 0, width, height), context) for card in in_line) if others else None
    items: list[Item] = []
    for index, card in enumerate(shown):
        row, column = divmod(index, columns)
        cell = Box(box.x + column * (width + slot.gap), box.y + row * (height + slot.gap), width, height)
        items.append(draw_card(card, cell, slot.name, context, gap))
    return tuple(items)


def _cards(slot: UnitsSlot, group: UnitGroup, context: Context) -> list[Card]:
    return [
        Card(name, unit, group, figures_of(name, unit, context), slot.mm_per_unit, slot.side, line=slot.line)
        for name, unit in _units(group, context)
    ]


def _gap(card: Card, box: Box, context: Context) -> float:
    """Return the space between the parts of a card that its box allows, in mm."""
    parts = card_parts(card, box.width, context)
    return _apart(box.height - sum(part.height for part in parts), len(parts))


def _apart(room: float, count: int) -> float:
    """Return the space between `count` parts that leave so much room, within limits."""
    spare = room - GAP * (count - 1)
    return GAP + min(max(spare, 0.0) / max(count - 1, 1), 2.5)


def _units(group: UnitGroup, context: Context) -> Iterator[tuple[Name, Unit]]:
    roster = context.game.parts.roster
    for name in group.units:
        if name in roster:
            yield name, roster[name]
        else:
            known = ", ".join(list(roster)[:8])
            origin = group.places.get("units", group.origin)
            context.report.add(unknown_value(origin, str(name), f"the roster has {known}"))


def figures_of(name: Name, unit: Unit, context: Context) -> Mapping[Name, int]:
    """Return the figures of a unit, as the status chart at hand changes them."""
    chart = context.names.get("item")
    return chart.figures_of(name, unit) if isinstance(chart, StatusChart) else unit.figures


def _picture_height(card: Card, context: Context) -> float:
    picture = context.picture(card.unit.art, card.unit.origin) if card.unit.art else None
    return picture.height * card.scale if picture else 0.0


def draw_card(card: Card, box: Box, slot: str, context: Context, gap: float | None = None) -> Group:
    """Return a card that fills its box; its parts share the room that they leave, or stand `gap` mm apart.

    What does not fit is a finding.
    """
    parts = card_parts(card, box.width, context)
    room = box.height - sum(part.height for part in parts)
    if (excess := GAP * (len(parts) - 1) - room) > EPSILON:
        context.report.add(content_overflow(card.unit.origin, slot, excess))
    gap = _apart(room, len(parts)) if gap is None else gap
    stroke = context.line(card.line, card.group.origin)
    items: list[Item] = [artifact(Path(polyline((box.x, box.y), (box.right, box.y)), stroke=stroke))]
    y = box.y
    for part in parts:
        items.append(moved(part, box.x, y))
        y += part.height + gap
    return Group(tuple(items), role="figure", alt=context.words(card.unit.title).text, origin=card.unit.origin)


def card_parts(card: Card, width: float, context: Context) -> tuple[Strip, ...]:
    """Return the parts of a card from the top: header, picture, the track, then stores and ladders side by side."""
    parts = [_header(card, width, context)]
    if card.unit.art and (picture := context.picture(card.unit.art, card.unit.origin)):
        parts.append(_silhouette(picture, card, width, context))
    for rows in (_tracks(card, context), _stores(card, context)):
        if rows:
            excess = rows_width(rows, card.side, context) - width
            if excess > EPSILON:
                said = context.words(card.unit.title)
                context.report.add(column_too_narrow(card.unit.origin, said.text, excess))
            parts.append(set_rows(rows, card.side, width, context))
    return tuple(parts)


def _header(card: Card, width: float, context: Context) -> Strip:
    """Return the name over its note, and at the right the printed numbers over their labels."""
    numbers = [(name, figure) for name, figure in _figures(card.group.numbers, card, context) if _said(card, name)]
    columns = [max(NUMBER, _number_width(card, key, figure, context)) for key, figure in numbers]
    room = width - sum(columns)
    name = one_line(card.unit.title, context.style("status-name", card.unit.title.origin), room, context)
    items: list[Item] = [replace(moved(name, 0, 1.4), role="heading")]
    if card.unit.note:
        note = one_line(card.unit.note, context.style("status-note", card.unit.note.origin), room, context)
        items.append(moved(note, 0, 1.4 + name.height))
    for index, (key, figure) in enumerate(numbers):
        at = Box(width - sum(columns[index:]), 0, columns[index], HEADER)
        items += _number(card, key, figure, at, context)
    return Strip(HEADER, tuple(items), origin=card.unit.origin)


def _number(card: Card, key: Name, figure: Figure, box: Box, context: Context) -> tuple[Item, ...]:
    """Return a number over its label, both set to the right."""
    (words, style), title = _value(card, key, figure, context), context.words(figure.title)
    value = one_line(words, replace(style, align="right"), box.width, context)
    label = one_line(title, replace(context.style("status-label", title.origin), align="right"), box.width, context)
    return moved(value, box.x, 6.8 - value.height), moved(label, box.x, 6.8)


def _number_width(card: Card, key: Name, figure: Figure, context: Context) -> float:
    """Return the width in mm that a number and its label need at the smallest, apart from what stands before them."""
    said = [
        _value(card, key, figure, context),
        (context.words(figure.title), context.style("status-label", figure.origin)),
    ]
    return max(natural_width(words, smallest(style), context) for words, style in said) + APART


def _value(card: Card, key: Name, figure: Figure, context: Context) -> tuple[Words, TextStyle]:
    """Return a number, or the words in its place, and their style."""
    said = _said(card, key)
    if isinstance(said, Message):
        return context.words(said), context.style("status-word", said.origin)
    return words_of(context.locale.value(said), figure.origin), context.style("status-value", figure.origin)


def _said(card: Card, name: Name) -> int | Message | None:
    """Return a figure's number, or the words that stand in its place."""
    return card.unit.words.get(name, card.figures.get(name))


def _silhouette(picture: Picture, card: Card, width: float, context: Context) -> Strip:
    """Return the picture at its scale, on a waterline."""
    scale = card.scale
    height = max(card.art_height, picture.height * scale)
    x, y = (width - picture.width * scale) / 2, height - picture.height * scale
    if x < 0:
        context.report.add(column_too_narrow(card.unit.origin, picture.name, -2 * x))
    art = Group(picture.items, (scale, 0.0, 0.0, scale, x, y), name=f"art-{picture.name}", origin=picture.origin)
    line = Path(polyline((0, height), (width, height)), stroke=context.line("waterline", card.unit.origin))
    return Strip(height, (Group((art,), role="artifact"), artifact(line)), origin=card.unit.origin)


def _figures(names: Sequence[Name], card: Card, context: Context) -> Iterator[tuple[Name, Figure]]:
    """Yield the figures of these names, as the game describes them; one that it does not is a finding."""
    known = context.game.parts.figures
    for name in names:
        if name in known:
            yield name, known[name]
        else:
            hint = f"figures.yaml has {', '.join(known)}"
            context.report.add(unknown_value(card.group.origin, str(name), hint))


def _tracks(card: Card, context: Context) -> list[Boxes]:
    names = [card.group.track] if card.group.track and card.group.track in card.figures else []
    found = _figures(names, card, context)
    return [track_boxes(figure, card.figures[name], card.cubes.get(name), context) for name, figure in found]


def _stores(card: Card, context: Context) -> list[Boxes]:
    """Return the rows of what can be spent, then of what falls step by step."""
    stores = [name for name in card.group.stores if card.figures.get(name)]
    ladders = [name for name in card.group.ladders if name in card.figures]
    rows = [
        store_boxes(figure, card.figures[name], card.cubes.get(name))
        for name, figure in _figures(stores, card, context)
    ]
    return rows + [
        ladder_boxes(figure, card.figures[name], card.cubes.get(name), context)
        for name, figure in _figures(ladders, card, context)
    ]


@placeable("unit", Unit)
def place_unit(unit: Unit, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return the card of a unit as its status chart shows it; options put cubes on numbers: `hits=6 fuel=2`."""
    name, group = _shown(unit, context)
    if group is None:
        hint = "name it in a group of groups.yaml"
        context.report.add(unknown_value(unit.origin, context.words(unit.title).text, hint))
        return ()
    scale, side = PLACED
    card = Card(name, unit, group, unit.figures, scale, side, cubes=_cubes(look.options, unit, context))
    parts = card_parts(card, width, context)
    height = sum(part.height for part in parts) + GAP * (len(parts) - 1)
    figure = draw_card(card, Box(0, 0, width, height), "", context)
    return (Strip(height, (figure,), gap=3.0, origin=unit.origin),)


def _shown(unit: Unit, context: Context) -> tuple[Name, UnitGroup | None]:
    name = next((name for name, each in context.game.parts.roster.items() if each is unit), Name("unit"))
    return name, next((group for group in context.game.parts.groups.values() if name in group.units), None)


def _cubes(options: Sequence[str], unit: Unit, context: Context) -> Mapping[str, int]:
    cubes: dict[str, int] = {}
    for option in options:
        key, _, number = option.partition("=")
        if key in unit.figures and number.isdecimal() and int(number) <= unit.figures[Name(key)]:
            cubes[key] = int(number)
        else:
            known = ", ".join(f"{name}={most}" for name, most in unit.figures.items())
            context.report.add(
                unknown_value(unit.origin, option, f"write a figure and a number up to its own: {known}")
            )
    return cubes

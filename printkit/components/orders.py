"""Orders of battle and set-ups: a scenario → tables of its ships side by side, and its map with the ships on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import cos, pi, sin

from printkit.components.boxes import artifact, ground
from printkit.components.context import Context
from printkit.components.hex_furniture import heading_words
from printkit.components.pictures import fitted
from printkit.components.registry import slot_kind
from printkit.components.scenarios import SetupSlot, colour_of, draw_setup
from printkit.components.strips import Strip, fit_strips, moved, stack
from printkit.components.wording import natural_width, one_line, set_words, words_of
from printkit.diagnostics.templates import unknown_value
from printkit.model.names import Name
from printkit.model.scenarios import OrderLine, OrderOfBattle, ScenarioSheet
from printkit.scene import Box, Group, Item, Path, circle, polygon, polyline
from printkit.source.text import Message, Words
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot
from printkit.templates.styles import TextStyle

APART = 5.0
"""The room between the tables of two sides, in mm."""
BELOW = 5.0
"""The room between the tables and the set-up, in mm."""
DISC = 2.0
"""The radius of the disc with a ship's mark, in mm."""
NUMBER = 8.0
"""The least width of a column of figures, in mm."""
PLACE = 17.0
"""The width of the column with the hex and the heading of a ship, in mm."""
FLAG = 9.0
"""The width of a flag, in mm."""


@dataclass(frozen=True, kw_only=True, slots=True)
class OrdersSlot(Slot):
    """A slot that holds the orders of battle of a scenario side by side.

    `figures` are printed of each ship in columns of their own, `words` behind what it is; `ship` and `place` head the
    columns of ships and places; `late` says of a ship that it comes later, with `{entry.turn}`. Where `wind` gives the
    word for it, what room they leave is for the set-up.
    """

    orders: Expression
    figures: tuple[Name, ...]
    words: tuple[Name, ...] = ()
    ship: Expression
    place: Expression
    late: Expression
    wind: Expression | None = None


@slot_kind("orders", OrdersSlot)
def draw_orders(slot: OrdersSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return a table a side: its flag and name, what it wants, a row for each ship; too many are a finding."""
    sheet = context.thing(slot.orders, ScenarioSheet, slot.origin)
    if sheet is None or not sheet.orders:
        return ()
    share = (box.width - APART * (len(sheet.orders) - 1)) / len(sheet.orders)

    def build(scaled: Context) -> list[Strip]:
        """Return the tables beside one another as one strip."""
        tops = [stack(_top(order, share, slot, scaled)) for order in sheet.orders]
        high = max(top.height for top in tops)
        tables = [
            stack([replace(top, height=high), *_table(order, share, slot, scaled)])
            for top, order in zip(tops, sheet.orders, strict=True)
        ]
        items = tuple(moved(table, place * (share + APART), 0) for place, table in enumerate(tables))
        return [Strip(max(table.height for table in tables), items, origin=sheet.origin)]

    tables = stack(fit_strips(slot.name, box, context, build))
    used = tables.height + BELOW
    rest = Box(box.x, box.y + used, box.width, box.height - used)
    setup = draw_setup(SetupSlot(name=slot.name, setup=slot.orders, wind=slot.wind), rest, context) if slot.wind else ()
    return (moved(tables, box.x, box.y), *setup)


def _top(order: OrderOfBattle, width: float, slot: OrdersSlot, context: Context) -> Iterator[Strip]:
    yield _title(order, width, context)
    yield replace(set_words(order.part.aim, context.style("mission-text", slot.origin), width, context), gap=1.2)


def _table(order: OrderOfBattle, width: float, slot: OrdersSlot, context: Context) -> Iterator[Strip]:
    yield replace(_heads(width, slot, context), gap=2.0)
    for place, line in enumerate(order.lines):
        row = _row(line, order, width, slot, context)
        banded = ground(Box(0, 0, width, row.height), "band", context, slot.origin) if place % 2 else ()
        rule = artifact(Path(polyline((0, 0), (width, 0)), stroke=context.line("hair", slot.origin)))
        yield replace(row, items=(*banded, rule, *row.items), role="row")


def _title(order: OrderOfBattle, width: float, context: Context) -> Strip:
    """Return the flag of a side, its name, its note below, over a bar of its colour."""
    origin, start, items = order.part.origin, 0.0, list[Item]()
    if order.side and order.side.emblem and (art := context.picture(str(order.side.emblem), order.side.origin)):
        items.append(fitted(art, Box(0, 0, FLAG, 6.4), "", origin))
        start = FLAG + 2.0
    said = order.side.title if order.side else words_of(str(order.id), origin)
    name = one_line(said, context.style("form-title", origin), width - start, context)
    items.append(moved(replace(name, role="heading"), start, 0))
    height = name.height
    if order.part.note:
        note = set_words(order.part.note, context.style("record-note", origin), width - start, context)
        items.append(moved(note, start, height))
        height += note.height
    height = max(height, 6.4) + 1.0
    colour = order.side.band if order.side else "ink"
    items += ground(Box(0, height, width, 1.0), str(colour), context, origin)
    return Strip(height + 1.0, tuple(items), origin=origin)


def _columns(width: float, slot: OrdersSlot, context: Context) -> list[float]:
    """Return where each column of figures begins, then that of places; heads may break between their words."""
    style = context.style("record-head", slot.origin)
    heads = [_head(name, slot, context).text.split() for name in slot.figures]
    widths = [
        max([NUMBER, *(natural_width(words_of(word, slot.origin), style, context) + 2.0 for word in head)])
        for head in heads
    ]
    starts = [width - PLACE]
    for each in reversed(widths):
        starts.insert(0, starts[0] - each)
    return starts


def _head(figure: Name, slot: OrdersSlot, context: Context) -> Words:
    found = context.game.parts.figures.get(figure)
    if found:
        return context.words(found.short or found.title)
    context.report.add(unknown_value(slot.origin, str(figure), "name a figure of figures.yaml"))
    return words_of(str(figure), slot.origin)


def _heads(width: float, slot: OrdersSlot, context: Context) -> Strip:
    style = context.style("record-head", slot.origin)
    centred, starts = replace(style, align="centre"), _columns(width, slot, context)
    heads = [_message(slot.ship, slot, context), *(_head(name, slot, context) for name in slot.figures)]
    heads.append(_message(slot.place, slot, context))
    bounds_of = [(2 * DISC + 1.5, starts[0]), *zip(starts, [*starts[1:], width], strict=True)]
    strips = [
        set_words(words, centred if place else style, right - left, context)
        for place, (words, (left, right)) in enumerate(zip(heads, bounds_of, strict=True))
    ]
    height = max(strip.height for strip in strips)
    items = tuple(moved(strip, left, height - strip.height) for strip, (left, _) in zip(strips, bounds_of, strict=True))
    return Strip(height + 0.4, items, role="header", origin=slot.origin)


def _message(expression: Expression, slot: OrdersSlot, context: Context) -> Words:
    found = context.thing(expression, Message, slot.origin)
    return context.words(found) if found else words_of("", slot.origin)


def _row(line: OrderLine, order: OrderOfBattle, width: float, slot: OrdersSlot, context: Context) -> Strip:
    """Return the row of a ship: its mark, its name over what it is, its figures, its hex with an arrow for its heading."""
    origin, starts = line.arrival.origin, _columns(width, slot, context)
    left = 2 * DISC + 1.5
    name = set_words(line.unit.title, context.style("record-title", origin), starts[0] - left, context)
    about = [context.words(each).text for each in (line.unit.note, *map(line.unit.words.get, slot.words)) if each]
    if line.arrival.turn > 1:
        late = context.thing(slot.late, Message, slot.origin)
        about += [context.knowing(entry=line.arrival).words(late).text] if late else []
    note = set_words(
        words_of(" · ".join(about), origin), context.style("record-note", origin), starts[0] - left, context
    )
    height = name.height + note.height + 0.9
    figure = replace(context.style("form-die", origin), align="centre")
    items: list[Item] = [
        *_disc(line, order, (DISC + 0.2, height / 2), context),
        moved(name, left, 0.5),
        moved(note, left, name.height + 0.3),
    ]
    for start, end, each in zip(starts, starts[1:], slot.figures, strict=False):
        number = set_words(words_of(str(line.unit.figures.get(each, "–")), origin), figure, end - start, context)
        items.append(moved(number, start, (height - number.height) / 2))
    items += _place(line, order, Box(starts[-1], 0, PLACE, height), figure, context)
    return Strip(height, tuple(items), origin=origin)


def _disc(line: OrderLine, order: OrderOfBattle, at: tuple[float, float], context: Context) -> Iterator[Item]:
    yield artifact(Path(circle(*at, DISC), context.colour(colour_of(line, order, context), line.arrival.origin)))
    style = replace(context.style("way-letter", line.arrival.origin), align="centre")
    mark = set_words(words_of(line.mark, line.arrival.origin), style, 2 * DISC + 1, context)
    yield moved(mark, at[0] - DISC - 0.5, at[1] - mark.height / 2)


def _place(line: OrderLine, order: OrderOfBattle, box: Box, style: TextStyle, context: Context) -> Iterator[Item]:
    """Yield the hex of a ship's bow, its heading in letters, and an arrow that points the same way."""
    origin, heading = line.arrival.origin, line.arrival.stand.heading
    words = words_of(f"{line.arrival.stand.hex.text} {heading_words(heading, context)}", origin)
    said = set_words(words, style, box.width - 4.0, context)
    yield moved(said, box.x, (box.height - said.height) / 2)
    sheet = context.names.get("item")
    if isinstance(sheet, ScenarioSheet) and sheet.map and heading in sheet.map.grid.sides:
        turn = sheet.map.grid.heading(heading) * pi / 3 + (0 if sheet.map.tops == "flat" else pi / 2)
        colour = context.colour(colour_of(line, order, context), origin)
        arrow = Path(polygon([(0, -1.9), (1.15, 1.5), (0, 0.8), (-1.15, 1.5)]), colour)
        at = (box.right - 2.2, box.y + box.height / 2)
        yield Group((arrow,), (cos(turn), sin(turn), -sin(turn), cos(turn), *at), role="artifact")

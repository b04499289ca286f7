"""Forms to write on: a record's blank fields and tallies → labels, lines and boxes to tick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from printkit.components.context import Context
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip, moved
from printkit.components.wording import natural_width, set_words
from printkit.diagnostics import Origin
from printkit.diagnostics.pieces import column_too_narrow
from printkit.model.aids import Record, Tally
from printkit.scene import Box, Group, Item, Path, polyline, rect
from printkit.source.text import Message

TICK = 4.0
"""The side of a box to tick, in mm."""
STEP = 4.8
"""The distance of one box from the next, in mm."""
LEAST_LINE = 8.0
"""The least room to write after a label, in mm."""
FIVE = 1.6
"""The wider gap after every fifth box, in mm."""


@placeable("fields", Record, options=())
def place_fields(record: Record, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return the blank fields of a record in one row: a label, then a line to write on, 7 mm high."""
    return _blanks(list(record.fields.values()), width, look, context, record.origin)


@placeable("totals", Record, options=())
def place_totals(record: Record, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return the blank totals of a record in one row, as its fields."""
    return _blanks(list(record.totals.values()), width, look, context, record.origin)


def _blanks(
    messages: Sequence[Message], width: float, look: Look, context: Context, origin: Origin
) -> tuple[Strip, ...]:
    if not messages:
        return ()
    share = (width - 4.0 * (len(messages) - 1)) / len(messages)
    items: list[Item] = []
    for index, message in enumerate(messages):
        items += _field(message, Box(index * (share + 4.0), 0, share, 7.0), look, context, origin)
    return (Strip(7.0, tuple(items), gap=2.0, origin=origin),)


def _field(message: Message, box: Box, look: Look, context: Context, origin: Origin) -> tuple[Item, ...]:
    style = context.style(look.style("label"), origin)
    label = set_words(message, style, box.width, context)
    start = box.x + natural_width(message, style, context) + 1.5
    if start > box.right - LEAST_LINE:
        said = context.words(message)
        context.report.add(column_too_narrow(said.origin, said.text[:60], start - box.right + LEAST_LINE))
    line = Path(
        polyline((start, box.bottom - 1.2), (box.right, box.bottom - 1.2)), stroke=context.line("write", origin)
    )
    return (moved(label, box.x, box.bottom - 0.8 - label.height), Group((line,), role="artifact"))


@placeable("tallies", Record, options=())
def place_tallies(record: Record, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return a row for each tally: its title in a fixed column, then boxes to tick in fives, wrapped as needed."""
    style = context.style(look.style("label"), record.origin)
    column = max((natural_width(tally.title, style, context) for tally in record.tallies.values()), default=0.0) + 4.0
    column = min(column, width / 3)
    return tuple(_tally(tally, column, width, look, context) for tally in record.tallies.values())


def _tally(tally: Tally, column: float, width: float, look: Look, context: Context) -> Strip:
    label = set_words(tally.title, context.style(look.style("label"), tally.origin), column - 2.0, context)
    stroke = context.line("tick", tally.origin)
    boxes: list[Item] = []
    x, y = column, 0.0
    for index in range(context.count(tally.boxes, tally.origin)):
        if index and index % 5 == 0:
            x += FIVE
            if x + 5 * STEP > width:
                x, y = column, y + STEP + FIVE
        boxes.append(Path(rect(Box(x, y, TICK, TICK)), stroke=stroke, origin=tally.origin))
        x += STEP
    height = max(y + TICK, label.height)
    middle = (min(height, TICK) - label.height) / 2 if label.height <= TICK else 0.0
    return Strip(height, (moved(label, 0, middle), Group(tuple(boxes), role="artifact")), gap=2.0, origin=tally.origin)


@placeable("note", Message, options=())
def place_note(message: Message, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return a text of the game as a paragraph."""
    return (replace(set_words(message, context.style(look.style("note"), message.origin), width, context), gap=2.0),)

"""Repeated layouts: a count or a list → a grid of the same layout, once for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from printkit.components.context import Context, kind_name
from printkit.components.registry import slot_kind
from printkit.components.slots import fill_slots
from printkit.diagnostics.pieces import too_many_repeats
from printkit.diagnostics.templates import layout_within_itself, wrong_kind_of_value
from printkit.model.names import Name
from printkit.scene import Box, Item
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot
from printkit.templates.places import Repeats


@dataclass(frozen=True, kw_only=True, slots=True)
class RepeatSlot(Slot):
    """A slot that holds a layout many times, in a grid parted by `gap`.

    `repeat` names a number of times, or a list or mapping whose entries are the `entry` of each time; `index`
    counts from 1.
    """

    repeat: Expression
    layout: Name
    grid: Repeats


@slot_kind("repeat", RepeatSlot)
def draw_repeats(slot: RepeatSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the layouts, row by row; more entries than places are a finding."""
    if slot.layout in context.within:
        context.report.add(layout_within_itself(slot.origin, slot.layout))
        return ()
    layout = context.layout(slot.layout, slot.origin)
    context = replace(context, within=(*context.within, slot.layout))
    entries = _entries(slot, context)
    room = slot.grid.columns * slot.grid.rows
    if len(entries) > room:
        context.report.add(too_many_repeats(slot.origin, slot.name, len(entries), room))
    if layout is None:
        return ()
    width = (box.width - (slot.grid.columns - 1) * slot.gap) / slot.grid.columns
    height = (box.height - (slot.grid.rows - 1) * slot.gap) / slot.grid.rows
    items: list[Item] = []
    for index, entry in enumerate(entries[:room]):
        row, column = divmod(index, slot.grid.columns)
        cell = Box(box.x + column * (width + slot.gap), box.y + row * (height + slot.gap), width, height)
        items += fill_slots(layout.slots, cell, context.knowing(entry=entry, index=index + 1))
    return tuple(items)


def _entries(slot: RepeatSlot, context: Context) -> Sequence[object]:
    value = context.value(slot.repeat, slot.origin)
    if isinstance(value, int):
        return range(1, value + 1)  # not written out: there may be more than have a place
    if isinstance(value, Mapping):
        return tuple(value.values())
    if isinstance(value, tuple):
        return value
    if value is not None:
        wanted = "a number, a list or keys and values"
        context.report.add(wrong_kind_of_value(slot.origin, slot.repeat.source, kind_name(value), wanted))
    return ()

"""Slots on an area: where each one stands → the items of all of them, in order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from printkit.components.context import Context
from printkit.components.registry import kind_of
from printkit.diagnostics.templates import slot_off_piece, slot_without_room
from printkit.scene import Box, Item
from printkit.templates.layouts import Layout, Slot

NEARLY = 1e-6
"""Less than this, in mm, a length is nothing."""
OFF = 0.05
"""How far a slot may reach over the edge of its area, in mm, by rounding."""


def fill_slots(slots: Iterable[Slot], area: Box, context: Context) -> tuple[Item, ...]:
    """Return what the slots hold, each laid out in its own box of the area; one less than nothing or off the area is a finding."""
    slots = tuple(slots)
    boxes = _known_boxes(slots, area, context)
    items: list[Item] = []
    for slot in slots:
        box = boxes[slot.name]
        if not context.has(slot.when, slot.origin):
            continue
        if min(box.width, box.height) < -NEARLY:
            context.report.add(slot_without_room(slot.origin, slot.name, box.width, box.height))
        elif over := _over(slot, box, area):
            context.report.add(slot_off_piece(slot.origin, slot.name, *over, (area.width, area.height)))
        else:
            items += kind_of(slot).draw(slot, box, context)
    return tuple(items)


def _over(slot: Slot, box: Box, area: Box) -> tuple[str, float] | None:
    """Return the edge that a slot reaches over, and how far in mm; None where it stands within its area.

    What bleeds may reach over it, unless nothing of it would be seen.
    """
    seen = box.x < area.right and box.y < area.bottom and box.right > area.x and box.bottom > area.y
    over = {
        "left": area.x - box.x, "top": area.y - box.y, "right": box.right - area.right, "bottom": box.bottom - area.bottom,
    }  # fmt: skip
    side = max(over, key=lambda each: over[each])
    return (side, over[side]) if over[side] > OFF and not (slot.bleeds and seen) else None


def _known_boxes(slots: tuple[Slot, ...], area: Box, context: Context) -> Mapping[str, Box]:
    """Return the box of each slot by name, worked out once for the same slots in the same area."""
    key = (id(slots), area)
    if key not in context.placed:
        context.placed[key] = (slots, slot_boxes(slots, area))
    return context.placed[key][1]


def slot_boxes(slots: Iterable[Slot], area: Box) -> Mapping[str, Box]:
    """Return the box of each slot, in mm, by name."""
    boxes: dict[str, Box] = {}
    for slot in slots:
        boxes[slot.name] = _box(slot, area, boxes)
    return boxes


def _box(slot: Slot, area: Box, boxes: Mapping[str, Box]) -> Box:
    if slot.at:
        left, top, width, height = slot.at
        return Box(
            area.x + left.of(area.width), area.y + top.of(area.height), width.of(area.width), height.of(area.height)
        )
    assert slot.below is not None  # noqa: S101 - the layout was checked when it was read
    assert slot.height is not None  # noqa: S101
    above = boxes[slot.below]
    return Box(
        area.x + slot.left.of(area.width) if slot.left else above.x,
        above.bottom + slot.gap,
        slot.width.of(area.width) if slot.width else above.width,
        slot.height.of(area.height),
    )


def layout_size(layout: Layout, context: Context, item_size: tuple[float, float] | None) -> tuple[float, float]:
    """Return the width and height in mm of what a layout makes: the paper's, the item's, or its own."""
    width, height = context.paper
    match layout.size.of:
        case "paper":
            return (width, height)
        case "paper landscape":
            return (height, width)
        case "half paper":
            return (height / 2, width)
        case "item":
            return item_size or (width, height)
    return (layout.size.width, layout.size.height)

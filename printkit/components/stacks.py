"""Stacks: a list of placements → one under another in a box, shrunk together until they fit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from printkit.components.context import Context
from printkit.components.placements import Placement, place
from printkit.components.registry import slot_kind
from printkit.components.strips import Strip, fit_strips, moved, spread_out, stack
from printkit.model.names import Name
from printkit.scene import Box, Item
from printkit.templates.layouts import Slot


@dataclass(frozen=True, kw_only=True, slots=True)
class StackSlot(Slot):
    """A slot that holds things under one another; `look` is the prefix of their text styles in the theme.

    With `spread` the room they leave is shared out between them.
    """

    stack: tuple[Placement, ...]
    look: Name = Name("panel")
    spread: bool = False


@slot_kind("stack", StackSlot)
def draw_stack(slot: StackSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the things of a stack; what does not fit at the smallest sizes is a finding."""

    def build(scaled: Context) -> list[Strip]:
        """Lay the things out at the scale of a context."""
        return [
            strip for placement in slot.stack for strip in place(placement, box.width, slot.look, scaled, slot.origin)
        ]

    strips = fit_strips(slot.name, box, context, build)
    whole = stack(spread_out(strips, box.height) if slot.spread else strips)
    return (moved(whole, box.x, box.y),)


def content_height(slots: Iterable[Slot], area: Box, context: Context) -> float:
    """Return how far down the stacks among slots reach, in mm, where there is as much room as they want."""
    bottoms = [area.y]
    for slot in slots:
        if isinstance(slot, StackSlot) and slot.at:
            _, top, width, _ = slot.at
            strips = [
                strip
                for placement in slot.stack
                for strip in place(placement, width.of(area.width), slot.look, context, slot.origin)
            ]
            bottoms.append(area.y + top.of(0.0) + stack(strips).height)
    return max(bottoms)

"""Text slots: a template of the layout → set, fitted and placed in its box."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from printkit.components.context import Context
from printkit.components.kept import Made, keep
from printkit.components.registry import slot_kind
from printkit.components.wording import undivided
from printkit.model.names import Name
from printkit.scene import Box, Group, Item, Matrix, half_turn
from printkit.templates.expressions import NameTemplate, Template
from printkit.templates.layouts import Slot
from printkit.typeset import Setting, fit_text
from printkit.typeset import Slot as TextPlace


@dataclass(frozen=True, kw_only=True, slots=True)
class TextSlot(Slot):
    """A slot that holds text in a `style` of the theme, in its colour and alignment unless the slot has its own.

    `turn` writes it upwards (left), downwards (right) or upside down (over). The `role` tells readers of the file what it
    is; one that is a heading is not divided.
    """

    text: Template
    style: Name
    colour: NameTemplate | None = None
    align: Literal["left", "centre", "right", "justify"] | None = None
    valign: Literal["top", "middle", "bottom"] = "middle"
    turn: Literal["left", "right", "over"] | None = None
    role: Literal["paragraph", "heading", "artifact"] = "paragraph"


@slot_kind("text", TextSlot)
def draw_text(slot: TextSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the text, shrunk as far as its style allows; what still does not fit is a finding."""
    words = context.evaluate(slot.text, slot.origin)
    if not words.text.strip():
        return ()
    style = context.style(slot.style, slot.origin)
    if slot.role == "heading":
        style = undivided(style)
    if slot.align:
        style = replace(style, align=slot.align)
    if slot.colour:
        colour = context.evaluate(slot.colour, slot.origin)
        style = context.in_colour(style, colour.text, colour.origin)
    flat = box if slot.turn in (None, "over") else Box(0, 0, box.height, box.width)
    place = TextPlace(slot.name, flat, slot.valign)

    def fit(setting: Setting) -> Made:
        """Set the words into the place."""
        fitted = fit_text(words, style, place, setting)
        return fitted.items, fitted.block.height

    turned = keep(slot, (words.text, flat, style.size, style.colour), words.origin, context, fit).items
    if slot.turn is not None:
        turned = (Group(turned, _turned(slot.turn, box)),)
    return (Group(turned, role=slot.role, origin=words.origin),)


def _turned(turn: str, box: Box) -> Matrix:
    """Return the map that turns text set in a box of its own, or for `over` in the box itself, into the box."""
    if turn == "over":
        return half_turn(box.x + box.width / 2, box.y + box.height / 2)
    return (0, -1, 1, 0, box.x, box.bottom) if turn == "left" else (0, 1, -1, 0, box.right, box.y)

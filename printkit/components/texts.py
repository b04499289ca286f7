"""Text slots: a template of the layout → set, fitted and placed in its box."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from printkit.components.context import Context
from printkit.components.registry import slot_kind
from printkit.model.names import Name
from printkit.scene import Box, Group, Item, Matrix
from printkit.templates.expressions import NameTemplate, Template
from printkit.templates.layouts import Slot
from printkit.typeset import Slot as TextPlace
from printkit.typeset import fit_text


@dataclass(frozen=True, kw_only=True, slots=True)
class TextSlot(Slot):
    """A slot that holds text; `turn` writes it upwards (left) or downwards (right)."""

    text: Template
    style: Name
    colour: NameTemplate | None = None
    align: Literal["left", "centre", "right", "justify"] | None = None
    valign: Literal["top", "middle", "bottom"] = "middle"
    turn: Literal["left", "right"] | None = None
    role: Literal["paragraph", "heading", "artifact"] = "paragraph"


@slot_kind("text", TextSlot)
def draw_text(slot: TextSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the text, shrunk as far as its style allows; what still does not fit is a finding."""
    words = context.evaluate(slot.text, slot.origin)
    if not words.text.strip():
        return ()
    style = context.style(slot.style, slot.origin)
    if slot.align:
        style = replace(style, align=slot.align)
    if slot.colour:
        colour = context.evaluate(slot.colour, slot.origin)
        style = context.in_colour(style, colour.text, colour.origin)
    flat = box if slot.turn is None else Box(0, 0, box.height, box.width)
    fitted = fit_text(words, style, TextPlace(slot.name, flat, slot.valign), context.setting)
    turned = fitted.items
    if slot.turn is not None:
        matrix: Matrix = (0, -1, 1, 0, box.x, box.bottom) if slot.turn == "left" else (0, 1, -1, 0, box.right, box.y)
        turned = (Group(turned, matrix),)
    return (Group(turned, role=slot.role, origin=words.origin),)

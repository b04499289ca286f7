"""Plain shapes on a layout: boxes, and lines from corner to corner."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.components.context import Context
from printkit.components.registry import slot_kind
from printkit.components.store import Kept
from printkit.diagnostics import Origin
from printkit.model.names import Name
from printkit.scene import Box, Group, Item, Path, polyline, rect
from printkit.source import Distance
from printkit.templates.expressions import NameTemplate
from printkit.templates.layouts import Slot


@dataclass(frozen=True, slots=True)
class BoxLook:
    """The look of a box: its ground (a colour, or an expression that names one), its line style, its corners."""

    fill: NameTemplate | None = None
    line: Name | None = None
    radius: Distance = Distance(0)


@dataclass(frozen=True, kw_only=True, slots=True)
class BoxSlot(Slot):
    """A slot that holds a box, a ground with or without a line around it."""

    bleeds = True
    box: BoxLook


@dataclass(frozen=True, kw_only=True, slots=True)
class RuleSlot(Slot):
    """A slot that holds a straight line from its top left to its bottom right corner."""

    bleeds = True
    rule: Name


@slot_kind("box", BoxSlot)
def draw_box(slot: BoxSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the box, as an artifact: it says nothing by itself."""
    look, origin = slot.box, slot.origin
    name = context.evaluate(look.fill, origin) if look.fill else None
    key = (id(slot), (box, name and name.text))
    if key in context.kept:  # the same on a thousand cards
        return context.kept[key].items
    fill = context.colour(name.text, name.origin) if name else None
    stroke = context.line(look.line, origin) if look.line else None
    path = Path(rect(box, float(look.radius)), fill, stroke, origin=origin)
    items = (artifact(path),) if fill or stroke else ()
    if (fill or not name) and (stroke or not look.line):
        context.kept[key] = Kept(slot, items, box.height, origin)
    return items


def ground(box: Box, fill: str, context: Context, origin: Origin) -> tuple[Item, ...]:
    """Return a box filled with a colour of the theme, as an artifact; an unknown colour is a finding."""
    colour = context.colour(fill, origin)
    return (artifact(Path(rect(box), colour, origin=origin)),) if colour else ()


def outline(box: Box, line: str, context: Context, origin: Origin) -> tuple[Item, ...]:
    """Return the outline of a box in a line style of the theme, as an artifact; an unknown style is a finding."""
    stroke = context.line(line, origin)
    return (artifact(Path(rect(box), stroke=stroke, origin=origin)),) if stroke else ()


def artifact(*items: Item) -> Group:
    """Return items as something that says nothing by itself: a ground, a frame, a line."""
    return Group(items, role="artifact")


@slot_kind("rule", RuleSlot)
def draw_rule(slot: RuleSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the line, as an artifact."""
    stroke = context.line(slot.rule, slot.origin)
    line = Path(polyline((box.x, box.y), (box.right, box.bottom)), stroke=stroke, origin=slot.origin)
    return (artifact(line),)

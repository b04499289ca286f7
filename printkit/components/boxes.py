"""Plain shapes on a layout: boxes, and lines from corner to corner."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.components.context import Context
from printkit.components.registry import slot_kind
from printkit.diagnostics import Origin
from printkit.model.names import Name
from printkit.scene import Box, Group, Item, Path, polyline, rect
from printkit.source import Length
from printkit.templates.expressions import NameTemplate
from printkit.templates.layouts import Slot


@dataclass(frozen=True, slots=True)
class BoxLook:
    """The look of a box: its ground (a colour, or an expression that names one), its line style, its corners."""

    fill: NameTemplate | None = None
    line: Name | None = None
    radius: Length = Length(0)


@dataclass(frozen=True, kw_only=True, slots=True)
class BoxSlot(Slot):
    """A slot that holds a box."""

    box: BoxLook


@dataclass(frozen=True, kw_only=True, slots=True)
class RuleSlot(Slot):
    """A slot that holds a straight line from its top left to its bottom right corner."""

    rule: Name


@slot_kind("box", BoxSlot)
def draw_box(slot: BoxSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the box, as an artifact: it says nothing by itself."""
    fill = context.evaluate(slot.box.fill, slot.origin).text if slot.box.fill else None
    return framed(box, context, slot.origin, fill=fill, line=slot.box.line, radius=float(slot.box.radius))


def framed(  # noqa: PLR0913 - a box has a ground, a line and corners
    box: Box,
    context: Context,
    origin: Origin,
    *,
    fill: str | None = None,
    line: str | None = None,
    radius: float = 0.0,
) -> tuple[Item, ...]:
    """Return a box with a ground and a line of the theme, as an artifact."""
    ground = context.colour(fill, origin) if fill else None
    stroke = context.line(line, origin) if line else None
    path = Path(rect(box, radius), ground, stroke, origin=origin)
    return (Group((path,), role="artifact", origin=origin),) if ground or stroke else ()


@slot_kind("rule", RuleSlot)
def draw_rule(slot: RuleSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the line, as an artifact."""
    stroke = context.line(slot.rule, slot.origin)
    line = Path(polyline((box.x, box.y), (box.right, box.bottom)), stroke=stroke, origin=slot.origin)
    return (Group((line,), role="artifact", origin=slot.origin),)

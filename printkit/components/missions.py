"""Panels of a mission: an event in its place → its dice, its zone lines and its small map; a level → pips."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from printkit.components.boxes import artifact
from printkit.components.chart_marks import Pattern
from printkit.components.context import Context
from printkit.components.minimaps import MapZone, draw_minimap
from printkit.components.registry import slot_kind
from printkit.components.strips import Strip, fit_strips, moved, stack
from printkit.components.wording import set_words, words_of
from printkit.diagnostics import Origin
from printkit.model.missions import MissionSheet, Panel, ZoneLine
from printkit.scene import Box, Colour, Group, Item, Path, Stroke, circle, rect, translate
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot

ZONES: tuple[tuple[str, Pattern], ...] = (
    ("red", "diagonal"),
    ("blue", "dots"),
    ("green", "cross"),
    ("gold", "horizontal"),
)
"""The colour and the pattern of the first zone of an event, the second …"""

PIPS = {
    1: ((1, 1),),
    2: ((0, 2), (2, 0)),
    3: ((0, 2), (1, 1), (2, 0)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 2), (1, 0), (1, 2), (2, 0), (2, 2)),
}
"""The pips of each face of a die: row and column, of three each."""

DISC = 1.75
"""The radius of the disc with a zone's number, in mm."""


@dataclass(frozen=True, kw_only=True, slots=True)
class DiceSlot(Slot):
    """A slot that shows the dice of an event: the white die, then the faces of the black one."""

    dice: Expression


@dataclass(frozen=True, kw_only=True, slots=True)
class ZonesSlot(Slot):
    """A slot that holds the lines of an event, each with the number of its zone."""

    zones: Expression


@dataclass(frozen=True, kw_only=True, slots=True)
class MinimapSlot(Slot):
    """A slot that holds the small map of an event's zones."""

    minimap: Expression


@dataclass(frozen=True, kw_only=True, slots=True)
class PipsSlot(Slot):
    """A slot that shows the level of a mission as filled pips, among empty ones for the levels above."""

    pips: Expression


@slot_kind("dice", DiceSlot)
def draw_dice(slot: DiceSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the white die as high as the box, and the faces of the black die that count, smaller, beside it."""
    panel = context.thing(slot.dice, Panel, slot.origin)
    if panel is None:
        return ()
    ink, paper = context.colour("black", slot.origin), context.colour("paper", slot.origin)
    if ink is None or paper is None:
        return ()
    items = [_die(panel.white, box._replace(width=box.height), (paper, ink), paper)]
    faces = [face for face in PIPS if face in panel.black]
    side = min(box.height * 0.78, (box.width - box.height * 1.3) / len(faces) - 0.4)
    for index, face in enumerate(faces):
        at = Box(box.x + box.height * 1.3 + index * (side + 0.4), box.y + (box.height - side) / 2, side, side)
        items.append(_die(face, at, (ink, paper), paper))
    return (Group(tuple(items), role="figure", alt=f"{panel.white} / {panel.black}", origin=panel.origin),)


def _die(face: int, box: Box, colours: tuple[Colour, Colour], edge: Colour) -> Group:
    """Return a face of a die in the colours of its body and its pips, inside its box, with an edge."""
    side, line = box.width, 0.25
    body = Path(rect(Box(line / 2, line / 2, side - line, side - line), side * 0.2), colours[0], Stroke(edge, line))
    pips = [
        Path(circle(side * (0.27 + 0.23 * column), side * (0.27 + 0.23 * row), side * 0.1), colours[1])
        for row, column in PIPS[face]
    ]
    name = f"die-{face}-{colours[0].name}-{colours[1].name}-{side:.3f}"
    return Group((body, *pips), translate(box.x, box.y), name=name)


@slot_kind("zones", ZonesSlot)
def draw_zones(slot: ZonesSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the lines of an event under one another, set smaller together until they fit."""
    panel = context.thing(slot.zones, Panel, slot.origin)
    if panel is None:
        return ()

    def build(scaled: Context) -> list[Strip]:
        """Set the lines at the scale of a context."""
        return [_line(index, line, box.width, scaled) for index, (line, _) in enumerate(panel.zones)]

    return (moved(stack(fit_strips(slot.name, box, context, build)), box.x, box.y),)


def _line(index: int, line: ZoneLine, width: float, context: Context) -> Strip:
    """Return a line of an event beside the disc of its zone."""
    style = context.style("event-line", line.origin)
    left = 2 * DISC + 1.2
    text = set_words(context.words(line.text, line), style, width - left, context)
    first = style.size * style.leading / 2  # the middle of the first line of the text
    top = max(DISC - first, 0.0)
    disc = _disc(index, DISC, max(first, DISC), line.origin, context)
    return Strip(
        max(top + text.height, 2 * DISC), (*disc, moved(text, left, top)), gap=0.8, role="paragraph", origin=text.origin
    )


def _disc(index: int, x: float, y: float, origin: Origin, context: Context) -> Iterator[Item]:
    colour = context.colour(ZONES[index % len(ZONES)][0], origin)
    yield artifact(Path(circle(x, y, DISC), colour))
    style = replace(context.style("event-number", origin), align="centre", leading=1.0)
    figure = set_words(words_of(str(index + 1), origin), style, 2 * DISC, context)
    yield moved(figure, x - DISC, y - figure.height / 2)


@slot_kind("minimap", MinimapSlot)
def draw_panel_map(slot: MinimapSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the chart of the game as a small map with the zones of an event; a game without a chart has none."""
    panel = context.thing(slot.minimap, Panel, slot.origin)
    chart = next(iter(context.game.parts.charts.values()), None)
    if panel is None or chart is None:
        return ()
    looks = zip(panel.zones, ZONES, strict=False)
    zones = [MapZone(cells, *look, index) for index, ((_, cells), look) in enumerate(looks, 1)]
    return draw_minimap(chart, zones, box, context)


@slot_kind("pips", PipsSlot)
def draw_pips(slot: PipsSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return a pip for each level from the right of the box, filled as far as the mission's own."""
    sheet = context.thing(slot.pips, MissionSheet, slot.origin)
    colour, radius = context.colour("alarm", slot.origin), box.height / 2
    if sheet is None or colour is None:
        return ()
    stroke = Stroke(colour, 0.35)
    pips = tuple(
        Path(circle(box.x + radius + index * 2.5 * radius, box.y + radius, radius - 0.2), fill, stroke)
        for index, fill in enumerate([colour] * sheet.rank + [None] * (sheet.ranks - sheet.rank))
    )
    return (Group(pips, role="figure", alt=f"{sheet.rank} / {sheet.ranks}", origin=sheet.origin),)

"""Scenarios on a sheet: the part of the map with the ships where they start; what counts, and what is special."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from printkit.components.context import Context
from printkit.components.hex_boards import LEAST, bounds, whole
from printkit.components.hex_figures import Mark, PieceOn, draw_figure, figure_plot
from printkit.components.hex_furniture import furnish
from printkit.components.registry import slot_kind
from printkit.components.strips import Strip, fit_strips, moved, stack
from printkit.components.wording import set_words, words_of
from printkit.diagnostics.hexes import hexes_too_small
from printkit.diagnostics.templates import unknown_value
from printkit.model.hex_furniture import Spot, Wind
from printkit.model.hex_places import Scale
from printkit.model.hexes import Hex
from printkit.model.hexmaps import HexMap
from printkit.model.scenarios import OrderLine, OrderOfBattle, ScenarioSheet, hexes_of
from printkit.scene import Box, Group, Item, translate
from printkit.source.text import Message, Words
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot

APART = 5.0
"""The room between two columns of notes, in mm."""
LABEL = 0.3
"""How large labels are on a set-up, as a part of the width of a hex: no counter has to find room beside them."""
NUMBER = 5.0
"""The room for the number of a rule, in mm."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetupSlot(Slot):
    """A slot that holds the part of its map that a scenario shows, with the wind, and its ships where they start.

    `wind` is the word for it.
    """

    setup: Expression
    wind: Expression | None = None


@slot_kind("setup", SetupSlot)
def draw_setup(slot: SetupSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the map of a scenario as large as its box allows, its ships on it with their marks, those to come in outline."""
    sheet = context.thing(slot.setup, ScenarioSheet, slot.origin)
    if sheet is None or sheet.map is None:
        return ()
    hexmap = sheet.map
    block = _shown(sheet, hexmap)
    unit = bounds(Scale(hexmap.grid, 1.0), block)
    width = min(box.width, box.height * unit.width / unit.height)
    if width < LEAST * unit.width:
        context.report.add(hexes_too_small(slot.origin, slot.name, max(width, 0.0) / unit.width, LEAST))
        return ()
    plot = replace(figure_plot(hexmap, block, width, context), label_share=LABEL)
    said = context.thing(slot.wind, Message, slot.origin) if slot.wind else None
    wind = Wind(sheet.scenario.wind, Spot("top right"), said)
    windy = sheet.scenario.wind in hexmap.grid.sides
    pieces = furnish(replace(plot, map=replace(plot.map, wind=wind))) if windy else ()
    items = list(draw_figure(plot, _ships(sheet, hexmap, context), [piece.box for piece in pieces]))
    items += [item for piece in pieces for item in piece.items]
    at = (box.x + (box.width - width) / 2, box.y + (box.height - plot.frame.height) / 2)
    alt = context.words(sheet.title).text
    return (Group((Group(tuple(items), translate(*at)),), role="figure", alt=alt, origin=sheet.origin),)


def _shown(sheet: ScenarioSheet, hexmap: HexMap) -> tuple[Hex, Hex]:
    hexes = hexmap.known(sheet.scenario.shown) if sheet.scenario.shown else frozenset[Hex]()
    if not hexes:
        return whole(hexmap)
    columns, rows = sorted(x for x, _ in hexes), sorted(y for _, y in hexes)
    return (columns[0], rows[0]), (columns[-1], rows[-1])


def _ships(sheet: ScenarioSheet, hexmap: HexMap, context: Context) -> Iterator[Mark]:
    for order in sheet.orders:
        for line in order.lines:
            try:
                hexes = hexes_of(line.arrival, hexmap)
            except LookupError as error:
                context.report.add(unknown_value(line.arrival.origin, line.arrival.stand.hex.text, str(error.args[0])))
                continue
            mark, heading = _marked(line), hexmap.grid.heading(line.arrival.stand.heading)
            yield PieceOn(hexes, heading, colour_of(line, order, context), mark, ghost=line.arrival.turn > 1)


def colour_of(line: OrderLine, order: OrderOfBattle, context: Context) -> str:
    """Return the colour of a ship: that of her flag, as on her counter, or else of the side she fights on."""
    flag = context.game.parts.sides.get(line.unit.group) if line.unit.group else None
    side = flag or order.side
    return str(side.band) if side else "ink"


def _marked(line: OrderLine) -> Words:
    return words_of(line.mark, line.arrival.origin)


@dataclass(frozen=True, kw_only=True, slots=True)
class NotesSlot(Slot):
    """A slot that holds the special rules of a scenario on the left, what counts for victory on the right.

    `rules` and `victory` head them.
    """

    notes: Expression
    rules: Expression
    victory: Expression


@slot_kind("notes", NotesSlot)
def draw_notes(slot: NotesSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the two columns; without special rules victory alone. More than there is room for is a finding."""
    sheet = context.thing(slot.notes, ScenarioSheet, slot.origin)
    if sheet is None:
        return ()
    scenario = sheet.scenario
    parts: list[tuple[Expression, tuple[Message, ...]]] = [(slot.victory, (scenario.victory,))]
    if scenario.rules:
        parts.insert(0, (slot.rules, scenario.rules))
    share = (box.width - APART * (len(parts) - 1)) / len(parts)

    def build(scaled: Context) -> list[Strip]:
        """Return the columns beside one another as one strip."""
        columns = [stack(_column(head, said, share, scaled)) for head, said in parts]
        items = tuple(moved(column, place * (share + APART), 0) for place, column in enumerate(columns))
        return [Strip(max(column.height for column in columns), items, origin=sheet.origin)]

    def _column(head: Expression, said: tuple[Message, ...], width: float, scaled: Context) -> Iterator[Strip]:
        title = scaled.thing(head, Message, slot.origin)
        if title:
            yield replace(set_words(title, scaled.style("mission-label", slot.origin), width, scaled), role="heading")
        for number, each in enumerate(said, 1):
            yield replace(_paragraph(each, number if len(said) > 1 else 0, width, scaled), gap=1.2)

    return (moved(stack(fit_strips(slot.name, box, context, build)), box.x, box.y),)


def _paragraph(said: Message, number: int, width: float, context: Context) -> Strip:
    """Return a paragraph, behind its number where it has one."""
    style, start = context.style("mission-text", said.origin), NUMBER if number else 0.0
    text = set_words(said, style, width - start, context)
    items: list[Item] = [moved(text, start, 0)]
    if number:
        items.insert(0, moved(set_words(words_of(f"{number}.", said.origin), style, start, context), 0, 0))
    return Strip(text.height, tuple(items), role="paragraph", origin=said.origin)

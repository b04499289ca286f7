"""Boards of squares: zones, rows and columns → grounds, grid lines, headings and column numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from printkit.components.boxes import ground, outline
from printkit.components.context import Context
from printkit.components.registry import slot_kind
from printkit.components.strips import moved
from printkit.components.wording import check_height, set_words, words_of
from printkit.model.boards import SquareBoard, Zone
from printkit.model.names import Name
from printkit.scene import Box, Group, Item, Path, Segment, polyline, translate
from printkit.source import Distance
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot

WAVE = 5.0
"""The distance of one wave from the next, in mm."""


@dataclass(frozen=True, kw_only=True, slots=True)
class BoardSlot(Slot):
    """A slot that holds a board of squares.

    `band` is the height of the heading above each zone, `grounds` and `patterns` the look of the zones from the
    top, `line` the line style between zones, `edge` that between spaces.
    """

    board: Expression
    band: Distance = Distance(5)
    grounds: tuple[Name, ...] = ()
    patterns: tuple[Literal["plain", "waves"], ...] = ()
    line: Name = Name("zone")
    edge: Name = Name("space")


@slot_kind("board", BoardSlot)
def draw_board(slot: BoardSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return a board that fills its box: every zone's band and rows, then the lines, each drawn once."""
    board = context.thing(slot.board, SquareBoard, slot.origin)
    if board is None:
        return ()
    areas = list(zone_areas(board, slot, box))
    items = [item for index, (_, area) in enumerate(areas) for item in _ground(slot, index, area, context)]
    for index, (zone, area) in enumerate(areas):
        if index < len(slot.patterns) and slot.patterns[index] == "waves":
            items += _waves(slot, board, zone, area, context)
    items += _grid_lines(slot, board, [area for _, area in areas], context)
    for index, (zone, area) in enumerate(areas):
        items += _heading(slot, zone, Box(area.x, area.y - slot.band, area.width, slot.band), context)
        if index:
            items += _zone_line(slot, area, context)
    items += _column_numbers(board, areas[0][1], context)
    items += outline(box, "frame", context, slot.origin)
    return (Group(tuple(items), role="figure", alt=context.words(board.title).text, origin=board.origin),)


def zone_areas(board: SquareBoard, slot: BoardSlot, box: Box) -> Iterator[tuple[Zone, Box]]:
    """Yield each zone with the box of its rows; its heading stands `slot.band` mm above that."""
    row = (box.height - len(board.zones) * slot.band) / board.rows
    y = box.y
    for zone in board.zones.values():
        y += slot.band
        yield zone, Box(box.x, y, box.width, zone.rows * row)
        y += zone.rows * row


def spaces(board: SquareBoard, slot: BoardSlot, box: Box) -> Iterator[Box]:
    """Yield the box of each space, row by row from the top."""
    columns = len(board.columns)
    for zone, area in zone_areas(board, slot, box):
        width, height = area.width / columns, area.height / zone.rows
        for row in range(zone.rows):
            for column in range(columns):
                yield Box(area.x + column * width, area.y + row * height, width, height)


def _ground(slot: BoardSlot, index: int, area: Box, context: Context) -> tuple[Item, ...]:
    whole = area.inset(0, -slot.band, 0, 0)
    fill = slot.grounds[index] if index < len(slot.grounds) else None
    return ground(whole, fill, context, slot.origin) if fill else ()


def _waves(slot: BoardSlot, board: SquareBoard, zone: Zone, area: Box, context: Context) -> list[Item]:
    """Return small waves in the middle of every space of a zone: a second code beside the colour of its ground."""
    stroke = context.line("wave", slot.origin)
    width, height = area.width / len(board.columns), area.height / zone.rows
    crest = Path(_wave(WAVE * 0.6, WAVE * 0.1), stroke=stroke)
    columns, rows = int((width - WAVE) / WAVE), int((height - WAVE) / WAVE)
    left, top = (width - (columns - 0.4) * WAVE) / 2, (height - (rows - 1) * WAVE) / 2
    marks = [
        Group((crest,), translate(left + (column + row % 2 / 2) * WAVE, top + row * WAVE), name="wave")
        for row in range(rows)
        for column in range(columns - row % 2)
    ]
    space = Group(tuple(marks), name=f"waves-{columns}-{rows}-{left:.3f}-{top:.3f}")
    return [
        Group((space,), translate(area.x + column * width, area.y + row * height), role="artifact")
        for row in range(zone.rows)
        for column in range(len(board.columns))
    ]


def _wave(width: float, rise: float) -> tuple[Segment, ...]:
    half = width / 2
    return (
        ("M", (0.0, 0.0)),
        ("C", (half / 3, -rise, 2 * half / 3, -rise, half, 0.0)),
        ("C", (half + half / 3, rise, half + 2 * half / 3, rise, width, 0.0)),
    )


def _grid_lines(slot: BoardSlot, board: SquareBoard, areas: list[Box], context: Context) -> list[Item]:
    stroke = context.line(slot.edge, slot.origin)
    lines: list[Item] = []
    for area, zone in zip(areas, board.zones.values(), strict=True):
        for column in range(1, len(board.columns)):
            x = area.x + area.width * column / len(board.columns)
            lines.append(Path(polyline((x, area.y), (x, area.bottom)), stroke=stroke))
        for row in range(zone.rows):
            y = area.y + area.height * row / zone.rows
            lines.append(Path(polyline((area.x, y), (area.right, y)), stroke=stroke))
    return [Group(tuple(lines), role="artifact", origin=slot.origin)]


def _zone_line(slot: BoardSlot, area: Box, context: Context) -> tuple[Item, ...]:
    """Return the thick line between two zones: it lies in the upper zone's last row, so that it covers no heading."""
    stroke = context.line(slot.line, slot.origin)
    if stroke is None:
        return ()
    y = area.y - slot.band
    line = Path(polyline((area.x, y), (area.right, y)), stroke=stroke, origin=slot.origin)
    return (Group((line,), role="artifact"),)


def _heading(slot: BoardSlot, zone: Zone, band: Box, context: Context) -> list[Item]:
    inner = band.inset(2.0, 0.6, 2.0, 0)
    style = context.style("zone-title", slot.origin)
    title = set_words(zone.title, style, inner.width / 2, context)
    check_height(title, zone.title, style, inner.height, context)
    items: list[Item] = [replace(moved(title, inner.x, inner.y + (inner.height - title.height) / 2), role="heading")]
    if zone.note:
        style = replace(context.style("zone-note", slot.origin), align="right")
        note = set_words(zone.note, style, inner.width / 2, context)
        check_height(note, zone.note, style, inner.height, context)
        items.append(moved(note, inner.x + inner.width / 2, inner.y + (inner.height - note.height) / 2))
    return items


def _column_numbers(board: SquareBoard, area: Box, context: Context) -> list[Item]:
    """Return the number of each column, in the top space where pieces enter."""
    width = area.width / len(board.columns)
    style = context.style("board-number", board.origin)
    numbers = [set_words(words_of(str(number), board.origin), style, width, context) for number in board.columns]
    return [moved(number, area.x + index * width + 2.0, area.y + 1.2) for index, number in enumerate(numbers)]

"""Boards of squares: zones, rows and columns → grounds, grid lines, headings and column numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from printkit.components.boxes import ground, outline
from printkit.components.context import Context
from printkit.components.patterns import Pattern, space_pattern
from printkit.components.registry import slot_kind
from printkit.components.strips import moved
from printkit.components.wording import check_height, set_words, words_of
from printkit.model.boards import SquareBoard, Zone
from printkit.model.names import Name
from printkit.scene import Box, Group, Item, Path, polyline, translate
from printkit.source import Distance
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot


@dataclass(frozen=True, kw_only=True, slots=True)
class BoardSlot(Slot):
    """A slot that holds a board of squares.

    `band` is the height of the heading above each zone, `grounds` and `patterns` the look of the zones from the
    top, `line` the line style between zones, `edge` that between spaces. With `number_rows` each row has its number;
    `numbers` is the text style of those of the columns.
    """

    board: Expression
    band: Distance = Distance(5)
    grounds: tuple[Name, ...] = ()
    patterns: tuple[Pattern, ...] = ()
    line: Name = Name("zone")
    edge: Name = Name("space")
    number_rows: bool = False
    numbers: Name = Name("board-number")


@slot_kind("board", BoardSlot)
def draw_board(slot: BoardSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return a board that fills its box: every zone's band and rows, then the lines, each drawn once."""
    board = context.thing(slot.board, SquareBoard, slot.origin)
    return () if board is None else (board_group(board, slot, box, context),)


def board_group(board: SquareBoard, slot: BoardSlot, box: Box, context: Context) -> Group:
    """Return a board dressed as a slot says, in a box."""
    areas = list(zone_areas(board, slot, box, context))
    items = [item for index, (_, area) in enumerate(areas) for item in _ground(slot, index, area, context)]
    items += _patterns(slot, board, areas, context)
    items += _grid_lines(slot, board, [area for _, area in areas], context)
    for index, (zone, area) in enumerate(areas):
        items += _heading(zone, Box(area.x, area.y - slot.band, area.width, slot.band), context)
        if index:
            items += _zone_line(slot, area, context)
    items += _column_numbers(board, slot, areas[0][1], context)
    if slot.number_rows:
        items += _row_numbers(board, [area for _, area in areas], context)
    items += outline(box, "frame", context, slot.origin)
    return Group(tuple(items), role="figure", alt=context.words(board.title).text, origin=board.origin)


def zone_areas(board: SquareBoard, slot: BoardSlot, box: Box, context: Context) -> Iterator[tuple[Zone, Box]]:
    """Yield each zone with the box of its rows; its heading stands `slot.band` mm above that.

    All rows are equally high: headings, and the thick line above every zone but the first, have room of their own.
    """
    line = _line_width(slot, context)
    count = len(board.zones)
    row = (box.height - count * slot.band - (count - 1) * line) / board.rows
    y = box.y - line
    for zone in board.zones.values():
        y += line + slot.band
        yield zone, Box(box.x, y, box.width, zone.rows * row)
        y += zone.rows * row


def _line_width(slot: BoardSlot, context: Context) -> float:
    stroke = context.line(slot.line, slot.origin)
    return stroke.width if stroke else 0.0


def spaces(board: SquareBoard, slot: BoardSlot, box: Box, context: Context) -> Iterator[Box]:
    """Yield the box of each space, row by row from the top."""
    columns = len(board.columns)
    for zone, area in zone_areas(board, slot, box, context):
        width, height = area.width / columns, area.height / zone.rows
        for row in range(zone.rows):
            for column in range(columns):
                yield Box(area.x + column * width, area.y + row * height, width, height)


def _ground(slot: BoardSlot, index: int, area: Box, context: Context) -> tuple[Item, ...]:
    whole = area.inset(0, -slot.band, 0, 0)
    fill = slot.grounds[index] if index < len(slot.grounds) else None
    return ground(whole, fill, context, slot.origin) if fill else ()


def _patterns(slot: BoardSlot, board: SquareBoard, areas: Sequence[tuple[Zone, Box]], context: Context) -> list[Item]:
    """Return the pattern of every space, drawn once a zone and repeated."""
    marks: list[Item] = []
    for pattern, (zone, area) in zip(slot.patterns, areas, strict=False):
        width, height = area.width / len(board.columns), area.height / zone.rows
        space = Group(
            space_pattern(pattern, (width, height), context, slot.origin), name=f"{pattern}-{width:.3f}-{height:.3f}"
        )
        marks += [
            Group((space,), translate(area.x + column * width, area.y + row * height), role="artifact")
            for row in range(zone.rows if space.items else 0)
            for column in range(len(board.columns))
        ]
    return marks


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
    """Return the thick line above a zone's heading, in the room that `zone_areas` leaves for it."""
    stroke = context.line(slot.line, slot.origin)
    if stroke is None:
        return ()
    y = area.y - slot.band - stroke.width / 2
    line = Path(polyline((area.x, y), (area.right, y)), stroke=stroke, origin=slot.origin)
    return (Group((line,), role="artifact"),)


def _heading(zone: Zone, band: Box, context: Context) -> list[Item]:
    inner = band.inset(2.0, 0, 2.0, 0)
    style = context.style("zone-title", zone.origin)
    title = set_words(zone.title, style, inner.width / (2 if zone.note else 1), context)
    check_height(title, zone.title, style, inner.height, context)
    items: list[Item] = [replace(moved(title, inner.x, inner.y + (inner.height - title.height) / 2), role="heading")]
    if zone.note:
        style = replace(context.style("zone-note", zone.origin), align="right")
        note = set_words(zone.note, style, inner.width / 2, context)
        check_height(note, zone.note, style, inner.height, context)
        items.append(moved(note, inner.x + inner.width / 2, inner.y + (inner.height - note.height) / 2))
    return items


def _column_numbers(board: SquareBoard, slot: BoardSlot, area: Box, context: Context) -> list[Item]:
    """Return the number of each column, in the top space where pieces enter."""
    width = area.width / len(board.columns)
    style = context.style(slot.numbers, board.origin)
    numbers = [set_words(words_of(str(number), board.origin), style, width, context) for number in board.columns]
    return [moved(number, area.x + index * width + 2.0, area.y + 1.2) for index, number in enumerate(numbers)]


def _row_numbers(board: SquareBoard, areas: Sequence[Box], context: Context) -> list[Item]:
    """Return the number of each row, at the left edge, counted from the top."""
    style = context.style("row-number", board.origin)
    height = sum(area.height for area in areas) / board.rows
    feet = [area.y + row * height for area in areas for row in range(1, round(area.height / height) + 1)]
    numbers = [set_words(words_of(str(row), board.origin), style, 6.0, context) for row in range(1, len(feet) + 1)]
    return [
        moved(number, areas[0].x + 2.0, foot - 1.5 - number.height) for number, foot in zip(numbers, feet, strict=True)
    ]

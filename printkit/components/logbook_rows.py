"""Squadron sheets: a book of logs → a row of boxes for each unit, block beside block under common heads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from printkit.components.boxes import artifact
from printkit.components.logbook_boxes import (
    FIVES,
    STEP,
    Numbers,
    Part,
    box_places,
    draw_boxes,
    row_width,
    ticks_of,
)
from printkit.components.logbook_dress import NUMBER, Dress, Tick
from printkit.components.logbook_names import NameColumn, draw_name, name_columns
from printkit.components.wording import natural_width, words_of
from printkit.diagnostics.logs import log_boxes_overflow
from printkit.model.contents import Unit
from printkit.model.logs import LogBlock
from printkit.scene import Box, Group, Item, Path, polyline, rect, translate

GAP, HEAD = 3.4, 7.0
"""The least space between blocks, and the height of the heads above them, in mm."""
END = 1.0
"""The space behind the last block, in mm."""
ROWS, SIDED_ROWS = 2, (2, 4)
"""How many rows of boxes a block takes, at most: one with a single section; one on two sides, the first that fits."""
PAD = 1.0
"""The space above and below the boxes of a unit, and its name, in mm, at least."""
TALLEST = 24.0
"""The largest height of the row of a unit, in mm."""
NEARLY = 0.005


@dataclass(frozen=True, slots=True)
class Column:
    """A block that is shown for every unit: how many boxes to a row, where it stands, how wide it is, in mm.

    Of one on two sides each is `span` wide: its boxes, or its head where that is wider.
    """

    block: LogBlock
    across: int
    width: float
    span: float = 0.0
    x: float = 0.0


@dataclass(frozen=True, slots=True)
class Table:
    """The columns of a squadron sheet and the height that the fullest of its units needs, in mm."""

    dress: Dress
    names: NameColumn
    columns: tuple[Column, ...]
    width: float
    height: float


def choose_table(
    dress: Dress, sides: Sequence[float], room: tuple[float, float], logs: Sequence[tuple[Unit, Numbers]]
) -> Table:
    """Return the table with the largest boxes that fits into a row of a width and height, or else that of the smallest.

    All names have one size; they take two lines where that leaves room for larger boxes.
    """
    table = None
    columns = name_columns(dress, [unit for unit, _ in logs])
    for side, rows, names in product(sides, SIDED_ROWS, columns):
        table = _table(dress.sized(side), rows, names, room[0], [numbers for _, numbers in logs])
        if table.width <= room[0] and table.height + 2 * PAD <= room[1]:
            break
    assert table  # noqa: S101 - there is a size
    return table


def _table(dress: Dress, sided_rows: int, names: NameColumn, width: float, logs: Sequence[Numbers]) -> Table:
    columns: list[Column] = []
    height = names.height
    for block in dress.form.blocks.values():
        most = max((numbers.of(figure) for numbers in logs for figure in block.figures), default=0)
        if block.prize or not most:
            continue
        rows = sided_rows if block.left else 1 if len(block.sections) > 1 else ROWS
        column = _column(dress, block, most, min(FIVES * -(-most // (FIVES * rows)), most))
        parts = [block_part(dress, column, numbers) for numbers in logs]
        columns.append(replace(column, width=max(column.width, *(part.width for part in parts))))
        height = max(height, *(part.height for part in parts))
    used = names.width + sum(column.width for column in columns) + GAP * len(columns) + END
    return Table(dress, names, tuple(_placed(columns, names.width, width - used)), used, height)


def _column(dress: Dress, block: LogBlock, most: int, across: int) -> Column:
    """Return the column of a block, as wide as its heads ask for."""
    heads = natural_width(block.title, dress.style("block"), dress.context) + 5.0
    if not block.left:
        return Column(block, across, heads)
    sides = [
        natural_width(head, dress.style("side"), dress.context) for head in (dress.form.left, dress.form.right) if head
    ]
    span = max(row_width(min(across, most), dress.side), *sides, 0.0)
    return Column(block, across, max(heads, 2 * span + dress.side), span)


def block_part(dress: Dress, column: Column, numbers: Numbers) -> Part:
    """Return a block without its title, drawn once for all units of the same numbers: its sections under one another."""
    block = column.block
    counts = tuple(map(numbers.of, block.figures))
    title = block.title.context or block.title.text

    def make() -> Part:
        """Draw the block."""
        part = _beside(dress, column, numbers) if block.left else _under(dress, block, numbers, column.across)
        name = " ".join([dress.name, "row", title, *map(str, counts), str(column.across)])
        return replace(part, items=(Group(part.items, name=name),) if part.items else ())

    return dress.once(("row", title, counts, column.across), make)


def _under(dress: Dress, block: LogBlock, numbers: Numbers, across: int) -> Part:
    side, numbered = dress.side, len(block.sections) > 1
    left = NUMBER if numbered else 0.0
    items, ticks = list[Item](), list[Tick]()
    y = widest = 0.0
    for place, figure in enumerate(block.sections, 1):
        count, title = numbers.of(figure), dress.say(block.title) + (f" {place}" if numbered else "")
        if not count:
            continue
        if numbered:
            number = words_of(str(place), block.origin)
            items.append(dress.placed(number, "section", Box(0, y, NUMBER - 1.0, side), "right"))
        places = box_places(count, across, side)
        items.append(draw_boxes(dress, places, (left, y), f"{title} ({count})", blank=False))
        name = f"{dress.name_of(block)}/{place}" if numbered else str(dress.name_of(block))
        ticks += ticks_of(places, (left, y), name, title)
        y = places[-1].bottom + y + (STEP - 1) * side
        widest = max(widest, left + row_width(min(count, across), side))
    return Part(max(y - (STEP - 1) * side, 0.0), widest, tuple(items), tuple(ticks))


def _beside(dress: Dress, column: Column, numbers: Numbers) -> Part:
    side, form, block, across = dress.side, dress.form, column.block, column.across
    items, ticks = list[Item](), list[Tick]()
    height = 0.0
    sides = (("left", block.left, form.left, 0.0), ("right", block.right, form.right, column.span + side))
    for mark, figure, head, x in sides:
        count = numbers.of(figure)
        title = " ".join([dress.say(block.title), *([dress.say(head)] if head else [])])
        if figure and count:
            places = box_places(count, across, side)
            items.append(draw_boxes(dress, places, (x, 0), f"{title} ({count})", blank=False))
            ticks += ticks_of(places, (x, 0), f"{dress.name_of(block)}/{mark}", title)
            height = max(height, places[-1].bottom)
    return Part(height, 2 * column.span + side, tuple(items), tuple(ticks))


def _placed(columns: Sequence[Column], start: float, spare: float) -> Iterator[Column]:
    gap = GAP + max(spare, 0.0) / max(len(columns), 1)
    x = start + gap
    for column in columns:
        yield replace(column, x=x)
        x += column.width + gap


def draw_heads(table: Table, width: float) -> tuple[Item, ...]:
    """Return the titles of the blocks, over those of their sides, and a line under them all."""
    dress, items = table.dress, list[Item]()
    for column in table.columns:
        block = column.block
        items.append(dress.placed(block.title, "block", Box(column.x, 0, column.width, HEAD / 2)))
        if block.letter:
            title = natural_width(block.title, dress.style("block"), dress.context)
            items.append(dress.placed(block.letter, "letter", Box(column.x + title + 1.4, 0, 4.0, HEAD / 2)))
        items += _sides(table, column)
    stroke = dress.context.line(f"{dress.look}-rule", dress.form.origin)
    return (*items, artifact(Path(polyline((0, HEAD), (width, HEAD)), stroke=stroke)))


def _sides(table: Table, column: Column) -> Iterator[Item]:
    form = table.dress.form
    if column.block.left and form.left and form.right:
        at = Box(column.x, HEAD / 2, column.span + 0.01, HEAD / 2 - 0.6)
        yield table.dress.placed(form.left, "side", at)
        yield table.dress.placed(form.right, "side", at._replace(x=column.x + column.span + table.dress.side))


def draw_row(
    table: Table, unit: Unit, numbers: Numbers, box: Box, *, tinted: bool
) -> tuple[tuple[Item, ...], tuple[Tick, ...]]:
    """Return the row of a unit in its box, its name and note at the left, and what can be ticked in it."""
    dress = table.dress
    items, ticks = [*_row_ground(table, unit, box, tinted=tinted)], list[Tick]()
    parts = [block_part(dress, column, numbers) for column in table.columns]
    # units with few boxes begin as high in their rows as those with many
    top = box.y + (box.height - table.height) / 2
    items += draw_name(dress, table.names, unit, Box(box.x, top, table.names.width, box.bottom - PAD - top))
    for column, part in zip(table.columns, parts, strict=True):
        x, y = box.x + column.x, top
        if part.items:
            items.append(Group(part.items, translate(x, y)))
        ticks += [replace(tick, box=tick.box._replace(x=tick.box.x + x, y=tick.box.y + y)) for tick in part.ticks]
    return tuple(items), tuple(ticks)


def _row_ground(table: Table, unit: Unit, box: Box, *, tinted: bool) -> Iterator[Item]:
    dress = table.dress
    if tinted:
        yield artifact(Path(rect(box), dress.context.colour("band", unit.origin)))
    line = polyline((box.x, box.bottom), (box.right, box.bottom))
    yield artifact(Path(line, stroke=dress.context.line("hair", unit.origin)))


def report_tall_rows(table: Table, room: tuple[float, float], logs: Sequence[tuple[Unit, Numbers]]) -> None:
    """Report the units whose boxes do not fit into a row of a width and height, in mm, though they are the smallest."""
    wide = table.width - room[0]
    for unit, numbers in logs:
        parts = [block_part(table.dress, column, numbers) for column in table.columns]
        excess = max((part.height for part in parts), default=0.0) + 2 * PAD - room[1]
        if max(excess, wide) > NEARLY:
            boxes = sum(numbers.of(figure) for column in table.columns for figure in column.block.figures)
            origin, title = unit.places.get("figures", unit.origin), table.dress.say(unit.title, unit)
            table.dress.context.report.add(log_boxes_overflow(origin, title, boxes, (excess, wide)))

"""Tables: a look-up table of the game → a title, a header and banded rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from printkit.components.boxes import artifact, ground
from printkit.components.context import Context
from printkit.components.lattices import lattice_of, row_head, row_quantity
from printkit.components.matrices import Mark, Matrix, draw_matrix
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip, moved
from printkit.components.wording import natural_width, set_words
from printkit.components.worked import Example, find_example, set_sum
from printkit.diagnostics import Origin
from printkit.model.prose import Grid
from printkit.model.tables import Table
from printkit.scene import Box, Item, Path, polyline
from printkit.source.text import Message, Words
from printkit.templates.styles import TextStyle

PAD = 1.5
"""The space in mm between a cell's text and the edge of its column."""

OPTIONS = ("bare", "lying", "sum", "near")
"""The words after the path of a table that are no example."""

WHOLE = 8
"""Tables of up to this many rows are never parted between columns."""


@dataclass(frozen=True, slots=True)
class Row:
    """Cells with their styles, left to right, over a `ground`; the `last` row has a hairline below it, too."""

    cells: tuple[Words, ...]
    styles: tuple[TextStyle, ...]
    origin: Origin
    ground: str = ""
    last: bool = False


@placeable("table", Table, words=OPTIONS)
def place_table(table: Table, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return a table as a title, a header and a strip a row; a row's header comes again in a new column.

    A table with bands, shades or groups is a matrix, in one strip. Options are `bare` (without its title), `lying`
    (its rows side by side) and the id of a worked example, which is drawn on the matrix and summed up under it; with
    `sum`, only the sum is shown, with `near`, only the row that the example leads to and its neighbours.
    """
    names = [word for word in look.options if word not in OPTIONS]
    example = find_example(table, names[0], context) if names else None
    strips: list[Strip] = [] if "bare" in look.options else list(_title(table, width, look, context))
    if example and example.step.told:
        told = set_words(example.step.told, context.style(look.style("body"), table.origin), width, context)
        strips.append(replace(told, keep=True, gap=1.0))
    if example or "lying" in look.options or table.bands or table.severity or table.gives or table.over or table.beside:
        strips += _matrix_strips(table, example, width, look, context)
    else:
        strips += _row_strips(table, width, look, context)
    if table.note and not example:
        note = set_words(table.note, context.style(look.style("note"), table.origin), width, context)
        strips[-1] = replace(strips[-1], keep=True)
        strips.append(replace(note, gap=1.0))
    return (replace(strips[0], gap=4.0), *strips[1:])


def _title(table: Table, width: float, look: Look, context: Context) -> Iterator[Strip]:
    """Yield the title; what the results are stands at its right in quiet words, or under it where there is no room.

    A table that has one column, or lies, says that in its heads.
    """
    style = context.style(look.style("title"), table.origin)
    title = replace(set_words(table.title, style, width, context), keep=True)
    if not table.gives or not table.column_names or "lying" in look.options:
        yield title
        return
    note = replace(context.style(look.style("note"), table.origin), align="right")
    gives = set_words(table.gives, note, width, context)
    if natural_width(table.title, style, context) + natural_width(table.gives, note, context) > width - 2:
        yield from (title, replace(gives, keep=True))
    else:
        yield replace(title, items=(*title.items, moved(gives, 0, title.height - gives.height)))


def _matrix_strips(
    table: Table, example: Example | None, width: float, look: Look, context: Context
) -> Iterator[Strip]:
    if example and "sum" in look.options:
        yield set_sum(example, width, look, context)
        return
    lattice = lattice_of(table, context)
    mark = example.mark if example else None
    if mark and "near" in look.options:
        first = max(mark.row - 1, 0)
        lattice, mark = lattice.part(first, mark.row + 2), Mark(mark.row - first, mark.column)
    if "lying" in look.options:
        lattice, mark = lattice.lying(), Mark(mark.column, mark.row) if mark else None
    yield replace(draw_matrix(Matrix(lattice, width, look, context, mark)), gap=1.0, keep=example is not None)
    if example:
        yield set_sum(example, width, look, context)


def _row_strips(table: Table, width: float, look: Look, context: Context) -> list[Strip]:
    die = context.style(look.style("die"), table.origin)
    head = context.style(look.style("head"), table.origin)
    cell = context.style(look.style("cell"), table.origin)
    centred = replace(cell, align="centre") if table.column_names else cell
    rows = [
        Row(
            (row_head(table, run, context), *(context.words(result.text) for result in results)),
            (die, *(centred for _ in results)),
            table.origin,
            ground="band" if index % 2 else "",
            last=index == len(table.rows) - 1,
        )
        for index, (run, results) in enumerate(table.rows)
    ]
    header = Row(
        _heads(table, context), (head, *(replace(head, align="centre") for _ in table.column_names)), table.origin
    )
    first = max(
        natural_width(row.cells[0], row.styles[0], context)
        for row in [*rows, header][: len(rows) + bool(table.column_names)]
    )
    widths = _widths(first + 2 * PAD, table.width, width)
    return _table_strips(header if table.column_names else None, rows, widths, context)


def _heads(table: Table, context: Context) -> tuple[Words, ...]:
    return (row_quantity(table, context), *(context.words(column) for column in table.columns))


def _widths(first: float, others: int, width: float) -> tuple[float, ...]:
    first = min(first, width / 2)
    return (first, *((width - first) / others for _ in range(others)))


def _table_strips(header: Row | None, rows: Sequence[Row], widths: Sequence[float], context: Context) -> list[Strip]:
    top = replace(_row_strip(header, widths, context), gap=1.0, keep=True, role="header") if header else None
    strips = [top] if top else []
    for index, row in enumerate(rows):
        strip = replace(_row_strip(row, widths, context), role="row", head=top)
        keep = index < len(rows) - 1 and (len(rows) <= WHOLE or index in (0, len(rows) - 2))
        strips.append(replace(strip, gap=1.0 if not strips else 0.0, keep=keep))
    return strips


def _row_strip(row: Row, widths: Sequence[float], context: Context) -> Strip:
    """Return a row, each cell in the middle of the row's height, under a hairline."""
    cells = [
        set_words(words, style, max(width - 2 * PAD, 1.0), context)
        for words, style, width in zip(row.cells, row.styles, widths, strict=True)
    ]
    pad = 0.28 * max(style.size for style in row.styles)
    height = max(cell.height for cell in cells) + 2 * pad
    items: list[Item] = []
    if row.ground:
        items += ground(Box(0, 0, sum(widths), height), row.ground, context, row.origin)
    items += _hairlines(sum(widths), (0.0, height) if row.last else (0.0,), context, row.origin)
    x = 0.0
    for cell, width in zip(cells, widths, strict=True):
        items.append(replace(moved(cell, x + PAD, (height - cell.height) / 2), role="cell"))
        x += width
    return Strip(height, tuple(items), origin=row.origin)


def _hairlines(width: float, heights: Sequence[float], context: Context, origin: Origin) -> tuple[Item, ...]:
    """Return the hairlines of a row, as an artifact: above it, so that no ground covers them."""
    stroke = context.line("hair", origin)
    return (artifact(*(Path(polyline((0, y), (width, y)), stroke=stroke) for y in heights)),)


@placeable("grid", Grid, options=())
def place_grid(grid: Grid, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return a table typed in a text: a header and rows, columns as wide as their longest cell asks."""
    origin = grid.header[0].origin
    head, cell = context.style(look.style("head"), origin), context.style(look.style("cell"), origin)
    header = _typed_row(grid.header, head, context, "mist")
    rows = [
        replace(_typed_row(row, cell, context), ground="band" if index % 2 else "", last=index == len(grid.rows) - 1)
        for index, row in enumerate(grid.rows)
    ]
    wants = [
        max(natural_width(row.cells[column], row.styles[column], context) for row in [header, *rows])
        for column in range(len(grid.header))
    ]
    return _first_gap(_table_strips(header, rows, _shares(wants, width), context))


def _first_gap(strips: list[Strip]) -> tuple[Strip, ...]:
    return (replace(strips[0], gap=2.0), *strips[1:])


def _typed_row(cells: Sequence[Message], style: TextStyle, context: Context, ground: str = "") -> Row:
    return Row(tuple(context.words(cell) for cell in cells), (style,) * len(cells), cells[0].origin, ground)


def _shares(wants: Sequence[float], width: float) -> tuple[float, ...]:
    """Return column widths: what each wants where there is room, else narrow ones first and the rest shared."""
    padded = [want + 2 * PAD for want in wants]
    if sum(padded) <= width:
        spare = (width - sum(padded)) / len(padded)
        return tuple(want + spare for want in padded)
    shares = [0.0] * len(padded)
    left, open_columns = width, sorted(range(len(padded)), key=lambda index: padded[index])
    for place, index in enumerate(open_columns):
        shares[index] = min(padded[index], left / (len(open_columns) - place))
        left -= shares[index]
    return tuple(shares)

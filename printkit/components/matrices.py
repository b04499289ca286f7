"""Matrices: a table of rows and columns → one strip, its groups headed, its cells shaded, an example marked on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate, pairwise

from printkit.components.boxes import artifact, ground
from printkit.components.context import Context
from printkit.components.lattices import Lattice, Span
from printkit.components.registry import Look
from printkit.components.shades import on_shade, shade_name, shaded
from printkit.components.strips import EPSILON, Strip, moved
from printkit.components.wording import natural_width, one_line, set_words, smallest, split_words
from printkit.scene import Box, Group, Item, Path, circle, polygon, polyline, rect
from printkit.source.text import Words
from printkit.templates.styles import TextStyle

PAD = 1.2
"""The least space between words and the sides of their cell, in mm."""
SIDE = 4.6
"""The width of the names of groups of rows, which are written upwards, in mm."""
ARROW = 3.4
"""The room for the arrows of an example beside and above a matrix, in mm."""
COLUMN = 16.0
"""The width in mm that is enough for a column, where long heads of rows ask for the rest."""
AIR = 0.34
"""The space above and below the words of a cell, in sizes of them."""


@dataclass(frozen=True, slots=True)
class Mark:
    """The cell that an example leads to: its row and its column, from 0."""

    row: int
    column: int


@dataclass(frozen=True)
class Matrix:
    """A lattice at a width in mm with the styles of a look; `mark` is the cell of the example drawn on it, if any."""

    lattice: Lattice
    width: float
    look: Look
    context: Context
    mark: Mark | None = None

    def style(self, part: str, *, centred: bool = True) -> TextStyle:
        """Return the style of a part of the matrix, centred as its columns are."""
        style = self.context.style(self.look.style(part), self.lattice.origin)
        return replace(style, align="centre" if centred else "left")

    @cached_property
    def left(self) -> float:
        """Return where the heads of the rows begin, in mm: beside the names of groups, after the arrow."""
        return (ARROW if self.mark else 0.0) + (SIDE if self.lattice.beside else 0.0)

    @cached_property
    def head_width(self) -> float:
        """Return the width of the heads of the rows: what they ask for, at most two fifths, or what columns leave."""
        heads = [natural_width(words, self.head_style, self.context) for words in self.lattice.rows]
        corner = min(natural_width(self.lattice.corner, self.style("head"), self.context), self.width / 5)
        most = max(0.4 * self.width, self.width - COLUMN * len(self.lattice.columns))
        return min(max(*heads, corner) + 2 * PAD, most)

    @cached_property
    def head_style(self) -> TextStyle:
        """Return the style of the heads of the rows: numbers that are looked up are bold, words are not."""
        worded = self.lattice.lies and not self.lattice.corner.text
        return self.style("head" if worded else "die", centred=not self.lattice.worded)

    @cached_property
    def edges(self) -> tuple[float, ...]:
        """Return the left edges of the columns and the right edge of the last, in mm."""
        start = self.left + self.head_width
        step = (self.width - start) / len(self.lattice.columns)
        return tuple(start + step * place for place in range(len(self.lattice.columns) + 1))

    def cell(self, words: Words, style: TextStyle, width: float) -> Strip:
        """Return words set in a cell of a width, smaller where a word is too wide, as far as their style allows."""
        room = max(width - 2 * PAD, 1.0)
        widest = max((natural_width(word, style, self.context) for word in split_words(words)), default=0.0)
        size = style.size * min(1.0, room / max(widest, EPSILON))
        return set_words(words, replace(style, size=max(size, smallest(style).size)), room, self.context)


def draw_matrix(matrix: Matrix) -> Strip:
    """Return a matrix as one strip, which is never parted between columns or pages."""
    heads = _heads(matrix)
    rows = _rows(matrix)
    tops = list(accumulate([heads.height, *(row.height for row in rows)]))
    boxes = [Box(0, top, matrix.width, row.height) for top, row in zip(tops, rows, strict=False)]
    items: list[Item] = [moved(heads, 0, 0)]
    items += [moved(row, 0, top) for top, row in zip(tops, rows, strict=False)]
    items += _beside(matrix, boxes)
    items += _rules(matrix, boxes)
    if matrix.mark:
        items += _marked(matrix, matrix.mark, boxes, heads.height)
    return Strip(tops[-1], tuple(items), role="table", origin=matrix.lattice.origin)


# Heads


def _heads(matrix: Matrix) -> Strip:
    """Return the heads from the top: what the columns are, the names of their groups, the head of each.

    A name of one column alone stands under its head, where it is not read as one line with what the columns are.
    """
    lattice, edges = matrix.lattice, matrix.edges
    y = ARROW if matrix.mark else 0.0
    lines: list[list[tuple[Box, Strip]]] = []
    if lattice.across and lattice.across.text:
        lines.append(_line(matrix, [Span(0, len(lattice.columns) - 1, lattice.across)], "head", y))
        y = _below(lines)
    single = [Span(place, place, words) for place, words in enumerate(lattice.columns) if words.text]
    named = [(list(lattice.over), "head"), (single, "die")]
    if all(span.first == span.last for span in lattice.over):
        named.reverse()
    for spans, part in named:
        if spans:
            lines.append(_line(matrix, spans, part, y))
            y = _below(lines)
    if not lines:
        return Strip(0.0, ())
    top = lines[0][0][0].y
    corner = matrix.cell(lattice.corner, matrix.style("head"), matrix.head_width)
    lower = max(0.0, top + corner.height + 0.9 - y)  # what the heads are lowered by where the corner is higher
    y += lower
    band = Box(matrix.left, top, matrix.width - matrix.left, y - top)
    items: list[Item] = list(ground(band, "mist", matrix.context, lattice.origin))
    items += [_placed(strip, box._replace(y=box.y + lower)) for line in lines for box, strip in line]
    items.append(
        _placed(corner, Box(edges[0] - matrix.head_width, y - corner.height - 0.6, matrix.head_width, corner.height))
    )
    return Strip(y, tuple(items), role="header", origin=lattice.origin)


def _line(matrix: Matrix, spans: Sequence[Span], part: str, y: float) -> list[tuple[Box, Strip]]:
    """Return the words of one line of heads, each with its box; all are as high as the highest."""
    style, edges = matrix.style(part), matrix.edges
    set_spans = [(span, matrix.cell(span.words, style, edges[span.last + 1] - edges[span.first])) for span in spans]
    height = max(strip.height for _, strip in set_spans) + 0.6
    return [
        (Box(edges[span.first], y, edges[span.last + 1] - edges[span.first], height), strip)
        for span, strip in set_spans
    ]


def _below(lines: Sequence[Sequence[tuple[Box, Strip]]]) -> float:
    return lines[-1][0][0].bottom


def _placed(strip: Strip, box: Box) -> Group:
    """Return words in the middle of their box, as a cell."""
    return replace(moved(strip, box.x + PAD, box.y + (box.height - strip.height) / 2), role="cell")


# Rows


def _rows(matrix: Matrix) -> list[Strip]:
    """Return the rows, all of the height that the highest asks for."""
    lattice = matrix.lattice
    words = [_row_words(matrix, row) for row in range(len(lattice.rows))]
    height = max(strip.height for row in words for strip in row) + 2 * AIR * matrix.style("cell").size
    return [_row(matrix, place, row, height) for place, row in enumerate(words)]


def _row_words(matrix: Matrix, row: int) -> list[Strip]:
    lattice, step = matrix.lattice, matrix.edges[1] - matrix.edges[0]
    head = matrix.cell(lattice.rows[row], _head_style(matrix, row), matrix.head_width)
    cells = (
        matrix.cell(words, _cell_style(matrix, row, column), step) for column, words in enumerate(lattice.cells[row])
    )
    return [head, *cells]


def _head_style(matrix: Matrix, row: int) -> TextStyle:
    style = matrix.head_style
    marked = matrix.mark is not None and matrix.mark.row == row
    return matrix.context.in_colour(style, "alarm", matrix.lattice.origin) if marked else style


def _cell_style(matrix: Matrix, row: int, column: int) -> TextStyle:
    style = matrix.style("cell")
    if _is_aside(matrix, row, column):
        return matrix.context.in_colour(style, "quiet", matrix.lattice.origin)
    level = matrix.lattice.levels[row][column]
    if level < 0:
        return matrix.context.in_colour(replace(style, weight=style.bold), "alarm", matrix.lattice.origin)
    return on_shade(style, level, _shade(matrix, row, column), matrix.context)


def _shade(matrix: Matrix, row: int, column: int) -> str:
    """Return the shade of a cell, empty for none: beside an example only what lies in its row and column has one."""
    level = matrix.lattice.levels[row][column]
    return shade_name(level, matrix.lattice.steps) if level > 0 and not _is_aside(matrix, row, column) else ""


def _is_aside(matrix: Matrix, row: int, column: int) -> bool:
    """Tell whether a cell lies off the way to the result of the example that is drawn: along its row, down its column."""
    mark = matrix.mark
    if mark is None:
        return False
    return not ((row == mark.row and column <= mark.column) or (column == mark.column and row <= mark.row))


def _row(matrix: Matrix, row: int, words: Sequence[Strip], height: float) -> Strip:
    """Return a row: its ground, its shades, then its words."""
    edges, origin = matrix.edges, matrix.lattice.origin
    head = Box(edges[0] - matrix.head_width, 0, matrix.head_width, height)
    boxes = [head, *(Box(left, 0, right - left, height) for left, right in pairwise(edges))]
    items: list[Item] = []
    if row % 2:
        items += ground(Box(head.x, 0, edges[-1] - head.x, height), "band", matrix.context, origin)
    for column, box in enumerate(boxes[1:]):
        items += shaded(box, _shade(matrix, row, column), matrix.context, origin)
    items += [_placed(strip, box) for strip, box in zip(words, boxes, strict=True)]
    return Strip(height, tuple(items), role="row", origin=origin)


def _beside(matrix: Matrix, rows: Sequence[Box]) -> Iterator[Item]:
    """Yield the names of groups of rows, written upwards at their left."""
    x = ARROW if matrix.mark else 0.0
    for span in matrix.lattice.beside:
        top, bottom = rows[span.first].y, rows[span.last].bottom
        strip = one_line(span.words, matrix.style("head"), bottom - top - 1.0, matrix.context)
        turned = (0.0, -1.0, 1.0, 0.0, x + (SIDE - strip.height) / 2, bottom - 0.5)
        yield Group(strip.items, turned, role="cell", origin=strip.origin)


def _rules(matrix: Matrix, rows: Sequence[Box]) -> Iterator[Item]:
    """Yield a hairline above, between and below the rows, and stronger lines between groups."""
    lattice, edges, origin = matrix.lattice, matrix.edges, matrix.lattice.origin
    hair, box = (matrix.context.line(name, origin) for name in ("hair", "box"))
    if not rows:
        return
    left, right = edges[0] - matrix.head_width, edges[-1]
    thick = {rows[span.first].y for span in lattice.beside[1:]}
    heights = [*(row.y for row in rows), rows[-1].bottom]
    lines = [Path(polyline((left, y), (right, y)), stroke=box if y in thick else hair) for y in heights]
    upright = [edges[span.first] for span in lattice.over[1:]]
    lines += [Path(polyline((x, rows[0].y), (x, rows[-1].bottom)), stroke=box) for x in upright]
    yield artifact(*lines)


# The example


def _marked(matrix: Matrix, mark: Mark, rows: Sequence[Box], heads: float) -> Iterator[Item]:
    """Yield an arrow into the row, one into the column, lines along both, and a ring round the cell they meet in."""
    origin = matrix.lattice.origin
    alarm, stroke = matrix.context.colour("alarm", origin), matrix.context.line("mark", origin)
    row, left, right = rows[mark.row], matrix.edges[mark.column], matrix.edges[mark.column + 1]
    x, y = (left + right) / 2, row.y + row.height / 2
    arrow = polygon([(0.4, y - 1.3), (ARROW - 0.6, y), (0.4, y + 1.3)])
    down = polygon([(x - 1.3, 0.4), (x + 1.3, 0.4), (x, ARROW - 0.6)])
    start = matrix.edges[0] - matrix.head_width
    frames = [
        polyline((start, row.y), (left, row.y)),
        polyline((start, row.bottom), (left, row.bottom)),
        polyline((left, heads), (left, row.y)),
        polyline((right, heads), (right, row.y)),
    ]
    ring = rect(Box(left, row.y, right - left, row.height).grown(-0.3), row.height / 2)
    if right - left < 2.2 * row.height:
        ring = circle(x, y, min(row.height, right - left) * 0.5 + 0.3)
    yield artifact(Path(arrow, alarm), Path(down, alarm), *(Path(frame, stroke=stroke) for frame in frames))
    yield artifact(Path(ring, stroke=stroke))

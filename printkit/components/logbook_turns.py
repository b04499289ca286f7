"""The turns of a log: columns and a number of lines → a table to write in, drawn once for all logs of a book."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printkit.components.boxes import artifact
from printkit.components.logbook_dress import Blank, Dress
from printkit.components.wording import natural_width, words_of
from printkit.diagnostics.logs import log_lines_squeezed
from printkit.model.logs import LogColumn
from printkit.scene import Box, Group, Item, Path, Segment, polyline, rect

HEAD = 5.0
"""The height of the heads of the columns, in mm."""
LINE, HIGHEST = 6.0, 7.5
"""The least and the largest height of a line to write on, in mm."""
TURN = 7.0
"""The least width of the column with the numbers of the turns, in mm."""
LEAST = 8.0
"""The least width of a column to write in, in mm."""
TITLE_AIR = 1.2
"""The least space beside the title of a column, in mm."""
SHADED = 3
"""Every line that is a multiple of it has a tinted ground."""


@dataclass(frozen=True, slots=True)
class Run:
    """Turns that one table holds: from which to which; `marked` says whether the first of all has its marks printed."""

    first: int
    last: int
    marked: bool = True

    @property
    def lines(self) -> int:
        """Return how many they are."""
        return self.last - self.first + 1


def most_lines(height: float) -> int:
    """Return how many turns a table of a height in mm holds."""
    return max(int((height - HEAD + 1e-6) / LINE), 0)


def turn_table(dress: Dress, box: Box, run: Run) -> tuple[tuple[Item, ...], tuple[Blank, ...]]:
    """Return the table of a run of turns in a box, and the cells to write in; all its tables are drawn once."""
    key = ("turns", *(round(edge, 3) for edge in box), run)

    def make() -> tuple[tuple[Item, ...], tuple[Blank, ...]]:
        """Draw the table."""
        pitch = min((box.height - HEAD) / run.lines, HIGHEST)
        grid = Grid(dress, box._replace(height=HEAD + pitch * run.lines), run, tuple(_edges(dress, box)), pitch)
        name = f"{dress.name} turns {run.first} {run.last} {run.marked:d} {box.x:.3f} {box.y:.3f} {box.width:.3f} {pitch:.3f}"
        return (Group(tuple(_items(grid)), name=name, role="table"),), tuple(_blanks(grid))

    return dress.once(key, make)


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of turns: the edges of its columns from the left of the page, the first being that of the numbers."""

    dress: Dress
    box: Box
    run: Run
    edges: tuple[float, ...]
    pitch: float

    def row(self, index: int) -> Box:
        """Return the box of a line, counted from 0."""
        return Box(self.box.x, self.box.y + HEAD + index * self.pitch, self.box.width, self.pitch)

    def said_at_once(self, column: LogColumn, index: int) -> bool:
        """Tell whether a line holds what a column says from the start: the first turn of all does."""
        return index == 0 and self.run.first == 1 and self.run.marked and column.first is not None


def _edges(dress: Dress, box: Box) -> Iterator[float]:
    """Yield the edges of the columns; one that is too narrow is a finding."""
    titled = dress.form.turn and natural_width(dress.form.turn, dress.style("head"), dress.context) + 2 * TITLE_AIR
    x = box.x + max(TURN, titled or 0.0)
    widths = shared(box.right - x, *_wanted(dress))
    narrowest = min(widths, default=box.right - x)
    if narrowest < LEAST - 1e-6:
        dress.context.report.add(log_lines_squeezed(dress.form.origin, narrowest, LEAST))
    yield from (box.x, x)
    for width in widths:
        x += width
        yield x


def _wanted(dress: Dress) -> tuple[list[float], list[float]]:
    """Return the share of the room that each column wants, and the least width that its title needs, in mm."""
    columns, style = list(dress.form.columns.values()), dress.style("head")
    titles = [natural_width(column.title, style, dress.context) + 2 * TITLE_AIR for column in columns]
    return [column.width for column in columns], [max(LEAST, title) for title in titles]


def shared(room: float, shares: Sequence[float], least: Sequence[float]) -> list[float]:
    """Return the widths of columns in mm: the room by their shares, but to each what it needs at least.

    Where the room is too narrow for that, it goes by the shares alone.
    """
    if sum(least) > room:
        return [room * share / sum(shares) for share in shares]
    fixed: set[int] = set()
    while True:
        left = room - sum(least[index] for index in fixed)
        whole = sum(share for index, share in enumerate(shares) if index not in fixed)
        widths = [least[i] if i in fixed else left * share / whole for i, share in enumerate(shares)]
        narrow = {i for i, width in enumerate(widths) if i not in fixed and width < least[i] - 1e-9}
        if not narrow:
            return widths
        fixed |= narrow


def _items(grid: Grid) -> Iterator[Item]:
    dress, box, run = grid.dress, grid.box, grid.run
    origin = dress.form.origin
    hair, frame = dress.context.line("hair", origin), dress.context.line("frame", origin)
    shaded = [grid.row(index) for index in range(run.lines) if (run.first + index) % SHADED == 0]
    tint = Path(tuple(step for row in shaded for step in rect(row)), dress.context.colour("band", origin))
    rows = [polyline((box.x, row.y), (box.right, row.y)) for row in map(grid.row, range(1, run.lines + 1))]
    walls = [polyline((x, box.y + 1.0), (x, box.bottom)) for x in grid.edges[1:-1]]
    head = polyline((box.x, box.y + HEAD), (box.right, box.y + HEAD))
    lines = Path(_joined([*rows, *walls]), stroke=hair, origin=origin)
    yield artifact(*([tint] if shaded else []), lines, Path(head, stroke=frame, origin=origin))
    yield from _heads(grid)
    yield from _numbers(grid)


def _joined(outlines: Sequence[tuple[Segment, ...]]) -> tuple[Segment, ...]:
    return tuple(step for outline in outlines for step in outline)


def _heads(grid: Grid) -> Iterator[Item]:
    dress, box = grid.dress, grid.box
    titles = [dress.form.turn, *(column.title for column in dress.form.columns.values())]
    for index, title in enumerate(titles):
        if title:
            cell = Box(grid.edges[index], box.y, grid.edges[index + 1] - grid.edges[index], HEAD)
            yield dress.placed(title, "head", cell.inset(0.6, 0, 0.6, 0), "centre")


def _numbers(grid: Grid) -> Iterator[Item]:
    """Yield the numbers of the turns, and in the first turn of all what its columns say at once."""
    dress = grid.dress
    for index in range(grid.run.lines):
        row = grid.row(index)
        number = words_of(dress.context.locale.value(grid.run.first + index), dress.form.origin)
        yield dress.placed(number, "turn", cut(row, grid.edges[0], grid.edges[1]), "centre")
    for place, column in enumerate(dress.form.columns.values(), 1):
        if column.first and grid.said_at_once(column, 0):
            cell = cut(grid.row(0), grid.edges[place], grid.edges[place + 1])
            yield dress.placed(column.first, "first", cell, "centre")


def cut(row: Box, left: float, right: float) -> Box:
    """Return the part of a line between two edges."""
    return row._replace(x=left, width=right - left)


def _blanks(grid: Grid) -> Iterator[Blank]:
    for index in range(grid.run.lines):
        for place, (name, column) in enumerate(grid.dress.form.columns.items(), 1):
            cell = cut(grid.row(index), grid.edges[place], grid.edges[place + 1])
            turn = grid.run.first + index
            title = f"{grid.dress.say(column.title)}, {turn}"
            struck = grid.said_at_once(column, index)
            yield Blank(cell.inset(0.4, 0.4, 0.4, 0.4), f"turns/{turn}/{name}", title, struck=struck)


def tables_beside(dress: Dress, box: Box, run: Run, tables: int) -> tuple[tuple[Item, ...], tuple[Blank, ...]]:
    """Return a run of turns in tables side by side, as nearly equal as can be."""
    gap, share = 5.0, -(-run.lines // tables)
    width = (box.width - gap * (tables - 1)) / tables
    items: list[Item] = []
    blanks: list[Blank] = []
    first = run.first
    while first <= run.last:
        index = (first - run.first) // share
        part = Run(first, min(first + share - 1, run.last))
        # all tables of a log have lines of one height
        height = HEAD + (box.height - HEAD) / share * part.lines
        drawn, cells = turn_table(dress, Box(box.x + index * (width + gap), box.y, width, height), part)
        items += drawn
        blanks += cells
        first = part.last + 1
    return tuple(items), tuple(blanks)

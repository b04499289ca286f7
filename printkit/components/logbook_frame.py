"""The frame of a log: its size, its turns and the boxes of all units → how large boxes are, where everything stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from printkit.components.logbook_boxes import BLOCK_GAP, Numbers, Part, parts_of, row_width, sided_width
from printkit.components.logbook_dress import Blank, Dress, Tick
from printkit.components.logbook_head import HEIGHT
from printkit.components.logbook_turns import HEAD, LINE, Run, most_lines, turn_table
from printkit.diagnostics.logs import log_boxes_overflow
from printkit.diagnostics.pieces import content_overflow
from printkit.model.contents import Unit
from printkit.scene import Box, Group, Item, translate

if TYPE_CHECKING:
    from printkit.components.logbook import LogsSlot

SIDES = (4.0, 3.75, 3.5, 3.25, 3.0)
"""The side of a box in mm, the first that lets the boxes of all units fit."""
TOP, GAP = 1.6, 4.0
"""The space under the head, and between boxes and turns, in mm."""
FEWEST = 6
"""How many turns stand under the boxes of a log, at least."""
WIDE = 150.0
"""From this width on, in mm, boxes above the turns stand in two columns, and turns that go on in two tables."""
LOOSEST = 2.0
"""How far apart blocks may be moved where there is room, in sides of a box."""
NEARLY = 0.005


@dataclass(frozen=True, slots=True)
class Frame:
    """How the logs of a book are arranged, in mm from the corner of a log.

    `across` columns of blocks, each `column` wide, have `room` in height; `table` holds the turns `first` shown, `whole`
    those of each run that comes `later`, in so many `tables`; a page takes `later_rows` of such logs in a column.
    """

    dress: Dress
    width: float
    column: float
    across: int
    room: float
    table: Box = Box(0, 0, 0, 0)
    first: Run | None = None
    whole: Box = Box(0, 0, 0, 0)
    later: tuple[Run, ...] = ()
    tables: int = 1
    later_rows: int = 1

    def body(self, numbers: Numbers) -> tuple[Group, tuple[Tick, ...], tuple[Blank, ...]]:
        """Return what stands under the head of a log, drawn once for all units of the same numbers.

        That is its blocks, the room they leave shared out between them, and its first turns; with it comes what can be
        ticked and written.
        """
        key = ("body", numbers.key(self.dress.figures))

        def make() -> tuple[Group, tuple[Tick, ...], tuple[Blank, ...]]:
            """Draw it."""
            items, ticks = self._spread(parts_of(self.dress, numbers, self.column))
            run = replace(self.first, marked=not numbers.blank) if self.first else None  # a prize is not taken loaded
            table, cells = turn_table(self.dress, self.table, run) if run else ((), ())
            name = f"{self.dress.name} body {self.width:g} {self.table} {key}"
            return Group((*items, *table), name=name), ticks, cells

        return self.dress.once(key, make)

    def _spread(self, parts: tuple[Part, ...]) -> tuple[tuple[Item, ...], tuple[Tick, ...]]:
        items: list[Item] = []
        ticks: list[Tick] = []
        for index, stack in enumerate(_columns(parts, self)):
            x, y = index * (self.column + GAP), HEIGHT + TOP
            gap = self._gap(stack)
            for part in stack:
                items.append(Group(part.items, translate(x, y)))
                ticks += (_moved(tick, x, y) for tick in part.ticks)
                y += part.height + gap
        return tuple(items), tuple(ticks)

    def _gap(self, parts: Sequence[Part]) -> float:
        least = BLOCK_GAP * self.dress.side
        spare = (self.room - stacked(parts, self.dress.side)) / max(len(parts) - 1, 1)
        return least + min(max(spare, 0.0), LOOSEST * self.dress.side)


def _moved(tick: Tick, x: float, y: float) -> Tick:
    return replace(tick, box=tick.box._replace(x=tick.box.x + x, y=tick.box.y + y))


def stacked(parts: Iterable[Part], side: float) -> float:
    """Return the least height of blocks under one another, in mm."""
    heights = [part.height for part in parts]
    return sum(heights) + max(len(heights) - 1, 0) * BLOCK_GAP * side


def _columns(parts: tuple[Part, ...], frame: Frame) -> tuple[tuple[Part, ...], ...]:
    """Return the blocks of each column: of two, so that the higher one is as low as can be."""
    if frame.across == 1 or len(parts) < 2:
        return (parts,)
    side = frame.dress.side
    cut = min(range(1, len(parts)), key=lambda at: max(stacked(parts[:at], side), stacked(parts[at:], side)))
    return (parts[:cut], parts[cut:])


def choose_frame(
    dress: Dress, slot: LogsSlot, size: tuple[float, float], turns: int, logs: Sequence[tuple[Unit | None, Numbers]]
) -> Frame:
    """Return the frame with the largest boxes that fit for every unit; units that fit at no size are findings."""
    frames = [_frame(dress.sized(side), slot, size) for side in SIDES]
    distinct = list({each.key(dress.figures): each for _, each in logs}.values())
    fitting = next((frame for frame in frames if all(_fits(frame, each) for each in distinct)), None)
    frame = fitting or frames[-1]
    if fitting is None:
        _report_misfits(frame, logs)
        turns = 0  # what room they would have says nothing
    return _with_turns(frame, slot, size, turns, max((_height(frame, each) for each in distinct), default=0.0))


def _frame(dress: Dress, slot: LogsSlot, size: tuple[float, float]) -> Frame:
    """Return the frame at a size of boxes, its turns still to be placed."""
    width, height = size
    room = height - HEIGHT - TOP
    if slot.arrange == "beside":
        natural = max(sided_width(dress.side), row_width(10, dress.side)) + dress.label
        return Frame(dress, width, min(natural, width), 1, room)
    across = 2 if width >= WIDE and slot.arrange == "below" else 1
    under = GAP + HEAD + FEWEST * LINE if slot.arrange == "below" else 0.0
    return Frame(dress, width, (width - GAP * (across - 1)) / across, across, room - under)


def _height(frame: Frame, numbers: Numbers) -> float:
    columns = _columns(parts_of(frame.dress, numbers, frame.column), frame)
    return max((stacked(parts, frame.dress.side) for parts in columns), default=0.0)


def _excess(frame: Frame, numbers: Numbers) -> tuple[float, float]:
    """Return by how much the boxes of a unit are too high and too wide, in mm."""
    parts = parts_of(frame.dress, numbers, frame.column)
    return _height(frame, numbers) - frame.room, max((part.width for part in parts), default=0.0) - frame.column


def _fits(frame: Frame, numbers: Numbers) -> bool:
    return max(_excess(frame, numbers)) <= NEARLY


def _report_misfits(frame: Frame, logs: Sequence[tuple[Unit | None, Numbers]]) -> None:
    for unit, each in logs:
        if unit and not _fits(frame, each):
            boxes = sum(each.of(figure) for figure in set(frame.dress.figures))
            origin, title = unit.places.get("figures", unit.origin), frame.dress.say(unit.title, unit)
            frame.dress.context.report.add(log_boxes_overflow(origin, title, boxes, _excess(frame, each)))


def _with_turns(frame: Frame, slot: LogsSlot, size: tuple[float, float], turns: int, boxes: float) -> Frame:
    """Return the frame with a place for every turn; where none has room to be written in, that is a finding."""
    width, height = size
    top = HEIGHT + TOP
    room = height - top
    tables = 2 if width >= WIDE else 1
    left = frame.column + GAP if slot.arrange == "beside" else 0.0
    above = 0.0 if slot.arrange == "beside" else boxes + GAP
    table = Box(left, top + above, width - left, room - above)
    lines = most_lines(room)
    first, each = min(most_lines(table.height), turns), tables * lines
    tables = 1 if turns - first <= lines else tables
    if turns and not min(first, each):
        frame.dress.context.report.add(content_overflow(slot.origin, slot.name, HEAD + LINE - table.height))
        turns = 0
    later = tuple(_runs(first, turns, each))
    rows, high = _later_rows(slot, height, max((-(-run.lines // tables) for run in later), default=lines))
    return Frame(
        frame.dress, width, frame.column, frame.across, boxes if slot.arrange == "below" else frame.room, table,
        Run(1, first) if turns else None, Box(0, top, width, high - top), later, tables, rows,
    )  # fmt: skip


def _later_rows(slot: LogsSlot, height: float, lines: int) -> tuple[int, float]:
    """Return how many logs that go on with so many lines stand above one another on a page, and how high each is, in mm.

    `height` is that of a log on its first page.
    """
    page = height * slot.grid.rows + slot.gap * (slot.grid.rows - 1)
    need = HEIGHT + TOP + HEAD + lines * LINE
    rows = max(int((page + slot.gap + 1e-6) / (need + slot.gap)), slot.grid.rows)
    return rows, (page - (rows - 1) * slot.gap) / rows


def with_later_rows(frame: Frame, slot: LogsSlot, height: float, rows: int) -> Frame:
    """Return a frame whose logs go on in at most so many rows of a page, as high as these may be."""
    rows = max(min(rows, frame.later_rows), slot.grid.rows)
    page = height * slot.grid.rows + slot.gap * (slot.grid.rows - 1)
    high = (page - (rows - 1) * slot.gap) / rows
    return replace(frame, later_rows=rows, whole=frame.whole._replace(height=high - frame.whole.y))


def _runs(first: int, turns: int, each: int) -> Iterator[Run]:
    """Yield the runs of the turns after the first ones, at most `each` of them in a run."""
    start = first + 1
    while start <= turns:
        yield Run(start, min(start + each - 1, turns))
        start += each

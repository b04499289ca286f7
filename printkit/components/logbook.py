"""Logbooks: units with boxes to tick off and turns to write in → logs in a grid, on page after page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from printkit.components.context import Context
from printkit.components.logbook_boxes import Numbers, numbers_of
from printkit.components.logbook_dress import Blank, Dress, Tick
from printkit.components.logbook_frame import SIDES, Frame, choose_frame
from printkit.components.logbook_head import draw_blank_head, draw_head
from printkit.components.logbook_rows import HEAD as ROW_HEAD
from printkit.components.logbook_rows import TALLEST, choose_table, draw_heads, draw_row, report_tall_rows
from printkit.components.logbook_turns import Run, tables_beside
from printkit.components.registry import slot_kind
from printkit.diagnostics.logs import logbook_too_long
from printkit.model.contents import Unit
from printkit.model.logs import LogSheet
from printkit.model.names import Name
from printkit.scene import Annotation, Box, Field, Group, Item, translate
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot
from printkit.templates.places import Repeats

MOST_PAGES = 200


@dataclass(frozen=True, kw_only=True, slots=True)
class LogsSlot(Slot):
    """A slot that holds the logs of a book in a grid parted by `gap`, on as many pages as they take.

    `arrange` sets the turns beside or below the boxes of a log; as `rows` each log is a row of its boxes alone. `look` is
    the prefix of its styles.
    """

    logs: Expression
    grid: Repeats
    arrange: Literal["beside", "below", "rows"] = "beside"
    look: Name = Name("log")


@dataclass(frozen=True, slots=True)
class LogPage:
    """What the logs of a page are: drawn, and on a screen to be filled in."""

    items: tuple[Item, ...]
    annotations: tuple[Annotation, ...] = ()


@dataclass(frozen=True, slots=True)
class Log:
    """The log of a unit, or a blank one; `name` begins those of its fields."""

    name: Name
    unit: Unit | None
    numbers: Numbers


@slot_kind("logs", LogsSlot)
def draw_logs(slot: LogsSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return nothing: the pages of a logbook are filled all together, by `fill_logs`."""
    del slot, box, context
    return ()


def fill_logs(slot: LogsSlot, box: Box, context: Context) -> list[LogPage]:
    """Return the pages of a book: its logs, then the turns of the same logs that had no room on their first page.

    Boxes that do not fit, columns that leave no room to write and books without end are findings.
    """
    book = context.thing(slot.logs, LogSheet, slot.origin)
    if book is None:
        return []
    logs = list(_logs(book, context))
    if slot.arrange == "rows":
        return list(_row_pages(slot, box, context, book))
    columns, rows = slot.grid.columns, slot.grid.rows
    width, height = (box.width - (columns - 1) * slot.gap) / columns, (box.height - (rows - 1) * slot.gap) / rows
    cells = [
        Box(box.x + i % columns * (width + slot.gap), box.y + i // columns * (height + slot.gap), width, height)
        for i in range(columns * rows)
    ]
    dress = Dress(book.form, context, slot.look, 0.0)
    turns = context.count(book.turns, book.places.get("turns", book.origin))
    frame = choose_frame(dress, slot, (width, height), turns, [(log.unit, log.numbers) for log in logs])
    pages = -(-len(logs) // len(cells)) * (1 + len(frame.later))
    if pages > MOST_PAGES:
        context.report.add(logbook_too_long(book.places.get("turns", book.origin), pages, MOST_PAGES))
        return []
    return list(_pages(Book(book, frame, context.profile.forms), logs, cells))


def _logs(book: LogSheet, context: Context) -> Iterator[Log]:
    """Yield the logs of the units, then the blank ones, which have room for the largest of the units."""
    numbers = {name: numbers_of(unit) for name, unit in book.units.items()}
    for name, unit in book.units.items():
        yield Log(name, unit, numbers[name])
    most: dict[Name, int] = {}
    for each in numbers.values():
        for figure, number in each.figures.items():
            most[figure] = max(number, most.get(figure, 0))
    for index in range(context.count(book.prizes, book.places.get("prizes", book.origin))):
        yield Log(Name(f"prize-{index + 1}"), None, Numbers(most, blank=True))


@dataclass(frozen=True, slots=True)
class Book:
    """A book and how its logs are arranged; `forms` says whether fields are wanted."""

    sheet: LogSheet
    frame: Frame
    forms: bool


def _pages(book: Book, logs: Sequence[Log], cells: Sequence[Box]) -> Iterator[LogPage]:
    """Yield the pages: as many logs as there are cells, and right after them the pages that continue them."""
    for start in range(0, len(logs), len(cells)):
        for run in (None, *book.frame.later):
            items: list[Item] = []
            fields: list[Annotation] = []
            for log, cell in zip(logs[start : start + len(cells)], cells, strict=False):
                drawn, ticks, blanks = _first(book.frame, log) if run is None else _later(book.frame, log, run)
                origin = log.unit.origin if log.unit else book.sheet.origin
                items.append(Group(drawn, translate(cell.x, cell.y), origin=origin))
                fields += _fields(book, log, cell, (ticks, blanks)) if book.forms else ()
            yield LogPage(tuple(items), tuple(fields))


Drawn = tuple[tuple[Item, ...], tuple[Tick, ...], tuple[Blank, ...]]


def _first(frame: Frame, log: Log) -> Drawn:
    """Return the log of a unit: its head, its boxes, its first turns."""
    head, blanks = _head(frame, log, later=False)
    body, ticks, cells = frame.body(log.numbers)
    return (*head, body), ticks, (*blanks, *cells)


def _later(frame: Frame, log: Log, run: Run) -> Drawn:
    """Return further turns of a log under its head."""
    head, _ = _head(frame, log, later=True)
    table, cells = tables_beside(frame.dress, frame.whole, run, frame.tables)
    return (*head, *table), (), cells


def _head(frame: Frame, log: Log, *, later: bool) -> tuple[tuple[Item, ...], tuple[Blank, ...]]:
    if log.unit is None:
        items, blanks = draw_blank_head(frame.dress, frame.width)
        return items, () if later else blanks
    note = frame.dress.form.continued if later else None
    return tuple(draw_head(frame.dress, log.unit, frame.width, note)), ()


def _fields(book: Book, log: Log, cell: Box, found: tuple[tuple[Tick, ...], tuple[Blank, ...]]) -> Iterator[Annotation]:
    """Yield what can be filled in on a screen, in the order that the tab key goes: head, boxes, turns."""
    ticks, blanks = found
    whose = book.frame.dress.say(log.unit.title, log.unit) if log.unit else str(log.name)
    found_in_order: list[tuple[Literal["check", "text"], Tick | Blank]] = [
        *(("text", blank) for blank in blanks if blank.head),
        *(("check", tick) for tick in ticks),
        *(("text", blank) for blank in blanks if not blank.head),
    ]
    for kind, each in found_in_order:
        box = each.box._replace(x=each.box.x + cell.x, y=each.box.y + cell.y)
        name = f"{book.sheet.id}/{log.name}/{each.name}"
        yield Field(box, name, kind, f"{whose}: {each.title}", origin=book.sheet.origin)


def _row_pages(slot: LogsSlot, box: Box, context: Context, book: LogSheet) -> Iterator[LogPage]:
    """Yield the pages of a squadron sheet: a row of boxes for each unit, as many to a page as the grid has rows."""
    logs = [log for log in _logs(book, context) if log.unit]
    rows = min(slot.grid.rows, max(len(logs), 1))
    high = min((box.height - ROW_HEAD) / rows, TALLEST)
    dress = Dress(book.form, context, slot.look, 0.0, plans=False)
    table = choose_table(dress, SIDES, (box.width, high), [log.numbers for log in logs])
    report_tall_rows(table, (box.width, high), [(log.unit, log.numbers) for log in logs if log.unit])
    frame = Frame(table.dress, box.width, box.width, 1, high)
    for start in range(0, len(logs), rows):
        items: list[Item] = [Group(draw_heads(table, box.width), translate(box.x, box.y))]
        fields: list[Annotation] = []
        for index, log in enumerate(logs[start : start + rows]):
            at = Box(box.x, box.y + ROW_HEAD + index * high, box.width, high)
            drawn, ticks = draw_row(table, log.unit, log.numbers, at, tinted=index % 3 == 2) if log.unit else ((), ())
            items += drawn
            fields += (
                _fields(Book(book, frame, forms=True), log, Box(0, 0, 0, 0), (ticks, ()))
                if context.profile.forms
                else ()
            )
        yield LogPage(tuple(items), tuple(fields))

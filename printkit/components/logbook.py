"""Logbooks: units with boxes to tick off and turns to write in → logs in a grid, on page after page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from printkit.components.context import Context
from printkit.components.furniture import PageNumber
from printkit.components.logbook_boxes import Numbers, numbers_of
from printkit.components.logbook_dress import Blank, Dress, Tick
from printkit.components.logbook_frame import SIDES, Frame, choose_frame, with_later_rows
from printkit.components.logbook_head import draw_blank_head, draw_head
from printkit.components.logbook_pages import Places, most_together, places_in, shared_out, teams
from printkit.components.logbook_rows import HEAD as ROW_HEAD
from printkit.components.logbook_rows import TALLEST, choose_table, draw_heads, draw_row, report_tall_rows
from printkit.components.logbook_turns import Run, tables_beside
from printkit.components.registry import slot_kind
from printkit.components.slots import fill_slots, layout_size, slot_boxes
from printkit.diagnostics.logs import logbook_too_long
from printkit.model.contents import Unit
from printkit.model.logs import LogSheet
from printkit.model.names import Name
from printkit.scene import Annotation, Box, Field, Group, Item, Scene, translate
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Layout, Slot
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


def log_pages(slot: LogsSlot, layout: Layout, context: Context) -> Iterator[Scene]:
    """Yield the pages of a logbook, as many as its logs take."""
    width, height = layout_size(layout, context, None)
    area = layout.area.within(width, height)
    pages = fill_logs(slot, slot_boxes(layout.slots, area)[slot.name], context)
    for number, page in enumerate(pages, 1):
        dressed = context.knowing(page=PageNumber(number, len(pages)))
        yield Scene(width, height, fill_slots(layout.slots, area, dressed) + page.items, page.annotations)


@slot_kind("logs", LogsSlot, pages=log_pages)
def draw_logs(slot: LogsSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return nothing: the pages of a logbook are filled all together, by `log_pages`."""
    del slot, box, context
    return ()


def fill_logs(slot: LogsSlot, box: Box, context: Context) -> list[LogPage]:
    """Return the pages of a book: its logs, then the turns of the same logs that had no room on their first page.

    Boxes that do not fit, columns that leave no room to write and books without end are findings.
    """
    book = context.thing(slot.logs, LogSheet, slot.origin)
    if book is None:
        return []
    if slot.arrange == "rows":
        return list(_row_pages(slot, box, context, book))
    logs, first = list(_logs(book, context)), places_in(box, slot.grid.columns, slot.grid.rows, slot.gap)
    dress = Dress(book.form, context, slot.look, 0.0)
    turns = context.count(book.turns, book.places.get("turns", book.origin))
    size = first[0].width, first[0].height
    frame = choose_frame(dress, slot, size, turns, [(log.unit, log.numbers) for log in logs])
    pages = -(-len(logs) // len(first)) * (1 + len(frame.later))
    if pages > MOST_PAGES:
        context.report.add(logbook_too_long(book.places.get("turns", book.origin), pages, MOST_PAGES))
        return []
    made = Book(book, frame, context.profile.forms)
    players = list(_players(book, logs, len(first)))
    return [page for each in players for page in _pages(made, each, slot, box)]


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


def _players(book: LogSheet, logs: Sequence[Log], page: int) -> Iterator[list[Log]]:
    """Yield the logs of each player, blank ones where there is room on a page of so many."""
    units, blanks = [log for log in logs if log.unit], [log for log in logs if not log.unit]
    begin = [index for index, log in enumerate(units) if log.name in book.breaks]
    return teams(units, begin, blanks, page)


def _pages(book: Book, logs: Sequence[Log], slot: LogsSlot, box: Box) -> Iterator[LogPage]:
    """Yield the pages of a player: as many logs as a page holds, and soon after them the pages that continue them.

    Logs that go on are as high as those of the fullest of these pages may be.
    """
    columns = slot.grid.columns
    first = places_in(box, columns, slot.grid.rows, slot.gap)
    together = most_together(logs, len(first), columns * book.frame.later_rows)
    frame = with_later_rows(book.frame, slot, first[0].height, -(-together // columns))
    places = Places(first, places_in(box, columns, frame.later_rows, slot.gap))
    for run, page in shared_out(logs, len(first), columns * book.frame.later_rows, len(frame.later)):
        yield _page(replace(book, frame=frame), page, places, run)


def _page(book: Book, logs: Sequence[Log], places: Places, run: int | None) -> LogPage:
    """Return a page of logs that begin there, or go on with a run of turns."""
    items: list[Item] = []
    fields: list[Annotation] = []
    for log, cell in zip(logs, places.first if run is None else places.later, strict=False):
        drawn, ticks, blanks = (
            _first(book.frame, log) if run is None else _later(book.frame, log, book.frame.later[run])
        )
        origin = log.unit.origin if log.unit else book.sheet.origin
        items.append(Group(drawn, translate(cell.x, cell.y), origin=origin))
        fields += _fields(book, log, cell, (ticks, blanks)) if book.forms else ()
    return LogPage(tuple(items), tuple(fields))


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
        *(("check" if blank.struck else "text", blank) for blank in blanks if not blank.head),
    ]
    for kind, each in found_in_order:
        box = each.box._replace(x=each.box.x + cell.x, y=each.box.y + cell.y)
        name = f"{book.sheet.id}/{log.name}/{each.name}"
        title = book.frame.dress.context.locale.with_colon(whose, each.title)
        yield Field(box, name, kind, title, origin=book.sheet.origin)


def _row_pages(slot: LogsSlot, box: Box, context: Context, book: LogSheet) -> Iterator[LogPage]:
    """Yield the pages of a squadron sheet: a row of boxes for each unit, as many to a page as the grid has rows."""
    logs = [log for log in _logs(book, context) if log.unit]
    rows = min(slot.grid.rows, max(len(logs), 1))
    high = min((box.height - ROW_HEAD) / rows, TALLEST)
    dress = Dress(book.form, context, slot.look, 0.0, plans=False)
    units = [(log.unit, log.numbers) for log in logs if log.unit]
    table = choose_table(dress, SIDES, (box.width, high), units)
    report_tall_rows(table, (box.width, high), units)
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

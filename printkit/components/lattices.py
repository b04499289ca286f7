"""Lattices: a table of the game → heads, cells and groups of rows and columns as words, upright or lying on its side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from printkit.components.context import Context
from printkit.components.wording import words_of
from printkit.diagnostics import Origin
from printkit.language.figures import write_dice
from printkit.model.dice import DieRange
from printkit.model.tables import Result, Table
from printkit.source import Entry
from printkit.source.text import Message, Words


@dataclass(frozen=True, slots=True)
class Span:
    """A group of neighbouring rows or columns, counted from 0, the last included, and what it is called."""

    first: int
    last: int
    words: Words


@dataclass(frozen=True, slots=True)
class Lattice:
    """A table in words: what rows and columns are called, their heads, the cells row by row, how each is shaded.

    `steps` is how many steps of severity there are; a level of −1 is an alarm. A lattice that lies was turned.
    Rows that are `worded` have names for heads, not numbers.
    """

    corner: Words
    across: Words | None
    rows: tuple[Words, ...]
    columns: tuple[Words, ...]
    cells: tuple[tuple[Words, ...], ...]
    levels: tuple[tuple[int, ...], ...]
    over: tuple[Span, ...] = ()
    beside: tuple[Span, ...] = ()
    steps: int = 0
    lies: bool = False
    worded: bool = False
    origin: Origin = Origin("")

    def part(self, first: int, end: int) -> Lattice:
        """Return the lattice with the rows from `first` up to the one before `end` alone, not grouped."""
        rows = slice(first, end)
        return replace(self, rows=self.rows[rows], cells=self.cells[rows], levels=self.levels[rows], beside=())

    def lying(self) -> Lattice:
        """Return the lattice on its side: its rows as columns, its columns as rows."""
        return replace(
            self,
            corner=self.across or Words("", self.origin),
            across=self.corner,
            rows=self.columns,
            columns=self.rows,
            cells=tuple(zip(*self.cells, strict=True)),
            levels=tuple(zip(*self.levels, strict=True)),
            over=self.beside,
            beside=self.over,
            worded=False,
            lies=True,
        )


def lattice_of(table: Table, context: Context) -> Lattice:
    """Return a table in the words of the edition at hand; rows shorter than the table are filled with blanks."""
    origin, blank = table.origin, words_of("", table.origin)
    rows = [(run, cells + (None,) * (table.width - len(cells))) for run, cells in table.rows]
    return Lattice(
        corner=row_quantity(table, context),
        across=_across(table, context),
        rows=tuple(row_head(table, run, context) for run, _ in rows),
        columns=_columns(table, context),
        cells=tuple(tuple(context.words(cell.text) if cell else blank for cell in cells) for _, cells in rows),
        levels=tuple(tuple(_level(table, cell) if cell else 0 for cell in cells) for _, cells in rows),
        over=spans_of(table.over, table.bands or numbered(len(table.columns)), context),
        beside=spans_of(table.beside, [run for run, _ in rows], context),
        worded=bool(table.named),
        steps=len(table.severity),
        origin=origin,
    )


def row_head(table: Table, run: DieRange, context: Context) -> Words:
    """Return the words of a row, or its range where it has none."""
    named = table.name_of(run)
    return context.words(named) if named else words_of(context.locale.value(run), table.origin)


def _level(table: Table, result: Result) -> int:
    return -1 if any(result in alarm for alarm in table.alarm) else table.shade_of(result)


def row_quantity(table: Table, context: Context) -> Words:
    """Return what the rows are looked up by: the name of the axis, or the dice."""
    if table.axis:
        return context.words(table.axis)
    return words_of(write_dice(_first_dice(table), context.locale.lang), table.origin)


def _first_dice(table: Table) -> str:
    return str(replace(table.roll, across=None)) if table.roll else ""


def _across(table: Table, context: Context) -> Words | None:
    if table.across:
        return context.words(table.across)
    second = table.roll.across if table.roll and table.bands else None
    return words_of(write_dice(str(second), context.locale.lang), table.origin) if second else None


def _columns(table: Table, context: Context) -> tuple[Words, ...]:
    """Return the heads of the columns; that of an only column says what the results are."""
    if table.bands:
        return tuple(words_of(context.locale.value(band), table.origin) for band in table.bands)
    if table.columns:
        return tuple(context.words(column) for column in table.columns)
    return (context.words(table.gives) if table.gives else words_of("", table.origin),)


def numbered(count: int) -> tuple[DieRange, ...]:
    """Return the places 1 to `count`, by which columns with words are counted."""
    return tuple(DieRange(place, place) for place in range(1, count + 1))


def spans_of(
    groups: Iterable[Entry[DieRange, Message]], runs: Sequence[DieRange], context: Context
) -> tuple[Span, ...]:
    """Return groups as places among the ranges they hold; one that holds none is a finding of the checker."""
    found = []
    for group in groups:
        places = [place for place, run in enumerate(runs) if holds(group.key, run)]
        found += [Span(places[0], places[-1], context.words(group.value))] if places else []
    return tuple(found)


def holds(group: DieRange, run: DieRange) -> bool:
    """Tell whether the whole of a range lies within a group."""
    low_inside = group.low is None or (run.low is not None and run.low >= group.low)
    return low_inside and (group.high is None or (run.high is not None and run.high <= group.high))

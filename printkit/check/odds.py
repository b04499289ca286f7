"""Tables, dice and modifiers → the exact chance of each result, of several dice, and of tables that lead on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import comb

from printkit.model.dice import Dice, DieRange
from printkit.model.names import Name
from printkit.model.tables import Result, Table

NO_ROW = "no row"
"""The name of what happens where a roll finds no row."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A result and its exact chance; `table` is where it stands, `value` its number where it has one."""

    name: str
    text: str
    chance: Fraction
    value: int | None = None
    table: str = ""
    then: str = ""


def chance_columns(table: Table) -> tuple[tuple[str, int | None], ...]:
    """Return the columns that a roll is read in, by name and number; a matrix of two rolls is read as one."""
    if table.roll and table.roll.across and table.bands:
        return (("", None),)
    names = table.column_names
    return tuple((name, index) for index, name in enumerate(names)) if names else (("", 0),)


def find_row(table: Table, value: int) -> tuple[DieRange, tuple[Result, ...]] | None:
    """Return the first row that holds a number, with its cells."""
    return next((row for row in table.rows if value in row[0]), None)


def roll_odds(table: Table, column: int | None = 0, bonus: int = 0) -> tuple[Outcome, ...]:
    """Return the results of one roll with a number added, in the order of the rows; raises ValueError without dice.

    `column` None reads a matrix of two rolls with both.
    """
    if table.roll is None:
        raise ValueError("the table has no dice")
    shares = _column_chances(table) if column is None else {column: Fraction(1)}
    ranges = tuple(entry.key for entry in table.results)
    held, lost = row_chances(ranges, Dice(table.roll.count, table.roll.sides), bonus)
    found: list[Outcome] = []
    for (_, cells), chance in zip(table.rows, held, strict=True):
        for index, share in shares.items():
            cell = cells[index] if index is not None and index < len(cells) else None
            found += [_outcome(cell, chance * share)] if chance else []
    return joined([*found, _outcome(None, lost)] if lost else found)


@lru_cache(maxsize=64)
def row_chances(ranges: tuple[DieRange, ...], dice: Dice, bonus: int) -> tuple[tuple[Fraction, ...], Fraction]:
    """Return the chance of each range, of two that hold a result the first, and the chance of none.

    A table is asked column by column; the answer is the same for all of them, and is kept for a while.
    """
    held = [Fraction(0)] * len(ranges)
    lost = Fraction(0)
    for value, chance in dice.chances.items():
        row = next((index for index, written in enumerate(ranges) if value + bonus in written), None)
        if row is None:
            lost += chance
        else:
            held[row] += chance
    return tuple(held), lost


def _column_chances(table: Table) -> dict[int | None, Fraction]:
    """Return the chance of each band of the second roll of a matrix; that of no band is under None."""
    found: dict[int | None, Fraction] = {}
    second = table.roll.across if table.roll else None
    for value, chance in (second.chances if second else {}).items():
        index = next((number for number, band in enumerate(table.bands) if value in band), None)
        found[index] = found.get(index, Fraction(0)) + chance
    return found


def _outcome(cell: Result | None, chance: Fraction) -> Outcome:
    if cell is None:
        return Outcome(NO_ROW, NO_ROW, chance)
    return Outcome(cell.name, cell.text.text, chance, cell.value, then=cell.then or "")


def joined(outcomes: Iterable[Outcome]) -> tuple[Outcome, ...]:
    """Return outcomes with the chances of equal ones added up, in the order of their first."""
    found: dict[Outcome, Fraction] = {}
    for each in outcomes:
        key = replace(each, chance=Fraction(0))
        found[key] = found.get(key, Fraction(0)) + each.chance
    return tuple(replace(key, chance=chance) for key, chance in found.items())


def chain_odds(tables: Mapping[Name, Table], name: Name, column: int | None = 0, bonus: int = 0) -> tuple[Outcome, ...]:
    """Return the results of a table and of those it leads on to, each with the table it stands in.

    A result that leads to a table in a circle, without dice or with columns to choose from, is an end itself.
    """
    outcomes = tuple(replace(each, table=name) for each in roll_odds(tables[name], column, bonus))
    while any(_leads_on(each, tables) for each in outcomes):
        # Equal results are joined in each round, so that chains which part and meet again stay small.
        outcomes = joined(end for each in outcomes for end in _onward(each, tables))
    return outcomes


def _onward(each: Outcome, tables: Mapping[Name, Table]) -> Iterator[Outcome]:
    """Yield what a result leads to, with the chances of both; itself where it leads nowhere."""
    if not _leads_on(each, tables):
        yield each
        return
    table = tables[Name(each.then)]
    for end in roll_odds(table, chance_columns(table)[0][1]):
        yield replace(end, chance=end.chance * each.chance, table=each.then)


def _leads_on(each: Outcome, tables: Mapping[Name, Table]) -> bool:
    """Tell whether a result leads to a table that has dice and one column, and from which no way leads back."""
    table = tables.get(Name(each.then)) if each.then else None
    if table is None or table.roll is None or len(chance_columns(table)) != 1:
        return False
    return each.table not in reachable(tables, Name(each.then))


def reachable(tables: Mapping[Name, Table], start: Name) -> set[str]:
    """Return the tables that a table's results lead to, however far, itself included."""
    seen: set[str] = {start}
    waiting = [start]
    while waiting:
        table = tables.get(waiting.pop())
        for target in (cell.then for _, cells in (table.rows if table else ()) for cell in cells):
            if target and target not in seen:
                seen.add(target)
                waiting.append(target)
    return seen


def expected_value(outcomes: Iterable[Outcome]) -> Fraction | None:
    """Return the mean of the results' numbers, or None where one of them has none."""
    total = Fraction(0)
    for each in outcomes:
        if each.value is None:
            return None
        total += each.value * each.chance
    return total


def count_odds(chance: Fraction, dice: int) -> tuple[Fraction, ...]:
    """Return the chance that 0, 1 … all of several rolls give a result."""
    return tuple(comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(dice + 1))

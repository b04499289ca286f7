"""Tables, dice and modifiers → the exact chance of each result, of several dice, and of tables that lead on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from math import comb

from printkit.model.dice import DieRange
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
    found: dict[Result | None, Fraction] = {cell: Fraction(0) for _, cells in table.rows for cell in cells}
    shares = _column_chances(table) if column is None else {column: Fraction(1)}
    for value, chance in table.roll.chances.items():
        row = find_row(table, value + bonus)
        for index, share in shares.items():
            cell = row[1][index] if row and index is not None and index < len(row[1]) else None
            found[cell] = found.get(cell, Fraction(0)) + chance * share
    return joined(_outcome(cell, chance) for cell, chance in found.items() if chance)


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
    return _followed(tables, name, roll_odds(tables[name], column, bonus), (name,))


def _followed(
    tables: Mapping[Name, Table], name: Name, outcomes: Iterable[Outcome], path: tuple[str, ...]
) -> tuple[Outcome, ...]:
    ends: list[Outcome] = []
    for each in outcomes:
        onward = tables.get(Name(each.then)) if each.then not in path else None
        columns = chance_columns(onward) if onward and onward.roll else ()
        if len(columns) != 1 or onward is None:
            ends.append(replace(each, table=name))
            continue
        rolled = roll_odds(onward, columns[0][1])
        after = _followed(tables, Name(each.then), rolled, (*path, each.then))
        ends += [replace(end, chance=end.chance * each.chance) for end in after]
    return joined(ends)


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

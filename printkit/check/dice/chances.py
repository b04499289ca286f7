"""Chances that the designer states, worked out again from the rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from printkit.check.names import near
from printkit.check.odds import chance_columns, roll_odds
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.model.game import Game
from printkit.model.names import slug
from printkit.model.odds import Probability
from printkit.model.tables import Table


@rule("PK205", "wrong-chance")
def wrong_chance(game: Game) -> Iterator[Finding]:
    """Report a chance that the rows of its table do not give.

    ## What it does
    Works out the chance of each result named under `chances:` as an exact fraction: of an unmodified roll, of both
    rolls of a matrix; in a table with columns for the column named, or for every column where none is.

    ## Why it matters
    The balance of a game rests on it, and strategy notes quote it.

    ## Example
    `chances: {hit: 1/2}` in a table with `1-4: miss` and `5-6: hit`

    ## Fix
    Correct the chance, or the row that changed since: `hit: 1/3`.
    """
    for table in _rolled(game):
        for result, column, wanted in _stated(table):
            for name, found in _in_columns(table, result, column):
                if result in _results(table) and found != wanted.chance:
                    shown = f' in column "{name}"' if name else ""
                    yield Finding(
                        _place(table, "chances"),
                        f'the chance of "{result}"{shown} is {found}, stated {wanted.chance}',
                        f"write {found}, or correct the rows of the table",
                    )


@rule("PK206", "unequal-chances")
def unequal_chances(game: Game) -> Iterator[Finding]:
    """Report results that are said to be equally likely and are not.

    ## What it does
    Works out the chance of each result named under `equally_likely:` as an exact fraction, in every column. A result
    that is named twice stands in the place of another.

    ## Why it matters
    An event that comes up twice as often as another is a misprint in a range, which no reader notices.

    ## Example
    `equally_likely: [left, straight, right]` with the rows `1-2`, `3-4` and `5`

    ## Fix
    Correct the rows, or leave the result out of the list.
    """
    for table in _rolled(game):
        for twice in dict.fromkeys(one for one in table.equally_likely if table.equally_likely.count(one) > 1):
            yield Finding(
                _place(table, "equally_likely"), f'result "{twice}" is named twice', "name another, or remove it"
            )
        for name, column in chance_columns(table):
            chances = _chances(table, column)
            named = [result for result in table.equally_likely if result in _results(table)]
            found = {result: chances.get(result, Fraction(0)) for result in named}
            if len(set(found.values())) > 1:
                shown = ", ".join(f'"{result}" {chance}' for result, chance in found.items())
                where = f' in column "{name}"' if name else ""
                yield Finding(
                    _place(table, "equally_likely"),
                    f"results are not equally likely{where}: {shown}",
                    "correct the rows",
                )


@rule("PK208", "chance-of-nothing")
def chance_of_nothing(game: Game) -> Iterator[Finding]:
    """Report a chance of a result or a column that the table does not have, or of a table without dice.

    ## What it does
    Looks the names under `chances:` and `equally_likely:` up among the results and columns of the table.

    ## Why it matters
    A misspelt name would check nothing.

    ## Example
    `chances: {hitt: 1/3}`

    ## Fix
    Write the result's `id`, or the words of its text with hyphens between them.
    """
    for table in game.parts.tables.values():
        if table.roll is None:
            for field in ("chances", "equally_likely"):
                if getattr(table, field):
                    yield Finding(_place(table, field), "a table without dice has no chances", "say what is rolled")
            continue
        for result, column, _ in _stated(table):
            if column and column not in map(slug, table.column_names):
                hint = near(column, map(slug, table.column_names))
                yield Finding(_place(table, "chances"), f'the table has no column "{column}"', hint)
            elif result not in _results(table):
                hint = near(result, _results(table))
                yield Finding(_place(table, "chances"), f'the table has no result "{result}"', hint)
        for result in table.equally_likely:
            if result not in _results(table):
                hint = near(result, _results(table))
                yield Finding(_place(table, "equally_likely"), f'the table has no result "{result}"', hint)


def _rolled(game: Game) -> Iterator[Table]:
    return (table for table in game.parts.tables.values() if table.roll is not None)


def _stated(table: Table) -> Iterator[tuple[str, str, Probability]]:
    """Yield each stated chance: of which result, in which column where one is named."""
    for name, stated in table.chances.items():
        if isinstance(stated, Mapping):
            yield from ((result, name, chance) for result, chance in stated.items())
        else:
            yield (name, "", stated)


def _in_columns(table: Table, result: str, column: str) -> Iterator[tuple[str, Fraction]]:
    """Yield the chance of a result in the column named; in each where none is."""
    if column and table.roll and table.roll.across:
        named: list[tuple[str, int | None]] = [(name, index) for index, name in enumerate(table.column_names)]
    else:
        named = [*chance_columns(table)]
    for name, index in named:
        if not column or slug(name) == column:
            yield name, _chances(table, index).get(result, Fraction(0))


def _chances(table: Table, column: int | None) -> dict[str, Fraction]:
    found: dict[str, Fraction] = {}
    for each in roll_odds(table, column):
        found[each.name] = found.get(each.name, Fraction(0)) + each.chance
    return found


def _results(table: Table) -> set[str]:
    return {cell.name for _, cells in table.rows for cell in cells}


def _place(table: Table, field: str) -> Origin:
    return table.places.get(field, table.origin)

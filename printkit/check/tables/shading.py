"""What tables say for the eye: steps of severity that shade nothing, groups that head no rows or columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from printkit.check.dice.runs import run_of
from printkit.check.names import near
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.model.dice import DieRange
from printkit.model.game import Game
from printkit.model.tables import Shade, Table, cells_of
from printkit.source import Entry
from printkit.source.text import Message


@rule("PK357", "idle-shade")
def idle_shade(game: Game) -> Iterator[Finding]:
    """Report a step of a table's severity that no result has, or that does not come after the step before it.

    ## What it does
    Looks for the results of each step under `severity:` and `alarm:`, by number or by name, and compares steps of
    numbers with their neighbours: each must be beyond the one before it.

    ## Why it matters
    A misspelt result is printed without its shade, and looks harmless.

    ## Example
    `severity: [immobilised, destoryed]` in a table with the result `destroyed`; `severity: [1-3, 3-4]`

    ## Fix
    Correct the name or the numbers, or take the step away.
    """
    for table in game.parts.tables.values():
        for field, shades in (("severity", table.severity), ("alarm", table.alarm)):
            place = table.places.get(field, table.origin)
            yield from _idle(table, shades, place)
        yield from _out_of_order(table)


def _idle(table: Table, shades: Sequence[Shade], place: Origin) -> Iterator[Finding]:
    results = [cell for entry in table.results for cell in cells_of(entry)]
    for shade in shades:
        if not any(result in shade for result in results):
            known = dict.fromkeys(result.name for result in results)
            hint = near(shade.name, known) if shade.name else "correct the numbers, or take the step away"
            yield Finding(place, f'no result of the table is "{shade}"', hint)


def _out_of_order(table: Table) -> Iterator[Finding]:
    runs = [shade.run for shade in table.severity if shade.run]
    for before, after in pairwise(runs):
        if run_of(after).low <= run_of(before).high:
            message = f'step "{after}" of the severity is not beyond step "{before}"'
            yield Finding(table.places.get("severity", table.origin), message, "write the steps in rising order")


@rule("PK358", "group-off-the-table")
def group_off_the_table(game: Game) -> Iterator[Finding]:
    """Report a group of rows or columns that holds none, parts one, or shares some with another group.

    ## What it does
    Compares the ranges under `over:` with the bands of the table, or with the places of its columns, and those under
    `beside:` with its rows.

    ## Why it matters
    A heading that stands over nothing is not printed, and one that holds half a column stands over the wrong ones.

    ## Example
    `over: {1-3: a few, 3-9: a section}` with `bands: [1-2, 3-9]`

    ## Fix
    Let each group begin and end where rows or columns do, each of them in one group.
    """
    for table in game.parts.tables.values():
        columns = table.bands or tuple(DieRange(place, place) for place in range(1, len(table.columns) + 1))
        yield from _off(table.over, columns, "column")
        yield from _off(table.beside, [entry.key for entry in table.results], "row")


def _off(groups: Sequence[Entry[DieRange, Message]], runs: Sequence[DieRange], word: str) -> Iterator[Finding]:
    taken: dict[int, DieRange] = {}
    for group in groups:
        whole = run_of(group.key)
        touched = [
            place for place, run in enumerate(runs) if whole.low <= run_of(run).high and run_of(run).low <= whole.high
        ]
        hint = f"the {word}s are {', '.join(map(str, runs[:12]))}" if runs else f"the table has no {word}s to head"
        if not touched:
            yield Finding(group.origin, f'group "{group.key}" holds no {word}', hint)
        for place in touched:
            run = run_of(runs[place])
            if run.low < whole.low or run.high > whole.high:
                yield Finding(group.origin, f'group "{group.key}" holds a part of {word} "{runs[place]}"', hint)
            elif place in taken:
                message = f'{word} "{runs[place]}" is in group "{group.key}" and in group "{taken[place]}"'
                yield Finding(group.origin, message, hint)
            taken[place] = group.key

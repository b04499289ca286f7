"""Names in examples that mean nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from printkit.check.examples.replay import Played, find_column, means, played, results_of
from printkit.check.names import near
from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.tables import Table


@rule("PK227", "unknown-example-name")
def unknown_example_name(game: Game) -> Iterator[Finding]:
    """Report an example that names a table, mission, column, modifier, result, step or quantity there is none of.

    ## What it does
    Looks the names in each step up: its table or mission, and there the column, the modifiers and the expected results; the
    earlier step it `uses`; what it changes among what the example starts with.

    ## Why it matters
    The example was written for another version of the table, or has a bonus that no list has.

    ## Example
    `modifiers: [calibre-88]`, and the list of modifiers has front, side and rear alone

    ## Fix
    Correct the name, or add what is missing to the table.
    """
    for each in played(game):
        yield from _table_names(each, game)
        yield from _chain_names(each)


def _unknown(each: Played, field: str, what: str, name: str, known: Iterable[str]) -> Finding:
    return Finding(each.place(field), f'{what} "{name}"', near(name, known))


def _table_names(each: Played, game: Game) -> Iterator[Finding]:
    step, table = each.step, each.table
    if table is None:
        if step.table:
            yield _unknown(each, "table", "no table is called", step.table, game.parts.tables)
        elif step.mission:
            yield _unknown(each, "mission", "no mission is called", step.mission, game.parts.missions)
        return
    for name in dict.fromkeys(step.modifiers):
        if name not in table.modifiers:
            yield _unknown(each, "modifiers", f'table "{each.table_name}" has no modifier', name, table.modifiers)
    if step.column is not None and not _has_column(table, step.column):
        yield _unknown(each, "column", f'table "{each.table_name}" has no column', step.column, table.column_names)
    results = results_of(table)
    for expected in _expected(each):
        if not any(means(expected, result) for result in results):
            known = [result.name for result in results]
            yield _unknown(each, "expect", f'table "{each.table_name}" has no result', expected, known)


def _has_column(table: Table, name: str) -> bool:
    return bool(table.column_names) and find_column(table, name) is not None


def _expected(each: Played) -> Iterator[str]:
    """Yield the results that a step names; what was looked up is compared by another rule."""
    if isinstance(each.step.expect, Mapping):
        yield from each.step.expect
    elif each.step.expect is not None and not each.looked:
        yield each.step.expect


def _chain_names(each: Played) -> Iterator[Finding]:
    step = each.step
    if step.uses and step.uses not in each.known:
        yield _unknown(each, "uses", "no step before this one is called", step.uses, each.known)
    for field, named in (("change", step.change), ("state", step.state)):
        for name in named:
            if each.example is None:
                message = f'no running state is called "{name}"'
                yield Finding(each.place(field), message, "an example of a table has none; move it to examples.yaml")
            elif name not in each.example.start:
                yield _unknown(each, field, "the example does not start with", name, each.example.start)

"""Results that lead to another table."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.names import near
from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.names import Name


@rule("PK224", "broken-chain")
def broken_chain(game: Game) -> Iterator[Finding]:
    """Report a result that leads to a table that does not exist, or by way of others back to its own.

    ## What it does
    Follows `then:` of each result from table to table.

    ## Why it matters
    A player would look for the table, or never stop rolling.

    ## Example
    `6: {text: critical hit, then: critcal}`

    ## Fix
    Correct the name, or end the circle with a result that leads nowhere.
    """
    tables = game.parts.tables
    onward = {name: _leads_to(game, name) for name in tables}
    for name, table in tables.items():
        for entry, (_, cells) in zip(table.results, table.rows, strict=True):
            for target in dict.fromkeys(cell.then for cell in cells if cell.then):
                if target not in tables:
                    yield Finding(entry.origin, f'no table is called "{target}"', near(target, tables))
                elif way := _way(onward, target, name):
                    shown = " → ".join([name, *way])
                    yield Finding(entry.origin, f'the tables lead in a circle: "{shown}"', "let one result end it")


def _leads_to(game: Game, name: Name) -> tuple[Name, ...]:
    named = (cell.then for _, cells in game.parts.tables[name].rows for cell in cells)
    return tuple(dict.fromkeys(then for then in named if then and then in game.parts.tables))


def _way(onward: dict[Name, tuple[Name, ...]], start: Name, goal: Name) -> tuple[Name, ...]:
    """Return the shortest way between two tables, both included; empty where there is none."""
    ways: list[tuple[Name, ...]] = [(start,)]
    seen = {start}
    for way in ways:
        if way[-1] == goal:
            return way
        fresh = [name for name in onward[way[-1]] if name not in seen]
        seen.update(fresh)
        ways += [(*way, name) for name in fresh]
    return ()

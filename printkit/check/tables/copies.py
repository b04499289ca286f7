"""The same table written twice."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.tables import Table


@rule("PK219", "duplicate-table")
def duplicate_table(game: Game) -> Iterator[Finding]:
    """Report two tables with the same dice and results, or with the same title and different results.

    ## What it does
    Compares the dice, columns, ranges and results of all tables of a game, and their titles.

    ## Why it matters
    A table that is written twice is corrected once: the rules and the player aid then differ. One table can be
    printed in any number of places.

    ## Example
    `escape` and `escape-on-board`, both `1-2: away`, `3-4: away with a hit`, `5-6: caught`

    ## Fix
    Keep one and place it twice. Where two tables are alike by chance: `allow: [duplicate]` in one of them.
    """
    for name, other in copies(game.parts.tables).items():
        table, earlier = game.parts.tables[name], game.parts.tables[other]
        if "duplicate" in table.allow or "duplicate" in earlier.allow:
            continue
        if content(table) == content(earlier):
            message = f'table "{name}" has the dice and results of "{other}"'
        else:
            message = f'table "{name}" has the title of "{other}", "{table.title.text}", and other results'
        yield Finding(table.origin, message, "keep one table and place it where it is needed")


def copies(tables: Mapping[Name, Table]) -> dict[Name, Name]:
    """Return the tables that repeat an earlier one, each with that one: by content, else by title."""
    found: dict[Name, Name] = {}
    by_content: dict[Hashable, Name] = {}
    by_title: dict[str, Name] = {}
    for name, table in tables.items():
        if not table.results:
            continue
        earlier = by_content.setdefault(content(table), name)
        if earlier == name:
            earlier = by_title.get(table.title.text.casefold(), name)
        by_title.setdefault(table.title.text.casefold(), name)
        if earlier != name:
            found[name] = earlier
    return found


def content(table: Table) -> Hashable:
    """Return what a player reads from a table: dice or axis, columns, ranges and results."""
    heads = tuple(column.text for column in table.columns)
    rows = tuple((run, tuple((cell.text.text, cell.value) for cell in cells)) for run, cells in table.rows)
    axis, across = table.axis and table.axis.text, table.across and table.across.text
    return (table.roll, axis, across, heads, table.bands, rows)

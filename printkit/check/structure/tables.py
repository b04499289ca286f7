"""Tables whose rows do not fit their columns."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.tables import cells_of


@rule("PK175", "row-cell-count")
def row_cell_count(game: Game) -> Iterator[Finding]:
    """Report a row of a table with more or fewer results than the table has columns.

    ## What it does
    Counts the results of each row of a table that has `columns:`; a table without has one result a row.

    ## Why it matters
    A result would stand under the wrong heading, or be missing.

    ## Example
    `columns: [approach, torpedo zone]` with the row `5: [hit]`

    ## Fix
    Give each row one result a column: `5: [hit, miss]`.
    """
    for table in game.parts.tables.values():
        columns = table.width
        for entry in table.results:
            cells = len(cells_of(entry))
            if cells != columns:
                yield Finding(entry.origin, f"a row has {cells} results for {columns} columns", "one result a column")


@rule("PK176", "table-without-axis")
def table_without_axis(game: Game) -> Iterator[Finding]:
    """Report a table that does not say what its rows are results or values of.

    ## What it does
    Checks that each table has exactly one of `roll:` (dice) and `axis:` (the name of a quantity); a roll that has
    `modifiers:` may have both, the axis being what the modified roll is called.

    ## Why it matters
    A player would not know what to look up.

    ## Example
    A table with `results:` alone

    ## Fix
    Say what is rolled, `roll: 1d6`, or what is looked up, `axis: Score`.
    """
    for table in game.parts.tables.values():
        if (table.roll is None) == (table.axis is None) and not (table.roll and table.modifiers):
            both = "both a roll and an axis" if table.roll else "neither a roll nor an axis"
            yield Finding(table.origin, f"the table has {both}", "give it either roll: 1d6 or axis: Score")

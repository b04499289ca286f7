"""Matrices that lack one of their two directions."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.tables import Table


@rule("PK209", "half-a-matrix")
def half_a_matrix(game: Game) -> Iterator[Finding]:
    """Report a matrix without the bands of its second roll or quantity, bands of nothing, or both bands and columns.

    ## What it does
    Checks that a table with `bands:` says what they are bands of, a second roll or `across:`, that a table with one
    of these has bands, and that it has no `columns:` beside them.

    ## Why it matters
    A player would not know how to find the column.

    ## Example
    `roll: 1d6 × 1d6` without `bands:`

    ## Fix
    Give the bands, `bands: [1-3, 4-6]`, and one second direction: `roll: 1d6 × 1d6`, or `across: figures`.
    """
    for table in game.parts.tables.values():
        for field, message, hint in _faults(table):
            yield Finding(table.places.get(field, table.origin), message, hint)


def _faults(table: Table) -> Iterator[tuple[str, str, str]]:
    """Yield each fault as the field it stands at, the message and the hint."""
    second = table.roll.across if table.roll else None
    if second and table.across:
        yield "across", f'the columns are both results of {second} and "{table.across.text}"', "keep one of them"
    if (second or table.across) and not table.bands:
        what = str(second) if second else table.across and table.across.text
        yield "roll" if second else "across", f'the matrix has no bands of "{what}"', "add them: bands: [1-3, 4-6]"
    if table.bands and not second and not table.across:
        yield "bands", "the bands are of nothing", "say across: and the quantity, or roll: 1d6 × 1d6"
    if table.bands and table.columns:
        yield (
            "columns",
            f"the table has {len(table.columns)} columns beside {len(table.bands)} bands",
            "keep one of them",
        )

"""Bands that lie on both sides of a border that a rule draws."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.dice.runs import run_of
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.model.dice import DieRange
from printkit.model.game import Game
from printkit.model.tables import Table


@rule("PK218", "straddled-boundary")
def straddled_boundary(game: Game) -> Iterator[Finding]:
    """Report a row or band with numbers on both sides of a boundary that the table declares.

    ## What it does
    Compares each range of the table with `boundaries:`, where another rule changes: `2|3` lies between 2 and 3.
    `down 2|3` is meant for the rows only, `across 2|3` for the bands of the columns.

    ## Why it matters
    Carronades reach 2 hexes. A column for ranges 2 to 4 cannot be right both with them and without.

    ## Example
    `boundaries: [across 2|3]` with `bands: [1, 2-4, 5-10]`

    ## Fix
    Split the band at the boundary: `bands: [1-2, 3-4, 5-10]`.
    """
    for table in game.parts.tables.values():
        for boundary in table.boundaries:
            for written, origin, side in _ranges(table):
                run = run_of(written)
                if boundary.side in ("", side) and run.low <= boundary.below < run.high:
                    word = "row" if side == "down" else "band"
                    parts = f"{_part(written.low, boundary.below)} and {_part(boundary.below + 1, written.high)}"
                    message = f'{word} "{written}" lies on both sides of the boundary "{boundary}"'
                    yield Finding(origin, message, f"split it into {parts}")


def _ranges(table: Table) -> Iterator[tuple[DieRange, Origin, str]]:
    for entry in table.results:
        yield entry.key, entry.origin, "down"
    for band in table.bands:
        yield band, table.places.get("bands", table.origin), "across"


def _part(low: int | None, high: int | None) -> DieRange:
    return DieRange(low, high)

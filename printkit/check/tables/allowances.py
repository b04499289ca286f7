"""Allowances of a table that allow nothing."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.dice.bounds import impossible_ends, unreachable_ranges
from printkit.check.dice.coverage import doubles as shared_results
from printkit.check.dice.coverage import gaps, modified_gaps
from printkit.check.dice.faces import table_faces
from printkit.check.registry import Finding, rule
from printkit.check.tables.bands import doubles, holes, swallowed, table_bands
from printkit.check.tables.copies import copies
from printkit.check.tables.use import unused
from printkit.diagnostics import Severity
from printkit.model.game import Game
from printkit.model.tables import Table


@rule("PK222", "idle-allowance", Severity.WARNING)
def idle_allowance(game: Game) -> Iterator[Finding]:
    """Report a word under `allow:` for which the table has nothing to allow.

    ## What it does
    Looks for the gap, overlap, duplicate, unused or unreachable row that each word of `allow:` speaks of.

    ## Why it matters
    An allowance that is left over hides the next fault of its kind.

    ## Example
    The gap was filled, and `allow: [gap]` was left.

    ## Fix
    Remove the word.
    """
    if not any(table.allow for table in game.parts.tables.values()):
        return
    repeated = copies(game.parts.tables)
    alike = {*repeated, *repeated.values()}
    idle = set(unused(game)) if game.file.sheets else set(game.parts.tables)  # nobody can tell yet
    for name, table in game.parts.tables.items():
        needed = (
            set(_needed(table)) | ({"duplicate"} if name in alike else set()) | ({"unused"} if name in idle else set())
        )
        for word in dict.fromkeys(table.allow):
            if word not in needed:
                message = f'the table allows "{word}", and there is nothing of the kind'
                yield Finding(table.places.get("allow", table.origin), message, "remove the word")


def _needed(table: Table) -> Iterator[str]:
    for faces in table_faces(table):
        yield from ("gap" for _ in (*gaps(faces), *modified_gaps(faces)))
        yield from ("overlap" for _ in shared_results(faces))
        yield from ("unreachable" for _ in (*impossible_ends(faces), *unreachable_ranges(faces)))
    for bands in table_bands(table):
        yield from ("gap" for _ in holes(bands))
        yield from ("overlap" for _ in (*doubles(bands), *swallowed(bands)))

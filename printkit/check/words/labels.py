"""Labels that occur twice where each must be a different one."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.check.words.enumerations import enumerations
from printkit.model.game import Game


@rule("PK264", "duplicate-label")
def duplicate_label(game: Game) -> Iterator[Finding]:
    """Report a label that stands twice in one list.

    ## What it does
    Compares the titles of sheets, of tables, tracks, aids and components, of events, of levels, of the ports of a
    chart, of roster units of one kind, of the columns of a table, the zones of a board, the entries of a record, and the
    headings of a section; capitals and spaces do not count.

    ## Why it matters
    Of levels called Easy, Hard and Hard, one has lost its name. Of two equal columns, one stands under the wrong
    heading.

    ## Example
    `columns: [approach, torpedo zone, approach]`

    ## Fix
    Give each a label of its own. Columns that repeat on purpose say so: `allow: [duplicate]`.
    """
    for what, labels in enumerations(game):
        first: dict[str, int] = {}
        for label in labels:
            key = " ".join(label.text.casefold().split())
            if key in first:
                message = f'the {what} "{label.text}" stands twice among {len(labels)}'
                yield Finding(label.origin, message, f"the first is in line {first[key]}; give each its own label")
            first.setdefault(key, label.origin.line)

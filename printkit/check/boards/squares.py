"""Boards of squares whose columns cannot be told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.model.game import Game


@rule("PK258", "duplicate-column")
def duplicate_column(game: Game) -> Iterator[Finding]:
    """Report a board with one number over two columns.

    ## What it does
    Compares the numbers of a board's `columns`.

    ## Why it matters
    The die says 4, and two columns do.

    ## Example
        columns: [2, 3, 4, 4]

    ## Fix
    Give each column a number of its own: `[2, 3, 4, 5]`.
    """
    for board in game.parts.boards.values():
        for number, times in Counter(board.columns).items():
            if times > 1:
                message = f'{times} columns have the number "{number}"'
                yield Finding(board.places.get("columns", board.origin), message, "give each a number of its own")

"""Results made of letters, and words for rows: what does not belong to the letters or to the rows there are."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.check.tables.values import grid_of
from printkit.model.game import Game
from printkit.model.tables import letters_of


@rule("PK365", "foreign-letter")
def foreign_letter(game: Game) -> Iterator[Finding]:
    """Report a result with a letter that is none of those its table is made of.

    ## What it does
    Compares the letters of each result with `letters:`; a dash stands for none.

    ## Why it matters
    A hit on B, in a table of hits on hull, guns, crew and rigging, has nothing on the log to be ticked.

    ## Example
    `letters: [H, G, C, R]` with `6: [H B, R R]`

    ## Fix
    Correct the letter, or add it to `letters:`. Letters stand apart: `H H R`.
    """
    for table in game.parts.tables.values():
        for cell in (cell for row in grid_of(table) for cell in row) if table.letters else ():
            for letter in dict.fromkeys(letters_of(cell.result)):
                if letter not in table.letters:
                    known = ", ".join(table.letters)
                    yield Finding(cell.origin, f'{cell.where} holds "{letter}"', f"the letters are {known}, set apart")


@rule("PK366", "row-name-misfit")
def row_name_misfit(game: Game) -> Iterator[Finding]:
    """Report words for a row that is not there, or a row without words where the others have some.

    ## What it does
    Compares the ranges under `named:` with those of the rows, which must be the same, each once.

    ## Why it matters
    A row that shows its number among rows with names means nothing to the reader.

    ## Example
    `named: {1: raw crew, 2: good crew}` in a table with the rows 1 to 3

    ## Fix
    Give each row its words, `3: elite crew`, or remove `named:`.
    """
    for table in game.parts.tables.values():
        rows = [entry.key for entry in table.results]
        named = [entry.key for entry in table.named]
        for entry in table.named:
            if entry.key not in rows:
                known = ", ".join(map(str, rows[:12]))
                yield Finding(entry.origin, f'there is no row "{entry.key}" to be named', f"the rows are {known}")
        for row in table.results if named else ():
            if row.key not in named:
                place = table.places.get("named", table.origin)
                yield Finding(place, f'row "{row.key}" has no name among {len(named)}', "name it, too")

"""Findings about logs that are laid out: PK36x."""

from __future__ import annotations

from printkit.diagnostics.kinds import Text, finding


@finding("PK362", "log-boxes-overflow")
def log_boxes_overflow(what: str, boxes: int, excess: tuple[float, float]) -> Text:
    """Report a unit whose boxes do not fit on its log at the smallest size of a box, 3 mm.

    ## What it does
    Sets the boxes of every log of a book in rows of fives, first 4 mm large, then smaller down to 3 mm, beside or above
    at least six lines of turns, and compares what they take with the room there is.

    ## Why it matters
    The last rows would be printed over the turns, or over the next log.

    ## Example
    `figures: {hull: 400}` on a sheet with four logs a page

    ## Fix
    Correct the figure, or put fewer logs on a page: `grid: 1 x 2`.
    """
    high, wide = excess
    over = f"{high:.1f} mm higher" if high > 0 else f"{wide:.1f} mm wider"
    return Text(
        f'the {boxes} boxes of "{what}" are {over} than their place at 3 mm a box',
        "correct its figures, or put fewer logs on a page",
    )


@finding("PK363", "log-lines-squeezed")
def log_lines_squeezed(width: float, least: float) -> Text:
    """Report a log whose table of turns has no room to write in.

    ## What it does
    Compares the width that boxes and labels leave for the table of turns, and the width of its narrowest column, with
    the least that a pencil needs: 8 mm a column.

    ## Why it matters
    Orders that do not fit into their cell are written somewhere else, and then read wrong.

    ## Example
    `columns:` with twelve columns on a sheet with four logs a page

    ## Fix
    Take fewer columns, or put fewer logs on a page.
    """
    return Text(
        f"the narrowest column of the turns is {max(width, 0.0):.1f} mm wide, and {least:.1f} mm are needed",
        "take fewer columns, or put fewer logs on a page",
    )


@finding("PK364", "logbook-too-long")
def logbook_too_long(pages: int, most: int) -> Text:
    """Report a logbook of more pages than anybody prints.

    ## What it does
    Counts the pages that the logs of a book and their further turns take.

    ## Why it matters
    A number of turns with two digits too many would fill a ream of paper.

    ## Example
    `turns: 20000`

    ## Fix
    Correct the number of turns, or split the book.
    """
    return Text(
        f"the logbook takes {pages} pages, more than {most}", "correct its turns, or split it into several books"
    )

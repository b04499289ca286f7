"""Findings about how sheets fit the paper: PK589 and PK590, the line that shows the scale, PK597, what both papers print."""

from __future__ import annotations

from printkit.diagnostics.core import Measure, Severity
from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.wording import agreeing, counted


@finding("PK589", "scale-line-missing", Severity.WARNING)
def scale_line_missing() -> Text:
    """Report a sheet without a line to check its size by.

    ## What it does
    Looks on the first page, where it is whole paper (A4, A3, A5, Letter, Legal, Tabloid), for a level line with a tick
    at each end that is about 50 mm long.

    ## Why it matters
    "Fit to page" makes everything 2 to 6 % smaller, and the counters no longer fit the board.

    ## Example
    A layout with `scale: no` on every slot

    ## Fix
    Add a slot with `scale: yes`.
    """
    return Text("the first page has no line of 50 mm to check its scale by", "add a slot with scale: yes")


@finding("PK590", "scale-line-wrong")
def scale_line_wrong(length: Measure) -> Text:
    """Report a scale line that is not as long as it says.

    ## What it does
    Measures the level line with a tick at each end on the first page.

    ## Why it matters
    Whoever measures it believes that the sheet was printed too large or too small; most likely the whole page was scaled
    after it was made.

    ## Example
    A sheet "fitted" into a smaller page: the line measures 48.5 mm

    ## Fix
    Use the file as it was made, and print at 100 %.
    """
    return Text(
        f"the scale line measures {length.measured:.2f} mm, it should be {length.limit:g} mm",
        "use the file as it was made",
        length,
    )


@finding("PK597", "outside-common-area")
def outside_common_area(reach: Measure, count: int) -> Text:
    """Report a page for both A4 and Letter on which something stands nearer to an edge than both print.

    ## What it does
    On pages of 210.0 x 279.4 mm, the common part of A4 and Letter, looks for ink within 6.35 mm of an edge.

    ## Why it matters
    Printers leave the edge of the paper blank, and centre such a page on paper that is larger one way or the other.

    ## Example
    A table that was moved to 4 mm from the left edge

    ## Fix
    Build the sheet with `--paper universal`, which keeps the edges clear, or move things inwards.
    """
    return Text(
        f"{counted(count, 'thing')} {agreeing(count, 'stands', 'stand up to')} {reach.measured:.2f} mm from the edge, "
        f"{reach.limit:g} mm is clear on both papers",
        f"move {agreeing(count, 'it', 'them')} inwards; the limit is from {reach.source}",
        reach,
    )

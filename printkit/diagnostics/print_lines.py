"""Findings about lines in printed files: PK543, PK544 and PK546."""

from __future__ import annotations

from printkit.diagnostics.core import Measure, Severity
from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.wording import agreeing, counted


@finding("PK543", "line-too-thin")
def line_too_thin(width: Measure, count: int) -> Text:
    """Report lines thinner than the profile allows.

    ## What it does
    Follows line widths through every map to the width on paper, in pt.

    ## Why it matters
    Thinner lines break up in print, or vanish.

    ## Example
    A line of 0.5 pt in a drawing that is placed at a third of its size

    ## Fix
    Draw them wider.
    """
    return Text(
        f"{counted(count, 'line')} as thin as {width.measured:.3f} pt, at least {width.limit:g} pt is needed",
        f"draw {agreeing(count, 'it', 'them')} wider; the limit is from {width.source}",
        width,
    )


@finding("PK544", "line-without-width")
def line_without_width(count: int) -> Text:
    """Report lines of width 0.

    ## What it does
    Looks for lines that are stroked with a width of 0, which PDF defines as the thinnest the device can draw.

    ## Why it matters
    On a screen that is a pixel, on a press a hundredth of a millimetre: the line vanishes.

    ## Example
    `0 w`

    ## Fix
    Give the lines a width.
    """
    return Text(
        f"{counted(count, 'line')} without width", f"give {agreeing(count, 'it', 'them')} a width of at least 0.25 pt"
    )


@finding("PK546", "shape-too-thin", Severity.WARNING)
def shape_too_thin(width: Measure, count: int) -> Text:
    """Report filled bars that are thinner than the profile allows lines to be.

    ## What it does
    Looks for filled shapes of four corners, white left out, that lie level or stand upright, and measures their lesser
    side, what is clipped away included.

    ## Why it matters
    A bar is a line by another name, and as thin it breaks up or vanishes as well.

    ## Example
    A rule that a word processor drew as a rectangle of 0.1 pt

    ## Fix
    Draw them thicker.
    """
    return Text(
        f"{counted(count, 'filled bar')} as thin as {width.measured:.3f} pt, at least {width.limit:g} pt is advised",
        f"draw {agreeing(count, 'it', 'them')} thicker; the limit is from {width.source}",
        width,
    )

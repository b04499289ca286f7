"""Findings about how pieces are put on paper: PK419 and PK516 to PK520."""

from __future__ import annotations

from printkit.diagnostics.core import Severity
from printkit.diagnostics.kinds import Text, finding


@finding("PK419", "margin-not-printable", Severity.WARNING)
def margin_not_printable(margin: float, least: float) -> Text:
    """Report an imposition whose margin is narrower than printers leave blank.

    ## What it does
    Compares the `margin:` of an imposition with 3 mm, on sheets for a printer that are marked to be cut.

    ## Why it matters
    Printers leave an edge of 3 to 5 mm blank: cut marks, words and the outer pieces lie there and are lost.

    ## Example
    `margin: 0mm` with cards that fill the sheet

    ## Fix
    Write `margin: 6.35mm`, which most printers reach; or silence this where yours prints to the edge.
    """
    return Text(
        f"a margin of {margin:.1f} mm lies where most printers cannot print: they leave {least:.0f} to 5 mm blank",
        "write margin: 6.35mm, or silence this where your printer prints to the edge",
    )


@finding("PK516", "margins-leave-no-room")
def margins_leave_no_room(margin: float, paper: tuple[float, float]) -> Text:
    """Report an imposition whose margins take up the whole sheet.

    ## What it does
    Compares twice the `margin:` of an imposition with the width and height of the paper.

    ## Why it matters
    There is no place left for a piece.

    ## Example
    `margin: 105mm` on A4, which is 210 mm wide

    ## Fix
    Write what the printer cannot print on, and not more: `margin: 6.35mm`.
    """
    return Text(
        f"margins of {margin:.1f} mm leave no room on paper of {paper[0]:.1f} × {paper[1]:.1f} mm",
        "write a smaller margin: most printers need 4 to 7 mm",
    )


@finding("PK517", "offset-leaves-no-margin")
def offset_leaves_no_margin(offset: tuple[float, float], excess: float, least: float) -> Text:
    """Report backs that the printer's offset moves too near to the edge of the paper.

    ## What it does
    Moves the backs of a two-sided sheet by the offset of `printer.yaml`, and measures how much margin is left: 3 mm at
    least, or the whole of a margin that is smaller.

    ## Why it matters
    Printers do not print to the edge of the paper: a part of the backs would be missing.

    ## Example
    `offset: 10mm 0mm` with cards that fill the sheet up to margins of 6.35 mm

    ## Fix
    Read the offset again (`printkit calibrate`), or print fewer pieces on a sheet: `columns:`, `rows:`, a larger
    `margin:`.
    """
    return Text(
        f"with the printer's offset of {offset[0]:.1f} × {offset[1]:.1f} mm, margins leave no room:"
        f" backs reach {excess:.1f} mm into the last {least:.1f} mm of the paper",
        "calibrate the printer again, or widen the margin of the imposition",
    )


@finding("PK518", "overlap-larger-than-tile")
def overlap_larger_than_tile(overlap: float, room: tuple[float, float]) -> Text:
    """Report tiles of which more than half lies under their neighbours.

    ## What it does
    Compares the `overlap:` of an imposition of tiles with what a page has room for.

    ## Why it matters
    Tiles would lie over neighbours of neighbours, and the more of them there are, the less of the board is seen.

    ## Example
    `overlap: 120mm` on A4, with room for 180 × 237 mm

    ## Fix
    Write as much as glue needs: `overlap: 10mm`.
    """
    return Text(
        f"an overlap of {overlap:.1f} mm is more than half a tile of {room[0]:.1f} × {room[1]:.1f} mm",
        "write a smaller overlap, such as 10mm",
    )


@finding("PK519", "booklet-of-one-page")
def booklet_of_one_page(what: str) -> Text:
    """Report a booklet with a single page.

    ## What it does
    Counts the pages that a booklet is folded from.

    ## Why it matters
    A sheet with one printed page and three blank ones need not be folded.

    ## Example
    A text of half a page, on a sheet with `imposition: booklet`

    ## Fix
    Print it with `imposition: page`, or fold it with more text.
    """
    return Text(f'"{what}" has one page, a booklet has two at least', "use imposition: page")


@finding("PK520", "booklet-pages-differ")
def booklet_pages_differ(what: str, size: tuple[float, float], first: tuple[float, float]) -> Text:
    """Report a page of a booklet that is not as large as the first one.

    ## What it does
    Compares the sizes of the pages that are folded together.

    ## Why it matters
    The booklet would have no common edge to cut to.

    ## Example
    A text laid out on half the paper and a table of poker size, on one sheet with `imposition: booklet`

    ## Fix
    Use layouts of one size on the sheet, or give the other pages a sheet of their own.
    """
    return Text(
        f'"{what}" is {size[0]:.1f} × {size[1]:.1f} mm, the first page {first[0]:.1f} × {first[1]:.1f} mm',
        "use layouts of one size",
    )

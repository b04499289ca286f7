"""Findings about printed files as a whole: PK584 and PK585, the order of their pages, PK586 to PK588, what they say."""

from __future__ import annotations

from printkit.diagnostics.core import Severity
from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.wording import counted


@finding("PK584", "sides-out-of-order")
def sides_out_of_order(wanted: str, shown: str) -> Text:
    """Report a file of printkit in which fronts and backs no longer alternate.

    ## What it does
    Printkit marks each page of a two-sided sheet as a front or a back. Reads the marks of each part of a file in order:
    they have to alternate, in the order of the profile, and none may be without the other. Files of other programs have no
    such marks: *not checked*.

    ## Why it matters
    From the page that is missing or moved on, every card gets the back of another.

    ## Example
    A deck for `press-x4` from which a page was deleted in a viewer

    ## Fix
    Build the sheet again, and give the printer all its pages.
    """
    if not shown:
        return Text(f"the file ends where a {wanted} should follow", "build it again, and keep all its pages in order")
    return Text(
        f"the page is {shown}, a {wanted} should stand here: fronts and backs do not alternate",
        "build it again, and keep all its pages in order",
    )


@finding("PK585", "booklet-not-of-fours")
def booklet_not_of_fours(count: int) -> Text:
    """Report a booklet of printkit for a press whose number of pages is no multiple of four.

    ## What it does
    Printkit marks the pages of booklets for a press, and adds blank ones at the end. Counts those of each part of a file.
    Files of other programs have no such marks: *not checked*.

    ## Why it matters
    Sheets folded in the middle have four pages each; the printer would have to guess where blank ones go.

    ## Example
    A booklet of 16 pages, the last of which was deleted because it is blank

    ## Fix
    Build the sheet again, and give the printer all its pages.
    """
    return Text(
        f"the booklet has {counted(count, 'page')}, which is no multiple of four",
        "build it again, and keep its blank pages",
    )


@finding("PK586", "pdf-without-language")
def pdf_without_language() -> Text:
    """Report a PDF that does not say which language it is in.

    ## What it does
    Looks for `/Lang` in the catalogue.

    ## Why it matters
    Screen readers would read French aloud by English rules.

    ## Example
    A catalogue without `/Lang (fr)`

    ## Fix
    Set the language when the file is made.
    """
    return Text("the PDF does not say which language it is in", "set /Lang, such as fr")


@finding("PK587", "pdf-without-title")
def pdf_without_title() -> Text:
    """Report a PDF without a title.

    ## What it does
    Looks for the title in the document information.

    ## Why it matters
    Viewers and printers' job lists show the title; without one they show a file name or nothing. PDF/X asks for it.

    ## Example
    Document information without `/Title`

    ## Fix
    Give the game and the sheet a title.
    """
    return Text("the PDF has no title", "give the sheet a title")


@finding("PK588", "pdf-without-outline", Severity.WARNING)
def pdf_without_outline(pages: int) -> Text:
    """Report a PDF of several pages without bookmarks, in a profile for reading on screen.

    ## What it does
    Looks for an outline where a file has more than one page.

    ## Why it matters
    Bookmarks are how a reader finds the table in the middle of a game.

    ## Example
    Twelve pages of rules as one long scroll

    ## Fix
    Give the parts headings; each becomes a bookmark.
    """
    return Text(f"the PDF has {counted(pages, 'page')} and no bookmarks", "give its parts headings")

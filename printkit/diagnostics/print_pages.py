"""Findings about pages of printed files: PK52x, boxes, bleed and emptiness, PK42x, text near the cut."""

from __future__ import annotations

from printkit.diagnostics.core import Measure, Severity
from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.wording import agreeing, counted


@finding("PK421", "text-near-cut")
def text_near_cut(nearest: Measure, count: int) -> Text:
    """Report text between the cut and the safe area.

    ## What it does
    On pages from which something is cut off, compares the box around each line of text inside the trim with the trim
    less the profile's safe distance.

    ## Why it matters
    Cutters are off by a millimetre now and then: what stands so near the edge may be cut.

    ## Example
    A card's name 1 mm from the trim, with a safe area of 3 mm

    ## Fix
    Move the text inwards, or choose a profile with a smaller safe area.
    """
    return Text(
        f"{counted(count, 'line')} of text {agreeing(count, 'stands', 'stand up to')} {nearest.measured:.1f} mm from the cut, "
        f"at least {nearest.limit:g} mm is safe",
        f"move {agreeing(count, 'it', 'them')} inwards; the limit is from {nearest.source}",
        nearest,
    )


@finding("PK422", "text-off-page")
def text_off_page(count: int) -> Text:
    """Report text that lies outside the page, wholly or in part.

    ## What it does
    Compares the box around each line of text, what is clipped away left out, with the page; on pages from which
    something is cut off, text on both sides of the trim is found too.

    ## Why it matters
    It is not printed, or cut through, and nobody sees that it was meant to be there.

    ## Example
    A footer below the lower edge of a page

    ## Fix
    Move the text, or enlarge the page.
    """
    return Text(f"{counted(count, 'line')} of text over the edge", f"move {agreeing(count, 'it', 'them')} inside")


@finding("PK521", "page-box-not-nested")
def page_box_not_nested(inner: str, outer: str, excess: Measure) -> Text:
    """Report a page box that reaches out of the one around it.

    ## What it does
    Checks that the trim (or art) box lies inside the bleed box and that inside the media box.

    ## Why it matters
    Imposition software places pages by these boxes; PDF/X asks that they be nested.

    ## Example
    A BleedBox 3 mm larger than the MediaBox

    ## Fix
    Enlarge the page, or correct the box.
    """
    return Text(
        f'the "{inner}" reaches {excess.measured:.2f} mm out of the "{outer}"',
        "correct the boxes: media around bleed around trim",
        excess,
    )


@finding("PK522", "page-box-spoilt")
def page_box_spoilt(box: str) -> Text:
    """Report a page box that is no box, or a box that every printed page needs and this one lacks.

    ## What it does
    Checks that each box has four finite numbers and is larger than nothing, and that there is a MediaBox and a TrimBox.

    ## Why it matters
    Without a TrimBox nobody but the designer knows where to cut; without a MediaBox there is no page.

    ## Example
    A page without `/TrimBox`

    ## Fix
    Write the box.
    """
    return Text(f'the "{box}" is missing or no box', "write it: four numbers, larger than nothing")


@finding("PK523", "trim-size-varies", Severity.WARNING)
def trim_size_varies(size: tuple[float, float], first: tuple[float, float], count: int) -> Text:
    """Report pages whose trimmed size is not that of the first page, once a file.

    ## What it does
    Compares the sizes of the trim boxes of a file, whichever way the pages lie. Files with bookmarks for several
    parts are packs of different sheets and are left alone.

    ## Why it matters
    One product has one size: a card that is larger than its deck is marked.

    ## Example
    53 pages of 63 × 88 mm, and one of 63.5 × 88.9 mm

    ## Fix
    Give all items of the sheet the same size, or those of another size a sheet of their own: a printer takes one size
    a file.
    """
    return Text(
        f"the page is {size[0]:.2f} × {size[1]:.2f} mm, the first {first[0]:.2f} × {first[1]:.2f} mm; "
        f"{counted(count, 'page')} of {agreeing(count, 'another size', 'other sizes')} in all",
        "give what has another size a sheet, and so a file, of its own",
    )


@finding("PK524", "page-turned")
def page_turned(degrees: float) -> Text:
    """Report a page that is shown turned.

    ## What it does
    Looks for `/Rotate` other than 0.

    ## Why it matters
    Some imposition software ignores it, and front and back no longer meet.

    ## Example
    `/Rotate 90` on a landscape page made from a portrait one

    ## Fix
    Make the page in the size it is meant to have.
    """
    return Text(f"the page is turned by {degrees:g}°", "make it upright, without /Rotate")


@finding("PK525", "page-scaled")
def page_scaled(unit: float) -> Text:
    """Report a page whose unit is not the point.

    ## What it does
    Looks for `/UserUnit` other than 1.

    ## Why it matters
    Software that ignores it prints the page in another size.

    ## Example
    `/UserUnit 2` on a large board

    ## Fix
    Write the page in points.
    """
    return Text(f"the page is enlarged {unit:g} times by its /UserUnit", "write it in points")


@finding("PK526", "page-cropped")
def page_cropped() -> Text:
    """Report a page whose crop box is not the whole page.

    ## What it does
    Compares the CropBox with the MediaBox.

    ## Why it matters
    Viewers show and print the crop box alone, so marks and bleed are missing, and "fit to page" differs.

    ## Example
    A page cropped to its trim in a viewer

    ## Fix
    Remove the CropBox.
    """
    return Text("the page is cropped: its CropBox is not the MediaBox", "remove the CropBox")


@finding("PK527", "page-empty")
def page_empty() -> Text:
    """Report a page on which nothing is drawn.

    ## What it does
    Counts outlines, images and lines of visible text on each page; white ones do not count. Files for a press may have
    blank backs, and up to three blank pages at their end that make a booklet a multiple of four.

    ## Why it matters
    An empty page is hardly meant, and throws the order of fronts and backs.

    ## Example
    A back without a drawing

    ## Fix
    Remove the page, or give it something to show.
    """
    return Text("the page is empty", "remove it, or give it something to show")


@finding("PK528", "bleed-too-small")
def bleed_too_small(bleed: Measure) -> Text:
    """Report a page whose bleed is smaller than its profile asks for.

    ## What it does
    Compares the distance between trim and bleed box on each side with the profile's bleed, on pages on which a
    filled outline or an image reaches the trim.

    ## Why it matters
    With too little bleed a cut that is off by a hair leaves a white edge.

    ## Example
    A bleed box equal to the trim box, under a profile with 3 mm

    ## Fix
    Give the items of the sheet more bleed, or choose another profile.
    """
    return Text(
        f"the bleed is {bleed.measured:.2f} mm, {bleed.limit:g} mm are asked for",
        f"give the items more bleed; the limit is from {bleed.source}",
        bleed,
    )


@finding("PK529", "bleed-not-inked")
def bleed_not_inked(share: Measure) -> Text:
    """Report a drawing that reaches the cut but not the edge of the bleed.

    ## What it does
    Draws the page and compares a strip just inside the trim with one at the edge of the bleed: where the first has
    ink, the second has to have some, too.

    ## Why it matters
    A bleed box without ink in it is a promise that nobody kept: the edge comes out white.

    ## Example
    A card whose picture ends at the trim, in a file that declares 3 mm of bleed

    ## Fix
    Let the drawing reach 3 mm over the edge on every side.
    """
    return Text(
        f"{share.measured:.0f} % of the ink at the cut does not reach the edge of the bleed",
        "let the drawing reach over the edge by the whole bleed",
        share,
    )


@finding("PK530", "mark-inside-bleed")
def mark_inside_bleed() -> Text:
    """Report registration colour inside the bleed.

    ## What it does
    Looks for the separation `All`, which prints on every plate, inside the bleed box.

    ## Why it matters
    It is for marks beside the piece; on the piece it is four inks on top of each other.

    ## Example
    Text in "registration" in place of black

    ## Fix
    Use black inside the piece, and keep marks out of the bleed.
    """
    return Text('the colour "All" of register marks is used inside the bleed', "use black there")

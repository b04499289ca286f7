"""Findings about SVG files as printkit writes them: PK59x."""

from __future__ import annotations

from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.wording import agreeing, counted


@finding("PK591", "svg-broken")
def svg_broken(why: str) -> Text:
    """Report an SVG that cannot be read.

    ## What it does
    Reads the file as XML, without entities, DTDs or references to other files.

    ## Why it matters
    A browser shows an error in its place, a cutter nothing.

    ## Example
    A file that ends in the middle of a path

    ## Fix
    Build or copy it again.
    """
    return Text(f"the SVG cannot be read: {why}", "build or copy it again")


@finding("PK592", "svg-size")
def svg_size(what: str) -> Text:
    """Report an SVG that does not say how large it is in millimetres.

    ## What it does
    Checks that `width` and `height` are in mm and that `viewBox` has the same numbers, so that a unit is a millimetre.

    ## Why it matters
    Programs differ in what a pixel is: a piece of 20 mm comes out at 15 or 27 mm.

    ## Example
    `width="200"` in place of `width="20mm"`

    ## Fix
    Write width and height in mm, and the same numbers in the view box.
    """
    return Text(f"the size is not in millimetres: {what}", 'write width="20mm" height="20mm" viewBox="0 0 20 20"')


@finding("PK593", "svg-live-text")
def svg_live_text(count: int) -> Text:
    """Report text that is not drawn as outlines.

    ## What it does
    Looks for `text` elements.

    ## Why it matters
    Nearly every program but a browser puts in a font of its own, and the text no longer fits.

    ## Example
    `<text>Torpedo</text>`

    ## Fix
    Convert text to paths.
    """
    elements = counted(count, '"text" element')
    return Text(
        f"{elements} {agreeing(count, 'depends', 'depend')} on the fonts of the computer", "convert text to paths"
    )


@finding("PK594", "svg-outside-reference")
def svg_outside_reference(target: str) -> Text:
    """Report a reference to another file.

    ## What it does
    Looks at every `href` and `url(…)`: within the file (`#id`) and images in the file (`data:`) are in place.

    ## Why it matters
    The picture is missing wherever the other file is not, and some programs read files they should not.

    ## Example
    `<image href="ship.png"/>`

    ## Fix
    Put the picture into the file.
    """
    return Text(f'the SVG refers to "{target}"', "put what it refers to into the file")


@finding("PK595", "svg-without-name")
def svg_without_name(what: str) -> Text:
    """Report an SVG without a title or description.

    ## What it does
    Looks for `title` as the first child of the drawing, and for `desc`.

    ## Why it matters
    Screen readers have nothing to read.

    ## Example
    A drawing without `<title>`

    ## Fix
    Write both.
    """
    return Text(f'the SVG has no "{what}"', "write a title as first child, and a desc")


@finding("PK596", "svg-active")
def svg_active(what: str) -> Text:
    """Report a script, an event handler or foreign content in an SVG.

    ## What it does
    Looks for `script`, `foreignObject`, animations and attributes that begin with `on`.

    ## Why it matters
    A drawing is for looking at: whatever runs does not belong in a printed piece.

    ## Example
    `<svg onload="…">`

    ## Fix
    Remove it.
    """
    return Text(f'the SVG has "{what}"', "remove it")

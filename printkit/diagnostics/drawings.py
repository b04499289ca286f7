"""Findings about drawings and bitmaps: what printkit does not print from them → diagnostics PK137, PK138, PK141 to PK149."""

from __future__ import annotations

from printkit.diagnostics.core import Severity
from printkit.diagnostics.kinds import Text, finding


@finding("PK141", "drawing-not-svg")
def drawing_not_svg(problem: str, hint: str) -> Text:
    """Report a drawing that is no SVG file.

    ## What it does
    Finds broken XML, files of another kind, and drawings without a size.

    ## Why it matters
    Nothing of such a file can be drawn.

    ## Example
        <svg xmlns="http://www.w3.org/2000/svg">     <!-- no viewBox -->

    ## Fix
    Save the drawing as plain SVG with a viewBox.
    """
    return Text(f"the file is not an SVG drawing: {problem}", hint)


@finding("PK142", "drawing-doctype")
def drawing_doctype() -> Text:
    """Report a document type or an entity in a drawing.

    ## What it does
    Finds `<!DOCTYPE …>` and `<!ENTITY …>`.

    ## Why it matters
    Entities can read other files or blow up to gigabytes; no drawing needs them.

    ## Example
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "…">

    ## Fix
    Delete the declaration, or save as plain SVG.
    """
    return Text("a document type or entity is declared", "delete the <!DOCTYPE …> declaration")


@finding("PK143", "drawing-script")
def drawing_script(culprit: str) -> Text:
    """Report code in a drawing.

    ## What it does
    Finds `<script>` elements and `on…` attributes.

    ## Why it matters
    Sources are data: no code in them runs.

    ## Example
        <rect onclick="…"/>

    ## Fix
    Delete the element or attribute, or save as plain SVG.
    """
    return Text(f'"{culprit}" holds code', "delete it")


@finding("PK144", "drawing-reference")
def drawing_reference(culprit: str) -> Text:
    """Report a reference from a drawing to something else.

    ## What it does
    Finds links to files, to the web, and to other parts of the drawing.

    ## Why it matters
    What a link points at may be missing, change, or lie outside the game.

    ## Example
        <use href="#gun"/>

    ## Fix
    Put a copy of the shape in its place; in Inkscape: Edit, Clone, Unlink Clone.
    """
    return Text(f'"{culprit}" refers to something else', "put the shape itself in its place")


@finding("PK145", "drawing-element")
def drawing_element(name: str, advice: str) -> Text:
    """Report an element that printkit does not draw.

    ## What it does
    Finds everything but paths, rectangles, circles, ellipses, lines, polylines, polygons and groups.

    ## Why it matters
    An element that is left out would be missing in print.

    ## Example
        <text>Bismarck</text>

    ## Fix
    Turn it into paths, as the hint says.
    """
    return Text(f'"<{name}>" is not drawn', advice)


@finding("PK146", "drawing-attribute")
def drawing_attribute(name: str, value: str, advice: str) -> Text:
    """Report an attribute or style that printkit does not draw.

    ## What it does
    Finds transparency, gradients, clips, filters, and whatever else changes the look of a shape beyond flat
    fills and lines.

    ## Why it matters
    Left out, the drawing would print differently from what its author saw.

    ## Example
        <circle r="4" opacity="0.5"/>

    ## Fix
    Give the shape the flat colour it should have in print.
    """
    return Text(f'"{name}={value}" is not drawn', advice)


@finding("PK147", "drawing-value")
def drawing_value(name: str, problem: str, hint: str) -> Text:
    """Report a number, colour, path or transformation that cannot be read.

    ## What it does
    Finds values that do not follow SVG's notation, and numbers beyond a million.

    ## Why it matters
    Viewers stop at such a value or skip it, each in its own way.

    ## Example
        <path d="M 0 0 L 10"/>

    ## Fix
    Correct the value, or draw the shape anew.
    """
    return Text(f'"{name}" cannot be read: {problem}', hint)


@finding("PK148", "drawing-too-large")
def drawing_too_large(what: str, limit: int) -> Text:
    """Report a drawing beyond the limits.

    ## What it does
    Finds drawings with too many bytes, elements or path steps, or with groups nested too deeply.

    ## Why it matters
    A drawing that is repeated on a sheet must be read and drawn in an instant.

    ## Example
        a traced photograph

    ## Fix
    Simplify the drawing, or use a PNG.
    """
    return Text(f"the drawing has more than {limit:,} {what}", "simplify it, or use a PNG")


@finding("PK149", "drawing-overhang", Severity.WARNING)
def drawing_overhang(side: str, distance: float) -> Text:
    """Report a shape that reaches out of its drawing.

    ## What it does
    Finds shapes that leave the viewBox by more than a hundredth of its size.

    ## Why it matters
    Viewers cut off what lies outside; printkit prints it, over whatever is beside the drawing.

    ## Example
        <svg viewBox="0 0 10 10"> … <circle cx="10" cy="5" r="3"/>

    ## Fix
    Make the viewBox larger, or move the shape inside.
    """
    return Text(
        f'a shape reaches {distance:.4g} units out of the viewBox, to the "{side}"',
        "enlarge the viewBox, or move the shape",
    )


@finding("PK137", "bitmap-unreadable")
def bitmap_unreadable(problem: str) -> Text:
    """Report a bitmap that is damaged or of another kind than PNG and JPEG.

    ## What it does
    Finds truncated, broken and foreign image files.

    ## Why it matters
    A broken image prints as a grey or empty area.

    ## Example
        a PNG whose download was interrupted

    ## Fix
    Save the image anew as PNG or JPEG.
    """
    return Text(f"the image cannot be read: {problem}", "save it anew as PNG or JPEG")


@finding("PK138", "bitmap-too-large")
def bitmap_too_large(width: int, height: int, limit: int) -> Text:
    """Report a bitmap with too many pixels.

    ## What it does
    Finds images beyond 50 million pixels.

    ## Why it matters
    At 300 pixels to the inch that is a sheet of 60 by 60 cm; a small file may unpack to gigabytes.

    ## Example
        a scan of 20000 × 20000 pixels

    ## Fix
    Save the image at the size it is printed, with 300 pixels to the inch.
    """
    return Text(
        f"the image has {width} × {height} pixels, more than {limit:,}", "save it at its printed size with 300 dpi"
    )

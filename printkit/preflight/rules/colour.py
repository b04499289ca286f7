"""Inks of outlines, text and images → findings, most of them for the press alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from printkit.diagnostics import Diagnostic, Measure
from printkit.diagnostics.print_colours import (
    black_text_knocks_out,
    blend_space_missing,
    colour_not_for_press,
    ink_curve,
    rich_black_text,
    spot_colour,
    too_much_ink,
    white_overprints,
)
from printkit.diagnostics.print_pages import mark_inside_bleed
from printkit.preflight.colours import Ink, Space
from printkit.preflight.facts import PageFacts, PdfFile
from printkit.preflight.geometry import Box
from printkit.preflight.images import densest
from printkit.preflight.limits import Limit

RICH_BELOW = 12.0
"""Points below which text has to be in one ink."""

RICH_SOURCE = "the rule of GWG 2015 and proof-pdf for small text"


def inks_of(page: PageFacts) -> Iterator[tuple[str, Box, Ink, bool]]:
    """Yield what each ink of a page is for, where, the ink, and whether it overprints."""
    for paint in page.marks.paints:
        if paint.fill:
            yield "outline", paint.box, paint.fill, paint.overprint[0]
        if paint.stroke:
            yield "outline", paint.drawn, paint.stroke, paint.overprint[1]
    for run in page.marks.runs:
        if run.visible:
            yield "line of text", run.box, run.fill, run.overprint[0]


def spaces(file: PdfFile) -> Iterator[Diagnostic]:
    """Find colours that are neither grey, CMYK nor spot, and images in them."""
    for page in file.pages if file.limits.press else ():
        found: dict[tuple[str, str], list[Box]] = defaultdict(list)
        for what, box, ink, _ in inks_of(page):
            if ink.space.model not in ("grey", "cmyk", "spot"):
                found[what, ink.space.family].append(box)
        for image in page.marks.images:
            if image.bitmap.space and image.bitmap.space.model not in ("grey", "cmyk", "spot"):
                found["image", _shown(image.bitmap.space)].append(image.box)
        for (what, space), boxes in sorted(found.items()):
            yield colour_not_for_press(file.at(page, boxes[0]), what, space, len(boxes))


def _shown(space: Space) -> str:
    return f"{space.family} over {space.base.family}" if space.base else space.family


def separations(file: PdfFile) -> Iterator[Diagnostic]:
    """Find spot inks, and registration colour inside the bleed."""
    spots: set[str] = set()
    for page in file.pages:
        inside: Box | None = None
        for _, box, ink, _ in inks_of(page):
            spots.update(ink.space.spots)
            if "All" in ink.space.inks and box.touches(page.bleed):
                inside = inside or box
        spots.update(spot for image in page.marks.images if image.bitmap.space for spot in image.bitmap.space.spots)
        if inside:
            yield mark_inside_bleed(file.at(page, inside))
    if spots:
        yield spot_colour(file.at(), sorted(spots))


def overprint(file: PdfFile) -> Iterator[Diagnostic]:
    """Find white that overprints, and black text on the press that does not."""
    for page in file.pages:
        white: dict[str, list[Box]] = defaultdict(list)
        for what, box, ink, over in inks_of(page):
            if over and ink.is_white:
                white[what].append(box)
        for what, boxes in sorted(white.items()):
            yield white_overprints(file.at(page, boxes[0]), what, len(boxes))
        if file.limits.press:
            runs = [run for run in page.marks.runs if run.visible and run.fill.is_black and run.size < RICH_BELOW]
            cut = [run for run in runs if not run.overprint[0]]
            if cut:
                yield black_text_knocks_out(file.at(page, cut[0].box), len(cut))


def rich_text(file: PdfFile) -> Iterator[Diagnostic]:
    """Find small text that is black, but not in one ink."""
    for page in file.pages if file.limits.press else ():
        rich = [run for run in page.marks.runs if run.visible and run.fill.is_rich and run.size < RICH_BELOW]
        if rich:
            least = min(rich, key=lambda run: run.size)
            measure = Measure(least.size, RICH_BELOW, "pt", RICH_SOURCE)
            yield rich_black_text(file.at(page, least.box), measure, len(rich), str(least.fill))


def coverage(file: PdfFile) -> Iterator[Diagnostic]:
    """Find colours and images with more ink than the paper takes, inside the bleed."""
    limit = file.limits["total_ink"]
    for page in file.pages if limit.value else ():
        most = max(_declared(page), key=lambda pair: pair[0], default=None)
        if most and most[0] > limit.value + 0.5:
            yield _too_much(file, page, most, limit)
        for image in page.marks.images:
            percent = densest(image) if image.box.touches(page.bleed) else 0.0
            if percent > limit.value + 2:  # the windows are summed in whole steps of 255
                yield _too_much(file, page, (percent, image.box, "an image"), limit)


def _declared(page: PageFacts) -> Iterator[tuple[float, Box, str]]:
    for _, box, ink, _ in inks_of(page):
        percent = ink.coverage
        if percent is not None and _inside(box, page.bleed):
            yield percent, box, str(ink)


def _inside(box: Box, bleed: Box) -> bool:
    common = box.within(bleed)
    return common.width >= 0 and common.height >= 0


def _too_much(file: PdfFile, page: PageFacts, most: tuple[float, Box, str], limit: Limit) -> Diagnostic:
    percent, box, inks = most
    return too_much_ink(file.at(page, box), Measure(percent, limit.value, "%", limit.source), inks)


def blending(file: PdfFile) -> Iterator[Diagnostic]:
    """Find transparency that is not mixed in CMYK, on the press."""
    for page in file.pages if file.limits.press else ():
        if page.marks.transparency and page.blend != "cmyk":
            what, box = next(iter(page.marks.transparency.items()))
            yield blend_space_missing(file.at(page, box.within(page.media)), what, page.blend)


def curves(file: PdfFile) -> Iterator[Diagnostic]:
    """Find transfer functions, on the press."""
    for page in file.pages if file.limits.press else ():
        for key, box in page.marks.curves.items():
            yield ink_curve(file.at(page, box.within(page.media)), key)

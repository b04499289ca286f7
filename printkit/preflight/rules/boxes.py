"""The boxes of pages and what lies in them → findings."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from printkit.diagnostics import Diagnostic, Measure
from printkit.diagnostics.print_pages import (
    bleed_too_small,
    page_box_not_nested,
    page_box_spoilt,
    page_cropped,
    page_empty,
    page_scaled,
    page_turned,
    text_near_cut,
    text_off_page,
    trim_size_varies,
)
from printkit.preflight.facts import PageFacts, PdfFile
from printkit.preflight.geometry import MM, Box
from printkit.preflight.marks import Run
from printkit.preflight.parts import parts_of
from printkit.preflight.rules.files import bookmarks
from printkit.preflight.texts import ABOVE, BELOW

SLACK = 0.02
"""Points that boxes may differ by: they are written with three decimals."""

SAME = 0.1
"""Millimetres that sizes of one product may differ by."""

OVER = 1.0
"""Points that the box around a line of text may reach over an edge: it is drawn around the tallest letters."""

PAIRS = (("TrimBox", "BleedBox"), ("ArtBox", "BleedBox"), ("TrimBox", "MediaBox"), ("BleedBox", "MediaBox"))


def nesting(file: PdfFile) -> Iterator[Diagnostic]:
    """Find boxes that are none, are missing, or reach out of the one around them."""
    for page in file.pages:
        missing = [] if {"TrimBox", "ArtBox"} & set(page.boxes) else ["TrimBox"]
        for box in dict.fromkeys([*page.spoilt, *missing]):
            yield page_box_spoilt(file.at(page), box)
        for inner, outer in PAIRS:
            if inner in page.boxes and outer in page.boxes:
                excess = _excess(page.boxes[inner], page.boxes[outer])
                if excess > SLACK:
                    measure = Measure(excess * MM, 0.0, "mm", "PDF/X-4, ISO 32000-1 14.11.2")
                    yield page_box_not_nested(file.at(page, page.boxes[inner]), inner, outer, measure)


def _excess(inner: Box, outer: Box) -> float:
    """Return by how many points a box reaches out of another, at most."""
    return max(
        outer.left - inner.left, outer.bottom - inner.bottom, inner.right - outer.right, inner.top - outer.top, 0.0
    )


def sizes(file: PdfFile) -> Iterator[Diagnostic]:
    """Find pages that are not as large as the first, once a file; packs, which have several bookmarks, hold different sheets."""
    if bookmarks(file) > 1:
        return
    first = _size(file.pages[0])
    others = [page for page in file.pages[1:] if not _is_same(_size(page), first)]
    if others:
        yield trim_size_varies(file.at(others[0]), _size(others[0]), first, len(others))


def _is_same(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return max(abs(a - b) for a, b in zip(sorted(one), sorted(other), strict=True)) <= SAME


def _size(page: PageFacts) -> tuple[float, float]:
    return page.trim.width * MM, page.trim.height * MM


def showing(file: PdfFile) -> Iterator[Diagnostic]:
    """Find pages that are shown turned, enlarged or cropped, or show nothing."""
    blank = {number for part in parts_of(file) for number in _meant_blank(part)} if file.limits.press else set()
    for page in file.pages:
        if page.turned:
            yield page_turned(file.at(page), page.turned)
        if not math.isclose(page.unit, 1.0):
            yield page_scaled(file.at(page), page.unit)
        crop = page.boxes.get("CropBox", page.media)
        if max(_excess(crop, page.media), _excess(page.media, crop)) > SLACK:
            yield page_cropped(file.at(page, crop))
        if page.number not in blank and not _shows(page):
            yield page_empty(file.at(page))


def _meant_blank(pages: Sequence[PageFacts]) -> frozenset[int]:
    """Return the empty pages that a press is meant to get: backs that pieces lack, and those that fill a booklet of fours.

    The latter are the last ones, or stand before the last one, which is the back of the cover.
    """
    before, count = pages[0].number - 1, len(pages)
    empty = [page.number - before for page in pages if not _shows(page)]
    backs = count % 2 == 0 and len({number % 2 for number in empty}) == 1 and len(empty) < count // 2
    places = ([*range(end - len(empty) + 1, end + 1)] for end in (count, count - 1))
    fills = count % 4 == 0 and len(empty) < 4 and empty in places
    return frozenset(number + before for number in empty) if backs or fills else frozenset()


def _shows(page: PageFacts) -> bool:
    """Tell whether anything but white lies on a page."""
    marks, media = page.marks, page.media
    if any(image.box.touches(media) for image in marks.images):
        return True
    inks = [(paint.box, ink) for paint in marks.paints for ink in (paint.fill, paint.stroke) if ink]
    inks += [(run.box, run.fill) for run in marks.runs if run.visible]
    return any(not ink.is_white and _meets(box, media) for box, ink in inks)


def _meets(box: Box, media: Box) -> bool:
    """Tell whether a box has anything in common with a page; that of a level line has no height."""
    common = box.within(media)
    return common.width >= 0 and common.height >= 0


def bleed(file: PdfFile) -> Iterator[Diagnostic]:
    """Find pages with less bleed than the profile asks for, where something is drawn up to the cut."""
    limit = file.limits["bleed"]
    for page in file.pages if limit.value else ():
        trim, around = page.trim, page.bleed
        sides = (trim.left - around.left, trim.bottom - around.bottom, around.right - trim.right, around.top - trim.top)
        least = min(sides) * MM
        if least < limit.value - 0.01 and _reaches_cut(page):
            yield bleed_too_small(file.at(page, around), Measure(least, limit.value, "mm", limit.source))


def _reaches_cut(page: PageFacts) -> bool:
    """Tell whether a drawing, other than white, is cut through at an edge of the trim."""
    inner = page.trim.shrunk(OVER)
    drawn = [paint.box for paint in page.marks.paints if paint.fill is not None and not paint.fill.is_white]
    drawn += [image.box for image in page.marks.images]
    return any(box.touches(inner) and not inner.holds(box) for box in drawn)


def safety(file: PdfFile) -> Iterator[Diagnostic]:
    """Find text over an edge, or too near the cut of pages that have one."""
    limit = file.limits["safe"]
    for page in file.pages:
        runs = [run for run in page.marks.runs if run.visible and run.box.width > 0]
        over = [run for run in runs if _cut_through(run, page)]
        if over:
            yield text_off_page(file.at(page, over[0].box), len(over))
        if limit.value and page.is_cut:
            inner = page.trim.shrunk(limit.value / MM)
            outside = [run._replace(box=tight(run)) for run in runs if not inner.holds(run.box)]
            near = [(_to_cut(run.box, page.trim), run) for run in outside if page.trim.holds(run.box)]
            near = [(distance, run) for distance, run in near if distance < limit.value - 0.05]
            if near:
                distance, run = min(near, key=lambda pair: pair[0])
                measure = Measure(distance, limit.value, "mm", limit.source)
                yield text_near_cut(file.at(page, run.box), measure, len(near))


def tight(run: Run) -> Box:
    """Return the box around the letters themselves, where the font tells their heights and the line is level."""
    heights = [run.font.heights[code] for code in run.font.codes(run.codes) if code in run.font.heights]
    if not heights or abs(run.box.height - run.size * (ABOVE - BELOW)) > 0.01:
        return run.box
    line = run.box.bottom - BELOW * run.size
    low, high = min(low for low, _ in heights), max(high for _, high in heights)
    return Box(run.box.left, line + low * run.size, run.box.right, line + high * run.size)


def _cut_through(run: Run, page: PageFacts) -> bool:
    """Tell whether an edge of the page, or of the trim where something is cut off, goes through a line of text."""
    inner = run.box.shrunk(OVER)
    if inner.width <= 0 or inner.height <= 0:
        return False
    if not page.media.holds(inner):
        return True
    return page.is_cut and page.trim.touches(inner) and not page.trim.holds(inner)


def _to_cut(box: Box, trim: Box) -> float:
    return min(box.left - trim.left, box.bottom - trim.bottom, trim.right - box.right, trim.top - box.top) * MM

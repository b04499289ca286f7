"""Sheets on paper → findings where the line of 50 mm is missing or wrong, or ink stands where not every paper prints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from printkit.diagnostics import Diagnostic, Measure
from printkit.diagnostics.print_scale import outside_common_area, scale_line_missing, scale_line_wrong
from printkit.preflight.facts import PageFacts, PdfFile
from printkit.preflight.geometry import MM, Box

LENGTH = 50.0
OFF = 0.05
"""Millimetres that it may be off by."""

NEAR = 6.0
"""Millimetres within which a line is taken for the scale line; "fit to page" makes it 3 mm shorter at most."""

PAPERS = (
    (210.0, 297.0),
    (297.0, 420.0),
    (148.0, 210.0),
    (215.9, 279.4),
    (215.9, 355.6),
    (279.4, 431.8),
    (210.0, 279.4),
)
"""Sheets of paper in mm, and the page that prints on both A4 and Letter."""

COMMON, CLEAR = (210.0, 279.4), 6.35
"""The page that prints on both A4 and Letter, and how much of it has to stay clear along its edges, in mm."""


def scale_line(file: PdfFile) -> Iterator[Diagnostic]:
    """Find a first sheet without scale line, or with one of another length."""
    page = file.pages[0]
    if not file.limits.sheets or not _is_paper(page):
        return
    found = sorted(lines_with_ticks(page), key=lambda box: abs(_length(box) - LENGTH))
    if not found:
        yield scale_line_missing(file.at(page))
    elif abs(_length(found[0]) - LENGTH) > OFF:
        measure = Measure(_length(found[0]), LENGTH, "mm", "the words beside it")
        yield scale_line_wrong(file.at(page, found[0]), measure)


def common_area(file: PdfFile) -> Iterator[Diagnostic]:
    """Find ink too near to the edges of pages that are to print on both A4 and Letter."""
    for page in file.pages if file.limits.sheets else ():
        if not _is(page, COMMON):
            continue
        inner = page.media.shrunk(CLEAR / MM)
        over = [box for box in _inked(page) if not inner.holds(box, OFF / MM)]
        if over:
            worst = min(over, key=lambda box: _to_edge(box, page.media))
            reach = Measure(max(0.0, _to_edge(worst, page.media)), CLEAR, "mm", "RFC 2346 and the edge of old printers")
            yield outside_common_area(file.at(page, worst), reach, len(over))


def _inked(page: PageFacts) -> Iterator[Box]:
    """Yield the boxes of all that leaves ink on a page."""
    marks = page.marks
    boxes = [paint.box for paint in marks.paints if any(ink and not ink.is_white for ink in (paint.fill, paint.stroke))]
    boxes += [run.box for run in marks.runs if run.visible and not run.fill.is_white]
    boxes += [image.box for image in marks.images]
    for box in boxes:
        shown = box.within(page.media)
        if shown.width >= 0 and shown.height >= 0:  # a level line has no height
            yield shown


def _to_edge(box: Box, media: Box) -> float:
    sides = (box.left - media.left, box.bottom - media.bottom, media.right - box.right, media.top - box.top)
    return min(sides) * MM


def _is_paper(page: PageFacts) -> bool:
    return any(_is(page, paper) for paper in PAPERS)


def _is(page: PageFacts, paper: tuple[float, float]) -> bool:
    size = sorted((page.media.width * MM, page.media.height * MM))
    return max(abs(a - b) for a, b in zip(size, paper, strict=True)) < 1


def lines_with_ticks(page: PageFacts) -> Iterator[Box]:
    """Yield the level and upright lines of about 50 mm that have a tick of 1 to 5 mm across each end."""
    strokes = [paint.box for paint in page.marks.paints if paint.stroke and not paint.fill and paint.points == 2]
    yield from _level_lines(strokes)
    yield from map(_turned, _level_lines([_turned(box) for box in strokes]))


def _turned(box: Box) -> Box:
    """Return a box with its sides swapped, as a mirror along the diagonal shows it."""
    return Box(box.bottom, box.left, box.top, box.right)


def _length(line: Box) -> float:
    return max(line.width, line.height) * MM


def _level_lines(strokes: Sequence[Box]) -> Iterator[Box]:
    level = [box for box in strokes if box.height < 0.01 and abs(box.width * MM - LENGTH) < NEAR]
    ticks = [box for box in strokes if box.width < 0.01 and 1 <= box.height * MM <= 5]
    for line in level:
        if all(any(_stands_on(tick, x, line.bottom) for tick in ticks) for x in (line.left, line.right)):
            yield line


def _stands_on(tick: Box, x: float, y: float) -> bool:
    return abs(tick.left - x) < 0.05 and tick.bottom < y < tick.top

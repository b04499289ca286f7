"""The line that users measure → findings where it is missing, or not 50 mm long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from printkit.diagnostics import Diagnostic, Measure
from printkit.diagnostics.print_scale import scale_line_missing, scale_line_wrong
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


def _is_paper(page: PageFacts) -> bool:
    size = sorted((page.media.width * MM, page.media.height * MM))
    return any(max(abs(a - b) for a, b in zip(size, paper, strict=True)) < 1 for paper in PAPERS)


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

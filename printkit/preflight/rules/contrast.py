"""Lines of text and the plain shapes under them → findings where one hardly stands out from the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from printkit.diagnostics import Diagnostic, Measure
from printkit.diagnostics.print_type import text_pale
from printkit.preflight.colours import Ink
from printkit.preflight.facts import PageFacts, PdfFile
from printkit.preflight.geometry import Box
from printkit.preflight.marks import Paint, Run
from printkit.preflight.rules.boxes import tight

LEAST, LEAST_LARGE = 4.5, 3.0
"""The contrast that text needs, and that large text needs."""
LARGE, LARGE_BOLD, BOLD = 18.0, 14.0, 700
"""The sizes in points from which text is large, and bold text is, and the weight of bold."""
SOURCE = "WCAG 2.2, 1.4.3"
PLAIN = 20
"""Points that an outline may have to fill the box around it, near enough: boxes with round corners and discs do."""
THIN = 4.0
"""Points: what is narrower or lower is no ground of text."""
EXACT = 0.05

Grounds = Sequence[tuple[int, Paint]]


def contrast(file: PdfFile) -> Iterator[Diagnostic]:
    """Find text that is pale beside its ground, once a page: the palest of all."""
    for page in file.pages:
        pale = sorted(_pale(page), key=lambda pair: pair[0])
        if pale:
            ratio, run = pale[0]
            yield text_pale(file.at(page, run.box), Measure(ratio, _needed(run), "to 1", SOURCE), len(pale))


def _needed(run: Run) -> float:
    """Return the contrast that a line of text needs."""
    large = LARGE_BOLD if run.font.weight >= BOLD else LARGE
    return LEAST_LARGE if run.size >= large - EXACT else LEAST


def _pale(page: PageFacts) -> Iterator[tuple[float, Run]]:
    """Yield the lines whose contrast is known, and too low; where anything shines through, none is known."""
    if page.marks.transparency:
        return
    paints = enumerate(page.marks.paints)
    grounds = [(at, paint) for at, paint in paints if paint.fill and min(paint.box.width, paint.box.height) > THIN]
    grounds.reverse()
    for run in page.marks.runs:
        letters = run.fill.lightness
        if letters is None or not run.visible or run.box.width <= 0:
            continue
        box = tight(run)
        if any(image.box.touches(box) for image in page.marks.images):
            continue
        ground = _ground(box, run.under, grounds)
        if ground is not None:
            ratio = (max(letters, ground) + 0.05) / (min(letters, ground) + 0.05)
            if ratio < _needed(run) - EXACT:
                yield ratio, run


def _ground(box: Box, under: int, grounds: Grounds) -> float | None:
    """Return the lightness of what lies under a box, None where that is not one plain shape; paper is white."""
    left, bottom, right, top = box
    for at, paint in grounds:
        if at >= under:
            continue
        shape = paint.box
        if shape.left >= right or shape.right <= left or shape.bottom >= top or shape.top <= bottom:
            continue
        if paint.points > PLAIN or not shape.holds(box):
            return None
        return _lightness(paint.fill)
    return 1.0


def _lightness(ink: Ink | None) -> float | None:
    return ink.lightness if ink else None

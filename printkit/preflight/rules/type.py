"""Fonts, sizes of text and widths of lines → findings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from printkit.diagnostics import Diagnostic, Measure
from printkit.diagnostics.print_lines import line_too_thin, line_without_width, shape_too_thin
from printkit.diagnostics.print_type import (
    font_broken,
    font_drawn,
    font_name_taken,
    font_not_embedded,
    font_not_subset,
    font_without_unicode,
    missing_glyph_shown,
    reversed_text_small,
    text_small,
    text_too_small,
)
from printkit.preflight.facts import PageFacts, PdfFile
from printkit.preflight.fonts import Font
from printkit.preflight.limits import Limit
from printkit.preflight.marks import BAR, Run

BOLD = 600
"""The weight from which letters are bold: their strokes are twice as wide as the finest line that white may have."""
EXACT = 0.005
"""Points that a size may fall short of its limit: coordinates are written with three decimals."""


def fonts(file: PdfFile) -> Iterator[Diagnostic]:
    """Find fonts that are not embedded, not cut down, cannot be read back, or share a name."""
    told: set[tuple[str, str]] = set()
    programs: dict[str, str] = {}
    for font in file.fonts:
        for finding in _faults(file, font):
            if (finding.code, font.name) not in told:
                told.add((finding.code, font.name))
                yield finding
        whole = f"{font.tag}+{font.name}" if font.tag else font.name
        if font.program and programs.setdefault(whole, font.digest) != font.digest:
            yield font_name_taken(file.at(), whole)


def _faults(file: PdfFile, font: Font) -> Iterator[Diagnostic]:
    if font.kind == "Type3":
        if not font.invisible:
            yield font_drawn(file.at(), font.name or "Type 3")
    elif not font.embedded:
        yield font_not_embedded(file.at(), font.name)
    elif not font.tag:
        yield font_not_subset(file.at(), font.name)
    if not font.unicode:
        yield font_without_unicode(file.at(), font.name or "Type 3")


def glyphs(file: PdfFile) -> Iterator[Diagnostic]:
    """Find text whose glyphs are missing from its font."""
    broken: set[Font] = set()
    for page in file.pages:
        shown: dict[Font, set[int]] = defaultdict(set)
        first: dict[Font, Run] = {}
        for run in page.marks.runs:
            if run.visible:
                shown[run.font].update(run.font.codes(run.codes))
                first.setdefault(run.font, run)
        for font, codes in shown.items():
            try:
                lost = font.missing(codes)
            except ValueError as error:
                if font not in broken:
                    yield font_broken(file.at(), font.name, str(error))
                broken.add(font)
                continue
            if lost:
                yield missing_glyph_shown(file.at(page, _showing(page, font, lost).box), font.name, sorted(lost))


def _showing(page: PageFacts, font: Font, codes: set[int]) -> Run:
    """Return the first line that shows one of some codes of a font."""
    return next(run for run in page.marks.runs if run.font is font and codes & set(font.codes(run.codes)))


def text_sizes(file: PdfFile) -> Iterator[Diagnostic]:
    """Find text below the floor of the profile, and text below what it advises."""
    floor, advised = file.limits["text_floor"], file.limits["text_advised"]
    for page in file.pages:
        runs = [run for run in page.marks.runs if run.visible]
        tiny = [run for run in runs if run.size < floor.value - EXACT]
        small = [run for run in runs if floor.value - EXACT <= run.size < advised.value - EXACT]
        white = [run for run in runs if run.fill.is_white and run.size >= advised.value - EXACT]
        cut = [(run, limit) for run in white if run.size < (limit := _white_floor(file, run)).value - EXACT]
        for found, word in (
            ([(run, floor) for run in tiny], text_too_small),
            ([(run, advised) for run in small], text_small),
            (cut, reversed_text_small),
        ):
            if found:
                least, limit = min(found, key=lambda pair: pair[0].size)
                measure = Measure(least.size, limit.value, "pt", limit.source)
                yield word(file.at(page, least.box), measure, len(found))


def _white_floor(file: PdfFile, run: Run) -> Limit:
    """Return the size that white text needs: bold letters stay open where others fill with ink."""
    bold = file.limits["reversed_bold"]
    return bold if bold.value and run.font.weight >= BOLD else file.limits["reversed_floor"]


def bars(file: PdfFile) -> Iterator[Diagnostic]:
    """Find filled bars, level or upright, that are thinner than lines may be."""
    floor = file.limits["line_floor"]
    for page in file.pages:
        filled = [paint for paint in page.marks.paints if paint.fill and not paint.stroke and not paint.fill.is_white]
        thin = [paint for paint in filled if 0 < paint.points <= BAR and paint.width < floor.value - EXACT]
        thin = [paint for paint in thin if max(paint.box.width, paint.box.height) >= floor.value]
        if thin:
            least = min(thin, key=lambda paint: paint.width)
            measure = Measure(least.width, floor.value, "pt", floor.source)
            yield shape_too_thin(file.at(page, least.box), measure, len(thin))


def lines(file: PdfFile) -> Iterator[Diagnostic]:
    """Find lines without width, and lines below the floor of the profile."""
    floor = file.limits["line_floor"]
    for page in file.pages:
        stroked = [paint for paint in page.marks.paints if paint.stroke is not None]
        empty = [paint for paint in stroked if paint.width <= 0]
        thin = [paint for paint in stroked if 0 < paint.width < floor.value - EXACT]
        if empty:
            yield line_without_width(file.at(page, empty[0].box), len(empty))
        if thin:
            least = min(thin, key=lambda paint: paint.width)
            measure = Measure(least.width, floor.value, "pt", floor.source)
            yield line_too_thin(file.at(page, least.box), measure, len(thin))

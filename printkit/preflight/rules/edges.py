"""A page drawn small → whether ink that reaches the cut goes on to the edge of the bleed."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.diagnostics import Diagnostic, Measure
from printkit.diagnostics.print_pages import bleed_not_inked
from printkit.preflight.facts import PageFacts, PdfFile
from printkit.preflight.geometry import MM
from printkit.preflight.raster import Strip, edge_strips

LEAST = 0.5
"""Millimetres of bleed from which on there is something to look at."""

WHITE = 250
ALLOWED = 2.0
"""Percent of the ink at the cut that may stop short: lines drawn on the cut itself, and the corners."""


def inked_bleed(file: PdfFile) -> Iterator[Diagnostic]:
    """Find pages whose drawing stops between the cut and the edge of the bleed."""
    pages = [page for page in file.pages if _bleeds(page)]
    for page, strips in zip(pages, edge_strips(file.data, pages), strict=True):
        inked = sum(len(inner) - _white(inner) for inner, _ in strips)
        short = sum(_stops(inner, outer) for inner, outer in strips)
        if inked and short / inked * 100 > ALLOWED:
            measure = Measure(short / inked * 100, ALLOWED, "%", "printkit's own tolerance")
            yield bleed_not_inked(file.at(page, page.bleed), measure)


def _bleeds(page: PageFacts) -> bool:
    trim, bleed = page.trim, page.bleed
    least = min(trim.left - bleed.left, trim.bottom - bleed.bottom, bleed.right - trim.right, bleed.top - trim.top)
    return least * MM >= LEAST


def _white(strip: Strip) -> int:
    return sum(value >= WHITE for value in strip)


def _stops(inner: Strip, outer: Strip) -> int:
    """Count the places with ink at the cut and none at the edge of the bleed."""
    return sum(a < WHITE <= b for a, b in zip(inner, outer, strict=True))

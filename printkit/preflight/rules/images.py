"""The dots per inch that images have on paper → findings."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.diagnostics import Diagnostic, Measure
from printkit.diagnostics.print_colours import image_coarse, image_too_coarse
from printkit.preflight.facts import PdfFile
from printkit.preflight.limits import BITMAP_FACTOR
from printkit.preflight.marks import Placed

EXACT = 0.5
"""Dots that an image may fall short of its limit."""


def resolution(file: PdfFile) -> Iterator[Diagnostic]:
    """Find images with fewer dots than the profile needs, and with fewer than it advises."""
    floor, advised = file.limits["image_floor"], file.limits["image_advised"]
    for page in file.pages:
        coarse = [image for image in page.marks.images if image.ppi < floor.value - EXACT]
        if coarse:
            least = min(coarse, key=lambda image: image.ppi)
            measure = Measure(least.ppi, floor.value, "dpi", floor.source)
            yield image_too_coarse(file.at(page, least.box), measure, len(coarse))
        for factor in (1, BITMAP_FACTOR):
            wanted = advised.value * factor
            soft = [each for each in page.marks.images if _factor(each) == factor]
            soft = [each for each in soft if floor.value - EXACT <= each.ppi < wanted - EXACT]
            if soft:
                least = min(soft, key=lambda image: image.ppi)
                measure = Measure(least.ppi, wanted, "dpi", advised.source)
                yield image_coarse(file.at(page, least.box), measure, len(soft))


def _factor(image: Placed) -> int:
    return BITMAP_FACTOR if image.bitmap.bits == 1 else 1

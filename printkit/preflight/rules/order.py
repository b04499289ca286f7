"""Which side of a sheet each page says it is → findings where fronts and backs do not alternate, or a booklet lacks pages.

Pages say it by a marked point that printkit writes; files of others say nothing, and nothing is found in them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle

from printkit.diagnostics import Diagnostic
from printkit.diagnostics.print_about import booklet_not_of_fours, sides_out_of_order
from printkit.preflight.facts import PageFacts, PdfFile
from printkit.preflight.parts import parts_of

SIDES = ("front", "back")
SAID = {"front": "a front", "back": "a back", "page": "a page of a booklet"}


def sides(file: PdfFile) -> Iterator[Diagnostic]:
    """Find the first page of each part that is not the side that should stand there."""
    for part in parts_of(file):
        if any(page.marks.side in SIDES for page in part):
            yield from _first_wrong(file, part)


def _first_wrong(file: PdfFile, part: Sequence[PageFacts]) -> Iterator[Diagnostic]:
    order = SIDES[::-1] if file.limits.backs_first else SIDES
    wanted = cycle(order)
    for page in part:
        side = next(wanted)
        if page.marks.side != side:
            yield sides_out_of_order(file.at(page), side, SAID.get(page.marks.side, "neither"))
            return
    if len(part) % 2:
        yield sides_out_of_order(file.at(part[-1]), order[1], "")


def booklets(file: PdfFile) -> Iterator[Diagnostic]:
    """Find parts that are booklets for a press, the pages of which are no multiple of four."""
    for part in parts_of(file):
        count = sum(page.marks.side == "page" for page in part)
        if count and len(part) % 4:
            yield booklet_not_of_fours(file.at(part[-1]), len(part))

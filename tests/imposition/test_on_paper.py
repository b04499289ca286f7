"""What the PDF measures in mm, read by programs that did not write it."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise

import pypdfium2
import pytest
from PIL import Image
from projects import COUNTERS, Trial, make_game, open_game
from pypdf import PdfReader

from printkit.render.pdf import render_pdf
from printkit.scene import Document, Page
from tests.pdf_facts import MM, boxes_mm, outlines_mm

from .sheets import pages_of, piece, plan, trims

DOTS = 50
"""Dots a mm."""


def pdf_of(*pages: Page) -> bytes:
    return render_pdf(Document(pages, "t", "a", "s", "en"))


def strip_across(pdf: bytes, page: int, y: float) -> Image.Image:
    """Draw a strip one dot high of a page, y mm below its top edge."""
    with pypdfium2.PdfDocument(pdf) as document:
        sheet = document[page]
        width, height = sheet.get_size()
        below = height - y / MM
        crop = (0, below, 0, y / MM - 1 / DOTS / MM)
        assert width > 0
        return sheet.render(scale=DOTS * MM, crop=crop).to_pil().convert("RGB")


def strip_down(pdf: bytes, page: int, x: float) -> Image.Image:
    """Draw a strip one dot wide of a page, x mm from its left edge, laid on its side."""
    with pypdfium2.PdfDocument(pdf) as document:
        sheet = document[page]
        crop = (x / MM, 0, sheet.get_size()[0] - x / MM - 1 / DOTS / MM, 0)
        return sheet.render(scale=DOTS * MM, crop=crop).to_pil().convert("RGB").transpose(Image.Transpose.ROTATE_90)


def runs(strip: Image.Image, colour: tuple[int, int, int]) -> Iterator[tuple[float, float]]:
    """Yield start and length in mm of each run of a colour along a strip."""
    dots = [strip.getpixel((x, 0)) == colour for x in range(strip.width)]
    start = None
    for x, on in enumerate([*dots, False]):
        if on and start is None:
            start = x
        elif not on and start is not None:
            yield start / DOTS, (x - start) / DOTS
            start = None


@pytest.mark.parametrize(("paper", "width", "height"), [("a4", 595.276, 841.890), ("letter", 612.0, 792.0)])
def test_the_paper_is_exact(tmp_path_factory: pytest.TempPathFactory, paper: str, width: float, height: float) -> None:
    game = open_game(make_game(tmp_path_factory.mktemp("paper")), paper=paper)
    document, _ = game.sheet("counters")
    assert document
    page = PdfReader(BytesIO(render_pdf(document))).pages[0]
    for box in (page.mediabox, page.trimbox, page.bleedbox):
        assert (float(box.width), float(box.height)) == pytest.approx((width, height), abs=0.0005)
        assert (float(box.left), float(box.bottom)) == (0, 0)


@pytest.fixture(scope="module")
def counters(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the sheet of 12 fold-over counters with the layout that printkit ships, as a PDF."""
    document, report = open_game(make_game(tmp_path_factory.mktemp("counters"))).sheet("counters")
    assert not len(report)
    assert document
    return render_pdf(document)


def test_each_counter_measures_20_mm_across(counters: bytes) -> None:
    # the bands at the feet: those of the fronts in ink, those of the backs in the colour of alarm
    boxes = [box for box in outlines_mm(counters, 0) if box.width == pytest.approx(0, abs=0.001)]
    top = min(box.bottom for box in boxes if 3 < box.height < 5) + 1
    for row in range(3):
        strip = strip_across(counters, 0, top + 20 * row + 19.5)
        fronts = list(runs(strip, (0x1C, 0x2B, 0x39)))
        backs = list(runs(strip, (0xB3, 0x37, 0x2B)))
        assert len(fronts) == len(backs) == 4
        found = sorted(fronts + backs)
        # where two faces meet the fold line hides the edge, evenly
        meet = [(start + length + after) / 2 for (start, length), (after, _) in pairwise(found)]
        edges = [found[0][0], *meet, sum(found[-1])]
        assert [after - before for before, after in pairwise(edges)] == [pytest.approx(20, abs=0.05)] * 8


def test_cut_marks_and_fold_lines_stand_at_20_mm(counters: bytes) -> None:
    lines = outlines_mm(counters, 0)
    cuts = sorted({round(box.x, 3) for box in lines if box.width < 0.001 and box.height == pytest.approx(4, abs=0.01)})
    folds = sorted(
        {round(box.x, 3) for box in lines if box.width < 0.001 and box.height == pytest.approx(20, abs=0.01)}
    )
    assert [after - before for before, after in pairwise(cuts)] == [pytest.approx(20, abs=0.01)] * 8
    assert folds == [pytest.approx(cut, abs=0.01) for cut in cuts[1::2]], "the ticks that carry the folds on"
    assert sum(box.width < 0.001 and box.height == pytest.approx(20, abs=0.01) for box in lines) == 12


def test_each_counter_measures_20_mm_in_the_raster_of_plain_pieces(mini: Trial) -> None:
    (page,) = pages_of(mini, [piece(back=False, count=4)], plan(gap=2))
    pdf = pdf_of(page)
    first = trims(page)[0]
    across = list(runs(strip_across(pdf, 0, first.y + 10), (255, 0, 0)))
    (down,) = runs(strip_down(pdf, 0, first.x + 10), (255, 0, 0))
    assert [length for _, length in across] == [pytest.approx(20, abs=0.05)] * 4
    assert [start for start, _ in across] == [pytest.approx(first.x + 22 * n, abs=0.05) for n in range(4)]
    assert down == (pytest.approx(first.y, abs=0.05), pytest.approx(20, abs=0.05))


def test_a_piece_that_is_a_tenth_of_a_mm_off_is_seen(mini: Trial) -> None:
    (page,) = pages_of(mini, [piece(20.1, 20, back=False)], plan())
    strip = strip_across(pdf_of(page), 0, trims(page)[0].y + 10)
    assert [length for _, length in runs(strip, (255, 0, 0))] != [pytest.approx(20, abs=0.05)]


def test_8_columns_of_15_9_mm_end_where_their_sum_does(mini: Trial) -> None:
    (page,) = pages_of(mini, [piece(15.9, 15.9, back=False, count=16)], plan(columns=8))
    lines = outlines_mm(pdf_of(page), 0)
    cuts = sorted({round(box.x, 4) for box in lines if box.width < 0.001 and box.height == pytest.approx(4, abs=0.01)})
    assert len(cuts) == 9
    assert cuts[-1] - cuts[0] == pytest.approx(8 * 15.9, abs=0.01)
    assert [cut - cuts[0] for cut in cuts] == [pytest.approx(15.9 * n, abs=0.01) for n in range(9)]
    assert (cuts[0] + cuts[-1]) / 2 == pytest.approx(105, abs=0.01), "in the middle of the paper"


def test_12_rows_of_15_9_mm_do_not_drift(mini: Trial) -> None:
    (page,) = pages_of(mini, [piece(15.9, 15.9, back=False, count=96)], plan(columns=8))
    lines = outlines_mm(pdf_of(page), 0)
    cuts = sorted({round(box.y, 4) for box in lines if box.height < 0.001 and box.width == pytest.approx(4, abs=0.01)})
    assert [cut - cuts[0] for cut in cuts] == [pytest.approx(15.9 * n, abs=0.01) for n in range(13)]


def test_an_item_alone_has_a_page_of_its_trim_size(tmp_path_factory: pytest.TempPathFactory) -> None:
    files = {"counters.yaml": COUNTERS.replace("20mm", "15.9mm x 31mm")}
    game = open_game(make_game(tmp_path_factory.mktemp("item"), files))
    document = game.item("counters", "scout")
    for boxes in boxes_mm(render_pdf(document)):
        assert [box[2:] for box in boxes] == [(pytest.approx(15.9, abs=0.001), pytest.approx(31, abs=0.001))] * 3

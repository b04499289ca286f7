"""The reading of PDFs that other tests lean on tells right from wrong."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pytest
from reportlab.pdfgen.canvas import Canvas

from printkit.scene import Box, Group, Path, half_turn, translate
from tests.pdf_facts import PdfFont, boxes_mm, characters_mm, fonts, outlines_mm, text, text_by_pypdf

from .drawings import box, line, pdf_of


def plain_pdf() -> bytes:
    """Return a PDF of a font that is not embedded, its trim 10 mm inside its page on all sides."""
    target = BytesIO()
    canvas = Canvas(target, pagesize=(144, 144), trimBox=(28.346, 28.346, 115.654, 115.654))
    canvas.drawString(10, 134, "plain")
    canvas.save()
    return target.getvalue()


def test_a_font_that_is_not_embedded_is_seen() -> None:
    assert fonts(plain_pdf()) == [PdfFont("Helvetica", "", "Type1", embedded=False, unicode=False)]


def test_boxes_count_from_the_top_left() -> None:
    (boxes,) = boxes_mm(plain_pdf())
    assert boxes.trim == pytest.approx(Box(10, 10, 30.8, 30.8), abs=0.001)


@pytest.mark.parametrize("read", [text, text_by_pypdf])
def test_text_is_read(read: Callable[[bytes, int], str]) -> None:
    assert read(plain_pdf(), 0) == "plain"


def test_characters_count_from_the_top_left() -> None:
    character, x, y = characters_mm(pdf_of(line("ab", 12, 34)), 0)[0]
    assert (character, x, y) == ("a", pytest.approx(12, abs=0.001), pytest.approx(34, abs=0.001))


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        (box(1, 2, 3, 4), Box(1, 2, 3, 4)),
        (Group((box(1, 2, 3, 4),), translate(10, 20)), Box(11, 22, 3, 4)),
        (Group((box(1, 2, 3, 4),), half_turn(10, 10)), Box(16, 14, 3, 4)),
        (Group((Group((box(0, 0, 1, 1),), (2, 0, 0, 3, 0, 0)),), translate(5, 5)), Box(5, 5, 2, 3)),
    ],
)
def test_outlines_are_where_they_are_drawn(item: Path | Group, expected: Box) -> None:
    assert outlines_mm(pdf_of(item), 0) == [pytest.approx(expected, abs=0.001)]

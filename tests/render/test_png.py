"""A PNG is the page, dot for dot."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from printkit.render.pdf import render_pdf
from printkit.render.png import render_png
from printkit.scene import Document, Scene, whole_page

from .drawings import RED, box, pdf_of


@pytest.mark.parametrize(("dpi", "size"), [(254, (400, 200)), (127, (200, 100))])
def test_size_and_resolution(dpi: int, size: tuple[int, int]) -> None:
    (png,) = render_png(pdf_of(width=40, height=20), dpi)
    picture = Image.open(BytesIO(png))
    assert (size, "RGB", "PNG") == (picture.size, picture.mode, picture.format)
    assert (pytest.approx(dpi, abs=0.1),) * 2 == picture.info["dpi"]


def test_a_picture_a_page() -> None:
    pages = tuple(
        whole_page(Scene(20, 20, (box(5, 5, 10, 10, colour),)), "p") for colour in (RED, box(0, 0, 1, 1).fill)
    )
    pictures = [Image.open(BytesIO(png)) for png in render_png(render_pdf(Document(pages, "t", "a", "s", "en")), 254)]
    assert [picture.getpixel((100, 100)) for picture in pictures] == [(255, 0, 0), (0, 0, 0)]
    assert [picture.getpixel((20, 20)) for picture in pictures] == [(255, 255, 255)] * 2


def test_the_same_bytes() -> None:
    pdf = pdf_of(box(1, 1, 9, 9))
    assert render_png(pdf, 150) == render_png(pdf, 150)


@pytest.mark.parametrize("band", [1, 1_000, 7_777, 50_000])
def test_bands_make_the_same_picture(monkeypatch: pytest.MonkeyPatch, band: int) -> None:
    pdf = pdf_of(box(1.03, 1.07, 9.2, 9.9), box(12, 3, 7.77, 8.88, RED), width=40, height=23.3)
    (whole,) = render_png(pdf, 260)
    monkeypatch.setattr("printkit.render.png.WHOLE", 0)
    monkeypatch.setattr("printkit.render.png.BAND", band)
    (banded,) = render_png(pdf, 260)
    pictures = [Image.open(BytesIO(png)) for png in (whole, banded)]
    assert pictures[0].tobytes() == pictures[1].tobytes()
    assert pictures[0].info == pictures[1].info
    assert banded != whole

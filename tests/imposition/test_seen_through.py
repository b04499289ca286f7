"""Drawn sheets held to the light: what a reader of PDFs draws of the backs lies behind what it draws of the fronts."""

from __future__ import annotations

from itertools import product

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageFilter
from projects import Trial

from printkit.render.pdf import render_pdf
from printkit.scene import Document, Page
from tests.pdf_facts import MM

from .sheets import pages_of, piece, plan
from .test_alignment import FREE, PAPERS

DOTS = 5
"""Dots a mm."""
FRONT, BACK = "red", "blue"
OVER = {True: Image.Transpose.FLIP_LEFT_RIGHT, False: Image.Transpose.FLIP_TOP_BOTTOM}
COUNTS = {"a3": 40}
"""How many pieces fill more than one sheet of a paper, but not two; 17 do of the others."""
COLOURS = {"red": (255, 0, 0), "blue": (0, 0, 255)}


def drawn(pages: tuple[Page, ...]) -> list[Image.Image]:
    with pypdfium2.PdfDocument(render_pdf(Document(pages, "t", "a", "s", "en"))) as document:
        return [page.render(scale=DOTS * MM).to_pil().convert("RGB") for page in document]


def where(picture: Image.Image, colour: str) -> Image.Image:
    """Return the dots of a colour, as white on black."""
    away = ImageChops.difference(picture, Image.new("RGB", picture.size, COLOURS[colour]))
    return away.convert("L").point([255 if level < 8 else 0 for level in range(256)])


def apart(one: Image.Image, other: Image.Image) -> int:
    """Return how many dots differ, those at the edges of pieces left out: a page need not be a whole number of dots."""
    smaller = (min(one.width, other.width), min(one.height, other.height))
    both = ImageChops.difference(one.crop((0, 0, *smaller)), other.crop((0, 0, *smaller)))
    return both.filter(ImageFilter.MinFilter(3)).histogram()[255]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("flip", "orientation"), list(product(("long", "short"), ("portrait", "landscape"))))
@pytest.mark.parametrize("words", ["head", "sides"])
def test_backs_of_a_full_and_a_partial_sheet(mini: Trial, paper: str, flip: str, orientation: str, words: str) -> None:
    how = plan("duplex", flip=flip, orientation=orientation, words=words)
    surroundings = {"paper": PAPERS[paper], "free": FREE.get(paper, 0.0)}
    pages = pages_of(mini, [piece(63.5, 44, count=COUNTS.get(paper, 17))], how, **surroundings)
    assert len(pages) == 4, "a full sheet and one that is not"
    upright = pages[0].scene.height > pages[0].scene.width
    pictures = drawn(pages)
    for front, back in zip(pictures[0::2], pictures[1::2], strict=True):
        drawn_front, seen = where(front, FRONT), where(back, BACK).transpose(OVER[(flip == "long") == upright])
        assert drawn_front.getbbox()
        assert apart(drawn_front, seen) == 0
    assert apart(drawn_front, ImageChops.offset(seen, 3, 0)) > 0, "0.6 mm are seen"


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("edge", ["left", "right", "top", "bottom"])
def test_halves_across_a_gutter(mini: Trial, paper: str, edge: str) -> None:
    how = plan("gutter", fold=edge, gutter=5)
    surroundings = {"paper": PAPERS[paper], "free": FREE.get(paper, 0.0)}
    for picture in drawn(pages_of(mini, [piece(44, 33, count=25)], how, **surroundings)):
        drawn_front, seen = where(picture, FRONT), where(picture, BACK).transpose(OVER[edge in ("left", "right")])
        assert drawn_front.getbbox()
        assert apart(drawn_front, seen) == 0

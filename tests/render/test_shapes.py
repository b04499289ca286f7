"""Both backends draw the same shapes: pictures written as text, a character for the middle of each mm."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pypdfium2
import pytest
import resvg_py
from PIL import Image

from printkit.scene import Box, Group, Item, Path, Stroke, compose, half_turn, polyline, rect, translate

from .drawings import BLACK, RED, WHITE, bitmap, box, frame, pdf_of, svg_of

Draw = Callable[..., Image.Image]

WIDTH, HEIGHT = 10, 6
DOTS = 9
"""Dots a mm. Drawn at one dot a mm, PDFium widens shapes to whole dots and resvg leaves out the corners of frames."""
INKS = {(0, 0, 0): "K", (255, 0, 0): "R", (255, 255, 255): "."}


def pdf_picture(*items: Item) -> Image.Image:
    """Draw items through the PDF."""
    with pypdfium2.PdfDocument(pdf_of(*items, width=WIDTH, height=HEIGHT)) as document:
        return document[0].render(scale=DOTS * 25.4 / 72 - 1e-4).to_pil().convert("RGB")


def svg_picture(*items: Item) -> Image.Image:
    """Draw items through the SVG."""
    svg = svg_of(*items, width=WIDTH, height=HEIGHT)
    return Image.open(BytesIO(resvg_py.svg_to_bytes(svg_string=svg, dpi=DOTS * 25.4, background="white"))).convert(
        "RGB"
    )


def grid(picture: Image.Image) -> list[str]:
    """Return a picture as text: K, R, a point for white, ? for what is between them."""
    assert picture.size == (WIDTH * DOTS, HEIGHT * DOTS)
    middles = [((x + 0.5) * DOTS, (y + 0.5) * DOTS) for y in range(HEIGHT) for x in range(WIDTH)]
    dots = [INKS.get(picture.getpixel((int(x), int(y))), "?") for x, y in middles]
    return ["".join(dots[start : start + WIDTH]) for start in range(0, len(dots), WIDTH)]


def two_squares(*, even_odd: bool) -> Path:
    """Return a square inside a square, drawn the same way round."""
    return Path((*rect(Box(1, 1, 5, 4)), *rect(Box(2, 2, 3, 2))), BLACK, even_odd=even_odd)


CASES = {
    "fill": (
        [box(1, 1, 3, 2)],
        ["..........", ".KKK......", ".KKK......", "..........", "..........", ".........."],
    ),
    "non-zero": (
        [two_squares(even_odd=False)],
        ["..........", ".KKKKK....", ".KKKKK....", ".KKKKK....", ".KKKKK....", ".........."],
    ),
    "even-odd": (
        [two_squares(even_odd=True)],
        ["..........", ".KKKKK....", ".K...K....", ".K...K....", ".KKKKK....", ".........."],
    ),
    "stroke": (
        [frame(1.5, 1.5, 4, 3, Stroke(BLACK, 1))],
        ["..........", ".KKKKK....", ".K...K....", ".K...K....", ".KKKKK....", ".........."],
    ),
    "fill and stroke": (
        [Path(rect(Box(1.5, 1.5, 4, 3)), RED, Stroke(BLACK, 1))],
        ["..........", ".KKKKK....", ".KRRRK....", ".KRRRK....", ".KKKKK....", ".........."],
    ),
    "dash": (
        [Path(polyline((0, 1.5), (10, 1.5)), stroke=Stroke(BLACK, 1, (2, 1)))],
        ["..........", "KK.KK.KK.K", "..........", "..........", "..........", ".........."],
    ),
    "butt cap": (
        [Path(polyline((2, 2.5), (6, 2.5)), stroke=Stroke(BLACK, 1))],
        ["..........", "..........", "..KKKK....", "..........", "..........", ".........."],
    ),
    "square cap": (
        [Path(polyline((2, 3), (6, 3)), stroke=Stroke(BLACK, 2, cap="square"))],
        ["..........", "..........", ".KKKKKK...", ".KKKKKK...", "..........", ".........."],
    ),
    "pointed corner": (
        [Path(polyline((0, 4.85), (5, 3.5), (0, 2.15)), stroke=Stroke(BLACK, 1))],
        ["..........", "..........", "KKK.......", "...KKKK...", "KKK.......", ".........."],
    ),
    "corner cut beyond four line widths": (
        [Path(polyline((0, 4.75), (5, 3.5), (0, 2.25)), stroke=Stroke(BLACK, 1))],
        ["..........", "..........", "KKK.......", "...KK.....", "KKK.......", ".........."],
    ),
    "round corner": (
        [Path(polyline((0, 4.75), (5, 3.5), (0, 2.25)), stroke=Stroke(BLACK, 0.9, join="round"))],
        ["..........", "..........", "KKK.......", "...KK.....", "KKK.......", ".........."],
    ),
    "dashes end with their line": (
        [
            Path(polyline((0, 1.5), (10, 1.5)), stroke=Stroke(BLACK, 1, (1, 1))),
            Path(polyline((0, 3.5), (10, 3.5)), stroke=Stroke(BLACK, 1)),
        ],
        ["..........", "K.K.K.K.K.", "..........", "KKKKKKKKKK", "..........", ".........."],
    ),
    "order": (
        [box(1, 1, 5, 4), box(2, 2, 3, 2, WHITE), box(3, 2, 1, 1, RED)],
        ["..........", ".KKKKK....", ".K.R.K....", ".K...K....", ".KKKKK....", ".........."],
    ),
    "clip": (
        [Group((box(0, 0, 10, 6),), clip=rect(Box(2, 1, 3, 2))), box(9, 5, 1, 1)],
        ["..........", "..KKK.....", "..KKK.....", "..........", "..........", ".........K"],
    ),
    "translate": (
        [Group((box(0, 0, 2, 1), box(0, 1, 1, 1)), translate(3, 2))],
        ["..........", "..........", "...KK.....", "...K......", "..........", ".........."],
    ),
    "half-turn": (
        [Group((box(0, 0, 2, 1), box(0, 1, 1, 1)), half_turn(3, 2))],
        ["..........", "..........", ".....K....", "....KK....", "..........", ".........."],
    ),
    "a quarter turn clockwise": (
        [Group((box(0, 0, 3, 1), box(0, 1, 1, 1)), (0, 1, -1, 0, 5, 1))],
        ["..........", "...KK.....", "....K.....", "....K.....", "..........", ".........."],
    ),
    "the clip moves with its group": (
        [Group((box(0, 0, 9, 9),), translate(4, 1), clip=rect(Box(1, 1, 2, 2)))],
        ["..........", "..........", ".....KK...", ".....KK...", "..........", ".........."],
    ),
    "groups in groups": (
        [Group((Group((box(0, 0, 1, 2),), translate(1, 1)),), compose(translate(2, 0), translate(1, 0)))],
        ["..........", "....K.....", "....K.....", "..........", "..........", ".........."],
    ),
    "a named group twice": (
        [Group((box(0, 0, 1, 2),), translate(x, 1), name="bar") for x in (1, 4)],
        ["..........", ".K..K.....", ".K..K.....", "..........", "..........", ".........."],
    ),
    "what follows keeps its colour": (
        [*(Group((box(0, 0, 1, 1, RED),), translate(x, 0), name="dot") for x in (1, 3)), box(5, 0, 1, 1)],
        [".R.R.K....", "..........", "..........", "..........", "..........", ".........."],
    ),
    "what follows a group that is not moved keeps its colour": (
        [*(Group((box(1, 0, 1, 1, RED),), name="dot") for _ in range(2)), box(5, 0, 1, 1)],
        [".R...K....", "..........", "..........", "..........", "..........", ".........."],
    ),
    "image": (
        [bitmap(size=(8, 4), box=Box(1, 1, 8, 4))],
        ["..........", ".RRRRRRRR.", ".RRRRRRRR.", ".RRRRRRRR.", ".RRRRRRRR.", ".........."],
    ),
    "neither filled nor stroked": (
        [Path(rect(Box(1, 1, 4, 4)))],
        ["..........", "..........", "..........", "..........", "..........", ".........."],
    ),
}


@pytest.mark.parametrize("draw", [pdf_picture, svg_picture])
@pytest.mark.parametrize("case", CASES)
def test_shape(case: str, draw: Draw) -> None:
    items, expected = CASES[case]
    assert expected == grid(draw(*items))


@pytest.mark.parametrize("draw", [pdf_picture, svg_picture])
def test_an_upright_image_is_upright(draw: Draw) -> None:
    picture = Image.new("RGB", (2, 2), (255, 255, 255))
    picture.putpixel((0, 0), (255, 0, 0))
    data = BytesIO()
    picture.resize((8, 4), Image.Resampling.NEAREST).save(data, "PNG")
    flag = bitmap(box=Box(1, 1, 8, 4))
    upright = type(flag)(flag.box, data.getvalue(), "upright", (8, 4), "a flag")
    rows = grid(draw(upright))
    assert [rows[1][2], rows[1][7], rows[4][2], rows[4][7]] == ["R", ".", ".", "."]


@pytest.mark.parametrize("draw", [pdf_picture, svg_picture])
def test_a_picture_differs_when_the_drawing_does(draw: Draw) -> None:
    items, expected = CASES["fill"]
    assert expected != grid(draw(Group(tuple(items), translate(1, 0))))

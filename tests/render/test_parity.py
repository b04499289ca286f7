"""PDF and SVG show the same picture, and the comparison sees a tenth of a mm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, sin

import pytest

from printkit.scene import Box, Group, Item, Path, Stroke, circle, half_turn, polyline, rect, translate
from tests.parity import assert_same_picture, differing_share

from .drawings import BLACK, RED, SAMPLE, bitmap, box, die, frame, line, pdf_of, svg_of

WIDTH, HEIGHT = 63.5, 88.9


def dense_face() -> tuple[Item, ...]:
    """Return lines of text between rules, all over a card."""
    rows = [
        item
        for n in range(1, 23)
        for item in (
            line("Sphinx of black quartz, judge my vow 0123", 1, 3.9 * n, size=3),
            Path(polyline((0, 3.9 * n + 0.8), (WIDTH, 3.9 * n + 0.8)), stroke=Stroke(BLACK, 0.2)),
        )
    ]
    columns = [Path(polyline((4.0 * n, 0), (4.0 * n, HEIGHT)), stroke=Stroke(BLACK, 0.15)) for n in range(16)]
    return (*rows, *columns)


def compare(pdf_items: Sequence[Item], svg_items: Sequence[Item]) -> float:
    """Return the share of dots that differ between a PDF and an SVG of a card."""
    pdf, svg = (draw(*items, width=WIDTH, height=HEIGHT) for draw, items in ((pdf_of, pdf_items), (svg_of, svg_items)))
    return differing_share(pdf, 0, svg, WIDTH, HEIGHT)


STAR = [(0.5 + 0.5 * cos(2.4 * n + 0.1), 0.5 + 0.5 * sin(2.4 * n + 0.1)) for n in range(31)]
MIXED = (
    box(0, 0, 63.5, 10, RED),
    line(SAMPLE, 2, 20),
    line("Zilla 123", 2, 30, size=8, family="Zilla Slab", weight=700),
    Group((line("upside down", 2, 10, family="Barlow Condensed"),), half_turn(30, 30)),
    *(die(2 + 7 * n, 62) for n in range(6)),
    frame(3, 70, 20, 10, Stroke(BLACK, 0.3, (1.2, 0.8), "round", "round")),
    Path((*circle(40, 75, 8), *circle(40, 75, 4)), BLACK, Stroke(RED, 0.5), even_odd=True),
    Path(polyline((50, 84), (54, 70), (58, 84)), stroke=Stroke(BLACK, 1)),
    Group((box(0, 0, 30, 30),), (0.7, 0.7, -0.7, 0.7, 50, 60), clip=rect(Box(2, 2, 6, 6), 2)),
    bitmap("RGBA", size=(32, 16), box=Box(50, 12, 10, 5)),
)


@pytest.mark.parametrize("items", [MIXED, dense_face()], ids=["mixed", "dense"])
def test_both_show_the_same(items: Sequence[Item]) -> None:
    assert_same_picture(
        pdf_of(*items, width=WIDTH, height=HEIGHT), 0, svg_of(*items, width=WIDTH, height=HEIGHT), WIDTH, HEIGHT
    )


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_both_set_a_bitmap_in_its_box(mode: str) -> None:
    items = (bitmap(mode, size=(32, 16), box=Box(10, 5, 6, 3)),)
    pdf, svg = (draw(*items, width=20, height=10) for draw in (pdf_of, svg_of))
    assert_same_picture(pdf, 0, svg, 20, 10)
    moved = svg_of(Group(items, translate(0, 0.4)), width=20, height=10)
    assert differing_share(pdf, 0, moved, 20, 10) > 0.01


@pytest.mark.parametrize("units", [0.01, 1, 10_000])
def test_both_enlarge_a_drawing_of_any_units(units: float) -> None:
    star = Path(polyline(*((units * x, units * y) for x, y in STAR)), BLACK, Stroke(RED, units / 50))
    placed = [Group((star, star), (60 / units, 0, 0, 60 / units, x, 5), name="star") for x in (1, 2)]
    unscaled = Path(polyline(*((60 * x, 60 * y) for x, y in STAR)), BLACK, Stroke(RED, 1.2))
    pdf, svg = pdf_of(*placed, width=WIDTH, height=HEIGHT), svg_of(*placed, width=WIDTH, height=HEIGHT)
    assert_same_picture(pdf, 0, svg, WIDTH, HEIGHT)
    assert compare([Group((unscaled,), translate(x, 5)) for x in (1, 2)], placed) < 0.001


@pytest.mark.parametrize(("x", "y"), [(0.1, 0), (-0.1, 0), (0, 0.1), (0, -0.1)])
def test_a_shift_of_a_tenth_of_a_mm_is_seen(x: float, y: float) -> None:
    with pytest.raises(AssertionError, match="of the dots differ"):
        assert_same_picture(
            pdf_of(*dense_face(), width=WIDTH, height=HEIGHT),
            0,
            svg_of(Group(dense_face(), translate(x, y)), width=WIDTH, height=HEIGHT),
            WIDTH,
            HEIGHT,
        )


def test_a_larger_drawing_is_seen() -> None:
    assert compare(dense_face(), [Group(dense_face(), (1.003, 0, 0, 1.003, 0, 0))]) > 0.01


def test_the_share_is_that_of_the_dots_that_differ() -> None:
    assert pytest.approx(0.25, abs=0.01) == compare([box(0, 0, WIDTH / 2, HEIGHT / 2)], [])


@pytest.mark.parametrize(
    "kept",
    [
        lambda item: item is not MIXED[0],
        lambda item: item is not MIXED[2],
        lambda item: not getattr(item, "even_odd", False),
        lambda item: getattr(item, "name", "") != "die-6",
    ],
)
def test_a_missing_item_is_seen(kept: Callable[[Item], bool]) -> None:
    assert compare(MIXED, list(filter(kept, MIXED))) > 0.01

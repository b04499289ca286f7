"""Duplex sheets: after the flip each back lies behind its front, upright; the sheet says how to flip it."""

from __future__ import annotations

from itertools import product

import pytest
from projects import Trial

from printkit.scene import Box, Matrix, Page, Text, compose, half_turn, translate, walk
from printkit.templates.impositions import Imposition

from .sheets import around, faces, marks, mirror_x, mirror_y, pages_of, piece, plan, trims

PLANS = list(product(("long", "short"), ("portrait", "landscape")))
WIDTH, HEIGHT = 33.0, 21.0


def flipped(how: Imposition, page: Page) -> Matrix:
    """Return what turning the sheet over does: a point of the back page lands on the point of the front it backs."""
    width, height = page.scene.width, page.scene.height
    long_edge_is_vertical = height > width
    about_the_vertical = (how.flip == "long") == long_edge_is_vertical
    return mirror_x(width / 2) if about_the_vertical else mirror_y(height / 2)


def sheets(mini: Trial, how: Imposition, count: int, **more: object) -> list[tuple[Page, Page]]:
    pages = pages_of(mini, [piece(WIDTH, HEIGHT, count=count, **more)], how)
    return list(zip(pages[0::2], pages[1::2], strict=True))


@pytest.mark.parametrize("bleed", [0.0, 3.0])
@pytest.mark.parametrize(("flip", "orientation"), PLANS)
def test_backs_meet_fronts_also_on_a_page_that_is_not_full(
    mini: Trial, flip: str, orientation: str, bleed: float
) -> None:
    how = plan("duplex", flip=flip, orientation=orientation)
    found = sheets(mini, how, 80, bleed=bleed)
    assert len(faces(found[-1][0])) < len(faces(found[0][0])), "the last page is not full"
    for front_page, back_page in found:
        over = flipped(how, back_page)
        for front, back in zip(faces(front_page), faces(back_page), strict=True):
            trim = around((("M", (0, 0)), ("L", (WIDTH, HEIGHT))), front.place)
            seen = compose(mirror_x(trim.x + WIDTH / 2), compose(over, back.place))
            assert front.place == translate(trim.x, trim.y), "the front is upright"
            assert seen == pytest.approx(translate(trim.x, trim.y), abs=0.005), "so is the back, turned like a page"
            assert around((("M", back.clip[:2]), ("L", (back.clip.right, back.clip.bottom))), over) == pytest.approx(
                front.clip, abs=0.005
            )


@pytest.mark.parametrize(("flip", "orientation"), PLANS)
def test_a_back_half_turned_or_set_behind_its_neighbour_is_seen(mini: Trial, flip: str, orientation: str) -> None:
    how = plan("duplex", flip=flip, orientation=orientation)
    ((front_page, back_page),) = sheets(mini, how, 2)
    front, _ = faces(front_page)
    over = compose(mirror_x(front.place[4] + WIDTH / 2), flipped(how, back_page))
    right, neighbour = faces(back_page)
    assert compose(over, right.place) == pytest.approx(front.place, abs=0.005)
    for wrong in (neighbour.place, compose(right.place, half_turn(WIDTH / 2, HEIGHT / 2))):
        assert compose(over, wrong) != pytest.approx(front.place, abs=0.005)


@pytest.mark.parametrize(("flip", "orientation"), PLANS)
def test_a_piece_without_a_back_leaves_its_place_blank(mini: Trial, flip: str, orientation: str) -> None:
    how = plan("duplex", flip=flip, orientation=orientation)
    pieces = [piece(WIDTH, HEIGHT, back=False, name="bare"), piece(WIDTH, HEIGHT, name="full")]
    front_page, back_page = pages_of(mini, pieces, how)
    _, second = trims(front_page, WIDTH, HEIGHT)
    (only,) = trims(back_page, WIDTH, HEIGHT)
    behind = around((("M", only[:2]), ("L", (only.right, only.bottom))), flipped(how, back_page))
    assert behind == pytest.approx(second, abs=0.005)


def test_pieces_without_any_back_make_no_back_pages(mini: Trial) -> None:
    assert len(pages_of(mini, [piece(back=False, count=3)], plan("duplex"))) == 1


@pytest.mark.parametrize("flip", ["long", "short"])
def test_the_sheet_says_in_words_how_to_flip_it(mini: Trial, flip: str) -> None:
    front, back = pages_of(mini, [piece()], plan("duplex", flip=flip))
    for page, side in ((front, "Front"), (back, "Back")):
        said = " ".join(item.text for item, _ in walk(page.scene.items) if isinstance(item, Text))
        assert f"two-sided: flip on the {flip} edge" in said
        assert f"{side} ·" in said


def test_backs_have_no_cut_marks_and_fronts_do(mini: Trial) -> None:
    front, back = pages_of(mini, [piece(count=4)], plan("duplex"))
    assert marks(front, "cut-marks")
    assert marks(back, "cut-marks") == []


def test_the_paper_lies_as_the_plan_says(mini: Trial) -> None:
    for orientation, size in (("portrait", (210, 297)), ("landscape", (297, 210))):
        for page in pages_of(mini, [piece()], plan("duplex", orientation=orientation)):
            assert (page.scene.width, page.scene.height) == size
            assert page.trim == page.bleed == Box(0, 0, *size)

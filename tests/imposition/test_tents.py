"""Tents: after all folds the back stands behind the front, both upright, and the tab lies inside the front, at its lower edge."""

from __future__ import annotations

import pytest
from projects import Trial

from printkit.components.pieces import Piece
from printkit.scene import Box, Group, Matrix, Page, Path, Text, compose, half_turn, rect, walk
from printkit.source import Length

from .sheets import around, lay, mirror_x, mirror_y, pages_of, piece, plan

WIDTH, HEIGHT, BASE, TAB = 28.0, 40.0, 16.0, 7.0
NET = 2 * HEIGHT + BASE + TAB


def tent(**more: object) -> object:
    """Return the plan of a tent."""
    lengths = {"base": BASE, "tab": TAB} | more
    return plan("tent", **{key: Length(value) if isinstance(value, float) else value for key, value in lengths.items()})


def standing(**more: object) -> Piece:
    return piece(WIDTH, HEIGHT, **more)


def placed(page: Page, kind: str) -> list[Matrix]:
    """Return the places of the fronts or backs on a page, within their nets."""
    return [
        compose(matrix, item.transform)
        for item, matrix in walk(page.scene.items)
        if isinstance(item, Group) and item.name.startswith(f"{kind}-1-a")
    ]


def trim(place: Matrix) -> Box:
    """Return where the face that has a place lies on the page."""
    return around(rect(Box(0, 0, WIDTH, HEIGHT)), place)


def folds(page: Page) -> list[Box]:
    """Return the dash-dot lines of a page that lie within nets."""
    return [
        around(item.segments, matrix)
        for item, matrix in walk(page.scene.items)
        if isinstance(item, Path) and item.stroke and item.stroke.dash and matrix[4:] != (0.0, 0.0)
    ]


@pytest.mark.parametrize("bleed", [0.0, 1.5])
def test_halves_coincide_after_the_fold_and_read_upright(mini: Trial, bleed: float) -> None:
    (page,) = pages_of(mini, [standing(count=6, bleed=bleed)], tent())
    fronts, backs = placed(page, "front"), placed(page, "back")
    assert (len(fronts), len(backs)) == (6, 6)
    for front, back in zip(fronts, backs, strict=True):
        box = trim(front)
        assert front == pytest.approx((1, 0, 0, 1, box.x, box.y))
        folded = compose(mirror_y(box.y), back)  # backwards along the ridge, the front's upper edge
        assert trim(folded) == pytest.approx(box)
        turned = compose(mirror_x(box.x + box.width / 2), folded)  # walked round, to be read from behind
        assert turned == pytest.approx(front)


def test_tab_and_base_stand_between_folds_above_the_back(mini: Trial) -> None:
    (page,) = pages_of(mini, [standing()], tent())
    (front,), (back,) = placed(page, "front"), placed(page, "back")
    ridge, foot = trim(front).y, trim(back).y
    assert foot == pytest.approx(ridge - HEIGHT)
    lines = sorted(line.y for line in folds(page) if line.width == pytest.approx(WIDTH))
    assert lines == pytest.approx([foot - BASE, foot, ridge])


def test_the_tab_reaches_the_foot_of_the_front(mini: Trial) -> None:
    """Round the triangle from the ridge: down the back, along the base, and the tab begins where the front ends."""
    (page,) = pages_of(mini, [standing()], tent())
    (front,) = placed(page, "front")
    box = trim(front)
    lines = sorted(line.y for line in folds(page) if line.width == pytest.approx(WIDTH))
    sides = [box.bottom - lines[2], lines[2] - lines[1], lines[1] - lines[0]]
    assert sides == pytest.approx([HEIGHT, HEIGHT, BASE])
    assert sides[2] < sides[0] + sides[1]  # a triangle can be folded


def test_cut_marks_stand_around_the_whole_net(mini: Trial) -> None:
    (page,) = pages_of(mini, [standing()], tent())
    cells = [
        around(item.clip or (), compose(matrix, item.transform))
        for item, matrix in walk(page.scene.items)
        if isinstance(item, Group) and item.name == "front-1-net-a"
    ]
    assert [(box.width, box.height) for box in cells] == [(pytest.approx(WIDTH), pytest.approx(NET))]


def test_words_say_how_to_fold_and_glue(mini: Trial) -> None:
    (page,) = pages_of(mini, [standing()], tent())
    said = " ".join(item.text for item, _ in walk(page.scene.items) if isinstance(item, Text))
    assert (
        "Score the dash-dot lines and fold them backwards · Glue the upper tab inside the front, at its lower edge"
        in said
    )
    assert "glue" in said.split()


def test_a_piece_without_a_back_is_a_finding(mini: Trial) -> None:
    pages, found = lay(mini, [standing(back=False)], tent())
    assert pages == ()
    assert [each[:5] for each in found] == ["PK504"]


def test_a_net_larger_than_the_paper_is_a_finding(mini: Trial) -> None:
    pages, found = lay(mini, [piece(WIDTH, 130.0)], tent())
    assert pages == ()
    assert [each[:5] for each in found] == ["PK501"]


@pytest.mark.parametrize("more", [{"base": 0.0}, {"tab": 0.0}])
def test_a_tent_needs_base_and_tab(more: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="a tent needs a base"):
        tent(**more)


def test_only_tents_have_bases() -> None:
    with pytest.raises(ValueError, match="only a tent"):
        plan("fold", base=Length(5))


def test_the_comparison_sees_a_back_that_is_not_turned() -> None:
    front = (1.0, 0.0, 0.0, 1.0, 50.0, 90.0)
    upright_back = (1.0, 0.0, 0.0, 1.0, 50.0, 50.0)
    good = compose(half_turn(50 + WIDTH / 2, 90.0), front)
    for back, right in ((upright_back, False), (good, True)):
        turned = compose(mirror_x(50 + WIDTH / 2), compose(mirror_y(90.0), back))
        assert (turned == pytest.approx(front)) is right

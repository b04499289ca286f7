"""Fold-over pairs: after the fold the backs lie behind their fronts, and both read upright when turned like a page."""

from __future__ import annotations

from itertools import pairwise

import pytest
from projects import GAME, Trial, make_game, open_game

from printkit.scene import Box, Matrix, Page, compose, half_turn, translate

from .sheets import Face, around, faces, lay, marks, mirror_x, mirror_y, pages_of, piece, plan, strokes, trims

FOLDS = ("right", "left", "top", "bottom")
WIDTH, HEIGHT = 20.0, 16.0


def pairs(page: Page) -> list[tuple[Face, Face]]:
    found = faces(page)
    return list(zip(found[0::2], found[1::2], strict=True))


def fold_of(front: Box, edge: str) -> Matrix:
    """Return what folding backwards along an edge of the front does: the back's points land on those of the front."""
    return {
        "right": mirror_x(front.right),
        "left": mirror_x(front.x),
        "top": mirror_y(front.y),
        "bottom": mirror_y(front.bottom),
    }[edge]


def seen_when_turned(front: Box, edge: str, back: Matrix) -> Matrix:
    """Return how the back looks after the fold, the counter then turned like a page about its vertical axis."""
    return compose(mirror_x(front.x + front.width / 2), compose(fold_of(front, edge), back))


@pytest.mark.parametrize("bleed", [0.0, 3.0])
@pytest.mark.parametrize("edge", FOLDS)
def test_the_back_lies_behind_the_front_and_reads_upright(mini: Trial, edge: str, bleed: float) -> None:
    (page,) = pages_of(mini, [piece(WIDTH, HEIGHT, count=6, bleed=bleed)], plan("fold", fold=edge))
    assert [(front.name, back.name) for front, back in pairs(page)] == [("front", "back")] * 6
    for front, back in pairs(page):
        trim = Box(front.place[4], front.place[5], WIDTH, HEIGHT)
        assert front.place == translate(trim.x, trim.y)
        assert seen_when_turned(trim, edge, back.place) == pytest.approx(translate(trim.x, trim.y), abs=1e-9)


@pytest.mark.parametrize("edge", FOLDS)
def test_a_back_that_stands_on_its_head_is_seen(mini: Trial, edge: str) -> None:
    (page,) = pages_of(mini, [piece(WIDTH, HEIGHT)], plan("fold", fold=edge))
    ((front, back),) = pairs(page)
    trim = Box(front.place[4], front.place[5], WIDTH, HEIGHT)
    turned = compose(back.place, half_turn(WIDTH / 2, HEIGHT / 2))
    assert seen_when_turned(trim, edge, turned) == pytest.approx(
        compose(translate(trim.x, trim.y), half_turn(WIDTH / 2, HEIGHT / 2)), abs=1e-9
    )


@pytest.mark.parametrize("bleed", [0.0, 3.0])
@pytest.mark.parametrize("edge", FOLDS)
def test_no_art_crosses_the_fold_and_elsewhere_it_reaches_the_bleed(mini: Trial, edge: str, bleed: float) -> None:
    (page,) = pages_of(mini, [piece(WIDTH, HEIGHT, bleed=bleed)], plan("fold", fold=edge))
    ((front, back),) = pairs(page)
    whole = around((("M", (0, 0)), ("L", (WIDTH, HEIGHT))), front.place)
    sides = {name: 0.0 if name == edge else -bleed for name in ("left", "top", "right", "bottom")}
    assert front.clip == pytest.approx(whole.inset(*sides.values()), abs=1e-9)
    assert around((("M", front.clip[:2]), ("L", (front.clip.right, front.clip.bottom))), fold_of(whole, edge)) == (
        pytest.approx(back.clip, abs=1e-9)
    )


@pytest.mark.parametrize("edge", FOLDS)
def test_the_fold_line_lies_on_the_shared_edge_of_each_of_12_pairs(mini: Trial, edge: str) -> None:
    (page,) = pages_of(mini, [piece(WIDTH, HEIGHT, count=12, bleed=3)], plan("fold", fold=edge))
    shared = [
        {
            "right": Box(trim.right, trim.y, 0, HEIGHT),
            "left": Box(trim.x, trim.y, 0, HEIGHT),
            "top": Box(trim.x, trim.y, WIDTH, 0),
            "bottom": Box(trim.x, trim.bottom, WIDTH, 0),
        }[edge]
        for trim in trims(page, WIDTH, HEIGHT)[0::2]
    ]
    assert len(shared) == 12
    assert marks(page, "fold-lines") == [pytest.approx(box, abs=1e-9) for box in shared]


def test_fold_lines_have_a_dash_dot_style_of_their_own(mini: Trial) -> None:
    (page,) = pages_of(mini, [piece(count=12)], plan("fold"))
    folds = {stroke for name in ("fold-lines", "fold-ticks") for _, stroke in strokes(page, name)}
    cuts = {stroke for _, stroke in strokes(page, "cut-marks")}
    assert [stroke.dash for stroke in cuts] == [()]
    (fold,) = folds
    dash, gap, dot, after = fold.dash
    assert dash > 4 * dot > 0 < gap == after
    assert 0 < fold.width < 0.2, "thin"


@pytest.mark.parametrize("arrange", ["grid", "duplex"])
def test_only_fold_over_sheets_have_fold_lines(mini: Trial, arrange: str) -> None:
    for page in pages_of(mini, [piece(count=12)], plan(arrange)):
        assert marks(page, "fold-") == []


@pytest.mark.parametrize("edge", FOLDS)
def test_fold_ticks_carry_the_lines_on_outside_the_block(mini: Trial, edge: str) -> None:
    (page,) = pages_of(mini, [piece(WIDTH, HEIGHT, count=12, bleed=3)], plan("fold", fold=edge))
    upright = edge in ("left", "right")

    def place(box: Box) -> float:
        return round(box.x if upright else box.y, 6)

    folds, ticks = marks(page, "fold-lines"), marks(page, "fold-ticks")
    assert {place(box) for box in folds} == {place(box) for box in ticks}
    assert len(ticks) == 2 * len({place(box) for box in folds})
    grounds = [face.clip for face in faces(page)]
    assert not any(touch(tick, ground) for tick in ticks for ground in grounds)


def touch(line: Box, ground: Box) -> bool:
    """Tell whether a line has a point inside a box, its edge left out."""
    across = line.x < ground.right - 1e-6 and line.right > ground.x + 1e-6
    return across and line.y < ground.bottom - 1e-6 and line.bottom > ground.y + 1e-6


def test_touching_is_seen() -> None:
    assert touch(Box(5, -1, 0, 3), Box(0, 0, 10, 10))
    assert not touch(Box(10, -1, 0, 3), Box(0, 0, 10, 10))


def test_a_piece_without_a_back_is_a_finding(mini: Trial) -> None:
    pages, found = lay(mini, [piece(), piece(back=False, name="b")], plan("fold"))
    assert (pages, found) == ((), ['PK504 "b" has no back to fold over'])


@pytest.mark.parametrize("name", ["fold-over", "fold-over-left", "fold-over-top", "fold-over-bottom"])
def test_the_impositions_of_printkit_fold_on_four_edges(name: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    game = {"game.yaml": GAME.replace("fold-over", name)}
    document, report = open_game(make_game(tmp_path_factory.mktemp("fold"), game)).sheet("counters")
    assert not report.errors
    assert document
    tops = {round(first.place[5] - second.place[5]) for first, second in pairs(document.pages[0])}
    lefts = {round(first.place[4] - second.place[4]) for first, second in pairs(document.pages[0])}
    # a back that is turned is placed by its lower right corner
    assert (lefts, tops) == {
        "fold-over": ({-20}, {0}),
        "fold-over-left": ({20}, {0}),
        "fold-over-top": ({-20}, {0}),
        "fold-over-bottom": ({-20}, {-40}),
    }[name]


def test_neighbours_stand_edge_to_edge_without_bleed(mini: Trial) -> None:
    (page,) = pages_of(mini, [piece(count=4)], plan("fold"))
    row = sorted(trims(page))
    assert len(row) == 8
    assert all(right.x == pytest.approx(left.right, abs=1e-9) for left, right in pairwise(row))

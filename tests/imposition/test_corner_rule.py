"""The rule in a corner of the first page: where it stands, how long it is, and that it meets nothing."""

from dataclasses import replace
from pathlib import Path

import pytest
from projects import Trial, make_game, open_game

from printkit.components.pieces import Piece
from printkit.scene import Box, Colour, Group, Page, Scene, Text, compose, rect, walk
from printkit.scene import Path as Outline
from printkit.templates.impositions import Imposition

from .sheets import around, pages_of, piece, plan

A4 = (210.0, 297.0)
GREY = Colour((90, 90, 90))


def filled(*boxes: Box, paper: tuple[float, float] = A4) -> Piece:
    """Return a piece that fills the paper, with boxes of grey on it."""
    return replace(piece(*paper, back=False), front=Scene(*paper, tuple(Outline(rect(box), GREY) for box in boxes)))


def page_with(mini: Trial, margin: float, how: Imposition | None = None, **more: object) -> Page:
    """Return the page of a piece with a grey ground that leaves a margin free."""
    return pages_of(mini, [filled(Box(0, 0, *A4).grown(-margin))], how or plan("page"), **more)[0]


def rule(page: Page) -> list[Box]:
    """Return the lines of the rule, the two legs first."""
    found = [
        around(line.segments, compose(matrix, group.transform))
        for group, matrix in walk(page.scene.items)
        if isinstance(group, Group) and group.name.startswith("corner-")
        for line in group.items
        if isinstance(line, Outline)
    ]
    return sorted(found, key=lambda box: -max(box.width, box.height))


def words(page: Page) -> list[str]:
    """Return what stands on a page."""
    return [item.text.replace("\u00a0", " ") for item, _ in walk(page.scene.items) if isinstance(item, Text)]


def test_the_legs_measure_two_inches_and_50_mm_with_ticks_at_25(mini: Trial) -> None:
    level, upright, *ticks = rule(page_with(mini, 9.0))
    assert (level.width, level.height) == pytest.approx((50.8, 0.0))
    assert (upright.width, upright.height) == pytest.approx((0.0, 50.0))
    assert (level.x, level.bottom) == pytest.approx((upright.x, upright.bottom))
    across = sorted({round(tick.x - level.x, 3) for tick in ticks if tick.width == 0})
    down = sorted({round(upright.bottom - tick.y, 3) for tick in ticks if tick.height == 0})
    assert (across, down) == ([0.0, 25.0, 50.8], [0.0, 25.0, 50.0])


def with_lines(*names: str) -> Piece:
    """Return a piece with a grey ground that has drawings of these names on it."""
    found = filled(Box(0, 0, *A4).grown(-9.0))
    drawn = tuple(Group(found.front.items, name=name) for name in names)
    return replace(found, front=replace(found.front, items=drawn))


@pytest.mark.parametrize(
    ("names", "legs", "said"),
    [
        (["scale-line"], (50.8, 25.0), ["25 mm", "2 in"]),
        (["scale-line", "scale-inches"], (25.0, 25.0), ["25 mm"]),
        (["scale-inches"], (25.0, 50.0), ["25 mm", "25 mm", "50 mm", "Print at 100 % (actual size)"]),
    ],
)
def test_the_rule_tells_what_the_lines_of_the_page_do_not(
    mini: Trial, names: list[str], legs: tuple[float, float], said: list[str]
) -> None:
    page = pages_of(mini, [with_lines(*names)], plan("page"))[0]
    lines = rule(page)
    assert max(line.width for line in lines) == pytest.approx(legs[0])
    assert max(line.height for line in lines) == pytest.approx(legs[1])
    assert words(page) == said


def test_figures_tell_the_ticks_and_words_how_to_print(mini: Trial) -> None:
    assert words(page_with(mini, 9.0)) == ["25 mm", "2 in", "25 mm", "50 mm", "Print at 100 % (actual size)"]


@pytest.mark.parametrize("margin", [6.5, 8.0, 9.0, 12.0, 30.0])
def test_it_stands_off_the_drawing_and_off_the_edge(mini: Trial, margin: float) -> None:
    page = page_with(mini, margin)
    ground = Box(0, 0, *A4).grown(-margin)
    assert rule(page)
    for item, matrix in walk(page.scene.items):
        if isinstance(item, Text):
            line = around(rect(Box(item.x, item.y - 1.6, item.width, 1.6)), matrix)
            assert line.right <= ground.x or line.y >= ground.bottom
    for line in rule(page):
        assert line.right <= ground.x or line.y >= ground.bottom
        assert min(line.x, line.y, A4[0] - line.right, A4[1] - line.bottom) >= 3.6


@pytest.mark.parametrize(
    ("taken", "left", "foot"),
    [
        (Box(0, 280, 30, 17), False, True),
        (Box(0, 280, 210, 17), True, False),
        (Box(0, 200, 210, 97), True, False),
    ],
)
def test_it_takes_the_first_corner_that_is_free(mini: Trial, taken: Box, *, left: bool, foot: bool) -> None:
    page = pages_of(mini, [filled(Box(20, 20, 170, 257), taken)], plan("page"))[0]
    lines = rule(page)
    assert (max(line.x for line in lines) < 105, max(line.y for line in lines) > 150) == (left, foot)


@pytest.mark.parametrize(
    ("margin", "more"),
    [
        (0.0, {}),
        (5.0, {}),
        (7.0, {"free": 6.35}),
    ],
)
def test_where_there_is_no_room_the_page_stays_as_it_is(mini: Trial, margin: float, more: dict[str, object]) -> None:
    assert rule(page_with(mini, margin, **more)) == []


def test_on_paper_whose_edges_are_to_stay_clear_it_keeps_off_them(mini: Trial) -> None:
    lines = rule(page_with(mini, 9.2, free=6.35))
    assert min(min(line.x, A4[1] - line.bottom) for line in lines) >= 6.35


def test_only_the_first_page_has_one_and_none_that_has_a_square(mini: Trial) -> None:
    twice = [filled(Box(20, 20, 170, 257)) for _ in range(2)]
    assert [bool(rule(page)) for page in pages_of(mini, twice, plan("page"))] == [True, False]
    assert rule(pages_of(mini, [piece()], plan("grid"))[0]) == []


def test_a_sheet_without_room_for_a_square_has_the_rule(mini: Trial) -> None:
    full = pages_of(mini, [piece(count=200)], plan("grid"))
    assert [bool(rule(page)) for page in full] == [True, False]


@pytest.mark.parametrize("profile", ["screen", "press-x4"])
def test_files_that_nobody_prints_at_home_have_none(tmp_path: Path, profile: str) -> None:
    trial = open_game(make_game(tmp_path), profile=profile)
    assert rule(page_with(trial, 9.0)) == []

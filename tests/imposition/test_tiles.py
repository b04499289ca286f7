"""Tiles: what they show adds up to the piece and the overlaps, and the marks of neighbours meet."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import GAME, Trial, lines, make_game, open_game

from printkit.components.pieces import Piece
from printkit.diagnostics import Report
from printkit.imposition.tiles import Tiling, plan_tiles
from printkit.scene import Box, Group, Page, Text, walk

from .sheets import around, lay, marks, pages_of, piece, plan

TILES = plan("tiles", margin=8)
SIZES = [(420, 297), (297, 420), (300, 100), (100, 300), (1000, 700), (250, 150), (194.0, 156.9)]
PAPERS = [(210, 297), (215.9, 279.4), (148, 210)]


@pytest.fixture
def trial(tmp_path: Path) -> Trial:
    return open_game(make_game(tmp_path))


def tiling_of(size: tuple[float, float], paper: tuple[float, float] = PAPERS[0]) -> Tiling:
    board = piece(*size, back=False)
    report = Report()
    found = plan_tiles(board, board.front, TILES, paper, report)
    assert found
    assert not len(report)
    return found


def windows(tiling: Tiling) -> list[Box]:
    return [tiling.window(row, column) for row in range(tiling.rows) for column in range(tiling.columns)]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", SIZES)
def test_the_tiles_add_up_to_the_piece_and_the_overlaps(size: tuple[float, float], paper: tuple[float, float]) -> None:
    tiling = tiling_of(size, paper)
    across = sum(tiling.window(0, column).width for column in range(tiling.columns)) - (tiling.columns - 1) * 10
    down = sum(tiling.window(row, 0).height for row in range(tiling.rows)) - (tiling.rows - 1) * 10
    assert (across, down) == pytest.approx(size)
    last = tiling.window(tiling.rows - 1, tiling.columns - 1)
    assert (last.right, last.bottom) == pytest.approx(size)


@pytest.mark.parametrize("size", SIZES)
def test_neighbours_share_a_strip_of_the_overlap(size: tuple[float, float]) -> None:
    tiling = tiling_of(size)
    for column in range(tiling.columns - 1):
        assert tiling.window(0, column).right - tiling.window(0, column + 1).x == pytest.approx(10)
    for row in range(tiling.rows - 1):
        assert tiling.window(row, 0).bottom - tiling.window(row + 1, 0).y == pytest.approx(10)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", SIZES)
def test_tiles_lie_inside_the_margins_with_their_marks(size: tuple[float, float], paper: tuple[float, float]) -> None:
    tiling = tiling_of(size, paper)
    place = tiling.place(TILES).grown(TILES.offset + TILES.mark - 1e-6)
    assert place.x >= 8
    assert place.right <= tiling.paper[0] - 8
    assert place.y >= 8 + 13
    assert place.bottom <= tiling.paper[1] - 8 - 7


@pytest.mark.parametrize(
    ("size", "paper", "count"),
    [((420, 297), PAPERS[0], 4), ((420, 297), PAPERS[1], 4), ((250, 150), PAPERS[0], 1), ((300, 100), PAPERS[0], 2)],
)
def test_the_fewest_tiles_are_taken(size: tuple[float, float], paper: tuple[float, float], count: int) -> None:
    assert len(windows(tiling_of(size, paper))) == count


def tiles(page: Page) -> tuple[Box, Box]:
    """Return what a page shows of the paper, and where the corner of the whole piece would lie."""
    (tile,) = [item for item in page.scene.items if isinstance(item, Group) and item.clip and not item.name]
    (face,) = tile.items
    assert isinstance(face, Group)
    assert face.name == "front-1-a"
    return around(tile.clip or (), tile.transform), Box(face.transform[4], face.transform[5], 0, 0)


def test_each_page_shows_its_own_part(trial: Trial) -> None:
    board = piece(420, 297, back=False)
    pages = pages_of(trial, [board], TILES)
    tiling = tiling_of((420, 297))
    shown = [tiles(page) for page in pages]
    parts = [Box(place.x - corner.x, place.y - corner.y, place.width, place.height) for place, corner in shown]
    assert [tuple(part) for part in parts] == [pytest.approx(window) for window in windows(tiling)]


def test_the_next_tile_begins_at_the_join_line(trial: Trial) -> None:
    pages = pages_of(trial, [piece(420, 297, back=False)], TILES)
    (place, corner), (_, beside) = tiles(pages[0]), tiles(pages[1])
    joins = [box for page in pages[:1] for box in lines_across(page)]
    upright = next(box for box in joins if box.width == 0)
    next_edge = tiles(pages[1])[0].x - beside.x  # of the piece
    assert upright.x - corner.x == pytest.approx(next_edge)
    assert (upright.y, upright.bottom) == pytest.approx((place.y - 5, place.bottom + 5))
    assert [len(lines_across(page)) for page in pages] == [2, 1, 1, 0]


def lines_across(page: Page) -> list[Box]:
    """Return the dash-dot lines on a page."""
    groups = [item for item in page.scene.items if isinstance(item, Group) and not item.name and not item.clip]
    paths = [path for group in groups for path in group.items if getattr(path, "stroke", None)]
    return [around(path.segments, (1, 0, 0, 1, 0, 0)) for path in paths if path.stroke.dash]  # type: ignore[union-attr]


def test_cut_marks_stand_at_the_corners_of_the_tile(trial: Trial) -> None:
    (page, *_) = pages_of(trial, [piece(420, 297, back=False)], TILES)
    place, _ = tiles(page)
    ticks = marks(page, "cut-marks")
    assert sorted({round(tick.x, 3) for tick in ticks if not tick.width}) == pytest.approx(
        [place.x, place.right], abs=0.001
    )
    assert len(ticks) == 8


def test_each_page_tells_its_place_and_what_to_do(trial: Trial) -> None:
    pages = pages_of(trial, [piece(420, 297, back=False)], TILES)
    said = [" ".join(item.text for item, _ in walk(page.scene.items) if isinstance(item, Text)) for page in pages]
    assert ["Part 3 of 4: row 2, column 1" in words for words in said] == [False, False, True, False]
    assert all("Glue each part over the one before, up to the dash-dot line" in words for words in said)
    assert [words.count("page") for words in said] == [1, 1, 1, 1]


def test_backs_are_tiles_too(trial: Trial) -> None:
    assert len(pages_of(trial, [piece(420, 297)], TILES)) == 8


def test_paper_that_is_too_small_for_a_tile_is_a_finding(trial: Trial) -> None:
    board: Piece = piece(420, 297, back=False)
    pages, found = lay(trial, [board], plan("tiles", margin=100))
    assert pages == ()
    assert [line.split()[0] for line in found] == ["PK501"]


OWN_PAPER = GAME.replace("imposition: fold-over", "imposition: duplex, paper: a3")


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_sheet_with_paper_of_its_own_is_printed_on_that(tmp_path: Path, paper: str) -> None:
    document, report = open_game(make_game(tmp_path, {"game.yaml": OWN_PAPER}), paper=paper).sheet("counters")
    assert lines(report) == []
    assert document
    assert (document.pages[0].scene.width, document.pages[0].scene.height) == (297, 420)


def test_unknown_paper_of_a_sheet_is_a_finding(tmp_path: Path) -> None:
    project = make_game(tmp_path, {"game.yaml": OWN_PAPER.replace("a3", "a33")})
    _, report = open_game(project).sheet("counters")
    assert [line.split()[:2] for line in lines(report)] == [["game.yaml:4:91", "PK158"]]

"""Joints of tiles: moved within what the paper leaves free to where they part no label; the key to all tiles."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from projects import Trial, make_game, open_game

from printkit.components.pieces import Piece
from printkit.diagnostics import Report
from printkit.imposition.labels import label_boxes
from printkit.imposition.tiling import Tiling, parted, plan_tiles
from printkit.model.names import Name
from printkit.project import Project
from printkit.scene import Box, Colour, Group, Item, Page, Scene, Text, rect, walk
from printkit.scene import Path as Outline

from .sheets import lay, pages_of, piece, plan

TILES = plan("tiles", margin=8)
ROOT = Path(__file__).parent.parent.parent
BLACK = Colour((0, 0, 0))
A4 = (210.0, 297.0)


def label(x: float, y: float, width: float = 20.0) -> Item:
    return Text(x, y, "f", 4.0, BLACK, "label", "label", (0, 4, 8, 12, 16), width)


def die(x: float, y: float) -> Item:
    return Group((Outline(rect(Box(x, y, 8, 8)), BLACK),), role="symbol")


def board(*items: Item, size: tuple[float, float] = (420, 297)) -> Piece:
    return piece(*size, back=False, front=Scene(*size, items))


def tiling_of(made: Piece, paper: tuple[float, float] = A4) -> Tiling:
    report = Report()
    found = plan_tiles(made, made.front, TILES, paper, report)
    assert found
    assert not len(report)
    return found


def joints(spans: tuple[tuple[float, float], ...]) -> list[float]:
    return [start for start, _ in spans[1:]]


EVEN = joints(tiling_of(board()).across)[0]


@pytest.mark.parametrize("shift", [-19, -10, -3, -1])
def test_a_joint_gives_way_to_a_label(shift: float) -> None:
    tiling = tiling_of(board(label(EVEN + shift, 50)))
    (joint,) = joints(tiling.across)
    assert joint != pytest.approx(EVEN)
    assert not EVEN + shift < joint < EVEN + shift + 20
    assert min(abs(joint - EVEN - shift), abs(joint - EVEN - shift - 20)) == pytest.approx(1.0), "and no farther"


def test_a_joint_between_labels_stays() -> None:
    assert joints(tiling_of(board(label(EVEN - 21, 50), label(EVEN + 1, 50))).across) == [EVEN]


def test_a_joint_does_not_graze_a_label() -> None:
    (joint,) = joints(tiling_of(board(label(EVEN + 0.3, 50))).across)
    assert joint == pytest.approx(EVEN - 0.7)


def test_a_joint_gives_way_to_the_face_of_a_die() -> None:
    (joint,) = joints(tiling_of(board(die(EVEN - 4, 50))).across)
    assert abs(joint - EVEN) == pytest.approx(5.0)


@pytest.mark.parametrize(("more", "columns"), [(0.0, 3), (3e-7, 3), (-3e-7, 3), (1e-3, 4)])
def test_a_face_that_just_fits_needs_no_further_tile(more: float, columns: int) -> None:
    room = 270.7
    paper = (room + 2 * (8 + 1 + 4),) * 2
    made = board(size=(3 * room - 2 * TILES.overlap + more, 100.0))
    assert tiling_of(made, paper).columns == columns


def test_joints_down_give_way_too() -> None:
    even = joints(tiling_of(board()).down)[0]
    (joint,) = joints(tiling_of(board(label(50, even + 1))).down)
    assert joint != pytest.approx(even)


def test_where_every_place_parts_a_label_the_fewest_are_parted() -> None:
    wide = [label(EVEN - 100, 20 + 6 * row, 200) for row in range(3)]
    (joint,) = joints(tiling_of(board(*wide, label(EVEN - 5, 90))).across)
    spans = [(box.x, box.right) for box in label_boxes(board(*wide, label(EVEN - 5, 90)).front)]
    assert parted(joint, spans) == 3


@pytest.mark.parametrize("size", [(420, 297), (1000, 700), (250, 900)])
@pytest.mark.parametrize("paper", [(210, 297), (215.9, 279.4), (148, 210), (297, 420)])
def test_moved_joints_keep_tiles_on_the_paper_and_overlaps_whole(
    size: tuple[float, float], paper: tuple[float, float]
) -> None:
    labels = [label(x, y, 17) for x in range(0, int(size[0]) - 20, 23) for y in range(10, int(size[1]), 19)]
    tiling = tiling_of(board(*labels, size=size), paper)
    even = tiling_of(board(size=size), paper)
    assert (tiling.columns, tiling.rows) == (even.columns, even.rows), "no more of them"
    for spans, whole in ((tiling.across, size[0]), (tiling.down, size[1])):
        assert spans[0][0] == 0
        assert spans[-1][1] == pytest.approx(whole)
        assert all(end - after == pytest.approx(10) for (_, end), (after, _) in pairwise(spans))
    place = [tiling.place(TILES, row, column) for row in range(tiling.rows) for column in range(tiling.columns)]
    assert all(box.x >= 13 - 1e-6 and box.right <= tiling.paper[0] - 13 + 1e-6 for box in place)
    assert all(box.bottom <= tiling.paper[1] - 20 + 1e-6 for box in place)
    area = sum(box.width * box.height for box in place)
    overlaps = 10 * (tiling.columns - 1) * size[1] + 10 * (tiling.rows - 1) * size[0]
    crossings = 100 * (tiling.columns - 1) * (tiling.rows - 1)
    assert area == pytest.approx(size[0] * size[1] + overlaps + crossings)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_shipped_board_is_cut_through_fewer_labels_than_in_even_parts(lang: str) -> None:
    trial = open_game(Project(ROOT), "bismarck", lang=lang)
    (made,), _ = board_of(trial)
    tiling = tiling_of(made)
    across = [(box.x, box.right) for box in label_boxes(made.front)]
    down = [(box.y, box.bottom) for box in label_boxes(made.front)]
    step = (made.front.width - 10) / tiling.columns
    assert parted(joints(tiling.across)[0], across) <= parted(step, across)
    assert parted(joints(tiling.down)[0], down) <= parted((made.front.height - 10) / tiling.rows, down)
    assert parted(joints(tiling.across)[0], across) <= 2


def board_of(trial: Trial) -> tuple[tuple[Piece, ...], Report]:
    (item, _), *_ = trial.edition.game.items(Name("board-tiles"))
    return trial.pieces("board-tiles", item)


def words(page: Page) -> list[str]:
    return [item.text for item, _ in walk(page.scene.items) if isinstance(item, Text)]


def test_each_page_has_the_key_and_shows_itself_in_it(tmp_path: Path) -> None:
    trial = open_game(make_game(tmp_path))
    pages = pages_of(trial, [piece(420, 297, back=False)], TILES)
    assert len(pages) == 4
    for number, page in enumerate(pages):
        numbers = ["1", "2", "3", "4"]
        assert [word for word in words(page) if word in numbers] == numbers
        place = f"Part {number + 1} of 4: row {number // 2 + 1}, column {number % 2 + 1} · "
        assert any(word.startswith(place) for word in words(page))
        assert {"cut", "join"} < set(words(page))
        tiles = [item for item, _ in walk(page.scene.items) if isinstance(item, Outline) and item.fill and item.stroke]
        assert len(tiles) == 1, "the tile at hand has a ground"


def test_parts_of_several_pieces_name_theirs(tmp_path: Path) -> None:
    pieces = [replace(piece(420, 297, back=False), title=title) for title in ("West", "East")]
    pages = pages_of(open_game(make_game(tmp_path)), pieces, TILES)
    notes = [[word for word in words(page) if "Part " in word] for page in pages]
    assert [note.split(": ")[0] for (note,) in notes] == [
        f"{t} · Part {n} of 4" for t in ("West", "East") for n in "1234"
    ]


@pytest.mark.parametrize(("size", "numbered"), [((410, 584), True), ((250, 600), True), ((2000, 2800), False)])
def test_all_tiles_of_the_key_are_numbered_or_none(tmp_path: Path, size: tuple[float, float], numbered: bool) -> None:
    trial = open_game(make_game(tmp_path))
    pages = pages_of(trial, [piece(*size, back=False)], plan("tiles", margin=8))
    found = [word for word in words(pages[0]) if re.fullmatch("[0-9]+", word)]
    assert found == ([str(number + 1) for number in range(len(pages))] if numbered else [])


def test_a_single_tile_has_no_key(tmp_path: Path) -> None:
    (page,) = pages_of(open_game(make_game(tmp_path)), [piece(100, 100, back=False)], TILES)
    assert not {"1", "join"} & set(words(page))


@pytest.mark.parametrize(("overlap", "found"), [(95, ["PK518"]), (92, []), (400, ["PK518"])])
def test_an_overlap_larger_than_half_a_tile_is_a_finding(tmp_path: Path, overlap: float, found: list[str]) -> None:
    made = piece(420, 297, back=False)
    _, lines = lay(open_game(make_game(tmp_path)), [made], plan("tiles", margin=8, overlap=overlap))
    assert [line.split()[0] for line in lines] == found

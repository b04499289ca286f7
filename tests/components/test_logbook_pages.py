"""Which logs stand on which page, and how wide the columns of their turns are."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.components.logbook_pages import even, most_together, places_in, shared_out, teams
from printkit.components.logbook_turns import shared
from printkit.scene import Box, Group, Text, walk
from tests.components.log_game import LOGS, log_project, open_logs
from tests.components.setting_out import words
from tests.projects import faults, lines


def of(count: int) -> list[str]:
    return [chr(ord("a") + index) for index in range(count)]


@pytest.mark.parametrize(
    ("units", "begin", "blanks", "found"),
    [
        (4, [], "yz", ["abcdyz"]),
        (4, [0, 2], "", ["ab", "cd"]),
        (2, [0, 1], "yz", ["ay", "bz"]),  # a duel: each player has room for a prize
        (6, [0, 4], "yz", ["abcd", "ef", "yz"]),
        (3, [0, 2], "xyz", ["ab", "cx", "yz"]),
        (0, [], "z", ["z"]),
        (0, [], "", []),
    ],
)
def test_each_player_has_pages_of_his_own(units: int, begin: list[int], blanks: str, found: list[str]) -> None:
    assert ["".join(each) for each in teams(of(units), begin, list(blanks), 2)] == found


@pytest.mark.parametrize(
    ("logs", "page", "later", "runs", "found"),
    [
        (6, 2, 4, 1, ["ab", "cd", "ef", "0abc", "0def"]),  # two squadrons of six: three go on together
        (6, 2, 3, 1, ["ab", "cd", "ef", "0abc", "0def"]),
        (4, 2, 2, 1, ["ab", "0ab", "cd", "0cd"]),
        (3, 2, 2, 2, ["ab", "c", "0ab", "0c", "1ab", "1c"]),
        (8, 2, 4, 1, ["ab", "cd", "0abcd", "ef", "gh", "0efgh"]),
        (3, 2, 4, 0, ["ab", "c"]),
        (0, 2, 4, 1, []),
    ],
)
def test_logs_go_on_soon_after_they_began(logs: int, page: int, later: int, runs: int, found: list[str]) -> None:
    made = [("" if run is None else str(run)) + "".join(each) for run, each in shared_out(of(logs), page, later, runs)]
    assert made == found


@pytest.mark.parametrize(("count", "most", "each"), [(6, 4, 3), (5, 4, 3), (4, 4, 4), (9, 4, 3), (1, 4, 1), (0, 4, 0)])
def test_pages_are_about_equally_full(count: int, most: int, each: int) -> None:
    assert even(count, most) == each


def test_the_fullest_page_decides() -> None:
    assert [most_together(of(count), 2, 4) for count in (0, 1, 2, 5, 6, 7, 8)] == [1, 1, 2, 3, 3, 4, 4]


def test_places_of_a_grid_fill_its_box() -> None:
    places = places_in(Box(10, 20, 190, 264), 2, 3, 6)
    assert [(round(box.x, 3), round(box.y, 3)) for box in places[:3]] == [(10, 20), (108, 20), (10, 110)]
    assert (places[-1].right, places[-1].bottom) == pytest.approx((200, 284))


@pytest.mark.parametrize(
    ("room", "shares", "least", "found"),
    [
        (60, [1, 1, 2], [8, 8, 8], [15, 15, 30]),
        (60, [1.5, 1, 0.5], [8, 8, 8], [30, 20, 10]),
        (60, [1, 1, 2], [24, 8, 8], [24, 12, 24]),  # a long title takes from all others
        (60, [1, 1, 8], [10, 20, 8], [10, 20, 30]),
        (60, [1, 1, 1], [30, 30, 30], [20, 20, 20]),
        (60, [], [], []),
    ],
)
def test_columns_share_the_room(room: float, shares: list[float], least: list[float], found: list[float]) -> None:
    assert shared(room, shares, least) == pytest.approx(found)


def test_a_column_is_as_wide_as_its_title(tmp_path: Path) -> None:
    long = LOGS.replace("title: Move, width: 4", "title: What the ship is to do, width: 0.1")
    pieces, report = open_logs(tmp_path, logs_yaml=long).pieces("books", "squadron")
    assert lines(report) == []
    heads = {item.text: item.size for item, _ in walk(pieces[0].front.items) if isinstance(item, Text)}
    assert heads["WHAT THE SHIP IS TO DO"] == heads["NOTES"]


@pytest.mark.parametrize(("width", "found"), [("1.5", []), ("0", ["PK116"]), ("101", ["PK116"]), ("1,5", ["PK116"])])
def test_a_share_is_a_number_within_bounds(tmp_path: Path, width: str, found: list[str]) -> None:
    text = LOGS.replace("title: Move, width: 4", f'title: Move, width: "{width}"')
    assert [line.split()[1] for line in faults(log_project(tmp_path, {"logs.yaml": text}))] == found


def test_several_logs_go_on_on_one_page(tmp_path: Path) -> None:
    book = "squadron: {title: The squadron, form: ship, turns: 22, prizes: 1}\n"
    found, report = open_logs(tmp_path, logbooks_yaml=book).pieces("books", "squadron")
    assert lines(report) == []
    tables = [
        sum(isinstance(item, Group) and item.role == "table" for item, _ in walk(piece.front.items)) for piece in found
    ]
    assert tables == [2, 2, 4]
    assert words(found[-1].front.items).count("continued") == 3  # a prize has no name yet

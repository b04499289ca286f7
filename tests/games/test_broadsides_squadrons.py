"""The squadron sheets of Broadsides: names of one size, rows that breathe, all boxes of the roster, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import Trial, lines, open_game

from printkit.components.logbook_rows import HEAD, TALLEST
from printkit.model.names import Name
from printkit.project import Project
from printkit.scene import Group, Item, Text, apply, walk
from tests.components.test_logbooks import rows
from tests.games.test_broadsides_logs import boxes_of

ROOT = Path(__file__).parents[2]
TOP, BOTTOM = 8 + 5.5, 13 - 5.5
"""Where the rows begin, and what is left below them, with the margin of the layout, in mm."""


@pytest.fixture(scope="module", params=[("en", "a4"), ("fr", "a4"), ("qps", "a4"), ("fr", "letter")])
def trial(request: pytest.FixtureRequest) -> Trial:
    lang, paper = request.param
    return open_game(Project(ROOT), "broadsides", lang=lang, paper=paper)


BOOKS = ("squadron-british", "squadron-combined")


@pytest.fixture(scope="module", params=BOOKS)
def book(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def sheet(trial: Trial, book: str) -> tuple[Item, ...]:
    (piece,), report = trial.pieces("squadrons", book)
    assert lines(report) == []
    return piece.front.items


def names(items: tuple[Item, ...]) -> list[list[tuple[Text, float]]]:
    """Return the lines of each name on the sheet, with how far down each stands, in mm."""
    found = []
    for group, matrix in walk(items):
        if isinstance(group, Group) and group.role == "heading":
            inner = [(text, apply(at, text.x, text.y)[1]) for text, at in walk((group,)) if isinstance(text, Text)]
            down = apply(matrix, 0, 0)[1]
            found.append([(text, y + down) for text, y in inner])
    return [each for each in found if each[0][0].font.startswith("ZillaSlab")]


def test_all_names_have_one_size(sheet: tuple[Item, ...]) -> None:
    ships = names(sheet)[1:]  # the first is the title of the sheet
    assert len(ships) == 6
    assert {round(text.size * 72 / 25.4, 2) for ship in ships for text, _ in ship} == {11.0}
    assert {len(ship) for ship in ships} <= {1, 2}


def test_every_row_breathes(trial: Trial, sheet: tuple[Item, ...], book: str) -> None:
    (piece,), _ = trial.pieces("squadrons", book)
    first, high = TOP + HEAD, min((piece.front.height - 8 - BOTTOM - TOP - HEAD) / 6, TALLEST)
    for alt, boxes in rows(sheet):
        place = int((boxes[0].y - first) / high)
        top, bottom = first + place * high, first + (place + 1) * high
        assert min(box.y for box in boxes) - top >= 1.0 - 1e-6, alt
        assert bottom - max(box.bottom for box in boxes) >= 1.0 - 1e-6, alt
        assert {round(box.width, 3) for box in boxes} <= {3.0, 3.25, 3.5, 3.75, 4.0}
        assert max(box.right for box in boxes) <= piece.front.width - 8 - 1 + 1e-6, alt


def test_the_boxes_are_those_of_the_roster(trial: Trial, sheet: tuple[Item, ...], book: str) -> None:
    game = trial.edition.game
    units = [game.parts.roster[name] for name in game.parts.logbooks[Name(book)].units]
    assert [len(boxes) for _, boxes in rows(sheet)] == [number for unit in units for number in boxes_of(unit)]

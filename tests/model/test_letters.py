"""Tables whose results are letters, rows with words, ranges below zero."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import make_project

from printkit.diagnostics import Report
from printkit.language.extract import Texts, list_wanted
from printkit.model.dice import DieRange
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.project import Project, load_game

TABLES = """\
hit:
  title: Hits
  roll: 1d6
  columns: [hull, rigging]
  letters: [H, G, R]
  named: {1-5: a graze}
  results:
    1-5: [–, R]
    6: [H G H, R R]
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    make_project(tmp_path, {"sources/small/game.yaml": "title: Small\n", "sources/small/tables.yaml": TABLES})
    report = Report()
    found = load_game(Project(tmp_path), "small", report)
    assert found is not None, list(report)
    return found


def test_letters_are_counted(game: Game) -> None:
    table = game.parts.tables[Name("hit")]
    assert [[cell.value for cell in cells] for _, cells in table.rows] == [[0, 1], [3, 2]]


def test_letters_are_not_translated_and_the_words_of_rows_are(game: Game) -> None:
    assert [entry.text for entry in list_wanted(Texts(game.messages))] == [
        "Small",
        "Hits",
        "hull",
        "rigging",
        "a graze",
    ]


def test_a_row_without_words_has_none(game: Game) -> None:
    table = game.parts.tables[Name("hit")]
    assert [str(run) for run, _ in table.rows if table.name_of(run)] == ["1-5"]


@pytest.mark.parametrize(("written", "high"), [("≤-1", -1), ("≤ −1", -1), ("<=-20", -20), ("≤0", 0)])
def test_a_range_may_end_below_zero(written: str, high: int) -> None:
    assert DieRange.from_text(written) == DieRange(None, high)


@pytest.mark.parametrize("written", ["≤--1", "≤-", "-1+", "≤−1-"])
def test_other_minus_signs_are_no_ranges(written: str) -> None:
    with pytest.raises(ValueError, match="not a range"):
        DieRange.from_text(written)


def test_no_step_is_without_a_letter(tmp_path: Path) -> None:
    steps = "\n".join(f"    s{number}: Step {number}" for number in range(27))
    aids = f"turn:\n  title: Turn\n  lettered: yes\n  steps:\n{steps}\n"
    make_project(tmp_path, {"sources/small/game.yaml": "title: Small\n", "sources/small/aids.yaml": aids})
    report = Report()
    assert load_game(Project(tmp_path), "small", report) is None
    assert [each.code for each in report] == ["PK116"]

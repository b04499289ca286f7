"""Contests, players and variants as data: sizes that make no sense are refused where they are written."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import GAME, faults, make_game, open_game

from printkit.model.names import Name

CONTEST = """\
attack:
  title: Attack
  units: [{units}]
  figure: rank
  higher: win
  lower: win
  equal: win
  outcomes:
    win: {{title: Won, sign: W, shade: {shade}}}
"""
ROSTER = "spy: {title: Spy, kind: piece, figures: {rank: 1}}\nmiss: {title: Miss, kind: piece, figures: {rank: 2}}\n"


@pytest.mark.parametrize(
    ("units", "shade", "message"),
    [
        ("spy, miss", 0, ""),
        ("spy, spy", 0, 'a contest names "spy" twice'),
        ("", 0, "a contest cannot have 0 units and 0 special cases"),
        (", ".join(f"u{n}" for n in range(61)), 0, "a contest cannot have 61 units and 0 special cases"),
        ("spy, miss", 4, "there is no shade 4"),
    ],
)
def test_contests_of_a_wrong_size_are_refused(tmp_path: Path, units: str, shade: int, message: str) -> None:
    files = {"contests.yaml": CONTEST.format(units=units, shade=shade), "roster.yaml": ROSTER}
    found = faults(make_game(tmp_path, files))
    assert [message in line for line in found] == ([True] if message else [])


@pytest.mark.parametrize("count", [-1, 0])
def test_players_have_at_least_one_of_each_piece(tmp_path: Path, count: int) -> None:
    files = {
        "players.yaml": f"red: {{title: Red, colour: alarm, back: boat, pieces: {{spy: {count}}}}}\n",
        "roster.yaml": ROSTER,
    }
    assert [f"cannot have {count} pieces" in line for line in faults(make_game(tmp_path, files))][:1] == [True]


@pytest.mark.parametrize("copies", [0, -3, 101, 1_000_000_000])
def test_sheets_are_printed_a_sensible_number_of_times(tmp_path: Path, copies: int) -> None:
    files = {"game.yaml": GAME.replace("layout: counter,", f"layout: counter, copies: {copies},")}
    (found,) = faults(make_game(tmp_path, files))
    assert found.startswith("game.yaml:4:13 PK")
    assert f"a sheet cannot be printed {copies} times" in found


def test_a_sheet_in_copies_has_all_its_items_so_often(tmp_path: Path) -> None:
    files = {"game.yaml": GAME.replace("layout: counter,", "layout: counter, copies: 3,")}
    trial = open_game(make_game(tmp_path, files))
    document, _ = trial.sheet("counters")
    assert document
    assert len(document.pages) == 1
    once, _ = open_game(make_game(tmp_path / "once")).sheet("counters")
    assert once
    groups = [
        sum(1 for item in page.scene.items if getattr(item, "name", "").startswith("front-")) for page in document.pages
    ]
    assert sum(groups) == 36


def test_a_variant_that_is_not_there_prints_nothing(tmp_path: Path) -> None:
    files = {
        "game.yaml": GAME.replace("from: counters,", "from: players, variant: none,"),
        "players.yaml": "red: {title: Red, colour: alarm, back: boat, pieces: {spy: 1}}\n",
        "roster.yaml": ROSTER,
    }
    project = make_game(tmp_path, files)
    assert "PK351" in [line.split()[1] for line in faults(project)]
    from printkit.diagnostics import Report  # noqa: PLC0415
    from printkit.project import load_game  # noqa: PLC0415

    game = load_game(project, "mini", Report())
    assert game
    assert list(game.items(Name("counters"))) == []

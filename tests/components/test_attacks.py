"""Worked attacks drawn: the cells of the example, both pieces from their sheet, an arrow, or a bar where none can be made."""

from __future__ import annotations

from pathlib import Path as File

import pytest
from projects import Trial, lines, open_game

from printkit.components.registry import Look, placeables
from printkit.components.strips import Strip
from printkit.diagnostics import Origin, Report
from printkit.model.names import Name
from printkit.project import Project
from printkit.scene import Box, Group, Item, Path, Text
from printkit.scene.extents import leaves

from .setting_out import context_of

WIDTH = 85.0
THIN = 0.4
"""What a line takes up across, in mm, at most."""


@pytest.fixture(scope="module")
def flagduel() -> Trial:
    return open_game(Project(File(__file__).parents[2]), "flagduel")


def placed(trial: Trial, *options: str) -> tuple[tuple[Strip, ...], Report]:
    """Return the strips of the game's contest with these options, and the findings."""
    report = Report()
    contest = trial.edition.game.parts.contests[Name("attack")]
    look = Look("panel", options, Origin("rules.md", 1))
    return placeables["contest"].lay_out(contest, WIDTH, look, context_of(trial, report)), report


def figure(trial: Trial, example: str) -> tuple[Item, ...]:
    """Return what an example shows, drawn with the pieces of Duel without a finding."""
    (strip,), found = placed(trial, "bare", example, "duel-pieces")
    assert lines(found) == []
    return strip.items


def words(items: tuple[Item, ...]) -> list[str]:
    return [item.text for item, _, _ in leaves(items) if isinstance(item, Text)]


def marks(items: tuple[Item, ...]) -> list[tuple[Path, Box]]:
    """Return what is drawn over the cells: the way and its end."""
    (shown,) = [item for item in items if isinstance(item, Group)]
    drawn = [
        each for group in shown.items if isinstance(group, Group) for each in group.items if isinstance(each, Path)
    ]
    found = [(item, box) for item, _, box in leaves(tuple(drawn)) if isinstance(item, Path)]
    return [(item, box) for item, box in found if box.height < 14]  # not the cells


@pytest.mark.parametrize(
    ("example", "cells"), [("fx-12", ["d3", "d4", "d5", "d6", "d7", "d8"]), ("fx-03", ["d5", "d4"])]
)
def test_the_cells_are_named_from_attacker_to_target(flagduel: Trial, example: str, cells: list[str]) -> None:
    assert [word for word in words(figure(flagduel, example)) if word in cells] == cells


def test_the_attacker_is_the_first_players_and_the_target_the_seconds(flagduel: Trial) -> None:
    (shown,) = [item for item in figure(flagduel, "fx-01") if isinstance(item, Group)]
    names = [
        item.name for item in shown.items if isinstance(item, Group) for item in item.items if isinstance(item, Group)
    ]
    assert [name.split()[1].split("/")[1] for name in names if "piece" in name] == ["red-marshal", "blue-general"]
    assert shown.alt == "d3 → d4"


def test_an_attack_ends_in_an_arrow_between_the_pieces(flagduel: Trial) -> None:
    (line, along), (head, tip) = marks(figure(flagduel, "fx-12"))
    assert line.fill is None
    assert head.fill
    assert along.height < THIN
    assert tip.right > 5 / 6 * WIDTH - 1  # in the last of six cells
    assert along.x < WIDTH / 6


@pytest.mark.parametrize(("example", "before"), [("fx-13", 2), ("across-the-lake", 1)])
def test_an_attack_that_cannot_be_made_ends_at_a_bar(flagduel: Trial, example: str, before: int) -> None:
    """A scout on b3 is stopped by the piece on b5, one on c3 by the lake on c4."""
    (_, along), (bar, end) = marks(figure(flagduel, example))
    assert bar.fill is None
    assert end.width < THIN
    assert along.right == pytest.approx(end.right)
    assert end.x + end.width / 2 == pytest.approx(before * 15 - 0.7)


def test_what_comes_of_it_stays_with_the_drawing(flagduel: Trial) -> None:
    (drawn, said), found = placed(flagduel, "fx-12", "duel-pieces")
    assert lines(found) == []
    assert drawn.keep
    assert " ".join(words(said.items)).startswith("C The flag is taken")


@pytest.mark.parametrize(
    ("options", "hint"),
    [
        (("fx-99", "duel-pieces"), "there is bare, legend, cases, fx-01"),
        (("bare", "wrong"), "there is bare, legend, cases, fx-01"),
        (("fx-01",), "name the sheet of the pieces of two players after the example"),
        (("fx-16", "duel-pieces"), '"d4" and "e5" are not two cells in one line'),
    ],
)
def test_what_cannot_be_drawn_is_a_finding(flagduel: Trial, options: tuple[str, ...], hint: str) -> None:
    strips, found = placed(flagduel, *options)
    assert strips == ()
    assert [(each.code, hint in each.hint) for each in found] == [("PK155", True)]

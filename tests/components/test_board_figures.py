"""Boards of squares in a text: names that can be read, counters and the places they came from, dice."""

from __future__ import annotations

import pytest
from projects import Trial, lines

from printkit.components.placements import Placement, place
from printkit.components.strips import Strip
from printkit.diagnostics import Origin, Report
from printkit.scene import Group, walk

from .setting_out import context_of, paths, texts, words

WIDTH = 87.0


def figure(full: Trial, options: str = "") -> tuple[Strip, list[str]]:
    """Return the figure of the board of three columns and four rows, and the findings."""
    report = Report()
    placed = place(
        Placement.from_text(f"board boards.sea {options}"), WIDTH, "rules", context_of(full, report), Origin("r", 1, 1)
    )
    return placed[0], lines(report)


def test_rows_columns_and_zones_have_their_names(full: Trial) -> None:
    strip, found = figure(full)
    assert found == []
    said = words(strip.items).split()
    assert [said.count(each) >= 1 for each in ("1", "2", "3", "4", "MIDDLE", "SOUTH")] == [True] * 6
    assert "cold" not in said, "notes of zones have no room"
    assert min(item.size for item, _ in walk(strip.items) if hasattr(item, "size")) >= 6.5 * 25.4 / 72


def test_a_counter_stands_where_its_way_ends(full: Trial) -> None:
    plain, _ = figure(full)
    strip, found = figure(full, "token/front:1.1-2.2")
    assert found == []
    marks = strip.items[1:]
    arts = [item for item, _ in walk(marks) if isinstance(item, Group) and item.name.startswith("art-")]
    assert [art.name for art in arts] == ["art-boat at 0.1950"], "its lines are made for the size"
    assert len(plain.items) == 1
    boxes = paths(marks)
    line = next(box for box in boxes if box.width > 10 and box.height > 10 and box.width < 40)
    assert line.width == pytest.approx(WIDTH / 3)


def test_dice_of_a_space_stand_side_by_side(full: Trial) -> None:
    strip, found = figure(full, "die:3.4 die:3.4")
    assert found == []
    dice = [box for box in paths(strip.items[1:]) if 3 < box.width < 5]
    assert len(dice) == 2
    assert abs(dice[0].x - dice[1].x) > dice[0].width
    assert all(die.x > 58 and die.right < 87 for die in dice)


@pytest.mark.parametrize("option", ["tokn/front:1.1", "token/side:1.1", "token/front:4.1", "die:1.5", "front"])
def test_what_is_not_on_the_board_is_a_finding(full: Trial, option: str) -> None:
    strip, found = figure(full, option)
    assert [line.split()[1] for line in found] == ["PK155"]
    assert len(strip.items) == 1
    assert texts(strip.items)

"""Rooms around names: which part of a line lies in one, turned or not, and what is left of the line."""

from __future__ import annotations

import pytest

from printkit.components.chart_plot import turned
from printkit.components.clearings import broken, clearings
from printkit.scene import Colour, Group, Item, Text, translate

ROW = ((0.0, 50.0), (100.0, 50.0))


def name(x: float, y: float) -> Text:
    """Return a text 20 mm wide whose letters reach from 7.4 mm above its base line to 2.2 mm below."""
    return Text(x, y, "Lato", 10.0, Colour((0, 0, 0)), "SEA", "SEA", (0.0, 7.0, 14.0), 20.0)


@pytest.mark.parametrize(
    ("item", "pad", "left"),
    [
        (name(40, 52), 0.0, [(0, 40), (60, 100)]),
        (name(40, 52), 0.5, [(0, 39.5), (60.5, 100)]),
        (name(40, 60), 0.0, [(0, 100)]),  # below the line
        (name(40, 47.5), 0.0, [(0, 100)]),  # above it
        (name(-10, 52), 0.0, [(10, 100)]),  # over its start
        (name(90, 52), 0.0, [(0, 90)]),
        (Group((name(0, 0),), translate(40, 52)), 0.0, [(0, 40), (60, 100)]),
        (turned(Group((name(40, 50),)), 90, (50, 50)), 0.0, [(0, 47.8), (57.4, 100)]),
    ],
)
def test_a_line_ends_at_a_name_and_begins_again_behind_it(
    item: Item, pad: float, left: list[tuple[float, float]]
) -> None:
    pieces = list(broken(ROW, clearings((item,), pad)))
    assert [(first[0], last[0]) for first, last in pieces] == [pytest.approx(each) for each in left]
    assert all(first[1] == last[1] == 50 for first, last in pieces)


def test_rooms_that_overlap_leave_one_gap_and_slivers_go() -> None:
    rooms = clearings((name(20, 52), name(35, 52), name(55.2, 52)), 0.0)
    assert [(first[0], last[0]) for first, last in broken(ROW, rooms)] == [(0, 20), pytest.approx((75.2, 100))]


def test_a_line_that_meets_nothing_is_itself() -> None:
    assert list(broken(ROW, ())) == [ROW]

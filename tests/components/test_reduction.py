"""A piece in a figure: lines that hold, no text too small to read, and names that still mean one drawing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from printkit.components.reduction import FINEST, SMALLEST, reduced
from printkit.scene import Box, Colour, Group, Item, Path, Stroke, Text, rect, walk

INK = Colour((0, 0, 0))
LINE = Path(rect(Box(0, 0, 10, 10)), stroke=Stroke(INK, 0.2))
WORD = Text(0, 5, "Lato-Regular", 3.0, INK, "a", "a", (0.0,), 2.0)


def widths(items: tuple[Item, ...]) -> list[float]:
    """Return the widths of all lines as they are printed at no further scale."""
    found = []
    for item, (a, b, c, d, _, _) in walk(items):
        if isinstance(item, Path) and item.stroke:
            found.append(round(item.stroke.width * abs(a * d - b * c) ** 0.5, 6))
    return found


@pytest.mark.parametrize(("scale", "width"), [(1.0, 0.2), (2.0, 0.2), (0.5, 0.2), (0.2, FINEST / 0.2)])
def test_a_line_is_printed_no_finer_than_a_printer_holds(scale: float, width: float) -> None:
    assert widths(reduced([LINE], scale)) == [pytest.approx(width, abs=1e-5)]


@pytest.mark.parametrize(("scale", "kept"), [(1.0, 1), (0.6, 1), (SMALLEST / 3.0 + 0.001, 1), (0.5, 0)])
def test_text_too_small_to_read_is_left_out(scale: float, kept: int) -> None:
    assert len(reduced([WORD], scale)) == kept


def test_groups_are_measured_through_and_named_for_their_size() -> None:
    inner = Group((LINE, WORD), (0.5, 0.0, 0.0, 0.5, 3.0, 4.0), name="mark")
    (group,) = reduced([inner], 0.4)
    assert isinstance(group, Group)
    assert group.name == "mark at 0.2000"
    assert widths((replace(group, transform=(0.2, 0, 0, 0.2, 0, 0)),)) == [pytest.approx(FINEST, abs=1e-5)]
    assert len(group.items) == 1


def test_what_is_not_made_smaller_stays_as_it_is() -> None:
    assert reduced([Group((LINE,), name="mark"), WORD], 1.0) == (Group((LINE,), name="mark"), WORD)

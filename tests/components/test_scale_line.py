"""The line to check the scale by: 50 mm, its words beside it or over it, and one drawing under its name."""

from __future__ import annotations

import pytest
from projects import Trial

from printkit.components.furniture import scale_line
from printkit.components.strips import Strip
from printkit.diagnostics import Origin, Report
from printkit.scene import Group, Path, walk

from .setting_out import context_of


def line(full: Trial, width: float) -> Strip:
    return scale_line(context_of(full, Report()), Origin(""), instruct=True, width=width)


def rulers(strip: Strip) -> list[Group]:
    return [item for item, _ in walk(strip.items) if isinstance(item, Group) and item.name == "scale-line"]


@pytest.mark.parametrize("width", [200.0, 60.0, 52.0])
def test_the_line_measures_50_mm(full: Trial, width: float) -> None:
    xs = [
        x
        for item, _ in walk(line(full, width).items)
        if isinstance(item, Path)
        for _, at in item.segments
        for x in at[::2]
    ]
    assert max(xs) - min(xs) == pytest.approx(50.0)


def test_words_that_find_no_room_beside_the_line_stand_over_it(full: Trial) -> None:
    assert line(full, 60.0).height > line(full, 200.0).height + 1.5


def test_the_ruler_is_the_same_drawing_wherever_its_words_stand(full: Trial) -> None:
    (beside,), (over,), (lines,) = (rulers(line(full, width)) for width in (200.0, 60.0, 52.0))
    assert beside == over == lines

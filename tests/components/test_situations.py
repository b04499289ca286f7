"""Parts of a chart with pieces on them: which squares they stand on, in mm, and ways that no piece can go."""

from __future__ import annotations

import pytest
from projects import Trial, lines

from printkit.components.placements import Placement, place
from printkit.components.situations import ASIDE, BESIDE, LARGEST, RADIUS
from printkit.diagnostics import Origin, Report
from printkit.scene import Box, Path, apply, walk

from .setting_out import context_of, texts

WIDTH = 80.0


def figure(trial: Trial, options: str, width: float = WIDTH) -> tuple[tuple[object, ...], list[str]]:
    """Return the items of a part of the chart, and the findings."""
    report = Report()
    strips = place(
        Placement.from_text(f"chart charts.sound {options}"), width, "rules", context_of(trial, report), Origin("")
    )
    return tuple(item for strip in strips for item in strip.items), lines(report)


def marks(items: tuple[object, ...]) -> list[tuple[float, float]]:
    """Return the middles of the pieces' marks: the circles of their radius."""
    found = []
    for item, matrix in walk(items):  # type: ignore[arg-type]
        if isinstance(item, Path) and len(item.segments) > 4:
            points = [apply(matrix, *numbers[-2:]) for _, numbers in item.segments if numbers]
            box = Box(
                min(x for x, _ in points),
                min(y for _, y in points),
                max(x for x, _ in points),
                max(y for _, y in points),
            )
            if box.width - box.x == pytest.approx(2 * RADIUS) and box.height - box.y == pytest.approx(2 * RADIUS):
                found.append((box.x + RADIUS, box.y + RADIUS))
    return found


@pytest.mark.parametrize(
    ("square", "across", "down"),
    [("A1nw", 0.25, 0.25), ("A1se", 0.75, 0.75), ("A2sw", 1.25, 0.75), ("B1ne", 0.75, 1.25)],
)
def test_a_piece_stands_on_its_square(full: Trial, square: str, across: float, down: float) -> None:
    items, found = figure(full, f"A1-B2 token:{square}")
    assert found == []
    left = (WIDTH - 2 * LARGEST) / 2
    assert marks(items) == [(pytest.approx(left + across * LARGEST + ASIDE), pytest.approx(down * LARGEST + ASIDE))]


def test_the_part_that_is_shown_begins_at_its_corner(full: Trial) -> None:
    (whole,), (part,) = (marks(figure(full, f"{cells} token:A2sw")[0]) for cells in ("A1-B2", "A2"))
    assert part[0] - whole[0] == pytest.approx(-0.5 * LARGEST)  # half as wide, in the middle
    assert part[1] == pytest.approx(whole[1])


def test_pieces_on_one_way_stand_apart(full: Trial) -> None:
    first, last = marks(figure(full, "A1-B2 token:A1se-A2sw token:A1se-A2sw")[0])
    assert (last[0] - first[0], last[1] - first[1]) == (pytest.approx(BESIDE), pytest.approx(BESIDE))
    alone, other = marks(figure(full, "A1-B2 token:A1se token:A2ne")[0])
    assert alone[1] - other[1] == pytest.approx(0.5 * LARGEST)  # no square in common, so not aside


def test_grids_are_named(full: Trial) -> None:
    assert {"A1", "A2", "B1"} <= {text for text, _, _ in texts(figure(full, "A1-B2")[0])}  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("A1-B2 token:A1nw-A1se", "side by side"),
        ("A1-B2 token:A1nw-A2nw", "side by side"),
        ("A1-B2 token:B2ne-B2se", "land"),
        ("A1-B2 token:B2se", "land"),
        ("A1-B2 token:C1nw", "C1"),
        ("A1-B2 token", "token"),
        ("A1-B2 token:A1", "A1"),
        ("A1-B2 ghost:A1nw", "ghost"),
        ("A1-Z9 token:A1nw", "Z9"),
        ("everywhere", "everywhere"),
        ("", "A3-C5"),
    ],
)
def test_what_cannot_be_is_a_finding(full: Trial, options: str, told: str) -> None:
    report = Report()
    place(
        Placement("chart", "charts.sound", tuple(options.split())), WIDTH, "rules", context_of(full, report), Origin("")
    )
    (found,) = report
    assert told in f"{found.message} {found.hint}"

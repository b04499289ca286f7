"""SVG path data → segments, as SVG's grammar has it."""

from __future__ import annotations

import pytest

from printkit.scene import Segment
from printkit.source.svg_path import read_path


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("M1 2L3,4", [("M", (1, 2)), ("L", (3, 4))]),
        ("m1 2 3 4", [("M", (1, 2)), ("L", (4, 6))]),
        ("M1 2H9V8h-1v-1", [("M", (1, 2)), ("L", (9, 2)), ("L", (9, 8)), ("L", (8, 8)), ("L", (8, 7))]),
        ("M0 0C1 1 2 1 3 0S5-1 6 0", [("M", (0, 0)), ("C", (1, 1, 2, 1, 3, 0)), ("C", (4, -1, 5, -1, 6, 0))]),
        ("M0 0Q3 3 6 0", [("M", (0, 0)), ("C", (2, 2, 4, 2, 6, 0))]),
        ("M0 0Q3 3 6 0T12 0", [("M", (0, 0)), ("C", (2, 2, 4, 2, 6, 0)), ("C", (8, -2, 10, -2, 12, 0))]),
        (
            "M0 0A5 5 0 0110 0",
            [("M", (0, 0)), ("C", (0, -2.7614, 2.2386, -5, 5, -5)), ("C", (7.7614, -5, 10, -2.7614, 10, 0))],
        ),
        ("M0 0a0 5 0 0 1 10 0", [("M", (0, 0)), ("L", (10, 0))]),
        (
            "M1 1L2 1zL5 5Z",
            [
                ("M", (1, 1)),
                ("L", (2, 1)),
                ("L", (1, 1)),
                ("Z", ()),
                ("M", (1, 1)),
                ("L", (5, 5)),
                ("L", (1, 1)),
                ("Z", ()),
            ],
        ),
        ("M.5.5L1e1-2.e0", [("M", (0.5, 0.5)), ("L", (10, -2))]),
        ("M007 1L2\n1", [("M", (7, 1)), ("L", (2, 1))]),
    ],
)
def test_path_data_becomes_moves_lines_and_cubic_curves(data: str, expected: list[Segment]) -> None:
    found = [(code, tuple(round(number, 4) + 0.0 for number in numbers)) for code, numbers in read_path(data)]
    assert found == expected


def test_arcs_go_on_without_a_letter() -> None:
    assert read_path("M0 0A5 5\n0 0 1 10 0 5 5 0 0 1 0 0") == read_path("M0 0A5,5,0,0,1,10,0A5 5 0 01-0 0")

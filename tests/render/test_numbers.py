"""Numbers are as short as they can be."""

from __future__ import annotations

import pytest

from printkit.render.numbers import coordinate, number


@pytest.mark.parametrize(
    ("value", "digits", "expected"),
    [
        (1.0, 3, "1"),
        (100, 3, "100"),
        (0.5, 3, "0.5"),
        (-0.0001, 3, "0"),
        (-0.0, 3, "0"),
        (1 / 3, 3, "0.333"),
        (2 / 3, 0, "1"),
        (100, 0, "100"),
        (595.27559, 3, "595.276"),
        (1e-7, 8, "0.0000001"),
    ],
)
def test_number(value: float, digits: int, expected: str) -> None:
    assert expected == number(value, digits)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (123.45678, "123.457"),
        (-1.2345678, "-1.2346"),
        (0.1234567, "0.12346"),
        (0, "0"),
        (9.99999, "10"),
        (0.25, "0.25"),
    ],
)
def test_coordinate(value: float, expected: str) -> None:
    assert coordinate(value) == expected

"""Numbers are as short as they can be."""

from __future__ import annotations

import pytest

from printkit.render.numbers import number


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

"""The numbers of results: PK214, PK215, PK223, and check figures, PK216 and PK217."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import messages


def column(values: str, more: str) -> dict[str, str]:
    """Return a game of one table with a result a row, blanks between."""
    results = ", ".join(f'{number}: "{value}"' for number, value in enumerate(values.split(), 1))
    return {"tables.yaml": f"t: {{title: T, axis: score, results: {{{results}}}, {more}}}\n"}


def grid(rows: str, more: str, bands: str = "1, 2") -> dict[str, str]:
    """Return a game of one matrix; rows have `/` between, results blanks."""
    lines = [", ".join(f'"{value}"' for value in row.split()) for row in rows.split("/")]
    results = ", ".join(f"{number}: [{line}]" for number, line in enumerate(lines, 1))
    return {"tables.yaml": f"t: {{title: T, axis: a, across: b, bands: [{bands}], results: {{{results}}}, {more}}}\n"}


@pytest.mark.parametrize(
    ("values", "more", "found"),
    [
        ("0 1 1 2", "down: rising", []),
        ("2 1 1 0", "down: falling", []),
        ("−2 -1 0 +1", "down: rising", []),
        ("0 2 1", "down: rising", ['row "3" is 1 after 2 in row "2", though down is rising']),
        ("0 2 1", "down: falling", ['row "2" is 2 after 0 in row "1", though down is falling']),
        ("1 x 0", "down: rising", ['row "3" is 0 after 1 in row "1", though down is rising']),
        ("5", "down: rising", []),
    ],
)
def test_order_down(tmp_path: Path, values: str, more: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK214", column(values, more)) == found


@pytest.mark.parametrize(
    ("rows", "more", "found"),
    [
        ("1 2/1 3", "down: rising, along: rising", []),
        ("1 2/0 3", "down: rising", ['row "2", column "1" is 0 after 1 in row "1", though down is rising']),
        ("1 2/3 2", "along: rising", ['row "2", column "2" is 2 after 3 in column "1", though along is rising']),
        ("1 2/3", "down: rising, along: rising", []),  # a row too short is another rule's matter
    ],
)
def test_order_of_a_matrix(tmp_path: Path, rows: str, more: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK214", grid(rows, more)) == found


@pytest.mark.parametrize(
    ("bounds", "found"),
    [
        ("0-8", ['row "3" is 9, outside "0-8"']),
        ("0-9", []),
        ("1+", ['row "1" is 0, outside "1+"']),
        ("≤3", ['row "3" is 9, outside "≤3"']),
    ],
)
def test_bounds(tmp_path: Path, bounds: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK215", column("0 3 9", f"bounds: {bounds}")) == found


@pytest.mark.parametrize(
    ("more", "found"),
    [
        ("down: rising", ['row "2", "sunk", has no number for "down" to look at']),
        ("symmetric: yes", ['row "2", "sunk", has no number for "symmetric" to look at']),
        ("total: 0", ['row "2", "sunk", has no number for "total" to look at']),
        ("note: words", []),
    ],
)
def test_results_without_a_number(tmp_path: Path, more: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK223", column("1 sunk", more)) == found


@pytest.mark.parametrize(
    ("values", "found"),
    [
        ("-1 0 1", []),
        ("-2 -1 1 2", []),
        ("-1 0 2", ['-1 + 2 = 1, not 0: row "1" and row "3" do not balance']),
        ("-1 1 1", ['row "2", the middle, is 1, not 0']),
        ("-1 x 1", []),
        ("0", []),
    ],
)
def test_symmetry_of_a_list(tmp_path: Path, values: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK216", column(values, "symmetric: yes")) == found


@pytest.mark.parametrize(
    ("rows", "bands", "found"),
    [
        ("a b/b a", "1, 2", []),
        ("a b/c a", "1, 2", ['row "2", column "1" is "c", but row "1", column "2" is "b"']),
        ("1 +2/2 1", "1, 2", []),  # numbers are compared as numbers
        ("a b/b a", "1, 3", ['rows and bands differ, so the table cannot be symmetric: "1, 2" and "1, 3"']),
        ("a b", "1, 2", ["1 rows and 2 columns cannot be symmetric"]),
        ("a b/b", "1, 2", []),
    ],
)
def test_symmetry_of_a_matrix(tmp_path: Path, rows: str, bands: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK216", grid(rows, "symmetric: yes", bands)) == found


@pytest.mark.parametrize(
    ("values", "total", "found"),
    [
        ("0 1 2", 3, []),
        ("0 1 2", 4, ["0 + 1 + 2 = 3, stated total 4"]),
        ("3 -1", 3, ["3 - 1 = 2, stated total 3"]),
        (" ".join("1" * 20), 19, ["the sum of 20 numbers = 20, stated total 19"]),
    ],
)
def test_totals(tmp_path: Path, values: str, total: int, found: list[str]) -> None:
    assert messages(tmp_path, "PK217", column(values, f"total: {total}")) == found

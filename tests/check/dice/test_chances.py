"""Stated chances: PK205, PK206, PK208."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import messages

PLAIN = "t: {title: T, roll: 1d6, results: {1-4: miss, 5-6: hit}, "
COLUMNS = "t: {title: T, roll: 1d6, columns: [near, far away], results: {1-4: [miss, miss], 5-6: [hit, miss]}, "
MATRIX = "t: {title: T, roll: 1d6 × 1d6, bands: [1-3, 4-6], results: {1: [a, b], 2-5: [c, d], 6: [e, a]}, "
SUM = "t: {title: T, roll: 2d6, results: {2-6: low, 7: seven, 8-12: high}, "
GAP = "t: {title: T, roll: 1d6, results: {6: hit}, "


@pytest.mark.parametrize(
    ("table", "chances", "found"),
    [
        (PLAIN, "hit: 1/3", []),
        (PLAIN, "hit: 2/6", []),
        (PLAIN, "hit: 1/2", ['the chance of "hit" is 1/3, stated 1/2']),
        (PLAIN, "hit: 0", ['the chance of "hit" is 1/3, stated 0']),
        (PLAIN, "near: {hit: 1/3}", []),  # no such column: PK208
        (COLUMNS, "near: {hit: 1/3}", []),
        (COLUMNS, "far-away: {miss: 1}", []),
        (COLUMNS, "far-away: {miss: 1/2}", ['the chance of "miss" in column "far-away" is 1, stated 1/2']),
        (COLUMNS, "miss: 2/3", ['the chance of "miss" in column "far-away" is 1, stated 2/3']),
        (COLUMNS, "far-away: {hit: 1/6}", ['the chance of "hit" in column "far-away" is 0, stated 1/6']),
        (MATRIX, "a: 1/6", []),
        (MATRIX, "c: 1/3", []),
        (MATRIX, "b: 1/6", ['the chance of "b" is 1/12, stated 1/6']),
        (MATRIX, "4-6: {b: 1/6}", []),
        (MATRIX, "1-3: {b: 1/6}", ['the chance of "b" in column "1-3" is 0, stated 1/6']),
        (SUM, "seven: 1/6, low: 15/36", []),
        (SUM, "high: 1/2", ['the chance of "high" is 5/12, stated 1/2']),
        (GAP, "hit: 1/6", []),
    ],
)
def test_chances(tmp_path: Path, table: str, chances: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK205", {"tables.yaml": f"{table}chances: {{{chances}}}}}"}) == found


@pytest.mark.parametrize(
    ("table", "names", "found"),
    [
        (MATRIX, "b, e", []),
        (MATRIX, "c, d", []),
        (MATRIX, "b, a", ['results are not equally likely: "b" 1/12, "a" 1/6']),
        (SUM, "low, high", []),
        (COLUMNS, "hit, miss", ['results are not equally likely in column "near": "hit" 1/3, "miss" 2/3',
                                'results are not equally likely in column "far-away": "hit" 0, "miss" 1']),
        (PLAIN, "hit", []),
        (PLAIN, "hit, nothing-of-the-kind", []),
    ],
)  # fmt: skip
def test_equal_chances(tmp_path: Path, table: str, names: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK206", {"tables.yaml": f"{table}equally_likely: [{names}]}}"}) == found


@pytest.mark.parametrize(
    ("table", "more", "found"),
    [
        (PLAIN, "chances: {hit: 1/3}, equally_likely: [hit]", []),
        (PLAIN, "chances: {hitt: 1/3}", ['the table has no result "hitt"']),
        (PLAIN, "equally_likely: [hitt]", ['the table has no result "hitt"']),
        (COLUMNS, "chances: {far-away: {miss: 1}}", []),
        (COLUMNS, "chances: {far: {miss: 1}}", ['the table has no column "far"']),
        (MATRIX, "chances: {4-6: {b: 1/6}}", []),
        ("t: {title: T, axis: score, results: {1: a}, ", "chances: {a: 1}", ["a table without dice has no chances"]),
    ],
)
def test_chances_of_nothing(tmp_path: Path, table: str, more: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK208", {"tables.yaml": f"{table}{more}}}"}) == found

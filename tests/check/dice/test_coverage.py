"""Gaps and overlaps of dice: PK201, PK202, PK207."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import messages


def table(roll: str, rows: str, more: str = "") -> dict[str, str]:
    """Return a game of one table; `rows` are its ranges, with blanks between."""
    results = ", ".join(f'"{row}": r{number}' for number, row in enumerate(rows.split()))
    return {"tables.yaml": f"t:\n  title: T\n  roll: {roll}\n  results: {{{results}}}\n{more}"}


@pytest.mark.parametrize(
    ("roll", "rows", "gaps"),
    [
        ("1d6", "1-3 4-6", []),
        ("1d6", "4-6 1-3", []),
        ("1d6", "≤3 4+", []),
        ("1d6", "1-99", []),
        ("1d6", "1-3 5-6", ["4"]),
        ("1d6", "2-5", ["1", "6"]),
        ("1d6", "7-9", ["1 to 6"]),
        ("1d20", "1-19", ["20"]),
        ("2d6", "1-6 8-12", ["7"]),
        ("2d6", "2-12", []),
        ("3d6", "3-17", ["18"]),
        ("d66", "11-66", []),
        ("d66", "11-15 21-66", ["16"]),
        ("d66", "11-15 22-66", ["16 to 21"]),  # neighbours on the dice
        ("d66", "11-17 21-66", []),
        ("d100", "01-99", ["100"]),
        ("d100", "01-00", []),
        ("d100", "01-99 00", []),
        ("1d6", "0-2 99999-999999 3-6", []),
    ],
)
def test_gaps(tmp_path: Path, roll: str, rows: str, gaps: list[str]) -> None:
    dice = f"1{roll}" if roll == "d100" else roll
    assert messages(tmp_path, "PK201", table(roll, rows)) == [f'no row for "{gap}" of {dice}' for gap in gaps]


@pytest.mark.parametrize(
    ("bands", "found"),
    [
        ("[1-3, 4-6]", []),
        ("[1-3, 5-6]", ['no band for "4" of 1d6']),
        ("[1-2, 4-5]", ['no band for "3" of 1d6', 'no band for "6" of 1d6']),
    ],
)
def test_gaps_of_the_second_roll(tmp_path: Path, bands: str, found: list[str]) -> None:
    text = f"t:\n  title: T\n  roll: 1d6 × 1d6\n  bands: {bands}\n  results: {{1-6: [a, b]}}\n"
    assert messages(tmp_path, "PK201", {"tables.yaml": text}) == found


@pytest.mark.parametrize(
    ("roll", "rows", "found"),
    [
        ("1d6", "1-3 4-6", []),
        ("1d6", "1-4 4-6", ['row "4-6" overlaps row "1-4" at 4']),
        ("1d6", "4-6 1-4", ['row "1-4" overlaps row "4-6" at 4']),  # the one written later
        ("1d6", "1-6 3 5-6", ['row "3" overlaps row "1-6" at 3', 'row "5-6" overlaps row "1-6" at 5 to 6']),
        ("1d6", "1-5 3+", ['row "3+" overlaps row "1-5" at 3 to 5']),
        ("1d6", "1-9 7-12", []),  # no die shows the 7
        ("d66", "11-19 17-66", []),
        ("d66", "11-21 16-66", ['row "16-66" overlaps row "11-21" at 16 to 21']),
        ("d100", "01-50 50-00", ['row "50-100" overlaps row "1-50" at 50']),
    ],
)
def test_overlaps(tmp_path: Path, roll: str, rows: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK202", table(roll, rows)) == found


@pytest.mark.parametrize(
    ("modifiers", "rows", "found"),
    [
        ("a: +1", "1-7", []),
        ("a: +1", "1-6", ['no row for "7" of 1d6 with its modifiers: highest 6 + 1 (a) = 7']),
        ("a: -1", "1-6", ['no row for "0" of 1d6 with its modifiers: lowest 1 - 1 (a) = 0']),
        ("a: {value: +2, times: 2}", "1-9", ['no row for "10" of 1d6 with its modifiers: highest 6 + 4 (2 x a) = 10']),
        ("a: {value: +1, group: g}, b: {value: +2, group: g}", "1-8", []),  # one of a group at a time
        (
            "a: {value: +1}, b: {value: +2}",
            "1-8",
            ['no row for "9" of 1d6 with its modifiers: highest 6 + 1 (a) + 2 (b) = 9'],
        ),
        ("a: +10", "1-6 11-16", []),  # nothing leads to 7 to 10
        ("a: {value: -1, times: 99}", "≤6", []),
        ("a: {value: +999999, times: 99}", "1+", []),
        ("a: +1", "1-3 5-7", ['no row for "4" of 1d6 with its modifiers']),
        ("a: 0", "2-6", ['no row for "1" of 1d6 with its modifiers: lowest 1']),
    ],
)
def test_gaps_of_modified_rolls(tmp_path: Path, modifiers: str, rows: str, found: list[str]) -> None:
    files = table("1d6", rows, f"  modifiers: {{{modifiers}}}\n")
    assert messages(tmp_path, "PK207", files) == found
    assert messages(tmp_path, "PK201", files) == []


@pytest.mark.parametrize(
    ("code", "rows", "more"),
    [
        ("PK201", "6", "  allow: [gap]\n"),
        ("PK202", "1-4 4-6", "  allow: [overlap]\n"),
        ("PK207", "1-6", "  allow: [gap]\n  modifiers: {a: 1}\n"),
    ],
)
def test_what_is_allowed_is_not_found(tmp_path: Path, code: str, rows: str, more: str) -> None:
    assert messages(tmp_path / "allowed", code, table("1d6", rows, more)) == []
    bare = more.replace("  allow: [gap]\n", "").replace("  allow: [overlap]\n", "")
    assert len(messages(tmp_path / "bare", code, table("1d6", rows, bare))) > 0

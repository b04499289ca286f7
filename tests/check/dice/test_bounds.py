"""Rows outside what a roll can give, PK203 and PK204, and halves of matrices, PK209."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import messages


def table(roll: str, row: str, more: str = "") -> dict[str, str]:
    """Return a game of one table with the row in question."""
    return {"tables.yaml": f't:\n  title: T\n  roll: {roll}\n  results: {{"{row}": hit}}\n{more}'}


@pytest.mark.parametrize(
    ("roll", "row", "found"),
    [
        ("1d6", "1-6", []),
        ("1d6", "4+", []),
        ("1d6", "5-8", ['row "5-8": 1d6 cannot give 8']),
        ("1d6", "0-7", ['row "0-7": 1d6 cannot give 0 and 7']),
        ("1d6", "7", ['row "7": 1d6 cannot give 7']),
        ("1d6", "8-9", ['row "8-9": 1d6 cannot give 8 and 9']),
        ("2d6", "1-6", ['row "1-6": 2d6 cannot give 1']),
        ("3d6", "≤2", []),  # unreachable, PK204
        ("3d6", "≤19", ['row "≤19": 3d6 cannot give 19']),
        ("d66", "11-20", ['row "11-20": d66 cannot give 20']),
        ("d66", "16-21", []),
        ("d100", "96-00", []),
        ("d100", "0-5", ['row "0-5": 1d100 cannot give 0']),
        ("1d6", "5-999999", ['row "5-999999": 1d6 cannot give 999999']),
    ],
)
def test_ends_that_cannot_come_up(tmp_path: Path, roll: str, row: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK203", table(roll, row)) == found


@pytest.mark.parametrize(
    ("row", "ends", "unreachable"),
    [
        ("0-8", 0, 0),  # extended by the modifiers, and right
        ("7-8", 0, 0),
        ("7-9", 1, 0),
        ("9", 0, 1),
        ("9+", 0, 1),
        ("8+", 0, 0),
    ],
)
def test_modifiers_move_the_ends(tmp_path: Path, row: str, ends: int, unreachable: int) -> None:
    files = table("1d6", row, "  modifiers: {moved: -1, rear: +2}\n")
    assert len(messages(tmp_path, "PK203", files)) == ends
    assert len(messages(tmp_path, "PK204", files)) == unreachable


@pytest.mark.parametrize("row", ["7+", "≤0"])
def test_an_open_row_beyond_the_dice_is_unreachable(tmp_path: Path, row: str) -> None:
    assert messages(tmp_path / "a", "PK204", table("1d6", row)) == [f'no roll leads to row "{row}"']
    assert messages(tmp_path / "b", "PK204", table("1d6", row, "  allow: [unreachable]\n")) == []


@pytest.mark.parametrize(
    ("head", "found"),
    [
        ("roll: 1d6 × 1d6\n  bands: [1-3, 4-6]", []),
        ("axis: value\n  across: figures\n  bands: [1, 2+]", []),
        ("roll: 1d6\n  across: figures\n  bands: [1, 2+]", []),
        ("roll: 1d6 × 1d6", ['the matrix has no bands of "1d6"']),
        ("axis: value\n  across: figures", ['the matrix has no bands of "figures"']),
        ("axis: value\n  bands: [1, 2+]", ["the bands are of nothing"]),
        ("roll: 1d6 × 1d6\n  across: figures\n  bands: [1]", ['the columns are both results of 1d6 and "figures"']),
        ("roll: 1d6 × 1d6\n  bands: [1]\n  columns: [a]", ["the table has 1 columns beside 1 bands"]),
    ],
)
def test_halves_of_matrices(tmp_path: Path, head: str, found: list[str]) -> None:
    files = {"tables.yaml": f"t:\n  title: T\n  {head}\n  results: {{1-6: [a, b]}}\n"}
    assert messages(tmp_path, "PK209", files) == found

"""Bands of a quantity: PK211, PK212, PK213, and the boundaries that none may straddle, PK218."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import messages


def rows(ranges: str, more: str = "") -> dict[str, str]:
    """Return a game of one table over a score; `ranges` have blanks between."""
    results = ", ".join(f'"{each}": r{number}' for number, each in enumerate(ranges.split()))
    return {"tables.yaml": f"t:\n  title: T\n  axis: score\n  results: {{{results}}}\n{more}"}


def matrix(bands: str, more: str = "") -> dict[str, str]:
    """Return a game of one matrix over guns and range."""
    cells = ", ".join("x" for _ in bands.split(","))
    head = f"t:\n  title: T\n  axis: guns\n  across: range\n  bands: [{bands}]\n"
    return {"tables.yaml": f"{head}  results: {{1-5: [{cells}], 6+: [{cells}]}}\n{more}"}


@pytest.mark.parametrize(
    ("ranges", "gaps", "doubles", "inner"),
    [
        ("0-9 10-19 20+", [], [], []),
        ("20+ 10-19 0-9", [], [], []),
        ("≤0 1 2+", [], [], []),
        ("5-9", [], [], []),  # where an axis begins is the designer's to say
        ("0-9 11-19", ['no row for "10" of "score"'], [], []),
        ("0-9 12-19 25+", ['no row for "10 to 11" of "score"', 'no row for "20 to 24" of "score"'], [], []),
        ("0-10 10-19", [], ['row "10-19" overlaps row "0-10" at 10'], []),
        ("10-19 0-10", [], ['row "0-10" overlaps row "10-19" at 10'], []),
        ("0-9 10+ 20-29", [], [], ['row "10+" is open, and row "20-29" is beyond it']),
        ("0-9 10-19 ≤20", [], [], ['row "≤20" is open, and row "0-9" is beyond it']),
        ("5+ 9+", [], [], ['row "5+" is open, and row "9+" is beyond it']),
        ("≤5 ≤9 10+", [], [], ['row "≤9" is open, and row "≤5" is beyond it']),
        ("≤5 4-9", [], ['row "4-9" overlaps row "≤5" at 4 to 5'], []),
        ("0-99998 999999+", ['no row for "99999 to 999998" of "score"'], [], []),
    ],
)  # fmt: skip
def test_bands(tmp_path: Path, ranges: str, gaps: list[str], doubles: list[str], inner: list[str]) -> None:
    found = [messages(tmp_path, code, rows(ranges)) for code in ("PK211", "PK212", "PK213")]
    assert found == [gaps, doubles, inner]


@pytest.mark.parametrize(
    ("ranges", "more"),
    [("0-8 10-19", "  allow: [gap]\n"), ("0-9 9-19", "  allow: [overlap]\n"), ("0-9 5+ 20-29", "  allow: [overlap]\n")],
)
def test_what_is_allowed_is_not_found(tmp_path: Path, ranges: str, more: str) -> None:
    codes = ("PK211", "PK212", "PK213")
    assert [messages(tmp_path / "allowed", code, rows(ranges, more)) for code in codes] == [[], [], []]
    assert sum(len(messages(tmp_path / "bare", code, rows(ranges))) for code in codes) == 1


@pytest.mark.parametrize(
    ("bands", "found"),
    [
        ("1-2, 3-5, 6-10", []),
        ("1-2, 4-5, 6-10", ['no band for "3" of "range"']),
        ("1-2, 2-5, 6-10", ['band "2-5" overlaps band "1-2" at 2']),
        ("1-2, 3+, 6-10", ['band "3+" is open, and band "6-10" is beyond it']),
    ],
)
def test_bands_across(tmp_path: Path, bands: str, found: list[str]) -> None:
    assert [each for code in ("PK211", "PK212", "PK213") for each in messages(tmp_path, code, matrix(bands))] == found


@pytest.mark.parametrize(
    ("ranges", "covers", "found"),
    [
        ("0-9 10+", "0+", []),
        ("1-9 10+", "0+", ['no row for "0" of "score"']),
        ("0-9 10-19", "0+", ['no row for "20 or more" of "score"']),
        ("0-9 10-19", "0-19", []),
        ("0-9 10-19", "3-15", []),
        ("5-9", "≤9", ['no row for "4 or less" of "score"']),
    ],
)
def test_what_the_rows_must_cover(tmp_path: Path, ranges: str, covers: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK211", rows(ranges, f"  covers: {covers}\n")) == found


def test_dice_say_themselves_what_is_covered(tmp_path: Path) -> None:
    files = {"tables.yaml": "t: {title: T, roll: 1d6, covers: 1-6, results: {1-6: a}}\n"}
    assert messages(tmp_path, "PK211", files) == ['"covers: 1-6" is said of a table that is rolled on']


@pytest.mark.parametrize(
    ("boundaries", "bands", "found"),
    [
        ("across 2|3, across 5|6", "1-2, 3-5, 6-10", []),
        ("across 2|3", "1-3, 4-10", ['band "1-3" lies on both sides of the boundary "2|3"']),
        ("2|3", "1-2, 3-10", ['row "1-5" lies on both sides of the boundary "2|3"']),  # both directions
        ("down 5|6", "1-10", []),
        ("down 2|3", "1-10", ['row "1-5" lies on both sides of the boundary "2|3"']),
        ("down 8|9", "1-10", ['row "6+" lies on both sides of the boundary "8|9"']),
        ("across 2|3", "1, 2, 3+", []),
    ],
)
def test_boundaries(tmp_path: Path, boundaries: str, bands: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK218", matrix(bands, f"  boundaries: [{boundaries}]\n")) == found

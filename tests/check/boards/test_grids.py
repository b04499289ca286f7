"""Rules over grids and boards: cells, areas, zones, set-up."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import findings, load, messages

CODES = ("PK235", "PK237", "PK251", "PK252", "PK253", "PK254", "PK255", "PK256", "PK257", "PK258", "PK259")


def chart(rest: str, rows: int = 4, columns: int = 4) -> dict[str, str]:
    return {"grids.yaml": f"g:\n  title: G\n  rows: {rows}\n  columns: {columns}\n  {rest or 'apart: []'}\n"}


@pytest.mark.parametrize(
    ("code", "rest", "expected"),
    [
        ("PK251", "blocked: A1-D4", []),
        ("PK251", "blocked: A1-D5", ['the grid has no cell "D5"']),
        ("PK251", "blocked: row D, column 4", []),
        ("PK251", "blocked: row E", ['the grid has no row "E"']),
        ("PK251", "blocked: row 4", ['the grid has no row "4"']),
        ("PK251", "blocked: column 0", ['the grid has no column "0"']),
        ("PK251", "areas: {a: A1, b: 'E1, A9'}", ['the grid has no cell "E1"', 'the grid has no cell "A9"']),
        ("PK251", "zonings: {e: {z: B7}}", ['the grid has no cell "B7"']),
        ("PK251", "blocked: A0", ['the grid has no cell "A0"']),
        ("PK252", "areas: {a: A1}", []),
        ("PK253", "areas: {a: A1-B2, b: B2-C3}", []),  # areas may meet unless they lie apart
        ("PK253", "areas: {a: A1-B2, b: B2-C3}\n  apart: [[a, b]]", ['the areas "a" and "b" share B2']),
        ("PK253", "areas: {a: A1-B2, b: B2-C3}\n  apart: [[a], [b]]", []),
        ("PK253", "areas: {a: A1}\n  apart: [[a, a]]", []),
        ("PK253", "areas: {a: A1, b: A1, c: A1}\n  apart: [[a, b, c]]", ['"a" and "b" share A1', '"a" and "c" share A1']),
        ("PK253", "areas: {a: A1}\n  apart: [[a, nobody]]", []),
        ("PK253", "zonings: {e: {y: A1-A2, z: A2-A3}, f: {w: A1-A4}}", ['the zones "y" and "z" of "e" share A2']),
        ("PK253", "zonings: {e: {y: 'A1-A2, A2'}}", []),
        ("PK254", "areas: {a: A1-B4, b: C1-D4}\n  whole: [[a, b]]", []),
        ("PK254", "areas: {a: A1-B4, b: C1-D3}\n  whole: [[a, b]]", ["8 (a) + 6 (b) cells leave out 2 of 16: C4, D4"]),
        ("PK254", "areas: {a: A1-B4, b: C1-D3}\n  whole: [[a, b]]\n  blocked: column 4", []),
        ("PK254", "areas: {a: A1-D4}\n  whole: [[a], [a, nobody]]", []),
        ("PK254", "whole: [[]]", [" cells leave out 16 of 16: A1, A2, A3, A4, B1, B2 and 10 more"]),
        ("PK255", "areas: {a: 'A1, A2, C1'}\n  connected: [a]", ['the area "a" is in 2 pieces: A1, A2; C1']),
        ("PK255", "areas: {a: 'A1, B2'}\n  connected: [a]", ['the area "a" is in 2 pieces: A1; B2']),
        ("PK255", "areas: {a: 'A1, B2'}\n  connected: [a]\n  steps: diagonal", []),
        ("PK255", "areas: {a: A1-A4}\n  blocked: A2\n  connected: [a]", ['the area "a" is in 2 pieces: A1; A3, A4']),
        ("PK255", "areas: {a: A1, b: 'A1, C3'}\n  connected: [a, nobody]", []),
        ("PK255", "areas: {a: Z9}\n  connected: [a]", []),
        ("PK256", "blocked: A1", []),  # no symmetry is declared
        ("PK256", "blocked: A1, D4\n  symmetry: half-turn", []),
        ("PK256", "blocked: A1\n  symmetry: half-turn", ['"A1" is blocked, but the half-turn takes it to "D4", which is open']),
        ("PK256", "blocked: A1, D1\n  symmetry: mirror", []),
        ("PK256", "blocked: A1, A4, D1, D4\n  symmetry: quarter-turn", []),
        ("PK256", "blocked: A1, A4\n  symmetry: quarter-turn", ['"A4" is blocked, but the quarter-turn takes it to "D4"']),
        ("PK256", "areas: {r: A1-A4, b: D1-D4}\n  start: [r, b]\n  symmetry: half-turn", []),
        ("PK256", "areas: {r: A1-A3, b: D1-D3}\n  start: [r, b]\n  symmetry: mirror", []),
        ("PK256", "areas: {r: A1-A3, b: D1-D3}\n  start: [r, b]\n  symmetry: half-turn", ['takes "A1"', 'takes "D1"']),
        ("PK256", "areas: {r: A1-A3, b: D1-D4}\n  start: [r, b]\n  symmetry: half-turn", []),  # their sizes are the finding
        ("PK256", "areas: {r: A1}\n  start: [nobody]\n  symmetry: half-turn", []),
        ("PK257", "areas: {r: A1-A3, b: D1-D4}\n  start: [r, b]", ['the start area "b" has 4 cells, "r" has 3']),
        ("PK257", "areas: {r: A1-A3, b: D1-D4}", []),
        ("PK257", "areas: {r: A1-A3, b: D1-D3}\n  start: [r, nobody, b]", []),
        ("PK259", "", []),
    ],
)  # fmt: skip
def test_a_grid(code: str, rest: str, expected: list[str], tmp_path: Path) -> None:
    found = messages(tmp_path, code, chart(rest))
    assert len(found) == len(expected)
    assert all(part in message for message, part in zip(found, expected, strict=True))


@pytest.mark.parametrize(
    ("cells", "start", "expected"),
    [
        ("A1", "", ["all of its cells are blocked"]),
        ("A1, A2", "", ["A1 is blocked"]),
        ("A1-A2", "", []),  # a block may hold land
        ("A1-A1", "", ["all of its cells are blocked"]),
        ("A1-A2", "start: [a]", ["A1 is blocked"]),
        ("row B", "", ["all of its cells are blocked"]),
        ("row A", "", []),
        ("A1, B1, A3", "", ["A1, B1 are blocked"]),
        ("Z9", "", []),  # not there at all: another finding
    ],
)
def test_a_cell_that_cannot_be_entered(cells: str, start: str, expected: list[str], tmp_path: Path) -> None:
    found = messages(
        tmp_path, "PK252", chart(f"blocked: A1, row B\n  areas: {{a: '{cells}'}}\n  {start or 'apart: []'}")
    )
    assert [message.rpartition(": ")[2] for message in found] == expected


def test_a_zone_of_land_alone(tmp_path: Path) -> None:
    found = messages(tmp_path, "PK252", chart("blocked: row B\n  zonings: {e: {z: B1-B3}}"))
    assert found == ['zone "z" of "e" cannot be entered: all of its cells are blocked']


def test_each_area_has_a_line_of_its_own(tmp_path: Path) -> None:
    game = load(tmp_path, chart("areas:\n    a: A1\n    b: A9\n    c: B9"))
    assert [each.origin.line for each in findings(game, "PK251")] == [7, 8]


@pytest.mark.parametrize("size", [(0, 4), (4, 0), (-1, 4), (27, 4), (4, 100), (10**14, 10**14)])
def test_a_grid_without_names_has_one_finding(size: tuple[int, int], tmp_path: Path) -> None:
    rest = "areas: {a: 'row A, column 1'}\n  whole: [[a]]\n  connected: [a]\n  start: [a]\n  symmetry: half-turn"
    game = load(tmp_path, chart(rest, *size))
    assert [code for code in CODES for _ in findings(game, code)] == ["PK259"]


def test_a_grid_that_is_not_square_has_no_quarter_turn(tmp_path: Path) -> None:
    found = messages(tmp_path, "PK256", chart("blocked: A1\n  symmetry: quarter-turn", 4, 5))
    assert found == ["a grid of 4 rows and 5 columns has no quarter turn"]


@pytest.mark.parametrize(
    ("columns", "expected"),
    [
        ("2, 3, 4", []),
        ("2, 2", ['2 columns have the number "2"']),
        ("1, 2, 1, 1, 2", ['3 columns have the number "1"', '2 columns have the number "2"']),
    ],
)
def test_columns_of_a_board(columns: str, expected: list[str], tmp_path: Path) -> None:
    board = f"b: {{title: B, columns: [{columns}], zones: {{z: {{title: Z, rows: 1}}}}}}\n"
    assert messages(tmp_path, "PK258", {"boards.yaml": board}) == expected

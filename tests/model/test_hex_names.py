"""Sets and sides of hexes as a designer writes them → hexes, or the reason why there are none."""

from __future__ import annotations

import pytest

from printkit.model.hex_names import HexNames, HexSet, HexSides
from printkit.model.hexes import HexGrid

GRID = HexGrid(8, 6)
PLAIN = HexNames(GRID)
LETTERED = HexNames(GRID, "A1", "row", "bottom right")


@pytest.mark.parametrize(
    ("names", "text", "hexes"),
    [
        (PLAIN, "0304", {(2, 3)}),
        (PLAIN, "0304-0405", {(2, 3), (2, 4), (3, 3), (3, 4)}),
        (PLAIN, "0304 – 0305, 0801", {(2, 3), (2, 4), (7, 0)}),
        (PLAIN, "column 3", {(2, row) for row in range(6)}),
        (PLAIN, "rows 5-6", {(column, row) for column in range(8) for row in (4, 5)}),
        (PLAIN, "all", set(GRID.hexes())),
        (LETTERED, "A1-B2", {(7, 5), (6, 5), (7, 4), (6, 4)}),
        (LETTERED, "row F", {(column, 0) for column in range(8)}),
        (LETTERED, "columns 7-8", {(column, row) for column in (0, 1) for row in range(6)}),
        (HexNames(GRID, "1.1"), "3.4", {(2, 3)}),
    ],
)
def test_sets_are_hexes(names: HexNames, text: str, hexes: set[tuple[int, int]]) -> None:
    assert names.hexes(HexSet.from_text(text)) == hexes


@pytest.mark.parametrize(
    ("names", "part", "reason"),
    [
        (PLAIN, "0907", 'the map has no hex "0907"'),
        (PLAIN, "0000", 'the map has no hex "0000"'),
        (PLAIN, "C4", '"C4" is not a label of this map: they run like 0101'),
        (PLAIN, "0405-0304", 'the range "0405-0304" is empty: it runs backwards'),
        (PLAIN, "columns 4-2", 'the range "columns 4-2" is empty: it runs backwards'),
        (PLAIN, "column 9", "the map has no column 9: it has 8 columns"),
        (PLAIN, "row C", "the map has no row C: rows are numbered"),
        (LETTERED, "row 2", "the map has no row 2: rows are lettered"),
        (LETTERED, "row AB", "the map has no row AB: it has 6 rows"),
    ],
)
def test_what_is_not_there_is_said(names: HexNames, part: str, reason: str) -> None:
    with pytest.raises(LookupError) as error:
        names.part(part)
    assert error.value.args[0] == reason


@pytest.mark.parametrize("text", ["", "0304-", "0304-0405-0506", "3", "column", "304", "0304;0405", "a1", "٠٣٠٤"])
def test_what_is_no_set_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not hexes"):
        HexSet.from_text(text)


def test_sides_are_hexes_with_headings() -> None:
    assert PLAIN.sides("0303 ne s") == (((2, 2), 1), ((2, 2), 3))
    assert PLAIN.sides("0303/0304") == (((2, 2), 3),)


@pytest.mark.parametrize(
    ("part", "reason"),
    [
        ("0303 e", 'hexes with flat tops have no side "e"'),
        ("0303/0305", 'the hexes "0303" and "0305" are no neighbours: they lie 2 apart'),
        ("0303/0303", 'the hexes "0303" and "0303" are no neighbours: they lie 0 apart'),
        ("0909 n", 'the map has no hex "0909"'),
    ],
)
def test_sides_that_are_not_there_are_said(part: str, reason: str) -> None:
    HexSides.from_text(part)
    with pytest.raises(LookupError) as error:
        PLAIN.sides(part)
    assert error.value.args[0] == reason

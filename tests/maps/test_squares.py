"""Movement squares: their names, and the ways over them against a brute-force oracle."""

from __future__ import annotations

import random
from itertools import product

import pytest

from printkit.model.squares import SquareSet, list_squares, moves_between, name_square, water_ways
from printkit.model.ways import beside

from .charts_for_tests import mini, shipped_chart

GRID = shipped_chart().grid


@pytest.mark.parametrize(
    ("text", "squares"),
    [
        ("A1 nw", {(0, 0)}),
        ("C8 sw se", {(5, 14), (5, 15)}),
        ("A1", {(0, 0), (0, 1), (1, 0), (1, 1)}),
        ("A1-A2 nw", {(0, 0), (0, 2)}),
        ("H8 se, A1 ne", {(15, 15), (0, 1)}),
    ],
)
def test_squares_are_read(text: str, squares: set[tuple[int, int]]) -> None:
    assert SquareSet.from_text(text).squares(GRID) == squares


@pytest.mark.parametrize("text", ["A1 north", "nw", "", "A1 nw,", "1A nw"])
def test_what_is_no_square_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a cell"):
        SquareSet.from_text(text)


def test_a_list_of_squares_reads_back_as_the_same() -> None:
    lot = random.Random(4)
    for size in (1, 3, 40, 200):
        squares = frozenset(lot.sample(sorted(product(range(16), range(16))), size))
        assert SquareSet.from_text(list_squares(squares, GRID)).squares(GRID) == squares


def test_every_square_has_a_name_of_its_own() -> None:
    assert len({name_square(square, GRID) for square in product(range(16), range(16))}) == 256


def test_no_move_is_diagonal() -> None:
    assert set(beside((3, 5))) == {(2, 5), (4, 5), (3, 4), (3, 6)}


@pytest.mark.parametrize("seed", range(6))
def test_distances_are_those_of_the_oracle(seed: int) -> None:
    lot = random.Random(seed)
    everything = list(product(range(6), range(6)))
    water = frozenset(lot.sample(everything, 24))
    starts = lot.sample(everything, 2)
    assert water_ways(starts, water) == oracle(starts, water)


def oracle(starts: list[tuple[int, int]], water: frozenset[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """Return the distances by relaxing every pair of squares until nothing changes."""
    found = {start: 0 for start in starts if start in water}
    for _ in range(len(water)):
        for a, b in product(water, water):
            if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 and a in found:
                found[b] = min(found.get(b, 999), found[a] + 1)
    return found


def test_moves_between_grids_are_those_over_open_water() -> None:
    sea = mini().squares()
    grids = list(product(range(2), range(2)))
    for first, last in product(grids, grids):
        ways = water_ways([square for square in sea if (square[0] // 2, square[1] // 2) == first], sea)
        shortest = min(steps for square, steps in ways.items() if (square[0] // 2, square[1] // 2) == last)
        assert shortest == moves_between(first, last)


@pytest.mark.parametrize(
    ("first", "last", "moves"), [("A5", "A3", 3), ("A3", "B3", 1), ("B3", "B4", 1), ("B3", "B2", 1), ("C4", "C3", 1)]
)
def test_moves_of_the_example_of_play(first: str, last: str, moves: int) -> None:
    assert moves_between(GRID.cell(first), GRID.cell(last)) == moves

"""Ways over a grid, held to an oracle that tries every path length on a matrix; islands; symmetries."""

from __future__ import annotations

import random
from itertools import product
from typing import Literal

import pytest

from printkit.check.boards.walks import distances, is_sized, islands, listed, neighbours, turn
from printkit.model.cells import Cell, CellGrid
from printkit.source.text import Message

Symmetry = Literal["half-turn", "mirror", "quarter-turn"]


def grid(rows: int, columns: int, symmetry: Symmetry | None = None, *, diagonal: bool = False) -> CellGrid:
    steps: Literal["orthogonal", "diagonal"] = "diagonal" if diagonal else "orthogonal"
    return CellGrid(Message("G"), rows, columns, steps=steps, symmetry=symmetry)


def oracle(start: Cell, among: frozenset[Cell], *, diagonal: bool) -> dict[Cell, int]:
    """Relax every pair of touching cells until nothing changes: Bellman and Ford, no queue."""
    far = {cell: 0 if cell == start else 10**6 for cell in among | {start}}
    for _ in among:
        for (a, b), (c, d) in product(far, among):
            touching = max(abs(a - c), abs(b - d)) == 1 and (diagonal or abs(a - c) + abs(b - d) == 1)
            if touching:
                far[c, d] = min(far[c, d], far[a, b] + 1)
    return {cell: steps for cell, steps in far.items() if steps < 10**6}


@pytest.mark.parametrize("seed", range(20))
def test_distances_are_those_of_the_oracle(seed: int) -> None:
    chance = random.Random(seed)
    rows, columns, diagonal = chance.randint(1, 5), chance.randint(1, 5), seed % 2 == 0
    everything = [(row, column) for row in range(rows) for column in range(columns)]
    among = frozenset(cell for cell in everything if chance.random() < 0.7)
    start = chance.choice(everything)
    board = grid(rows, columns, diagonal=diagonal)
    assert distances(board, start, among) == oracle(start, among, diagonal=diagonal)


@pytest.mark.parametrize("seed", range(10))
def test_islands_are_the_cells_that_reach_one_another(seed: int) -> None:
    chance = random.Random(seed)
    cells = frozenset(cell for cell in product(range(5), range(5)) if chance.random() < 0.5)
    found = islands(grid(5, 5), cells)
    assert frozenset().union(*found) == cells
    assert sum(map(len, found)) == len(cells)
    assert all(frozenset(oracle(min(each), cells, diagonal=False)) == each for each in found)


@pytest.mark.parametrize(("diagonal", "count"), [(False, 4), (True, 8)])
def test_neighbours(diagonal: bool, count: int) -> None:
    found = list(neighbours(grid(3, 3, diagonal=diagonal), (1, 1)))
    assert len(set(found)) == count
    assert (1, 1) not in found


@pytest.mark.parametrize(("symmetry", "times"), [("half-turn", 2), ("mirror", 2), ("quarter-turn", 4), (None, 1)])
def test_a_symmetry_comes_back_to_where_it_was(symmetry: Symmetry | None, times: int) -> None:
    board = grid(6, 6, symmetry)
    move = turn(board)
    cells = set(product(range(6), range(6)))
    assert {move(cell) for cell in cells} == cells
    there = (1, 4)
    for _ in range(times):
        there = move(there)
    assert there == (1, 4)
    assert (move((0, 1)) == (0, 1)) is (symmetry is None)


@pytest.mark.parametrize(
    ("rows", "columns", "sized"),
    [
        (1, 1, True),
        (26, 99, True),
        (27, 8, False),
        (8, 100, False),
        (0, 8, False),
        (8, -1, False),
        (10**15, 10**15, False),
    ],
)
def test_a_grid_has_names_for_its_cells(rows: int, columns: int, sized: bool) -> None:
    assert is_sized(grid(rows, columns)) is sized
    assert is_sized(CellGrid(Message("G"), columns, rows, letters="columns")) is sized


def test_a_long_list_of_cells_is_cut() -> None:
    assert listed(grid(3, 3), [(0, 0), (2, 2)]) == "A1, C3"
    assert listed(grid(1, 9), [(0, column) for column in range(9)], most=2) == "A1, A2 and 7 more"

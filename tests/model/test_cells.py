"""Sets of cells as a player writes them → cells, or the reason why there are none."""

from __future__ import annotations

import pytest

from printkit.model.cells import CellGrid, CellSet
from printkit.source.text import Message

GRID = CellGrid(Message("Grid"), 4, 6)


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("D5", {(3, 4)}),
        ("a1-B2", {(0, 0), (0, 1), (1, 0), (1, 1)}),
        ("B2–A1", {(0, 0), (0, 1), (1, 0), (1, 1)}),
        ("row D", {(3, column) for column in range(6)}),
        ("rows B-C", {(row, column) for row in (1, 2) for column in range(6)}),
        ("column 6, A1", {(0, 0), *((row, 5) for row in range(4))}),
        ("columns 2 - 3", {(row, column) for row in range(4) for column in (1, 2)}),
        ("all", {(row, column) for row in range(4) for column in range(6)}),
    ],
)
def test_sets_are_cells(text: str, cells: set[tuple[int, int]]) -> None:
    assert GRID.cells(CellSet.from_text(text)) == cells


def test_a_set_is_spelt_without_words() -> None:
    assert GRID.spelt(CellSet("row D, a1-B2, columns 2-3, C4")) == "D1-D6, a1-B2, A2-D3, C4"
    assert GRID.spelt(CellSet("all")) == "A1-D6"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("E1", 'the grid has no cell "E1"'),
        ("row E", 'the grid has no row "E"'),
        ("row 2", 'the grid has no row "2"'),
        ("columns 5-7", 'the grid has no column "7"'),
        ("rows C-A", 'the range "rows C-A" is empty: it runs backwards'),
    ],
)
def test_what_is_not_there_is_said(text: str, reason: str) -> None:
    with pytest.raises(LookupError) as error:
        GRID.cells(CellSet.from_text(text))
    assert error.value.args[0] == reason


@pytest.mark.parametrize("text", ["", "A1-", "A1-B2-C3", "5", "row", "A100", "A1;B2", "AB1", "A٣"])
def test_what_is_no_set_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a cell -- write D5, A1-C3, row D, columns 4-6 or all"):
        CellSet.from_text(text)


def test_a_set_is_printed_with_en_dashes() -> None:
    assert CellSet.from_text("A3, B2-B3").fact("printed") == "A3, B2–B3"

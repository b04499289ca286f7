"""Boards of named cells: letters and numbers on four sides, areas and blocked cells where the grid says, either way up."""

from __future__ import annotations

from pathlib import Path as File

import pytest
from projects import Trial, faults, make_game, open_game

from printkit.components.grid_boards import CellsSlot, grid_frame
from printkit.model.cells import CellGrid, CellSet
from printkit.scene import Box, Colour, Group, Path, Text, walk
from printkit.scene.extents import leaves

from .setting_out import layout, make

GRID = (
    "field: {title: Field, rows: 4, columns: 5, letters: columns, case: lower, blocked: c2-c3, areas: {near: a1-e1}}\n"
)
SLOT = "board: {{at: [0, 0, 100mm, 80mm], cells: grids.field, margin: 8mm{more}}}"
MIST, SEA = Colour((0xDF, 0xE7, 0xEC)), Colour((0xD3, 0xE3, 0xEA))


@pytest.fixture(scope="module")
def trial(tmp_path_factory: pytest.TempPathFactory) -> Trial:
    return open_game(make_game(tmp_path_factory.mktemp("grid"), {"grids.yaml": GRID}))


def draw(trial: Trial, more: str = "") -> list[Group]:
    """Return what a slot of 100 × 80 mm draws of the grid, without a finding."""
    made = make(trial, SLOT.format(more=more))
    assert made.found == []
    return [item for item in made.items if isinstance(item, Group)]


def words(items: list[Group]) -> list[tuple[str, float, float]]:
    """Return each word with the middle of its place."""
    found = []
    for item, _, box in leaves(tuple(items)):
        if isinstance(item, Text):
            found.append((item.text, round(box.x + box.width / 2, 1), round(box.y + box.height / 2, 1)))
    return found


def fills(items: list[Group], colour: Colour) -> Box:
    """Return the box around what is filled with a colour."""
    boxes = [
        box
        for item, _, box in leaves(tuple(items))
        if isinstance(item, Path) and item.fill and item.fill.rgb == colour.rgb
    ]
    assert boxes
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def test_cells_are_square_and_as_large_as_the_margin_leaves() -> None:
    slot = next(iter(layout(SLOT.format(more="")).slots))
    assert isinstance(slot, CellsSlot)
    grid = CellGrid(title=None, rows=4, columns=5)  # type: ignore[arg-type]
    frame = grid_frame(grid, slot, Box(0, 0, 100, 80))
    assert (frame.width / 5, frame.height / 4) == (16.0, 16.0)
    assert (frame.x, frame.y) == (10.0, 8.0)


def test_every_line_is_named_at_both_its_ends(trial: Trial) -> None:
    found = words(draw(trial))
    assert sorted(text for text, *_ in found) == sorted([*"abcde" * 2, *"1234" * 2])
    for letter, column in zip("abcde", range(5), strict=True):
        places = {x for text, x, _ in found if text == letter}
        assert all(abs(x - (10 + 16 * (column + 0.5))) < 0.6 for x in places)
    ones = [y for text, _, y in found if text == "1"]
    assert all(abs(y - 64) < 1.5 for y in ones)  # the first row is the lowest


def test_areas_and_blocked_cells_lie_where_the_grid_says(trial: Trial) -> None:
    items = draw(trial, ", areas: {near: {fill: mist}}, blocked: {fill: sea}")
    assert fills(items, MIST) == pytest.approx(Box(10, 56, 80, 16))  # a1 to e1
    assert fills(items, SEA) == pytest.approx(Box(42, 24, 16, 32))  # c2 and c3


def test_seen_from_the_far_side_the_last_row_is_the_lowest(trial: Trial) -> None:
    items = draw(trial, ", seen: far, areas: {near: {fill: mist}}, blocked: {fill: sea}")
    assert fills(items, MIST) == pytest.approx(Box(10, 8, 80, 16))
    assert fills(items, SEA) == pytest.approx(Box(42, 24, 16, 32))
    fours = [y for text, _, y in words(items) if text == "4"]
    assert all(abs(y - 64) < 1.5 for y in fours)


def test_labels_of_the_far_side_are_turned(trial: Trial) -> None:
    (board,) = draw(trial)
    ways = {(round(matrix[0]), item.text) for item, matrix in walk([board]) if isinstance(item, Text)}
    assert {(1, "a"), (-1, "a"), (1, "4"), (-1, "4")} <= ways


def test_an_unknown_colour_is_a_finding(trial: Trial) -> None:
    made = make(trial, SLOT.format(more=", areas: {near: {fill: mauve}}"))
    assert ["PK" in line and '"mauve"' in line for line in made.found] == [True]


def test_facts_of_a_grid() -> None:
    grid = CellGrid(
        title=None,  # type: ignore[arg-type]
        rows=4,
        columns=5,
        letters="columns",
        case="lower",
        blocked=CellSet("C2-c3"),
        areas={"near": CellSet("a1-e2")},  # type: ignore[dict-item]
    )
    facts = {name: grid.fact(name) for name in grid.fact_names()}
    assert facts == {
        "cell_count": 20,
        "open_count": 18,
        "blocked_count": 2,
        "blocked_names": ("c2", "c3"),
        "sizes": {"near": 10},
        "spans": {"near": 2},
    }


def test_lakes_that_block_every_way_are_found(tmp_path: File) -> None:
    source = GRID.replace("c2-c3", "row 3").replace("{near: a1-e1}", "{whole: a1-e4}, connected: [whole]")
    found = faults(make_game(tmp_path, {"grids.yaml": source}))
    assert [line for line in found if "PK255" in line and '"whole" is in 2 pieces' in line]


@pytest.mark.parametrize("size", ["rows: 0, columns: 5", "rows: 1000000000, columns: 5", "rows: 4, columns: 27"])
def test_a_grid_without_names_is_refused_at_once(tmp_path: File, size: str) -> None:
    source = f"field: {{title: Field, {size}, letters: columns, blocked: column A}}\n"
    found = faults(make_game(tmp_path, {"grids.yaml": source}))
    assert [line.split()[1] for line in found] == ["PK259"]


def test_a_grid_without_names_is_not_drawn(trial: Trial) -> None:
    grids = {"field": CellGrid(title=None, rows=10**9, columns=5, letters="columns")}  # type: ignore[arg-type]
    made = make(trial, SLOT.format(more=""), grids=grids)
    assert made.items == ()
    assert [line.split()[1] for line in made.found] == ["PK155"]


def test_the_edge_of_an_area_goes_on_along_blocked_cells(trial: Trial) -> None:
    """The cells c2 and c3 are blocked: their ground lies under the edge of the rows nearest to the foot."""
    items = draw(trial, ", areas: {near: {fill: sea, edge: area-edge}}, blocked: {fill: mist}")
    drawn = [item for item, _, _ in leaves(tuple(items)) if isinstance(item, Path)]
    ground = max(at for at, item in enumerate(drawn) if item.fill and item.fill.rgb == MIST.rgb)
    edges = [at for at, item in enumerate(drawn) if item.stroke and item.stroke.width == pytest.approx(1.1 * 25.4 / 72)]
    assert edges
    assert min(edges) > ground

"""What the board of the shipped game has to be: statements 7 to 11, 16 and 20 of its rules."""

from __future__ import annotations

import pytest

from printkit.diagnostics import Origin, Report
from printkit.maps.coastline import read_coastline
from printkit.maps.outline import outline_chart
from printkit.model.charts import DOUBT, THRESHOLD, judge
from printkit.model.squares import squares_of, water_ways
from printkit.source import ProjectFiles

from .charts_for_tests import SHIPPED, shipped_chart

CHART = shipped_chart()
SPEED, TURNS = 2, 20


def water_of(cell: str) -> set[tuple[int, int]]:
    return set(squares_of(CHART.grid.cell(cell))) & CHART.water()


def test_there_are_64_grids_and_256_squares() -> None:
    assert CHART.fact("grids") == 64
    assert len(CHART.water()) + len(CHART.land_squares()) == 256
    assert CHART.fact("water_squares") == len(CHART.water())


def test_brest_has_four_squares_of_water() -> None:
    assert len(water_of("G7")) == 4
    assert CHART.ports["brest"].enter.squares(CHART.grid) == water_of("G7")


def test_bergen_lies_in_c8_and_is_entered_from_its_southern_two() -> None:
    across, down = CHART.locate(CHART.ports["bergen"].at)
    assert CHART.grid.name_of((int(down), int(across))) == "C8"
    assert CHART.ports["bergen"].enter.squares(CHART.grid) == water_of("C8") == {(5, 14), (5, 15)}


@pytest.mark.parametrize("cell", ["A5", "A6", "A7", "A8", "A4", "A3", "B2", "B3", "B4", "C3", "C4"])
def test_grids_of_the_examples_hold_water(cell: str) -> None:
    assert water_of(cell)


def test_the_example_can_sail_from_a5_to_a3_in_three_moves() -> None:
    ways = water_ways(water_of("A5"), CHART.water())
    assert min(ways[square] for square in water_of("A3")) == 3


@pytest.mark.parametrize("port", ["brest", "bergen"])
def test_every_start_square_is_connected_and_home_in_time(port: str) -> None:
    start = CHART.starts["surface-ships"]
    moves = CHART.moves(start, CHART.ports[port])
    assert set(moves) == set(CHART.start_squares(start)) != set()
    assert max(moves.values()) <= SPEED * TURNS


def test_the_u_boat_starts_in_the_western_half() -> None:
    assert {column for _, column in CHART.start_squares(CHART.starts["u-boat"])} == set(range(8))
    assert water_of("C4") <= CHART.start_squares(CHART.starts["u-boat"])


def test_the_committed_tables_are_those_of_the_coastline() -> None:
    report = Report()
    polygons = read_coastline(ProjectFiles(SHIPPED), CHART.coastline, Origin(""), report)
    shares = outline_chart(CHART, polygons).shares
    committed = [row.percents for row in CHART.shares]
    apart = [abs(a - b) for row, other in zip(shares, committed, strict=True) for a, b in zip(row, other, strict=True)]
    assert max(apart) <= 1  # another version of GEOS may round otherwise
    assert judge(CHART, committed) == CHART.land_squares()


def test_every_doubtful_square_is_settled_and_no_other() -> None:
    doubtful = {
        (y, x)
        for y, row in enumerate(CHART.shares)
        for x, share in enumerate(row.percents)
        if abs(share - THRESHOLD) <= DOUBT
    }
    settled = [square for entry in CHART.settled for square in entry.key.squares(CHART.grid)]
    assert sorted(settled) == sorted(doubtful)


def test_the_drawings_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in (SHIPPED / "art").glob("chart-*.svg")}
    assert set(sizes) == {"chart-land.svg", "chart-tints.svg", "chart-small.svg"}
    assert sum(sizes.values()) < 150_000
    assert sizes["chart-small.svg"] < 8_000

"""Geometry of hexes against an oracle that knows nothing of it but the middles of the hexes in mm."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from math import atan2, cos, degrees, hypot, radians, sin, sqrt
from random import Random

import pytest

from printkit.model.hex_arcs import broadside, in_broadside, in_sector, sector, stern_of
from printkit.model.hex_places import Scale, corner_knots
from printkit.model.hexes import Hex, HexGrid, Shifted, Top

ACROSS = 10.0
GRIDS = [HexGrid(20, 20, top, shifted) for top in ("flat", "pointy") for shifted in ("even", "odd")]
IDS = [f"{grid.top}-{grid.shifted}" for grid in GRIDS]
all_grids = pytest.mark.parametrize("grid", GRIDS, ids=IDS)


def oracle_middle(grid: HexGrid, place: Hex) -> tuple[float, float]:
    """Return where the middle of a hex lies: columns and rows set out by hand."""
    column, row = place
    moved = ((column if grid.top == "flat" else row) + 1) % 2 == (0 if grid.shifted == "even" else 1)
    shift = ACROSS / 2 if moved else 0.0
    side = ACROSS / sqrt(3)
    if grid.top == "flat":
        return side + 1.5 * side * column, ACROSS / 2 + ACROSS * row + shift
    return ACROSS / 2 + ACROSS * column + shift, side + 1.5 * side * row


def near(grid: HexGrid, place: Hex) -> list[Hex]:
    """Return the hexes of the map whose middles are one width away."""
    x, y = oracle_middle(grid, place)
    column, row = place
    around = [(column + a, row + b) for a in range(-2, 3) for b in range(-2, 3) if (a, b) != (0, 0)]
    found = []
    for other in around:
        u, v = oracle_middle(grid, other)
        if other in grid and abs(hypot(u - x, v - y) - ACROSS) < 1e-6:
            found.append(other)
    return found


def flood(grid: HexGrid, start: Hex) -> dict[Hex, int]:
    """Return the steps to every hex of the map."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        place = waiting.popleft()
        for other in near(grid, place):
            if other not in found:
                found[other] = found[place] + 1
                waiting.append(other)
    return found


def bearing(grid: HexGrid, start: Hex, end: Hex) -> float:
    """Return the angle from one middle to another in degrees, clockwise from the right."""
    (x, y), (u, v) = oracle_middle(grid, start), oracle_middle(grid, end)
    return degrees(atan2(v - y, u - x))


def heading_angle(grid: HexGrid, heading: int) -> float:
    return (-90 if grid.top == "flat" else 0) + 60 * heading


def between(angle: float, middle: float, half: float) -> bool:
    return abs((angle - middle + 180) % 360 - 180) <= half + 1e-6


def some(seed: int, count: int) -> Iterator[tuple[Hex, Hex]]:
    draw = Random(seed)
    for _ in range(count):
        yield (draw.randrange(20), draw.randrange(20)), (draw.randrange(20), draw.randrange(20))


@all_grids
def test_middles_are_where_the_columns_and_rows_put_them(grid: HexGrid) -> None:
    scale = Scale(grid, ACROSS)
    for place in grid.hexes():
        assert scale.middle(place) == pytest.approx(oracle_middle(grid, place))


@all_grids
def test_neighbours_are_the_hexes_one_width_away_in_the_direction_of_their_heading(grid: HexGrid) -> None:
    for place in grid.hexes():
        assert sorted(each for each in grid.neighbours(place) if each in grid) == sorted(near(grid, place))
        for heading, other in enumerate(grid.neighbours(place)):
            assert between(bearing(grid, place, other), heading_angle(grid, heading), 0)
            assert grid.side_between(place, other) == heading
            assert grid.side_between(other, place) == (heading + 3) % 6
    assert grid.side_between((3, 3), (3, 5)) is None
    assert grid.side_between((3, 3), (3, 3)) is None


def test_an_oracle_of_the_other_offset_differs() -> None:
    assert sorted(GRIDS[0].neighbours((3, 3))) != sorted(near(GRIDS[1], (3, 3)))


@all_grids
def test_axes_lead_there_and_back(grid: HexGrid) -> None:
    places = [(column, row) for column in range(-5, 25) for row in range(-5, 25)]
    assert [grid.place(grid.axial(place)) for place in places] == places


@all_grids
def test_distances_are_those_of_a_flood(grid: HexGrid) -> None:
    for start in ((0, 0), (7, 12), (19, 0), (10, 10), (13, 4)):
        assert {place: grid.distance(start, place) for place in grid.hexes()} == flood(grid, start)


@all_grids
def test_rings_hold_the_hexes_at_a_distance_clockwise(grid: HexGrid) -> None:
    steps = flood(grid, (10, 9))
    for radius in range(6):
        ring = grid.ring((10, 9), radius)
        assert sorted(ring) == sorted(place for place, distance in steps.items() if distance == radius)
        angles = [(bearing(grid, (10, 9), each) - heading_angle(grid, 0) + 1e-6) % 360 for each in ring]
        assert angles == sorted(angles)
    assert len(set(grid.within((10, 9), 5))) == 91


@all_grids
def test_turns_are_turns_of_the_middles(grid: HexGrid) -> None:
    for middle, place in some(1, 60):
        for turns in range(-1, 7):
            (x, y), (u, v) = oracle_middle(grid, middle), oracle_middle(grid, place)
            angle = radians(60 * turns)
            c, s = cos(angle), sin(angle)
            at = (x + c * (u - x) - s * (v - y), y + s * (u - x) + c * (v - y))
            assert oracle_middle(grid, grid.turned(place, middle, turns)) == pytest.approx(at)


@all_grids
def test_a_line_holds_the_hexes_nearest_to_its_points(grid: HexGrid) -> None:
    ties = 0
    for start, end in some(2, 200):
        line = grid.line(start, end)
        length = grid.distance(start, end)
        assert len(line) == length + 1
        assert (line[0], line[-1]) == ((start,), (end,))
        (x, y), (u, v) = oracle_middle(grid, start), oracle_middle(grid, end)
        for index, step in enumerate(line):
            part = index / length if length else 0.0
            at = (x + part * (u - x), y + part * (v - y))
            around = grid.within(step[0], 2)
            apart = {
                each: hypot(*(a - b for a, b in zip(oracle_middle(grid, each), at, strict=True))) for each in around
            }
            least = min(apart.values())
            assert sorted(step) == sorted(each for each, distance in apart.items() if distance < least + 1e-6)
            ties += len(step) == 2
    assert ties > 20


@pytest.mark.parametrize(
    ("top", "end", "line"),
    [
        ("flat", (2, 0), (((0, 0),), ((1, -1), (1, 0)), ((2, 0),))),
        ("pointy", (0, 2), (((0, 0),), ((0, 1), (-1, 1)), ((0, 2),))),
        ("flat", (0, 3), (((0, 0),), ((0, 1),), ((0, 2),), ((0, 3),))),
    ],
)
def test_a_line_along_a_side_names_both_hexes_the_left_one_first(top: Top, end: Hex, line: object) -> None:
    assert HexGrid(9, 9, top).line((0, 0), end) == line


@all_grids
def test_sectors_are_angles_of_middles(grid: HexGrid) -> None:
    apex = (9, 10)
    for heading in range(6):
        for width in (60, 120, 180):
            for place in grid.hexes():
                angle = bearing(grid, apex, place)
                expected = place != apex and between(angle, heading_angle(grid, heading), width / 2)
                assert in_sector(grid, place, apex, heading, width) == expected  # type: ignore[arg-type]
    assert list(sector(grid, apex, 0, 1)) == [grid.step(apex, 0)]


@all_grids
@pytest.mark.parametrize("width", [60, 120])
def test_broadsides_are_what_lies_abeam(grid: HexGrid, width: int) -> None:
    bow = (9, 10)
    for heading in range(6):
        stern = stern_of(grid, bow, heading)
        assert stern == grid.step(bow, heading + 3)
        for place in grid.hexes():
            from_bow = (bearing(grid, bow, place) - heading_angle(grid, heading)) % 360
            from_stern = (bearing(grid, stern, place) - heading_angle(grid, heading)) % 360
            low, high = 90 - width / 2, 90 + width / 2
            outside = place in (bow, stern)
            right = not outside and low - 1e-6 <= from_bow <= 180 and 0 <= from_stern <= high + 1e-6
            left = not outside and 180 <= from_bow <= 360 - low + 1e-6 and 360 - high - 1e-6 <= from_stern
            assert in_broadside(grid, place, (bow, heading), "right", width) == right  # type: ignore[arg-type]
            assert in_broadside(grid, place, (bow, heading), "left", width) == left  # type: ignore[arg-type]


@all_grids
@pytest.mark.parametrize("width", [60, 120, 180])
def test_the_two_broadsides_are_mirror_images_and_hold_nothing_ahead_or_astern(grid: HexGrid, width: int) -> None:
    for heading in range(6):
        ship = ((9, 10), heading)
        left, right = (set(broadside(grid, ship, side, 10, width)) for side in ("left", "right"))  # type: ignore[arg-type]
        assert not left & right
        assert len(left) == len(right)
        line = {grid.step((9, 10), heading, steps) for steps in range(-12, 12)}
        assert not line & (left | right)
        stern = stern_of(grid, *ship)
        reached = {min(grid.distance(stern, each), grid.distance((9, 10), each)) for each in right}
        assert reached == set(range(1, 11))


@all_grids
def test_a_point_lies_in_the_hex_whose_middle_is_nearest(grid: HexGrid) -> None:
    scale, draw = Scale(grid, ACROSS), Random(3)
    for _ in range(500):
        x, y = draw.uniform(-20, 220), draw.uniform(-20, 220)
        found = scale.hex_at(x, y)
        least = min(hypot(a - x, b - y) for a, b in (oracle_middle(grid, each) for each in grid.within(found, 2)))
        assert hypot(*(a - b for a, b in zip(oracle_middle(grid, found), (x, y), strict=True))) == pytest.approx(least)


@all_grids
def test_outlines_are_regular_and_neighbours_share_the_corners_of_their_side(grid: HexGrid) -> None:
    scale = Scale(grid, ACROSS)
    for place in ((0, 0), (3, 4), (4, 7), (19, 19)):
        (x, y), corners = scale.middle(place), scale.outline(place)
        for side in range(6):
            (a, b), (c, d) = corners[side], corners[(side + 1) % 6]
            assert hypot(c - a, d - b) == pytest.approx(scale.side)
            assert ((a + c) / 2 - x, (b + d) / 2 - y) == pytest.approx(
                tuple(ACROSS / 2 * f(radians(heading_angle(grid, side))) for f in (cos, sin))
            )
            knots, other = corner_knots(grid, place), corner_knots(grid, grid.step(place, side))
            assert {knots[side], knots[(side + 1) % 6]} == set(knots) & set(other)


@pytest.mark.parametrize("shifted", ["even", "odd"])
@pytest.mark.parametrize("top", ["flat", "pointy"])
@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (2, 3), (20, 20)])
def test_the_size_of_a_map_holds_all_corners(top: Top, shifted: Shifted, columns: int, rows: int) -> None:
    scale = Scale(HexGrid(columns, rows, top, shifted), ACROSS)
    corners = [point for place in scale.grid.hexes() for point in scale.outline(place)]
    assert (max(x for x, _ in corners), max(y for _, y in corners)) == pytest.approx(scale.size())
    assert min(min(point) for point in corners) > -1e-9


@all_grids
def test_windows_of_blocks_meet_and_hold_the_middles_of_their_hexes(grid: HexGrid) -> None:
    scale = Scale(grid, ACROSS)
    (x, y), (width, height) = scale.window((0, 0), (11, 19))
    assert scale.window((12, 0), (19, 19))[0] == pytest.approx((x + width, y))
    for place in grid.hexes():
        a, b = scale.middle(place)
        assert (x < a < x + width and y < b < y + height) == (place[0] <= 11)
    quarter = min(abs(scale.middle(place)[0] - x - width) for place in grid.hexes())
    assert quarter == pytest.approx(0.25 * ACROSS if grid.top == "pointy" else 0.75 * scale.side)

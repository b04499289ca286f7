"""Chart boards and small maps: where grids, lines, names and numbers stand, in mm."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest
from projects import Trial, lines

from printkit.components.chart_border import crossings, sides
from printkit.components.chart_labels import draw_labels
from printkit.components.chart_marks import area_of, outline_of, pattern_marks
from printkit.components.chart_plot import Plot
from printkit.components.charts import chart_frame, graticule
from printkit.components.clearings import clearings
from printkit.components.minimaps import MapZone, draw_minimap, map_frame, middle
from printkit.diagnostics import Report
from printkit.model.cells import CellSet
from printkit.model.names import Name
from printkit.model.projection import Position
from printkit.scene import Box, Colour, Group, Item, Path, Stroke, walk

from .chart_game import BOARD, FRAME, chart_of, draw, open_chart
from .label_boxes import label_boxes, meeting
from .setting_out import context_of, texts


@pytest.fixture(scope="module")
def trial(tmp_path_factory: pytest.TempPathFactory) -> Trial:
    """Return a game of the shipped chart alone."""
    return open_chart(tmp_path_factory.mktemp("chart"))


def strokes(items: tuple[Item, ...], line: Stroke) -> Iterator[tuple[float, float, float, float]]:
    """Yield the straight lines drawn in a stroke, as x, y of both ends."""
    for item, _ in walk(items):
        if (
            isinstance(item, Path)
            and item.stroke
            and (item.stroke.colour, item.stroke.width) == (line.colour, line.width)
        ):
            steps = item.segments
            for (_, first), (code, last) in itertools.pairwise(steps):
                if code == "L":
                    yield (*first, *last)


def test_the_grids_are_squares_in_the_middle_of_the_box(trial: Trial) -> None:
    chart = chart_of(trial)
    assert chart_frame(chart, BOARD, 11.5) == FRAME
    assert chart_frame(chart, Box(0, 0, 279, 200), 10) == Box(49.5, 10, 180, 180)


def test_white_lines_part_squares_of_water_and_of_no_land(trial: Trial) -> None:
    chart = chart_of(trial)
    line = trial.edition.theme.line("chart-square")
    drawn = {tuple(round((end - 11.5) / 16, 3) for end in ends) for ends in strokes(draw(trial), line)}
    water = chart.water()
    parted = {(column, row, column, row + 1) for row, column in water if (row, column - 1) in water and column % 2} | {
        (column, row, column + 1, row) for row, column in water if (row - 1, column) in water and row % 2
    }
    assert drawn == parted


def test_lettered_grids_are_parted_by_stronger_lines(trial: Trial) -> None:
    line = trial.edition.theme.line("chart-grid")
    inner = [ends for ends in strokes(draw(trial, furniture=False), line) if min(ends) > 12 and max(ends) < 267]
    places = {round((ends[0] - 11.5) / 32, 6) for ends in inner if ends[0] == ends[2]}
    assert places == {1, 2, 3, 4, 5, 6, 7}


@pytest.mark.parametrize(
    ("box", "more"),
    [(BOARD, {}), (BOARD, {"ink": "light"}), (Box(0, 0, 193, 194), {"ink": "light", "furniture": False})],
)
def test_no_name_meets_another(trial: Trial, box: Box, more: dict[str, object]) -> None:
    boxes = label_boxes(draw(trial, box, **more))
    assert len(boxes) > 100
    assert meeting(boxes, 0.4) == []


def test_names_that_meet_are_seen() -> None:
    square = ((0.0, 0.0), (10.0, 0.0), (10.0, 3.0), (0.0, 3.0))
    near = tuple((x + 10.3, y) for x, y in square)
    turned = ((9.0, 2.0), (12.0, 5.0), (11.0, 6.0), (8.0, 3.0))
    assert meeting([("a", square), ("b", near)]) == []
    assert meeting([("a", square), ("b", near)], 0.4) == [("a", "b")]
    assert meeting([("a", square), ("c", turned)]) == [("a", "c")]


def test_every_name_lies_inside_the_box(trial: Trial) -> None:
    for _, corners in label_boxes(draw(trial)):
        assert all(0 <= x <= 279 and 0 <= y <= 279 for x, y in corners)


def test_letters_stand_left_and_right_and_numbers_above_and_below(trial: Trial) -> None:
    found = texts(draw(trial))
    for index, name in enumerate("ABCDEFGH"):
        places = [(x, y) for text, x, y in found if text == name]
        assert sorted(x < 139 for x, _ in places) == [False, True]
        assert all(abs(y - (11.5 + 32 * index + 16)) < 3 for _, y in places)
    for index, name in enumerate("12345678"):
        places = [(x, y) for text, x, y in found if text == name]
        assert sorted(y < 139 for _, y in places) == [False, True]
        assert all(abs(x - (11.5 + 32 * index + 16)) < 3 for x, _ in places)


def test_every_grid_of_water_is_named_once(trial: Trial) -> None:
    chart = chart_of(trial)
    said = [text for text, _, _ in texts(draw(trial))]
    cells = {
        chart.grid.name_of((row, column)): (row, column) in chart.open_cells()
        for row in range(8)
        for column in range(8)
    }
    assert {name: said.count(name) for name in cells} == {name: int(is_open) for name, is_open in cells.items()}


def test_ports_stand_in_their_grids(trial: Trial) -> None:
    found = {text: (x, y) for text, x, y in texts(draw(trial))}
    across, down = chart_of(trial).locate(chart_of(trial).ports[Name("brest")].at)
    x, y = found["Brest"]
    assert 2 < 11.5 + 32 * across - x < 14  # its name begins to the left of its anchor
    assert 0 < y - (11.5 + 32 * down) < 6  # and stands below the white line through it


def test_a_light_chart_has_no_tints_and_no_start_areas(trial: Trial) -> None:
    full, light = draw(trial), draw(trial, ink="light")
    tints = [[item.name for item, _ in walk(items) if "tints" in getattr(item, "name", "")] for items in (full, light)]
    assert tints == [["chart-tints-chart"], []]
    starts = [sum(text.upper().endswith("HERE") for text, _, _ in texts(items)) for items in (full, light)]
    assert starts == [2, 0]


def test_degrees_cross_each_side_in_order(trial: Trial) -> None:
    chart = chart_of(trial)
    for side in sides(chart):
        marks = crossings(chart, side)
        degrees = [degree for _, degree in marks]
        assert degrees == sorted(degrees, reverse=not side.meridians)
        assert len(set(degrees)) == len(degrees) == abs(degrees[-1] - degrees[0]) + 1
        for part, degree in marks:
            at = chart.place_at(side.start[0] + part * side.along[0], side.start[1] + part * side.along[1])
            assert (at.longitude if side.meridians else at.latitude) == pytest.approx(degree, abs=0.01)


def test_the_graticule_reaches_the_whole_chart(trial: Trial) -> None:
    parallels = {line[0].latitude for line in graticule(chart_of(trial)) if line[0].latitude == line[1].latitude}
    assert parallels >= {45, 50, 55, 60, 65}


# Areas and patterns


def test_the_outline_of_an_area_runs_around_it_clockwise() -> None:
    edges = list(outline_of({(0, 0), (0, 1)}, Box(0, 0, 20, 20), 2, 2))
    assert set(edges) == {
        ((0, 0), (10, 0)), ((10, 0), (20, 0)), ((20, 0), (20, 10)),
        ((20, 10), (10, 10)), ((10, 10), (0, 10)), ((0, 10), (0, 0)),
    }  # fmt: skip


def test_an_area_is_one_rectangle_a_run() -> None:
    steps = area_of({(0, 0), (0, 1), (1, 1)}, Box(0, 0, 20, 20), 2, 2)
    assert [numbers for code, numbers in steps if code == "M"] == [(0, 0), (10, 10)]


@pytest.mark.parametrize("pattern", ["diagonal", "dots", "cross", "horizontal"])
def test_patterns_stay_in_their_box(pattern: str) -> None:
    (marks,) = pattern_marks(pattern, (30, 12), 1.7, Stroke(Colour((0, 0, 0)), 0.2))  # type: ignore[arg-type]
    assert isinstance(marks, Path)
    ends = [numbers for _, numbers in marks.segments]
    assert all(-1e-9 <= x <= 30.02 and -1e-9 <= y <= 12.02 for x, y in ends)
    assert max(x for x, _ in ends) > 28
    assert max(y for _, y in ends) > 10


# Small maps


def zones() -> list[MapZone]:
    return [
        MapZone(CellSet("A5-B7"), "red", "diagonal", 1),
        MapZone(CellSet("C3-D5"), "blue", "dots", 2),
        MapZone(CellSet("E1-F3, H5"), "green", "cross", 3),
        MapZone(CellSet("G6-G7, H6"), "gold", "horizontal", 4),
    ]


def minimap(trial: Trial, box: Box) -> tuple[Item, ...]:
    report = Report()
    items = draw_minimap(chart_of(trial), zones(), box, context_of(trial, report))
    assert lines(report) == []
    return items


@pytest.mark.parametrize("size", [22, 40])
def test_a_small_map_fills_its_box_and_keeps_inside(trial: Trial, size: float) -> None:
    box = Box(5, 7, size, size)
    frame = map_frame(chart_of(trial), box)
    assert frame.width == frame.height
    assert size * 0.85 < frame.width < size
    assert frame.right <= box.right + 1e-9
    assert frame.bottom <= box.bottom + 1e-9
    for text, corners in label_boxes(minimap(trial, box)):
        assert all(5 <= x <= 5 + size and 7 <= y <= 7 + size for x, y in corners), text


@pytest.mark.parametrize("size", [22, 40])
def test_each_zone_has_its_number_in_each_of_its_parts(trial: Trial, size: float) -> None:
    box = Box(0, 0, size, size)
    frame = map_frame(chart_of(trial), box)
    step = frame.width / 8
    inside = [(text, x, y) for text, x, y in texts(minimap(trial, box)) if x > frame.x and y > frame.y]
    cells = [(text, int((y - 0.3 - frame.y) / step), int((x + 0.3 - frame.x) / step)) for text, x, y in inside]
    grid = chart_of(trial).grid
    held = {str(zone.number): grid.cells(zone.cells) for zone in zones()}
    assert [text for text, _, _ in cells] == ["1", "2", "3", "3", "4"]
    assert all((row, column) in held[text] for text, row, column in cells)


def test_letters_and_numbers_do_not_meet(trial: Trial) -> None:
    assert meeting(label_boxes(minimap(trial, Box(0, 0, 22, 22))), 0.2) == []


def test_the_land_of_small_maps_is_drawn_once(trial: Trial) -> None:
    both = (*minimap(trial, Box(0, 0, 40, 40)), *minimap(trial, Box(50, 0, 40, 40)))
    land = [item for item, _ in walk(both) if isinstance(item, Group) and item.name.startswith("map-land")]
    assert len(land) == 2
    assert land[0].name == land[1].name
    assert land[0].items == land[1].items


def test_every_zone_has_a_pattern_of_its_own(trial: Trial) -> None:
    names = [item.name for item, _ in walk(minimap(trial, BOARD)) if isinstance(item, Group)]
    assert [name.split("-")[1] for name in names if name.startswith("zone-")] == [
        "diagonal",
        "dots",
        "cross",
        "horizontal",
    ]


@pytest.mark.parametrize(
    ("cells", "place"),
    [
        ({(0, 0)}, (0.5, 0.5)),
        ({(2, 2), (2, 3)}, (2.5, 3.0)),
        ({(1, 1), (1, 2), (2, 1), (2, 2)}, (2.0, 2.0)),
        ({(0, 0), (0, 1), (0, 2), (1, 0), (2, 0)}, (0.5, 1.0)),
    ],
)
def test_the_middle_of_a_zone_is_deep_inside(cells: set[tuple[int, int]], place: tuple[float, float]) -> None:
    assert middle(frozenset(cells)) == place


def test_a_zone_off_the_chart_is_drawn_without_that_cell(trial: Trial) -> None:
    report = Report()
    zone = MapZone(CellSet("H8-I9, A1"), "red", "diagonal", 1)
    items = draw_minimap(chart_of(trial), [zone], BOARD, context_of(trial, report))
    assert [text for text, _, _ in texts(items)].count("1") == 2  # the column and the zone


# Names and the coast


@pytest.mark.parametrize(
    ("name", "at", "kind", "found"),
    [
        ("ireland", "53.46 N 8.05 W", "region", 0),
        ("ireland", "53.1 N 10 W", "region", 1),  # half at sea
        ("ireland", "50 N 20 W", "region", 1),  # at sea
        ("atlantic", "55.8 N 25 W", "sea", 0),
        ("atlantic", "52.5 N 1 W", "sea", 1),  # on land
    ],
)
def test_a_name_across_the_coast_is_a_finding(trial: Trial, name: str, at: str, kind: str, found: int) -> None:
    report = Report()
    chart = chart_of(trial)
    label = replace(chart.labels[Name(name)], at=Position.from_text(at), kind=kind)  # type: ignore[arg-type]
    alone = replace(chart, labels={Name(name): label}, ports=chart.ports, starts={})
    tuple(draw_labels(Plot(alone, FRAME, "full", context_of(trial, report), chart.origin)))
    assert [line.split()[1] for line in lines(report)] == ["PK431"] * found


def test_dark_lines_make_way_for_names_and_white_ones_do_not(trial: Trial) -> None:
    items = draw(trial)
    rooms = clearings([item for item in items if isinstance(item, Group)], 0.3)
    line = trial.edition.theme.line("chart-grid")
    inner = [ends for ends in strokes(draw(trial, furniture=False), line) if min(ends) > 12 and max(ends) < 267]
    names = [room for room in rooms if room.box.width > 12]
    assert [ends for ends in inner if any(room.span((ends[:2], ends[2:])) for room in names)] == []

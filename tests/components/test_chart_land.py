"""What a chart shows of land and ports: hatched squares, lines that end at the coast, anchors in squares of water."""

from __future__ import annotations

from pathlib import Path as FilePath

import pytest
from projects import Trial, make_project, open_game

from printkit.components.chart_marks import area_of, box_of
from printkit.scene import Group, Path, apply, walk
from printkit.scene.extents import box_of as bounds_of
from printkit.scene.extents import outline_points

from .chart_game import FRAME, chart_of, draw, open_chart

ROOT = FilePath(__file__).parents[2]


@pytest.fixture(scope="module")
def trial(tmp_path_factory: pytest.TempPathFactory) -> Trial:
    """Return a game of the shipped chart alone."""
    return open_chart(tmp_path_factory.mktemp("chart"))


def grey(colour: tuple[int, int, int]) -> float:
    """Return how light a colour is on a grey printer, from 0 to 255."""
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]


@pytest.mark.parametrize("ink", ["full", "light"])
def test_squares_of_land_are_hatched_and_no_others(trial: Trial, ink: str) -> None:
    chart = chart_of(trial)
    line = trial.edition.theme.line("chart-shut" if ink == "full" else "chart-shut-pale")
    (hatch,) = (
        item
        for item, _ in walk(draw(trial, ink=ink))
        if isinstance(item, Group) and any(isinstance(each, Path) and each.stroke == line for each in item.items)
    )
    assert hatch.clip == area_of(chart.land_squares(), FRAME, 16, 16)
    (lines,) = (item for item in hatch.items if isinstance(item, Path))
    for square in chart.land_squares():
        square_box = box_of(square, FRAME, 16, 16)
        ends = [numbers for _, numbers in lines.segments]
        crossed = any(
            min(x1, x2) < square_box.right and max(x1, x2) > square_box.x
            for (x1, y1), (x2, y2) in zip(ends[::2], ends[1::2], strict=True)
            if min(y1, y2) < square_box.bottom and max(y1, y2) > square_box.y
        )
        assert crossed, square


def test_land_is_painted_over_the_lines_between_squares(trial: Trial) -> None:
    items = [item for item, _ in walk(draw(trial))]
    white = trial.edition.theme.line("chart-square")
    at = next(index for index, item in enumerate(items) if isinstance(item, Path) and item.stroke == white)
    land = next(index for index, item in enumerate(items) if getattr(item, "name", "").startswith("chart-land"))
    assert at < land


def test_each_square_that_a_port_is_entered_from_has_an_anchor(trial: Trial) -> None:
    chart = chart_of(trial)
    wanted = {square for port in chart.ports.values() for square in port.enter.squares(chart.grid)}
    anchors = [
        apply(matrix, *apply(item.transform, 0.0, 0.0))
        for item, matrix in walk(draw(trial))
        if isinstance(item, Group) and (item.role, item.alt) == ("symbol", "⚓")
    ]
    found = {(int((y - 11.5) // 16), int((x + 2.0 - 11.5) // 16)) for x, y in anchors}
    assert found == wanted <= chart.water()
    assert len(anchors) == len(wanted)


def test_the_dot_of_a_port_lies_in_its_grid(trial: Trial) -> None:
    chart = chart_of(trial)
    edge = trial.edition.theme.line("way-edge")
    dots = [
        bounds_of(outline_points(item.segments))
        for item, _ in walk(draw(trial))
        if isinstance(item, Path) and item.stroke == edge
    ]
    cells = {(int((dot.y + 0.8 - 11.5) // 32), int((dot.x + 0.8 - 11.5) // 32)) for dot in dots}
    assert cells == {cell for port in chart.ports.values() for cell in chart.grid.cells(port.cell)}


def test_hatched_land_is_darker_than_the_deepest_tint_of_the_shipped_board(tmp_path: FilePath) -> None:
    files = {
        "sources/bismarck/game.yaml": "title: Mini\ntheme: bismarck\nsheets: {}\n",
        "sources/bismarck/templates/themes/bismarck.yaml": (
            ROOT / "sources/bismarck/templates/themes/bismarck.yaml"
        ).read_text("utf-8"),
    }
    theme = open_game(make_project(tmp_path, files), "bismarck").edition.theme
    line = theme.line("chart-shut")
    covered = line.width / 1.4
    ground = grey(theme.colour("shore").rgb)
    hatched = ground * (1 - covered) + grey(line.colour.rgb) * covered
    assert grey(theme.colour("shoal-1").rgb) - hatched >= 20
    assert theme.colour("shore").rgb == theme.colour("land").rgb, "one tan for land"

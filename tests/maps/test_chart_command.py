"""`printkit chart`: land of known size → the tables, the drawings, and what keeps it from being made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import files_below, printkit
from projects import make_game, make_project

from .charts_for_tests import MINI, mini

MARKS = "# >>> written by printkit chart: mini\n  # <<< mini\n"
CHARTS = "# kept\nmini:\n" + "".join(f"  {line}\n" for line in MINI.splitlines())


def land(*boxes: tuple[float, float, float, float]) -> str:
    """Return land that fills boxes of the small chart: left, top, right and lower edge in grids."""
    chart = mini()
    polygons = []
    for left, top, right, bottom in boxes:
        edge = [(left + (right - left) * i / 50, top) for i in range(50)]
        edge += [(right, top + (bottom - top) * i / 50) for i in range(50)]
        edge += [(right - (right - left) * i / 50, bottom) for i in range(50)]
        edge += [(left, bottom - (bottom - top) * i / 50) for i in range(51)]
        places = [chart.place_at(x, y) for x, y in edge]
        polygons.append([[[at.longitude, at.latitude] for at in places]])
    return json.dumps({"type": "MultiPolygon", "coordinates": polygons})


def project(root: Path, coast: str, charts: str = CHARTS + "  " + MARKS) -> Path:
    """Write a game with the small chart; return its folder."""
    files = {"game.yaml": "title: Mini\n", "charts.yaml": charts, "land.json": coast}
    make_project(root, {f"sources/mini/{name}": text for name, text in files.items()})
    return root / "sources/mini"


def test_the_tables_hold_the_land_that_was_drawn(tmp_path: Path) -> None:
    folder = project(tmp_path, land((0, 0, 0.75, 0.5), (1, 1.2, 2, 1.5)))
    ran = printkit(tmp_path, "chart")
    assert (ran.status, ran.err) == (0, "")
    written = (folder / "charts.yaml").read_text()
    assert "    - 100  50   0   0\n    -   0   0   0   0\n    -   0   0  60  60\n    -   0   0   0   0\n" in written
    assert "    - A1 nw\n    - B2 nw ne\n" in written
    assert written.startswith(CHARTS)


def test_the_drawings_show_the_land_in_hundredths_of_a_grid(tmp_path: Path) -> None:
    folder = project(tmp_path, land((0.5, 0.5, 1.5, 1.0)))
    printkit(tmp_path, "chart")
    drawing = (folder / "art/chart-land.svg").read_text()
    numbers = [float(n) for n in drawing.split(' d="M')[1].split("Z")[0].replace("L", " ").split()]
    assert (min(numbers[0::2]), max(numbers[0::2])) == (50.0, 150.0)
    assert (min(numbers[1::2]), max(numbers[1::2])) == (50.0, 100.0)


def test_what_was_settled_stays(tmp_path: Path) -> None:
    folder = project(tmp_path, land((0, 0, 0.75, 0.5)), CHARTS + "  settled: {A1 ne: land}\n  " + MARKS)
    assert printkit(tmp_path, "chart").status == 0
    assert "    - A1 nw ne\n" in (folder / "charts.yaml").read_text()


def test_a_second_run_writes_the_same_bytes(tmp_path: Path) -> None:
    folder = project(tmp_path, land((0, 0, 1.3, 0.7), (0.7, 1.7, 2, 2)))
    printkit(tmp_path, "chart")
    before = files_below(folder)
    assert printkit(tmp_path, "chart", "mini").status == 0
    assert files_below(folder) == before
    assert printkit(tmp_path, "check").status == 0


def test_land_outside_the_frame_is_no_land(tmp_path: Path) -> None:
    folder = project(tmp_path, land((0, 0, 0.5, 0.5), (3, 3, 4, 4)))
    printkit(tmp_path, "chart")
    assert "land:      # more than 50 percent, or settled\n    - A1 nw\n" in (folder / "charts.yaml").read_text()


@pytest.mark.parametrize(
    "ring",
    [
        [[90, 40], [110, 40], [100, 60], [90, 40]],
        [[48.38, -4.49], [47.5, -3], [48.7, -3], [48.38, -4.49]],  # Brittany, latitude first
    ],
)
def test_a_coastline_of_other_waters_is_found_and_nothing_is_written(ring: list[list[float]], tmp_path: Path) -> None:
    folder = project(tmp_path, json.dumps({"type": "Polygon", "coordinates": [ring]}))
    before = files_below(folder)
    ran = printkit(tmp_path, "chart")
    assert ran.status == 1
    assert ran.err.startswith("sources/mini/charts.yaml:6:14: PK187"), ran.err
    assert "longitude first, then latitude" in ran.err
    assert files_below(folder) == before


@pytest.mark.parametrize(
    ("coast", "charts", "place", "code"),
    [
        ('{"type": "Point"}', CHARTS + "  " + MARKS, "sources/mini/land.json:1:10", "PK181"),
        (land((0, 0, 1, 1)), CHARTS, "sources/mini/charts.yaml:3:3", "PK185"),
        (
            land((0, 0, 1, 1)),
            CHARTS.replace("land.json", "lant.json") + "  " + MARKS,
            "sources/mini/charts.yaml:6:14",
            "PK131",
        ),
        (land((0, 0, 1, 1)), CHARTS.replace("45 N", "45"), "sources/mini/charts.yaml:8:17", "PK1"),
    ],
)
def test_what_cannot_be_made_is_found_and_nothing_is_written(
    coast: str, charts: str, place: str, code: str, tmp_path: Path
) -> None:
    folder = project(tmp_path, coast, charts)
    before = files_below(folder)
    ran = printkit(tmp_path, "chart")
    assert ran.status == 1
    assert ran.err.startswith(f"{place}: {code}"), ran.err
    assert files_below(folder) == before


def test_without_the_packages_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project(tmp_path, land((0, 0, 1, 1)))
    monkeypatch.setitem(__import__("sys").modules, "printkit.maps.outline", None)
    ran = printkit(tmp_path, "chart")
    assert ran.status == 1
    assert "PK186" in ran.err
    assert 'pip install "printkit[maps]"' in ran.err


def test_a_project_without_charts_is_told(tmp_path: Path) -> None:
    make_game(tmp_path)
    ran = printkit(tmp_path, "chart")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "printkit: no game here has charts; they stand in its charts.yaml\n"

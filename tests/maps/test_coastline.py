"""Coastlines that cannot be used: each fault a finding, at its line and column."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from projects import lines, make_project

from printkit.diagnostics import Origin, Report
from printkit.maps.coastline import Polygon, read_coastline

RING = [[10, 60], [11, 60], [11, 61], [10, 60]]


def read(root: Path, text: str | bytes) -> tuple[tuple[Polygon, ...], list[str]]:
    """Return the land of a file and the findings."""
    report = Report()
    files = make_project(root, {"land.json": text}).files
    return read_coastline(files, "land.json", Origin("charts.yaml", 3, 5), report), lines(report)


def polygon(ring: object) -> dict[str, object]:
    return {"type": "Polygon", "coordinates": [ring]}


@pytest.mark.parametrize(
    "thing",
    [
        polygon(RING),
        {"type": "MultiPolygon", "coordinates": [[RING]]},
        {"type": "Feature", "properties": {}, "geometry": polygon(RING)},
        {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {}, "geometry": polygon(RING)}]},
        {"type": "GeometryCollection", "geometries": [polygon(RING)]},
        polygon([[*point, 12.5] for point in RING]),
    ],
)
def test_land_is_found_in_whatever_holds_it(thing: object, tmp_path: Path) -> None:
    assert read(tmp_path, json.dumps(thing)) == (((((10, 60), (11, 60), (11, 61), (10, 60)),),), [])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('{"type": "Polygon", "coordinates": [[[10, 60], [11,', "land.json:1:52 PK181"),
        ("hello", "land.json:1:1 PK181"),
        ("[1, 2]", "land.json:1:1 PK181"),
        ('{"features": []}', "land.json:1:1 PK181"),
        ('{"type": "FeatureCollection", "features": []}', "land.json:1:1 PK181"),
        ('{"type": "FeatureCollection"}', "land.json:1:1 PK181"),
        ('{"type": "LineString", "coordinates": [[1, 2], [3, 4]]}', "land.json:1:10 PK181"),
        ('{"type": "Polygon", "coordinates": []}', "land.json:1:36 PK181"),
        ('{"type": "Polygon", "coordinates": [[["a", 60], [11, 60], [11, 61]]]}', "land.json:1:38 PK181"),
        ('{"type": "Polygon", "coordinates": [[[10, 60],\n [11, 60], [10, 60]]]}', "land.json:1:37 PK184"),
        (b"\xff\xfe{}", "land.json:1:1 PK1"),
        ("", "land.json:1:1 PK181"),
    ],
)
def test_what_is_no_land_is_found_at_its_place(text: str | bytes, found: str, tmp_path: Path) -> None:
    land, faults = read(tmp_path, text)
    assert land == ()
    assert len(faults) == 1
    assert faults[0].startswith(found), faults


@pytest.mark.parametrize(
    ("point", "code"),
    [([483000, 5372000], "PK182"), ([10, 90.5], "PK182"), ([-180.1, 60], "PK182"), ([-175, 60], "PK183")],
)
def test_points_off_the_earth_or_around_it_are_found(point: list[float], code: str, tmp_path: Path) -> None:
    ring = [[10, 60], [11, 60], point, [10, 60]]
    land, faults = read(tmp_path, json.dumps(polygon(ring)))
    assert land == ()
    assert {fault.split()[1] for fault in faults} == {code}
    assert faults[0].startswith("land.json:1:58")


def test_all_faults_of_a_file_are_found_at_once(tmp_path: Path) -> None:
    far = {"type": "MultiPolygon", "coordinates": [[[[10, 95], [11, 60], [11, 61], [10, 60]]], [[[1, 1]]]]}
    assert [fault.split()[1] for fault in read(tmp_path, json.dumps(far))[1]] == ["PK182", "PK184"]


def test_a_file_that_is_not_there_is_found_where_it_is_named(tmp_path: Path) -> None:
    report = Report()
    files = make_project(tmp_path, {"other.json": "{}"}).files
    assert read_coastline(files, "land.json", Origin("charts.yaml", 3, 5), report) == ()
    assert lines(report) == ['charts.yaml:3:5 PK131 there is no file "land.json"']

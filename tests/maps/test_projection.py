"""The map projection: against another library, there and back, and how its places are written."""

from __future__ import annotations

import pytest
from pyproj import Proj

from printkit.model.projection import Degrees, Lambert, Position

from .charts_for_tests import mini, shipped_chart

CONES = [(45, 62, -25), (20, 60, 10), (50, 50, 0), (-20, -40, 135)]


@pytest.mark.parametrize("cone", CONES)
def test_the_formula_agrees_with_pyproj(cone: tuple[float, float, float]) -> None:
    first, second, meridian = cone
    other = Proj(proj="lcc", lat_1=first, lat_2=second, lat_0=0, lon_0=meridian, R=6_371_000, units="km")
    for latitude in range(-60, 86, 13):
        for longitude in range(-170, 181, 35):
            if abs((longitude - meridian + 180) % 360 - 180) < 150:
                assert Lambert(*cone).project(latitude, longitude) == pytest.approx(
                    other(longitude, latitude), abs=0.001, rel=1e-9
                )


@pytest.mark.parametrize("cone", CONES)
def test_the_way_back_leads_home(cone: tuple[float, float, float]) -> None:
    lambert = Lambert(*cone)
    for latitude in (-55, -10, 0, 48.38, 75):
        longitude = cone[2] + 40
        assert lambert.unproject(*lambert.project(latitude, longitude)) == pytest.approx((latitude, longitude))


def test_the_pin_lies_where_it_says() -> None:
    chart = mini()
    assert chart.locate(chart.ports["brest"].at) == pytest.approx((0.5, 1.5))


def test_a_grid_is_as_wide_as_it_says_on_the_parallel_of_true_scale() -> None:
    chart = shipped_chart()
    west, east = chart.locate(Position(45, -25.5)), chart.locate(Position(45, -24.5))
    assert (east[0] - west[0]) * 340 == pytest.approx(78.63, abs=0.01)  # a degree of longitude at 45° on the sphere


@pytest.mark.parametrize(
    ("text", "place"),
    [("48.38 N 4.49 W", (48.38, -4.49)), ("60° N, 5.3° E", (60, 5.3)), ("33 S 151 E", (-33, 151))],
)
def test_places_are_read(text: str, place: tuple[float, float]) -> None:
    at = Position.from_text(text)
    assert (at.latitude, at.longitude) == place


@pytest.mark.parametrize("text", ["48.38", "4.49 W 48.38 N", "48.38 N", "91 N 0 E", "48 N 4 W 3 E", "48,4 N 4,5 W", ""])
def test_what_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="--"):
        Position.from_text(text)


@pytest.mark.parametrize("text", ["181 W", "90.5 S", "25", "W 25"])
def test_what_is_no_angle_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="--"):
        Degrees.from_text(text)

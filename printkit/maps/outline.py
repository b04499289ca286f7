"""The outlines of land and a chart → land in units of the board, tints along its coast, the share of each square."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import shapely
from pyproj import Proj
from shapely import Geometry

from printkit.maps.coastline import Polygon
from printkit.model.charts import Chart
from printkit.model.projection import EARTH_RADIUS

UNIT = 100.0
"""Units of a drawing to the lettered grid."""

TINTS = (13.0, 27.0, 43.0)
"""How far the tints reach out from the coast, in units: 44, 92 and 146 km where a grid is 340 km wide."""

FINE, COARSE = 0.25, 3.0
"""How far the outlines of the board and of small maps may leave the coast, in units: 0.08 mm and 0.15 mm in print."""

LEAST, LEAST_COARSE = 0.8, 14.0
"""The smallest islands that are drawn, in square units."""


@dataclass(frozen=True, slots=True)
class Outline:
    """What a chart is drawn of, in units from its upper left corner; `shares` are percents by row and column."""

    land: Geometry
    small: Geometry
    tints: tuple[Geometry, ...]
    shares: tuple[tuple[int, ...], ...]


def outline_chart(chart: Chart, polygons: Sequence[Polygon]) -> Outline:
    """Project the land onto a chart, cut it at the frame, and measure it; raises LookupError for a pin off the chart."""
    frame = shapely.box(0, 0, chart.columns * UNIT, chart.rows * UNIT)
    around = frame.buffer(max(TINTS) + UNIT, join_style="mitre")
    whole = shapely.intersection(_projected(chart, polygons), around)
    land = shapely.intersection(whole, frame)
    shore = whole.simplify(FINE)
    tints = tuple(_cut(shore.buffer(reach, quad_segs=6).simplify(2 * FINE), frame, LEAST) for reach in TINTS)
    return Outline(
        _cut(shore, frame, LEAST), _cut(whole.simplify(COARSE), frame, LEAST_COARSE), tints, _shares(chart, land)
    )


def _projected(chart: Chart, polygons: Sequence[Polygon]) -> Geometry:
    """Return the land in units of the board. What lies behind the cone is cut off first: it has no place on the map."""
    meridian = chart.projection.meridian.value
    parts = [shapely.make_valid(shapely.Polygon(rings[0], rings[1:])) for rings in polygons]
    near = shapely.box(max(meridian - 120, -180), -60, min(meridian + 120, 180), 89.9)
    land = shapely.intersection(shapely.union_all(parts), near)
    first, second = (parallel.value for parallel in chart.projection.parallels)
    lambert = Proj(proj="lcc", lat_1=first, lat_2=second, lat_0=0, lon_0=meridian, R=EARTH_RADIUS * 1000, units="km")
    left, top = _corner(chart, lambert)
    scale = UNIT / chart.projection.kilometres
    # points every third of a degree, so that long straight edges bend as the map does
    moved = shapely.transform(
        shapely.segmentize(land, 1 / 3),
        lambda x, y: ((_at(lambert, x, y)[0] - left) * scale, (top - _at(lambert, x, y)[1]) * scale),
        interleaved=False,
    )
    return shapely.make_valid(moved)


def _at(lambert: Proj, x: object, y: object) -> tuple[float, float]:
    place: tuple[float, float] = lambert(x, y)
    return place


def _corner(chart: Chart, lambert: Proj) -> tuple[float, float]:
    """Return the upper left corner in km, reckoned by pyproj: the checker reckons it again by the formula."""
    pin, step = chart.projection.pin, chart.projection.kilometres
    ((row, column),) = chart.grid.cells(pin.cell)
    port = chart.ports[pin.port].at
    x, y = _at(lambert, port.longitude, port.latitude)
    return x - (column + pin.across) * step, y + (row + pin.down) * step


def _cut(shape: Geometry, frame: Geometry, least: float) -> Geometry:
    """Return the areas of a shape inside the frame, the largest first, without those too small to be seen."""
    inside = shapely.intersection(shapely.make_valid(shape), frame)
    parts = [part for part in shapely.get_parts(inside) if part.geom_type in ("Polygon", "MultiPolygon")]
    areas = [each.normalize() for part in parts for each in shapely.get_parts(part) if each.area >= least]
    return shapely.MultiPolygon(sorted(areas, key=lambda area: (-area.area, area.bounds)))


def _shares(chart: Chart, land: Geometry) -> tuple[tuple[int, ...], ...]:
    half = UNIT / 2
    return tuple(
        tuple(
            round(
                100
                * shapely.area(shapely.clip_by_rect(land, x * half, y * half, (x + 1) * half, (y + 1) * half))
                / half**2
            )
            for x in range(2 * chart.columns)
        )
        for y in range(2 * chart.rows)
    )

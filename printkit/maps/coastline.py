"""A GeoJSON file as located nodes → the outlines of land, each fault where it stands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise

from printkit.diagnostics import Diagnostic, Origin, Report
from printkit.diagnostics.maps import (
    coastline_across_antimeridian,
    coastline_not_geojson,
    coordinate_out_of_range,
    outline_too_short,
)
from printkit.source import Mapping, Node, ProjectFiles, Scalar, Sequence, describe, parse_yaml

Point = tuple[float, float]
"""Longitude and latitude in degrees."""

Polygon = tuple[tuple[Point, ...], ...]
"""The outline of land, then those of the waters within."""


def read_coastline(files: ProjectFiles, name: str, wanted_by: Origin, report: Report) -> tuple[Polygon, ...]:
    """Return the land of a GeoJSON file of the game, or nothing after reporting every fault in it."""
    text = files.read_text(name, report, wanted_by)
    if text is None:
        return ()
    before = report.errors
    try:
        json.loads(text)
    except ValueError as error:
        report.add(_no_json(error, files.shown(name)))
        return ()
    node = parse_yaml(text, files.shown(name), report)  # JSON is YAML, and these nodes know their places
    found = tuple(_polygons(node, report)) if node is not None else ()
    if not found and report.errors == before:
        report.add(coastline_not_geojson(Origin(files.shown(name), 1, 1), "it holds no polygon"))
    return () if report.errors > before else found


def _no_json(error: ValueError, file: str) -> Diagnostic:
    if isinstance(error, json.JSONDecodeError):
        return coastline_not_geojson(Origin(file, error.lineno, error.colno), error.msg.lower())
    return coastline_not_geojson(Origin(file), "a number in it has too many digits")


def _polygons(node: Node, report: Report) -> Iterator[Polygon]:
    """Yield the polygons of a GeoJSON object, whatever it wraps them in."""
    kind = node.get("type") if isinstance(node, Mapping) else None
    if not isinstance(node, Mapping) or not isinstance(kind, Scalar):
        report.add(coastline_not_geojson(node.origin, f'expected an object with a "type", found {describe(node)}'))
        return
    inner = {"FeatureCollection": "features", "GeometryCollection": "geometries", "Feature": "geometry"}.get(kind.text)
    wanted = node.get(inner or "coordinates")
    if kind.text not in ("FeatureCollection", "GeometryCollection", "Feature", "Polygon", "MultiPolygon"):
        report.add(coastline_not_geojson(kind.origin, f'"{kind.text}" is no area'))
    elif kind.text == "Feature" and wanted is not None:
        yield from _polygons(wanted, report)
    elif not isinstance(wanted, Sequence):
        report.add(coastline_not_geojson(node.origin, f'a {kind.text} has no list "{inner or "coordinates"}"'))
    elif inner:
        for each in wanted.items:
            yield from _polygons(each, report)
    else:
        for polygon in wanted.items if kind.text == "MultiPolygon" else (wanted,):
            yield from _polygon(polygon, report)


def _polygon(node: Node, report: Report) -> Iterator[Polygon]:
    rings = [_ring(each, report) for each in node.items] if isinstance(node, Sequence) else []
    if rings and all(rings):
        yield tuple(rings)
    elif not rings:
        report.add(coastline_not_geojson(node.origin, "a polygon has no outline"))


def _ring(node: Node, report: Report) -> tuple[Point, ...]:
    """Return the points of an outline, or none after reporting what is wrong with it."""
    before = report.errors
    nodes = node.items if isinstance(node, Sequence) else ()
    points = [_point(each, report) for each in nodes]
    if report.errors > before:
        return ()
    if len(points) < 4:
        report.add(outline_too_short(node.origin, len(points)))
    for place, (first, last) in zip(nodes[1:], pairwise(points), strict=True):
        if abs(first[0] - last[0]) > 180:
            report.add(coastline_across_antimeridian(place.origin, first[0], last[0]))
    return () if report.errors > before else tuple(points)


def _point(node: Node, report: Report) -> Point:
    numbers = [_number(each) for each in node.items[:2]] if isinstance(node, Sequence) else []
    if len(numbers) != 2 or numbers[0] is None or numbers[1] is None:
        report.add(coastline_not_geojson(node.origin, f"expected longitude and latitude, found {describe(node)}"))
        return (0.0, 0.0)
    longitude, latitude = numbers[0], numbers[1]
    if not (abs(longitude) <= 180 and abs(latitude) <= 90):
        report.add(coordinate_out_of_range(node.origin, longitude, latitude))
    return (longitude, latitude)


def _number(node: Node) -> float | None:
    try:
        return float(node.text) if isinstance(node, Scalar) else None
    except ValueError:
        return None

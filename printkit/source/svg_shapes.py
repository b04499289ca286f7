"""SVG shapes → outline segments in the units of the drawing."""

from __future__ import annotations

import math

from printkit.scene import Box, Matrix, Segment, apply, circle, polygon, polyline, rect
from printkit.source.svg_path import read_path
from printkit.source.svg_values import bounded, read_number, read_numbers
from printkit.source.svg_xml import Element


def read_shape(element: Element) -> tuple[Segment, ...]:
    """Return the outline of a shape element; raises ValueError where its attributes give none."""
    match element.name:
        case "path":
            return read_path(element.attributes.get("d", ""))
        case "rect":
            return _rect(element)
        case "circle":
            return _ellipse(element, "r", "r")
        case "ellipse":
            return _ellipse(element, "rx", "ry")
        case "line":
            x1, y1, x2, y2 = (_number(element, name) for name in ("x1", "y1", "x2", "y2"))
            return polyline((x1, y1), (x2, y2))
        case _:
            return _points(element)


def map_segments(matrix: Matrix, segments: tuple[Segment, ...]) -> tuple[Segment, ...]:
    """Return the segments with every point taken through a map; raises ValueError beyond a million."""
    return tuple((code, _map_numbers(matrix, numbers)) for code, numbers in segments)


def enlargement(matrix: Matrix) -> float:
    """Return by how much a map enlarges lengths on average: the square root of how it enlarges areas."""
    a, b, c, d, _, _ = matrix
    return math.sqrt(abs(a * d - b * c))


def _map_numbers(matrix: Matrix, numbers: tuple[float, ...]) -> tuple[float, ...]:
    points = (apply(matrix, x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True))
    return tuple(bounded(number) for point in points for number in point)


def _number(element: Element, name: str, default: str = "0") -> float:
    return read_number(element.attributes.get(name, default))


def _positive(name: str, number: float) -> float:
    if number <= 0:
        raise ValueError(f"{name} is {number:g} -- make it larger than 0, or delete the shape")
    return number


def _rect(element: Element) -> tuple[Segment, ...]:
    x, y = _number(element, "x"), _number(element, "y")
    width, height = (_positive(name, _number(element, name)) for name in ("width", "height"))
    given = {name: _number(element, name) for name in ("rx", "ry") if element.attributes.get(name, "auto") != "auto"}
    if any(radius < 0 for radius in given.values()):
        raise ValueError("a radius is negative -- use 0 or more")
    # SVG: a radius that is not given equals the other, and each is cut to half its side.
    rx = min(given.get("rx", given.get("ry", 0.0)), width / 2)
    ry = min(given.get("ry", given.get("rx", 0.0)), height / 2)
    if not (rx and ry):
        return rect(Box(x, y, width, height))
    # A rectangle with round corners, stretched until the corners are elliptical.
    stretch = (1.0, 0.0, 0.0, ry / rx, x, y)
    return map_segments(stretch, rect(Box(0, 0, width, height * rx / ry), rx))


def _ellipse(element: Element, *radii: str) -> tuple[Segment, ...]:
    rx, ry = (_positive(name, _number(element, name)) for name in radii)
    # A circle begins at its top, in SVG at its right: a quarter turn, so that dashes begin where viewers begin them.
    return map_segments((0.0, ry, -rx, 0.0, _number(element, "cx"), _number(element, "cy")), circle(0, 0, 1))


def _points(element: Element) -> tuple[Segment, ...]:
    numbers = read_numbers(element.attributes.get("points", ""))
    if len(numbers) < 4 or len(numbers) % 2:
        raise ValueError(f"points holds {len(numbers)} numbers -- give two for each of at least 2 points")
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    return polygon(points) if element.name == "polygon" else polyline(*points)

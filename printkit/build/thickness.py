"""Points of an outline → how thick it is, however it is turned."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]


def thickness_of(points: Iterable[Point]) -> float:
    """Return the width of the narrowest strip that holds all points, in their unit; 0 for points on one line.

    Its sides lie along a side of the hull, so these are looked at and no other.
    """
    hull = _hull(points)
    if len(hull) < 3:
        return 0.0
    return min(_reach(hull, start, end) for start, end in pairwise([*hull, hull[0]]))


def _reach(hull: Sequence[Point], start: Point, end: Point) -> float:
    """Return how far the points of a hull lie from the line through one of its sides."""
    return max(abs(_turn(start, end, point)) for point in hull) / math.dist(start, end)


def _hull(points: Iterable[Point]) -> list[Point]:
    """Return the corners of the convex hull (Andrew's monotone chain)."""
    ordered = sorted(set(points))
    lower, upper = _half(ordered), _half(ordered[::-1])
    return [*lower[:-1], *upper[:-1]]


def _half(ordered: Iterable[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in ordered:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def _turn(start: Point, end: Point, point: Point) -> float:
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])

"""Chains of corners → outlines: straight from corner to corner, or drawn freely along them, as a coast is.

A free line strays from the sides of hexes by a part of their length that is small enough to leave no doubt which hex
is land. It is drawn by lot, but always the same: the lot is in the corners' own numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot

from printkit.components.hex_plot import HexPlot
from printkit.model.hex_places import Knot, Point
from printkit.model.hexmaps import Shape
from printkit.scene import Segment, polygon, polyline

PULL = 0.3
"""How far a corner is rounded off, as a part of the way to the middle of its neighbours."""

STRAY = 0.1
"""How far a free line strays from a side, as a part of its length."""


def trace_loops(loops: Iterable[Sequence[Knot]], shape: Shape, plot: HexPlot) -> tuple[Segment, ...]:
    """Return the outline of closed chains of corners."""
    found: list[Segment] = []
    for loop in loops:
        if shape == "hexes":
            found += polygon(plot.point(knot) for knot in loop)
        else:
            found += _curve([*_free_points([loop[-1], *loop, loop[0]], plot)], closed=True)
    return tuple(found)


def trace_chains(chains: Iterable[Sequence[Knot]], shape: Shape, plot: HexPlot) -> tuple[Segment, ...]:
    """Return the lines along chains of corners, closed where a chain ends at its start."""
    found: list[Segment] = []
    for chain in chains:
        if chain[0] == chain[-1]:
            found += trace_loops([chain[:-1]], shape, plot)
        elif shape == "hexes":
            found += polyline(*(plot.point(knot) for knot in chain))
        else:
            points = [*_free_points([chain[0], *chain, chain[-1]], plot), plot.point(chain[-1])]
            found += _curve(points, closed=False)
    return tuple(found)


def join_sides(sides: Iterable[tuple[Knot, Knot]]) -> list[tuple[Knot, ...]]:
    """Return sides of hexes, each once whichever way it was named, joined to chains as long as they go on."""
    beside: dict[Knot, dict[Knot, None]] = {}
    for first, last in sorted({(min(side), max(side)) for side in sides}):
        beside.setdefault(first, {})[last] = None
        beside.setdefault(last, {})[first] = None
    chains = []
    # ends and forks first, so that only closed rings are left for the second round
    for start in [*(knot for knot in beside if len(beside[knot]) != 2), *beside]:
        while beside[start]:
            chains.append(_follow(start, beside))
    return chains


def _follow(start: Knot, beside: dict[Knot, dict[Knot, None]]) -> tuple[Knot, ...]:
    """Take the chain that leaves a corner out of the sides, up to the next end or fork."""
    forks = {knot for knot, others in beside.items() if len(others) != 2}
    chain, knot = [start], start
    while beside[knot] and (knot == start or knot not in forks):
        following = next(iter(beside[knot]))
        del beside[knot][following], beside[following][knot]
        chain.append(following)
        knot = following
        if knot == start:
            break
    return tuple(chain)


def _free_points(chain: Sequence[Knot], plot: HexPlot) -> Iterable[Point]:
    """Yield four points for each side between the first and the last but one of a chain: its corner and three more."""
    at = [plot.point(knot) for knot in chain]
    rounded = [
        here
        if here in (before, after)
        else _toward(here, ((before[0] + after[0]) / 2, (before[1] + after[1]) / 2), PULL)
        for before, here, after in zip(at, at[1:], at[2:], strict=False)
    ]
    closing = [*rounded, rounded[0]] if chain[0] == chain[-2] else rounded
    knots = [*chain[1:-1], chain[1]] if chain[0] == chain[-2] else list(chain[1:-1])
    for (first, last), (start, end) in zip(pairwise(closing), pairwise(knots), strict=True):
        yield first
        yield from _strays(first, last, (start, end))


def _strays(first: Point, last: Point, side: tuple[Knot, Knot]) -> Iterable[Point]:
    dx, dy = last[0] - first[0], last[1] - first[1]
    turn = 1 if side[0] < side[1] else -1  # the same side strays the same way whichever way it is followed
    key = (min(side), max(side))
    middle = lot(key, 0)
    quarters = [0.55 * middle + 0.6 * lot(key, 1), middle, 0.55 * middle + 0.6 * lot(key, 2)]
    for part, stray in zip((0.25, 0.5, 0.75), quarters if turn > 0 else quarters[::-1], strict=True):
        off = STRAY * stray * turn
        yield first[0] + part * dx - off * dy, first[1] + part * dy + off * dx


def _toward(point: Point, goal: Point, part: float) -> Point:
    return point[0] + part * (goal[0] - point[0]), point[1] + part * (goal[1] - point[1])


def lot(key: object, index: int) -> float:
    """Return a number from -1 to 1 that looks drawn by lot and is the same for the same whole numbers in every run."""
    value = 0x9E3779B9 + index
    for number in _numbers(key):
        value = (value ^ (number + 0x7F4A7C15 + (value << 6) + (value >> 2))) & 0xFFFFFFFF
        value = (value * 0x85EBCA6B) & 0xFFFFFFFF
        value ^= value >> 13
    return (value & 0xFFFF) / 0x7FFF - 1.0


def _numbers(key: object) -> Iterable[int]:
    if isinstance(key, tuple):
        for each in key:
            yield from _numbers(each)
    elif isinstance(key, int):
        yield key & 0xFFFFFFFF


def _curve(points: Sequence[Point], *, closed: bool) -> tuple[Segment, ...]:
    """Return a smooth line through points (Catmull-Rom, as cubic curves)."""
    count = len(points)
    found: list[Segment] = [("M", points[0])]
    for index in range(count if closed else count - 1):
        before = points[index - 1] if closed or index else points[0]
        start, end = points[index], points[(index + 1) % count]
        after = points[(index + 2) % count] if closed or index + 2 < count else end
        found.append(("C", (*_handle(start, before, end), *_handle(end, after, start), *end)))
    return (*found, ("Z", ())) if closed else tuple(found)


def _handle(at: Point, beyond: Point, goal: Point) -> Point:
    """Return the handle of a curve at a point, toward a goal, along the way from the point beyond it."""
    dx, dy = goal[0] - beyond[0], goal[1] - beyond[1]
    length = hypot(dx, dy) or 1.0
    reach = min(length / 6, hypot(goal[0] - at[0], goal[1] - at[1]) / 2)
    return at[0] + reach * dx / length, at[1] + reach * dy / length

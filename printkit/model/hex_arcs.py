"""Arcs over a map of hexes: a hex, a direction and a width → the hexes whose middles lie within them.

All is reckoned in whole numbers: a middle exactly on the edge of an arc is in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from printkit.model.hexes import STEPS, Axial, Hex, HexGrid, cross

Side = Literal["left", "right"]
Width = Literal[60, 120, 180]
"""How wide an arc is, in degrees."""


def twelfth(grid: HexGrid, direction: int) -> Axial:
    """Return the way in one of twelve directions, clockwise from heading 0: even ones are headings, odd ones between."""
    steps = STEPS[grid.top]
    first, second = steps[direction // 2 % 6], steps[(direction // 2 + direction % 2) % 6]
    return first[0] + second[0], first[1] + second[1]


def is_between(grid: HexGrid, way: Axial, first: int, last: int) -> bool:
    """Tell whether a way points between two of the twelve directions, at most six apart, going clockwise."""
    left, right = twelfth(grid, first), twelfth(grid, last)
    if cross(left, right) == 0:  # half a circle: on the right of its left edge
        return cross(left, way) > 0 or (cross(left, way) == 0 and way != (0, 0))
    return way != (0, 0) and cross(left, way) >= 0 and cross(way, right) >= 0


def in_sector(grid: HexGrid, place: Hex, apex: Hex, heading: int, width: Width = 60) -> bool:
    """Tell whether a hex lies in the sector of a width about a heading, seen from its apex, which is not in it."""
    half = width // 60
    return is_between(grid, grid.vector(apex, place), 2 * heading - half, 2 * heading + half)


def sector(grid: HexGrid, apex: Hex, heading: int, reach: int, width: Width = 60) -> Iterator[Hex]:
    """Yield the hexes of a sector up to a distance, nearest first, whether they are on the map or not."""
    return (place for place in grid.within(apex, reach) if in_sector(grid, place, apex, heading, width))


def stern_of(grid: HexGrid, bow: Hex, heading: int) -> Hex:
    """Return the second hex of a ship two hexes long: the one behind its bow."""
    return grid.step(bow, heading + 3)


def in_broadside(grid: HexGrid, place: Hex, ship: tuple[Hex, int], side: Side, width: Width = 60) -> bool:
    """Tell whether a hex lies in the field of fire of a broadside of a ship two hexes long: its bow and its heading.

    The field is what lies abeam: behind a line from the bow, before one from the stern, each half the width away
    from straight abeam. The hexes straight ahead and astern are in neither field, those of the ship neither.
    """
    bow, heading = ship
    # turned to the left everything is its mirror image, so one sign serves both sides
    sign = 1 if side == "right" else -1
    from_bow, from_stern = (grid.vector(start, place) for start in (bow, stern_of(grid, bow, heading)))
    half = width // 60
    foremost, aftmost = (twelfth(grid, 2 * heading + sign * (3 + turn)) for turn in (-half, half))
    abeam = sign * cross(STEPS[grid.top][heading % 6], from_bow) > 0
    return abeam and sign * cross(foremost, from_bow) >= 0 and sign * cross(aftmost, from_stern) <= 0


def broadside(grid: HexGrid, ship: tuple[Hex, int], side: Side, reach: int, width: Width = 60) -> Iterator[Hex]:
    """Yield the hexes of a broadside's field of fire up to a distance from the nearer of the ship's two hexes."""
    bow, heading = ship
    stern = stern_of(grid, bow, heading)
    for place in sorted({*grid.within(bow, reach), *grid.within(stern, reach)}):
        if in_broadside(grid, place, ship, side, width):
            yield place

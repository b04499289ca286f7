"""Hexes of a map by column and row → neighbours, distances, lines of hexes, rings and turns, exact in whole numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

Hex: TypeAlias = tuple[int, int]
"""Column and row of a hex, counted from 0 at the upper left, whatever its label says."""

Axial: TypeAlias = tuple[int, int]
"""The same place on two axes at 60°, where a step is always the same pair of numbers."""

Top: TypeAlias = Literal["flat", "pointy"]
Shifted: TypeAlias = Literal["even", "odd"]

SIDES: Mapping[Top, tuple[str, ...]] = {
    "flat": ("n", "ne", "se", "s", "sw", "nw"),
    "pointy": ("e", "se", "sw", "w", "nw", "ne"),
}
"""The six headings of each orientation, clockwise: heading 0 is the first. The sides of a hex have the same names."""

STEPS: Mapping[Top, tuple[Axial, ...]] = {
    "flat": ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)),
    "pointy": ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)),
}


@dataclass(frozen=True)
class HexGrid:
    """A map of `columns` × `rows` hexes whose upper side is flat or pointy.

    The `shifted` ones of its columns (of its rows, where the tops are pointy), the even or the odd ones counted from
    1, lie half a hex lower (further right). Steps, lines and rings may lead off the map: `hex in grid` tells.
    """

    columns: int
    rows: int
    top: Top = "flat"
    shifted: Shifted = "even"

    def __contains__(self, place: object) -> bool:
        return isinstance(place, tuple) and 0 <= place[0] < self.columns and 0 <= place[1] < self.rows

    def hexes(self) -> Iterator[Hex]:
        """Yield every hex, column by column."""
        return ((column, row) for column in range(self.columns) for row in range(self.rows))

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the names of the six headings, clockwise from heading 0."""
        return SIDES[self.top]

    @cached_property
    def _odd(self) -> int:
        return 1 if self.shifted == "odd" else 0

    def shift(self, place: Hex) -> int:
        """Return 1 for a hex of a shifted column or row, else 0."""
        return (place[0 if self.top == "flat" else 1] + self._odd) & 1

    def axial(self, place: Hex) -> Axial:
        """Return a hex on the two axes."""
        column, row = place
        along, across = (column, row) if self.top == "flat" else (row, column)
        slant = across - (along + self._odd - self.shift(place)) // 2
        return (along, slant) if self.top == "flat" else (slant, along)

    def place(self, axial: Axial) -> Hex:
        """Return the hex of a place on the two axes."""
        along, slant = axial if self.top == "flat" else (axial[1], axial[0])
        across = slant + (along + self._odd - ((along + self._odd) & 1)) // 2
        return (along, across) if self.top == "flat" else (across, along)

    def heading(self, name: str) -> int:
        """Return the number of a heading by name; raises LookupError where this orientation has none of that name."""
        try:
            return self.sides.index(name)
        except ValueError:
            raise LookupError(f'hexes with {self.top} tops have no side "{name}"') from None

    # Steps and distances

    def step(self, start: Hex, heading: int, hexes: int = 1) -> Hex:
        """Return the hex so many hexes on in a direction."""
        (q, r), (along_q, along_r) = self.axial(start), STEPS[self.top][heading % 6]
        return self.place((q + hexes * along_q, r + hexes * along_r))

    def neighbours(self, place: Hex) -> tuple[Hex, ...]:
        """Return the six hexes beside a hex, in the order of the headings."""
        return tuple(self.step(place, heading) for heading in range(6))

    def side_between(self, place: Hex, other: Hex) -> int | None:
        """Return the side of a hex that another one lies at, or None where they are no neighbours."""
        beside = self.neighbours(place)
        return beside.index(other) if other in beside else None

    def vector(self, start: Hex, end: Hex) -> Axial:
        """Return the way from one hex to another on the two axes."""
        (q, r), (to_q, to_r) = self.axial(start), self.axial(end)
        return to_q - q, to_r - r

    def distance(self, start: Hex, end: Hex) -> int:
        """Return the fewest steps from one hex to another."""
        q, r = self.vector(start, end)
        return max(abs(q), abs(r), abs(q + r))

    def ring(self, middle: Hex, radius: int) -> tuple[Hex, ...]:
        """Return the hexes at exactly a distance, clockwise from the one at heading 0."""
        if radius == 0:
            return (middle,)
        corner, found = self.step(middle, 0, radius), []
        for heading in range(6):
            for _ in range(radius):
                found.append(corner)
                corner = self.step(corner, heading + 2)
        return tuple(found)

    def within(self, middle: Hex, radius: int) -> tuple[Hex, ...]:
        """Return the hexes at most a distance away, ring by ring."""
        return tuple(place for distance in range(radius + 1) for place in self.ring(middle, distance))

    def turned(self, place: Hex, middle: Hex, turns: int) -> Hex:
        """Return where a hex comes to lie when the map turns about another by so many sixths, clockwise."""
        q, r = self.vector(middle, place)
        for _ in range(turns % 6):
            q, r = -r, q + r
        middle_q, middle_r = self.axial(middle)
        return self.place((middle_q + q, middle_r + r))

    # Lines

    def line(self, start: Hex, end: Hex) -> tuple[tuple[Hex, ...], ...]:
        """Return the line of hexes from one middle to another, a step for each hex of distance.

        A step is one hex, or two where the line runs along the side between them: the left one first, as seen along
        the line. Rules that let a line of sight choose its side take either; both have the same distance.
        """
        length = self.distance(start, end)
        if not length:
            return ((start,),)
        way = self.vector(start, end)
        return tuple(self._on_line(self.axial(start), way, part, length) for part in range(length + 1))

    def _on_line(self, start: Axial, way: Axial, part: int, length: int) -> tuple[Hex, ...]:
        """Return the hexes nearest to a point of the way, reckoned in parts of `length` so that all stays whole."""
        q, r = way[0] * part, way[1] * part
        near = [(q // length + right, r // length + below) for right in (0, 1) for below in (0, 1)]
        apart = {each: (each[0] * length - q, each[1] * length - r) for each in near}
        least = min(_square(each) for each in apart.values())
        nearest = [each for each in near if _square(apart[each]) == least]
        nearest.sort(key=lambda each: cross(way, apart[each]))
        return tuple(self.place((start[0] + each[0], start[1] + each[1])) for each in nearest)


def _square(way: Axial) -> int:
    """Return the square of the length of a way, in steps."""
    return way[0] * way[0] + way[0] * way[1] + way[1] * way[1]


def cross(first: Axial, second: Axial) -> int:
    """Return more than 0 where the second way points to the right of the first, less where to the left, else 0."""
    return first[0] * second[1] - first[1] * second[0]

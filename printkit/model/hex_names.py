"""Names of hexes, as a map numbers them: `0304`, `C4`, `3.4`; sets and sides of hexes as a designer writes them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, Self

from printkit.diagnostics import Origin
from printkit.model.hexes import Hex, HexGrid
from printkit.model.place_sets import Notation, Part, block, parts_of

Scheme = Literal["0101", "A1", "1.1"]
Order = Literal["column", "row"]
Corner = Literal["top left", "top right", "bottom left", "bottom right"]

LABEL = r"(?:[0-9]{4}|[A-Z]{1,2}[0-9]{1,3}|[0-9]{1,3}\.[0-9]{1,3})"
MOST: dict[Scheme, tuple[int, int]] = {"0101": (99, 99), "A1": (52, 999), "1.1": (999, 999)}
"""How many numbers each scheme has for what it names first, and second."""

NOTATION = Notation(
    LABEL, "(?:[0-9]{1,3}|[A-Z]{1,2})", "is not hexes -- write 0304, 0304-0608, column 3, rows 5-7 or all"
)
_SIDES = re.compile(rf"({LABEL})((?:\s+[a-z]+)+)")
_PAIR = re.compile(rf"({LABEL})\s*/\s*({LABEL})")


@dataclass(frozen=True, slots=True)
class HexName:
    """The label of one hex, such as `0304`."""

    text: str
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Check the notation; raises ValueError when it is no label of any scheme."""
        if not re.fullmatch(LABEL, text.strip()):
            raise ValueError(f'"{text}" is not a hex -- write its label: 0304, C4 or 3.4')
        return cls(text.strip())


@dataclass(frozen=True, slots=True)
class HexSet:
    """Hexes as a designer writes them: `0304`, blocks `0304-0608`, `column 3`, `rows 5-7`, `all`; commas between."""

    text: str
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Check the notation; raises ValueError when a part is none of the forms."""
        NOTATION.check(text)
        return cls(text)

    def parts(self) -> tuple[str, ...]:
        """Return the parts between the commas."""
        return parts_of(self.text)


@dataclass(frozen=True, slots=True)
class HexSides:
    """Sides of hexes as a designer writes them: `0304 ne se` of one hex, `0304/0404` between two; commas between."""

    text: str
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Check the notation; raises ValueError when a part is none of the forms."""
        for part in parts_of(text):
            if not _SIDES.fullmatch(part) and not _PAIR.fullmatch(part):
                raise ValueError(f'"{part}" is no side of a hex -- write 0304 ne se, or 0304/0404 between two')
        return cls(text)

    def parts(self) -> tuple[str, ...]:
        """Return the parts between the commas."""
        return parts_of(self.text)


@dataclass(frozen=True)
class HexNames:
    """How the hexes of a grid are numbered: by a scheme, `order` named first, counted from a corner, from `first`."""

    grid: HexGrid
    scheme: Scheme = "0101"
    order: Order = "column"
    corner: Corner = "top left"
    first: int = 1

    def numbers(self, place: Hex) -> tuple[int, int]:
        """Return the numbers of the column and the row of a hex, counted as its label counts."""
        column, row = place
        if self.corner.endswith("right"):
            column = self.grid.columns - 1 - column
        if self.corner.startswith("bottom"):
            row = self.grid.rows - 1 - row
        return column + self.first, row + self.first

    def name(self, place: Hex) -> str:
        """Return the label of a hex."""
        column, row = self.numbers(place)
        first, second = (column, row) if self.order == "column" else (row, column)
        match self.scheme:
            case "0101":
                return f"{first:02}{second:02}"
            case "1.1":
                return f"{first}.{second}"
            case "A1":
                turn, letter = divmod(first - self.first, 26)
                return f"{chr(ord('A') + letter) * (turn + 1)}{second}"

    def find(self, name: str) -> Hex:
        """Return the hex of a label; raises LookupError where the map has none of this label."""
        first, second = self._read(name)
        column, row = (first, second) if self.order == "column" else (second, first)
        place = self._place(column, row)
        if place not in self.grid:
            raise LookupError(f'the map has no hex "{name}"')
        return place

    def _place(self, column: int, row: int) -> Hex:
        """Return the place of a column and a row by their numbers, on the map or not."""
        x, y = column - self.first, row - self.first
        right, bottom = self.corner.endswith("right"), self.corner.startswith("bottom")
        return (self.grid.columns - 1 - x if right else x, self.grid.rows - 1 - y if bottom else y)

    def _read(self, name: str) -> tuple[int, int]:
        """Return the two numbers of a label; raises LookupError where it is written in another scheme."""
        found: tuple[str, str] | None = None
        if self.scheme == "0101" and re.fullmatch(r"[0-9]{4}", name):
            found = (name[:2], name[2:])
        elif self.scheme == "1.1" and "." in name:
            found = (name.split(".", maxsplit=1)[0], name.split(".")[1])
        elif self.scheme == "A1" and (match := re.fullmatch(r"([A-Z]+)([0-9]+)", name)):
            found = (match[1], match[2])
        if found is None:
            raise LookupError(f'"{name}" is not a label of this map: they run like {self.name((0, 0))}')
        return self._number(found[0]), self._number(found[1])

    def _number(self, text: str) -> int:
        if text.isdecimal():
            return int(text)
        letter = ord(text[0]) - ord("A") + 26 * (len(text) - 1)
        return letter + self.first if len(set(text)) == 1 else -1

    # Sets and sides

    def hexes(self, hexes: HexSet) -> frozenset[Hex]:
        """Return the hexes of a set; raises LookupError as `part` does."""
        return frozenset(place for part in hexes.parts() for place in self.part(part))

    def part(self, part: str) -> frozenset[Hex]:
        """Return the hexes of one part of a set; raises LookupError where one is not there or a block is empty."""
        match NOTATION.read(part):
            case Part("all"):
                return frozenset(self.grid.hexes())
            case Part("block", first, last):
                start, end = self.find(first), self.find(last)
                (left, low), (right, high) = self.numbers(start), self.numbers(end)
                if right < left or high < low:
                    raise LookupError(f'the range "{part}" is empty: it runs backwards')
                return block(start, end)
            case Part(kind, first, last):
                return frozenset(self._lines(part, kind, first, last))
            case None:
                raise LookupError(f'"{part}" is not hexes')

    def _lines(self, part: str, kind: str, start: str, end: str) -> Iterator[Hex]:
        lettered = self.scheme == "A1" and kind == self.order
        if any(text.isdecimal() == lettered for text in (start, end)):
            raise LookupError(f"the map has no {part}: {kind}s are {'lettered' if lettered else 'numbered'}")
        low, high = self._number(start), self._number(end)
        if high < low:
            raise LookupError(f'the range "{part}" is empty: it runs backwards')
        axis, size = (0, self.grid.columns) if kind == "column" else (1, self.grid.rows)
        if low < self.first or high >= self.first + size:
            raise LookupError(f"the map has no {part}: it has {size} {kind}s")
        return (place for place in self.grid.hexes() if low <= self.numbers(place)[axis] <= high)

    def sides(self, part: str) -> tuple[tuple[Hex, int], ...]:
        """Return one part of a set of sides, each as a hex and its heading.

        Raises LookupError where a hex is not there, a side has no such name, or two hexes are no neighbours.
        """
        if pair := _PAIR.fullmatch(part):
            start, end = self.find(pair[1]), self.find(pair[2])
            heading = self.grid.side_between(start, end)
            if heading is None:
                raise LookupError(
                    f'the hexes "{pair[1]}" and "{pair[2]}" are no neighbours: they lie {self.grid.distance(start, end)} apart'
                )
            return ((start, heading),)
        label, *names = part.split()
        place = self.find(label)
        return tuple((place, self.grid.heading(name)) for name in names)

"""Sets of places on a board as a designer writes them → their parts: places, blocks, rows and columns, all of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Place = tuple[int, int]
"""A place on a board by its two numbers, counted from 0."""


@dataclass(frozen=True, slots=True)
class Part:
    """What stands between two commas, from a `first` to a `last` place, row or column, which may be the same."""

    kind: Literal["all", "row", "column", "block"]
    first: str = ""
    last: str = ""


@dataclass(frozen=True, slots=True)
class Notation:
    """How the places of a kind of board are written: the `label` of one and the `number` of a row or a column.

    Both are regular expressions. `forms` completes the message about a part that is none: `is not … -- write …`.
    """

    label: str
    number: str
    forms: str

    def read(self, part: str) -> Part | None:
        """Return what a part says, or None where it is none of the forms."""
        plain = part.strip()
        if plain == "all":
            return Part("all")
        if line := re.fullmatch(rf"(row|column)s?\s+({self.number})(?:\s*[-–]\s*({self.number}))?", plain):
            return Part("row" if line[1] == "row" else "column", line[2], line[3] or line[2])
        if block := re.fullmatch(rf"({self.label})(?:\s*[-–]\s*({self.label}))?", plain):
            return Part("block", block[1], block[2] or block[1])
        return None

    def check(self, text: str) -> None:
        """Raise ValueError with message and hint where a part of a set is none of the forms."""
        for part in parts_of(text):
            if self.read(part) is None:
                raise ValueError(f'"{part}" {self.forms}')


def parts_of(text: str) -> tuple[str, ...]:
    """Return the parts of a set, which commas stand between."""
    return tuple(part.strip() for part in text.split(","))


def block(first: Place, last: Place) -> frozenset[Place]:
    """Return the places of the block between two corners, whichever they are."""
    (left, right), (top, bottom) = sorted((first[0], last[0])), sorted((first[1], last[1]))
    return frozenset((x, y) for x in range(left, right + 1) for y in range(top, bottom + 1))

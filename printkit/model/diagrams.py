"""Diagrams on hexes: ships, fields of fire, moves, attitudes and a wind as data → where each of them lies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.hex_arcs import Side, stern_of
from printkit.model.hex_furniture import Wind
from printkit.model.hex_names import HexName, HexNames
from printkit.model.hex_setups import Stand
from printkit.model.hexes import Hex, HexGrid
from printkit.model.names import Name
from printkit.source.text import Message

SIXTHS: Mapping[str, int] = {"L": -1, "R": 1}
"""By how many sixths of a circle each turn changes a heading, clockwise."""
TURNS: Mapping[str, Name] = {"L": Name("left"), "R": Name("right")}
"""What the letters of the sources mean."""


@dataclass(frozen=True, slots=True)
class DiagramShip:
    """A ship of a diagram: the hex of its bow and its heading, its colour, and a letter on it.

    `order` is a move that starts there, in the letters of the sources (`L1R1`): it is drawn step by step.
    """

    at: Stand
    colour: Name = Name("ink")
    label: Message | None = None
    order: str = ""
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if any(step not in "LR1234567890" for step in self.order):
            raise ValueError(f'"{self.order}" is no order -- write hexes as figures and turns as L and R: L1R1')


@dataclass(frozen=True, slots=True)
class DiagramField:
    """The field of fire of a ship's broadside up to a distance, cut off at the edge of the diagram."""

    of: Name
    side: Side
    reach: Amount
    colour: Name = Name("sand")
    pattern: Literal["plain", "dots", "diagonal", "lines"] = "plain"
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Rose:
    """The attitude of a ship on each heading: letters for 0 to 5 turns from the wind, around a hex."""

    at: HexName
    letters: tuple[Message, ...]
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if len(self.letters) != 6:
            raise ValueError(f"a rose has six headings, not {len(self.letters)} letters -- give one for each")


@dataclass(frozen=True)
class Diagram:
    """A drawing on so many columns and rows of hexes with flat tops, `0101` at the upper left; the wind stands in one.

    `notes` are words in hexes, by label; `signs` is how turns are written where a language has letters of its own:
    `left: "{notation.move.left}"`.
    """

    title: Message
    columns: int
    rows: int
    wind: Wind | None = None
    ships: Mapping[Name, DiagramShip] = field(default_factory=dict)
    fields: tuple[DiagramField, ...] = ()
    rose: Rose | None = None
    notes: Mapping[str, Message] = field(default_factory=dict)
    signs: Mapping[Name, Message] = field(default_factory=dict)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not (1 <= self.columns <= 40 and 1 <= self.rows <= 40):
            raise ValueError(f"a diagram cannot have {self.columns} × {self.rows} hexes -- at most 40 × 40, at least 1")

    @cached_property
    def grid(self) -> HexGrid:
        """Return its hexes."""
        return HexGrid(self.columns, self.rows)

    @cached_property
    def names(self) -> HexNames:
        """Return how its hexes are numbered: `0101` at the upper left, its column first."""
        return HexNames(self.grid)


@dataclass(frozen=True, slots=True)
class Stage:
    """Where a ship is at one moment of a move: the hex of its bow, its heading, and how it came there."""

    bow: Hex
    heading: int
    by: str = ""

    def hexes(self, grid: HexGrid) -> tuple[Hex, Hex]:
        """Return its two hexes, the bow first."""
        return self.bow, stern_of(grid, self.bow, self.heading)


def stages(grid: HexGrid, bow: Hex, heading: int, order: str) -> Iterator[Stage]:
    """Yield a ship's places: where it starts, then after each turn and each hex of an order in the sources' letters.

    A turn keeps the bow where it is and swings the stern.
    """
    here = Stage(bow, heading)
    yield here
    for step in order:
        if step in SIXTHS:
            here = Stage(here.bow, (here.heading + SIXTHS[step]) % 6, step)
            yield here
        else:
            for _ in range(int(step)):
                here = Stage(grid.step(here.bow, here.heading), here.heading, step)
                yield here

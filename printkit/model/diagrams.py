"""Diagrams on hexes: ships, fields of fire, moves, attitudes and a wind as data → where each of them lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.entries import Reading
from printkit.model.hex_arcs import Side, stern_of
from printkit.model.hex_furniture import Wind
from printkit.model.hex_names import HexName, HexNames
from printkit.model.hex_setups import Stand
from printkit.model.hexes import Hex, HexGrid
from printkit.model.names import Name
from printkit.model.orders import WrittenOrder, write_in
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class DiagramShip:
    """A ship of a diagram: the hex of its bow and its heading, its colour, and a letter on it.

    `order` is one of the game's sample orders, carried out from there step by step, as far as the rules let it.
    """

    at: Stand
    colour: Name = Name("ink")
    label: Message | None = None
    order: Name | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class DiagramField:
    """The field of fire of a ship's broadside up to a distance, cut off at the edge of the diagram.

    One with a `title` stands in the legend below the diagram.
    """

    of: Name
    side: Side
    reach: Amount
    colour: Name = Name("sand")
    pattern: Literal["plain", "dots", "diagonal", "lines"] = "plain"
    title: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Rose:
    """The attitude of a ship on each heading, around a hex, by the rules of sailing that `rules` names."""

    at: HexName
    rules: Name
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True)
class Diagram:
    """A drawing on so many columns and rows of hexes with flat tops, `0101` at the upper left; the wind stands in one.

    `notes` are words in hexes, by label.
    """

    title: Message
    columns: int
    rows: int
    wind: Wind | None = None
    ships: Mapping[Name, DiagramShip] = field(default_factory=dict)
    fields: tuple[DiagramField, ...] = ()
    rose: Rose | None = None
    notes: Mapping[str, Message] = field(default_factory=dict)
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
class Step:
    """A step of a move: by how many sixths of a circle it turns, 0 for a hex ahead, and how it is written."""

    turn: int
    said: str


@dataclass(frozen=True, slots=True)
class Stage:
    """Where a ship is at one moment of a move: the hex of its bow, its heading, and the step that brought it there."""

    bow: Hex
    heading: int
    by: str = ""

    def hexes(self, grid: HexGrid) -> tuple[Hex, Hex]:
        """Return its two hexes, the bow first."""
        return self.bow, stern_of(grid, self.bow, self.heading)


def steps_of(written: WrittenOrder, lang: str) -> tuple[Step, ...]:
    """Return what is carried out of an order, a step for each hex and each turn, in the signs of a language."""
    reading, run, rules = written.reading, written.run, written.rules
    if reading is None or run is None or rules is None:
        return ()
    turns = {rules.marks.left: -1, rules.marks.right: 1}
    found: list[Step] = []
    for symbol in reading.symbols:
        said = write_in(Reading((symbol,)), written.column, lang)
        if symbol.mark in turns:
            found.append(Step(turns[symbol.mark], said))
        elif symbol.mark == rules.marks.hexes:
            found += [Step(0, said)] * (symbol.number or 0)
    return tuple(found[: run.hexes + run.turns])


def stages(grid: HexGrid, bow: Hex, heading: int, steps: Iterable[Step]) -> Iterator[Stage]:
    """Yield a ship's places: where it starts, then after each step of a move.

    A turn keeps the bow where it is and swings the stern.
    """
    here = Stage(bow, heading)
    yield here
    for step in steps:
        ahead = here.bow if step.turn else grid.step(here.bow, here.heading)
        here = Stage(ahead, (here.heading + step.turn) % 6, step.said)
        yield here

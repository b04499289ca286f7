"""Scenarios: who meets whom, where and when, what each side wants → the order of battle, and what is needed to play it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Self

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.contents import Unit
from printkit.model.hex_names import HexSet
from printkit.model.hex_setups import Stand, stands_on
from printkit.model.hexes import Hex
from printkit.model.hexmaps import HexMap
from printkit.model.names import Name
from printkit.model.sides import Side
from printkit.source.text import Message

_ARRIVAL = re.compile(r"(\S+\s+\S+?)(?:\s+from\s+turn\s+([0-9]{1,3}))?")


@dataclass(frozen=True, slots=True)
class Arrival:
    """Where a ship comes into play, and from which turn on: `0812 ne`, or `0101 se from turn 4`."""

    stand: Stand
    turn: int = 1
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read the hex of a bow, a heading and a turn; raises ValueError when it is none of this."""
        match = _ARRIVAL.fullmatch(text.strip())
        if match is None:
            raise ValueError(f'"{text}" is no place of a ship -- write 0812 ne, or 0101 se from turn 4')
        return cls(Stand.from_text(match[1]), int(match[2] or 1))


@dataclass(frozen=True, slots=True)
class ScenarioSide:
    """A side of a scenario: its ships with their arrivals, what it wants, and a note such as who commands."""

    ships: Mapping[Name, Arrival]
    aim: Message
    note: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario: its story, its map, the heading that the wind blows toward, how many turns it lasts, its sides.

    `shown` is the part of the map that the set-up is drawn on. `rules` are those of this scenario alone, `counters`
    says how many of which other counters it needs, `prizes` how many blank logs for captured ships.
    """

    number: int
    title: Message
    date: Message
    story: Message
    map: Name
    wind: str
    turns: Amount
    sides: Mapping[Name, ScenarioSide]
    victory: Message
    shown: HexSet | None = None
    rules: tuple[Message, ...] = ()
    counters: Mapping[Name, Amount] = field(default_factory=dict)
    prizes: Amount = Amount(0)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def arrivals(self) -> Iterator[tuple[Name, Name, Arrival]]:
        """Yield the side, the name and the arrival of every ship."""
        for side, each in self.sides.items():
            for ship, arrival in each.ships.items():
                yield side, ship, arrival

    def fact_names(self) -> tuple[str, ...]:
        """Return the computed facts: how many ships there are, and the last turn at which one comes into play."""
        return ("ships", "last_arrival")

    def fact(self, name: str) -> object:
        """Return a computed fact."""
        turns = [arrival.turn for _, _, arrival in self.arrivals()]
        return {"ships": len(turns), "last_arrival": max(turns, default=1)}[name]


@dataclass(frozen=True, slots=True)
class OrderLine:
    """A line of an order of battle: a ship by name, its figures in the roster, its arrival.

    `mark` is what stands for it on the set-up: a number for the first side, a letter for the second.
    """

    name: Name
    unit: Unit
    arrival: Arrival
    mark: str


@dataclass(frozen=True, slots=True)
class OrderOfBattle:
    """The ships of one side, with what the game says of the side."""

    id: Name
    part: ScenarioSide
    side: Side | None
    lines: tuple[OrderLine, ...]


@dataclass(frozen=True, slots=True)
class ScenarioSheet:
    """A scenario with all that is printed of it: the orders of battle, and the map it is played on."""

    scenario: Scenario
    orders: tuple[OrderOfBattle, ...]
    map: HexMap | None

    @property
    def title(self) -> Message:
        """Return the title of the scenario."""
        return self.scenario.title

    @property
    def origin(self) -> Origin:
        """Return where the scenario is written."""
        return self.scenario.origin

    @property
    def places(self) -> Mapping[str, Origin]:
        """Return where its fields are written."""
        return self.scenario.places

    @property
    def units(self) -> Mapping[Name, Unit]:
        """Return its ships by name, side after side."""
        return {line.name: line.unit for order in self.orders for line in order.lines}

    def needed(self) -> Mapping[Name, Amount | None]:
        """Return what else it needs, by the name of the item: each ship as often as it is printed, counters so many."""
        return {**dict.fromkeys(self.units), **self.scenario.counters}


def scenario_sheet(
    scenario: Scenario, roster: Mapping[Name, Unit], sides: Mapping[Name, Side], maps: Mapping[Name, HexMap]
) -> ScenarioSheet:
    """Return a scenario with its orders of battle; what it names and nobody wrote is left out, a finding of the checker."""
    orders = tuple(
        OrderOfBattle(name, side, sides.get(name), tuple(_lines(side, place, roster)))
        for place, (name, side) in enumerate(scenario.sides.items())
    )
    return ScenarioSheet(scenario, orders, maps.get(scenario.map))


def _lines(side: ScenarioSide, place: int, roster: Mapping[Name, Unit]) -> Iterator[OrderLine]:
    """Yield the lines of a side, the first side's by number, others by letter: `1`, `A`, with a stroke for a third."""
    for number, (ship, arrival) in enumerate(side.ships.items(), 1):
        if ship in roster:
            letter = chr(ord("A") + (number - 1) % 26)
            yield OrderLine(ship, roster[ship], arrival, str(number) if not place else letter + "\u2032" * (place - 1))


def hexes_of(arrival: Arrival, hexmap: HexMap) -> tuple[Hex, ...]:
    """Return the hexes of a ship, its bow first; raises LookupError for a hex or a heading that is not there."""
    return stands_on(hexmap.names, arrival.stand, hexmap.long)

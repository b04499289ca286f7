"""A whole game: what its files say, by file name, and the sheets that are printed of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property

from printkit.model.aids import Aid, Record, Track
from printkit.model.amount import Amount
from printkit.model.boards import SquareBoard
from printkit.model.cells import CellGrid
from printkit.model.charts import Chart
from printkit.model.contents import Component, Quantity, Unit
from printkit.model.contests import Contest
from printkit.model.counters import Counter, UnitCounter, counters_of
from printkit.model.diagrams import Diagram
from printkit.model.examples import Claim, Example
from printkit.model.extracts import Extract
from printkit.model.facts import Fact
from printkit.model.files import GameFile, Sheet
from printkit.model.gauges import Ruler, Stencil
from printkit.model.glossary import Term
from printkit.model.hexmaps import HexHalf, HexMap, halves_of
from printkit.model.logs import LogBook, LogForm, LogSheet, book_sheets, unit_logs
from printkit.model.mentions import Mention
from printkit.model.missions import Event, Mission, MissionLevel, MissionSheet, Panel, panels_of, sheet_of
from printkit.model.names import Name
from printkit.model.notation import Column
from printkit.model.orders import Office, Order, WrittenOrder
from printkit.model.prose import Prose
from printkit.model.sailing import Sailing
from printkit.model.scenarios import Scenario, ScenarioSheet, scenario_sheet
from printkit.model.status import Figure, StatusChart, UnitGroup
from printkit.model.tables import Table
from printkit.model.variants import Player, PlayerPiece, Variant, pieces_of
from printkit.model.vehicles import Armoury, Vehicle, VehicleCard, VehicleKind, VehicleSide
from printkit.source.text import Message

Thing = (
    SquareBoard
    | Chart
    | HexMap
    | HexHalf
    | Counter
    | Table
    | Aid
    | Track
    | Record
    | StatusChart
    | Prose
    | MissionSheet
    | Panel
    | VehicleCard
    | Ruler
    | Stencil
    | CellGrid
    | PlayerPiece
    | UnitCounter
    | ScenarioSheet
    | LogSheet
    | UnitGroup
)


@dataclass(frozen=True)
class Parts:
    """What the other files say; each field is one file, named as the field, or a folder of a file for each thing."""

    facts: Mapping[Name, Fact] = field(default_factory=dict)
    tables: Mapping[Name, Table] = field(default_factory=dict)
    boards: Mapping[Name, SquareBoard] = field(default_factory=dict)
    charts: Mapping[Name, Chart] = field(default_factory=dict)
    hexmaps: Mapping[Name, HexMap] = field(default_factory=dict)
    counters: Mapping[Name, Counter] = field(default_factory=dict)
    aids: Mapping[Name, Aid] = field(default_factory=dict)
    tracks: Mapping[Name, Track] = field(default_factory=dict)
    records: Mapping[Name, Record] = field(default_factory=dict)
    figures: Mapping[Name, Figure] = field(default_factory=dict)
    groups: Mapping[Name, UnitGroup] = field(default_factory=dict)
    status: Mapping[Name, StatusChart] = field(default_factory=dict)
    rules: Mapping[Name, Prose] = field(default_factory=dict)
    examples: Mapping[Name, Example] = field(default_factory=dict)
    claims: Mapping[Name, Claim] = field(default_factory=dict)
    components: Mapping[Name, Component] = field(default_factory=dict)
    quantities: Mapping[Name, Quantity] = field(default_factory=dict)
    roster: Mapping[Name, Unit] = field(default_factory=dict)
    grids: Mapping[Name, CellGrid] = field(default_factory=dict)
    glossary: Mapping[Name, Term] = field(default_factory=dict)
    labels: Mapping[Name, Message] = field(default_factory=dict)
    levels: Mapping[Name, MissionLevel] = field(default_factory=dict)
    events: Mapping[Name, Event] = field(default_factory=dict)
    missions: Mapping[Name, Mission] = field(default_factory=dict)
    vehicles: Mapping[Name, Vehicle] = field(default_factory=dict)
    kinds: Mapping[Name, VehicleKind] = field(default_factory=dict)
    sides: Mapping[Name, VehicleSide] = field(default_factory=dict)
    rulers: Mapping[Name, Ruler] = field(default_factory=dict)
    stencils: Mapping[Name, Stencil] = field(default_factory=dict)
    players: Mapping[Name, Player] = field(default_factory=dict)
    variants: Mapping[Name, Variant] = field(default_factory=dict)
    contests: Mapping[Name, Contest] = field(default_factory=dict)
    notation: Mapping[Name, Column] = field(default_factory=dict)
    sailing: Mapping[Name, Sailing] = field(default_factory=dict)
    orders: Mapping[Name, Order] = field(default_factory=dict)
    extracts: Mapping[Name, Extract] = field(default_factory=dict)
    diagrams: Mapping[Name, Diagram] = field(default_factory=dict)
    scenarios: Mapping[Name, Scenario] = field(default_factory=dict)
    logs: Mapping[Name, LogForm] = field(default_factory=dict)
    logbooks: Mapping[Name, LogBook] = field(default_factory=dict)

    @cached_property
    def mission_sheets(self) -> Mapping[Name, MissionSheet]:
        """Return the missions with their panels, by the missions' names."""
        return {name: sheet_of(mission, self.events, self.levels) for name, mission in self.missions.items()}

    @cached_property
    def event_cards(self) -> Mapping[Name, Panel]:
        """Return every event of every mission as a card, such as `bombers-07` for that of mission 7."""
        return {
            Name(f"{event}-{mission.number:02}"): panel
            for mission in self.missions.values()
            for event, panel in panels_of(mission, self.events).items()
        }

    @cached_property
    def map_sheets(self) -> Mapping[Name, HexMap | HexHalf]:
        """Return every hex map and each of its halves, such as `narrows-west`."""
        return halves_of(self.hexmaps)

    @cached_property
    def all_counters(self) -> Mapping[Name, Counter | UnitCounter]:
        """Return every counter, those that stand for each unit of a kind by the units' names."""
        return counters_of(self.counters, self.roster, self.sides)

    @cached_property
    def scenario_sheets(self) -> Mapping[Name, ScenarioSheet]:
        """Return the scenarios with their orders of battle, by the scenarios' names."""
        return {
            name: scenario_sheet(scenario, self.roster, self.sides, self.hexmaps)
            for name, scenario in self.scenarios.items()
        }

    @cached_property
    def unit_logs(self) -> Mapping[Name, LogSheet]:
        """Return the log of every unit of the roster, by the units' names."""
        return unit_logs(self.logs, self.roster)

    @cached_property
    def book_sheets(self) -> Mapping[Name, LogSheet]:
        """Return the logbooks with their units, by the books' names."""
        return book_sheets(self.logbooks, self.logs, self.roster)

    @cached_property
    def player_pieces(self) -> Mapping[Name, PlayerPiece]:
        """Return every piece of every player, such as `red-marshal`."""
        return pieces_of(self.players, self.roster)

    @cached_property
    def written_orders(self) -> Mapping[Name, WrittenOrder]:
        """Return every sample order with what the rules of sailing make of it."""
        office = Office(self.notation, self.sailing, self.tables)
        return {name: office.written(order) for name, order in self.orders.items()}

    @cached_property
    def vehicle_cards(self) -> Mapping[Name, VehicleCard]:
        """Return every vehicle as a card, with what its kind and the tables say of it."""
        armoury = Armoury(
            self.kinds, self.sides, self.tables, {each.name: getattr(self, each.name) for each in fields(self)}
        )
        return {name: armoury.card(vehicle) for name, vehicle in self.vehicles.items()}

    def things(self, part: str) -> Mapping[Name, Thing]:
        """Return what can be printed of a part by its name; raises LookupError when there is no such part."""
        if part not in PRINTABLE:
            raise LookupError(f'nothing printable is called "{part}"')
        found: Mapping[Name, Thing] = getattr(self, DERIVED.get(part, part))
        return found


PRINTABLE = (
    "tables",
    "boards",
    "charts",
    "hexmaps",
    "counters",
    "aids",
    "tracks",
    "records",
    "status",
    "rules",
    "missions",
    "events",
    "vehicles",
    "rulers",
    "stencils",
    "grids",
    "players",
    "scenarios",
    "logs",
    "logbooks",
    "groups",
)

DERIVED = {
    "missions": "mission_sheets",
    "events": "event_cards",
    "hexmaps": "map_sheets",
    "vehicles": "vehicle_cards",
    "players": "player_pieces",
    "counters": "all_counters",
    "scenarios": "scenario_sheets",
    "logs": "unit_logs",
    "logbooks": "book_sheets",
}
"""What is printed of a file whose things are put together with those of others first."""


@dataclass(frozen=True)
class Game:
    """A game as its folder holds it; `id` is the folder's name.

    `messages` are all its texts, `mentions` all paths that its sources and its own layouts name.
    """

    id: str
    file: GameFile
    parts: Parts
    messages: tuple[Message, ...] = ()
    mentions: tuple[Mention, ...] = ()

    @cached_property
    def names(self) -> Mapping[str, object]:
        """Return what placeholders and slots can name: `game` and each part."""
        parts = {entry.name: getattr(self.parts, entry.name) for entry in fields(Parts)}
        return {"game": self.file, **parts, "orders": self.parts.written_orders}

    @cached_property
    def titles(self) -> Mapping[Name, Message]:
        """Return the titles of units, ports, levels and events by name: what a text says where it names one of them."""
        parts = self.parts
        found = {name: event.title for name, event in parts.events.items()}
        found |= {name: level.title for name, level in parts.levels.items()}
        found |= {name: port.title for chart in parts.charts.values() for name, port in chart.ports.items()}
        return found | {name: unit.title for name, unit in parts.roster.items()}

    @property
    def languages(self) -> tuple[str, ...]:
        """Return the source language, then the translations."""
        return (self.file.language, *self.file.translations)

    def items(self, sheet: Name) -> Iterator[tuple[Name, Thing]]:
        """Yield the things of a sheet with their names, in the order of their file."""
        plan = self.file.sheets[sheet]
        for name, thing in self.parts.things(plan.from_).items():
            found = self._in_variant(plan, thing)
            if found is not None and (not plan.only or name in plan.only):
                yield name, found

    def thing(self, sheet: Name, item: Name) -> Thing:
        """Return a thing of a sheet by name, of pieces as many as its variant has; raises KeyError without one."""
        plan = self.file.sheets[sheet]
        found = self._in_variant(plan, self.parts.things(plan.from_)[item])
        if found is None:
            raise KeyError(item)
        return found

    def _in_variant(self, plan: Sheet, thing: Thing) -> Thing | None:
        """Return a thing as the sheet's variant has it, or None where that has none of it or is not there."""
        if plan.variant is None or not isinstance(thing, PlayerPiece):
            return thing
        variant = self.parts.variants.get(plan.variant)
        count = variant.counts.get(thing.id, 0) if variant else 0
        return replace(thing, count=Amount(count)) if count else None

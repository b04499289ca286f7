"""A game's files but for `game.yaml` → what they say, by file name; a kind of thing is imported when a file of it is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from printkit.model.names import Name
from printkit.model.things import Thing
from printkit.source.text import Message

if TYPE_CHECKING:
    from printkit.model.aids import Aid, Record, Track
    from printkit.model.boards import SquareBoard
    from printkit.model.cards import Card, Deck, PrintedCard
    from printkit.model.cells import CellGrid
    from printkit.model.charts import Chart
    from printkit.model.contents import Component, Quantity, Unit
    from printkit.model.contests import Contest
    from printkit.model.counters import Counter, UnitCounter
    from printkit.model.diagrams import Diagram
    from printkit.model.examples import Claim, Example
    from printkit.model.extracts import Extract
    from printkit.model.facts import Fact
    from printkit.model.gauges import Ruler, Stencil
    from printkit.model.glossary import Term
    from printkit.model.hexmaps import HexHalf, HexMap
    from printkit.model.logs import LogBook, LogForm, LogSheet
    from printkit.model.missions import Event, Mission, MissionLevel, MissionSheet, Panel
    from printkit.model.notation import Column
    from printkit.model.orders import Order, WrittenOrder
    from printkit.model.prose import Prose
    from printkit.model.sailing import Sailing
    from printkit.model.scenarios import Scenario, ScenarioSheet
    from printkit.model.sides import Side
    from printkit.model.status import Figure, StatusChart, UnitGroup
    from printkit.model.tables import Table
    from printkit.model.variants import Player, PlayerPiece, Variant
    from printkit.model.vehicles import Vehicle, VehicleCard, VehicleKind


def part(kind: str | type, *, listed: bool = True) -> Mapping[Name, Any]:
    """Return the field of a part whose things are of a kind: a class, or a module of `model` and a class in it.

    A part that is not `listed` is one that no printable thing takes its name or its title from.
    """
    return field(default_factory=dict, metadata={"kind": kind, "listed": listed})


@dataclass(frozen=True)
class Parts:
    """What the other files say; each field is one file, named as the field, or a folder of a file for each thing."""

    facts: Mapping[Name, Fact] = part("facts.Fact")
    tables: Mapping[Name, Table] = part("tables.Table")
    boards: Mapping[Name, SquareBoard] = part("boards.SquareBoard")
    charts: Mapping[Name, Chart] = part("charts.Chart")
    hexmaps: Mapping[Name, HexMap] = part("hexmaps.HexMap")
    counters: Mapping[Name, Counter] = part("counters.Counter")
    cards: Mapping[Name, Card] = part("cards.Card")
    decks: Mapping[Name, Deck] = part("cards.Deck", listed=False)
    aids: Mapping[Name, Aid] = part("aids.Aid")
    tracks: Mapping[Name, Track] = part("aids.Track")
    records: Mapping[Name, Record] = part("aids.Record")
    figures: Mapping[Name, Figure] = part("status.Figure")
    groups: Mapping[Name, UnitGroup] = part("status.UnitGroup")
    status: Mapping[Name, StatusChart] = part("status.StatusChart")
    rules: Mapping[Name, Prose] = part("prose.Prose")
    examples: Mapping[Name, Example] = part("examples.Example", listed=False)
    claims: Mapping[Name, Claim] = part("examples.Claim", listed=False)
    components: Mapping[Name, Component] = part("contents.Component")
    quantities: Mapping[Name, Quantity] = part("contents.Quantity")
    roster: Mapping[Name, Unit] = part("contents.Unit")
    grids: Mapping[Name, CellGrid] = part("cells.CellGrid")
    glossary: Mapping[Name, Term] = part("glossary.Term", listed=False)
    labels: Mapping[Name, Message] = part(Message)
    levels: Mapping[Name, MissionLevel] = part("missions.MissionLevel")
    events: Mapping[Name, Event] = part("missions.Event")
    missions: Mapping[Name, Mission] = part("missions.Mission")
    vehicles: Mapping[Name, Vehicle] = part("vehicles.Vehicle")
    kinds: Mapping[Name, VehicleKind] = part("vehicles.VehicleKind")
    sides: Mapping[Name, Side] = part("sides.Side")
    rulers: Mapping[Name, Ruler] = part("gauges.Ruler")
    stencils: Mapping[Name, Stencil] = part("gauges.Stencil")
    players: Mapping[Name, Player] = part("variants.Player")
    variants: Mapping[Name, Variant] = part("variants.Variant")
    contests: Mapping[Name, Contest] = part("contests.Contest")
    notation: Mapping[Name, Column] = part("notation.Column", listed=False)
    sailing: Mapping[Name, Sailing] = part("sailing.Sailing", listed=False)
    orders: Mapping[Name, Order] = part("orders.Order", listed=False)
    extracts: Mapping[Name, Extract] = part("extracts.Extract", listed=False)
    diagrams: Mapping[Name, Diagram] = part("diagrams.Diagram", listed=False)
    scenarios: Mapping[Name, Scenario] = part("scenarios.Scenario")
    logs: Mapping[Name, LogForm] = part("logs.LogForm")
    logbooks: Mapping[Name, LogBook] = part("logs.LogBook")

    @cached_property
    def mission_sheets(self) -> Mapping[Name, MissionSheet]:
        """Return the missions with their panels, by the missions' names."""
        from printkit.model.missions import sheet_of

        return {name: sheet_of(mission, self.events, self.levels) for name, mission in self.missions.items()}

    @cached_property
    def event_cards(self) -> Mapping[Name, Panel]:
        """Return every event of every mission as a card, such as `bombers-07` for that of mission 7."""
        from printkit.model.missions import panels_of

        return {
            Name(f"{event}-{mission.number:02}"): panel
            for mission in self.missions.values()
            for event, panel in panels_of(mission, self.events).items()
        }

    @cached_property
    def map_sheets(self) -> Mapping[Name, HexMap | HexHalf]:
        """Return every hex map and each of its halves, such as `narrows-west`."""
        from printkit.model.hexmaps import halves_of

        return halves_of(self.hexmaps)

    @cached_property
    def all_counters(self) -> Mapping[Name, Counter | UnitCounter]:
        """Return every counter, those that stand for each unit of a kind by the units' names."""
        from printkit.model.counters import counters_of

        return counters_of(self.counters, self.roster, self.sides)

    @cached_property
    def printed_cards(self) -> Mapping[Name, PrintedCard]:
        """Return every card with its front and back, and what else it has from its deck."""
        from printkit.model.cards import printed_cards

        return printed_cards(self.cards, self.decks)

    @cached_property
    def scenario_sheets(self) -> Mapping[Name, ScenarioSheet]:
        """Return the scenarios with their orders of battle, by the scenarios' names."""
        from printkit.model.scenarios import scenario_sheet

        return {
            name: scenario_sheet(scenario, self.roster, self.sides, self.hexmaps)
            for name, scenario in self.scenarios.items()
        }

    @cached_property
    def unit_logs(self) -> Mapping[Name, LogSheet]:
        """Return the log of every unit of the roster, by the units' names."""
        from printkit.model.logs import unit_logs

        return unit_logs(self.logs, self.roster)

    @cached_property
    def book_sheets(self) -> Mapping[Name, LogSheet]:
        """Return the logbooks with their units, by the books' names."""
        from printkit.model.logs import book_sheets

        return book_sheets(self.logbooks, self.logs, self.roster)

    @cached_property
    def player_pieces(self) -> Mapping[Name, PlayerPiece]:
        """Return every piece of every player, such as `red-marshal`."""
        from printkit.model.variants import pieces_of

        return pieces_of(self.players, self.roster)

    @cached_property
    def written_orders(self) -> Mapping[Name, WrittenOrder]:
        """Return every sample order with what the rules of sailing make of it."""
        if not self.orders:
            return {}
        from printkit.model.orders import Office

        office = Office(self.notation, self.sailing, self.tables)
        return {name: office.written(order) for name, order in self.orders.items()}

    @cached_property
    def vehicle_cards(self) -> Mapping[Name, VehicleCard]:
        """Return every vehicle as a card, with what its kind and the tables say of it."""
        from printkit.model.vehicles import Armoury

        names = {each.name: getattr(self, each.name) for each in fields(self)}
        armoury = Armoury(self.kinds, self.sides, self.tables, self.stencils, names)
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
    "cards",
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
    "cards": "printed_cards",
    "scenarios": "scenario_sheets",
    "logs": "unit_logs",
    "logbooks": "book_sheets",
}
"""What is printed of a file whose things are put together with those of others first."""


@cache
def kind_of_part(part: str) -> Any:
    """Return the class of the things of a part; the game's vocabulary is large, and no game speaks all of it."""
    kind = next(each.metadata["kind"] for each in fields(Parts) if each.name == part)
    if not isinstance(kind, str):
        return kind
    module, _, name = kind.partition(".")
    return getattr(import_module(f"printkit.model.{module}"), name)

"""Missions of a search game: events with zones that differ from mission to mission, goals, levels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from printkit.diagnostics import Origin
from printkit.model.cells import CellSet
from printkit.model.dice import DieRange
from printkit.model.names import Name
from printkit.source.text import Message

Effect = Literal[
    "combat", "air", "gunfire", "hits", "fuel", "leak", "repair", "speed", "slow", "engine", "guns", "sink", "points"
]
"""What a zone does to the ships in it: see `ZoneLine`."""


@dataclass(frozen=True, slots=True)
class ZoneLine:
    """One zone of an event: what happens to the German ships in it.

    `effect` is combat (with `ships`), air (an attack by `ships`, or from land), gunfire (dice of ships that stay out
    of reach), hits (sure ones), fuel, leak (all extra fuel is lost), repair, speed or slow (this turn), engine or
    guns (a loss of speed or firepower), sink (a ship or convoy, by dice) or points. `dice` are rolled, `each` for
    every ship found; each counts on `hit`, after one die within `search` where there is one. `amount` is the number
    of hits, barrels, repairs, squares. `convoys` are those at hand, and how many a ship may attack. `also` are units
    that the event reaches although the rules shield them; `unlike` says that `hit` is not the usual range. `lasts` is
    for how long, `points` are won or lost, `tracker` the quantity that it changes.
    """

    text: Message
    effect: Effect
    ships: tuple[Name, ...] = ()
    dice: int = 0
    each: bool = False
    hit: DieRange | None = None
    search: DieRange | None = None
    amount: int = 0
    convoys: int = 0
    points: int = 0
    also: tuple[Name, ...] = ()
    unlike: Literal["hit-range"] | None = None
    lasts: Literal["turn", "game"] | None = None
    tracker: Name | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if bool(self.dice) != (self.hit is not None):
            raise ValueError("dice without hit:, or hit: without dice -- say how many are rolled, and what counts")
        if self.effect == "combat" and not self.ships:
            raise ValueError("ship combat without ships -- name those that fight")


@dataclass(frozen=True, slots=True)
class Event:
    """An event: a line for each of its zones. Where they lie on the chart, each mission says for itself."""

    title: Message
    zones: tuple[ZoneLine, ...]
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.zones) <= 4:
            raise ValueError(f"an event cannot have {len(self.zones)} zones -- give it 1 to 4")


@dataclass(frozen=True, slots=True)
class MissionLevel:
    """A level of difficulty; the first one written is the easiest."""

    title: Message
    origin: Origin = field(default=Origin(""), compare=False, repr=False)


GoalKind = Literal[
    "home", "points", "sink", "sink-any", "convoys", "merchants", "cruisers", "carrier", "escort", "u-boat", "hits",
    "escort-hits", "visit", "early", "port", "fuel", "refuel",
]  # fmt: skip
"""What a goal asks for: see `Goal`."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What a mission or its medal asks for beside points and the way home.

    `kind` is home (no more than that), points (at least `count`), sink (all of `ships`), sink-any (`count` of them),
    convoys, merchants, cruisers (at least `count` sunk), carrier (`ships` sunk by their event), escort (home as well) or
    u-boat (not sunk), hits or escort-hits (at most `count`, on the flagship or her escort; `ships` name them), visit (a
    ship ends a turn in `cells`), early (home by turn `by`), port (home in `port`), fuel (at least `count` barrels
    left) or refuel (`count` barrels taken on).
    """

    text: Message
    kind: GoalKind
    ships: tuple[Name, ...] = ()
    count: int = 0
    by: int = 0
    port: Name | None = None
    cells: CellSet | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


WHITE = tuple(range(1, 7))
"""The results of the white die, which chooses the column of a mission sheet."""

BLACK = (DieRange(1, 3), DieRange(4, 6))
"""The results of the black die that choose the upper and the lower row."""


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission: what to do, when and where to be home, and its twelve events.

    `events` names two events for each result of the white die: that of a low and that of a high black die. `zones`
    gives for each event the cells of its zones, in the order of the event's lines. The way home counts after turn
    `return_after`, with at least `vp` points.
    """

    number: int
    title: Message
    level: Name
    objective: Goal
    win: Message
    ports: tuple[Name, ...]
    return_after: int
    vp: int
    medal: Goal
    events: Mapping[int, tuple[Name, ...]]
    zones: Mapping[Name, tuple[CellSet, ...]]
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def fact_names(self) -> tuple[str, ...]:
        """Return the computed facts: the first turn that counts, and the ports of which any will do."""
        return ("return_from", "any_port")

    def fact(self, name: str) -> object:
        """Return a computed fact; `any_port` is a text that lists the ports with an `or`."""
        ports = Message("{ports|or}", origin=self.places.get("ports", self.origin))
        return {"return_from": self.return_after + 1, "any_port": ports}[name]

    @property
    def named(self) -> tuple[Name, ...]:
        """Return the names of the events, the upper row first, each row in the order of the white die."""
        columns = [self.events[white] for white in sorted(self.events)]
        rows = max(map(len, columns), default=0)
        return tuple(column[row] for row in range(rows) for column in columns if row < len(column))


@dataclass(frozen=True, slots=True)
class Side:
    """A side of a card: front or back."""

    front: bool
    back: bool


@dataclass(frozen=True, slots=True)
class Panel:
    """An event in its place on the sheet of a mission, also printed as a card: its dice, its lines with their cells."""

    mission: Mission
    event: Event
    white: int
    black: DieRange
    zones: tuple[tuple[ZoneLine, CellSet], ...]
    front: Side = Side(front=True, back=False)
    back: Side = Side(front=False, back=True)

    @property
    def title(self) -> Message:
        """Return the title of the event."""
        return self.event.title

    @property
    def origin(self) -> Origin:
        """Return where the mission is written."""
        return self.mission.origin


@dataclass(frozen=True, slots=True)
class MissionSheet:
    """A mission with all that is printed of it: its panels, and its level as the `rank` among the `ranks`."""

    mission: Mission
    level: MissionLevel | None
    rank: int
    ranks: int
    panels: tuple[Panel, ...]

    @property
    def title(self) -> Message:
        """Return the title of the mission."""
        return self.mission.title

    @property
    def origin(self) -> Origin:
        """Return where the mission is written."""
        return self.mission.origin


def panels_of(mission: Mission, events: Mapping[Name, Event]) -> Mapping[Name, Panel]:
    """Return the panels of a mission by event, the upper row first; what it names and nobody wrote is left out.

    That, and zones without a line or lines without a zone, are findings of the checker.
    """
    panels: dict[Name, Panel] = {}
    for row, black in enumerate(BLACK):
        for white in sorted(mission.events):
            name = mission.events[white][row] if row < len(mission.events[white]) else None
            if name is None or name not in events:
                continue
            event = events[name]
            zones = tuple(zip(event.zones, mission.zones.get(name, ()), strict=False))
            panels[name] = Panel(mission, event, white, black, zones)
    return panels


def sheet_of(mission: Mission, events: Mapping[Name, Event], levels: Mapping[Name, MissionLevel]) -> MissionSheet:
    """Return a mission with its panels and its level."""
    rank = list(levels).index(mission.level) + 1 if mission.level in levels else 0
    panels = tuple(panels_of(mission, events).values())
    return MissionSheet(mission, levels.get(mission.level), rank, len(levels), panels)

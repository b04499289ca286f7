"""A whole game: what its files say, by file name, and the sheets that are printed of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Literal

from printkit.diagnostics import Level, Origin
from printkit.model.aids import Aid, Record, Track
from printkit.model.boards import SquareBoard
from printkit.model.cells import CellGrid
from printkit.model.charts import Chart
from printkit.model.contents import Component, Quantity, Term, Unit
from printkit.model.counters import Counter
from printkit.model.examples import Claim, Example
from printkit.model.facts import Fact
from printkit.model.mentions import Mention
from printkit.model.missions import Event, Mission, MissionLevel, MissionSheet, Panel, panels_of, sheet_of
from printkit.model.names import Name
from printkit.model.prose import Prose
from printkit.model.status import Figure, StatusChart, UnitGroup
from printkit.model.tables import Table
from printkit.source import Entry
from printkit.source.text import Message

ItemFormat = Literal["svg", "pdf", "png"]
Thing = SquareBoard | Chart | Counter | Table | Aid | Track | Record | StatusChart | Prose | MissionSheet | Panel


@dataclass(frozen=True, slots=True)
class Sheet:
    """A named group of things printed together: which (`from` a file, all or `only` some), laid out and imposed how.

    A sheet with a `paper` of its own is printed on that, whatever the others are printed on.
    """

    title: Message
    from_: Name
    layout: Name
    imposition: Name
    only: tuple[Name, ...] = ()
    items: tuple[ItemFormat, ...] = ("svg",)
    paper: Name | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class GameFile:
    """What `game.yaml` says."""

    title: Message
    sheets: Mapping[Name, Sheet] = field(default_factory=dict)
    language: str = "en"
    translations: tuple[str, ...] = ()
    subtitle: Message | None = None
    version: str = "1.0"
    author: str = ""
    credits: Message | None = None
    emblem: Name | None = None
    paper: Name = Name("a4")
    theme: Name = Name("plain")
    rules: tuple[Entry[str, Level], ...] = ()
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True)
class Parts:
    """What the other files say; each field is one file, named as the field, or a folder of a file for each thing."""

    facts: Mapping[Name, Fact] = field(default_factory=dict)
    tables: Mapping[Name, Table] = field(default_factory=dict)
    boards: Mapping[Name, SquareBoard] = field(default_factory=dict)
    charts: Mapping[Name, Chart] = field(default_factory=dict)
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
    "counters",
    "aids",
    "tracks",
    "records",
    "status",
    "rules",
    "missions",
    "events",
)

DERIVED = {"missions": "mission_sheets", "events": "event_cards"}
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
        return {"game": self.file} | {entry.name: getattr(self.parts, entry.name) for entry in fields(Parts)}

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
            if not plan.only or name in plan.only:
                yield name, thing

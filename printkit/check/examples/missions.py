"""Missions as tables: the events of a sheet → a matrix of white die and black die, for examples to look up."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest

from printkit.model.dice import Dice, DieRange
from printkit.model.missions import BLACK, Event, Mission
from printkit.model.names import Name
from printkit.model.tables import Result, Table
from printkit.source import Entry
from printkit.source.text import Message


def event_table(mission: Mission, events: Mapping[Name, Event]) -> Table | None:
    """Return the events of a mission as a matrix, or None where it has none; its results are the events' names."""
    rows: list[Entry[DieRange, Result | tuple[Result, ...]]] = [
        Entry(DieRange(white, white), tuple(_result(name, events) for name, _ in zip_longest(names, BLACK)))
        for white, names in sorted(mission.events.items())
        if len(names) <= len(BLACK)
    ]
    if not rows:
        return None
    return Table(mission.title, tuple(rows), roll=Dice(1, 6, across=Dice(1, 6)), bands=BLACK, origin=mission.origin)


def _result(name: Name | None, events: Mapping[Name, Event]) -> Result:
    """Return an event as a result; a cell that the mission leaves empty has no words."""
    title = events[name].title if name and name in events else Message(name or "", "")
    return Result(title, id=name)

"""Extracts of logs: the lines that were written of a ship, and what was true of it at each → data for the rules of logs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.model.names import Name


@dataclass(frozen=True, slots=True)
class LogLine:
    """A turn of a log: what its cells say, by column; an empty one is left out.

    `crew` are the points left in each section of the crew before this turn, where that has changed; `against` the
    ships that can be boarded; `fires` the columns of the broadsides that are fired in this turn.
    """

    cells: Mapping[Name, str] = field(default_factory=dict)
    crew: tuple[int, ...] = ()
    against: tuple[str, ...] = ()
    fires: tuple[Name, ...] = ()
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def cell(self, column: str) -> str:
        """Return what a cell says, nothing where it is empty."""
        return self.cells.get(Name(column), "")

    def place(self, key: str) -> Origin:
        """Return where one of its keys is written."""
        return self.places.get(key, self.origin)


@dataclass(frozen=True, slots=True)
class Extract:
    """The lines of a ship's log from its first turn in play on, a line a turn.

    Column `orders` must be filled in every turn.
    """

    lines: tuple[LogLine, ...]
    orders: Name = Name("move")
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

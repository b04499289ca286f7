"""Boards of squares: columns and zones of rows → spaces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.model.names import Name
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Zone:
    """Rows of a board that share a rule; `rows` counts them."""

    title: Message
    rows: int
    note: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SquareBoard:
    """A board of spaces in columns and rows; its zones follow each other from the top, parted by a thick line."""

    title: Message
    columns: tuple[int, ...]
    zones: Mapping[Name, Zone]
    subtitle: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @property
    def rows(self) -> int:
        """Count the rows of all zones."""
        return sum(zone.rows for zone in self.zones.values())

    def fact_names(self) -> tuple[str, ...]:
        """Return the computed facts: rows, spaces and the number of columns."""
        return ("rows", "spaces", "column_count")

    def fact(self, name: str) -> object:
        """Return a computed fact."""
        counts = {"rows": self.rows, "spaces": self.rows * len(self.columns), "column_count": len(self.columns)}
        return counts[name]

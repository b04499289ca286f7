"""Boards of squares: columns and zones of rows → spaces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from printkit.diagnostics import Origin
from printkit.model.names import Name
from printkit.source import Within
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Zone:
    """Rows of a board that share a rule; `rows` counts them."""

    title: Message
    rows: Annotated[int, Within(1, 99)]
    note: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SquareBoard:
    """A board of spaces in columns and rows; its zones follow each other from the top, parted by a thick line.

    `columns` are the numbers at the head of the columns.
    """

    title: Message
    columns: tuple[int, ...]
    zones: Mapping[Name, Zone]
    subtitle: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not self.columns or not self.zones:
            raise ValueError("a board needs columns and zones -- give it at least one of each")

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

"""Hit tables and other look-up tables: rows of die ranges or bands → results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from printkit.diagnostics import Origin
from printkit.model.dice import Dice, DieRange, Results
from printkit.model.names import Name, slug
from printkit.source import Entry
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Result:
    """What a table cell says, and the number it stands for where it stands for one.

    Paths lead to it by its `id`, or by the words of its text where it has none.
    """

    text: Message
    value: int | None = None
    id: Name | None = None

    @property
    def name(self) -> str:
        """Return the result as a path step."""
        return self.id or slug(self.text.text)

    @classmethod
    def from_message(cls, message: Message) -> Self:
        """Make a result of its words alone."""
        return cls(message)


@dataclass(frozen=True, slots=True)
class Table:
    """A look-up table.

    Its rows are results of `roll`, or bands of the quantity that `axis` names. Each row holds one result, or one
    for each of the `columns`.
    """

    title: Message
    results: tuple[Entry[DieRange, Result | tuple[Result, ...]], ...]
    roll: Dice | None = None
    axis: Message | None = None
    columns: tuple[Message, ...] = ()
    note: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @property
    def rows(self) -> tuple[tuple[DieRange, tuple[Result, ...]], ...]:
        """Return each range with its cells, one a column."""
        return tuple((entry.key, cells_of(entry)) for entry in self.results)

    def look_up(self, value: int, column: int = 0) -> Result:
        """Return the cell for a roll or quantity; raises LookupError when no row holds the value."""
        for run, cells in self.rows:
            if value in run:
                return cells[column]
        raise LookupError(f"no row of the table holds {value}")

    def fact_names(self) -> tuple[str, ...]:
        """Return the columns, or in a table without columns the results, as path steps."""
        if self.columns:
            return tuple(slug(column.text) for column in self.columns)
        return tuple(self._by_result(0))

    def fact(self, name: str) -> object:
        """Return the results that give `name`; in a table with columns, a mapping of these for the column."""
        if self.columns:
            return self._by_result(self.fact_names().index(name))
        return self._by_result(0)[name]

    def _by_result(self, column: int) -> Mapping[str, Results]:
        runs: dict[str, list[DieRange]] = {}
        for run, cells in self.rows:
            runs.setdefault(cells[column].name, []).append(run)
        return {name: self._joined(found) for name, found in runs.items()}

    def _joined(self, runs: list[DieRange]) -> Results:
        if self.roll is None:
            return Results(tuple(runs))
        return Results.of((value for value in self.roll.results if any(value in run for run in runs)), self.roll)


def cells_of(entry: Entry[DieRange, Result | tuple[Result, ...]]) -> tuple[Result, ...]:
    """Return a row's cells as a tuple, also where it was written as one result."""
    return entry.value if isinstance(entry.value, tuple) else (entry.value,)

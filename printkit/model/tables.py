"""Hit tables and other look-up tables: rows of die ranges or bands → results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Self

from printkit.diagnostics import Origin
from printkit.model.dice import Dice, DieRange, Results
from printkit.model.examples import Claim, Step
from printkit.model.names import Name, slug
from printkit.model.odds import Boundary, Modifier, Probability
from printkit.source import Entry
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Result:
    """What a table cell says, and the number it stands for where it stands for one.

    Paths lead to it by its `id`, or by the words of its text where it has none. `then` names the table that is
    rolled on next, if any.
    """

    text: Message
    value: int | None = None
    id: Name | None = None
    then: Name | None = None

    @property
    def name(self) -> str:
        """Return the result as a path step."""
        return self.id or slug(self.text.text)

    @classmethod
    def from_message(cls, message: Message) -> Self:
        """Make a result of its words alone, which are also its value where they are a number."""
        digits = message.text.strip().replace("−", "-")
        return cls(message, int(digits) if digits.removeprefix("+").removeprefix("-").isdecimal() else None)


@dataclass(frozen=True, slots=True)
class Table:
    """A look-up table.

    Its rows are results of `roll`, or bands of the quantity that `axis` names. Each row holds one result, or one
    for each of the `columns`; or, in a matrix, one for each of the `bands` of the second roll or of `across`.

    The rest says what is meant, for the checker: `modifiers` that change the roll; the order of its values `down` and
    `along`; their `bounds`, `total` and symmetry; the numbers of the axis that the rows must cover (`covers`);
    `boundaries` no band may straddle; the `chances` of results; results that are `equally_likely`; worked `examples`
    and `claims`; and what else is meant to be (`allow`).
    """

    title: Message
    results: tuple[Entry[DieRange, Result | tuple[Result, ...]], ...]
    roll: Dice | None = None
    axis: Message | None = None
    columns: tuple[Message, ...] = ()
    bands: tuple[DieRange, ...] = ()
    across: Message | None = None
    note: Message | None = None
    modifiers: Mapping[Name, Modifier] = field(default_factory=dict)
    down: Literal["rising", "falling"] | None = None
    along: Literal["rising", "falling"] | None = None
    bounds: DieRange | None = None
    total: int | None = None
    covers: DieRange | None = None
    symmetric: bool = False
    boundaries: tuple[Boundary, ...] = ()
    chances: Mapping[Name, Probability | Mapping[Name, Probability]] = field(default_factory=dict)
    equally_likely: tuple[Name, ...] = ()
    examples: tuple[Step, ...] = ()
    claims: tuple[Claim, ...] = ()
    allow: tuple[Literal["gap", "overlap", "duplicate", "unused", "unreachable"], ...] = ()
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not self.results:
            raise ValueError("a table needs results -- give it at least one row")

    @property
    def width(self) -> int:
        """Count the results of a row."""
        return len(self.bands) or len(self.columns) or 1

    @property
    def rows(self) -> tuple[tuple[DieRange, tuple[Result, ...]], ...]:
        """Return each range with its cells, one a column."""
        return tuple((entry.key, cells_of(entry)) for entry in self.results)

    @property
    def column_names(self) -> tuple[str, ...]:
        """Return the columns as path steps; those of a matrix are its bands, such as `4-6`."""
        return tuple(map(str, self.bands)) or tuple(slug(column.text) for column in self.columns)

    def look_up(self, value: int, column: int = 0) -> Result:
        """Return the cell for a roll or quantity; raises LookupError when no row holds the value."""
        for run, cells in self.rows:
            if value in run:
                return cells[column]
        raise LookupError(f"no row of the table holds {value}")

    def column_of(self, name: str | int) -> int:
        """Return the column that a name, or in a matrix a number, means; raises LookupError when none does."""
        if isinstance(name, int) or (self.bands and name.isdecimal()):
            found = [index for index, band in enumerate(self.bands) if int(name) in band]
        else:
            found = [index for index, column in enumerate(self.column_names) if column == slug(name)]
        if not found:
            raise LookupError(f'the table has no column "{name}"')
        return found[0]

    def fact_names(self) -> tuple[str, ...]:
        """Return the columns, or in a table without columns the results, as path steps."""
        return self.column_names or tuple(self._by_result(0))

    def fact(self, name: str) -> object:
        """Return the results that give `name`; in a table with columns, a mapping of these for the column."""
        if self.column_names:
            return self._by_result(self.column_names.index(name))
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

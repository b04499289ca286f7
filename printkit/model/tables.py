"""Hit tables and other look-up tables: rows of die ranges or bands → results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
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
    """What a table cell says, and the number (`value`) it stands for where it stands for one; or its `text` alone.

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
class Shade:
    """What a step of a table's severity shades: results of these numbers (`3-4`), or the result of this name."""

    run: DieRange | None = None
    name: str = ""

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a range of numbers or the words of a result; raises ValueError for a range that runs backwards."""
        if text.strip()[:1].isdigit() or text.strip()[:1] in "≤<":
            return cls(DieRange.from_text(text))
        return cls(name=slug(text))

    def __contains__(self, result: Result) -> bool:
        if self.run is None:
            return result.name == self.name
        return result.value is not None and result.value in self.run

    def __str__(self) -> str:
        return self.name or str(self.run)


@dataclass(frozen=True, slots=True)
class Table:
    """A look-up table.

    Its rows are results of `roll`, or bands of the quantity that `axis` names. Each row holds one result, or one
    for each of the `columns`; or, in a matrix, one for each of the `bands` of the second roll or of `across`.

    The rest says what is meant, for the checker: `modifiers` that change the roll; the order of its values `down` and
    `along`; their `bounds`, `total` and symmetry; the numbers of the axis that the rows must cover (`covers`);
    `boundaries` no band may straddle; the `chances` of results; results that are `equally_likely`; worked `examples`
    and `claims`; and what else is meant to be (`allow`).

    And for the eye: `severity` lists the results that are shaded, by number or name, the palest shade first, and
    `alarm` those that stand out in the colour of alarm; `over` heads groups of columns, by their bands or, where they have words, their places from 1; `beside` names groups of
    rows; `gives` says what the results are, `added` heads the list of modifiers. A roll that modifiers change may
    have the name of an `axis`. `named` gives rows words in place of their ranges.

    Where results are made of `letters` (`H H R`), which are the same in every language, a result's number is how many
    it has. In a series of tables, no number is below that of the same cell of the table it `rises_from`.
    """

    title: Message
    results: tuple[Entry[DieRange, Result | tuple[Result, ...]], ...]
    roll: Dice | None = None
    axis: Message | None = None
    columns: tuple[Message, ...] = ()
    bands: tuple[DieRange, ...] = ()
    across: Message | None = None
    note: Message | None = None
    gives: Message | None = None
    severity: tuple[Shade, ...] = ()
    alarm: tuple[Shade, ...] = ()
    over: tuple[Entry[DieRange, Message], ...] = ()
    beside: tuple[Entry[DieRange, Message], ...] = ()
    named: tuple[Entry[DieRange, Message], ...] = ()
    added: Message | None = None
    modifiers: Mapping[Name, Modifier] = field(default_factory=dict)
    down: Literal["rising", "falling"] | None = None
    along: Literal["rising", "falling"] | None = None
    bounds: DieRange | None = None
    total: int | None = None
    covers: DieRange | None = None
    letters: tuple[str, ...] = ()
    rises_from: Name | None = None
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
        if self.letters:
            counted = tuple(replace(entry, value=tuple(map(counted_in, cells_of(entry)))) for entry in self.results)
            object.__setattr__(self, "results", counted)

    @property
    def width(self) -> int:
        """Count the results of a row."""
        return len(self.bands) or len(self.columns) or 1

    @property
    def rows(self) -> tuple[tuple[DieRange, tuple[Result, ...]], ...]:
        """Return each range with its cells, one a column."""
        return tuple((entry.key, cells_of(entry)) for entry in self.results)

    def name_of(self, run: DieRange) -> Message | None:
        """Return the words that a row has in place of its range, if any."""
        return next((entry.value for entry in self.named if entry.key == run), None)

    @property
    def column_names(self) -> tuple[str, ...]:
        """Return the columns as path steps; those of a matrix are its bands, such as `4-6`."""
        return tuple(map(str, self.bands)) or tuple(slug(column.text) for column in self.columns)

    def shade_of(self, result: Result) -> int:
        """Return how strongly a result is shaded: 1 for the palest shade, 0 for none."""
        return next((level for level, shade in enumerate(self.severity, 1) if result in shade), 0)

    def number_of(self, result: Result) -> int | None:
        """Return the number of a result: its own, or that of its shade where the severity names results."""
        if result.value is None and any(shade.name for shade in self.severity):
            return self.shade_of(result)
        return result.value

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


def counted_in(result: Result) -> Result:
    """Return a result made of letters with their number, 0 for a dash; its words are no language's."""
    letters = letters_of(result)
    return replace(result, text=replace(result.text, fixed=True), value=len(letters))


def letters_of(result: Result) -> tuple[str, ...]:
    """Return the letters that a result is made of, none of a dash."""
    return tuple(letter for letter in result.text.text.split() if letter not in ("–", "-"))


def cells_of(entry: Entry[DieRange, Result | tuple[Result, ...]]) -> tuple[Result, ...]:
    """Return a row's cells as a tuple, also where it was written as one result."""
    return entry.value if isinstance(entry.value, tuple) else (entry.value,)

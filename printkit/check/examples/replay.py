"""Worked examples and the tables they go through → what each step adds up to and finds, as far as it can be told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from printkit.check.dice.reach import Sum
from printkit.check.examples.missions import event_table
from printkit.check.odds import find_row
from printkit.diagnostics import Origin
from printkit.model.dice import DieRange
from printkit.model.examples import Example, Step
from printkit.model.game import Game
from printkit.model.names import Name, slug
from printkit.model.tables import Result, Table


@dataclass(frozen=True, slots=True)
class Looked:
    """One number that was looked up: its sum, its value, and the row and result that it leads to, if any."""

    total: Sum
    row: DieRange | None = None
    result: Result | None = None

    @property
    def value(self) -> int:
        """Return the number after all modifiers."""
        return self.total[0] + sum(value for _, value in self.total[1])


@dataclass(frozen=True, slots=True)
class Played:
    """A step of an example as it was played: the table, the dice, the column, and what each number led to.

    `known` are the steps before it by name, `state` the running state before it, both until the next step is asked
    for: they are not copied, as examples may be long. `example` is None for the own examples of a table.
    """

    step: Step
    table_name: str = ""
    table: Table | None = None
    example: Example | None = None
    dice: tuple[int, ...] = ()
    is_pair: bool = False
    column: int | None = None
    looked: tuple[Looked, ...] = ()
    known: Mapping[str, Played] = field(default_factory=dict)
    state: Mapping[str, int] = field(default_factory=dict)

    def place(self, key: str) -> Origin:
        """Return where a field of the step is written."""
        return self.step.places.get(key, self.step.origin)

    @property
    def column_name(self) -> str:
        """Return the name of the column that was read; empty in a table of one."""
        names = self.table.column_names if self.table else ()
        return names[self.column] if self.column is not None and self.column < len(names) else ""

    @property
    def number(self) -> int | None:
        """Return the number of the step's result, for a later step to look up; None where it is not just one."""
        result = self.looked[0].result if len(self.looked) == 1 else None
        return result.value if result else None


def played(game: Game) -> Iterator[Played]:
    """Yield every step of every example of a game in order: those of the tables, then those of examples.yaml."""
    for name, table in game.parts.tables.items():
        yield from _chain(table.examples, name, game, None)
    for example in game.parts.examples.values():
        yield from _chain(example.steps, "", game, example)


def _chain(steps: Sequence[Step], name: str, game: Game, example: Example | None) -> Iterator[Played]:
    known: dict[str, Played] = {}
    state: dict[str, int] = {str(key): value for key, value in example.start.items()} if example else {}
    for step in steps:
        found = _play(Played(step, step.table or step.mission or name, example=example, known=known, state=state), game)
        yield found
        if step.id:
            known[step.id] = found
        for key, value in step.change.items():
            state[key] = state.get(key, 0) + value


def _play(bare: Played, game: Game) -> Played:
    step, table = bare.step, _table_of(bare, game)
    if table is None:
        return replace(bare, dice=_dice(step, None))
    dice = _dice(step, table)
    is_pair = _takes_two(table) and isinstance(step.roll, tuple)
    whole = is_pair and len(dice) == 2
    column = _column(step, table, dice[1] if whole else None)
    first = dice[:1] if whole else () if is_pair else dice
    looked = tuple(_look_up(table, total, column) for total in _sums(bare, table, first))
    return replace(bare, table=table, dice=dice, is_pair=is_pair, column=column, looked=looked)


def _table_of(bare: Played, game: Game) -> Table | None:
    """Return the table that a step looks up, or the events of its mission as one."""
    mission = game.parts.missions.get(bare.step.mission) if bare.step.mission else None
    if mission and not bare.step.table:
        return event_table(mission, game.parts.events)
    return game.parts.tables.get(Name(bare.table_name)) if bare.step.table or not bare.step.mission else None


def _dice(step: Step, table: Table | None) -> tuple[int, ...]:
    """Return the results thrown; on percentile dice, 00 is 100."""
    thrown = step.roll if isinstance(step.roll, tuple) else () if step.roll is None else (step.roll,)
    percentile = table is not None and table.roll is not None and (table.roll.count, table.roll.sides) == (1, 100)
    return tuple(100 if percentile and face == 0 else face for face in thrown)


def _takes_two(table: Table) -> bool:
    """Tell whether two numbers are looked up together: in a matrix of two rolls, or of two quantities."""
    return bool(table.bands) and (table.roll is None or table.roll.across is not None)


def _sums(bare: Played, table: Table, dice: tuple[int, ...]) -> Iterator[Sum]:
    """Yield each number to look up as the sum it is made of; none where the step does not tell it."""
    step = bare.step
    if any(name not in table.modifiers for name in step.modifiers):
        return
    added = tuple((str(name), table.modifiers[name].value.value) for name in step.modifiers)
    if step.roll is None and step.uses is None and step.value is not None:
        yield (step.value, ())
    elif step.uses is not None:
        earlier = bare.known.get(step.uses)
        if earlier is not None and earlier.number is not None:
            yield (earlier.number, added)
    else:
        yield from ((face, added) for face in dice)


def _column(step: Step, table: Table, second: int | None) -> int | None:
    """Return the column that is read, or None where the step does not tell it."""
    if second is not None:
        return next((index for index, band in enumerate(table.bands) if second in band), None)
    if step.column is not None:
        return find_column(table, step.column)
    return 0 if table.width == 1 else None


def find_column(table: Table, name: str) -> int | None:
    """Return the column of a name or, in a matrix, of a number that one of its bands holds; None where there is none."""
    if table.bands and name.isdecimal() and len(name) < 16:
        return next((index for index, band in enumerate(table.bands) if int(name) in band), None)
    names = table.column_names
    wanted = [index for index, known in enumerate(names) if name == known]
    wanted += [index for index, known in enumerate(names) if slug(name) == slug(known)]
    return wanted[0] if wanted else None


def _look_up(table: Table, total: Sum, column: int | None) -> Looked:
    row = find_row(table, Looked(total).value)
    if row is None:
        return Looked(total)
    result = row[1][column] if column is not None and column < len(row[1]) else None
    return Looked(total, row[0], result)


def means(written: str, result: Result) -> bool:
    """Tell whether an expected result, as an example writes it, is a result of a table."""
    plain = written.strip().replace("−", "-")
    if plain.removeprefix("+").removeprefix("-").isdecimal() and len(plain) < 16 and result.value is not None:
        return int(plain) == result.value
    return written == result.name or slug(written) in {slug(result.name), slug(result.text.text)}


def results_of(table: Table) -> tuple[Result, ...]:
    """Return all results of a table."""
    return tuple(cell for _, cells in table.rows for cell in cells)

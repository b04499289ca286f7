"""The two directions of a table that is rolled on: its rows under the first dice, its bands under the second."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from printkit.check.dice.reach import Reach, reach_of, table_reach
from printkit.check.dice.runs import Run, missing, run_of
from printkit.diagnostics import Origin
from printkit.model.dice import Dice, DieRange, Results
from printkit.model.game import Game
from printkit.model.tables import Table


@dataclass(frozen=True, slots=True)
class Faces:
    """Ranges of a table and the dice that choose among them, with the place of each range."""

    table: Table
    dice: Dice
    reach: Reach
    ranges: tuple[DieRange, ...]
    origins: tuple[Origin, ...]
    word: str

    @property
    def modified(self) -> bool:
        """Tell whether the table's modifiers change the roll: those of a matrix change the first dice."""
        return self.word == "row" and bool(self.table.modifiers)

    @property
    def dice_text(self) -> str:
        """Return these dice alone, as players write them."""
        return str(Dice(self.dice.count, self.dice.sides))

    def uncovered(self) -> tuple[Run, ...]:
        """Return what can come up and has no range; of unmodified dice, neighbours on the dice are one run."""
        open_runs = tuple(missing(self.reach.runs, map(run_of, self.ranges)))
        if self.modified or len(open_runs) < 2:
            return open_runs
        values = [value for value in self.dice.results if any(run.low <= value <= run.high for run in open_runs)]
        return tuple(map(run_of, Results.of(values, self.dice).runs))

    def before(self, run: Run) -> Origin:
        """Return the place of the range that ends just below a run; of the lowest where there is none."""
        order = sorted(range(len(self.ranges)), key=lambda index: run_of(self.ranges[index]))
        below = [index for index in order if run_of(self.ranges[index]).high < run.low]
        return self.origins[below[-1] if below else order[0]]


def faces_of(game: Game) -> Iterator[Faces]:
    """Yield the directions of every table of a game that is rolled on; empty ones are another rule's matter."""
    for table in game.parts.tables.values():
        yield from table_faces(table)


def table_faces(table: Table) -> Iterator[Faces]:
    """Yield the rows of a table that is rolled on, and the bands of a matrix of two rolls."""
    if table.roll is None:
        return
    if table.results:
        reach = table_reach(table, table.roll)
        rows, places = tuple(entry.key for entry in table.results), tuple(entry.origin for entry in table.results)
        yield Faces(table, table.roll, reach, rows, places, "row")
    if table.bands and table.roll.across:
        second = table.roll.across
        place = table.places.get("bands", table.origin)
        yield Faces(table, second, reach_of(second), table.bands, (place,) * len(table.bands), "band")

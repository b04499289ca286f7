"""A table's dice and modifiers → the numbers that a roll on it can give, and how the extremes come about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from printkit.check.dice.runs import Run, merge
from printkit.model.dice import Dice
from printkit.model.names import Name
from printkit.model.odds import Modifier
from printkit.model.tables import Table

MOST_RUNS = 2_000
"""Beyond this many separate runs, everything between the lowest and the highest number counts as reachable."""

Sum = tuple[int, tuple[tuple[str, int], ...]]
"""A result of dice, and the named numbers added to it."""


@dataclass(frozen=True, slots=True)
class Reach:
    """What a roll can give: its numbers as runs, and the sums that make the lowest and the highest."""

    runs: tuple[Run, ...]
    lowest: Sum
    highest: Sum

    def has(self, run: Run) -> bool:
        """Tell whether a roll can give one of the numbers of a run."""
        return any(own.low <= run.high and run.low <= own.high for own in self.runs)


def reach_of(dice: Dice, modifiers: Iterable[tuple[Name, Modifier]] = ()) -> Reach:
    """Return what dice can give, modifiers counted; of the dice of a matrix only the first are meant."""
    results = dice.results
    runs = _runs_of(results)
    lowest: list[tuple[str, int]] = []
    highest: list[tuple[str, int]] = []
    for choices in _choices(modifiers):
        low, high = min(choices, key=lambda each: each[1]), max(choices, key=lambda each: each[1])
        lowest += [low] if low[1] else []
        highest += [high] if high[1] else []
        runs = _spread(runs, sorted({value for _, value in choices}))
    return Reach(runs, (results[0], tuple(lowest)), (results[-1], tuple(highest)))


def table_reach(table: Table, dice: Dice) -> Reach:
    """Return what can be looked up in the rows of a table that is rolled on."""
    return reach_of(dice, table.modifiers.items())


def show_sum(total: Sum) -> str:
    """Return a sum as it is worked out: `1 - 1 (moved) = 0`; a bare result as it is."""
    base, added = total
    terms = "".join(f" {'-' if value < 0 else '+'} {abs(value)} ({name})" for name, value in added)
    return f"{base}{terms} = {base + sum(value for _, value in added)}" if added else str(base)


def _runs_of(results: Sequence[int]) -> tuple[Run, ...]:
    grouped = groupby(enumerate(results), key=lambda pair: pair[1] - pair[0])
    parts = [[value for _, value in group] for _, group in grouped]
    return tuple(Run(part[0], part[-1]) for part in parts)


def _choices(modifiers: Iterable[tuple[Name, Modifier]]) -> list[list[tuple[str, int]]]:
    """Return, for each modifier or group, the named numbers one of which is added; that none applies is among them."""
    grouped: dict[str, list[tuple[str, int]]] = {}
    for name, modifier in modifiers:
        key = f"group {modifier.group}" if modifier.group else f"modifier {name}"
        found = grouped.setdefault(key, [("", 0)])
        times = max(modifier.times, 0)
        counts = range(1, times + 1) if times <= MOST_RUNS else (1, times)
        found += [(name if count == 1 else f"{count} x {name}", modifier.value.value * count) for count in counts]
    return list(grouped.values())


def _spread(runs: tuple[Run, ...], values: Sequence[int]) -> tuple[Run, ...]:
    if len(runs) * len(values) > MOST_RUNS:
        return (Run(runs[0].low + values[0], runs[-1].high + values[-1]),)
    return merge(Run(run.low + value, run.high + value) for run in runs for value in values)

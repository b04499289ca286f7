"""Runs of whole numbers: die ranges and the numbers they should cover → what is missing, and what overlaps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import inf
from typing import NamedTuple, TypeAlias

from printkit.model.dice import DieRange

End: TypeAlias = int | float
"""A whole number, or an infinity where a run has no end."""


class Run(NamedTuple):
    """Neighbouring whole numbers from `low` to `high`, both included; the order of runs is that of their numbers."""

    low: End
    high: End

    def __str__(self) -> str:
        if self.low == self.high:
            return str(self.low)
        if self.low == -inf:
            return f"{self.high} or less"
        return f"{self.low} or more" if self.high == inf else f"{self.low} to {self.high}"


class Overlap(NamedTuple):
    """Two ranges by their index, the one written earlier first, and the numbers that both hold."""

    earlier: int
    later: int
    shared: Run


def run_of(written: DieRange) -> Run:
    """Return a die range as a run; an open end is infinite."""
    return Run(-inf if written.low is None else written.low, inf if written.high is None else written.high)


def merge(runs: Iterable[Run]) -> tuple[Run, ...]:
    """Return runs in rising order, those that touch or overlap joined."""
    found: list[Run] = []
    for run in sorted(runs):
        if found and run.low <= found[-1].high + 1:
            found[-1] = Run(found[-1].low, max(found[-1].high, run.high))
        else:
            found.append(run)
    return tuple(found)


def missing(wanted: Iterable[Run], covered: Iterable[Run]) -> Iterator[Run]:
    """Yield the parts of the wanted runs that no other run covers, in rising order."""
    blocks = merge(covered)
    for run in wanted:
        low = run.low
        for block in blocks:
            if block.high < low:
                continue
            if block.low > run.high:
                break
            if block.low > low:
                yield Run(low, block.low - 1)
            low = block.high + 1
        if low <= run.high and low < inf:
            yield Run(low, run.high)


def overlaps(written: Sequence[DieRange]) -> Iterator[Overlap]:
    """Yield each range that shares numbers with others: once, with the one below it that reaches furthest."""
    order = sorted(range(len(written)), key=lambda index: (run_of(written[index]), index))
    furthest = -1
    for index in order:
        run = run_of(written[index])
        if furthest >= 0 and run.low <= (reach := run_of(written[furthest]).high):
            earlier, later = sorted((furthest, index))
            yield Overlap(earlier, later, Run(run.low, min(run.high, reach)))
        if furthest < 0 or run.high > run_of(written[furthest]).high:
            furthest = index

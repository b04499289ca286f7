"""Runs of numbers, and the sums that modifiers make: compared with counting by hand."""

from __future__ import annotations

import random
from itertools import product
from math import inf

import pytest

from printkit.check.dice.reach import reach_of, show_sum
from printkit.check.dice.runs import Run, merge, missing, overlaps, run_of
from printkit.model.dice import Dice, DieRange
from printkit.model.names import Name
from printkit.model.odds import Modifier, Signed


def numbers(runs: tuple[Run, ...]) -> set[int]:
    return {number for run in runs for number in range(int(run.low), int(run.high) + 1)}


@pytest.mark.parametrize("seed", range(20))
def test_missing_and_overlaps_agree_with_counting(seed: int) -> None:
    dice = random.Random(seed)
    ranges = [DieRange(low, low + dice.randrange(4)) for low in dice.choices(range(20), k=dice.randrange(1, 7))]
    held = [set(range(each.low or 0, (each.high or 0) + 1)) for each in ranges]
    gaps = set(range(25)) - set().union(*held)
    assert numbers(tuple(missing([Run(0, 24)], map(run_of, ranges)))) == gaps
    doubled = {number for number in range(25) if sum(number in each for each in held) > 1}
    assert set().union(*(numbers((found.shared,)) for found in overlaps(ranges))) == doubled


def test_runs_without_end_have_nothing_missing_beyond() -> None:
    assert list(missing([Run(0, inf)], [Run(-inf, 3), Run(5, inf)])) == [Run(4, 4)]
    assert list(missing([Run(0, inf)], [Run(0, 3)])) == [Run(4, inf)]
    assert merge([Run(3, 4), Run(-inf, 2), Run(9, inf)]) == (Run(-inf, 4), Run(9, inf))


@pytest.mark.parametrize(
    ("run", "shown"),
    [(Run(4, 4), "4"), (Run(-1, 2), "-1 to 2"), (Run(-inf, 2), "2 or less"), (Run(7, inf), "7 or more")],
)
def test_runs_are_shown_as_a_person_says_them(run: Run, shown: str) -> None:
    assert str(run) == shown


@pytest.mark.parametrize("seed", range(20))
def test_reach_agrees_with_counting(seed: int) -> None:
    dice = random.Random(seed)
    groups = [None, "g", "h"]
    modifiers = [
        (
            Name(f"m{number}"),
            Modifier(Signed(dice.randrange(-4, 5)), group=dice.choice(groups), times=dice.randrange(3)),
        )  # type: ignore[arg-type]
        for number in range(dice.randrange(5))
    ]
    choices = [
        [0, *(each.value.value * count for count in range(1, each.times + 1))]
        for _, each in modifiers
        if not each.group
    ]
    for group in groups[1:]:
        own = [each for _, each in modifiers if each.group == group]
        choices.append([0, *(each.value.value * count for each in own for count in range(1, each.times + 1))])
    wanted = {face + sum(added) for face in range(1, 7) for added in product(*choices)}
    reach = reach_of(Dice(1, 6), modifiers)
    assert numbers(reach.runs) == wanted
    shown = [int(show_sum(total).rpartition("= ")[2]) for total in (reach.lowest, reach.highest)]
    assert shown == [min(wanted), max(wanted)]

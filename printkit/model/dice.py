"""Dice and the ranges of their results: the way players write them → numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Self

MOST = 999_999
"""The largest result that a range can name."""

_DICE = re.compile(r"(?:(\d{0,2})[dD](\d{1,3}))")
_WHOLE = re.compile(r"[-−]?\d+")
_RANGE = re.compile(r"(\d+)\s*[-–]\s*(\d+)")
_LIMIT = 1_000_000


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice rolled together: `1d6`, `2d6` (added), `d66` (tens and units), `d100`.

    `1d6 × 1d6` reads two rolls apart: the first chooses the row of a matrix, `across` its column.
    """

    count: int
    sides: int
    across: Dice | None = None

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read the players' notation; raises ValueError when it is none."""
        first, *second = re.split(r"\s*[x×]\s*", text.strip())
        if len(second) == 1:
            return replace(cls.from_text(first), across=Dice.from_text(second[0]))
        if second:
            raise ValueError(f'"{text}" crosses {len(second) + 1} rolls -- a matrix has two, such as 1d6 × 1d6')
        match = _DICE.fullmatch(first)
        if not match:
            raise ValueError(f'"{text}" is not a dice roll -- write dice such as 1d6, 2d6, d66 or d100')
        count, sides = int(match[1] or 1), int(match[2])
        if count < 1 or sides < 2 or sides**count > _LIMIT:
            raise ValueError(f'"{text}" is not a dice roll one can count -- use at most 20 bits of chance, such as 3d6')
        return cls(count, sides)

    def __str__(self) -> str:
        plain = f"d{self.sides}" if self.sides == 66 else f"{self.count}d{self.sides}"
        return plain if self.across is None else f"{plain} × {self.across}"

    @property
    def chances(self) -> dict[int, Fraction]:
        """Return each possible result, in rising order, with its exact probability."""
        return dict(_chances(self.count, self.sides))

    @property
    def results(self) -> tuple[int, ...]:
        """Return the possible results in rising order: 1–6 for 1d6, 11–16, 21–26 … 66 for d66."""
        return tuple(_chances(self.count, self.sides))


@cache
def _chances(count: int, sides: int) -> dict[int, Fraction]:
    if sides == 66 and count == 1:
        return {10 * tens + units: Fraction(1, 36) for tens, units in product(range(1, 7), repeat=2)}
    ways = {0: 1}
    for _ in range(count):
        sums: dict[int, int] = {}
        for total, number in ways.items():
            for face in range(1, sides + 1):
                sums[total + face] = sums.get(total + face, 0) + number
        ways = sums
    return {total: Fraction(number, sides**count) for total, number in sorted(ways.items())}


@dataclass(frozen=True, slots=True)
class DieRange:
    """A run of results: `1-3`, `6`, `4+` (no upper end), `≤2` (no lower end); `00` is 100, as on percentile dice."""

    low: int | None
    high: int | None

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read the players' notation; raises ValueError when it is none or runs backwards."""
        plain = text.strip()
        if re.search(r"\d{7}", plain):
            raise ValueError(f'"{plain[:40]}" names a result beyond {MOST:,} -- write a smaller number')
        if plain.isdecimal():
            return cls(_number(plain), _number(plain))
        if match := _RANGE.fullmatch(plain):
            low, high = _number(match[1]), _number(match[2])
            if low > high:
                raise ValueError(f'range "{text}" runs backwards -- write {match[2]}-{match[1]}')
            return cls(low, high)
        if plain.endswith("+") and plain[:-1].isdecimal():
            return cls(int(plain[:-1]), None)
        if (rest := plain.removeprefix("≤").removeprefix("<=").strip()) != plain and _WHOLE.fullmatch(rest):
            return cls(None, int(rest.replace("−", "-")))
        raise ValueError(f'"{text}" is not a range of results -- write 1-3, 6, 4+ or ≤2')

    def __contains__(self, value: int) -> bool:
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def __str__(self) -> str:
        if self.low is None:
            return f"≤{self.high}"
        if self.high is None:
            return f"{self.low}+"
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"

    def spans(self) -> tuple[tuple[int | None, int | None], ...]:
        """Return the ends of the run, for the locale to write."""
        return ((self.low, self.high),)


def _number(digits: str) -> int:
    return 100 if digits == "00" else int(digits)


@dataclass(frozen=True, slots=True)
class Results:
    """A set of results of a roll, as runs: {1, 6} or {5, 6}; `chance` is that of the roll to give one of them."""

    runs: tuple[DieRange, ...]
    chance: Fraction | None = None

    @classmethod
    def of(cls, values: Iterable[int], dice: Dice) -> Self:
        """Gather values into runs of neighbours among the results of dice, in rising order."""
        wanted, possible = set(values), dice.results
        runs: list[DieRange] = []
        open_low: int | None = None
        for index, value in enumerate(possible):
            if value in wanted and open_low is None:
                open_low = value
            if open_low is not None and (index + 1 == len(possible) or possible[index + 1] not in wanted):
                runs.append(DieRange(open_low, value))
                open_low = None
        return cls(tuple(runs), sum((dice.chances[value] for value in wanted), Fraction(0)))

    def __contains__(self, value: int) -> bool:
        return any(value in run for run in self.runs)

    def spans(self) -> tuple[tuple[int | None, int | None], ...]:
        """Return the ends of each run, for the locale to write."""
        return tuple((run.low, run.high) for run in self.runs)

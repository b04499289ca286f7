"""Contests: pieces with figures, a rule for higher and lower, special cases → the outcome of every pair."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.model.contents import Unit
from printkit.model.names import Name
from printkit.source.text import Message

MOST_UNITS = 60
"""The units of a contest, and its special cases: a matrix of more has no room on paper."""
MOST_SHADES = 3
"""The shades that tell outcomes apart in a matrix."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What can come of a contest: its words, and the `sign` that stands for it in a matrix, at a `shade` from 0."""

    title: Message
    sign: Message
    shade: int = 0
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not 0 <= self.shade <= MOST_SHADES:
            raise ValueError(f"there is no shade {self.shade} -- write 0 for none, or 1 to {MOST_SHADES}")


@dataclass(frozen=True, slots=True)
class SpecialCase:
    """Pairs that the figures do not decide: who attacks whom (all, where none are named), and the outcome.

    `over` names special cases that it goes before; without it, two that meet in a pair contradict each other unless
    they agree. `title` says the case in a sentence.
    """

    outcome: Name
    title: Message | None = None
    attacker: tuple[Name, ...] = ()
    target: tuple[Name, ...] = ()
    over: tuple[Name, ...] = ()
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def holds(self, attacker: str, target: str) -> bool:
        """Tell whether it speaks of a pair."""
        return (not self.attacker or attacker in self.attacker) and (not self.target or target in self.target)


@dataclass(frozen=True, slots=True)
class Attack:
    """A worked example of a contest: one piece attacks another, and what must come of it.

    `from` and `to` are cells of the contest's grid, `between` cells in which other pieces stand. `expect` is an
    outcome, or `illegal` where the attack cannot be made.
    """

    id: Name
    attacker: Name
    target: Name
    expect: Name
    start: str | None = field(default=None, metadata={"key": "from"})
    to: str | None = None
    between: tuple[str, ...] = ()
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest of two pieces, decided by a `figure` of the roster unless a `special` case speaks of the pair.

    `units` are the pieces in the order of a matrix. The attacker's figure is `higher`, `lower` or `equal`: the
    outcome of each. `attacker` and `target` head the sides of the matrix. `passive` units never attack: each of their
    pairs has the outcome `impossible`. `reach` names the figure that tells how many cells a unit moves, on which
    `grid`; `short` the words of a unit that stand for its title at the head of columns too narrow for it.
    """

    title: Message
    units: tuple[Name, ...]
    figure: Name
    higher: Name
    lower: Name
    equal: Name
    outcomes: Mapping[Name, Outcome]
    special: Mapping[Name, SpecialCase] = field(default_factory=dict)
    passive: tuple[Name, ...] = ()
    impossible: Name | None = None
    attacker: Message | None = None
    target: Message | None = None
    short: Name | None = None
    reach: Name | None = None
    grid: Name | None = None
    examples: tuple[Attack, ...] = ()
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.units) <= MOST_UNITS or len(self.special) > MOST_UNITS:
            sizes = f"{len(self.units)} units and {len(self.special)} special cases"
            raise ValueError(f"a contest cannot have {sizes} -- name 1 to {MOST_UNITS} units, no more cases")
        doubled = next((unit for index, unit in enumerate(self.units) if unit in self.units[:index]), None)
        if doubled:
            raise ValueError(f'a contest names "{doubled}" twice -- name each unit once')

    def cases(self, attacker: str, target: str) -> Mapping[Name, SpecialCase]:
        """Return the special cases that decide a pair, without those that another one of them goes before."""
        found = {name: case for name, case in self.special.items() if case.holds(attacker, target)}
        beaten = {name for case in found.values() for name in case.over}
        return {name: case for name, case in found.items() if name not in beaten}

    def outcomes_of(self, attacker: str, target: str, roster: Mapping[Name, Unit]) -> tuple[Name, ...]:
        """Return the outcomes that the rules give a pair: one, none where nothing decides it, several in contradiction."""
        if attacker in self.passive:
            return () if self.impossible is None else (self.impossible,)
        if cases := self.cases(attacker, target):
            return tuple(dict.fromkeys(case.outcome for case in cases.values()))
        own, other = (_figure(roster, name, self.figure) for name in (attacker, target))
        if own is None or other is None:
            return ()
        return (self.equal if own == other else self.higher if own > other else self.lower,)

    def matrix(self, roster: Mapping[Name, Unit]) -> Mapping[tuple[Name, Name], Name | None]:
        """Return the outcome of every pair, attackers down and targets across; None where the rules do not give one."""
        return dict(self._pairs(roster))

    def _pairs(self, roster: Mapping[Name, Unit]) -> Iterator[tuple[tuple[Name, Name], Name | None]]:
        for attacker in self.units:
            for target in self.units:
                found = self.outcomes_of(attacker, target, roster)
                yield (attacker, target), found[0] if len(found) == 1 else None


def _figure(roster: Mapping[Name, Unit], unit: str, figure: Name) -> int | None:
    found = roster.get(Name(unit))
    return None if found is None else found.figures.get(figure)

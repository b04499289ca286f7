"""Status charts: units in groups, and what their figures are kept on in play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.contents import Count, Unit
from printkit.model.names import Name
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Figure:
    """What a figure of a unit is called, and what it is kept on in play.

    A figure that is kept on boxes falls from the unit's own number to `least`: it has a box for each number, the box
    of 0 says `last`. `art` is its picture, `short` what it is called over a narrow column.
    """

    title: Message
    short: Message | None = None
    art: Name | None = None
    least: Amount = Amount(0)
    last: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class UnitGroup:
    """Units that a status chart shows alike, and which of their figures it shows how.

    `numbers` are printed, `words` of a unit behind its note in a listing; `track` is a row of its own that falls to
    nothing; `stores` have a box with a picture for each one that can be spent; `ladders` fall step by step.
    """

    title: Message
    units: tuple[Name, ...]
    numbers: tuple[Name, ...] = ()
    track: Name | None = None
    stores: tuple[Name, ...] = ()
    ladders: tuple[Name, ...] = ()
    words: tuple[Name, ...] = ()
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class StatusChart:
    """A chart of what has become of each unit; `changes` are figures that units have on this chart alone."""

    title: Message
    changes: Mapping[Name, Mapping[Name, Count]] = field(default_factory=dict)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def figures_of(self, name: Name, unit: Unit) -> Mapping[Name, int]:
        """Return the figures of a unit as they are on this chart."""
        return {**unit.figures, **self.changes.get(name, {})}

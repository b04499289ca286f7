"""Counters: small double-sided pieces of cardboard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.model.amount import Amount, Size
from printkit.model.contents import Unit
from printkit.model.names import Name
from printkit.model.sides import Side
from printkit.source import Distance
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a counter: a name, a picture, a value in each lower corner, the colour of its band."""

    label: Message
    art: Name | None = None
    left: Message | None = None
    right: Message | None = None
    band: str = "ink"
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter that is printed `count` times; its `layout` is that of its sheet unless it has one of its own.

    With `each` it stands for a counter of every unit of that kind in the roster, whose texts draw on the unit at hand:
    `{item.unit.figures.speed}`, `{item.side.title}`.
    """

    title: Message
    size: Size
    front: Face
    back: Face | None = None
    count: Amount = Amount(1)
    bleed: Distance = Distance(0)
    layout: Name | None = None
    each: Name | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class UnitCounter:
    """The counter of one unit of the roster: what `counter` says for each unit of a kind, and the unit's own side."""

    counter: Counter
    unit: Unit
    side: Side | None
    front: Face
    back: Face | None

    @property
    def title(self) -> Message:
        """Return the name of the unit."""
        return self.unit.title

    @property
    def size(self) -> Size:
        """Return its size."""
        return self.counter.size

    @property
    def count(self) -> Amount:
        """Return how often it is printed."""
        return self.counter.count

    @property
    def bleed(self) -> Distance:
        """Return its bleed in mm."""
        return self.counter.bleed

    @property
    def layout(self) -> Name | None:
        """Return the layout of its own, where there is one."""
        return self.counter.layout

    @property
    def origin(self) -> Origin:
        """Return where the counter is written."""
        return self.counter.origin

    @property
    def places(self) -> Mapping[str, Origin]:
        """Return where the fields of the counter are written."""
        return self.counter.places


def counters_of(
    counters: Mapping[Name, Counter], roster: Mapping[Name, Unit], sides: Mapping[Name, Side]
) -> Mapping[Name, Counter | UnitCounter]:
    """Return every counter by name; one for each unit of a kind bears the unit's name and the side of its group."""
    found: dict[Name, Counter | UnitCounter] = {}
    for name, counter in counters.items():
        if counter.each is None:
            found[name] = counter
            continue
        units = ((each, unit) for each, unit in roster.items() if unit.kind == counter.each)
        for each, unit in units:
            side = sides.get(unit.group) if unit.group else None
            found[each] = UnitCounter(counter, unit, side, counter.front, counter.back)
    return found

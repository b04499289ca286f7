"""What is in the box, what has to be kept track of, and who takes part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.examples import Formula
from printkit.model.names import Name
from printkit.source import Within
from printkit.source.text import Message

Count = Annotated[int, Within(-99_999, 99_999)]
"""A figure of a unit: it may be the number of boxes that are drawn for it."""


@dataclass(frozen=True, slots=True)
class Component:
    """A kind of thing in the box.

    `printed` is the path of what is printed of it (`counters.attackers`) or several, none for dice and pencils.
    `uses` names moments of play with the expression of how many are in use then: the largest may not exceed `count`.
    """

    title: Message
    count: Amount
    printed: str | tuple[str, ...] | None = None
    uses: Mapping[Name, Formula] = field(default_factory=dict)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    @property
    def printed_paths(self) -> tuple[str, ...]:
        """Return the paths of what is printed of it."""
        return as_paths(self.printed)


@dataclass(frozen=True, slots=True)
class Quantity:
    """Something a player has to keep track of.

    `kind` is recorded (a number that runs on) or effect (something that lasts and must say how long: `lasts`).
    `tracker` is the path of what it is kept on (`tracks.ship-hits`, `records.record.tallies.hits`), which must go up
    to `most` and no further; tracks that are read together are joined (`tracks.tens + tracks.units`), and a list
    names several places that each hold all of it.
    """

    title: Message
    kind: Literal["recorded", "effect"] = "recorded"
    tracker: str | tuple[str, ...] | None = None
    most: Amount | None = None
    lasts: str | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    @property
    def trackers(self) -> tuple[tuple[str, ...], ...]:
        """Return the places that hold it, each as the paths that are read together there."""
        return tuple(tuple(part.strip() for part in whole.split("+")) for whole in as_paths(self.tracker))


def as_paths(value: str | tuple[str, ...] | None) -> tuple[str, ...]:
    """Return the paths of a field that takes none, one or several."""
    return (value,) if isinstance(value, str) else value or ()


@dataclass(frozen=True, slots=True)
class Unit:
    """A ship, piece, place or event of the game: its name, its kind, its figures, and other units it needs.

    `group` is the kind's side or class; units of one `kind` have different titles. `figures` are numbers by name.
    `needs` names those units, and `needs_kind` is the kind that every unit it needs must be of. `art` is its picture,
    `note` a word or two about it, such as its class; `words` say what stands in place of a figure that is no number.
    `unused: meant` says that nothing names it on purpose.
    """

    title: Message
    kind: Name
    group: Name | None = None
    note: Message | None = None
    art: Name | None = None
    figures: Mapping[Name, Count] = field(default_factory=dict)
    words: Mapping[Name, Message] = field(default_factory=dict)
    needs: tuple[Name, ...] = ()
    needs_kind: Name | None = None
    unused: Literal["meant"] | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

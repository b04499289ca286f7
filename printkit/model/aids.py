"""Player aids, tracks and records: what is printed for the player to follow, to count on and to write on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.names import Name
from printkit.source.text import Message

LETTERS = 26


@dataclass(frozen=True, slots=True)
class Aid:
    """A short text for the table's edge: numbered `steps`, or `notes` in any order, or both.

    The steps of one that is `lettered` have letters from A on instead of numbers.
    """

    title: Message
    steps: Mapping[Name, Message] = field(default_factory=dict)
    notes: tuple[Message, ...] = ()
    lettered: bool = False
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.lettered and len(self.steps) > LETTERS:
            raise ValueError(f"{len(self.steps)} steps have more letters than there are -- number them, or use 26")


@dataclass(frozen=True, slots=True)
class Track:
    """A row of numbered boxes: `boxes` of them, from `first` in steps of `step`; `last` is said of the last box."""

    title: Message
    boxes: Amount
    first: int = 1
    step: int = 1
    last: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Tally:
    """Boxes to tick, each worth `points`."""

    title: Message
    boxes: Amount
    points: Amount = Amount(1)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A sheet to write results on: `blocks` of the same form, each with blank fields, tallies and blank totals."""

    title: Message
    fields: Mapping[Name, Message] = field(default_factory=dict)
    tallies: Mapping[Name, Tally] = field(default_factory=dict)
    totals: Mapping[Name, Message] = field(default_factory=dict)
    blocks: Amount = Amount(1)
    note: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

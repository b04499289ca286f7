"""What is in the box, what has to be kept track of, who takes part, and what words mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.names import Name
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Component:
    """A kind of thing in the box.

    `printed` is the path of what is printed of it (`counters.attackers`), none for dice and pencils. `uses` names
    moments of play with the expression of how many are in use then: the largest may not exceed `count`.
    """

    title: Message
    count: Amount
    printed: str | None = None
    uses: Mapping[Name, str] = field(default_factory=dict)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Quantity:
    """Something a player has to keep track of.

    `kind` is recorded (a number that runs on) or effect (something that lasts and must say how long: `lasts`).
    `tracker` is the path of what it is kept on (`tracks.ship-hits`, `records.record.tallies.hits`), which must have
    at least `most` boxes.
    """

    title: Message
    kind: Literal["recorded", "effect"] = "recorded"
    tracker: str | None = None
    most: Amount | None = None
    lasts: str | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Unit:
    """A ship, piece, place or event of the game: its name, its kind, its figures, and other units it needs.

    `group` is the kind's side or class; units of one `kind` have different titles. `figures` are numbers by name.
    """

    title: Message
    kind: Name
    group: Name | None = None
    figures: Mapping[Name, int] = field(default_factory=dict)
    needs: tuple[Name, ...] = ()
    unused: Literal["meant"] | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Forms:
    """How a language says a term: the one `preferred` form, its `plural`, and forms that are not to be used."""

    preferred: str
    plural: str | None = None
    forbidden: tuple[str, ...] = ()
    origin: Origin = field(default=Origin(""), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Term:
    """A concept of the game and its words, by language.

    `kind` is term, name (a proper name: spelt one way everywhere, near misses are faults) or abbreviation (which
    `expands` to the words whose initials it is made of).
    """

    forms: Mapping[Name, Forms]
    kind: Literal["term", "name", "abbreviation"] = "term"
    means: Message | None = None
    expands: Mapping[Name, str] = field(default_factory=dict)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

"""The sections of the page → the classes that each tells of, each class once, and where on the page it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from printkit.cli.vocabulary.kinds import called, hints_of, is_notation, is_record, keys_of, parts_of

RESERVED = ("origin", "places")


def anchor(heading: str) -> str:
    """Return the anchor that GitHub gives to a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@dataclass(frozen=True, slots=True)
class Told:
    """A class with a heading of its own on the page; one that is `made` is put together of others, and only read."""

    kind: type
    heading: str
    made: bool = False


@dataclass
class Outline:
    """What stands where: `links` are the anchors of the classes met so far, `notations` those written as one value."""

    links: dict[type, str] = field(default_factory=dict)
    notations: dict[type, None] = field(default_factory=dict)

    def root(self, kind: type, heading: str) -> None:
        """Give a class the heading of its section."""
        self.links[kind] = anchor(heading)

    def within(self, kind: Any, owner: str) -> Iterator[Told]:
        """Yield the classes that a type is made of and nobody told of before, the outer ones first."""
        for each in parts_of(kind):
            if is_notation(each):
                self.notations[each] = None
            elif is_record(each) and each not in self.links:
                heading = f"{called(each)} of {owner}"
                self.root(each, heading)
                yield Told(each, heading)
                yield from self.below(each, owner)

    def below(self, record: type, owner: str) -> Iterator[Told]:
        """Yield the classes that the keys of a record are made of."""
        hints = hints_of(record)
        for each in keys_of(record):
            yield from self.within(hints[each.name], owner)

    def made(self, kinds: Sequence[type], owner: str) -> Iterator[Told]:
        """Yield the classes that things are put together of where paths lead: not written, only read."""
        for kind in kinds:
            if kind not in self.links:
                heading = f"{called(kind)} of {owner}"
                self.root(kind, heading)
                yield Told(kind, heading, made=True)
                inner = [each for name in steps_of(kind) for each in parts_of(hints_of(kind)[name])]
                yield from self.made([each for each in inner if is_record(each)], owner)


def steps_of(made: Any) -> tuple[str, ...]:
    """Return the fields of a class that a path can lead on to."""
    return tuple(each.name for each in fields(made) if each.name not in RESERVED and not each.name.startswith("_"))

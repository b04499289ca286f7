"""A whole game: what its files say, by file name, and the sheets that are printed of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property

from printkit.model.amount import Amount
from printkit.model.files import GameFile, Sheet
from printkit.model.mentions import Mention
from printkit.model.names import Name
from printkit.model.parts import Parts
from printkit.model.things import Thing
from printkit.source.text import Message


@dataclass(frozen=True, eq=False)  # one folder, one object: what is made of a game is remembered by it
class Game:
    """A game as its folder holds it; `id` is the folder's name.

    `messages` are all its texts, `mentions` all paths that its sources and its own layouts name.
    """

    id: str
    file: GameFile
    parts: Parts
    messages: tuple[Message, ...] = ()
    mentions: tuple[Mention, ...] = ()

    @cached_property
    def names(self) -> Mapping[str, object]:
        """Return what placeholders and slots can name: `game` and each part."""
        parts = {entry.name: getattr(self.parts, entry.name) for entry in fields(Parts)}
        return {"game": self.file, **parts, "orders": self.parts.written_orders}

    @cached_property
    def titles(self) -> Mapping[Name, Message]:
        """Return the titles of units, ports, levels and events by name: what a text says where it names one of them."""
        parts = self.parts
        found = {name: event.title for name, event in parts.events.items()}
        found |= {name: level.title for name, level in parts.levels.items()}
        found |= {name: port.title for chart in parts.charts.values() for name, port in chart.ports.items()}
        return found | {name: unit.title for name, unit in parts.roster.items()}

    @property
    def languages(self) -> tuple[str, ...]:
        """Return the source language, then the translations."""
        return (self.file.language, *self.file.translations)

    def items(self, sheet: Name) -> Iterator[tuple[Name, Thing]]:
        """Yield the things of a sheet with their names, in the order of their file."""
        plan = self.file.sheets[sheet]
        for name, thing in self.parts.things(plan.from_).items():
            found = self._in_variant(plan, thing)
            if found is not None and (not plan.only or name in plan.only):
                yield name, found

    def thing(self, sheet: Name, item: Name) -> Thing:
        """Return a thing of a sheet by name, of pieces as many as its variant has; raises KeyError without one."""
        plan = self.file.sheets[sheet]
        found = self._in_variant(plan, self.parts.things(plan.from_)[item])
        if found is None:
            raise KeyError(item)
        return found

    def _in_variant(self, plan: Sheet, thing: Thing) -> Thing | None:
        """Return a thing as the sheet's variant has it, or None where that has none of it or is not there."""
        if plan.variant is None or plan.from_ != "players":
            return thing
        from printkit.model.variants import PlayerPiece  # noqa: PLC0415  # only games of variants have pieces of players

        assert isinstance(thing, PlayerPiece)  # noqa: S101 - the part `players` is made of nothing else
        variant = self.parts.variants.get(plan.variant)
        count = variant.counts.get(thing.id, 0) if variant else 0
        return replace(thing, count=Amount(count)) if count else None

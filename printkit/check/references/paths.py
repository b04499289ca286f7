"""Every path that a game's texts, amounts and placements name, with what its first step may belong to."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, lru_cache

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.cards import CardBack
from printkit.model.counters import Face
from printkit.model.game import Game
from printkit.model.missions import Goal, ZoneLine
from printkit.model.prose import Place
from printkit.model.resolve import names_of, resolve
from printkit.source import Entry
from printkit.source.text import Message

LAYOUT_NAMES = ("sheet", "lang", "item", "face", "page", "entry", "index")
"""The names that a page adds to those of the game, known only once it is laid out."""


@dataclass(frozen=True, slots=True)
class Found:
    """A text, amount or placement, its place, and the things whose own fields it may name, the nearest first."""

    value: Message | Amount | Place
    origin: Origin
    scopes: tuple[object, ...] = ()


@lru_cache(maxsize=2)
def walk_game(game: Game) -> tuple[Found, ...]:
    """Return every text, amount and placement of a game, in the order of its files."""
    return tuple(_walk_parts(game))


def _walk_parts(game: Game) -> Iterator[Found]:
    yield from _walk(game.file, game.file.origin, ())
    for part in fields(game.parts):
        for thing in getattr(game.parts, part.name).values():
            yield from _walk(thing, getattr(thing, "origin", Origin("")), (thing,))


def _walk(value: object, origin: Origin, scopes: tuple[object, ...]) -> Iterator[Found]:
    match value:
        case Message() | Place():
            yield Found(value, value.origin, scopes)
        case Amount():
            yield Found(value, origin, scopes)
        case Mapping():
            for inner in value.values():
                yield from _walk(inner, origin, scopes)
        case tuple():
            for inner in value:
                yield from _walk(inner, origin, scopes)
        case Entry():
            yield from _walk(value.value, value.origin, scopes)
        case _ if is_dataclass(value) and not isinstance(value, type):
            yield from _walk_fields(value, origin, scopes)


def _walk_fields(value: object, origin: Origin, scopes: tuple[object, ...]) -> Iterator[Found]:
    own = getattr(value, "origin", origin)
    places: Mapping[str, Origin] = getattr(value, "places", {})
    inner = (value, *scopes) if isinstance(value, CardBack | Face | Goal | ZoneLine) else scopes
    for name in _field_names(type(value)):  # type: ignore[arg-type]  # a class is hashable
        inside = getattr(value, name)
        if inside is not None and not isinstance(inside, str | int):
            yield from _walk(inside, places.get(name, own), inner)


@cache
def _field_names(cls: Hashable) -> tuple[str, ...]:
    names = [part.name for part in fields(cls)]  # type: ignore[arg-type]  # only dataclasses come here
    return tuple(name for name in names if name not in {"origin", "places"})


def look_up(game: Game, path: str, scopes: tuple[object, ...] = ()) -> object:
    """Return what a path names: a field of the things it stands in, else of the game; raises LookupError."""
    return counted(game, follow(game, path, scopes))


def follow(game: Game, path: str, scopes: tuple[object, ...] = ()) -> object:
    """Return what a path names, an amount as it is; raises LookupError."""
    first = path.partition(".")[0].replace("-", "_")
    for scope in scopes:
        if first not in names_of(scope):
            continue  # to be told which name is near would take long
        try:
            return resolve({"": scope}, f".{path}")
        except LookupError:
            continue
    return resolve(game.names, path)


def counted(game: Game, value: object) -> object:
    """Return the number that an amount stands for, any other value as it is; raises LookupError."""
    return value.count(game.names) if isinstance(value, Amount) else value


def is_of_layout(game: Game, path: str) -> bool:
    """Tell whether a path begins with a name that only a page being laid out has."""
    first = path.split(".", maxsplit=1)[0]
    return first in LAYOUT_NAMES and first not in game.names


def split_reason(error: LookupError, otherwise: str = "") -> tuple[str, str]:
    """Return what a failed look-up says as a reason and a hint."""
    reason, _, hint = str(error.args[0] if error.args else "nothing is there").partition("; ")
    return reason, hint or otherwise


def spelt(path: str) -> str:
    """Return a path in one spelling: hyphens and underscores are one."""
    return path.replace("_", "-").lower()

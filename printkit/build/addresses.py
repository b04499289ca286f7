"""Addresses: `game/sheet/item`, globs included → the sheets and items of a project that they mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from fnmatch import fnmatchcase

from printkit.build.refusal import CannotRunError, did_you_mean
from printkit.model.game import Game
from printkit.model.names import Name


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to make of one game: whole sheets, and single items of sheets; `whole` when every sheet is wanted."""

    game: str
    whole: bool
    sheets: tuple[Name, ...]
    items: Mapping[Name, tuple[Name, ...]]


def clean(address: str) -> str:
    """Return an address without what a shell's completion adds to it: `sources/`, a slash at the end."""
    return address.strip().removeprefix("./").removeprefix("sources/").strip("/")


def names_items_only(addresses: Sequence[str]) -> bool:
    """Tell whether all addresses, and there are some, name single items: `game/sheet/item`."""
    return bool(addresses) and all(clean(address).count("/") == 2 for address in addresses)


def games_meant(addresses: Iterable[str], games: Sequence[str]) -> tuple[str, ...]:
    """Return the games that addresses lie in, all where there is none; raises CannotRunError."""
    patterns = [clean(address).split("/")[0] for address in addresses]
    for pattern in patterns:
        if not any(fnmatchcase(game, pattern) for game in games):
            raise _unknown(pattern, get_close_matches(pattern, games, n=3, cutoff=0.4) or games[:3])
    return tuple(game for game in games if not patterns or any(fnmatchcase(game, pattern) for pattern in patterns))


def choose(addresses: Sequence[str], games: Mapping[str, Game], unread: Iterable[str] = ()) -> tuple[Wanted, ...]:
    """Return what the addresses mean in each game, everything where there are none; raises CannotRunError.

    `bismarck` is a whole game, `bismarck/missions` a sheet, `bismarck/missions/07-*` items of it. Nobody can tell
    what is in the games that could not be read, so any address within one of them passes.
    """
    cleaned = [clean(address) for address in addresses]
    for address in cleaned:
        if any(fnmatchcase(game, address.split("/")[0]) for game in unread):
            continue
        if not any(_matches(known, address) for game in games.values() for known in known_addresses(game)):
            everything = [known for game in games.values() for known in known_addresses(game)]
            raise _unknown(address, get_close_matches(address, everything, n=3, cutoff=0.4))
    return tuple(_wanted(game, cleaned) for game in games.values())


def _unknown(address: str, near: Sequence[str]) -> CannotRunError:
    return CannotRunError(f'nothing is called "{address}"{did_you_mean(near, "printkit list shows all there is")}')


def known_addresses(game: Game) -> list[str]:
    """Return every address of a game: its own, and those of its sheets and items."""
    found = [game.id]
    for sheet in game.file.sheets:
        found.append(f"{game.id}/{sheet}")
        found += [f"{game.id}/{sheet}/{item}" for item, _ in game.items(sheet)]
    return found


def _matches(known: str, pattern: str) -> bool:
    steps, patterns = known.split("/"), pattern.split("/")
    return len(steps) == len(patterns) and all(map(fnmatchcase, steps, patterns))


def _wanted(game: Game, addresses: Sequence[str]) -> Wanted:
    whole = not addresses or any(_matches(game.id, address) for address in addresses)
    sheets: list[Name] = []
    items: dict[Name, tuple[Name, ...]] = {}
    for sheet in game.file.sheets:
        if whole or any(_matches(f"{game.id}/{sheet}", address) for address in addresses):
            sheets.append(sheet)
            continue
        single = tuple(
            item
            for item, _ in game.items(sheet)
            if any(_matches(f"{game.id}/{sheet}/{item}", address) for address in addresses)
        )
        if single:
            items[sheet] = single
    return Wanted(game.id, whole, tuple(sheets), items)

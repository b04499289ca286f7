"""Set-ups on hex maps that cannot be set up."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.names import near
from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.hex_setups import Setup, stands_on
from printkit.model.hexes import Hex
from printkit.model.hexmaps import HexMap


@rule("PK279", "impossible-set-up")
def impossible_set_up(game: Game) -> Iterator[Finding]:
    """Report pieces of a set-up that stand on land, partly off the map or two in one hex, and pieces that there are not.

    ## What it does
    Works out the hexes of each piece from its bow, its heading and how long pieces are; looks its name up among
    counters, figures and the roster.

    ## Why it matters
    The scenario cannot be set up as printed.

    ## Example
        setups: {duel: {title: Duel, long: 2, pieces: {victory: 0101 s}}}     # her stern is off the map

    ## Fix
    Move the piece, turn it, or correct its name.
    """
    parts = game.parts
    known = {*parts.counters, *parts.figures, *parts.roster}
    for hexmap in parts.hexmaps.values():
        for setup in hexmap.setups.values():
            for name, stand in setup.pieces.items():
                if known and name not in known:
                    yield Finding(stand.origin, f'there is no piece "{name}"', near(name, known))
            yield from _collisions(hexmap, setup)


def _collisions(hexmap: HexMap, setup: Setup) -> Iterator[Finding]:
    land = hexmap.land()
    taken: dict[Hex, str] = {}
    for name, stand in setup.pieces.items():
        try:
            hexes = stands_on(hexmap.names, stand, setup.long)
        except LookupError:
            continue  # that the hex or the heading is not there is another rule's finding
        off = [place for place in hexes if place not in hexmap.grid]
        if off:
            message = f'the piece "{name}" reaches off the map: its stern is not in a hex'
            yield Finding(stand.origin, message, "move it or turn it")
        for place in hexes:
            label = hexmap.names.name(place) if place in hexmap.grid else ""
            if place in land:
                yield Finding(stand.origin, f'the piece "{name}" stands on land, in hex "{label}"', "move it to water")
            if place in taken and label:
                message = f'the pieces "{taken[place]}" and "{name}" both stand in hex "{label}"'
                yield Finding(stand.origin, message, "move one of them")
            taken.setdefault(place, str(name))

"""Terrain of hex maps: two in one hex, and two that only their colour tells apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from printkit.check.registry import Finding, rule
from printkit.diagnostics import Severity
from printkit.diagnostics.wording import agreeing
from printkit.model.game import Game
from printkit.model.hexes import Hex
from printkit.model.hexmaps import HexMap

LISTED = 4
"""How many hexes a message names."""


@rule("PK277", "two-terrains-in-a-hex")
def two_terrains_in_a_hex(game: Game) -> Iterator[Finding]:
    """Report hexes that two terrains of a map both claim.

    ## What it does
    Compares the hexes of each terrain with those of every other one.

    ## Why it matters
    The map shows the one drawn last, while the rules of the other are in force, too.

    ## Example
        terrain:
          shoal: {title: Shoal, hexes: 0304-0406}
          land: {title: Land, land: yes, hexes: "0406"}

    ## Fix
    Take the hexes out of one of them.
    """
    for hexmap in game.parts.hexmaps.values():
        held = {name: hexmap.known(each.hexes) for name, each in hexmap.terrain.items()}
        for first, second in combinations(held, 2):
            shared = held[first] & held[second]
            if shared:
                hexes = hexmap.terrain[second].hexes
                message = f'{listed(hexmap, shared)} {agreeing(len(shared), "is", "are")} of the terrain "{first}" and of "{second}"'
                yield Finding(hexes.origin, message, "take the hexes out of one of them")


def listed(hexmap: HexMap, hexes: frozenset[Hex]) -> str:
    """Return what a message calls some hexes: the first few by their labels, the others by their number."""
    names = sorted(hexmap.names.name(place) for place in hexes)
    said = ", ".join(f'"{name}"' for name in names[:LISTED])
    return said + (f" and {len(names) - LISTED} more" if len(names) > LISTED else "")


@rule("PK334", "terrain-by-colour-alone", Severity.WARNING)
def terrain_by_colour_alone(game: Game) -> Iterator[Finding]:
    """Report two terrains that nothing but their colour tells apart.

    ## What it does
    Compares pattern, outline and waterlines of any two terrains whose colours differ.

    ## Why it matters
    Printed in grey, or seen by one of the many players who do not see all colours, the two are one.

    ## Example
        terrain:
          shoal: {title: Shoal, colour: shoal-1, hexes: "0304"}
          reef: {title: Reef, colour: shoal-3, hexes: "0507"}

    ## Fix
    Give one of them a pattern: dots, lines, diagonal, cross, waves, hills, woods or marsh.
    """
    for hexmap in game.parts.hexmaps.values():
        for (first, one), (second, other) in combinations(hexmap.terrain.items(), 2):
            looks = [(each.pattern, each.line, each.shape, each.waterlines) for each in (one, other)]
            if one.colour != other.colour and looks[0] == looks[1]:
                message = f'only their colour tells the terrains "{first}" and "{second}" apart'
                yield Finding(other.places.get("pattern", other.origin), message, "give one of them a pattern")

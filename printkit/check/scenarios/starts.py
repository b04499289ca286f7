"""Ships of a scenario that cannot be set up, or never come into play."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.components.counts import number_of
from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.hexes import Hex
from printkit.model.hexmaps import HexMap
from printkit.model.names import Name
from printkit.model.scenarios import Arrival, Scenario, hexes_of


@rule("PK368", "impossible-start")
def impossible_start(game: Game) -> Iterator[Finding]:
    """Report ships of a scenario that cannot stand where they start, and a part of the map that leaves one out.

    ## What it does
    Works out the two hexes of each ship from the hex of its bow and its heading: both are on the map and on water, and
    no other ship that comes in the same turn stands in either. The part under `shown:` holds both.

    ## Why it matters
    A ship whose stern lies in another's bow cannot be put on the map, and players make up a place for it.

    ## Example
        ships: {victory: 0101 s}     # flat tops: her stern is off the map

    ## Fix
    Move the ship, turn it, or show more of the map.
    """
    for scenario in game.parts.scenarios.values():
        hexmap = game.parts.hexmaps.get(scenario.map)
        if hexmap is None:
            continue
        yield from _shown(scenario, hexmap)
        taken: dict[tuple[int, Hex], Name] = {}
        for _, name, arrival in scenario.arrivals():
            yield from _fault(name, arrival, scenario, hexmap)
            for label, place in _hexes(arrival, hexmap):
                other = taken.setdefault((arrival.turn, place), name)
                if other != name:
                    message = f'the ships "{other}" and "{name}" both stand in hex "{label}"'
                    yield Finding(arrival.origin, message, "a ship takes the hex of its bow and the one behind it")


def _hexes(arrival: Arrival, hexmap: HexMap) -> Iterator[tuple[str, Hex]]:
    """Yield the hexes of a ship that are on the map, with their labels."""
    try:
        found = hexes_of(arrival, hexmap)
    except LookupError:
        return
    yield from ((hexmap.names.name(place), place) for place in found if place in hexmap.grid)


def _fault(name: Name, arrival: Arrival, scenario: Scenario, hexmap: HexMap) -> Iterator[Finding]:
    """Yield what is wrong with the place of one ship by itself."""
    try:
        hexes = hexes_of(arrival, hexmap)
    except LookupError as error:
        headings = ", ".join(hexmap.grid.sides)
        yield Finding(arrival.origin, str(error.args[0]), f"headings are {headings}; hexes are those of the map")
        return
    if any(place not in hexmap.grid for place in hexes):
        yield Finding(arrival.origin, f'the ship "{name}" reaches off the map: her stern is not in a hex', "turn her")
    land, shown = hexmap.land(), hexmap.known(scenario.shown) if scenario.shown else None
    for label, place in _hexes(arrival, hexmap):
        if place in land:
            yield Finding(arrival.origin, f'the ship "{name}" stands on land, in hex "{label}"', "move her to water")
        elif shown and place not in shown:
            message = f'hex "{label}" of the ship "{name}" is not in the part of the map that is shown'
            yield Finding(arrival.origin, message, "show more of the map under shown:")


def _shown(scenario: Scenario, hexmap: HexMap) -> Iterator[Finding]:
    for part in scenario.shown.parts() if scenario.shown else ():
        try:
            hexmap.names.part(part)
        except LookupError as error:
            place = scenario.shown.origin if scenario.shown else scenario.origin
            yield Finding(place, str(error.args[0]), "write a range of hexes that the map has: 0304-2018")


@rule("PK369", "arrival-too-late")
def arrival_too_late(game: Game) -> Iterator[Finding]:
    """Report ships that come into play before the first turn of a scenario or after its last.

    ## What it does
    Compares the turn of each arrival with the scenario's `turns:`.

    ## Why it matters
    The frigate that was to save the convoy comes when the game is over.

    ## Example
        turns: 12
        ships: {euryalus: 2528 n from turn 14}

    ## Fix
    Let her come sooner, or let the scenario last longer.
    """
    for scenario in game.parts.scenarios.values():
        turns = number_of(scenario.turns, game)
        if turns is not None and turns < 1:
            yield Finding(scenario.places["turns"], f"the scenario lasts {turns} turns", "give it one at least")
            continue
        for _, name, arrival in scenario.arrivals():
            if not 1 <= arrival.turn <= (turns or arrival.turn):
                message = f'the ship "{name}" comes into play on turn {arrival.turn} of {turns}'
                yield Finding(arrival.origin, message, f"write a turn from 1 to {turns}")

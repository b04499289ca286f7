"""What a scenario names and there is not, ships that fight on both sides, sheets it is printed with."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.names import near
from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.scenarios import Scenario


@rule("PK370", "unknown-in-scenario")
def unknown_in_scenario(game: Game) -> Iterator[Finding]:
    """Report maps, winds, sides, ships and counters that a scenario names and there are not, and ships named twice.

    ## What it does
    Looks the map up in `hexmaps.yaml`, the wind among the headings of the map, sides in `sides.yaml`, ships in the
    roster, counters in `counters.yaml`; a ship is on one side only.

    ## Why it matters
    The order of battle is printed without the ship, and her log and counter are not in the pack.

    ## Example
        ships: {vitcory: 1614 ne}

    ## Fix
    Correct the name, or add what is missing.
    """
    parts = game.parts
    for scenario in parts.scenarios.values():
        hexmap = parts.hexmaps.get(scenario.map)
        if hexmap is None:
            yield Finding(
                scenario.places["map"], f'there is no map "{scenario.map}"', near(scenario.map, parts.hexmaps)
            )
        elif scenario.wind not in hexmap.grid.sides:
            hint = f"the wind blows toward one of {', '.join(hexmap.grid.sides)}"
            yield Finding(scenario.places["wind"], f'no hex of the map has a side "{scenario.wind}"', hint)
        for name, side in scenario.sides.items():
            if name not in parts.sides:
                yield Finding(side.origin, f'there is no side "{name}"', near(name, parts.sides))
        for name in scenario.counters:
            if name not in parts.counters:
                place = scenario.places.get("counters", scenario.origin)
                yield Finding(place, f'there is no counter "{name}"', near(name, parts.counters))
        yield from _ships(game, scenario)


def _ships(game: Game, scenario: Scenario) -> Iterator[Finding]:
    first: dict[Name, Name] = {}
    for side, name, arrival in scenario.arrivals():
        if name not in game.parts.roster:
            yield Finding(arrival.origin, f'there is no ship "{name}"', near(name, game.parts.roster))
        if first.setdefault(name, side) != side:
            message = f'the ship "{name}" fights for "{first[name]}" and for "{side}"'
            yield Finding(arrival.origin, message, "leave her on one side")


@rule("PK372", "unknown-enclosure")
def unknown_enclosure(game: Game) -> Iterator[Finding]:
    """Report sheets that others are to be printed with and that there are not.

    ## What it does
    Looks each name under `with:` up among the sheets of the game; a sheet is not printed with itself, and only
    scenarios know what else they need.

    ## Why it matters
    The pack of a scenario would lack its counters or its logs.

    ## Example
        scenarios: {title: Scenarios, from: scenarios, with: [conters], …}

    ## Fix
    Correct the name of the sheet.
    """
    sheets = game.file.sheets
    for own, sheet in sheets.items():
        place = sheet.places.get("with_", sheet.origin)
        for name in sheet.with_:
            if name not in sheets or name == own:
                others = [str(each) for each in sheets if each != own]
                yield Finding(place, f'there is no other sheet "{name}"', near(name, others))
        if sheet.with_ and sheet.from_ != "scenarios":
            yield Finding(place, f'things of "{sheet.from_}" need nothing of other sheets', "leave out with:")

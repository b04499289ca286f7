"""Diagrams whose ships, fields and letters are not on them."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.names import near
from printkit.check.registry import Finding, rule
from printkit.model.diagrams import Diagram, stages, steps_of
from printkit.model.game import Game
from printkit.model.names import Name


@rule("PK371", "off-the-diagram")
def off_the_diagram(game: Game) -> Iterator[Finding]:
    """Report what a diagram shows and cannot: hexes, headings and ships that it does not have, moves that leave it.

    ## What it does
    Looks up the hexes and headings of ships, wind, rose and notes, works out both hexes of each ship at every step of
    its order, and looks up the order, the rules of sailing and the ship of each field of fire. Where the diagram has a
    wind, a ship has it from where its order says.

    ## Why it matters
    The drawing would lack the very thing that the text beside it explains.

    ## Example
        move: {title: A move, columns: 4, rows: 3, ships: {ship: {at: 0202 ne, order: straight}}}

    ## Fix
    Correct the label, or give the diagram more columns and rows.
    """
    for diagram in game.parts.diagrams.values():
        for name in diagram.ships:
            yield from _ship(game, diagram, name)
        for field in diagram.fields:
            if field.of not in diagram.ships:
                place = field.places.get("of", field.origin)
                yield Finding(place, f'the diagram has no ship "{field.of}"', near(field.of, diagram.ships))
        yield from _labels(game, diagram)


def _ship(game: Game, diagram: Diagram, name: Name) -> Iterator[Finding]:
    ship, grid = diagram.ships[name], diagram.grid
    at = ship.places.get("at", ship.origin)
    try:
        bow, heading = diagram.names.find(ship.at.hex.text), grid.heading(ship.at.heading)
    except LookupError as error:
        yield Finding(at, str(error.args[0]), f"headings are {', '.join(grid.sides)}; {_span(diagram)}")
        return
    order = game.parts.written_orders.get(ship.order) if ship.order else None
    if ship.order and order is None:
        yield Finding(ship.places["order"], f'there is no order "{ship.order}"', near(ship.order, game.parts.orders))
    steps = steps_of(order, game.file.language) if order else ()
    for number, stage in enumerate(stages(grid, bow, heading, steps)):
        if any(place not in grid for place in stage.hexes(grid)):
            after = f' after step {number} of its order "{ship.order}"' if number else ""
            yield Finding(at, f'the ship "{name}" reaches off the diagram{after}', _span(diagram))
            break
    if order and order.rules and diagram.wind and diagram.wind.blows in grid.sides:
        winds, sixths = list(order.rules.winds), (heading - grid.heading(diagram.wind.blows)) % 6
        if winds[sixths] != order.order.ship.wind:
            message = f'the ship "{name}" has the wind from {winds[sixths]}, its order from {order.order.ship.wind}'
            yield Finding(at, message, "turn the ship, or change where the wind blows")


def _labels(game: Game, diagram: Diagram) -> Iterator[Finding]:
    """Yield a finding for each label of wind, rose and notes that is not on the diagram."""
    wind, rose = diagram.wind, diagram.rose
    spots = [(wind.at.text, wind.at.origin)] if wind and " " not in wind.at.text else []
    spots += [(rose.at.text, rose.places.get("at", rose.origin))] if rose else []
    spots += [(label, said.origin) for label, said in diagram.notes.items()]
    for label, origin in spots:
        try:
            diagram.names.find(label)
        except LookupError as error:
            yield Finding(origin, str(error.args[0]), _span(diagram))
    if wind and wind.blows not in diagram.grid.sides:
        hint = f"the wind blows toward one of {', '.join(diagram.grid.sides)}"
        yield Finding(wind.places.get("blows", diagram.origin), f'no hex has a side "{wind.blows}"', hint)
    if rose and rose.rules not in game.parts.sailing:
        place = rose.places.get("rules", rose.origin)
        yield Finding(place, f'there are no rules of sailing "{rose.rules}"', near(rose.rules, game.parts.sailing))
    if rose and wind is None:
        yield Finding(
            rose.origin, "a rose of attitudes without a wind", "say where the wind blows: wind: {blows: s, …}"
        )


def _span(diagram: Diagram) -> str:
    return f"hexes go from 0101 to {diagram.names.name((diagram.columns - 1, diagram.rows - 1))}"

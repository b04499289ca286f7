"""Hexes and sides of hexes that a map names and does not have."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.names import near
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.model.game import Game
from printkit.model.hex_names import HexSet, HexSides
from printkit.model.hexmaps import HexMap


@rule("PK275", "off-the-hex-map")
def off_the_hex_map(game: Game) -> Iterator[Finding]:
    """Report hexes that a map names and does not have, and ranges that hold none.

    ## What it does
    Looks up every hex, range, column and row of terrain, edges, halves and set-ups, and the hexes that compass, wind,
    scale bar and cartouche stand in, as the map numbers them.

    ## Why it matters
    An island in hex 2519 of a map that ends at 2418 is not printed, and a range that runs backwards holds nothing.

    ## Example
        terrain: {shoal: {title: Shoal, hexes: 0608-0304}}

    ## Fix
    Correct the label, or write a range from its lower numbers to its higher ones: `0304-0608`.
    """
    for hexmap in game.parts.hexmaps.values():
        hint = _span(hexmap)
        for hexes in _sets(hexmap):
            for part in hexes.parts():
                yield from _look_up(hexmap, part, hexes.origin, hint)
        for label, origin in _labels(hexmap):
            try:
                hexmap.names.find(label)
            except LookupError as error:
                yield Finding(origin, str(error.args[0]), hint)


def _span(hexmap: HexMap) -> str:
    names = hexmap.names
    corners = sorted((names.name((0, 0)), names.name((hexmap.columns - 1, hexmap.rows - 1))))
    return f"hexes go from {corners[0]} to {corners[1]}"


def _look_up(hexmap: HexMap, part: str, origin: Origin, hint: str) -> Iterator[Finding]:
    try:
        hexmap.names.part(part)
    except LookupError as error:
        backwards = "backwards" in str(error.args[0])
        yield Finding(origin, str(error.args[0]), "write the lower numbers first" if backwards else hint)


def _sets(hexmap: HexMap) -> Iterator[HexSet]:
    yield from (each.hexes for each in hexmap.terrain.values())
    yield from (half.hexes for half in hexmap.halves.values())


def _labels(hexmap: HexMap) -> Iterator[tuple[str, Origin]]:
    """Yield every single label with its place."""
    for edge in hexmap.edges.values():
        yield from _of_sides(edge.sides)
    stands = [hexmap.compass, hexmap.wind, hexmap.scale]
    spots = [hexmap.cartouche, *(each.at for each in stands if each)]
    yield from ((spot.text, spot.origin) for spot in spots if spot and " " not in spot.text)
    for setup in hexmap.setups.values():
        yield from ((stand.hex.text, stand.origin) for stand in setup.pieces.values())


def _of_sides(sides: HexSides | None) -> Iterator[tuple[str, Origin]]:
    for part in sides.parts() if sides else ():
        labels = part.split("/") if "/" in part else part.split()[:1]
        yield from ((label.strip(), sides.origin) for label in labels if sides)


@rule("PK276", "no-such-hex-side")
def no_such_hex_side(game: Game) -> Iterator[Finding]:
    """Report sides and headings that hexes of a map do not have, and sides between hexes that are no neighbours.

    ## What it does
    Looks up the names of sides: hexes with flat tops have n, ne, se, s, sw and nw, those with pointy tops e, se, sw,
    w, nw and ne. The same names are the headings of pieces and of the wind. Two hexes parted by `/` have to touch.

    ## Why it matters
    No river can run along a side that is not there, and no ship can head for it.

    ## Example
        edges: {river: {title: River, line: hex-river, sides: 0304 e}}     # tops are flat

    ## Fix
    Use a side that the hexes have, or change `tops:` of the map.
    """
    for hexmap in game.parts.hexmaps.values():
        sides = ", ".join(hexmap.grid.sides)
        hint = f"its sides are {sides}, clockwise"
        for edge in hexmap.edges.values():
            for part in edge.sides.parts() if edge.sides else ():
                yield from _side(hexmap, part, edge.sides.origin if edge.sides else edge.origin, hint)
        for heading, origin in _headings(hexmap):
            if heading not in hexmap.grid.sides:
                message = f'hexes with {hexmap.tops} tops have no side "{heading}"'
                yield Finding(origin, message, hint.replace("sides", "headings"))


def _side(hexmap: HexMap, part: str, origin: Origin, hint: str) -> Iterator[Finding]:
    labels = [label for label, _ in _of_sides(HexSides(part))]
    try:
        for label in labels:
            hexmap.names.find(label)
    except LookupError:
        return  # that the hex is not there is another rule's finding
    try:
        hexmap.names.sides(part)
    except LookupError as error:
        touching = "name two hexes that touch" if "/" in part else hint
        yield Finding(origin, str(error.args[0]), touching)


def _headings(hexmap: HexMap) -> Iterator[tuple[str, Origin]]:
    if hexmap.wind:
        yield hexmap.wind.blows, hexmap.wind.places.get("blows", hexmap.origin)
    for setup in hexmap.setups.values():
        yield from ((stand.heading, stand.origin) for stand in setup.pieces.values())


@rule("PK280", "unknown-hex-terrain")
def unknown_hex_terrain(game: Game) -> Iterator[Finding]:
    """Report an edge that goes around a terrain which the map does not have.

    ## What it does
    Looks up the name under `around:` among the terrain of the same map.

    ## Why it matters
    The coast around nothing is not drawn.

    ## Example
        edges: {coast: {title: Coast, line: chart-coast, around: lnad}}

    ## Fix
    Correct the name, or add the terrain.
    """
    for hexmap in game.parts.hexmaps.values():
        for edge in hexmap.edges.values():
            if edge.around and edge.around not in hexmap.terrain:
                hint = near(edge.around, hexmap.terrain) or "the map has no terrain"
                yield Finding(edge.places.get("around", edge.origin), f'the map has no terrain "{edge.around}"', hint)

"""Halves of hex maps that are none: unequal, overlapping, not the whole map, or not to be joined on the other side."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.hexes import Hex
from printkit.model.hexmaps import Half, HexMap
from printkit.model.names import Name


@rule("PK278", "half-not-a-half")
def half_not_a_half(game: Game) -> Iterator[Finding]:
    """Report halves of a map that do not make it up, or cannot be taken off and joined on the other side.

    ## What it does
    Checks that there are at least two, that each is a block of whole columns or whole rows, all of one size, that
    they share no hex and leave none out; that the map is `clipped`, since whole hexes at its border leave no straight
    edge; and that the offset of columns or rows runs on where the last half is joined before the first.

    ## Why it matters
    A half that is a column too narrow leaves a seam where ships sail half a hex.

    ## Example
        columns: 24
        halves:
          west: {title: West, hexes: columns 1-12}
          east: {title: East, hexes: columns 14-24}

    ## Fix
    Share the map out evenly, and give it `border: clipped`.
    """
    for hexmap in game.parts.hexmaps.values():
        if hexmap.halves:
            yield from _faults(hexmap)
            yield from _taken_names(game, hexmap)


def _faults(hexmap: HexMap) -> Iterator[Finding]:
    held = {name: hexmap.known(half.hexes) for name, half in hexmap.halves.items()}
    place = hexmap.places.get("halves", hexmap.origin)
    if len(held) < 2:
        yield Finding(place, f"the map has {len(held)} half", "give it at least two, or none")
        return
    if hexmap.border != "clipped":
        message = "the halves have no straight edge to be joined at: the map's border is whole hexes"
        yield Finding(place, message, "say border: clipped")
    seen: frozenset[Hex] = frozenset()
    whole = len(held) * max(len(hexes) for hexes in held.values())
    for name, hexes in held.items():
        half = hexmap.halves[name]
        yield from _fault_of_one(hexmap, name, half, hexes)
        if hexes & seen:
            message = f'the half "{name}" shares {len(hexes & seen)} hexes with the others'
            yield Finding(half.hexes.origin, message, "let each hex be in one half")
        seen |= hexes
    missing = hexmap.columns * hexmap.rows - len(seen)
    if missing:
        yield Finding(place, f"{missing} hexes of the map are in no half", "let each hex be in one half")
    elif whole != len(seen):
        sizes = ", ".join(str(len(hexes)) for hexes in held.values())
        yield Finding(place, f"the halves have {sizes} hexes", "make them equally large")
    yield from _broken_offset(hexmap, held)


def _fault_of_one(hexmap: HexMap, name: Name, half: Half, hexes: frozenset[Hex]) -> Iterator[Finding]:
    columns, rows = {x for x, _ in hexes}, {y for _, y in hexes}
    block = len(columns) * len(rows) == len(hexes)
    through = len(columns) == hexmap.columns or len(rows) == hexmap.rows
    joined = all(not each or max(each) - min(each) + 1 == len(each) for each in (columns, rows))
    if hexes and not (block and through and joined):
        message = f'the half "{name}" is no block of whole columns or rows'
        yield Finding(half.hexes.origin, message, "write columns 1-12, or rows 1-9")


def _broken_offset(hexmap: HexMap, held: dict[Name, frozenset[Hex]]) -> Iterator[Finding]:
    """Yield a finding where an odd number of columns, or rows, would come to lie in a row around the joint."""
    by_columns = all({y for _, y in hexes} == set(range(hexmap.rows)) for hexes in held.values())
    kind, count = ("columns", hexmap.columns) if by_columns else ("rows", hexmap.rows)
    offset = "columns" if hexmap.tops == "flat" else "rows"
    if kind == offset and count % 2:
        place = hexmap.places.get("halves", hexmap.origin)
        message = f"the halves do not join on the other side: {count} {kind} are odd, and every other one is shifted"
        yield Finding(place, message, f"give the map an even number of {kind}")


def _taken_names(game: Game, hexmap: HexMap) -> Iterator[Finding]:
    name = next(name for name, each in game.parts.hexmaps.items() if each is hexmap)
    for half_name, half in hexmap.halves.items():
        if Name(f"{name}-{half_name}") in game.parts.hexmaps:
            message = f'the half "{half_name}" has the name of another map, "{name}-{half_name}"'
            yield Finding(half.origin, message, "give it another name")

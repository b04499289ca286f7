"""Armour and cards of vehicles against the effect table and one another."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.vehicles import armour_categories


@rule("PK355", "unknown-armour-category")
def unknown_armour_category(game: Game) -> Iterator[Finding]:
    """Report a vehicle whose category of armour the effect table does not have.

    ## What it does
    Counts the columns of the table that the vehicle's kind names under `effects:`, in a matrix the numbers of its
    bands, and looks the vehicle's `armour` up among them.

    ## Why it matters
    A hit on the vehicle could not be looked up.

    ## Example
        maus: {kind: tank, armour: 5}     # the table has light, medium and heavy

    ## Fix
    Correct the category, or give the table a column for it.
    """
    for name, vehicle in game.parts.vehicles.items():
        kind = game.parts.kinds.get(vehicle.kind)
        table = game.parts.tables.get(kind.effects) if kind else None
        known = armour_categories(table)
        if kind and known and vehicle.armour not in known:
            message = f'"{name}" has armour category {vehicle.armour}, which the table "{kind.effects}" has not'
            yield Finding(vehicle.places["armour"], message, f"its categories are {', '.join(map(str, known))}")


@rule("PK356", "ruler-cuts-band")
def ruler_cuts_band(game: Game) -> Iterator[Finding]:
    """Report a measuring stick that ends within a band of distance, or leaves distances without a band.

    ## What it does
    Moves the bands of the ruler's table outward by its reach and compares them with the stick: the last band that
    ends somewhere ends where the stick does, and bands follow one another from 0.

    ## Why it matters
    A stick is laid down to see in which band the target stands: where it stops short, that cannot be seen.

    ## Example
        stick: {length: 60cm, bands: aiming}     # the table goes on to 80 cm

    ## Fix
    Make the stick as long as the bands reach.
    """
    for name, ruler in game.parts.rulers.items():
        table = game.parts.tables.get(ruler.bands) if ruler.bands else None
        if table is None:
            continue
        try:
            fields = ruler.fields(table, ruler.reach.count(game.names))
        except LookupError:
            continue  # that the amount leads nowhere is another rule's finding
        end = 0
        for field in fields:
            if field.start != end:
                message = f'"{name}": no band covers {end} to {field.start} {ruler.unit}'
                yield Finding(ruler.places["bands"], message, "close the gap in the table")
            end = field.end
        if end != ruler.units:
            message = f'"{name}" is {ruler.units} {ruler.unit} long, its bands reach {end} {ruler.unit}'
            yield Finding(ruler.places["length"], message, f"make it {end}{ruler.unit} long")

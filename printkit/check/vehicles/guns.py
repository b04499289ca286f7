"""Guns of vehicles against the tables of calibres and of aiming."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.model.bands import bands_of
from printkit.model.dice import DieRange
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.vehicles import Vehicle, VehicleKind, aim_die, category_of


@rule("PK353", "calibre-category-disagrees")
def calibre_category_disagrees(game: Game) -> Iterator[Finding]:
    """Report a gun whose category is not that of its calibre.

    ## What it does
    Looks the calibre of each vehicle up in the table that its kind names under `calibres:`, and compares the result
    with the `calibre_category` that is stated, if one is. A calibre that the table does not hold is reported, too, and
    so is an armed vehicle without a calibre, or an unarmed one with it.

    ## Why it matters
    The category decides the bonus of every hit: a card that disagrees with the table starts an argument at each shot.

    ## Example
        tiger: {kind: tank, calibre: 88, calibre_category: 2}     # the table has 88 mm in category 1

    ## Fix
    Leave the category out: the card prints what the table says. Or correct one of the two.
    """
    for name, vehicle, kind in _of_kinds(game):
        if kind.armed != (vehicle.calibre is not None):
            fault = (
                "has no calibre, but its kind is armed" if kind.armed else "has a calibre, but its kind is not armed"
            )
            hint = "add its calibre in mm" if kind.armed else "leave it out, or say armed: yes of the kind"
            yield Finding(_place(vehicle, "calibre"), f'"{name}" {fault}', hint)
            continue
        table = game.parts.tables.get(kind.calibres)
        if table is None or vehicle.calibre is None or kind.category not in (None, *table.column_names):
            continue  # that there is no such table or column is another rule's finding
        found = category_of(vehicle, kind, table)
        if found is None:
            message = f'the table "{kind.calibres}" has no category for the {vehicle.calibre} mm of "{name}"'
            yield Finding(_place(vehicle, "calibre"), message, "correct the calibre, or add it to the table")
        elif vehicle.calibre_category not in (None, found):
            stated = f'"{name}" states calibre category {vehicle.calibre_category}'
            message = f'{stated}, but the table "{kind.calibres}" has {found} for {vehicle.calibre} mm'
            yield Finding(_place(vehicle, "calibre_category"), message, "leave the category out: the table gives it")


@rule("PK354", "aim-number-wrong")
def aim_number_wrong(game: Game) -> Iterator[Finding]:
    """Report a gun without an aim number for each band of distance, or with one that cannot be.

    ## What it does
    Compares the bands under `aim:` of each vehicle with those of its kind's aiming table. The numbers lie above the
    lowest result of the roll, which never hits, up to the highest (2 to 6 for a die), and do not fall with distance.
    The roll is that of the table, or the `die` of the kind. An unarmed vehicle has none.

    ## Why it matters
    A band without a number cannot be played, and a gun that shoots better at long range is a misprint.

    ## Example
        tiger: {aim: {0-20: 4, 21-40: 3}}     # the table goes on to 60 cm

    ## Fix
    Give a number for each band of the table, none lower than the one before it.
    """
    for name, vehicle, kind in _of_kinds(game):
        table = game.parts.tables.get(kind.aiming)
        if kind.armed and table is None:
            continue  # that there is no such table is another rule's finding
        rolls = aim_die(kind, table).results
        for band, message, hint in _aim_faults(vehicle, kind, bands_of(table) if kind.armed else [], rolls):
            yield Finding(_cell(vehicle, band), f'"{name}": {message}', hint)


def _aim_faults(
    vehicle: Vehicle, kind: VehicleKind, bands: Sequence[DieRange], rolls: Sequence[int]
) -> Iterator[tuple[DieRange, str, str]]:
    """Yield the band whose number is at fault, what is wrong and the remedy."""
    least, best = rolls[1], rolls[-1]
    for band in vehicle.aim:
        if band not in bands:
            known = ", ".join(map(str, bands))
            hint = f"its bands are {known}" if known else "leave its aim numbers out"
            table = f'the table "{kind.aiming}"' if kind.armed else "a kind that is not armed"
            yield band, f'{table} has no band "{band}"', hint
    numbers = {band: number for band in bands for own, number in vehicle.aim.items() if own == band}
    for band in bands:
        if band not in numbers:
            yield band, f'it has no aim number for the band "{band}"', "add the least roll that hits"
        elif not least <= numbers[band] <= best:
            hint = f"a {rolls[0]} never hits, and the roll goes up to {best}"
            yield band, f'the aim number {numbers[band]} at "{band}" is not from {least} to {best}', hint
    having = [band for band in bands if band in numbers]
    for near, far in pairwise(having):
        if numbers[far] < numbers[near]:
            message = f'it hits with {numbers[near]} at "{near}" and more easily, with {numbers[far]}, at "{far}"'
            yield far, message, "farther off, as much or more is needed"


def _of_kinds(game: Game) -> Iterator[tuple[Name, Vehicle, VehicleKind]]:
    """Yield each vehicle whose kind is there, with its name and kind."""
    for name, vehicle in game.parts.vehicles.items():
        if vehicle.kind in game.parts.kinds:
            yield name, vehicle, game.parts.kinds[vehicle.kind]


def _place(vehicle: Vehicle, key: str) -> Origin:
    return vehicle.places.get(key, vehicle.origin)


def _cell(vehicle: Vehicle, band: DieRange) -> Origin:
    """Return where the aim number of a band is written, or where there is none, all of them."""
    own = [key for key in vehicle.places if key.startswith("aim.") and DieRange.from_text(key[len("aim.") :]) == band]
    return vehicle.places[own[0]] if own else _place(vehicle, "aim")

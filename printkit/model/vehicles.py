"""Vehicles and guns: a roster, their kinds and sides, and the tables of the game → cards with what follows from these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.bands import bands_of, reaching
from printkit.model.dice import Dice, DieRange
from printkit.model.gauges import Stencil
from printkit.model.names import Name
from printkit.model.sides import Side
from printkit.model.tables import Result, Table
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class VehicleKind:
    """A kind of vehicle, and the tables that hold for it.

    `aiming` has a row, or in a matrix a column, for each band of distance, `calibres` a row for each calibre in mm,
    whose result in the column `category`, or in the first, is the category of the gun; `effects` has a column for
    each category of armour. Guns are aimed with the roll of `aiming`, or where it has none with `die`. A kind shoots
    `reach` further than the bands of its table; one that is not `armed` has no gun to aim. A gun of this kind that
    has no turret fires within an `arc`, a template of so many degrees. `first_shot` says that its first shot is kept
    track of.
    """

    title: Message
    aiming: Name = Name("aiming")
    calibres: Name = Name("calibres")
    effects: Name = Name("effects")
    category: Name | None = None
    die: Dice = Dice(1, 6)
    reach: Amount = Amount(0)
    arc: Name | None = None
    armed: bool = True
    first_shot: bool = False
    note: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Vehicle:
    """A vehicle or gun, of which `count` cards are printed.

    `calibre` is in mm and gives the category of the gun; where `calibre_category` is stated as well, it must agree.
    `armour` is a column of the effect table, counted from 1. `aim` gives for each band of the kind's aiming table the
    least roll that hits. `turret` tells whether its gun turns in one. `movement` is in the unit of the game's
    distances, `year` that of its first service, `crew` how many figures serve a gun.
    """

    title: Message
    kind: Name
    side: Name
    armour: int
    movement: int
    art: Name | None = None
    turret: bool | None = None
    note: Message | None = None
    year: int | None = None
    gun: Message | None = None
    calibre: int | None = None
    calibre_category: int | None = None
    aim: Mapping[DieRange, int] = field(default_factory=dict)
    machine_guns: int = 0
    machine_gun_note: Message | None = None
    crew: int = 0
    count: Amount = Amount(1)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class AimBand:
    """A band of distance as a card shows it, and the rolls that hit in it."""

    band: DieRange
    hits: DieRange


@dataclass(frozen=True, slots=True)
class CardFace:
    """A side of a card: the front or the back, and what it has to show there."""

    front: bool = False
    back: bool = False
    gun: bool = False
    unarmed: bool = False
    art: bool = False
    first_shot: bool = False


@dataclass(frozen=True, slots=True)
class VehicleCard:
    """A vehicle with its kind, its side, and what the tables say of it, nothing where they do not."""

    vehicle: Vehicle
    kind: VehicleKind | None
    side: Side | None
    category: int | None = None
    armour_name: Message | None = None
    aim: tuple[AimBand, ...] = ()
    arc: Stencil | None = None
    front: CardFace = CardFace(front=True)
    back: CardFace = CardFace(back=True)

    @property
    def title(self) -> Message:
        """Return the name of the vehicle."""
        return self.vehicle.title

    @property
    def count(self) -> Amount:
        """Return how many cards are printed of it."""
        return self.vehicle.count

    @property
    def origin(self) -> Origin:
        """Return where the vehicle is written."""
        return self.vehicle.origin

    @property
    def places(self) -> Mapping[str, Origin]:
        """Return where the fields of the vehicle are written."""
        return self.vehicle.places

    def fact_names(self) -> tuple[str, ...]:
        """Return the computed facts: the end of the last band of aiming."""
        return ("range",)

    def fact(self, name: str) -> object:
        """Return a computed fact: `range` is the end of the last band."""
        return {"range": self.aim[-1].band.high if self.aim else None}[name]


@dataclass(frozen=True, slots=True)
class Armoury:
    """What cards are made with: kinds, sides and tables by name, and all that amounts may name."""

    kinds: Mapping[Name, VehicleKind]
    sides: Mapping[Name, Side]
    tables: Mapping[Name, Table]
    stencils: Mapping[Name, Stencil]
    names: Mapping[str, object]

    def card(self, vehicle: Vehicle) -> VehicleCard:
        """Return the card of a vehicle; what it names and nobody wrote is a finding of the checker."""
        kind = self.kinds.get(vehicle.kind)
        return VehicleCard(
            vehicle,
            kind,
            self.sides.get(vehicle.side),
            category_of(vehicle, kind, self.tables.get(kind.calibres)) if kind else None,
            armour_name(vehicle, self.tables.get(kind.effects)) if kind else None,
            self._aim(vehicle, kind) if kind else (),
            self.stencils.get(kind.arc) if kind and kind.arc and vehicle.turret is False else None,
            _front(vehicle, kind),
        )

    def _aim(self, vehicle: Vehicle, kind: VehicleKind) -> tuple[AimBand, ...]:
        table = self.tables.get(kind.aiming)
        try:
            reach = kind.reach.count(self.names)
        except LookupError:
            return ()
        bands = [band for band in bands_of(table) if band in vehicle.aim]
        best = aim_die(kind, table).results[-1]
        moved = zip(bands, reaching(bands, reach), strict=True)
        return tuple(AimBand(band, _hits(vehicle.aim[plain], best)) for plain, band in moved)


def _front(vehicle: Vehicle, kind: VehicleKind | None) -> CardFace:
    armed = kind is None or kind.armed
    first_shot = kind is not None and kind.first_shot
    return CardFace(front=True, gun=armed, unarmed=not armed, art=vehicle.art is not None, first_shot=first_shot)


def _hits(needed: int, best: int) -> DieRange:
    """Return the rolls that hit: `4+`, or `6` where only the best roll does."""
    return DieRange(needed, needed if needed >= best else None)


def aim_die(kind: VehicleKind, table: Table | None) -> Dice:
    """Return what guns of a kind are aimed with: the roll of their aiming table, or the die of the kind."""
    return table.roll if table and table.roll else kind.die


def category_of(vehicle: Vehicle, kind: VehicleKind, table: Table | None) -> int | None:
    """Return the category of a vehicle's gun: its calibre's result in the column that the kind names, or in the first."""
    if table is None or vehicle.calibre is None:
        return None
    try:
        column = 0 if kind.category is None else table.column_of(kind.category)
        result: Result = table.look_up(vehicle.calibre, column)
    except LookupError:
        return None
    return result.value


def armour_categories(table: Table | None) -> dict[int, Message | None]:
    """Return the categories of armour of an effect table by number, with the words over its columns or in their heads."""
    if table is None:
        return {}
    if not table.bands:
        return dict(enumerate(table.columns, 1))
    numbers = [number for band in table.bands for number in range(band.low or 0, (band.high or band.low or 0) + 1)]
    words = {number: entry.value for entry in table.over for number in numbers if number in entry.key}
    return {number: words.get(number) for number in numbers}


def armour_name(vehicle: Vehicle, table: Table | None) -> Message | None:
    """Return what a vehicle's category of armour is called, where the table has a word for it."""
    return armour_categories(table).get(vehicle.armour)

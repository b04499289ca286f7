"""Hex maps: a grid of hexes, how they are numbered, what lies in them and along their sides, halves, set-ups."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from printkit.diagnostics import Origin
from printkit.model.hex_furniture import Compass, HexScale, Spot, Wind
from printkit.model.hex_names import MOST, Corner, HexNames, HexSet, HexSides, Order, Scheme
from printkit.model.hex_setups import Setup
from printkit.model.hexes import Hex, HexGrid, Shifted, Top
from printkit.model.names import Name
from printkit.source.length import Measure
from printkit.source.text import Message

Pattern = Literal["plain", "dots", "lines", "diagonal", "cross", "waves", "hills", "woods", "marsh"]
Shape = Literal["hexes", "drawn"]
"""Whether an outline follows the sides of hexes exactly, or is drawn freely along them, as a coast is."""

MOST_HEXES = 20_000
"""How many hexes a map may have."""


@dataclass(frozen=True, slots=True)
class HexLabels:
    """How hexes are numbered and where the number stands in them.

    `order` says which number comes first, `corner` where counting begins, `start` with what number. `every: 5` labels
    hexes whose second number is a multiple of 5; `on: border` those at the edge; with `land: no` land has none.
    """

    scheme: Scheme = "0101"
    order: Order = "column"
    corner: Corner = "top left"
    start: int = 1
    at: Literal["top", "centre", "bottom", "left", "right"] = "top"
    on: Literal["all", "border", "none"] = "all"
    every: int = 1
    land: bool = True
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.every < 1:
            raise ValueError(f"labels cannot stand in every {self.every} hexes -- write every: 1 or more")
        if self.start not in (0, 1):
            raise ValueError(f"labels cannot start at {self.start} -- write start: 0 or 1")


@dataclass(frozen=True, slots=True)
class HexTerrain:
    """What lies in hexes: its colour in the palette, and its pattern in a line style of the theme.

    `land` cannot be entered by ships. `shape: drawn` gives it a free outline in the style of `line`; `waterlines` are
    so many lines that follow it outside, as on engraved charts.
    """

    title: Message
    hexes: HexSet
    colour: Name = Name("sea")
    pattern: Pattern = "plain"
    ink: Name = Name("hex-mark")
    land: bool = False
    shape: Shape = "hexes"
    line: Name | None = None
    waterlines: int = 0
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not 0 <= self.waterlines <= 9:
            raise ValueError(f"there cannot be {self.waterlines} waterlines -- write 0 to 9")


@dataclass(frozen=True, slots=True)
class HexEdge:
    """What runs along sides of hexes, such as a river: its line style, and its sides, or the terrain it goes around."""

    title: Message
    line: Name
    sides: HexSides | None = None
    around: Name | None = None
    shape: Shape = "hexes"
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if (self.sides is None) == (self.around is None):
            raise ValueError("an edge needs sides, or a terrain to go around -- give one of sides: and around:")


@dataclass(frozen=True, slots=True)
class Half:
    """A part of the map printed by itself; it can be taken off and joined on the other side."""

    title: Message
    hexes: HexSet
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True)
class HexMap:
    """A map of hexes.

    `tops` are flat or pointy; the `shifted` columns (rows, where tops are pointy) lie half a hex lower (further
    right). Hexes are `across` wide from flat to flat, or as large as the slot allows. With `border: clipped` the map
    is a rectangle that cuts the hexes at its edge; otherwise they are whole. `ground` is the colour of hexes without
    a `terrain`; `dots` mark their middles. `edges` run along sides of hexes, `halves` are printed by themselves,
    `setups` drawn in texts. `cartouche` is the place of the title. Ships of scenarios are so many hexes `long`.
    """

    title: Message
    columns: int
    rows: int
    tops: Top = "flat"
    shifted: Shifted = "even"
    across: Measure | None = None
    border: Literal["whole", "clipped"] = "whole"
    ground: Name = Name("open")
    dots: bool = False
    labels: HexLabels = HexLabels()
    terrain: Mapping[Name, HexTerrain] = field(default_factory=dict)
    edges: Mapping[Name, HexEdge] = field(default_factory=dict)
    compass: Compass | None = None
    wind: Wind | None = None
    scale: HexScale | None = None
    cartouche: Spot | None = None
    subtitle: Message | None = None
    halves: Mapping[Name, Half] = field(default_factory=dict)
    setups: Mapping[Name, Setup] = field(default_factory=dict)
    long: int = 2
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.columns < 1 or self.rows < 1:
            raise ValueError(f"a map cannot have {self.columns} × {self.rows} hexes -- give it at least 1 × 1")
        if self.columns * self.rows > MOST_HEXES:
            raise ValueError(f"a map cannot have {self.columns} × {self.rows} hexes -- at most {MOST_HEXES:,} in all")
        if self.long not in (1, 2):
            raise ValueError(f"a ship cannot be {self.long} hexes long -- write 1 or 2")
        order = self.labels.order == "column"
        first, second = (self.columns, self.rows) if order else (self.rows, self.columns)
        most = MOST[self.labels.scheme]
        if first > most[0] or second > most[1]:
            fitting = f"{most[0]} × {most[1]}"
            raise ValueError(
                f'labels like "{self.labels.scheme}" end at {fitting}, not {first} × {second} -- use "1.1"'
            )

    @cached_property
    def grid(self) -> HexGrid:
        """Return the hexes of the map."""
        return HexGrid(self.columns, self.rows, self.tops, self.shifted)

    @cached_property
    def names(self) -> HexNames:
        """Return how its hexes are numbered."""
        labels = self.labels
        return HexNames(self.grid, labels.scheme, labels.order, labels.corner, labels.start)

    def known(self, hexes: HexSet) -> frozenset[Hex]:
        """Return the hexes of a set that the map has; what it has not is a finding of the checker."""
        found: set[Hex] = set()
        for part in hexes.parts():
            try:
                found |= self.names.part(part)
            except LookupError:
                continue
        return frozenset(found)

    def land(self) -> frozenset[Hex]:
        """Return the hexes that cannot be entered."""
        return frozenset().union(*(self.known(each.hexes) for each in self.terrain.values() if each.land))

    def fact_names(self) -> tuple[str, ...]:
        """Return the computed facts: how many hexes there are, and how many of them are land."""
        return ("hexes", "land_hexes")

    def fact(self, name: str) -> object:
        """Return a computed fact."""
        return {"hexes": self.columns * self.rows, "land_hexes": len(self.land())}[name]


@dataclass(frozen=True)
class HexHalf:
    """A half of a map as a thing of its own to print: the whole map, and the corners of the block that is shown."""

    map: HexMap
    title: Message
    subtitle: Message | None
    block: tuple[Hex, Hex]
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


def halves_of(maps: Mapping[Name, HexMap]) -> Mapping[Name, HexMap | HexHalf]:
    """Return every map and each half of it, such as `narrows-west`; a half without hexes is left to the checker."""
    found: dict[Name, HexMap | HexHalf] = {}
    for name, each in maps.items():
        found[name] = each
        for half_name, half in each.halves.items():
            hexes = each.known(half.hexes)
            if hexes:
                columns, rows = sorted(x for x, _ in hexes), sorted(y for _, y in hexes)
                block = ((columns[0], rows[0]), (columns[-1], rows[-1]))
                part = HexHalf(each, half.title, each.title, block, half.origin, half.places)
                found[Name(f"{name}-{half_name}")] = part
    return found

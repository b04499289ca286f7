"""Things to measure with on the table: sticks with the bands of a table on them, and templates of an exact size."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from printkit.diagnostics import Origin
from printkit.model.amount import Amount, Size
from printkit.model.bands import band_says, bands_of, reaching
from printkit.model.dice import DieRange
from printkit.model.names import Name
from printkit.model.tables import Table
from printkit.source import Distance, Measure
from printkit.source.text import Message

UNITS = {"cm": 10.0, "in": 25.4}
"""The units of rulers, in mm."""
RIM = 3.0
"""The paper around a template, in mm, so that its outline, which is where it is cut, stands clear of the trim."""


@dataclass(frozen=True, slots=True)
class BandField:
    """A stretch of a ruler, from `start` to `end` in its unit: its band, and what the table says of it, rolls or words."""

    band: DieRange
    start: int
    end: int
    says: DieRange | Message | None


@dataclass(frozen=True, slots=True)
class Ruler:
    """A measuring stick; one that is longer than the paper is printed in parts of a whole number of units.

    `bands` names a table whose rows are bands of distance in the ruler's unit: each is a field along the stick, with
    its result. `unit` is that of the marks along its edge. `reach` moves the ends of the bands outward by so many
    units. `legend` says on each part of the stick what is to be minded of them.
    """

    title: Message
    length: Measure
    width: Measure = Measure(24)
    unit: Literal["cm", "in"] = "cm"
    bands: Name | None = None
    reach: Amount = Amount(0)
    note: Message | None = None
    legend: Message | None = None
    count: Amount = Amount(1)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        units = self.length / UNITS[self.unit]
        if abs(units - round(units)) > 1e-6:
            raise ValueError(f"the length is {units:g} {self.unit} -- make it a whole number of {self.unit}")
        if self.width < 12:
            raise ValueError(f"a stick {self.width:g} mm wide has no room for its figures -- make it 12mm or more")

    @property
    def units(self) -> int:
        """Return the length in units."""
        return round(self.length / UNITS[self.unit])

    @property
    def step(self) -> float:
        """Return a unit in mm."""
        return UNITS[self.unit]

    def fields(self, table: Table, reach: int) -> tuple[BandField, ...]:
        """Return the stretches of a table's bands moved outward by a reach, up to the last that ends somewhere.

        Bands are whole units written as players do, 0–20 and then 21–40: what is more than 20 lies in the second.
        """
        plain = bands_of(table)
        bands = reaching(plain, reach)
        starts = [max((band.low or 0) - (1 if index else 0), 0) for index, band in enumerate(bands)]
        return tuple(
            BandField(band, start, band.high or 0, band_says(table, own))
            for start, band, own in zip(starts, bands, plain, strict=True)
        )


@dataclass(frozen=True, slots=True)
class Stencil:
    """A template of an exact size: a circle, or a sector of one of less than 360°, with a ring every `rings`."""

    title: Message
    radius: Measure
    angle: int = 360
    rings: Distance = Distance(0)
    band: Name = Name("alarm")
    count: Amount = Amount(1)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not (self.angle == 360 or 10 <= self.angle <= 180):
            raise ValueError(f"a template of {self.angle}° cannot be drawn -- use 360 for a circle, or 10 to 180")
        if self.rings and self.radius / self.rings > 50:
            raise ValueError("more than 50 rings are too fine to see -- write a larger distance")

    @property
    def size(self) -> Size:
        """Return the width and height of the piece in mm, with its rim.

        A sector stands on its tip, except a right angle, which stands on a side.
        """
        across, down = float(self.radius), float(self.radius)
        if self.angle == 360:
            across, down = 2 * across, 2 * down
        elif self.angle != 90:
            across *= 2 * math.sin(math.radians(self.angle / 2))
        return Size(across + 2 * RIM, down + 2 * RIM)

"""Places on the Earth, and the Lambert conformal conic map of them: latitude and longitude → grids from a corner."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Self

EARTH_RADIUS = 6371.0
"""The radius of the Earth as a sphere, in km: at the scale of a game board its flattening is less than a line."""

_DEGREES = re.compile(r"(\d{1,3}(?:\.\d+)?)\s*°?\s*([NSEW])")


@dataclass(frozen=True, slots=True)
class Degrees:
    """An angle on the Earth, such as `25 W` or `62 N`."""

    value: float

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a number with its direction, such as `25 W`; raises ValueError when it is none."""
        match = _DEGREES.fullmatch(text.strip())
        if not match:
            raise ValueError(f'"{text}" is not a latitude or longitude -- write degrees and a direction: 48.4 N')
        most = 90 if match[2] in "NS" else 180
        if float(match[1]) > most:
            raise ValueError(f'"{text}" is more than {most} degrees -- check the number')
        return cls(-float(match[1]) if match[2] in "SW" else float(match[1]))


@dataclass(frozen=True, slots=True)
class Position:
    """A place on the Earth, latitude and longitude in degrees: `48.38 N 4.49 W`."""

    latitude: float
    longitude: float

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read `48.38 N 4.49 W`; raises ValueError when it is none."""
        found = _DEGREES.findall(text)
        rest = _DEGREES.sub("", text).strip(" ,")
        if len(found) != 2 or rest or found[0][1] not in "NS" or found[1][1] not in "EW":
            raise ValueError(f'"{text}" is not a place -- write latitude and longitude: 48.38 N 4.49 W')
        latitude, longitude = (Degrees.from_text(" ".join(part)).value for part in found)
        return cls(latitude, longitude)


@dataclass(frozen=True, slots=True)
class Lambert:
    """The Lambert conformal conic projection of a sphere, in km: x east of the meridian, y north of the equator.

    `first` and `second` are the parallels of true scale, `meridian` the one that stands upright; all in degrees.
    (J. P. Snyder, Map Projections: A Working Manual, USGS 1987, section 15.)
    """

    first: float
    second: float
    meridian: float

    def project(self, latitude: float, longitude: float) -> tuple[float, float]:
        """Return x and y in km of a place; the pole on the far side of the cone cannot be shown."""
        n, scale = self.cone
        radius = scale / _stretch(latitude) ** n
        angle = n * math.radians(math.remainder(longitude - self.meridian, 360.0))
        return radius * math.sin(angle), scale - radius * math.cos(angle)

    def unproject(self, x: float, y: float) -> tuple[float, float]:
        """Return latitude and longitude of a point of the map in km."""
        n, scale = self.cone
        sign = math.copysign(1.0, n)
        radius = sign * math.hypot(x, scale - y)
        angle = math.atan2(sign * x, sign * (scale - y))
        latitude = 2 * math.atan((scale / radius) ** (1 / n)) - math.pi / 2
        return math.degrees(latitude), self.meridian + math.degrees(angle / n)

    @property
    def cone(self) -> tuple[float, float]:
        """Return the cone's constant n, and the radius in km of the equator on the map."""
        phi_1, phi_2 = math.radians(self.first), math.radians(self.second)
        if math.isclose(phi_1, phi_2):
            n = math.sin(phi_1)
        else:
            n = math.log(math.cos(phi_1) / math.cos(phi_2)) / math.log(_stretch(self.second) / _stretch(self.first))
        return n, EARTH_RADIUS * math.cos(phi_1) * _stretch(self.first) ** n / n


def _stretch(latitude: float) -> float:
    return math.tan(math.pi / 4 + math.radians(latitude) / 2)

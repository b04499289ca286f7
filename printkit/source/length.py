"""Lengths as people write them (`20mm`, `0.5in`, `8pt`) → mm."""

from __future__ import annotations

import re
from typing import Self

UNITS = {"mm": 1.0, "cm": 10.0, "in": 25.4, "pt": 25.4 / 72}
LONGEST = 5000.0

LENGTH = re.compile(r"([+-]?)(\d+(?:\.\d+)?|\.\d+) ?([a-zA-Z\"'%′″]*)", re.ASCII)
COMMA = re.compile(r"[+-]?\d*,\d+ ?[a-zA-Z]*", re.ASCII)


class Length(float):
    """A length with its unit: `20mm`, `2.5cm`, `0.5in` or `8pt`; 0 needs none."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a number with its unit: mm, cm, in or pt (1/72 in); 0 needs none.

        Raises ValueError with message and hint for a missing or unknown unit, a decimal comma, anything that is
        not a number, and lengths beyond 5 m.
        """
        if COMMA.fullmatch(text):
            raise ValueError(f'"{text}" has a decimal comma -- write {text.replace(",", ".")}')
        parts = LENGTH.fullmatch(text)
        if not parts:
            raise ValueError(f'"{text}" is not a length -- write a number and its unit, such as 20mm')
        sign, digits, unit = parts.groups()
        number = float(sign + digits)
        if not unit and number != 0:
            raise ValueError(f'"{text}" has no unit -- write {text}mm, or cm, in, pt')
        if unit and unit not in UNITS:
            raise ValueError(f'"{text}" has the unknown unit "{unit}" -- use mm, cm, in or pt')
        value = number * UNITS.get(unit, 1.0)
        if abs(value) > LONGEST:
            raise ValueError(f'"{text}" is longer than {LONGEST / 1000:g} m -- check the unit')
        return cls(value)


class Distance(Length):
    """A length that is not negative, such as a margin: `3mm`, or 0."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a length; raises ValueError where it is none or negative."""
        value = super().from_text(text)
        if value < 0:
            raise ValueError(f'"{text}" is negative -- write {text.lstrip("-")} or 0')
        return value


class Measure(Distance):
    """A length that is more than nothing, such as the size of a piece: `20mm`."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a length; raises ValueError where it is none or not positive."""
        value = super().from_text(text)
        if not value:
            raise ValueError(f'"{text}" is nothing -- write a length such as 0.5mm')
        return value

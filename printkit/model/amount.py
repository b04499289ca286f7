"""Amounts and sizes: a number or the path of one, a length or two → checked values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from printkit.model.resolve import resolve
from printkit.source import Length

MOST = 99_999
"""The largest amount: more copies, boxes or turns than anybody means."""

_PATH = re.compile(r"\{([a-z0-9_.-]+)\}")


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number written out (`12`), or the path of one that is written elsewhere (`{facts.ship_hits}`)."""

    number: int
    path: str = ""

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a number or a path in braces; raises ValueError when it is neither."""
        plain = text.strip()
        if re.fullmatch(r"\d{1,15}", plain, re.ASCII):
            if int(plain) > MOST:
                raise ValueError(f'"{int(plain):,}" is more than {MOST:,} -- write a number up to {MOST:,}')
            return cls(int(plain))
        if match := _PATH.fullmatch(plain):
            return cls(0, match[1])
        raise ValueError(f'"{text}" is not an amount -- write a number such as 12 or a path such as {{facts.ships}}')

    def count(self, root: Mapping[str, object]) -> int:
        """Return the number, looked up from `root` where it is a path.

        A path may lead to another amount, and on from there. Raises LookupError when it leads to no number, or to one
        that is below 0 or beyond the largest amount.
        """
        value: object = self
        seen: set[str] = set()
        while isinstance(value, Amount):
            if not value.path:
                return value.number
            if value.path in seen:
                raise LookupError(f'"{self.path}" leads back to itself')
            seen.add(value.path)
            value = resolve(root, value.path)
        if not isinstance(value, int):
            raise LookupError(f'"{self.path}" is not a number')  # noqa: TRY004 - a path that leads nowhere useful
        if not 0 <= value <= MOST:
            raise LookupError(f'"{self.path}" is {value:,}, not 0 to {MOST:,}')
        return value


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height in mm: `20mm` for a square, `63mm x 88mm` for a card."""

    width: float
    height: float

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read one length or two; raises ValueError when they are none or not positive."""
        parts = re.split(r"\s*[x×]\s*(?=[\d.])", text.strip())
        if len(parts) > 2:
            raise ValueError(f'"{text}" is not a size -- write 20mm or 63mm x 88mm')
        sides = [Length.from_text(part) for part in parts]
        if min(sides) <= 0:
            raise ValueError(f'size "{text}" is not positive')
        return cls(float(sides[0]), float(sides[-1]))

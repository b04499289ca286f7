"""Places on a layout: `12mm`, `50%` → distances of a parent box; layout and paper sizes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from printkit.scene import Box
from printkit.source import Length, Measure

MOST_PLACES = 1_000
"""How many places a repeated layout may have."""

MOST_SHARE = 1_000
"""How many percent of its parent a place may be: more is a slip of a key."""

_SHARE = re.compile(r"(-?\d+(?:\.\d+)?)\s*%")


@dataclass(frozen=True, slots=True)
class Extent:
    """A distance, a share of the parent's width or height, or a sum of both: `12mm`, `50%`, `50% - 4mm`."""

    mm: float = 0.0
    share: float = 0.0

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read `12mm`, `50%`, or a sum such as `50% - 4mm`; raises ValueError when it is none."""
        mm = share = 0.0
        for sign, part in _terms(text):
            if match := _SHARE.fullmatch(part):
                if abs(float(match[1])) > MOST_SHARE:
                    raise ValueError(f'"{part}" is more than {MOST_SHARE} % of the whole -- write up to {MOST_SHARE}%')
                share += sign * float(match[1]) / 100
            else:
                mm += sign * Length.from_text(part)
        return cls(mm, share)

    def of(self, whole: float) -> float:
        """Return the distance in mm within a parent of `whole` mm."""
        return self.mm + self.share * whole


def _terms(text: str) -> list[tuple[float, str]]:
    """Split a sum at its spaced signs: an unspaced minus belongs to its number."""
    parts = re.split(r"\s+([+-])\s+", text.strip())
    signs = [1.0, *(1.0 if sign == "+" else -1.0 for sign in parts[1::2])]
    return list(zip(signs, parts[0::2], strict=True))


@dataclass(frozen=True, slots=True)
class LayoutSize:
    """The size of what a layout makes: `paper`, `paper landscape`, `half paper` (folded), `item` (its own), two lengths.

    `96mm x content` is as high as what stands in its slots.
    """

    of: str
    width: float = 0.0
    height: float = 0.0

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read one of the six forms; raises ValueError when it is none."""
        words = text.split()
        if words in (["paper"], ["item"], ["paper", "landscape"], ["half", "paper"]):
            return cls(" ".join(words))
        parts = re.split(r"\s*[x×]\s*", text.strip())
        if len(parts) != 2:
            raise ValueError(
                f'"{text}" is not a size -- write paper, paper landscape, half paper, item, or 63mm x 88mm'
            )
        if parts[1] == "content":
            return cls("content", float(Measure.from_text(parts[0])))
        return cls("", float(Measure.from_text(parts[0])), float(Measure.from_text(parts[1])))


@dataclass(frozen=True, slots=True)
class Area:
    """The part of a layout that slots are measured in: inside a `margin`, or a box of a `size` in the middle."""

    margin: Length = Length(0)
    size: LayoutSize | None = None

    def within(self, width: float, height: float) -> Box:
        """Return the area of a layout of this width and height, in mm."""
        if self.size is not None:
            inner = self.size
            return Box((width - inner.width) / 2, (height - inner.height) / 2, inner.width, inner.height)
        return Box(0, 0, width, height).grown(-self.margin)


@dataclass(frozen=True, slots=True)
class Repeats:
    """How many columns and rows a repeated layout takes: `6 x 2`."""

    columns: int
    rows: int

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read `6 x 2`; raises ValueError when it is none."""
        match = re.fullmatch(r"(\d{1,3})\s*[x×]\s*(\d{1,3})", text.strip())
        if not match or 0 in (int(match[1]), int(match[2])):
            raise ValueError(f'"{text}" is not a grid -- write columns x rows, such as 6 x 2')
        columns, rows = int(match[1]), int(match[2])
        if columns * rows > MOST_PLACES:
            raise ValueError(f'"{text}" is {columns * rows:,} places -- write up to {MOST_PLACES:,} in all')
        return cls(columns, rows)

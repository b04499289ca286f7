"""Furniture of hex maps: compass, wind, scale bar, and where on the map each of them stands."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from printkit.diagnostics import Origin
from printkit.model.hex_names import HexName
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a piece of furniture stands: in a corner of the map (`top left`), or in the middle of a hex (`0202`)."""

    text: str
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Check the notation; raises ValueError when it is neither."""
        if not re.fullmatch(r"(top|bottom) (left|right)", text):
            try:
                HexName.from_text(text)
            except ValueError:
                raise ValueError(
                    f'"{text}" is no place on the map -- write bottom left, or the label of a hex'
                ) from None
        return cls(text)


@dataclass(frozen=True, slots=True)
class Compass:
    """A compass with the six headings of the map, `size` hexes wide."""

    at: Spot
    size: int = 4


@dataclass(frozen=True, slots=True)
class Wind:
    """A wind that blows toward a heading, with the words for it."""

    blows: str
    at: Spot
    title: Message | None = None
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class HexScale:
    """A scale bar so many hexes long, with a text that says what a hex is, and with a `key` of the terrain if wanted."""

    text: Message
    at: Spot
    hexes: int = 5
    key: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.hexes <= 20:
            raise ValueError(f"a scale bar cannot be {self.hexes} hexes long -- write 1 to 20")

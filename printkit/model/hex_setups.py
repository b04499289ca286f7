"""Set-ups on hex maps: `0304 ne` → the hexes of a piece, its bow first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from printkit.diagnostics import Origin
from printkit.model.hex_names import HexName, HexNames
from printkit.model.hexes import Hex
from printkit.model.names import Name
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a piece stands and where it heads: `0304 ne`; the hex is that of its bow."""

    hex: HexName
    heading: str
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a label and the name of a heading; raises ValueError when it is neither."""
        words = text.split()
        if len(words) != 2:
            raise ValueError(f'"{text}" is no place of a piece -- write its hex and its heading: 0304 ne')
        return cls(HexName.from_text(words[0]), words[1])


@dataclass(frozen=True, slots=True)
class Setup:
    """Where pieces stand at the start; each is so many hexes `long`, one behind the other."""

    title: Message
    pieces: Mapping[Name, Stand]
    long: int = 1
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.long not in (1, 2):
            raise ValueError(f"a piece cannot be {self.long} hexes long -- write 1 or 2")


def stands_on(names: HexNames, stand: Stand, long: int) -> tuple[Hex, ...]:
    """Return the hexes of a piece, its bow first; raises LookupError for a hex or a heading that is not there."""
    grid = names.grid
    heading = grid.heading(stand.heading)
    bow = names.find(stand.hex.text)
    return tuple(grid.step(bow, heading + 3, step) for step in range(long))

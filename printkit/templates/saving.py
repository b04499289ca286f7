"""What becomes of a ground of a colour where ink is to be saved: the text of a theme → white, greys or a hatching."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Self

PLAIN: tuple[Literal["white", "frame", "tint", "grey"], ...] = ("white", "frame", "tint", "grey")
"""The kinds that are written as one word."""


@dataclass(frozen=True, slots=True)
class Saver:
    """A ground turned `white`, white in a `frame`, a lighter grey (`tint`), kept as `grey`, or lined (`hatch 45`).

    Tints keep the order of lightness. The angle is in degrees, 0 being level.
    """

    kind: Literal["white", "frame", "tint", "grey", "hatch"]
    angle: int = 0

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read `white`, `frame`, `tint`, `grey` or `hatch 45`; raises ValueError when it is none."""
        words = text.split()
        for kind in PLAIN:
            if words == [kind]:
                return cls(kind)
        if len(words) == 2 and words[0] == "hatch" and words[1].isdecimal() and int(words[1]) < 180:
            return cls("hatch", int(words[1]))
        raise ValueError(
            f'"{text}" saves no ink -- write white, frame, tint, grey, or hatch and an angle below 180: hatch 45'
        )

"""`printer.yaml`: YAML → how far a printer sets backs beside their fronts, and how far they are to be moved for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from printkit.diagnostics import Origin
from printkit.source import Length

FARTHEST = 10.0
"""The largest offset in mm that the calibration sheet can show; a printer that is farther off was read wrongly."""


@dataclass(frozen=True, slots=True)
class Offset:
    """How far to the right and down of its front a back lies, in mm, held to the light: `0.8mm -0.4mm`."""

    right: float = 0.0
    down: float = 0.0
    origin: Origin = field(default=Origin("printer.yaml"), compare=False, repr=False)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read two lengths; raises ValueError where they are none, or farther than a printer can be off."""
        parts = text.replace(",", " ").split()
        if len(parts) != 2:
            raise ValueError(f'"{text}" is not an offset -- write two lengths, right and down, such as 0.8mm -0.4mm')
        right, down = (float(Length.from_text(part)) for part in parts)
        for length in (right, down):
            if abs(length) > FARTHEST:
                hint = f"read the sheet of printkit calibrate again: it shows up to {FARTHEST:g} mm"
                raise ValueError(f'an offset of {length:g} mm in "{text}" is more than {FARTHEST:g} mm -- {hint}')
        return cls(right, down)

    def text(self) -> str:
        """Return it as `printer.yaml` has it."""
        return f"{self.right:g}mm {self.down:g}mm"


@dataclass(frozen=True, slots=True)
class Printer:
    """What `printer.yaml` says of the printer at hand: where backs land.

    `offset` was read on an upright sheet flipped on its long edge. A sheet that is printed otherwise may have one of
    its own, such as `landscape_short` for one that lies on its side and is flipped on its short edge; without, it is taken to be the same printer's: a sheet that lies on its side is printed with its head at
    the left edge of the paper.
    """

    offset: Offset | None = None
    portrait_short: Offset | None = None
    landscape_long: Offset | None = None
    landscape_short: Offset | None = None

    def offset_of(self, *, landscape: bool, flip: str) -> Offset:
        """Return how far backs of such sheets lie to the right and down of their fronts, in mm of the page."""
        own = {
            (False, "short"): self.portrait_short,
            (True, "long"): self.landscape_long,
            (True, "short"): self.landscape_short,
        }.get((landscape, flip))
        if own is not None or self.offset is None:
            return own or Offset()
        found = self.offset
        return Offset(-found.down, found.right, found.origin) if landscape else found

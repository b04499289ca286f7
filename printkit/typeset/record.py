"""A block and its room → how it fits: the size it began and ended at, its lines, how much of the room it takes."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.diagnostics import Origin
from printkit.templates.styles import TextStyle
from printkit.typeset.lines import line_width
from printkit.typeset.paragraph import TOLERANCE, Block


@dataclass(frozen=True, slots=True)
class Fit:
    """How a text took its place.

    `place` is the name of its slot, empty for a text that grows downwards as it likes. `look` is the style it was set
    in. `began` and `ended` are sizes in mm, `lines` how many lines it has, 0 where that is told elsewhere. `used` is the
    part of its room that it takes: of the width for its widest word, of all lines that find room for its length; more
    than 1 is too much. `width` is that of its place in mm, `room` how many lines find room there at the smallest size;
    either is 0 where that is told elsewhere, or where there is no end to it.
    """

    text: str
    origin: Origin
    place: str
    look: TextStyle
    began: float
    ended: float
    lines: int
    used: float
    width: float = 0.0
    room: int = 0

    @property
    def style(self) -> str:
        """Return the name of its style."""
        return self.look.name

    @property
    def floor(self) -> float:
        """Return the smallest size that its style allows, in mm; 0 where that is its only one."""
        return self.look.floor


def width_used(block: Block) -> float:
    """Return the part of a block's width that its widest word takes."""
    if block.width <= 0:
        return 0.0
    widest = max((token.width for line in block.lines for token in line.tokens), default=0.0) - block.style.tracking
    return max(widest, 0.0) * block.size / block.width


def lines_used(block: Block, height: float) -> float:
    """Return the part of the lines with room in `height` mm that a block's text fills."""
    if not block.lines or block.width <= 0:
        return 0.0
    room = lines_with_room(block, height, block.size)
    if not room:
        return (block.ink_bottom - block.ink_top) / max(height, TOLERANCE)
    last = line_width(block.lines[-1], block.style.tracking) * block.size / block.width
    return (len(block.lines) - 1 + last) / room


def lines_with_room(block: Block, height: float, size: float) -> int:
    """Return how many lines like those of a block find room in `height` mm at `size` mm."""
    if not block.lines:
        return 0
    pitch = block.style.leading * size
    ink = (block.ink_bottom - block.ink_top) * size / block.size
    one_line = ink - (len(block.lines) - 1) * pitch
    return 0 if one_line > height + TOLERANCE else int((height - one_line + TOLERANCE) // pitch) + 1

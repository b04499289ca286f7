"""The graphics state of a content stream (ISO 32000-1, 8.4), as far as a preflight needs it."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.preflight.colours import BLACK, Ink
from printkit.preflight.fonts import Font
from printkit.preflight.geometry import ENDLESS, IDENTITY, Box, Matrix


@dataclass
class State:
    """What is set: the map to the page, the clip around what is drawn, inks, line, and text."""

    ctm: Matrix = IDENTITY
    clip: Box = ENDLESS
    fill: Ink = BLACK
    stroke: Ink = BLACK
    width: float = 1.0
    overprint: tuple[bool, bool, int] = (False, False, 0)
    font: Font | None = None
    size: float = 0.0
    letters: float = 0.0
    words: float = 0.0
    stretch: float = 1.0
    rise: float = 0.0
    leading: float = 0.0
    mode: int = 0

    def copy(self) -> State:
        """Return the state as it is; quicker than `replace`, and needed at every `q`."""
        twin = State.__new__(State)
        twin.__dict__.update(self.__dict__)
        return twin

    def key(self) -> tuple[object, ...]:
        """Return all that decides how a form looks, but where it lies."""
        left, bottom = self.ctm[4], self.ctm[5]
        held = {**self.__dict__, "ctm": self.ctm[:4], "clip": self.clip.moved(-left, -bottom)}
        return tuple(held.values())

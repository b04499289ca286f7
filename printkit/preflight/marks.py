"""What a page shows, found by walking its operators: outlines, lines of text and images, each with its box."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from pypdf.generic import StreamObject

from printkit.preflight.colours import Ink, Space
from printkit.preflight.fonts import Font
from printkit.preflight.geometry import Box

INVISIBLE = 3
"""The text rendering mode that draws nothing, and with 4 added only clips."""

BAR = 5
"""The points that a bar has at most: four corners, and the first once more."""

HAIRLINE = 0.01
"""Points that a line of width 0 is taken to have: it is the thinnest that a device can draw."""


class Paint(NamedTuple):
    """A filled or stroked outline: the box around its points, its inks, the line width in points on paper.

    Where nothing is stroked, the width is that of a filled bar that lies level or stands upright, clipped or not: the
    lesser side of its box. Other shapes have none.
    """

    box: Box
    fill: Ink | None
    stroke: Ink | None
    width: float
    overprint: tuple[bool, bool, int]
    points: int

    @property
    def drawn(self) -> Box:
        """Return the box around the line as wide as it is drawn, its ends cut square."""
        if not self.stroke:
            return self.box
        half, (left, bottom, right, top) = max(self.width, HAIRLINE) / 2, self.box
        level, upright = (side < HAIRLINE for side in (self.box.height, self.box.width))
        x, y = 0.0 if level and not upright else half, 0.0 if upright and not level else half
        return Box(left - x, bottom - y, right + x, top + y)


class Run(NamedTuple):
    """Glyphs shown at once: their box, font and codes, the size in points on paper, how they are drawn.

    `under` is how many outlines the page or form had when they were shown: those lie below them.
    """

    box: Box
    font: Font
    codes: bytes
    size: float
    fill: Ink
    mode: int
    overprint: tuple[bool, bool, int]
    under: int = 0

    @property
    def visible(self) -> bool:
        """Tell whether anything of it is drawn."""
        return self.mode & 3 != INVISIBLE and not self.font.invisible


@dataclass(frozen=True, slots=True)
class Bitmap:
    """An image of a file: its pixels, bits a sample, colours, whether it is a stencil, the stream that holds it."""

    width: int
    height: int
    bits: int
    space: Space | None
    stencil: bool
    stream: StreamObject | None = field(default=None, compare=False, repr=False)


class Placed(NamedTuple):
    """An image on a page, with the dots per inch that it has there."""

    box: Box
    bitmap: Bitmap
    ppi: float


@dataclass
class Marks:
    """All that was found on a page or in a form, in the order it is drawn, and what else it needs.

    `transparency` names what lets something below shine through, `curves` what changes the inks on their way to the
    plates, `outside` what is left to the press to fetch or to run, `faults` what could not be read. `side` is which side of a
    sheet the page says it is.
    """

    paints: list[Paint] = field(default_factory=list)
    runs: list[Run] = field(default_factory=list)
    images: list[Placed] = field(default_factory=list)
    transparency: dict[str, Box] = field(default_factory=dict)
    curves: dict[str, Box] = field(default_factory=dict)
    outside: dict[str, Box] = field(default_factory=dict)
    side: str = ""
    faults: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.paints) + len(self.runs) + len(self.images)

    def take(self, other: Marks, x: float, y: float) -> None:
        """Add the marks of a form, moved by x and y points."""
        below = len(self.paints)
        self.paints += [paint._replace(box=paint.box.moved(x, y)) for paint in other.paints]
        self.runs += [run._replace(box=run.box.moved(x, y), under=run.under + below) for run in other.runs]
        self.images += [image._replace(box=image.box.moved(x, y)) for image in other.images]
        for mine, added in (
            (self.transparency, other.transparency),
            (self.curves, other.curves),
            (self.outside, other.outside),
        ):
            for what, box in added.items():
                mine.setdefault(what, box.moved(x, y))
        self.faults += other.faults

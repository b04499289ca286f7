"""The ground that all parts of a hex map are drawn on: the map, its hexes in mm, the part that is shown."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from printkit.components.context import Context
from printkit.components.strips import Strip
from printkit.components.wording import set_words, words_of
from printkit.diagnostics import Origin
from printkit.diagnostics.templates import unknown_value
from printkit.model.hex_names import HexSet
from printkit.model.hex_places import Knot, Point, Scale, corner_knots
from printkit.model.hexes import Hex
from printkit.model.hexmaps import HexMap
from printkit.scene import Box, Colour, Segment, Stroke, polygon, rect
from printkit.source.text import Message, Words
from printkit.templates.styles import TextStyle

BEYOND = 2
"""How many hexes beyond the part shown are drawn and cut off, so that what goes on there looks as if it did."""

BLEED = 3.0
"""How far a trimmed map is drawn over its edge, in mm."""

FULL = 18.0
"""Where hexes are smaller than this, in mm, what is drawn in them is smaller too."""


@dataclass(frozen=True)
class HexPlot:
    """A hex map on paper: the scale of its hexes, where the map's own corner lies, and the block of hexes shown.

    `frame` is the box that holds the block: where the map is `clipped`, that is where it is cut. `label_share` is how
    large a label may be in a hex, its em as a part of the width of the hex: a counter lies on the rest. A `trimmed` map
    has no marks where halves are joined: the paper is cut there anyway.
    """

    map: HexMap
    scale: Scale
    corner: Point
    block: tuple[Hex, Hex]
    frame: Box
    clipped: bool
    context: Context
    origin: Origin
    label_share: float = 0.2
    trimmed: bool = False

    @cached_property
    def joined(self) -> frozenset[str]:
        """Return the sides where the block is a half that others can be joined to."""
        return joints(self.map, self.block)

    @cached_property
    def seen(self) -> Box:
        """Return the box up to which a clipped map is drawn: its frame, and over edges that are trimmed the bleed."""
        bleed = [BLEED if self.trimmed and side in self.joined else 0.0 for side in ("left", "top", "right", "bottom")]
        return self.frame.inset(*(-each for each in bleed))

    @property
    def across(self) -> float:
        """Return the width of a hex from flat to flat in mm."""
        return self.scale.across

    @property
    def part(self) -> float:
        """Return how large marks in hexes are drawn, 1 in hexes of usual size."""
        return min(1.0, self.across / FULL)

    def point(self, knot: Knot) -> Point:
        """Return where a point of the lattice lies on paper."""
        x, y = self.scale.point(knot)
        return self.corner[0] + x, self.corner[1] + y

    def middle(self, place: Hex) -> Point:
        """Return where the middle of a hex lies on paper."""
        x, y = self.scale.middle(place)
        return self.corner[0] + x, self.corner[1] + y

    def outline(self, place: Hex) -> tuple[Point, ...]:
        """Return the corners of a hex on paper."""
        return tuple(self.point(knot) for knot in corner_knots(self.map.grid, place))

    @cached_property
    def shown(self) -> frozenset[Hex]:
        """Return the hexes of the block."""
        return frozenset(self._block(0))

    @cached_property
    def drawn(self) -> frozenset[Hex]:
        """Return the hexes whose sides are drawn: those shown, and around a clipped map some that its frame cuts."""
        return self.around if self.clipped else self.shown

    @cached_property
    def around(self) -> frozenset[Hex]:
        """Return the hexes shown and some around them: coasts and patterns run on to where the map is cut."""
        return frozenset(self._block(BEYOND))

    def _block(self, beyond: int) -> Iterator[Hex]:
        (left, top), (right, bottom) = self.block
        columns = range(left - beyond, right + beyond + 1)
        return ((x, y) for x in columns for y in range(top - beyond, bottom + beyond + 1))

    def spread(self, hexes: Collection[Hex]) -> frozenset[Hex]:
        """Return those of some hexes that are around; beyond the edge of the map lies what lies at its edge."""
        grid = self.map.grid
        return frozenset(
            (x, y) for x, y in self.around if (min(max(x, 0), grid.columns - 1), min(max(y, 0), grid.rows - 1)) in hexes
        )

    def hexes(self, hexes: HexSet) -> frozenset[Hex]:
        """Return the hexes of a set; one that the map has not is a finding."""
        for part in hexes.parts():
            try:
                self.map.names.part(part)
            except LookupError as error:
                self.context.report.add(unknown_value(hexes.origin, part, str(error.args[0])))
        return self.map.known(hexes)

    @cached_property
    def clip(self) -> tuple[Segment, ...]:
        """Return the outline that nothing of the map leaves: its frame, or the border of its whole hexes."""
        if self.clipped:
            return rect(self.seen)
        loops = boundary(self.shown, self)
        return tuple(step for loop in loops for step in polygon(self.point(knot) for knot in loop))

    # Looks

    def colour(self, name: str) -> Colour | None:
        """Return a colour of the theme."""
        return self.context.colour(name, self.origin)

    def line(self, name: str, origin: Origin | None = None) -> Stroke | None:
        """Return a line style of the theme, with round joins and ends where it is not dashed."""
        stroke = self.context.line(name, origin or self.origin)
        return replace(stroke, join="round") if stroke else None

    def style(self, name: str, align: str = "centre") -> TextStyle:
        """Return a text style of the theme."""
        return replace(self.context.style(name, self.origin), align=align)

    def words(self, said: Words | Message | str, style: TextStyle, width: float) -> Strip:
        """Return words set within a width in mm."""
        words = words_of(said, self.origin) if isinstance(said, str) else said
        return set_words(words, style, width, self.context)


def joints(hexmap: HexMap, block: tuple[Hex, Hex]) -> frozenset[str]:
    """Return the sides where a half can be joined: both, along which the map has more than the half."""
    (left, top), (right, bottom) = block
    found = set()
    if (left, right) != (0, hexmap.columns - 1):
        found |= {"left", "right"}
    if (top, bottom) != (0, hexmap.rows - 1):
        found |= {"top", "bottom"}
    return frozenset(found)


def boundary(hexes: Collection[Hex], plot: HexPlot) -> list[tuple[Knot, ...]]:
    """Return the outlines of a set of hexes as loops of corners, clockwise around what they hold.

    Three sides meet in a corner, so an outline that comes to one leaves it by one other: loops never touch.
    """
    grid = plot.map.grid
    onward: dict[Knot, Knot] = {}
    for place in hexes:
        beside = grid.neighbours(place)
        if all(other in hexes for other in beside):
            continue
        corners = corner_knots(grid, place)
        for side, other in enumerate(beside):
            if other not in hexes:
                onward[corners[side]] = corners[(side + 1) % 6]
    loops = []
    for start in sorted(onward):
        if start in onward:
            loop = [start]
            knot = onward.pop(start)
            while knot != start:
                loop.append(knot)
                knot = onward.pop(knot)
            loops.append(tuple(loop))
    return loops

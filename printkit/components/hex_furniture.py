"""What a hex map says of itself: cartouche, scale bar, compass of its six headings, wind → plates over the hexes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.components.hex_key import terrain_key
from printkit.components.hex_plot import HexPlot
from printkit.components.strips import Strip, moved
from printkit.components.wording import natural_width, words_of
from printkit.diagnostics.templates import unknown_value
from printkit.model.hex_furniture import HexScale, Spot, Wind
from printkit.model.hex_places import Point
from printkit.scene import Box, Group, Item, Path, Segment, Stroke, circle, polygon, polyline, rect, translate
from printkit.source.text import Message
from printkit.templates.styles import TextStyle

INSET = 0.45
"""How far furniture in a corner stands from the frame, as a part of the width of a hex."""

PAD = 3.0
"""The room around what stands on a plate, in mm."""

LEAST_ROOM = 1.0


class Piece(NamedTuple):
    """A piece of furniture: the box on the map that it covers, and what is drawn over the grid and under it."""

    box: Box
    items: tuple[Item, ...]
    under: tuple[Item, ...] = ()
    """What the lines of the grid run over, so that hexes can be told there."""
    words: tuple[Box, ...] = ()
    """Where it says something, if the labels of hexes need to keep clear of that alone."""

    @property
    def taken(self) -> tuple[Box, ...]:
        """Return the boxes that labels of hexes keep clear of."""
        return self.words or (self.box,)


def furnish(plot: HexPlot) -> tuple[Piece, ...]:
    """Return the furniture that stands on the part of the map that is shown; a place off the map is a finding."""
    said, found = plot.map, []
    if said.cartouche and (spot := _Place.of(said.cartouche, plot)):
        found.append(_cartouche(plot, spot))
    if said.scale and (spot := _Place.of(said.scale.at, plot)):
        found.append(_scale_bar(plot, said.scale, spot))
    if said.compass and (spot := _Place.of(said.compass.at, plot)):
        found.append(_compass(plot, said.compass.size * plot.across / 2, spot))
    if said.wind and (spot := _Place.of(said.wind.at, plot)):
        found.append(_wind(plot, said.wind, spot))
    return tuple(found)


class _Place(NamedTuple):
    """A place for furniture: a point of the map, and which part of a box lies there, 0 to 1 across and down."""

    at: Point
    part: Point

    @classmethod
    def of(cls, spot: Spot, plot: HexPlot) -> _Place | None:
        """Return a place, or None where it is off the part shown, or off the map: that is a finding."""
        if " " in spot.text:
            down, across = spot.text.split()
            inner = plot.frame.grown(-INSET * plot.across)
            x, y = (inner.x, 0.0) if across == "left" else (inner.right, 1.0)
            return cls((x, inner.y if down == "top" else inner.bottom), (y, 0.0 if down == "top" else 1.0))
        try:
            place = plot.map.names.find(spot.text)
        except LookupError as error:
            plot.context.report.add(unknown_value(spot.origin, spot.text, str(error.args[0])))
            return None
        return cls(plot.middle(place), (0.5, 0.5)) if place in plot.shown else None

    def box(self, width: float, height: float) -> Box:
        """Return the box of a size in mm that stands in the place."""
        return Box(self.at[0] - self.part[0] * width, self.at[1] - self.part[1] * height, width, height)


def _plate(plot: HexPlot, box: Box) -> Group:
    return artifact(
        Path(rect(box), plot.colour("paper"), plot.line("chart-grid")),
        Path(rect(box.grown(-0.9)), stroke=plot.line("chart-graticule")),
    )


def _cartouche(plot: HexPlot, place: _Place) -> Piece:
    """Return the title, and the subtitle below it, on a plate with a double frame."""
    said: list[tuple[Message, TextStyle]] = [(plot.map.title, plot.style("chart-title"))]
    if plot.map.subtitle:
        said.append((plot.map.subtitle, plot.style("chart-subtitle")))
    most = max(LEAST_ROOM, plot.frame.width * 0.45)
    width = min(most, max(natural_width(words, style, plot.context) for words, style in said) + 0.5)
    strips = [plot.words(words, style, width) for words, style in said]
    return _on_plate(plot, place, width, strips)


def _on_plate(plot: HexPlot, place: _Place, width: float, strips: Sequence[Strip]) -> Piece:
    gap = 0.6
    height = sum(strip.height for strip in strips) + gap * (len(strips) - 1)
    box = place.box(width + 2 * PAD + 2.0, height + 2 * PAD - 0.5)
    items: list[Item] = [_plate(plot, box)]
    y = box.y + PAD - 0.25
    for strip in strips:
        items.append(moved(strip, box.x + PAD + 1.0, y))
        y += strip.height + gap
    return Piece(box, tuple(items))


def _scale_bar(plot: HexPlot, scale: HexScale, place: _Place) -> Piece:
    """Return a bar as long as so many hexes, alternately filled, on a plate: figures above it, below its text and the key."""
    part = plot.across
    style, figures = plot.style("hex-scale"), plot.style("chart-degree")
    length = part * scale.hexes
    width = max(length, min(natural_width(scale.text, style, plot.context) + 0.5, max(length, 90.0)))
    bar = 1.4
    text, text_width = plot.words(scale.text, style, width), width
    key, wide = (terrain_key(plot, style) if scale.key else None) or (None, 0.0)
    width = max(width, wide)
    rise, more = figures.size * 1.25, key.height + 1.6 if key else 0.0
    box = place.box(width + 2 * PAD + 2.0, rise + bar + 0.9 + text.height + more + 2 * PAD - 1.5)
    left, top = box.x + (box.width - length) / 2, box.y + PAD - 0.5 + rise
    stroke, ink, paper = plot.line("chart-frame"), plot.colour("ink"), plot.colour("paper")
    boxes = [Box(left + index * part, top, part, bar) for index in range(scale.hexes)]
    items: list[Item] = [_plate(plot, box)]
    items.append(artifact(*(Path(rect(each), (ink, paper)[index % 2], stroke) for index, each in enumerate(boxes))))
    for index in range(scale.hexes + 1):
        number = plot.words(str(index), figures, 10.0)
        items.append(moved(number, left + index * part - 5.0, top - rise))
    items.append(moved(text, box.x + (box.width - text_width) / 2, top + bar + 0.9))
    if key:
        items.append(moved(key, box.x + (box.width - wide) / 2, top + bar + 0.9 + text.height + 1.6))
    return Piece(box, tuple(items))


def heading_name(plot: HexPlot, heading: int) -> str:
    """Return the letters of a heading in the language at hand."""
    return heading_words(plot.map.grid.sides[heading], plot.context)


def heading_words(side: str, context: Context) -> str:
    """Return the letters of a heading, by the name of the side of a hex, in the language at hand; any other as it is."""
    say = context.locale.builtin
    words = {
        "n": say("N"), "ne": say("NE"), "e": say("E"), "se": say("SE"),
        "s": say("S"), "sw": say("SW"), "w": say("W"), "nw": say("NW"),
    }  # fmt: skip
    return words[side].text if side in words else side


def _angle(plot: HexPlot, heading: float) -> float:
    """Return the direction of a heading in radians, clockwise from upward."""
    return math.radians(60 * heading + (0 if plot.map.tops == "flat" else 90))


def _compass(plot: HexPlot, radius: float, place: _Place) -> Piece:
    """Return a rose of the map's six headings on a pale disc, under the grid, and the letters of each over it."""
    letters = plot.style("chart-rose")
    letters = replace(letters, size=min(letters.size, 0.24 * radius))
    box = place.box(2 * radius, 2 * radius)
    dark, pale, line = plot.colour("deep"), plot.colour("paper"), plot.line("chart-graticule")
    frame = plot.line("chart-frame")
    rim = Stroke(dark, 0.12, join="round") if dark else None
    inner = 0.7 * radius
    items: list[Item] = [Path(circle(0, 0, radius), pale, frame), Path(circle(0, 0, 0.96 * radius), stroke=line)]
    items += [Path(circle(0, 0, part * inner), stroke=line) for part in (0.5, 0.92, 0.98)]
    items.append(Path(tuple(_ticks(0.92 * inner, 0.98 * inner)), stroke=line))
    for length, waist, turn in ((0.5, 0.17, 0.5), (0.9, 0.24, 0.0)):
        for heading in range(6):
            angle = _angle(plot, heading + turn)
            for side, fill in ((-1, pale), (1, dark)):
                items.append(Path(_half_point(angle, length * inner, waist * inner, side), fill, rim))
    star = artifact(*items)
    names = [_lettered(plot, heading, letters, 0.83 * radius) for heading in range(6)]
    middle = (box.x + radius, box.y + radius)
    put = translate(*middle)
    reach = 0.83 * radius
    clear = tuple(
        Box(middle[0] + reach * math.sin(turn), middle[1] - reach * math.cos(turn), 0, 0).grown(letters.size)
        for turn in (_angle(plot, heading) for heading in range(6))
    )
    return Piece(box, (Group(tuple(names), put),), under=(Group((star,), put),), words=clear)


def _lettered(plot: HexPlot, heading: int, style: TextStyle, radius: float) -> Group:
    angle = _angle(plot, heading)
    strip = plot.words(heading_name(plot, heading), style, 20.0)
    return moved(strip, radius * math.sin(angle) - 10.0, -radius * math.cos(angle) - strip.height / 2)


def _ticks(inner: float, outer: float) -> Iterator[Segment]:
    for index in range(60):
        angle = math.radians(index * 6)
        s, c = math.sin(angle), math.cos(angle)
        yield from polyline((inner * s, inner * c), (outer * s, outer * c))


def _half_point(angle: float, length: float, waist: float, side: int) -> tuple[Segment, ...]:
    """Return one half of a point of the rose: from the middle to its tip and back by the waist."""
    beside = angle + side * math.pi / 6
    return polygon(
        [(0.0, 0.0), (length * math.sin(angle), -length * math.cos(angle)),
         (waist * math.sin(beside), -waist * math.cos(beside))]
    )  # fmt: skip


def _wind(plot: HexPlot, wind: Wind, place: _Place) -> Piece:
    """Return the wind as a feathered arrow toward its heading, with its words and letters, on a pale disc."""
    radius = 0.95 * plot.across
    box = place.box(2 * radius, 2 * radius)
    try:
        heading = plot.map.grid.heading(wind.blows)
    except LookupError as error:
        origin = wind.places.get("blows", wind.at.origin)
        plot.context.report.add(unknown_value(origin, wind.blows, str(error.args[0])))
        return Piece(box, ())
    ink = plot.line("hex-wind")
    ground = artifact(Path(circle(0, 0, radius), plot.colour("paper"), plot.line("chart-frame")))
    arrow = Group(tuple(_arrow(0.72 * radius, ink)), _turn(_angle(plot, heading)), role="artifact")
    said = [plot.context.words(wind.title).text] if wind.title else []
    words = words_of(" ".join([*said, heading_name(plot, heading)]), plot.origin)
    style = plot.style("hex-scale")
    width = natural_width(words, style, plot.context) + 3.0
    strip = plot.words(words, style, width)
    drop = max(radius, 0.8 * radius + strip.height / 2)  # the words stay clear of an arrow that points down
    middle = box.x + radius
    left = min(max(-width / 2, plot.frame.x - middle), plot.frame.right - middle - width)  # words stay on the map
    plate = Box(left, drop - strip.height / 2, width, strip.height)
    ground_of_words = artifact(Path(rect(plate, 0.8), plot.colour("paper"), plot.line("chart-frame")))
    whole = Box(box.x, box.y, box.width, radius + drop + strip.height / 2)
    items = (ground, arrow, ground_of_words, moved(strip, plate.x, plate.y))
    return Piece(whole, (Group(items, translate(middle, box.y + radius)),))


def _turn(angle: float) -> tuple[float, float, float, float, float, float]:
    c, s = math.cos(angle), math.sin(angle)
    return (c, s, -s, c, 0.0, 0.0)


def _arrow(reach: float, ink: Stroke | None) -> Iterator[Item]:
    """Yield an arrow that points upward, with three feathers on each side of its tail."""
    if ink is None:
        return
    steps: list[Segment] = [*polyline((0, reach), (0, -0.5 * reach))]
    for index in range(3):
        y = reach - 0.2 * reach * index
        steps += polyline((-0.24 * reach, y + 0.16 * reach), (0, y - 0.06 * reach), (0.24 * reach, y + 0.16 * reach))
    yield Path(tuple(steps), stroke=replace(ink, cap="round"))
    head = [(0.0, -reach), (0.26 * reach, -0.36 * reach), (0.0, -0.5 * reach), (-0.26 * reach, -0.36 * reach)]
    yield Path(polygon(head), ink.colour)

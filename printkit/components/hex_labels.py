"""Labels of hexes: numbers of the map, each shaped once → groups of the role `label`, on a ground where lines run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import cos, hypot, radians, sin

from printkit.components.boxes import artifact
from printkit.components.hex_plot import HexPlot
from printkit.diagnostics.hexes import hex_label_too_large
from printkit.model.hex_places import Point
from printkit.model.hexes import Hex
from printkit.scene import Box, Colour, Group, Item, Path, Text, rect
from printkit.templates.styles import TextStyle

AIR = 0.075
"""How near a label comes to a side, as a part of the width of the hex."""

CAPITAL = 0.7
"""The height of figures as a part of the em."""

POINT = 25.4 / 72

RUNNING = ("dots", "lines", "diagonal", "cross")
"""The patterns that fill a hex, so that they would run through its label."""

TOWARD = {"top": (0, -1), "bottom": (0, 1), "left": (-1, 0), "right": (1, 0)}
"""The way from the middle of a hex to its label, right and down."""


def labelled(plot: HexPlot) -> list[Hex]:
    """Return the hexes that have a label, column by column."""
    labels, grid, names = plot.map.labels, plot.map.grid, plot.map.names
    if labels.on == "none":
        return []
    land = frozenset() if labels.land else plot.map.land()
    found = []
    for place in sorted(plot.shown - land):
        border = place[0] in (0, grid.columns - 1) or place[1] in (0, grid.rows - 1)
        counted = names.numbers(place)[1 if labels.order == "column" else 0] % labels.every == 0
        if counted and (border or labels.on == "all"):
            found.append(place)
    return found


def draw_labels(plot: HexPlot, taken: Sequence[Box] = (), drawn: Sequence[Box] = ()) -> Iterator[Item]:
    """Yield the labels, but not where furniture has `taken` the room; too small a hex for them is a finding.

    Those on a disc that is `drawn` under the grid, in such a box, have a ground of paper.
    """
    places = labelled(plot)
    if not places:
        return
    style = label_style(plot)
    shades = {False: style, True: plot.context.in_colour(style, "coast", plot.origin)}
    land, labels, grounds = plot.map.land(), plot.map.labels, label_grounds(plot)
    for place in places:
        for text in plot.words(plot.map.names.name(place), shades[place in land], plot.across).items:
            if isinstance(text, Text):
                box = _box(plot, place, text)
                if not any(box.meets(each) for each in taken):
                    set_text = replace(text, x=box.x, y=box.bottom, origin=labels.origin)
                    over = any(_on_disc(box, each) for each in drawn)
                    if over or place in grounds:
                        fill = plot.colour("paper") if over else grounds[place]
                        yield artifact(Path(rect(box.grown(0.18 * style.size), 0.18 * style.size), fill))
                    yield Group((set_text,), role="label", origin=labels.origin)


def label_grounds(plot: HexPlot) -> dict[Hex, Colour | None]:
    """Return the colour that is laid under the label of each hex through which a pattern, a coast or an outline runs.

    That is the colour of its terrain, or else of the map: as if the lines stopped before the figures.
    """
    own = {place: terrain for terrain in plot.map.terrain.values() for place in plot.map.known(terrain.hexes)}
    found: dict[Hex, Colour | None] = {}
    for place in sorted(plot.shown):
        terrain = own.get(place)
        beside = [own.get(other) for other in _toward_label(plot, place)]
        edges = [other for other in beside if other is not terrain]
        outlined = [each for each in (*edges, *([terrain] if edges else [])) if each and (each.line or each.waterlines)]
        if outlined or (terrain and terrain.pattern in RUNNING):
            found[place] = plot.colour(terrain.colour if terrain else plot.map.ground)
    return found


def _toward_label(plot: HexPlot, place: Hex) -> Iterator[Hex]:
    """Yield the neighbours of a hex beyond the sides that its label stands at; beyond the edge of the map lies none."""
    at = plot.map.labels.at
    right, down = TOWARD.get(at, (0, 0))
    start = -90 if plot.map.tops == "flat" else 0
    for side, other in enumerate(plot.map.grid.neighbours(place)):
        along = cos(radians(start + 60 * side)) * right + sin(radians(start + 60 * side)) * down
        if along > 1e-9 and other in plot.map.grid:
            yield other


def _box(plot: HexPlot, place: Hex, text: Text) -> Box:
    """Return where the figures of a label stand: as far to their side of the hex as there is room for them."""
    height = CAPITAL * text.size
    x, y = plot.middle(place)
    right, down = label_offset(plot, text.width / 2, height / 2)
    box = Box(x + right - text.width / 2, y + down - height / 2, text.width, height)
    if not plot.clipped:
        return box
    # what the frame cuts off a hex, its label has to do without
    room = plot.frame.grown(-AIR * plot.across)
    left, top = max(box.x, room.x), max(box.y, room.y)
    return Box(min(left, room.right - box.width), min(top, room.bottom - height), box.width, height)


def label_offset(plot: HexPlot, half_width: float, half_height: float) -> Point:
    """Return how far from the middle of a hex the middle of a label of a size in mm stands, right and down.

    Whatever side of the hex it stands at, its four corners keep clear of all sides.
    """
    at = plot.map.labels.at
    if at == "centre":
        return (0.0, 0.0)
    right, down = TOWARD[at]
    room = plot.across * (0.5 - AIR)
    start = -90 if plot.map.tops == "flat" else 0
    reach = []
    for side in range(6):
        across, below = cos(radians(start + 60 * side)), sin(radians(start + 60 * side))
        along = across * right + below * down
        if along > 1e-9:  # a side that the label moves toward
            reach.append((room - abs(across) * half_width - abs(below) * half_height) / along)
    far = max(0.0, min(reach))
    return (far * right, far * down)


def _on_disc(label: Box, disc: Box) -> bool:
    """Tell whether the middle of a label, or what is as near, lies on the disc that a box holds."""
    radius = disc.width / 2 + label.height
    away = hypot(
        label.x + label.width / 2 - disc.x - disc.width / 2, label.y + label.height / 2 - disc.y - disc.width / 2
    )
    return away < radius


def label_style(plot: HexPlot) -> TextStyle:
    """Return the style of labels, smaller in small hexes; one that would have to be under its floor is a finding."""
    style = plot.style("hex-label")
    size = min(style.size, plot.label_share * plot.across)
    if style.floor and size < style.floor - 1e-6:
        origin = plot.map.places.get("labels", plot.map.origin)
        plot.context.report.add(
            hex_label_too_large(origin, plot.across, style.floor / POINT, size / POINT, style.floor / plot.label_share)
        )
        return replace(style, size=style.floor)
    return replace(style, size=size)

"""Hex maps: a map or a half of one → ground, terrain, grid, edges, labels, furniture and border, in this order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from printkit.components.context import Context, kind_name
from printkit.components.hex_border import draw_border, space_around
from printkit.components.hex_furniture import furnish
from printkit.components.hex_ground import draw_ground
from printkit.components.hex_labels import draw_labels
from printkit.components.hex_lines import draw_edges, draw_grid
from printkit.components.hex_plot import HexPlot
from printkit.components.registry import slot_kind
from printkit.diagnostics.hexes import hex_map_too_large, hexes_too_small
from printkit.diagnostics.templates import wrong_kind_of_value
from printkit.model.hex_places import Scale
from printkit.model.hexes import Hex
from printkit.model.hexmaps import HexHalf, HexMap
from printkit.scene import Box, Group, Item
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot

LEAST = 4.0
"""The width in mm under which hexes can no longer be told apart."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HexMapSlot(Slot):
    """A slot that holds a hex map, or a half of one, in its middle.

    Hexes are as wide as the map says, or as large as the slot allows. With `furniture: no` the map is drawn without
    cartouche, scale bar, compass and wind. A half that is `trimmed` reaches to the edge of its slot where the other one
    joins it, and needs no marks there: what holds the slot is cut at that edge.
    """

    hexmap: Expression
    furniture: bool = True
    trimmed: bool = False


@slot_kind("hexmap", HexMapSlot)
def draw_hexmap(slot: HexMapSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return a map in its slot; hexes that are too large for it, or too small for anything, are findings."""
    value = context.value(slot.hexmap, slot.origin)
    if value is None:
        return ()
    if not isinstance(value, HexMap | HexHalf):
        context.report.add(wrong_kind_of_value(slot.origin, slot.hexmap.source, kind_name(value), "a hex map"))
        return ()
    hexmap, block = (value, whole(value)) if isinstance(value, HexMap) else (titled(value), value.block)
    plot = plan(slot, hexmap, block, box, context)
    if plot is None:
        return ()
    return (
        Group(
            draw_map(plot, furniture=slot.furniture),
            role="figure",
            alt=context.words(value.title).text,
            origin=value.origin,
        ),
    )


def draw_map(plot: HexPlot, *, furniture: bool = True, taken: Sequence[Box] = ()) -> tuple[Item, ...]:
    """Return all that is drawn of a map, each layer over the last; labels keep clear of boxes that are taken."""
    pieces = furnish(plot) if furniture else ()
    return (
        *draw_ground(plot),
        *(item for piece in pieces for item in piece.under),
        *draw_grid(plot),
        *draw_edges(plot),
        *draw_labels(
            plot,
            [*taken, *(box for piece in pieces for box in piece.taken)],
            [piece.box for piece in pieces if piece.under],
        ),
        *draw_border(plot),
        *(item for piece in pieces for item in piece.items),
    )


def titled(half: HexHalf) -> HexMap:
    """Return the map of a half under the title of the half: its cartouche says which one it is."""
    return replace(half.map, title=half.title)


def whole(hexmap: HexMap) -> tuple[Hex, Hex]:
    """Return the block of all hexes of a map."""
    return (0, 0), (hexmap.columns - 1, hexmap.rows - 1)


def plan(slot: HexMapSlot, hexmap: HexMap, block: tuple[Hex, Hex], box: Box, context: Context) -> HexPlot | None:
    """Return the plot of a block of a map in the middle of a box, or None after a finding."""
    clipped = hexmap.border == "clipped"
    unit = _extent(hexmap, block, 1.0, clipped=clipped)
    beside, above = space_around(hexmap, block, trimmed=slot.trimmed)
    room = (box.width - 2 * beside, box.height - 2 * above)
    fitting = min(room[0] / unit.width, room[1] / unit.height)
    across = float(hexmap.across) if hexmap.across else fitting
    origin = hexmap.places.get("across", hexmap.origin)
    if across > fitting + 1e-6:
        size = (unit.width * across, unit.height * across)
        context.report.add(hex_map_too_large(origin, slot.name, across, size, room, fitting))
        return None
    if across < LEAST:
        context.report.add(hexes_too_small(origin if hexmap.across else slot.origin, slot.name, across, LEAST))
        return None
    part = _extent(hexmap, block, across, clipped=clipped)
    frame = Box(box.x + (box.width - part.width) / 2, box.y + (box.height - part.height) / 2, part.width, part.height)
    corner = (frame.x - part.x, frame.y - part.y)
    scale = Scale(hexmap.grid, across)
    return HexPlot(hexmap, scale, corner, block, frame, clipped, context, slot.origin, trimmed=slot.trimmed)


def _extent(hexmap: HexMap, block: tuple[Hex, Hex], across: float, *, clipped: bool) -> Box:
    """Return the box that holds a block of a map, in mm from the map's own corner."""
    scale = Scale(hexmap.grid, across)
    if clipped:
        corner, size = scale.window(*block)
        return Box(*corner, *size)
    return bounds(scale, block)


def bounds(scale: Scale, block: tuple[Hex, Hex]) -> Box:
    """Return the box around the whole hexes of a block, in mm from the map's own corner."""
    (left, top), (right, bottom) = block
    # the outermost corners are among those of two columns or rows at each side
    columns = {left, min(left + 1, right), max(right - 1, left), right}
    rows = {top, min(top + 1, bottom), max(bottom - 1, top), bottom}
    corners = [point for x in columns for y in rows for point in scale.outline((x, y))]
    x, y = min(a for a, _ in corners), min(b for _, b in corners)
    return Box(x, y, max(a for a, _ in corners) - x, max(b for _, b in corners) - y)

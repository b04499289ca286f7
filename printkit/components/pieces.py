"""Pieces: an item of a game and a layout → the scenes of its faces, or of its pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from printkit.components.context import Context
from printkit.components.flows import FlowSlot, fill_pages
from printkit.components.furniture import PageNumber
from printkit.components.logbook import LogsSlot, fill_logs
from printkit.components.prose import set_prose
from printkit.components.slots import fill_slots, layout_size, slot_boxes
from printkit.components.stacks import content_height
from printkit.diagnostics import Origin, Report
from printkit.diagnostics.templates import slot_place_unclear
from printkit.model.counters import Counter, UnitCounter
from printkit.model.game import Thing
from printkit.model.gauges import Ruler, Stencil
from printkit.model.prose import Prose
from printkit.model.variants import PlayerPiece
from printkit.model.vehicles import VehicleCard
from printkit.scene import Box, Scene
from printkit.templates.layouts import Layout

COUNTED = Counter | UnitCounter | VehicleCard | Ruler | Stencil | PlayerPiece
"""The things that say how often they are printed."""
SIZED = Counter | UnitCounter | Stencil
"""The things that have a size of their own."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A laid-out item: its front, its back if it has one, its trim size (the size of the scenes) and bleed in mm.

    An item of several pages is several pieces of one name, each with its `page`. One that is `enclosed` goes into the
    item's own files, not on its sheet. `regions` are the boxes of its slots by name. `count` is how many copies the sheet holds.
    """

    name: str
    title: str
    front: Scene
    back: Scene | None = None
    bleed: float = 0.0
    count: int = 1
    page: int = 1
    enclosed: bool = False
    regions: Mapping[str, Box] = field(default_factory=dict, compare=False)
    origin: Origin = field(default=Origin(""), compare=False)

    @property
    def faces(self) -> tuple[Scene, ...]:
        """Return the front, and the back where there is one."""
        return (self.front,) if self.back is None else (self.front, self.back)


def lay_out_item(name: str, thing: Thing, layout: Layout, context: Context) -> tuple[Piece, ...]:
    """Return the pieces of an item: one, or for flowing text one a page."""
    context = context.knowing(item=thing)
    title = context.words(thing.title).text
    flows = [slot for slot in layout.slots if isinstance(slot, FlowSlot)]
    logs = [slot for slot in layout.slots if isinstance(slot, LogsSlot)]
    if flows or logs:
        scenes = list(_flowing_pages(layout, flows, context) if flows else _log_pages(layout, logs[0], context))
        return tuple(
            Piece(name, title, scene, bleed=layout.bleed, page=number, origin=thing.origin)
            for number, scene in enumerate(scenes, 1)
        )
    size = (thing.size.width, thing.size.height) if isinstance(thing, SIZED) else None
    sides = _sides(layout, context)
    pages = (
        len(sides) if layout.size.of.startswith("paper") else 1
    )  # both sides of a leaf are pages, those of a card not
    faces = [
        _face(layout, size, context.knowing(face=face, page=PageNumber(min(number, pages), pages)))
        for number, face in enumerate(sides, 1)
    ]
    count = context.count(thing.count, thing.places.get("count", thing.origin)) if isinstance(thing, COUNTED) else 1
    bleed = float(thing.bleed) if isinstance(thing, Counter | UnitCounter) else layout.bleed
    back = faces[1] if len(faces) > 1 else None
    regions = slot_boxes(layout.slots, layout.area.within(faces[0].width, faces[0].height))
    return (Piece(name, title, faces[0], back, bleed, count, regions=regions, origin=thing.origin),)


def _sides(layout: Layout, context: Context) -> list[object]:
    """Return what `face` means on each side: the values of the layout's faces, without a back that is not there."""
    if not layout.faces:
        return [None]
    values = [context.value(expression, layout.origin) for expression in layout.faces.values()]
    return values[:1] + [value for value in values[1:] if value is not None]


def _face(layout: Layout, size: tuple[float, float] | None, context: Context) -> Scene:
    width, height = layout_size(layout, context, size)
    if layout.size.of == "content":
        height = _content_height(layout, width, context)
    area = layout.area.within(width, height)
    return Scene(width, height, fill_slots(layout.slots, area, context))


def _content_height(layout: Layout, width: float, context: Context) -> float:
    """Return the height of a layout that is as high as its stacks; that is measured without a finding."""
    area = layout.area.within(width, width)
    measured = context.on_trial(Report(), [])
    return content_height(layout.slots, area, measured) + float(layout.area.margin)


def _flowing_pages(layout: Layout, flows: list[FlowSlot], context: Context) -> Iterator[Scene]:
    """Yield the pages of a layout with columns: first the text is broken into pages, then each page is dressed."""
    width, height = layout_size(layout, context, None)
    area = layout.area.within(width, height)
    boxes = slot_boxes(layout.slots, area)
    prose = context.thing(flows[0].flow, Prose, flows[0].origin)
    widths = {round(boxes[slot.name].width, 3) for slot in flows}
    if len(widths) > 1:
        context.report.add(slot_place_unclear(flows[-1].origin, flows[-1].name, "all flow slots have one width"))
    if prose is None or len(widths) > 1:
        return

    def columns_of(number: int) -> list[Box]:
        """Return the columns of a page."""
        dressed = context.knowing(page=PageNumber(number, number))
        return [boxes[slot.name] for slot in flows if dressed.has(slot.when, slot.origin)]

    strips = set_prose(prose, boxes[flows[0].name].width, flows[0].look, context)
    pages = fill_pages(strips, columns_of, context.report)
    for number, items in enumerate(pages, 1):
        dressed = context.knowing(page=PageNumber(number, len(pages)))
        yield Scene(width, height, fill_slots(layout.slots, area, dressed) + items)


def _log_pages(layout: Layout, slot: LogsSlot, context: Context) -> Iterator[Scene]:
    """Yield the pages of a logbook, as many as its logs take."""
    width, height = layout_size(layout, context, None)
    area = layout.area.within(width, height)
    pages = fill_logs(slot, slot_boxes(layout.slots, area)[slot.name], context)
    for number, page in enumerate(pages, 1):
        dressed = context.knowing(page=PageNumber(number, len(pages)))
        yield Scene(width, height, fill_slots(layout.slots, area, dressed) + page.items, page.annotations)

"""Pieces: an item of a game and a layout → the scenes of its faces, or of its pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from printkit.components.context import Context
from printkit.components.furniture import page_in_sheet
from printkit.components.registry import kind_of
from printkit.components.slots import fill_slots, layout_size, slot_boxes
from printkit.components.stacks import content_height
from printkit.diagnostics import Origin, Report
from printkit.model.counters import Counter, UnitCounter
from printkit.model.things import Thing, copies_of, own_fields, own_size
from printkit.scene import Box, Scene
from printkit.templates.layouts import Layout, Slot


@dataclass(frozen=True, slots=True)
class Piece:
    """A laid-out item: its front, its back if it has one, its trim size (the size of the scenes) and bleed in mm.

    An item of several pages is several pieces of one name, each with its `page`. One that is `enclosed` goes into the
    item's own files, not on its sheet. `regions` are the boxes of its slots by name. `count` is how many copies the sheet holds.
    `safe` is how far its layout keeps words from the trim, in mm, None where it does not say.
    """

    name: str
    title: str
    front: Scene
    back: Scene | None = None
    bleed: float = 0.0
    count: int = 1
    page: int = 1
    enclosed: bool = False
    safe: float | None = None
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
    paged = [slot for slot in layout.slots if kind_of(slot).pages]
    if paged:
        return tuple(
            Piece(name, title, scene, bleed=layout.bleed, page=number, safe=layout.safe, origin=thing.origin)
            for number, scene in enumerate(_pages(paged[0], layout, context), 1)
        )
    if written := dict(own_fields(thing)):
        from printkit.components.own_fields import fields_not_shown  # noqa: PLC0415  # of no use to most games

        context.report.add(*fields_not_shown(name, written, layout, context))
    size = own_size(thing)
    sides = _sides(layout, context)
    pages = (
        len(sides) if layout.size.of.startswith("paper") else 1
    )  # both sides of a leaf are pages, those of a card not
    faces = [
        _face(layout, size, context.knowing(face=face, page=page_in_sheet(min(number, pages), pages, context)))
        for number, face in enumerate(sides, 1)
    ]
    copies = copies_of(thing)
    count = 1 if copies is None else context.count(copies, thing.places.get("count", thing.origin))
    bleed = float(thing.bleed) if isinstance(thing, Counter | UnitCounter) else layout.bleed
    back = faces[1] if len(faces) > 1 else None
    regions = slot_boxes(layout.slots, layout.area.within(faces[0].width, faces[0].height))
    return (Piece(name, title, faces[0], back, bleed, count, safe=layout.safe, regions=regions, origin=thing.origin),)


def _pages(slot: Slot, layout: Layout, context: Context) -> Iterator[Scene]:
    """Return the pages of a layout that a slot runs through."""
    pages = kind_of(slot).pages
    return pages(slot, layout, context) if pages else iter(())


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

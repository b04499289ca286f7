"""Pictures on a layout: a drawing or bitmap of the game → fitted into its box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from printkit.components.context import Context, Picture
from printkit.components.reduction import reduced
from printkit.components.registry import Look, placeable, slot_kind
from printkit.components.strips import Strip
from printkit.diagnostics import Origin
from printkit.diagnostics.templates import slot_without_room, unknown_value
from printkit.scene import Box, Group, Item, around, rect, translate
from printkit.source import Length
from printkit.source.text import Message
from printkit.templates.expressions import NameTemplate, Template
from printkit.templates.layouts import Slot

EDGE = 0.3
"""What is kept around a part of a picture, in its units, so that lines on its edge are whole."""


@dataclass(frozen=True, kw_only=True, slots=True)
class PictureSlot(Slot):
    """A slot that holds a picture, whole (`contain`) or filling the box (`cover`); without `alt` it is decoration."""

    bleeds = True
    art: NameTemplate
    alt: Template | None = None
    fit: Literal["contain", "cover"] = "contain"


@slot_kind("art", PictureSlot)
def draw_picture(slot: PictureSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the picture in the middle of its box."""
    name = context.evaluate(slot.art, slot.origin)
    picture = context.picture(name.text, name.origin)
    if min(box.width, box.height) <= 0:
        context.report.add(slot_without_room(slot.origin, slot.name, box.width, box.height))
        return ()
    alt = context.evaluate(slot.alt, slot.origin).text if slot.alt else ""
    return () if picture is None else (fitted(picture, box, alt, slot.origin, cover=slot.fit == "cover"),)


def fitted(picture: Picture, box: Box, alt: str, origin: Origin, *, cover: bool = False) -> Item:
    """Return a picture scaled into a box, in its middle; `cover` fills the box and cuts what reaches over it.

    A picture without `alt` is an artifact.
    """
    ratios = (box.width / picture.width, box.height / picture.height)
    scale = max(ratios) if cover else min(ratios)
    x = box.x + (box.width - scale * picture.width) / 2
    y = box.y + (box.height - scale * picture.height) / 2
    art = Group(picture.items, (scale, 0.0, 0.0, scale, x, y), name=f"art-{picture.name}", origin=picture.origin)
    role = "figure" if alt else "artifact"
    clip = rect(box) if cover else None
    return Group((art,), clip=clip, role=role, alt=alt, origin=origin)


@placeable("piece", Picture)
@placeable("art", Picture)
def place_picture(picture: Picture, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return a picture in the middle of a column.

    `art` takes the name of a drawing of the game, `piece` an item by its sheet and name, `counters/attackers`.
    Options are its height (`::: art emblem 30mm`) and the names of the slots it is cut to (`::: piece board/attack
    grid`); anything else is a finding.
    """
    room = 0.0
    shown: list[str] = []
    for option in look.options:
        try:
            room = float(Length.from_text(option))
        except ValueError as error:
            if option in picture.regions:
                shown.append(option)
            else:
                hint = (
                    f"{error}; or the name of a slot: {', '.join(picture.regions)}" if picture.regions else str(error)
                )
                context.report.add(unknown_value(picture.origin, option, hint))
    part = cut_to(picture, shown) if shown else picture
    natural = width * part.height / part.width
    height = min(room, natural) if room > 0 else natural
    alt = context.words(part.title).text if isinstance(part.title, Message) else part.title
    box = Box(0, 0, width, height)
    figure = fitted(made_for(box, part), box, alt, part.origin)
    return (Strip(height, (figure,), gap=2.5, origin=part.origin),)


def made_for(box: Box, picture: Picture) -> Picture:
    """Return a picture as a box smaller than it shows it: finer lines widened, words too small to read left out."""
    scale = min(box.width / picture.width, box.height / picture.height)
    if scale >= 1:
        return picture
    return replace(picture, name=f"{picture.name} at {scale:.4f}", items=reduced(picture.items, scale))


def cut_to(picture: Picture, names: Sequence[str]) -> Picture:
    """Return the part of a picture that holds the regions of these names."""
    part = around([picture.regions[name] for name in names])
    clipped = Group((Group(picture.items, clip=rect(part.grown(EDGE))),), translate(-part.x, -part.y))
    name = " ".join([picture.name, *names])
    return replace(picture, name=name, width=part.width, height=part.height, items=(clipped,))

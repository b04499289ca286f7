"""A scene → its outlines: shapes and pictures as thin lines, texts as boxes, with trim, bleed and safe area."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from printkit.scene import Box, Colour, Group, Image, Item, Path, Scene, Stroke, Text, polyline, rect
from printkit.scene.extents import scale_of
from printkit.scene.shapes import compose

SHAPE = Colour((120, 120, 120), (0, 0, 0, 0.6))
WORDS = Colour((0, 70, 160), (1, 0.6, 0, 0))
CUT = Colour((200, 0, 0), (0, 1, 1, 0))
BLEED = Colour((0, 130, 200), (1, 0.2, 0, 0))
SAFE = Colour((0, 130, 60), (0.9, 0, 0.9, 0))
THIN = 0.1
"""The width of the lines in mm."""
DASHES = {"bleed": (1.2, 0.8), "safe": (0.4, 0.6)}


def outline_scene(scene: Scene, bleed: float, safe: float) -> Scene:
    """Return the outlines of a scene under its trim, bleed and safe area; the areas are left out where they are 0."""
    trim = Box(0, 0, scene.width, scene.height)
    lines: list[Item] = [Path(rect(trim), stroke=Stroke(CUT, THIN))]
    if bleed > 0:
        lines.append(Path(rect(trim.grown(bleed)), stroke=Stroke(BLEED, THIN, DASHES["bleed"])))
    if 0 < 2 * safe < min(scene.width, scene.height):
        lines.append(Path(rect(trim.grown(-safe)), stroke=Stroke(SAFE, THIN, DASHES["safe"])))
    return replace(scene, items=(*_outlined(scene.items, 1.0), Group(tuple(lines), role="artifact")))


def _outlined(items: Iterable[Item], scale: float) -> tuple[Item, ...]:
    return tuple(_outline(item, scale) for item in items)


def _outline(item: Item, scale: float) -> Item:
    thin = THIN / max(scale, 1e-6)
    match item:
        case Path():
            return replace(item, fill=None, stroke=Stroke(SHAPE, thin))
        case Text():
            box = Box(item.x, item.y - item.size * 0.75, item.width, item.size * 0.95)
            return Path(rect(box), stroke=Stroke(WORDS, thin), origin=item.origin)
        case Image():
            return Group(_crossed(item.box, Stroke(SHAPE, thin)), role="figure", alt=item.alt, origin=item.origin)
        case Group():
            own = scale_of(compose((scale, 0, 0, scale, 0, 0), item.transform))
            role = "" if item.role == "symbol" else item.role
            # lines are as thin in a drawing of any size, so what a name stands for tells the size, too
            name = f"{item.name}-outlined-{own:.4g}" if item.name else ""
            return replace(item, items=_outlined(item.items, own), role=role, name=name)


def _crossed(box: Box, stroke: Stroke) -> tuple[Item, ...]:
    corners = ((box.x, box.y), (box.right, box.bottom)), ((box.right, box.y), (box.x, box.bottom))
    return (Path(rect(box), stroke=stroke), *(Path(polyline(*ends), stroke=stroke) for ends in corners))

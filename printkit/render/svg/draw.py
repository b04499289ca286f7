"""Scene items → SVG elements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

from svgwrite.base import BaseElement
from svgwrite.container import Group as GroupElement
from svgwrite.container import Use
from svgwrite.path import Path as PathElement

from printkit.render.svg.file import SvgFile
from printkit.render.svg.glyphs import line_outline
from printkit.render.svg.values import fill_attributes, path_data, stroke_attributes, transform
from printkit.scene import Group, Image, Item, Path, Text
from printkit.typeset.fonts import face_named


def draw_items(parent: BaseElement, file: SvgFile, items: Iterable[Item]) -> None:
    """Add the elements of items to `parent`, in their order."""
    for item in items:
        match item:
            case Path():
                draw_path(parent, item)
            case Text():
                draw_text(parent, item)
            case Image():
                draw_image(parent, file, item)
            case Group():
                draw_group(parent, file, item)
            case _:
                assert_never(item)


def draw_path(parent: BaseElement, path: Path) -> None:
    """Add an outline; one that is neither filled nor stroked is not drawn."""
    paint = fill_attributes(path.fill, even_odd=path.even_odd) | stroke_attributes(path.stroke)
    if paint:
        parent.add(element_with(PathElement(d=path_data(path.segments), debug=False), paint))


def draw_text(parent: BaseElement, text: Text) -> None:
    """Add a line of text as outlines that carry what they say; raises ValueError for a missing glyph."""
    units = face_named(text.font).units
    scale = text.size / units
    outline = line_outline(text.font, text.drawn, [round(offset / scale) for offset in text.offsets])
    attributes = {
        "aria-label": text.text,
        "role": "img",
        "fill": text.colour.hex,
        "transform": transform((scale, 0, 0, -scale, text.x, text.y)),
    }
    if outline:
        parent.add(element_with(PathElement(d=outline, debug=False), attributes))


def draw_image(parent: BaseElement, file: SvgFile, image: Image) -> None:
    """Add a bitmap in its box."""
    box = image.box
    attributes = {
        "transform": transform((box.width, 0, 0, box.height, box.x, box.y)),
        **label_attributes("figure", image.alt),
    }
    parent.add(element_with(Use(f"#{file.image_id(image)}", debug=False), attributes))


def draw_group(parent: BaseElement, file: SvgFile, group: Group) -> None:
    """Add a group's items under its transform, inside its clip, by reference where they are drawn more than once."""
    attributes = group_attributes(file, group)
    if file.placed.get(group.name, 0) > 1:
        parent.add(element_with(Use(f"#{members_id(file, group)}", debug=False), attributes))
    elif attributes:
        draw_items(parent.add(element_with(GroupElement(debug=False), attributes)), file, group.items)
    else:
        draw_items(parent, file, group.items)


def members_id(file: SvgFile, group: Group) -> str:
    """Return the id under which a repeated group's items are defined."""
    known = file.id_of("group", group.name)
    if known:
        return known
    members = GroupElement(debug=False)
    draw_items(members, file, group.items)
    return file.define("group", group.name, members)


def group_attributes(file: SvgFile, group: Group) -> dict[str, str]:
    """Return what a group's element says of its place, its clip and its meaning."""
    attributes = label_attributes(group.role, group.alt)
    if placed := transform(group.transform):
        attributes["transform"] = placed
    if group.clip is not None:
        attributes["clip-path"] = f"url(#{file.clip_id(group.clip)})"
    if group.role == "symbol" and group.name:
        attributes["data-symbol"] = group.name
    return attributes


def label_attributes(role: str, alt: str) -> dict[str, str]:
    """Return what a screen reader is told of a drawing: its text, or that it says nothing."""
    if role == "artifact":
        return {"aria-hidden": "true"}
    return {"role": "img", "aria-label": alt} if alt else {}


def element_with(element: BaseElement, attributes: Mapping[str, str | None]) -> BaseElement:
    """Return an element with attributes added."""
    element.update(attributes)
    return element

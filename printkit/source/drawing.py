"""An SVG drawing → flat paths in the units of its viewBox, ready to be placed and recoloured."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.drawings import drawing_not_svg
from printkit.scene import Box, Colour, Group, Image, Item, Path, Stroke, Text, translate
from printkit.source.svg_overhang import find_overhangs
from printkit.source.svg_values import read_number, read_numbers
from printkit.source.svg_walk import flatten
from printkit.source.svg_xml import Element, read_svg
from printkit.source.text import Words


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing from (0, 0) to (width, height), in the units of its viewBox, y down; without a title the text is empty."""

    width: float
    height: float
    items: tuple[Item, ...]
    title: Words
    origin: Origin


def read_drawing(data: bytes, file: str, report: Report) -> Drawing | None:
    """Return the drawing that an SVG file holds, or None after reporting everything that keeps it from being printed.

    `file` is how findings name the file.
    """
    root = read_svg(data, file, report)
    if root is None:
        return None
    try:
        box = _view_box(root)
    except ValueError as error:
        problem, _, hint = str(error).partition(" -- ")
        report.add(drawing_not_svg(root.origin, problem, hint))
        return None
    found = Report()
    items = flatten(root, translate(-box.x, -box.y), found)
    found.extend(find_overhangs(items, box.width, box.height))
    report.extend(found)
    if found.errors:
        return None
    return Drawing(box.width, box.height, items, _title(root), root.origin)


def read_title(data: bytes, file: str) -> Words | None:
    """Return the title of the drawing that an SVG file holds, or None where it has none or cannot be read."""
    root = read_svg(data, file, Report())
    title = None if root is None else _title(root)
    return title if title and title.text else None


def _title(root: Element) -> Words:
    titles = (Words(" ".join(child.text.split()), child.origin) for child in root.children if child.name == "title")
    return next(titles, Words("", root.origin))


def recolour(items: Iterable[Item], mapping: Callable[[Colour], Colour]) -> tuple[Item, ...]:
    """Return items with every colour replaced by what `mapping` gives for it; images keep theirs."""
    return tuple(_recolour(item, mapping) for item in items)


def _recolour(item: Item, mapping: Callable[[Colour], Colour]) -> Item:
    match item:
        case Path():
            fill = item.fill and mapping(item.fill)
            return replace(item, fill=fill, stroke=item.stroke and _recolour_line(item.stroke, mapping))
        case Text():
            return replace(item, colour=mapping(item.colour))
        case Group():
            return replace(item, items=recolour(item.items, mapping))
        case Image():
            return item
        case _:
            assert_never(item)


def _recolour_line(stroke: Stroke, mapping: Callable[[Colour], Colour]) -> Stroke:
    return replace(stroke, colour=mapping(stroke.colour))


def _view_box(root: Element) -> Box:
    if "viewBox" in root.attributes:
        numbers = read_numbers(root.attributes["viewBox"])
    else:
        numbers = (0.0, 0.0, *(read_number(root.attributes.get(name, "")) for name in ("width", "height")))
    if len(numbers) != 4 or min(numbers[2:]) <= 0:
        raise ValueError('the viewBox is not "left top width height" -- write viewBox="0 0 100 50"')
    return Box(*numbers)

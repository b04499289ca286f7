"""A tree of SVG elements → flat paths; look and map are handed down through groups."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from printkit.diagnostics import Diagnostic, Report
from printkit.diagnostics.drawings import drawing_attribute, drawing_too_large, drawing_value
from printkit.scene import Matrix, Path, compose
from printkit.source.svg_shapes import enlargement, map_segments, read_shape
from printkit.source.svg_style import PROPERTIES, Look, declarations, read_look
from printkit.source.svg_values import MAX_STEPS, TooManyStepsError, read_transform
from printkit.source.svg_vocabulary import EDITORS, GEOMETRY, is_silent, judge_attribute, judge_element
from printkit.source.svg_xml import Element


@dataclass(frozen=True, slots=True)
class Pen:
    """What a group hands down: its look and its map to the drawing's units."""

    look: Look
    matrix: Matrix


def flatten(root: Element, matrix: Matrix, report: Report) -> tuple[Path, ...]:
    """Return the paths of a drawing in painting order, after reporting everything that is not drawn."""
    paths, steps = [], 0
    for path in _paths(root, Pen(Look(), matrix), report):
        steps += len(path.segments)
        if steps > MAX_STEPS:
            report.add(drawing_too_large(path.origin or root.origin, "path steps", MAX_STEPS))
            break
        paths.append(path)
    return tuple(paths)


def _paths(element: Element, pen: Pen, report: Report) -> Iterator[Path]:
    pen = _take_attributes(element, pen, report)
    if element.name not in ("svg", "g"):
        yield from _path(element, pen, report)
        return
    for child in element.children:
        if is_silent(child.name) or _is_empty_defs(child):
            continue
        found = judge_element(child.name, child.origin)
        if found is None:
            yield from _paths(child, pen, report)
        else:
            report.add(found)


def _is_empty_defs(element: Element) -> bool:
    return element.name == "defs" and all(child.name.startswith(EDITORS) for child in element.children)


def _path(element: Element, pen: Pen, report: Report) -> Iterator[Path]:
    for child in element.children:
        if not is_silent(child.name):
            report.add(judge_element(child.name, child.origin) or _misplaced(child))
    scale = enlargement(pen.matrix)
    try:
        segments = map_segments(pen.matrix, read_shape(element))
    except TooManyStepsError:
        report.add(drawing_too_large(element.origin, "path steps", MAX_STEPS))
        return
    except ValueError as error:
        report.add(_fault(element, element.name, error))
        return
    stroke = pen.look.line(scale)
    fill = None if element.name == "line" else pen.look.fill
    if stroke and stroke.join == "miter" and pen.look.miter != Look().miter:
        advice = "use the limit 4, or stroke-linejoin=round"
        report.add(drawing_attribute(element.origin, "stroke-miterlimit", f"{pen.look.miter:g}", advice))
    if segments and (fill or stroke):
        yield Path(segments, fill, stroke, pen.look.rule == "evenodd", element.origin)


def _misplaced(child: Element) -> Diagnostic:
    return drawing_attribute(child.origin, "parent", child.name, "put the shape beside the other, not into it")


def _take_attributes(element: Element, pen: Pen, report: Report) -> Pen:
    look, matrix = pen.look, pen.matrix
    own = GEOMETRY[element.name]
    for name, value in element.attributes.items():
        if name == "transform" and element.name != "svg":
            matrix = _transform(element, value, matrix, report)
        elif name not in ("style", *own):
            look = _take_property(element, name, value, look, report)
    try:
        # A style weighs more than an attribute, wherever it stands.
        for name, value in declarations(element.attributes.get("style", "")):
            look = _take_property(element, name, value, look, report)
    except ValueError as error:
        report.add(_fault(element, "style", error))
    return Pen(look, matrix)


def _take_property(element: Element, name: str, value: str, look: Look, report: Report) -> Look:
    found = judge_attribute(name, value, element.origin)
    if found is not None:
        report.add(found)
    elif name in PROPERTIES:
        try:
            return read_look(name, value, look)
        except ValueError as error:
            report.add(_fault(element, name, error))
    return look


def _transform(element: Element, value: str, matrix: Matrix, report: Report) -> Matrix:
    try:
        return compose(matrix, read_transform(value))
    except ValueError as error:
        report.add(_fault(element, "transform", error))
        return matrix


def _fault(element: Element, name: str, error: ValueError) -> Diagnostic:
    problem, _, hint = str(error).partition(" -- ")
    return drawing_value(element.origin, name, problem, hint)

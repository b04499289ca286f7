"""A scene as text, for snapshots: one item a line, indented by depth, numbers to 0.001 mm, no origins."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.scene.annotations import Annotation, Field, Link
from printkit.scene.items import IDENTITY, Colour, Group, Image, Item, Path, Scene, Segment, Text


def dump(scene: Scene) -> str:
    """Return a scene as text: one item a line, indented by depth, numbers to 0.001 mm, no origins."""
    lines = [f"scene {_n(scene.width)} x {_n(scene.height)}"]
    _dump(scene.items, 1, lines)
    lines += [f"  {_annotation(annotation)}" for annotation in scene.annotations]
    return "\n".join(lines) + "\n"


def _dump(items: Sequence[Item], depth: int, lines: list[str]) -> None:
    for item in items:
        lines.append("  " * depth + _line(item))
        if isinstance(item, Group):
            _dump(item.items, depth + 1, lines)


def _line(item: Item) -> str:
    match item:
        case Path():
            return f"path{_paint(item)} {_steps(item.segments)}"
        case Text():
            where = f"{_n(item.x)} {_n(item.y)} {item.font} {_n(item.size)} {_ink(item.colour)}"
            return f"text {where} width {_n(item.width)} {item.text!r}"
        case Image():
            return f"image {' '.join(map(_n, item.box))} {item.digest[:12]} {item.alt!r}"
        case Group():
            words = [word for word in (item.role, item.name, item.alt and repr(item.alt)) if word]
            if item.transform != IDENTITY:
                words.append("at " + " ".join(map(_n, item.transform)))
            if item.clip is not None:
                words.append("clip " + _steps(item.clip))
            return " ".join(["group", *words])


def _annotation(annotation: Annotation) -> str:
    box = " ".join(map(_n, annotation.box))
    match annotation:
        case Link():
            return f"link {box} {annotation.target} {annotation.title!r}"
        case Field():
            return f"field {box} {annotation.kind} {annotation.lines} {annotation.name} {annotation.title!r}"


def _paint(path: Path) -> str:
    parts = [f" fill {_ink(path.fill)}" + (" evenodd" if path.even_odd else "")] if path.fill else []
    if path.stroke:
        line = path.stroke
        dash = f" dash {' '.join(map(_n, line.dash))}" if line.dash else ""
        parts.append(f" stroke {_ink(line.colour)} {_n(line.width)} {line.cap} {line.join}{dash}")
    return "".join(parts)


def _steps(segments: Sequence[Segment]) -> str:
    return " ".join(code + " ".join(map(_n, numbers)) for code, numbers in segments)


def _ink(colour: Colour) -> str:
    return colour.name or colour.hex


def _n(value: float) -> str:
    return f"{round(value, 3) + 0.0:.3f}".rstrip("0").rstrip(".")

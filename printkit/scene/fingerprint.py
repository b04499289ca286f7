"""A scene → bytes that differ when what is seen differs, for digests: no origins, and cheaper than text."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import TypeAlias, assert_never

from printkit.scene.annotations import Annotation, Link
from printkit.scene.items import Colour, Group, Image, Item, Path, Scene, Segment, Text

Known: TypeAlias = dict[int, tuple[Group, bytes]]
"""What boxes came to, by identity; they are held so that their identity stays theirs."""


def fingerprint(scene: Scene, told: set[str], known: Known) -> bytes:
    """Return bytes that tell a scene from others; lengths count to single precision, a thousandth of 0.1 mm.

    What a named group holds is told once for each name in `told`: such groups hold the same. `known` gathers groups of
    a single outline, which pieces of one layout share.
    """
    parts = [_numbers((scene.width, scene.height))]
    _tell(scene.items, parts, told, known)
    parts += [_annotation(annotation) for annotation in scene.annotations]
    return b"".join(parts)


def _tell(items: Sequence[Item], parts: list[bytes], told: set[str], known: Known) -> None:
    # each item begins with its kind and the count of what follows, so that no two drawings run into the same bytes
    for item in items:
        match item:
            case Path():
                parts += (_paint(item), _steps(item.segments))
            case Text():
                words = f"text {item.font} {_ink(item.colour)} {item.text!r}\n"
                parts += (words.encode(), _numbers((item.x, item.y, item.size, item.width)))
            case Image():
                parts += (f"image {item.digest} {item.alt!r}\n".encode(), _numbers(item.box))
            case Group() if id(item) in known:
                parts.append(known[id(item)][1])
            case Group(items=(Path() as path,), name=""):
                found = b"".join((*_group(item), _paint(path), _steps(path.segments)))
                known[id(item)] = item, found
                parts.append(found)
            case Group():
                parts += _group(item)
                if item.name not in told:
                    _tell(item.items, parts, told, known)
                if item.name:
                    told.add(item.name)
            case _:
                assert_never(item)


def _group(group: Group) -> tuple[bytes, ...]:
    words = f"group {len(group.items)} {group.role} {group.name!r} {group.alt!r}\n".encode()
    clip = b"" if group.clip is None else b"clip " + _steps(group.clip)
    return (words, _numbers(group.transform), clip)


def _paint(path: Path) -> bytes:
    fill = f"{_ink(path.fill)} {path.even_odd}" if path.fill else ""
    line = path.stroke
    if line is None:
        return f"path {fill}\n".encode()
    return f"path {fill} {_ink(line.colour)} {line.width} {line.dash} {line.cap} {line.join}\n".encode()


def _steps(segments: Sequence[Segment]) -> bytes:
    codes = "".join([code for code, _ in segments])
    return f"{codes}\n".encode() + _numbers([number for _, numbers in segments for number in numbers])


def _annotation(annotation: Annotation) -> bytes:
    if isinstance(annotation, Link):
        words = f"link {annotation.target!r} {annotation.title!r}\n"
    else:
        words = f"field {annotation.kind} {annotation.lines} {annotation.name!r} {annotation.title!r}\n"
    return words.encode() + _numbers(annotation.box)


def _numbers(numbers: Iterable[float]) -> bytes:
    return array("f", numbers).tobytes()


def _ink(colour: Colour) -> str:
    return colour.name or colour.hex

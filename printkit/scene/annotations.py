"""What a reader can do with a page on a screen: links to follow, fields to fill in; places in mm, as of items."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from printkit.diagnostics import Origin
from printkit.scene.box import Box


@dataclass(frozen=True, slots=True)
class Link:
    """A place that leads elsewhere.

    `target` is one of the document's targets, such as `missions/07-fog-bank`, or an address that begins with `https:`,
    `http:` or `mailto:`. `title` says where it leads, for those who cannot see it.
    """

    box: Box
    target: str
    title: str = ""
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Field:
    """A place to tick (`check`) or to write in (`text`), of `lines` lines; a name stands for one field of a document."""

    box: Box
    name: str
    kind: Literal["check", "text"]
    title: str = ""
    lines: int = 1
    origin: Origin | None = field(default=None, compare=False)


Annotation: TypeAlias = Link | Field

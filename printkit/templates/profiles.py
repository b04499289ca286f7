"""Profiles: YAML → what a printer, a screen or a press asks of a file, each number with where it was read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Literal

from printkit.diagnostics import Origin
from printkit.model.names import Name
from printkit.source import Distance

HOME = "home"
"""The profile of those who name none."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a number was read, and when: `{read: 2026-11, from: "…"}`."""

    from_: str
    read: str


@dataclass(frozen=True, slots=True)
class Profile:
    """What files are made for.

    `colour` is the colour space of everything drawn. `grounds` are `white` where ink is to be saved; `drawing` is
    `outlines` for proofs of cuts and folds. `marks` are `cut` (ticks), `press` (ticks and register marks in all
    inks) or `none`; `words` tells whether sheets say what they are and what to do with them. `standard` names what
    the file claims to be built to, and `intent` the printing condition, an ICC profile beside this file.
    Bleed and safe area are measured from the trim; a piece with less is a finding. `total_ink` is in percent,
    the image limits in dots per inch, floors in mm (written in pt).
    """

    colour: Literal["rgb", "cmyk"] = "rgb"
    grounds: Literal["full", "white"] = "full"
    drawing: Literal["full", "outlines"] = "full"
    marks: Literal["cut", "press", "none"] = "cut"
    words: bool = True
    links: bool = False
    forms: bool = False
    standard: Literal["none", "PDF/X-4"] = "none"
    intent: Name | None = None
    bleed: Distance = Distance(0)
    safe: Distance = Distance(0)
    total_ink: int = 400
    line_floor: Distance = Distance(0)
    text_floor: Distance = Distance(0)
    text_advised: Distance = Distance(0)
    reversed_floor: Distance = Distance(0)
    image_floor: int = 0
    image_advised: int = 0
    sources: Mapping[Name, Source] = field(default_factory=dict)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @property
    def name(self) -> str:
        """Return its name, which is that of its file."""
        return PurePosixPath(self.origin.file).stem or HOME

"""Profiles: YAML → what a printer, a screen or a press asks of a file, each number with where it was read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import PurePosixPath
from typing import Literal

from printkit.diagnostics import Origin
from printkit.model.names import Name
from printkit.source import Distance

HOME = "home"
"""The profile of those who name none."""

MOST = 25.0
"""The most bleed or slug in mm: a longer one is a slip of the pen."""

MARK_ROOM = 7.0
"""The slug in mm that marks of the press need: 1 mm of air, 5 mm of mark, 1 mm of air."""

NUMBERS = (
    "bleed", "slug", "safe", "total_ink", "line_floor", "text_floor", "text_advised", "reversed_floor",
    "reversed_bold",
    "image_floor", "image_advised",
)  # fmt: skip
"""The keys that hold a number, each of which may have a source."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a number was read, and when: `{read: 2026-11, from: "…"}`."""

    from_: str
    read: str


@dataclass(frozen=True, slots=True)
class Profile:
    """What files are made for.

    `colour` is the colour space of everything drawn. `grounds` are `white` where ink is to be saved; `drawing` is
    `outlines` for proofs of cuts and folds. `pages` are the imposed `sheets`, or `pieces`: each face on a page of its
    own, in the `order` front, back or back, front. `marks` are `cut` (ticks), `press` (ticks in all inks, in the
    slug) or `none`; `words` tells whether sheets say what they are and what to do with them; with `titles` they say what they are
    all the same. With `links`, a file has
    bookmarks for its items and headings, and links; with `forms`, fields to fill in; with `preflight`, a build writes no
    sheet that `printkit preflight` finds an error in.
    `standard` names what the file claims to be built to, `intent` the printing condition, an ICC profile beside this
    file, and `condition` its registered name.
    Bleed and safe area are measured from the trim, the slug from the bleed; what needs bleed and has less is a
    finding. `total_ink` is in percent, the image limits in dots per inch, floors in mm (written in pt);
    white text that is bold is held to `reversed_bold`, where that is given. `sources` says of a number where it was read.
    """

    colour: Literal["rgb", "cmyk"] = "rgb"
    grounds: Literal["full", "white"] = "full"
    drawing: Literal["full", "outlines"] = "full"
    pages: Literal["sheets", "pieces"] = "sheets"
    order: Literal["front-first", "back-first"] = "front-first"
    marks: Literal["cut", "press", "none"] = "cut"
    words: bool = True
    titles: bool = False
    links: bool = False
    preflight: bool = False
    forms: bool = False
    standard: Literal["none", "PDF/X-4"] = "none"
    intent: Name | None = None
    condition: str = ""
    bleed: Distance = Distance(0)
    slug: Distance = Distance(0)
    safe: Distance = Distance(0)
    total_ink: int = 400
    line_floor: Distance = Distance(0)
    text_floor: Distance = Distance(0)
    text_advised: Distance = Distance(0)
    reversed_floor: Distance = Distance(0)
    reversed_bold: Distance = Distance(0)
    image_floor: int = 0
    image_advised: int = 0
    sources: Mapping[Name, Source] = field(default_factory=dict)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        for fault in (_press_fault(self), _standard_fault(self), _number_fault(self), _source_fault(self)):
            if fault:
                raise ValueError(fault)

    @property
    def name(self) -> str:
        """Return its name, which is that of its file."""
        return PurePosixPath(self.origin.file).stem or HOME


def _press_fault(profile: Profile) -> str:
    if profile.colour == "cmyk" and not profile.intent:
        return "colour: cmyk has no intent: -- name the ICC profile of the printing condition, such as fogra39"
    if profile.colour == "rgb" and profile.intent:
        return "an intent: goes with colour: cmyk -- write colour: cmyk, or leave the intent out"
    if profile.marks == "press" and profile.colour == "rgb":
        return "marks: press are drawn in all inks of a press -- write colour: cmyk, or marks: cut"
    if profile.pages == "pieces" and profile.marks == "press" and profile.slug < MARK_ROOM:
        return f"marks: press need a slug of {MARK_ROOM:g} mm -- write slug: {MARK_ROOM:g}mm, or marks: none"
    return ""


def _standard_fault(profile: Profile) -> str:
    if profile.standard == "none":
        return ""
    if profile.colour == "rgb" or not profile.condition:
        return f"standard: {profile.standard} needs colour: cmyk and a condition: -- name it as registered, such as FOGRA39"
    if profile.links or profile.forms:
        return f"standard: {profile.standard} has no room for links and forms -- write links: no and forms: no"
    return ""


def _number_fault(profile: Profile) -> str:
    for name in ("bleed", "slug", "safe"):
        if getattr(profile, name) > MOST:
            return f"{name} is {getattr(profile, name):g} mm, {MOST:g} mm at most -- check the unit"
    if not 100 <= profile.total_ink <= 400:
        return f"total_ink is {profile.total_ink} % -- write 100 to 400"
    if min(profile.image_floor, profile.image_advised) < 0:
        return "dots per inch count from 0 -- leave the limit out, or write 150"
    return ""


def _source_fault(profile: Profile) -> str:
    for name in profile.sources:
        if name not in NUMBERS:
            near = get_close_matches(name, NUMBERS, n=1)
            return f'sources has "{name}", which is no number of a profile -- {near[0] if near else ", ".join(NUMBERS)}'
    return ""

"""A profile → the limits that a file is held to, in the units a finding tells them in, each with its source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from printkit.preflight.geometry import MM
from printkit.templates.profiles import HOME, Profile

BITMAP_FACTOR = 2
"""How many times finer a bitmap of two colours has to be than one of greys or colours: 600 beside 300 dpi."""


@dataclass(frozen=True, slots=True)
class Limit:
    """A number, and where it was read: "" where it is printkit's own."""

    value: float
    source: str = ""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a file is held to.

    Bleed and safe area in mm, total ink in percent, text and lines in pt, images in dots per inch; 0 is no limit.
    `press` asks for press colours and the keys of PDF/X-4; `sheets` says that pages on whole paper carry a scale
    line; `forms` that fields to fill in are wanted, and with them the unembedded fonts that readers draw those with;
    `backs_first` that a printer takes each back before its front.
    """

    profile: str = HOME
    press: bool = False
    sheets: bool = True
    forms: bool = False
    links: bool = True
    outline: bool = False
    backs_first: bool = False
    numbers: Mapping[str, Limit] = field(default_factory=dict)

    def __getitem__(self, key: str) -> Limit:
        return self.numbers.get(key, Limit(0))


def limits_of(profile: Profile, name: str = "") -> Limits:
    """Return the limits of a profile."""
    values = {
        "bleed": float(profile.bleed),
        "safe": float(profile.safe),
        "total_ink": float(profile.total_ink) if profile.colour == "cmyk" else 0.0,
        "line_floor": float(profile.line_floor) / MM,
        "text_floor": float(profile.text_floor) / MM,
        "text_advised": float(profile.text_advised) / MM,
        "reversed_floor": float(profile.reversed_floor) / MM,
        "reversed_bold": float(profile.reversed_bold) / MM,
        "image_floor": float(profile.image_floor),
        "image_advised": float(profile.image_advised),
    }
    return Limits(
        profile=name or profile.name,
        press=profile.colour == "cmyk",
        sheets=profile.words and not profile.links,
        forms=profile.forms,
        links=profile.links or profile.colour != "cmyk",
        outline=profile.links,
        backs_first=profile.pages == "pieces" and profile.order == "back-first",
        numbers={key: Limit(round(value, 3), _source(profile, key)) for key, value in values.items()},
    )


def _source(profile: Profile, key: str) -> str:
    """Return where a number of a profile was read; the profile itself where it does not say."""
    for name, source in profile.sources.items():
        if name.replace("-", "_") == key:
            return f"{source.from_} ({source.read})"
    return f'profile "{profile.name}"'

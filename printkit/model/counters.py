"""Counters: small double-sided pieces of cardboard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.model.amount import Amount, Size
from printkit.model.names import Name
from printkit.source import Distance
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a counter: a name, a picture, a value in each lower corner, the colour of its band."""

    label: Message
    art: Name | None = None
    left: Message | None = None
    right: Message | None = None
    band: str = "ink"
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter that is printed `count` times; its `layout` is that of its sheet unless it has one of its own."""

    title: Message
    size: Size
    front: Face
    back: Face | None = None
    count: Amount = Amount(1)
    bleed: Distance = Distance(0)
    layout: Name | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

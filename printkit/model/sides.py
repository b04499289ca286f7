"""A side of the game, as its YAML names it → its name and the colour of its pieces and cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.model.names import Name
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Side:
    """A side of the war: its name, and the colour of its pieces and cards in the theme's palette."""

    title: Message
    band: Name = Name("ink")
    emblem: Name | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

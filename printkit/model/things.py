"""A thing of a game → what every printable thing has, and how many copies and which size it has of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from printkit.diagnostics import Origin
from printkit.model.amount import Amount, Size
from printkit.source.text import Message


class Thing(Protocol):
    """What can be printed: it has a title, a place in the sources, and places of its keys."""

    @property
    def title(self) -> Message:
        """Return what it is called."""

    @property
    def origin(self) -> Origin:
        """Return where it is written."""

    @property
    def places(self) -> Mapping[str, Origin]:
        """Return where its keys are written."""


def copies_of(thing: Thing) -> Amount | None:
    """Return how often a thing says it is printed, or None where it does not say."""
    count = getattr(thing, "count", None)
    return count if isinstance(count, Amount) else None


def own_size(thing: Thing) -> tuple[float, float] | None:
    """Return the width and height in mm that a thing has whatever its layout, or None where it has none."""
    size = getattr(thing, "size", None)
    return (size.width, size.height) if isinstance(size, Size) else None

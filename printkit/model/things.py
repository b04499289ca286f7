"""A thing of a game → what every printable thing has, and how many copies and which size it has of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

from printkit.diagnostics import Origin
from printkit.model.amount import Amount, Size
from printkit.model.names import Name
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


def own_layout(thing: Thing) -> tuple[Name, Origin] | None:
    """Return the layout that a thing has whatever its sheet says, and where it is named, or None where it has none."""
    layout = getattr(thing, "layout", None)
    return (layout, thing.places["layout"]) if isinstance(layout, Name) else None


def own_fields(thing: Thing) -> Iterator[tuple[str, Origin]]:
    """Yield what a thing says under names of its author's own, such as `texts.kind`, and where."""
    listed: Callable[[], Iterator[tuple[str, Origin]]] | None = getattr(thing, "own_fields", None)
    if listed is not None:
        yield from listed()

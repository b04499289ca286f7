"""A key of the YAML → the functions that lay out that kind of slot, or of thing that a column can hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Generic, TypeAlias, TypeVar

from printkit.components.context import Context
from printkit.components.strips import Strip
from printkit.diagnostics import Origin
from printkit.scene import Box, Item, Scene
from printkit.templates.layouts import Layout, Slot

S = TypeVar("S", bound=Slot)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class SlotKind(Generic[S]):
    """A kind of slot: the class that holds its options, and how it fills its box.

    Where what it holds runs on from page to page, `pages` takes the slot and its layout and makes all the pages, with
    what the other slots put on each.
    """

    slot: type[S]
    draw: Callable[[S, Box, Context], tuple[Item, ...]]
    pages: Callable[[S, Layout, Context], Iterator[Scene]] | None = None


@dataclass(frozen=True, slots=True)
class Placeable(Generic[V]):
    """A kind of thing that a stack or a flowing text can hold: its class, and the strips it makes at a width.

    `lay_out` takes the thing, the width in mm and the look: the prefix of its text styles, and the words written after
    its path. `options` are the words there may be; where it is None the function looks at them itself, and `words` are
    those of them that do not depend on the thing.
    """

    thing: type[V]
    lay_out: Callable[[V, float, Look, Context], tuple[Strip, ...]]
    options: tuple[str, ...] | None = None
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Look:
    """How a placed thing is dressed: the prefix of its text styles, the option words after its path, where it is placed."""

    prefix: str
    options: tuple[str, ...] = ()
    origin: Origin = field(default=Origin(""), compare=False)

    def style(self, part: str) -> str:
        """Return the name of the text style for a part, such as `panel-title`."""
        return f"{self.prefix}-{part}"


SLOTS = {
    "art": "pictures",
    "board": "boards",
    "box": "boxes",
    "cells": "grid_boards",
    "chart": "charts",
    "dice": "missions",
    "flow": "flows",
    "footer": "furniture",
    "hexmap": "hex_boards",
    "log_key": "logbook_key",
    "logs": "logbook",
    "minimap": "missions",
    "notes": "scenarios",
    "orders": "orders",
    "pips": "missions",
    "repeat": "repeats",
    "rule": "boxes",
    "ruler": "rulers",
    "scale": "furniture",
    "setup": "scenarios",
    "stack": "stacks",
    "stencil": "stencils",
    "text": "texts",
    "units": "ships",
    "zones": "missions",
}
"""Where each kind of slot is laid out, a module of this package: a build imports those that its layouts have."""

PLACEABLES = {
    "aid": "aids",
    "art": "pictures",
    "board": "board_figures",
    "chart": "situations",
    "contest": "contests",
    "counts": "contests",
    "diagram": "diagrams",
    "fields": "forms",
    "glossary": "glossary",
    "grid": "tables",
    "hexmap": "hex_situations",
    "index": "indexes",
    "listing": "listings",
    "log-key": "logbook_key",
    "modifiers": "modifiers",
    "note": "forms",
    "piece": "pictures",
    "table": "tables",
    "tallies": "forms",
    "totals": "forms",
    "track": "tracks",
    "unit": "ships",
}
"""Where each kind of placeable thing is laid out, see `SLOTS`."""

_slots: dict[str, SlotKind[Slot]] = {}
_by_class: dict[type[Slot], SlotKind[Slot]] = {}
_placeables: dict[str, Placeable[object]] = {}


Draw: TypeAlias = Callable[[S, Box, Context], tuple[Item, ...]]
Pages: TypeAlias = Callable[[S, Layout, Context], Iterator[Scene]]
LayOut: TypeAlias = Callable[[V, float, Look, Context], tuple[Strip, ...]]


def slot_kind(key: str, slot: type[S], *, pages: Pages[S] | None = None) -> Callable[[Draw[S]], Draw[S]]:
    """Register the decorated function as what fills slots that have `key`."""

    def decorate(draw: Draw[S]) -> Draw[S]:
        """Enter the function under its key."""
        _slots[key] = _by_class[slot] = SlotKind(slot, draw, pages)  # type: ignore[arg-type]  # looked up by its own class
        return draw

    return decorate


def placeable(
    key: str, thing: type[V], *, options: tuple[str, ...] | None = None, words: tuple[str, ...] = ()
) -> Callable[[LayOut[V]], LayOut[V]]:
    """Register the decorated function as what lays out things placed as `key path`, or `key path options`."""

    def decorate(lay_out: LayOut[V]) -> LayOut[V]:
        """Enter the function under its key."""
        _placeables[key] = Placeable(thing, lay_out, options, words)  # type: ignore[arg-type]  # checked when placed
        return lay_out

    return decorate


class Kinds(Mapping[str, V]):
    """What is registered under each key of a table, its module imported when the key is first looked up."""

    def __init__(self, modules: Mapping[str, str], found: Mapping[str, V]) -> None:
        self._modules, self._found = modules, found

    def __getitem__(self, key: str) -> V:
        """Return what is registered under a key; raises KeyError where nothing is."""
        if key not in self._found:
            import_module(f"{__package__}.{self._modules[key]}")
        return self._found[key]

    def __contains__(self, key: object) -> bool:
        """Tell whether there is such a kind, without importing it."""
        return key in self._modules

    def __iter__(self) -> Iterator[str]:
        """Yield every key."""
        return iter(self._modules)

    def __len__(self) -> int:
        """Return how many kinds there are."""
        return len(self._modules)


slot_kinds: Mapping[str, SlotKind[Slot]] = Kinds(SLOTS, _slots)
"""Every kind of slot by its key."""

placeables: Mapping[str, Placeable[object]] = Kinds(PLACEABLES, _placeables)
"""Every kind of placeable thing by its key."""


def kind_of(slot: Slot) -> SlotKind[Slot]:
    """Return the kind of a slot that is there, so that its kind is, too."""
    return _by_class[type(slot)]

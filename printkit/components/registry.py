"""The kinds of slots, and of things that a column can hold: a key of the YAML → the functions that lay it out."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Generic, TypeAlias, TypeVar

from printkit.components.context import Context
from printkit.components.strips import Strip
from printkit.scene import Box, Item
from printkit.templates.layouts import Slot

S = TypeVar("S", bound=Slot)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class SlotKind(Generic[S]):
    """A kind of slot: the class that holds its options, and how it fills its box."""

    slot: type[S]
    draw: Callable[[S, Box, Context], tuple[Item, ...]]


@dataclass(frozen=True, slots=True)
class Placeable(Generic[V]):
    """A kind of thing that a stack or a flowing text can hold: its class, and the strips it makes at a width.

    `lay_out` takes the thing, the width in mm and the look: the prefix of its text styles, and the words written after
    its path. `options` are the words there may be; where it is None the function looks at them itself.
    """

    thing: type[V]
    lay_out: Callable[[V, float, Look, Context], tuple[Strip, ...]]
    options: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """How a placed thing is dressed: the prefix of its text styles, and the option words written after its path."""

    prefix: str
    options: tuple[str, ...] = ()

    def style(self, part: str) -> str:
        """Return the name of the text style for a part, such as `panel-title`."""
        return f"{self.prefix}-{part}"


_slots: dict[str, SlotKind[Slot]] = {}
_placeables: dict[str, Placeable[object]] = {}


Draw: TypeAlias = Callable[[S, Box, Context], tuple[Item, ...]]
LayOut: TypeAlias = Callable[[V, float, Look, Context], tuple[Strip, ...]]


def slot_kind(key: str, slot: type[S]) -> Callable[[Draw[S]], Draw[S]]:
    """Register the decorated function as what fills slots that have `key`."""

    def decorate(draw: Draw[S]) -> Draw[S]:
        """Enter the function under its key."""
        _slots[key] = SlotKind(slot, draw)  # type: ignore[arg-type]  # looked up by the slot's own class
        return draw

    return decorate


def placeable(key: str, thing: type[V], *, options: tuple[str, ...] | None = None) -> Callable[[LayOut[V]], LayOut[V]]:
    """Register the decorated function as what lays out things placed as `key path`, or `key path options`."""

    def decorate(lay_out: LayOut[V]) -> LayOut[V]:
        """Enter the function under its key."""
        _placeables[key] = Placeable(thing, lay_out, options)  # type: ignore[arg-type]  # checked when placed
        return lay_out

    return decorate


@cache
def _load() -> None:
    """Import every module of this package, so that each has registered what it makes."""
    package = __name__.rpartition(".")[0]
    for module in pkgutil.iter_modules(import_module(package).__path__):
        import_module(f"{package}.{module.name}")


def slot_kinds() -> Mapping[str, SlotKind[Slot]]:
    """Return every kind of slot by its key."""
    _load()
    return _slots


def placeables() -> Mapping[str, Placeable[object]]:
    """Return every kind of placeable thing by its key."""
    _load()
    return _placeables

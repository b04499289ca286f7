"""Strips: what a component makes of a thing at a given width → pieces that stack and may part between columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from printkit.components.context import Context
from printkit.diagnostics import Origin
from printkit.diagnostics.pieces import content_overflow
from printkit.scene import Box, Group, Item, translate

EPSILON = 0.005


@dataclass(frozen=True, slots=True)
class Strip:
    """A piece of content, drawn from (0, 0) down to `height` mm.

    `gap` is the space above it unless it starts a column. With `keep` it stays in one column with the next strip.
    `head` is drawn again before it where it starts a new column (the header of a table).
    """

    height: float
    items: tuple[Item, ...]
    gap: float = 0.0
    keep: bool = False
    role: str = ""
    head: Strip | None = None
    origin: Origin = Origin("")


def stack(strips: Iterable[Strip]) -> Strip:
    """Return one strip of strips under one another."""
    items: list[Item] = []
    y = 0.0
    origin: Origin | None = None
    for strip in strips:
        y += strip.gap if items else 0.0
        items.append(moved(strip, 0, y))
        y += strip.height
        origin = origin or strip.origin
    return Strip(y, tuple(items), origin=origin or Origin(""))


def moved(strip: Strip, x: float, y: float) -> Group:
    """Return a strip's items as a group whose top left corner is at (x, y)."""
    return Group(strip.items, translate(x, y), role=strip.role, origin=strip.origin)


def fit_strips(name: str, box: Box, context: Context, build: Callable[[Context], Sequence[Strip]]) -> tuple[Item, ...]:
    """Stack what `build` makes in a box, its text shrunk as far as the floors allow until it fits.

    Content that is still too high at the floors is finding PK411, with the
    excess in mm.
    """
    whole = stack(build(context))
    for step in range(1, 21):
        if whole.height <= box.height + EPSILON:
            break
        whole = stack(build(context.scaled(1 - step * 0.025)))
    if whole.height > box.height + EPSILON:
        context.report.add(content_overflow(whole.origin, name, whole.height - box.height))
    return (moved(whole, box.x, box.y),)


def with_gap(strips: Sequence[Strip], gap: float) -> tuple[Strip, ...]:
    """Return strips with `gap` mm above the first."""
    return (replace(strips[0], gap=gap), *strips[1:]) if strips else ()

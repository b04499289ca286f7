"""What slots made of the same words and boxes before → the same items again, for the price of a look-up."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace

from printkit.components.context import Context
from printkit.components.store import Kept
from printkit.diagnostics import Origin, Report
from printkit.scene import Item, Text


def keep(
    owner: object, key: Hashable, origin: Origin, context: Context, make: Callable[[Context], tuple[Item, ...]]
) -> tuple[Item, ...]:
    """Return what `make` makes for an owner, such as a slot, made once a key unless something is found on the way.

    The key holds all that the items depend on beside the owner, the theme, the language and the fonts: a store is an
    edition's. Texts are given `origin` as the place they were written at, other items are only kept as they are.
    """
    kept = context.kept.get((id(owner), key))
    if kept is not None:
        return kept.items if kept.origin == origin else tuple(_written_at(item, origin) for item in kept.items)
    if context.setting.listener:  # which wants to hear of every text
        return make(context)
    found = Report()
    items = make(context.on_trial(found, []))
    context.report.extend(found)
    if not len(found) and all(isinstance(item, Text) for item in items):
        context.kept[id(owner), key] = Kept(owner, items, origin)
    return items


def _written_at(item: Item, origin: Origin) -> Item:
    return replace(item, origin=origin)

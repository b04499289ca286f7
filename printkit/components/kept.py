"""What slots and strips of the same words and size were made of before → the same items again, for the price of a look-up."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import TypeAlias

from printkit.components.context import Context
from printkit.components.store import Kept
from printkit.diagnostics import Origin, Report
from printkit.scene import Item
from printkit.typeset import Setting

Made: TypeAlias = tuple[tuple[Item, ...], float]
"""Items, and how high they are together, in mm."""


def keep(owner: object, key: Hashable, origin: Origin, context: Context, make: Callable[[Setting], Made]) -> Kept:
    """Return what `make` makes for an owner, such as a slot, made once a key unless something is found on the way.

    The key holds all that the items depend on beside the owner, the theme, the language and the fonts: a store is an
    edition's. The items are given `origin` as the place they were written at.
    """
    kept = context.kept.get((id(owner), key))
    if kept is not None:
        return kept if kept.origin == origin else _written_at(kept, origin)
    if context.setting.listener:  # which wants to hear of every text
        return Kept(owner, *make(context.setting), origin)
    found = Report()
    kept = Kept(owner, *make(replace(context.setting, report=found)), origin)
    if len(found):
        context.report.extend(found)
    else:
        context.kept[id(owner), key] = kept
    return kept


def _written_at(kept: Kept, origin: Origin) -> Kept:
    return Kept(kept.owner, tuple([replace(item, origin=origin) for item in kept.items]), kept.height, origin)

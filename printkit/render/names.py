"""Named groups of a drawing → how often each is placed, and the promise that a name holds one set of items."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from printkit.scene import Group, Item


def count_names(items: Iterable[Item], named: dict[str, Group] | None = None) -> Mapping[str, int]:
    """Return how often each named group has to be drawn when every name is drawn once and then referred to.

    `named` gathers the first group of each name. Raises ValueError when two groups of one name hold other items.
    """
    named = {} if named is None else named
    counts: Counter[str] = Counter()
    pending = list(items)
    while pending:
        item = pending.pop()
        if not isinstance(item, Group):
            continue
        if item.name:
            counts[item.name] += 1
        if not item.name or is_first(item, named):
            pending.extend(item.items)
    return counts


def is_first(group: Group, named: dict[str, Group]) -> bool:
    """Enter a named group in `named` and say whether its name is new; raises ValueError when it differs."""
    known = named.setdefault(group.name, group)
    if known.items is not group.items and known.items != group.items:
        raise ValueError(f'two groups are named "{group.name}" but hold different items')
    return known is group

"""Pages of several sheets in one document → the same pages, so that a name of a group stands for one drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from printkit.scene import Group, Item, Scene


@dataclass(frozen=True)
class Names:
    """The named groups of a document so far. A name is drawn once in a file: two drawings of one name cannot be in it."""

    known: dict[str, tuple[Item, ...]] = field(default_factory=dict)

    def enter(self, scene: Scene, sheet: str) -> Scene:
        """Return a page of a sheet, its groups renamed after the sheet where their names stand for other drawings."""
        items = self._items(scene.items, sheet)
        return scene if items is scene.items else replace(scene, items=items)

    def _items(self, items: tuple[Item, ...], sheet: str) -> tuple[Item, ...]:
        found: Sequence[Item] = [self._group(item, sheet) if isinstance(item, Group) else item for item in items]
        return items if all(new is old for new, old in zip(found, items, strict=True)) else tuple(found)

    def _group(self, group: Group, sheet: str) -> Group:
        name = group.name
        if name and self._is(name, group.items):
            return group
        inner = self._items(group.items, sheet)
        while name and not self._is(name, inner) and name in self.known:
            name = f"{sheet} {name}"
        if name:
            self.known.setdefault(name, inner)
        return group if inner is group.items and name == group.name else replace(group, items=inner, name=name)

    def _is(self, name: str, items: tuple[Item, ...]) -> bool:
        known = self.known.get(name)
        return known is not None and (known is items or known == items)

"""A thing with fields of its author's own, and the layouts of its sheets → findings about those that nothing shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache

from printkit.components.context import Context
from printkit.diagnostics import Diagnostic, Origin
from printkit.diagnostics.layout import field_not_shown
from printkit.model.files import Sheet
from printkit.model.game import Game
from printkit.model.mentions import mentions_in
from printkit.model.names import Name
from printkit.templates.layouts import Layout

OWNERS = ("face", "item", "front", "back")
"""What the fields of a thing belong to, in the paths of its layouts: `item.back.texts.text`."""


def fields_not_shown(
    name: str, written: Mapping[str, Origin], layout: Layout, context: Context
) -> Iterator[Diagnostic]:
    """Yield a finding for each field of a thing that no sheet of such things shows and no text mentions."""
    hidden = [field for field in written if not _is_named(field, layout.paths)]
    if not hidden or any(not prose.read for prose in context.game.parts.rules.values()):
        return  # what texts mention is not known where only their titles were read
    mentioned = _mentioned(context.game)
    hidden = [each for each in hidden if mentioned.isdisjoint((_spelt(each), _spelt(f"cards.{name}.{each}")))]
    if not hidden:
        return
    paths = frozenset(path for each in _layouts(layout, context) for path in each.paths)
    shown = sorted({field for path in paths for field in _fields_of(path)})
    for field in hidden:
        if not _is_named(field, paths):
            near = get_close_matches(field, shown, n=1, cutoff=0.8)
            yield field_not_shown(written[field], name, field, shown, near[0] if near else "")


@lru_cache(maxsize=2)
def _mentioned(game: Game) -> frozenset[str]:
    """Return every path that the texts and amounts of a game mention."""
    return frozenset(_spelt(mention.path) for mention in game.mentions or mentions_in(game.parts))


def _is_named(field: str, paths: frozenset[str]) -> bool:
    """Tell whether paths name a field, or all fields of its kind at once."""
    ways = (_spelt(field), field.partition(".")[0])
    return any(f"{before}{owner}.{way}" in paths for owner in OWNERS for way in ways for before in ("", "item."))


def _fields_of(path: str) -> Iterator[str]:
    """Yield the field that a path of a layout names: `texts.kind` for `face.texts.kind`."""
    owner, _, field = path.rpartition(".")
    kind = owner.rpartition(".")[2]
    if kind in ("texts", "figures") and owner != kind:
        yield f"{kind}.{field}"


def _spelt(path: str) -> str:
    return path.replace("_", "-").lower()


def _layouts(layout: Layout, context: Context) -> Iterator[Layout]:
    """Yield a layout, those of all sheets of the same part, and the layouts that they repeat."""
    plan = context.names["sheet"]
    sheets = [
        each for each in context.game.file.sheets.values() if isinstance(plan, Sheet) and each.from_ == plan.from_
    ]
    others = (context.layout(each.layout, each.places.get("layout", each.origin)) for each in sheets)
    left, found = [layout, *filter(None, others)], set[str]()
    while left:
        each = left.pop()
        if each.name not in found:
            found.add(each.name)
            yield each
            repeated = [(slot, getattr(slot, "layout", None)) for slot in each.slots]
            inner = (context.layout(name, slot.origin) for slot, name in repeated if isinstance(name, Name))
            left += filter(None, inner)

"""The index of events: what a game's missions can bring → each event with the numbers of its missions, from A to Z."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import ceil

from printkit.components.context import Context
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip, moved
from printkit.components.wording import set_words, words_of
from printkit.diagnostics.templates import unknown_value
from printkit.language.collation import sorting_key
from printkit.model.missions import Event, Mission
from printkit.model.names import Name
from printkit.scene import Item
from printkit.source.text import Words

NARROWEST = 58.0
"""The least width of a column of entries, in mm; a wide text has as many columns as it holds."""
BETWEEN = 6.0
"""The space between two columns of entries, in mm."""
SHARE = 0.56
"""The part of a column that the titles take."""
PAD = 0.45
"""The space below an entry, in mm."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as the language at hand calls it, and the numbers of the missions that it comes up in."""

    title: Words
    numbers: Words


@placeable("index", Mapping, options=())  # type: ignore[type-abstract]  # it is only looked at
def place_index(events: Mapping[Name, Event], width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return the events in columns, read downwards, a strip a row; what is none of events.yaml is a finding."""
    if events is not context.game.parts.events or not events:
        context.report.add(unknown_value(look.origin, "index", "the index is that of events.yaml: ::: index events"))
        return ()
    entries = sorted(
        (_entry(name, event, context) for name, event in events.items()),
        key=lambda each: sorting_key(each.title.text, context.locale.lang),
    )
    columns = max(int((width + BETWEEN) // (NARROWEST + BETWEEN)), 1)
    rows = ceil(len(entries) / columns)
    room = (width - (columns - 1) * BETWEEN) / columns
    strips = [_row(entries[row::rows], room, look, context) for row in range(rows)]
    return tuple(replace(strip, gap=0.0 if row else 2.0, keep=row in (0, rows - 2)) for row, strip in enumerate(strips))


def _entry(name: Name, event: Event, context: Context) -> Entry:
    missions: list[Mission] = sorted(context.game.parts.missions.values(), key=lambda mission: mission.number)
    numbers = ", ".join(str(mission.number) for mission in missions if name in mission.named)
    return Entry(context.words(event.title), words_of(numbers or "–", event.origin))


def _row(entries: list[Entry], room: float, look: Look, context: Context) -> Strip:
    """Return entries side by side, the titles in bold, the numbers beside them."""
    items: list[Item] = []
    height = 0.0
    for column, entry in enumerate(entries):
        body = context.style(look.style("cell"), entry.title.origin)
        x = column * (room + BETWEEN)
        title = set_words(entry.title, replace(body, weight=body.bold), SHARE * room - 2.0, context)
        numbers = set_words(entry.numbers, body, (1 - SHARE) * room, context)
        items += [replace(moved(title, x, 0), role="cell"), replace(moved(numbers, x + SHARE * room, 0), role="cell")]
        height = max(height, title.height, numbers.height)
    return Strip(height + PAD, tuple(items), role="row", origin=entries[0].title.origin)

"""The key of a log: marks and what they mean → one row after another of pairs, a mark struck out where it says so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.components.registry import Look, placeable, slot_kind
from printkit.components.strips import Strip, fit_strips, moved, stack
from printkit.components.wording import natural_width, one_line
from printkit.model.logs import LogForm, LogMark
from printkit.model.names import Name
from printkit.scene import Box, Item, Path, polyline
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot

MARK_GAP, PAIR_GAP = 1.2, 4.0
"""The space between a mark and what it means, and between two of them, in mm."""
OVER = 0.6
"""How far the stroke through a mark reaches over it at either side, in mm."""


@dataclass(frozen=True, kw_only=True, slots=True)
class LogKeySlot(Slot):
    """A slot that holds the key of a log's marks, in rows; `look` is the prefix of its text styles."""

    log_key: Expression
    look: Name = Name("log")


@slot_kind("log_key", LogKeySlot)
def draw_log_key(slot: LogKeySlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the key, set smaller until it fits; what does not is a finding."""
    form = context.thing(slot.log_key, LogForm, slot.origin)
    if form is None or not form.key:
        return ()

    def build(scaled: Context) -> tuple[Strip, ...]:
        """Set the rows at the scale of a context."""
        return place_log_key(form, box.width, Look(str(slot.look)), scaled)

    return (moved(stack(fit_strips(slot.name, box, context, build)), box.x, box.y),)


@placeable("log-key", LogForm, options=())
def place_log_key(form: LogForm, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return the pairs of mark and meaning in rows, as many to a row as it takes."""
    rows: list[list[Strip]] = [[]]
    used = 0.0
    for pair, room in _pairs(form, width, look, context):
        if rows[-1] and used + room > width:
            rows.append([])
            used = 0.0
        rows[-1].append(Strip(pair.height, (moved(pair, used, 0),), origin=pair.origin))
        used += room + PAIR_GAP
    return tuple(
        Strip(
            max(pair.height for pair in row), tuple(item for pair in row for item in pair.items), origin=row[0].origin
        )
        for row in rows
        if row
    )


def _pairs(form: LogForm, width: float, look: Look, context: Context) -> Iterator[tuple[Strip, float]]:
    """Yield each mark with its meaning, and the width of both in mm."""
    mark_style = context.style(look.style("mark"), form.origin)
    text_style = context.style(look.style("means"), form.origin)
    for entry in form.key.values():
        at = natural_width(entry.mark, mark_style, context)
        room = min(natural_width(entry.means, text_style, context) + 0.01, width - at - MARK_GAP)
        mark = one_line(entry.mark, mark_style, at + 0.01, context)
        means = one_line(entry.means, text_style, room, context)
        height = max(mark.height, means.height)
        items: list[Item] = [moved(mark, 0, (height - mark.height) / 2)]
        if entry.struck:
            items.append(_stroke(entry, at, height, context))
        items.append(moved(means, at + MARK_GAP, (height - means.height) / 2))
        yield Strip(height, tuple(items), role="paragraph", origin=entry.origin), at + MARK_GAP + room


def _stroke(entry: LogMark, width: float, height: float, context: Context) -> Item:
    """Return a line through a mark."""
    line = polyline((-OVER, height * 0.62), (width + OVER, height * 0.38))
    return artifact(Path(line, stroke=context.line("log-rule", entry.origin), origin=entry.origin))

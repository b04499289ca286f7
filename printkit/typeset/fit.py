"""A text, a style and a slot in mm → items that fit it, set smaller where the style allows, or a finding."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from printkit.diagnostics.layout import text_overflow, word_too_wide
from printkit.scene import Box, Item
from printkit.source.text import Words
from printkit.templates.styles import TextStyle
from printkit.typeset.lines import line_width
from printkit.typeset.paragraph import TOLERANCE, Block, set_prepared
from printkit.typeset.place import place_block
from printkit.typeset.record import Fit, lines_used, lines_with_room, width_used
from printkit.typeset.setting import Setting
from printkit.typeset.shape import clean
from printkit.typeset.tokens import prepare

POINT = 25.4 / 72
"""A typographic point in mm."""

STEP = 0.25 * POINT
"""How much smaller each attempt is, in mm."""


class Slot(NamedTuple):
    """Where a text has to fit: the slot's name for messages, its box in mm, and top, middle or bottom."""

    name: str
    box: Box
    valign: str = "top"


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text set into a slot: its items, the size taken in mm, how far the ink leaves the slot in mm, the block."""

    items: tuple[Item, ...]
    size: float
    overflow_mm: float
    block: Block

    @property
    def lines(self) -> int:
        """Return the number of lines."""
        return len(self.block.lines)


def fit_text(words: Words, style: TextStyle, slot: Slot, setting: Setting) -> Fitted:
    """Set a text into a slot at the largest size that fits, from the style's size down to its floor.

    Sizes go down by 0.25 pt; a floor of 0 means the style's size only. Where even the last is too big, the excess
    is reported at the origin of the words and the items are returned all the same, for a draft. Raises
    FontNotFoundError where the style's font is not there.
    """
    prepared = prepare(words, style, setting)
    for size in sizes(style):
        block = set_prepared(prepared, size, slot.box.width, setting)
        top = _top(block, slot)
        over = _overflow_y(block, slot.box, top)
        if over == block.overflow_x == 0:
            break
    else:
        _report(block, slot, over)
    if setting.listener:
        setting.listener(_told(block, slot, over))
    return Fitted(place_block(block, slot.box.x, top), block.size, max(over, block.overflow_x), block)


def _told(block: Block, slot: Slot, over: float) -> Fit:
    words, style = block.prepared.words, block.style
    used = max(width_used(block), lines_used(block, slot.box.height))
    if over or block.overflow_x:
        used = max(used, 1 + max(over / max(slot.box.height, TOLERANCE), block.overflow_x / slot.box.width))
    room = lines_with_room(block, slot.box.height, min(style.floor or style.size, style.size))
    lines = len(block.lines)
    return Fit(words.text, words.origin, slot.name, style, style.size, block.size, lines, used, slot.box.width, room)


def sizes(style: TextStyle) -> Iterator[float]:
    """Yield the sizes to try, in mm: the style's own, then smaller by 0.25 pt each, the floor last."""
    yield style.size
    if not style.floor:
        return
    steps = 1
    while style.size - steps * STEP > style.floor + 1e-6:
        yield style.size - steps * STEP
        steps += 1
    if style.floor < style.size:
        yield style.floor


def _top(block: Block, slot: Slot) -> float:
    # Line boxes higher than the slot need not mean overflow: the room above capitals and below the baseline may leave
    # it, evenly, as long as ink does not.
    spare = slot.box.height - block.height
    if spare < 0:
        return slot.box.y + max(spare / 2, -block.ink_top)
    top = {"middle": spare / 2, "bottom": spare}.get(slot.valign, 0.0)
    # An accent on a capital may rise above its line, a tail sink below it: the text moves into the slot.
    above, below = -(top + block.ink_top), top + block.ink_bottom - slot.box.height
    if above > TOLERANCE:
        top += above
    elif below > TOLERANCE:
        top -= below
    return slot.box.y + top


def _overflow_y(block: Block, box: Box, top: float) -> float:
    above = max(0.0, box.y - (top + block.ink_top))
    below = max(0.0, top + block.ink_bottom - box.bottom)
    return above + below if above + below > TOLERANCE else 0.0


def _report(block: Block, slot: Slot, over: float) -> None:
    origin, points = block.prepared.words.origin, round(block.size / POINT, 2)
    if over:
        block.setting.report.add(text_overflow(origin, slot.name, over, points, _surplus(block, slot.box)))
    if block.overflow_x:
        widest = max(block.lines, key=lambda line: line_width(line, block.style.tracking))
        word = clean("".join(token.raw for token in widest.tokens))
        block.setting.report.add(word_too_wide(origin, word, slot.name, block.overflow_x, points))


def _surplus(block: Block, box: Box) -> int:
    # the characters on the lines that leave the slot; none where not even one line would fit
    pitch = block.style.leading * block.size
    one_line = block.ink_bottom - block.ink_top - (len(block.lines) - 1) * pitch
    room = int((box.height - one_line + TOLERANCE) // pitch) + 1
    if room < 1:
        return 0
    return sum(len(token.raw) + len(token.space) for line in block.lines[room:] for token in line.tokens)

"""Words set at a width: messages and styles → strips of text."""

from __future__ import annotations

from dataclasses import replace

from printkit.components.context import Context
from printkit.components.strips import EPSILON, Strip
from printkit.diagnostics import Origin
from printkit.diagnostics.pieces import box_too_low, column_too_narrow
from printkit.source.text import Message, Words
from printkit.templates.styles import TextStyle
from printkit.typeset import Block, place_block, set_text, text_width


def set_words(words: Words | Message, style: TextStyle, width: float, context: Context) -> Strip:
    """Return words as one strip of a given width; a word wider than that is a finding."""
    words = context.words(words) if isinstance(words, Message) else words
    block = set_text(words, style, width, context.setting)
    _check_width(block, words, context)
    return Strip(block.height, place_block(block, 0, 0), origin=words.origin)


def set_lines(words: Words | Message, style: TextStyle, width: float, context: Context) -> tuple[Strip, ...]:
    """Return words as a strip a line, so that they can part between columns, though never one line from the rest."""
    words = context.words(words) if isinstance(words, Message) else words
    block = set_text(words, style, width, context.setting)
    _check_width(block, words, context)
    last = len(block.lines) - 1
    return tuple(
        Strip(
            block.height / (last + 1),
            place_block(replace(block, lines=(line,)), 0, 0),
            keep=last > 0 and index in (0, last - 1),
            role="paragraph",
            origin=words.origin,
        )
        for index, line in enumerate(block.lines)
    )


def _check_width(block: Block, words: Words, context: Context) -> None:
    if block.overflow_x > EPSILON:
        context.report.add(column_too_narrow(words.origin, words.text[:60], block.overflow_x))


def check_height(strip: Strip, words: Words | Message, style: TextStyle, room: float, context: Context) -> None:
    """Report a text that is higher than its room in mm; the leading of its last line may leave it."""
    excess = strip.height - (style.leading - 1) * style.size - room
    if excess > EPSILON:
        said = context.words(words) if isinstance(words, Message) else words
        context.report.add(box_too_low(said.origin, said.text[:60], excess))


def natural_width(words: Words | Message, style: TextStyle, context: Context) -> float:
    """Return the width in mm that words take on one line."""
    words = context.words(words) if isinstance(words, Message) else words
    return text_width(words, style, context.setting)


def words_of(text: str, origin: Origin) -> Words:
    """Return words that a component makes itself, such as a number."""
    return Words(text, origin)

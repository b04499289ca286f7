"""Words set at a width: messages and styles → strips of text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from printkit.components.context import Context
from printkit.components.kept import Made, keep
from printkit.components.strips import EPSILON, Strip
from printkit.diagnostics import Origin
from printkit.diagnostics.pieces import box_too_low, column_too_narrow
from printkit.source.text import Message, Words
from printkit.templates.styles import TextStyle
from printkit.typeset import Block, Fit, Setting, place_block, set_text, text_width, width_used


def set_words(words: Words | Message, style: TextStyle, width: float, context: Context) -> Strip:
    """Return words as one strip of a given width; a word wider than that is a finding."""
    said = context.words(words) if isinstance(words, Message) else words

    def set_once(setting: Setting) -> Made:
        """Break the words into lines, from (0, 0) down."""
        block = set_text(said, style, width, setting)
        _check_width(block, said, context)
        return place_block(block, 0, 0), block.height

    kept = keep(context.theme, (said.text, style, width), said.origin, context, set_once)
    return Strip(kept.height, kept.items, origin=said.origin)


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
        block.setting.report.add(column_too_narrow(words.origin, words.text[:60], block.overflow_x))
    if context.setting.listener:
        told = _told(words, block.style, context)
        context.tell([replace(told, lines=len(block.lines), used=width_used(block), width=block.width)])


def _told(words: Words, style: TextStyle, context: Context) -> Fit:
    """Return what is told of words, but for their place; they began at the size that the theme gives their style."""
    began = context.theme.text.get(style.name, style).size
    return Fit(words.text, words.origin, "", style, began, style.size, 0, 0.0)


def check_height(strip: Strip, words: Words | Message, style: TextStyle, room: float, context: Context) -> None:
    """Report a text that is higher than its room in mm; the leading of its last line may leave it."""
    excess = strip.height - (style.leading - 1) * style.size - room
    if excess <= EPSILON and not context.setting.listener:
        return
    said = context.words(words) if isinstance(words, Message) else words
    if excess > EPSILON:
        context.report.add(box_too_low(said.origin, said.text[:60], excess))
    if context.setting.listener:
        # a text of one line in a box of one line is told by its width
        pitch = style.leading * style.size
        many = round(strip.height / pitch) > 1
        used = 1 + excess / max(room, EPSILON) if many else 0.0
        lines = int((room - style.size + EPSILON) // pitch) + 1
        context.tell([replace(_told(said, style, context), used=used, room=max(lines, 1))])


def one_line(words: Words | Message, style: TextStyle, width: float, context: Context) -> Strip:
    """Return words on one line, smaller as far as their style allows; what then takes more lines is a finding."""
    words = context.words(words) if isinstance(words, Message) else words
    size = style.size * min(1.0, width / max(natural_width(words, style, context), EPSILON))
    fitted = replace(style, size=max(size, smallest(style).size))
    strip = set_words(words, fitted, width, context)
    check_height(strip, words, fitted, fitted.leading * fitted.size, context)
    return strip


def split_words(words: Words) -> Iterator[Words]:
    """Yield the words of a text one by one, each with the place of the whole."""
    return (Words(word, words.origin) for word in words.text.split())


def smallest(style: TextStyle) -> TextStyle:
    """Return a style at its floor."""
    return replace(style, size=min(style.floor or style.size, style.size))


def undivided(style: TextStyle) -> TextStyle:
    """Return the style that a heading is set in: whatever the theme says, its words are not divided."""
    return replace(style, hyphenate=False) if style.hyphenate else style


def natural_width(words: Words | Message, style: TextStyle, context: Context) -> float:
    """Return the width in mm that words take on one line."""
    words = context.words(words) if isinstance(words, Message) else words
    return text_width(words, style, context.setting)


def words_of(text: str, origin: Origin) -> Words:
    """Return words that a component makes itself, such as a number."""
    return Words(text, origin)

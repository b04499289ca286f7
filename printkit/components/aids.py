"""Player aids: numbered steps and notes → a title and hanging paragraphs."""

from __future__ import annotations

from dataclasses import replace
from string import ascii_uppercase

from printkit.components.context import Context
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip, moved
from printkit.components.wording import set_lines, set_words, words_of
from printkit.diagnostics import Origin
from printkit.model.aids import Aid
from printkit.scene import Group, Item, Path, circle
from printkit.source.text import Message
from printkit.templates.styles import TextStyle


@placeable("aid", Aid, options=("whole",))
def place_aid(aid: Aid, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return an aid's title, its steps behind numbered discs, its notes behind dots; the option `whole` keeps all together."""
    title = set_words(aid.title, context.style(look.style("title"), aid.origin), width, context)
    body = context.style(look.style("body"), aid.origin)
    strips = [replace(title, gap=4.0, keep=True)]
    for number, step in enumerate(aid.steps.values(), 1):
        sign = ascii_uppercase[number - 1] if aid.lettered else str(number)
        disc = _disc(sign, context.style(look.style("number"), aid.origin), context, aid.origin)
        strips += hanging(step, disc, body, width, context)
    for note in aid.notes:
        strips += hanging(note, dot(context, body, aid.origin), body, width, context)
    kept = "whole" in look.options
    return tuple(replace(strip, keep=strip.keep or (kept and strip is not strips[-1])) for strip in strips)


def hanging(message: Message, mark: Strip, style: TextStyle, width: float, context: Context) -> list[Strip]:
    """Return a paragraph set beside its mark; the mark's height is its width and its middle that of the first line."""
    indent = mark.height + 1.2
    lines = set_lines(message, style, width - indent, context)
    strips = [replace(line, items=(moved(line, indent, 0),)) for line in lines]
    first = strips[0]
    middle = (first.height - mark.height) / 2
    marked = replace(first, items=(moved(mark, 0, middle), *first.items), gap=0.45 * style.size)
    return [marked, *strips[1:]]


def _disc(sign: str, style: TextStyle, context: Context, origin: Origin) -> Strip:
    size = style.size * 1.45
    ground = context.colour("deep", origin)
    figure = set_words(words_of(sign, origin), replace(style, align="centre"), size, context)
    disc = Group((Path(circle(size / 2, size / 2, size / 2), ground, origin=origin),), role="artifact")
    items: tuple[Item, ...] = (disc, moved(figure, 0, (size - figure.height) / 2))
    return Strip(size, items, origin=origin)


def dot(context: Context, style: TextStyle, origin: Origin) -> Strip:
    """Return the mark before an entry of a list."""
    size, radius = style.size * 0.5, style.size * 0.13
    mark = Path(circle(size / 2, size / 2, radius), context.colour("deep", origin), origin=origin)
    return Strip(size, (Group((mark,), role="artifact"),), origin=origin)


def numeral(number: int, style: TextStyle, context: Context, origin: Origin) -> Strip:
    """Return the number before an entry of a numbered list."""
    size = style.size * 1.2
    figure = set_words(words_of(f"{number}.", origin), style, size * 2, context)
    return Strip(size, (moved(figure, 0, (size - figure.height) / 2),), origin=origin)

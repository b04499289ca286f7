"""Headings and numbered lists whose order has a hole, and headings with nothing below."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin, Severity
from printkit.model.game import Game
from printkit.model.prose import Block, Heading, ListItem

ONE = r"(?:\d{1,3}|[IVXL]{1,7}|[A-Z])"
NUMBERED = re.compile(rf"((?:{ONE}\.)+{ONE})[.)]?(?=\s|$)|({ONE})[.)](?=\s|$)")
"""What a heading is numbered by: several parts, `6.1`, or one with a point or bracket; "4 guns" is no number."""

ROMAN = ((50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


@rule("PK269", "heading-gap", Severity.WARNING)
def heading_gap(game: Game) -> Iterator[Finding]:
    """Report headings and numbered lists that skip, repeat or lead to nothing.

    ## What it does
    Follows the headings of each text: numbers (`2.`, `2.1`), Roman numbers and letters go up by one from the first;
    a heading is at most one level below the one above it; something stands between a heading and the next one of
    its level. A numbered list begins with 1, or goes on where the last one of its section ended.

    ## Why it matters
    A hole in the numbers is the trace of a lost section, and references lead nowhere.

    ## Example
    `## IV. Movement` followed by `## XI. Victory`, or a list that begins with 4 after one that ended with 4.

    ## Fix
    Restore the heading or the number. A list that goes on after a paragraph begins with the next number.
    """
    for prose in game.parts.rules.values():
        yield from _numbers(prose.blocks)
        yield from _levels(prose.blocks)
        yield from _lists(prose.blocks)


@dataclass
class _Section:
    """The headings met so far under one heading: how they are numbered, the last number, and the one at hand."""

    kind: str = ""
    last: int = 0
    before: str = ""
    now: str = ""


def _numbers(blocks: tuple[Block, ...]) -> Iterator[Finding]:
    open_sections: dict[int, _Section] = {}
    for block in blocks:
        if not isinstance(block, Heading):
            continue
        open_sections = {level: section for level, section in open_sections.items() if level <= block.level}
        above = open_sections.get(block.level - 1)
        section = open_sections.setdefault(block.level, _Section())
        section.now = number_of(block.text.text)
        if section.now:
            yield from _follow(section, above.now if above else "", block.text.origin)
            section.before = section.now


def number_of(heading: str) -> str:
    """Return the number or letter that a heading begins with, without its point; empty where it has none."""
    found = NUMBERED.match(heading)
    return (found[1] or found[2]) if found else ""


def _follow(section: _Section, above: str, origin: Origin) -> Iterator[Finding]:
    stem, _, own = section.now.rpartition(".")
    kind, number = _value(own, section)
    if stem and above and stem != above:
        message = f'heading "{section.now}" stands in section "{above}"'
        yield Finding(origin, message, f"number it {above}.{own}, or move it")
    elif number != section.last + 1 or (section.kind and kind != section.kind):
        after = f'follows "{section.before}"' if section.before else "is the first of its section"
        yield Finding(origin, f'heading "{section.now}" {after}', "restore what is missing, or correct the number")
    section.kind, section.last = kind, number


def _value(label: str, section: _Section) -> tuple[str, int]:
    """Return how a heading is numbered, and by what number: I, V and X may be letters or Roman."""
    if label.isdecimal():
        return "number", int(label)
    letter = ord(label) - ord("A") + 1 if len(label) == 1 else 0
    if letter and (section.kind == "letter" or label not in "IVXL" or (not section.kind and label != "I")):
        return "letter", letter
    return "roman", roman(label)


def roman(text: str) -> int:
    """Return what a Roman number up to 89 means, or 0 where it is written in no regular way."""
    rest, total = text, 0
    for value, sign in ROMAN:
        while rest.startswith(sign):
            rest, total = rest[len(sign) :], total + value
    return total if not rest and write_roman(total) == text else 0


def write_roman(number: int) -> str:
    """Return a number in Roman signs."""
    text = ""
    for value, sign in ROMAN:
        while number >= value:
            text, number = text + sign, number - value
    return text


def _levels(blocks: tuple[Block, ...]) -> Iterator[Finding]:
    level = 1
    for block, following in zip_longest(blocks, blocks[1:]):
        if not isinstance(block, Heading):
            continue
        title = block.text.text
        if block.level > level + 1:
            message = f'heading "{title}" of level {block.level} stands below one of level {level}'
            yield Finding(block.text.origin, message, f"make it a heading of level {level + 1}")
        level = block.level
        if following is None or (isinstance(following, Heading) and following.level <= level):
            yield Finding(block.text.origin, f'nothing stands under the heading "{title}"', "write it, or remove it")


def _lists(blocks: tuple[Block, ...]) -> Iterator[Finding]:
    last = 0
    for block in blocks:
        if isinstance(block, Heading):
            last = 0
        elif isinstance(block, ListItem) and block.number:
            if block.number not in {1, last + 1}:
                after = f"after one that ended with {last}" if last else "though it is the first of its section"
                hint = f"begin with {last + 1}" if last else "begin with 1"
                yield Finding(block.text.origin, f"a list begins with {block.number} {after}", hint)
            last = block.number

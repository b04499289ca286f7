"""The text of a PO file → its blocks: those that hold one plain entry are read at once, the others line by line.

A catalogue of 20,000 entries is read in a third of the time that reading all its lines takes. What is read, and what
is found wrong, is the same: a test compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from printkit.language.po_lines import COMMENTS, unescape

STRING = r'"(?:[^"\\\n]++|\\[ntr"\\abfv])*+"'
STRINGS = rf"({STRING}(?:\n{STRING})*+)"
PLAIN = re.compile(rf"((?:#(?:[:,. ][^\n]*+)?\n)*+)(?:msgctxt {STRINGS}\n)?msgid {STRINGS}\nmsgstr {STRINGS}\n*")
"""An entry of one form, without a doubt about any of its lines: comments, context, text, translation."""

CLOSED = re.compile(
    rf"(?:\A|\n)(?:msgstr(?:\[\d\d?\])? {STRINGS}|#~ msgstr(?:\[\d\d?\])? {STRING}(?:\n#~ {STRING})*+)\n*\Z"
)
"""How lines end with which an entry ends for certain. Where this says no, more lines are read one by one, no worse."""

CONTINUES = re.compile(r'\s*(?:#~\s*)?(?:"|msgstr)')
"""How lines begin that go on with the entry before them."""


class Block(NamedTuple):
    """Lines of a PO file that begin at `line`; `plain` is what they are where they are one plain entry."""

    text: str
    line: int
    plain: re.Match[str] | None


def read_blocks(text: str) -> Iterator[Block]:
    """Yield the blocks of a PO text in order; blank lines part them, where an entry can end there."""
    line = start = 1
    held: list[str] = []
    plain: re.Match[str] | None = None
    is_open = False
    for part in text.removeprefix("\ufeff").split("\n\n"):
        if held and not is_open and part.strip() and not CONTINUES.match(part):
            yield make_block(held, start, plain)
            held = []
        if part.strip():
            found = PLAIN.fullmatch(part.lstrip("\n"))
            plain, start = (None, start) if held else (found, line)
            is_open = not (found or CLOSED.search(part))
        if held or part.strip():
            held.append(part)
        line += part.count("\n") + 2
    if held:
        yield make_block(held, start, plain)


def make_block(parts: list[str], line: int, plain: re.Match[str] | None) -> Block:
    """Make a block of what stood between blank lines, from `line` on; `plain` is of the first part, if it is alone."""
    text = "\n\n".join(parts)
    inner = text.lstrip("\n")
    return Block(inner, line + len(text) - len(inner), plain)


def join_strings(raw: str | None) -> str:
    """Return the text of quoted strings, each on a line of its own."""
    if raw is None:
        return ""
    text = raw[1:-1].replace('"\n"', "")
    return unescape(text) if "\\" in text else text


def sort_comments(raw: str) -> dict[str, list[str]]:
    """Return the comments of an entry by their kind: `#`, `#.`, `#:` and `#,`."""
    found: dict[str, list[str]] = {}
    for line in raw.removesuffix("\n").split("\n") if raw else ():  # not at U+2028, as str.splitlines
        kind = line[:2] if line[:2] in COMMENTS else "#"
        found.setdefault(kind, []).append(line[len(kind) :].strip())
    return found

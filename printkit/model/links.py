"""Links within a game's texts: `[see the board](#the-board)` → what they say and where they lead."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

LINK = re.compile(r"(?<![\\!])\[([^\[\]\n]+)\]\(([^()\s]*)\)")
TO_HEADING = re.compile(r"(?<![\\!])\[([^\[\]\n]+)\]\([^()\s#]*#[^()\s#]*\)")


@dataclass(frozen=True, slots=True)
class Link:
    """A link of a text: `words` are printed, `target` is `#heading`, or `text#heading` of another text."""

    words: str
    target: str


def links_in(text: str) -> Iterator[Link]:
    """Yield the links of a text, in their order; also those that lead to no heading."""
    for match in LINK.finditer(text):
        yield Link(match[1], match[2])


def without_links(text: str) -> str:
    """Return a text with each link to a heading as its words alone, as paper shows it."""
    return TO_HEADING.sub(r"\1", text) if "](" in text else text

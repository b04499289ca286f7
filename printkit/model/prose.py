"""Flowing text, such as rules: headings, paragraphs, lists, tables and directives that place things."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from printkit.diagnostics import Origin
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of level 1 (the title) to 3."""

    text: Message
    level: int


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of running text."""

    text: Message


@dataclass(frozen=True, slots=True)
class ListItem:
    """One entry of a list; `number` counts from 1 in a numbered list and is 0 in a bulleted one."""

    text: Message
    number: int = 0


@dataclass(frozen=True, slots=True)
class Grid:
    """A table typed in the text: a header row and body rows of equal length."""

    header: tuple[Message, ...]
    rows: tuple[tuple[Message, ...], ...]


ONE_PAGE = "one-page"
"""The kind of the line `::: one-page`, which places nothing: what follows it stands on one page, a new one if need be."""

WHOLES = ("glossary", ONE_PAGE)
"""The kinds of things of which a game has one, so that the kind is its path."""

FLOATS = "floats"
"""The word at the end of a placement that lets the text after it move up where the thing has no room."""


@dataclass(frozen=True, slots=True)
class Place:
    """A line `::: kind path options`: a table, aid, piece or drawing that is set here; `::: glossary` has no path.

    Where a thing that `floats` does not fit into what is left of a column, it opens the next one, and the text goes on.
    """

    kind: str
    path: str
    options: tuple[str, ...] = ()
    origin: Origin = field(default=Origin(""), compare=False)
    floats: bool = False


Block: TypeAlias = Heading | Paragraph | ListItem | Grid | Place


@dataclass(frozen=True, slots=True)
class Prose:
    """A text of blocks; its title is its first heading of level 1. One that is not `read` is its title alone."""

    title: Message
    blocks: tuple[Block, ...]
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    read: bool = True


class UnreadTextError(Exception):
    """A text is wanted of which no more than the title was read; its argument is the title."""

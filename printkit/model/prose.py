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


WHOLES = ("glossary",)
"""The kinds of things of which a game has one, so that the kind is its path."""


@dataclass(frozen=True, slots=True)
class Place:
    """A line `::: kind path options`: a table, aid, piece or drawing that is set here; `::: glossary` has no path."""

    kind: str
    path: str
    options: tuple[str, ...] = ()
    origin: Origin = field(default=Origin(""), compare=False)


Block: TypeAlias = Heading | Paragraph | ListItem | Grid | Place


@dataclass(frozen=True, slots=True)
class Prose:
    """A text of blocks; its title is its first heading of level 1."""

    title: Message
    blocks: tuple[Block, ...]
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

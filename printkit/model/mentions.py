"""Paths that a game's texts, amounts, placements and layouts mention: what refers to what."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.prose import Place
from printkit.source import Entry
from printkit.source.text import Message

PLACEHOLDER = re.compile(r"\{([a-z0-9_.-]+)(?:\|[^{}]*)?\}", re.IGNORECASE)
DOTTED = re.compile(r"\b([a-z]+\.[a-z0-9_.-]*[a-z0-9_])", re.IGNORECASE)
REPEATED = re.compile(r"\brepeat:\s*([a-z]+)\s*(?=[,}#]|$)")

NOWHERE = Origin("")
"""The place of what has none."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A path that something in the sources names, and where."""

    path: str
    origin: Origin


def mentions_in(value: object, origin: Origin = NOWHERE) -> Iterator[Mention]:  # noqa: C901 - one case a kind
    """Yield every path mentioned within a value of the model, in the order of the sources.

    Amounts have no place of their own: theirs is that of the thing they belong to.
    """
    match value:
        case Message():
            yield from (Mention(path, value.origin) for path in PLACEHOLDER.findall(value.text))
        case Amount():
            yield from [Mention(value.path, origin)] if value.path else []
        case Place():
            yield Mention(value.path, value.origin)
        case Mapping():
            for inner in value.values():
                yield from mentions_in(inner, origin)
        case tuple() | list():
            for inner in value:
                yield from mentions_in(inner, origin)
        case Entry():
            yield from mentions_in(value.value, value.origin)
        case _ if is_dataclass(value) and not isinstance(value, type):
            own = getattr(value, "origin", origin)
            for name in inner_fields(type(value)):
                yield from mentions_in(getattr(value, name), own)


@cache
def inner_fields(cls: type) -> tuple[str, ...]:
    """Return the fields of a dataclass that hold what was written, not where: a game has many places."""
    names = [part.name for part in fields(cls)]
    return tuple(name for name in names if name not in {"origin", "places"})


def mentions_in_text(text: str, file: str) -> Iterator[Mention]:
    """Yield every dotted path in the text of a layout, and every file that it repeats a layout for."""
    for number, line in enumerate(text.splitlines(), 1):
        for found in (*DOTTED.finditer(line), *REPEATED.finditer(line)):
            yield Mention(found[1], Origin(file, number, found.start() + 1))

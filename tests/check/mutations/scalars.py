"""A YAML text → its scalars, each with the path to it, its span, and the row that it is the key of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import yaml


class Span(NamedTuple):
    """A part of a text, by its first character and the one after its last."""

    start: int
    end: int

    def of(self, text: str) -> str:
        """Return the part."""
        return text[self.start : self.end]


class Scalar(NamedTuple):
    """A scalar as it is written, quotes included; for a key, the span of its value and of its whole lines.

    `path` leads to a value by keys and places in lists, counted from 1; to a key by those above it and itself.
    """

    path: tuple[str, ...]
    span: Span
    value: Span | None = None
    lines: Span | None = None

    @property
    def is_key(self) -> bool:
        """Tell whether it is the key of a mapping."""
        return self.value is not None

    @property
    def field(self) -> str:
        """Return the nearest key of the path that is a word, the scalar's own if it is a value."""
        names = self.path[:-1] if self.is_key else self.path
        return next((name for name in reversed(names) if not name.isdecimal()), "")


def scalars(text: str) -> Iterator[Scalar]:
    """Yield the scalars of a YAML text in their order."""
    root = yaml.compose(text, Loader=yaml.SafeLoader)
    if root is not None:
        yield from _walk(text, root, ())


def _walk(text: str, node: yaml.Node, path: tuple[str, ...]) -> Iterator[Scalar]:
    match node:
        case yaml.MappingNode():
            for key, value in node.value:
                name = (*path, str(key.value))
                yield Scalar(name, _span(text, key), _span(text, value), _lines(text, key, value))
                yield from _walk(text, value, name)
        case yaml.SequenceNode():
            for number, inner in enumerate(node.value, 1):
                yield from _walk(text, inner, (*path, str(number)))
        case yaml.ScalarNode():
            yield Scalar(path, _span(text, node))


def _span(text: str, node: yaml.Node) -> Span:
    """Return where a node stands; blank lines and comments after it are not part of it."""
    start, end = node.start_mark.index, node.end_mark.index
    while end > start and text[end - 1].isspace():
        end -= 1
    return Span(start, end)


def _lines(text: str, key: yaml.Node, value: yaml.Node) -> Span | None:
    """Return the whole lines of a key and its value, or None where something else stands before it on its line."""
    start = text.rfind("\n", 0, key.start_mark.index) + 1
    if text[start : key.start_mark.index].strip():
        return None
    end = text.find("\n", _span(text, value).end)
    return Span(start, len(text) if end < 0 else end + 1)

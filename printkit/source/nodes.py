"""YAML as located nodes: every scalar is still the text that was written, with the place it stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from printkit.diagnostics import Origin


@dataclass(frozen=True, slots=True)
class Scalar:
    """Hold one piece of text as written (`no`, `12:30`, `0101`); `quoted` tells `""` from an empty value."""

    text: str
    origin: Origin
    quoted: bool = False


@dataclass(frozen=True, slots=True)
class Sequence:
    """Hold a list of nodes in their order."""

    items: tuple[Node, ...]
    origin: Origin


@dataclass(frozen=True, slots=True)
class Mapping:
    """Hold keys and values in their order; no key stands twice."""

    entries: tuple[tuple[Scalar, Node], ...]
    origin: Origin

    def get(self, key: str) -> Node | None:
        """Return the value of a key, or None where the mapping lacks it."""
        return next((value for name, value in self.entries if name.text == key), None)


Node: TypeAlias = Scalar | Sequence | Mapping
"""Anything a YAML file can hold."""


def is_null(node: Node) -> bool:
    """Tell whether a node says "nothing": an unquoted empty value, `~` or `null`."""
    return isinstance(node, Scalar) and not node.quoted and node.text in ("", "~", "null")


def describe(node: Node) -> str:
    """Return how a message names a node: its quoted text, `nothing`, `a list` or `keys and values`."""
    if isinstance(node, Sequence):
        return "a list"
    if isinstance(node, Mapping):
        return "keys and values"
    return shorten(node.text) if node.text or node.quoted else "nothing"


def shorten(text: str, limit: int = 60) -> str:
    """Return text in double quotes on one line, cut after `limit` characters."""
    line = " ".join(text.split())
    return f'"{line}"' if len(line) <= limit else f'"{line[:limit]}…"'

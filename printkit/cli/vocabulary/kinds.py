"""The type of a field → the classes it holds, what a reader calls it, and its default as YAML has it."""

from __future__ import annotations

import collections.abc
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from printkit.diagnostics.wording import of_kind
from printkit.model.amount import Amount
from printkit.source import Entry, Length, Message, Within
from printkit.source import Mapping as MappingNode
from printkit.source import Scalar as ScalarNode
from printkit.source import Sequence as SequenceNode
from printkit.source.bind_record import RESERVED
from printkit.templates.themes import Hex

NODES = (ScalarNode, SequenceNode, MappingNode)
PLAIN: Mapping[Any, str] = {
    Message: "text",
    str: "plain text",
    int: "whole number",
    float: "number",
    bool: "`yes` or `no`",
    ScalarNode: "plain text",
    SequenceNode: "list",
    MappingNode: "keys and values",
}
"""What kinds of values are called that need no page of their own."""
CALLED: Mapping[type, str] = {Hex: "colour"}
"""What classes are called whose names would mean something else to a reader."""
READERS = ("from_text", "from_short", "from_message")
"""The methods that make a value of a class of one scalar."""


def called(kind: type) -> str:
    """Return what a reader calls a class, without its article: `die range` for DieRange."""
    return CALLED.get(kind) or of_kind(kind).partition(" ")[2]


def is_record(kind: Any) -> bool:
    """Tell whether a class is written as keys and values."""
    return isinstance(kind, type) and is_dataclass(kind) and kind not in PLAIN and not hasattr(kind, "from_text")


def is_notation(kind: Any) -> bool:
    """Tell whether a class is written as one value in a notation of its own."""
    return isinstance(kind, type) and not is_record(kind) and any(hasattr(kind, reader) for reader in READERS)


def parts_of(kind: Any) -> Iterator[Any]:
    """Yield the classes that a type is made of, in their order."""
    inner = () if get_origin(kind) is Literal else get_args(kind)
    if not inner and get_origin(kind) is None:
        yield kind
    for each in inner:
        yield from parts_of(each)


@cache
def hints_of(record: type) -> Mapping[str, Any]:
    """Return the type of each field of a dataclass."""
    return get_type_hints(record, include_extras=True)


def keys_of(record: Any) -> tuple[Field[Any], ...]:
    """Return the fields of a dataclass that YAML fills, those that must be there first."""
    return tuple(each for each in fields(record) if each.init and each.name not in RESERVED)


@dataclass(frozen=True, slots=True)
class Speech:
    """Words for types, as Markdown; `links` are where the classes stand that have a place on the page."""

    links: Mapping[type, str]

    def of(self, kind: Any, *, many: bool = False) -> str:
        """Return what a reader calls a type, or `many` of it."""
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Literal:
            return either([f"`{word}`" for word in inner])
        if origin is Annotated:
            return f"{self.of(inner[0], many=many)}, {_bounds(inner[1])}"
        if origin in (Union, UnionType):
            return self._union([each for each in inner if each is not NoneType], many=many)
        if origin is tuple:
            return self._list(inner, many=many)
        if origin in (dict, collections.abc.Mapping, Entry):
            return f"for each {self.of(inner[0])}: {self.of(inner[1])}"
        return self._class(kind, many=many)

    def _class(self, kind: Any, *, many: bool) -> str:
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            return either([f"`{each.value}`" for each in kind])
        word = PLAIN.get(kind) or called(kind)
        word = plural(word) if many else word
        return f"[{word}](#{self.links[kind]})" if kind in self.links else word

    def _union(self, arms: list[Any], *, many: bool) -> str:
        if set(arms) == set(NODES):
            return "[slot](#every-slot)"  # a layout's alone: each is bound as its own kind
        return either([self.of(each, many=many) for each in arms])

    def _list(self, inner: tuple[Any, ...], *, many: bool) -> str:
        if inner[-1] is not ...:
            return f"list of {len(inner)}: {', '.join(self.of(each) for each in inner)}"
        if get_origin(inner[0]) is Entry:
            return self.of(inner[0])
        return f"{'lists' if many else 'list'} of {self.of(inner[0], many=True)}"


def either(words: Sequence[str]) -> str:
    """Return words as a choice, each once: `a, b or c`."""
    unlike = list(dict.fromkeys(words))
    return " or ".join(filter(None, [", ".join(unlike[:-1]), unlike[-1]]))


def plural(word: str) -> str:
    """Return the plural of what a class is called; many are named as several things already."""
    if word.endswith(("s", "`", "dice")):
        return word
    if word.endswith("x"):
        return f"{word}es"
    return f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"


def _bounds(bounds: Within) -> str:
    return f"{bounds.least:,g} to {bounds.most:,}"


def default_of(field: Field[Any]) -> str:
    """Return what holds where a key is left out, as YAML has it: `required`, or a dash for nothing."""
    if field.default is not MISSING:
        return _written(field.default)
    if field.default_factory is not MISSING:
        return _written(field.default_factory())
    return "**required**"


def _written(value: object) -> str:
    if value is None or value == "" or (isinstance(value, tuple | Mapping) and not value) or is_record(type(value)):
        return "–"
    return f"`{_plain(value)}`"


def _plain(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case Length():
            return f"{value:g}mm" if value else "0"
        case float():
            return f"{value:g}"
        case Amount():
            return str(value.number)
        case tuple():
            return f"[{', '.join(map(_plain, value))}]"
    return str(value)

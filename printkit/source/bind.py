"""Located nodes → checked, frozen, typed values: all faults at once, each where it was written."""

from __future__ import annotations

import collections.abc
import functools
from dataclasses import is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from printkit.diagnostics import Report
from printkit.diagnostics.schema import wrong_type
from printkit.source.bind_group import Entry, entries_binder, list_binder, row_binder, table_binder
from printkit.source.bind_record import record_binder
from printkit.source.bind_scalar import choice_binder, scalar_binder
from printkit.source.binder import FAILED, Binder, Run, misfit
from printkit.source.bounds import bounded
from printkit.source.nodes import Mapping, Node, Scalar, Sequence, describe, is_null
from printkit.source.text import Message

T = TypeVar("T")


def bind(node: Node, kind: type[T], report: Report, context: str = "") -> T | None:
    """Return the value that a node stands for, or None after reporting every reason why there is none.

    `kind` is a frozen dataclass, or any type its fields may have (see `binder_of`). `context` is the address of
    the node, which the addresses of translatable texts begin with, such as `tables`.

    A dataclass takes the keys its fields are named by (`from_` is the key `from`; metadata `key` overrides);
    fields with a default are optional; an unknown key is reported and passed over. A field `origin` receives where
    the mapping stands, `places` the origin of each value by field name, and of the values in it as `figures.hull`. A
    ValueError raised by its `__post_init__` or by a `from_text` becomes a finding; its text is `message` or
    `message -- hint`. A class with `from_text(text)` or `from_message(message)` is written as one scalar, a dataclass
    with `from_short(text)` or `from_message` as a scalar or as keys.
    """
    value = binder_of(kind).bind(node, report, context)
    return None if value is FAILED else value


def binder_of(kind: Any) -> Binder:
    """Return the binder of a type. Raises TypeError for a type that YAML cannot fill.

    Accepted: str, int, float, bool, StrEnum, Literal, Message, classes with `from_text` or `from_message`,
    dataclasses, `tuple[T, ...]`, `tuple[A, B]`, `dict[K, V]` and `Mapping[K, V]`, `tuple[Entry[K, V], ...]`, the
    node types, unions of these told apart by shape, and `Annotated[int, Within(1, 99)]`.
    """
    if isinstance(kind, type) and get_origin(kind) is None:
        return _class_binder(kind)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _union_binder(arguments)
    if origin is Annotated:
        return bounded(binder_of(arguments[0]), arguments[1])
    if origin is Literal:
        return choice_binder({str(choice): choice for choice in arguments})
    if origin is tuple:
        return _tuple_binder(arguments)
    if origin in (dict, collections.abc.Mapping):
        return table_binder(*(binder_of(argument) for argument in arguments))
    raise TypeError(f"YAML cannot fill the type {kind!r}")


def _tuple_binder(arguments: tuple[Any, ...]) -> Binder:
    if arguments[-1] is not ...:
        return row_binder(tuple(binder_of(argument) for argument in arguments))
    if get_origin(arguments[0]) is Entry:
        return entries_binder(*(binder_of(argument) for argument in get_args(arguments[0])))
    return list_binder(binder_of(arguments[0]))


@functools.cache
def _class_binder(kind: type) -> Binder:
    if kind in NODES:
        return NODES[kind]
    scalar = scalar_binder(kind)
    if kind is Message or not is_dataclass(kind) or hasattr(kind, "from_text"):
        if scalar is None:
            raise TypeError(f"YAML cannot fill the type {kind!r}")
        return scalar
    record = record_binder(kind, binder_of)
    return Binder(record.wanted, scalar.scalar if scalar else None, mapping=record.mapping)


def _same(node: Node, _report: Report, _context: str) -> Node:
    return node


NODES: dict[type, Binder] = {
    Scalar: Binder("one value", scalar=_same),
    Sequence: Binder("a list", sequence=_same),
    Mapping: Binder("keys and values", mapping=_same),
}
"""The node types themselves: such a field receives its node unbound."""


def _union_binder(arguments: tuple[Any, ...]) -> Binder:
    arms = [binder_of(argument) for argument in arguments if argument is not NoneType]
    lists = [arm.sequence for arm in arms if arm.sequence]
    tables = [arm.mapping for arm in arms if arm.mapping]
    if len(lists) > 1 or len(tables) > 1:
        raise TypeError(f"YAML cannot tell these types apart: {arguments!r}")
    wanted = " or ".join(dict.fromkeys(arm.wanted for arm in arms))
    scalar = _first_of([arm for arm in arms if arm.scalar], wanted)
    if NoneType in arguments:
        scalar = _optional(scalar, wanted)
    return Binder(wanted, scalar, next(iter(lists), None), next(iter(tables), None))


def _first_of(arms: list[Binder], wanted: str) -> Run | None:
    """Return the step that tries each kind of scalar in order and keeps the first that fits."""
    if len(arms) < 2:
        return arms[0].scalar if arms else None

    def run(node: Scalar, report: Report, context: str) -> Any:
        """Bind one node."""
        hints: dict[str, None] = {}
        for arm in arms:
            trial = Report()
            value = arm.bind(node, trial, context)
            if value is not FAILED:
                return value
            hints.update((diagnostic.hint, None) for diagnostic in trial if diagnostic.hint)
        report.add(wrong_type(node.origin, wanted, describe(node), "; or ".join(hints)))
        return FAILED

    return run


def _optional(scalar: Run | None, wanted: str) -> Run:
    """Return the step that reads an empty value, `~` or `null` as None and any other as before."""

    def run(node: Scalar, report: Report, context: str) -> Any:
        """Bind one node."""
        if is_null(node):
            return None
        if scalar is None:
            report.add(misfit(node, wanted))
            return FAILED
        return scalar(node, report, context)

    return run

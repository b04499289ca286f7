"""Lists → tuples; keys and values → dictionaries or ordered entries."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.schema import wrong_count
from printkit.diagnostics.source import duplicate_key
from printkit.source.binder import FAILED, Binder
from printkit.source.nodes import Mapping, Node, Scalar, Sequence

K = TypeVar("K")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Entry(Generic[K, V]):
    """Hold one key with its value; `origin` is where the key was written."""

    key: K
    value: V
    origin: Origin = field(default=Origin(""), compare=False, repr=False)


def list_binder(element: Binder) -> Binder:
    """Return the binder of a list of any length → a tuple."""

    def run(node: Sequence, report: Report, context: str) -> Any:
        """Bind one node."""
        steps = (element.bind(item, report, _address(context, index, item)) for index, item in enumerate(node.items, 1))
        return _all_or_failed(tuple(steps))

    return Binder(f"a list of {element.wanted}", sequence=run)


def row_binder(elements: tuple[Binder, ...]) -> Binder:
    """Return the binder of a list of fixed length, each place with a type of its own → a tuple."""
    parts = ", ".join(element.wanted for element in elements)

    def run(node: Sequence, report: Report, context: str) -> Any:
        """Bind one node."""
        if len(node.items) != len(elements):
            report.add(wrong_count(node.origin, len(elements), len(node.items), parts))
            return FAILED
        pairs = enumerate(zip(elements, node.items, strict=True), 1)
        return _all_or_failed(tuple(e.bind(n, report, _address(context, index, n)) for index, (e, n) in pairs))

    return Binder(f"a list [{parts}]", sequence=run)


def table_binder(key: Binder, value: Binder) -> Binder:
    """Return the binder of keys and values → a dictionary in the order written."""

    def run(node: Mapping, report: Report, context: str) -> Any:
        """Bind one node."""
        entries = list(_entries(key, value, node, report, context))
        return FAILED if FAILED in entries else {entry.key: entry.value for entry in entries}

    return Binder(f"keys ({key.wanted}) with values ({value.wanted})", mapping=run)


def entries_binder(key: Binder, value: Binder) -> Binder:
    """Return the binder of keys and values → a tuple of entries in the order written."""

    def run(node: Mapping, report: Report, context: str) -> Any:
        """Bind one node."""
        return _all_or_failed(tuple(_entries(key, value, node, report, context)))

    return Binder(f"keys ({key.wanted}) with values ({value.wanted})", mapping=run)


def _entries(key: Binder, value: Binder, node: Mapping, report: Report, context: str) -> Iterator[Any]:
    seen: dict[Any, int] = {}
    for scalar, child in node.entries:
        inner = f"{context}/{scalar.text}" if context else scalar.text
        bound = key.bind(scalar, report, inner)
        content = value.bind(child, report, inner)
        if bound is not FAILED and bound in seen:
            # `1-3` and `1–3` are two texts, but one die range
            report.add(duplicate_key(scalar.origin, scalar.text, seen[bound]))
            bound = FAILED
        elif bound is not FAILED:
            seen[bound] = scalar.origin.line
        yield FAILED if bound is FAILED or content is FAILED else Entry(bound, content, scalar.origin)


def _all_or_failed(values: tuple[Any, ...]) -> Any:
    return FAILED if any(value is FAILED for value in values) else values


def _address(context: str, index: int, item: Node) -> str:
    """Return the address of a list's element: its `id` where it has one, else its number from 1."""
    name = item.get("id") if isinstance(item, Mapping) else None
    step = name.text if isinstance(name, Scalar) and name.text else str(index)
    return f"{context}/{step}" if context else step

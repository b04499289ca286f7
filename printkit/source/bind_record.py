"""Keys and values → a frozen dataclass: all faults of one mapping are found in one go."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, fields
from typing import Any, get_type_hints

from printkit.diagnostics import Diagnostic, Origin, Report
from printkit.diagnostics.schema import missing_key, unknown_key
from printkit.source.bind_scalar import fault, name_kind
from printkit.source.binder import FAILED, Binder
from printkit.source.nodes import Mapping, Node, Scalar, is_null

RESERVED = ("origin", "places")
"""The fields that hold where things were written; no YAML key fills them."""


@dataclass(frozen=True, slots=True)
class Slot:
    """Describe one field of a dataclass: its name, its YAML key, its binder, whether the key must be there."""

    name: str
    key: str
    binder: Binder
    required: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """Describe how a dataclass is filled: its slots by YAML key, and which reserved fields it has."""

    slots: dict[str, Slot]
    keeps_origin: bool
    keeps_places: bool


def record_binder(kind: Any, binder_of: Callable[[Any], Binder]) -> Binder:
    """Return the binder of a dataclass; `binder_of` is asked for the fields' at first use, as a type may hold itself."""

    @functools.cache
    def plan() -> Plan:
        """Read the fields once."""
        return make_plan(kind, binder_of)

    def run(node: Mapping, report: Report, context: str) -> Any:
        """Bind one node."""
        return _bind_record(kind, plan(), node, report, context)

    return Binder(name_kind(kind), mapping=run)


def make_plan(kind: Any, binder_of: Callable[[Any], Binder]) -> Plan:
    """Read the fields of a dataclass. Raises TypeError for a field whose type YAML cannot fill."""
    hints = get_type_hints(kind, include_extras=True)
    names = {field.name for field in fields(kind)}
    slots = [
        Slot(field.name, yaml_key(field), binder_of(hints[field.name]), _is_required(field))
        for field in fields(kind)
        if field.init and field.name not in RESERVED
    ]
    return Plan({slot.key: slot for slot in slots}, "origin" in names, "places" in names)


def yaml_key(field: Field[Any]) -> str:
    """Return the YAML key of a field: its `key` metadata, else its name without a trailing underscore."""
    return str(field.metadata.get("key", field.name.removesuffix("_")))


def _unknown(key: Scalar, child: Node, plan: Plan) -> Diagnostic:
    # `{size: 2,5cm}` reads as size 2 and a key "5cm" without a value.
    halved = key.text[:1].isdigit() and is_null(child)
    return unknown_key(key.origin, key.text, plan.slots, "2.5, not 2,5: a comma ends the value" if halved else "")


def _is_required(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _bind_record(kind: Any, plan: Plan, node: Mapping, report: Report, context: str) -> Any:
    values: dict[str, Any] = {}
    places: dict[str, Origin] = {}
    for key, child in node.entries:
        slot = plan.slots.get(key.text)
        if slot is None:
            report.add(_unknown(key, child, plan))
            continue
        places[slot.name] = child.origin
        if plan.keeps_places and isinstance(child, Mapping):
            places |= {f"{slot.name}.{inner.text}": value.origin for inner, value in child.entries}
        values[slot.name] = slot.binder.bind(child, report, f"{context}/{key.text}" if context else key.text)
    missing = [slot for slot in plan.slots.values() if slot.required and slot.name not in values]
    report.add(*(missing_key(node.origin, slot.key, slot.binder.wanted) for slot in missing))
    if missing or any(value is FAILED for value in values.values()):
        return FAILED
    if plan.keeps_origin:
        values["origin"] = node.origin
    if plan.keeps_places:
        values["places"] = places
    try:
        return kind(**values)
    except ValueError as error:
        report.add(fault(node.origin, error))
        return FAILED


def required_keys(kind: type) -> frozenset[str]:
    """Return the YAML keys that a dataclass cannot do without."""
    return frozenset(yaml_key(field) for field in fields(kind) if field.init and _is_required(field))

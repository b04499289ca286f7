"""Scalars → values: text, numbers, truth values, choices, notations with `from_text`, translatable messages."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from enum import StrEnum
from typing import Any

from printkit.diagnostics import Diagnostic, Origin, Report
from printkit.diagnostics.schema import malformed_value, unknown_choice
from printkit.diagnostics.wording import of_kind
from printkit.source.binder import FAILED, Binder, Run, misfit
from printkit.source.nodes import Scalar, is_null
from printkit.source.text import Message

WHOLE = re.compile(r"[+-]?\d{1,15}", re.ASCII)
DECIMAL = re.compile(r"[+-]?\d{1,15}(\.\d{1,15})?", re.ASCII)
TRUTH = {"yes": True, "true": True, "no": False, "false": False}


def scalar_binder(kind: Any) -> Binder | None:
    """Return the binder of a class whose values are written as one scalar, or None for any other class."""
    if kind is Message:
        return Binder("text", _bind_message)
    if kind in CONVERTERS:
        wanted, convert = CONVERTERS[kind]
        return Binder(wanted, _converting(wanted, convert))
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return choice_binder({member.value: member for member in kind})
    if any(hasattr(kind, reader) for reader in ("from_text", "from_short", "from_message")):
        return Binder(name_kind(kind), _notation(kind))
    return None


def choice_binder(choices: dict[str, Any]) -> Binder:
    """Return the binder of a fixed list of words, each standing for a value."""

    def run(node: Scalar, report: Report, _context: str) -> Any:
        """Bind one node."""
        if node.text in choices:
            return choices[node.text]
        if is_null(node):
            report.add(misfit(node, wanted))
        else:
            report.add(unknown_choice(node.origin, node.text, choices))
        return FAILED

    wanted = " or ".join(choices) if len(choices) <= 3 else "one of " + ", ".join(choices)
    return Binder(wanted, run)


def name_kind(kind: type) -> str:
    """Return what a message calls a class: `a die range` for DieRange."""
    return of_kind(kind)


def fault(origin: Origin, error: ValueError) -> Diagnostic:
    """Return the finding for a ValueError, whose text is `message` or `message -- hint`."""
    problem, _, hint = str(error).partition(" -- ")
    return malformed_value(origin, problem, hint)


def _text(text: str) -> str | None:
    return text


def _whole(text: str) -> int | None:
    return int(text) if WHOLE.fullmatch(text) else None


def _decimal(text: str) -> float | None:
    if re.fullmatch(r"[+-]?\d*,\d+", text, re.ASCII):
        raise ValueError(f'"{text}" has a decimal comma -- write {text.replace(",", ".")}')
    return float(text) if DECIMAL.fullmatch(text) else None


def _truth(text: str) -> bool | None:
    return TRUTH.get(text.lower())


CONVERTERS: dict[Any, tuple[str, Callable[[str], Any]]] = {
    str: ("text", _text),
    int: ("a whole number", _whole),
    float: ("a number", _decimal),
    bool: ("yes or no", _truth),
}
"""The plain types, what a message calls them, and how each reads text: None where it is something else."""


def _converting(wanted: str, convert: Callable[[str], Any]) -> Run:
    def run(node: Scalar, report: Report, _context: str) -> Any:
        """Bind one node."""
        try:
            value = None if _is_empty(node) else convert(node.text)
        except ValueError as error:
            report.add(fault(node.origin, error))
            return FAILED
        if value is None:
            report.add(misfit(node, wanted))
            return FAILED
        return value

    return run


def _bind_message(node: Scalar, report: Report, context: str) -> Any:
    if _is_empty(node):
        report.add(misfit(node, "text"))
        return FAILED
    return Message(node.text, context, node.origin)


def _is_empty(node: Scalar) -> bool:
    """Tell whether a value was left out; a text may be `~` or `null`, but nothing is not a text."""
    return not node.text and not node.quoted


def _notation(kind: Any) -> Run:
    from_message = getattr(kind, "from_message", None)
    from_text: Callable[[str], Any] = getattr(kind, "from_text", getattr(kind, "from_short", str))
    keeps_origin = is_dataclass(kind) and any(field.name == "origin" for field in fields(kind))

    def run(node: Scalar, report: Report, context: str) -> Any:
        """Bind one node."""
        if _is_empty(node):
            report.add(misfit(node, name_kind(kind)))
            return FAILED
        try:
            if from_message is not None:
                value = from_message(Message(node.text, context, node.origin))
            else:
                value = from_text(node.text)
        except ValueError as error:
            report.add(fault(node.origin, error))
            return FAILED
        return replace(value, origin=node.origin) if keeps_origin else value

    return run

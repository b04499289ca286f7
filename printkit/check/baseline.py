"""Findings ↔ a baseline: the findings that an old game is allowed to have, so that only new ones count."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping

from printkit.check.leeway import is_fixed_code
from printkit.diagnostics import Diagnostic

VERSION = 1

Key = tuple[str, str, str]
"""File, code and message: not the line, which changes with every edit above it."""


class BaselineError(ValueError):
    """A text is no baseline, and why."""


def write_baseline(found: Iterable[Diagnostic]) -> str:
    """Return the baseline that lets findings pass; errors that leave nothing to print are not taken in."""
    counts = Counter(_key(finding) for finding in found if not is_fixed_code(finding.code))
    entries = [
        {"file": file, "code": code, "message": message, "count": counts[file, code, message]}
        for file, code, message in sorted(counts)
    ]
    return json.dumps({"version": VERSION, "findings": entries}, indent=2, ensure_ascii=False) + "\n"


def read_baseline(text: str) -> Mapping[Key, int]:
    """Return how many findings of each key may pass; raises BaselineError."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        where = f" in line {error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
        raise BaselineError(f"it is not JSON{where}") from None
    entries = document.get("findings") if isinstance(document, dict) else None
    if not isinstance(document, dict) or document.get("version") != VERSION or not isinstance(entries, list):
        raise BaselineError(f'it lacks "version": {VERSION} or the list "findings"')
    allowed: Counter[Key] = Counter()
    for number, entry in enumerate(entries, 1):
        key, count = _read_entry(entry, number)
        allowed[key] += count
    return allowed


def _read_entry(entry: object, number: int) -> tuple[Key, int]:
    values = [entry.get(name) for name in ("file", "code", "message", "count")] if isinstance(entry, dict) else []
    match values:
        case [str(file), str(code), str(message), int(count)] if count > 0 and not isinstance(count, bool):
            return (file, code, message), count
    raise BaselineError(f"finding {number} lacks file, code, message or a count above 0")


def subtract(found: Iterable[Diagnostic], allowed: Mapping[Key, int]) -> tuple[list[Diagnostic], int]:
    """Return the findings that a baseline does not let pass, and how many of its findings are no longer there."""
    left = Counter(allowed)
    new = []
    for finding in found:
        key = _key(finding)
        if left[key] > 0 and not is_fixed_code(finding.code):
            left[key] -= 1
        else:
            new.append(finding)
    return new, sum(left.values())


def _key(finding: Diagnostic) -> Key:
    return (finding.origin.file, finding.code, finding.message)

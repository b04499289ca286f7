"""`printkit explain`: a code or name → the page of a finding."""

from __future__ import annotations

from printkit.check.leeway import leeway
from printkit.check.selection import kind_called, near_kinds


def explanation(code: str) -> str | None:
    """Return the page of a finding by its code or name, or None where there is none."""
    kind = kind_called(code.strip())
    if kind is None:
        return None
    return f"# {kind.code} {kind.name} ({kind.severity})\n\n{kind.page}\n\n## Severity\n{leeway(kind).value}\n"


def near_codes(code: str) -> list[str]:
    """Return codes and names that look like a word."""
    return near_kinds(code)

"""`printkit explain`: a code or name → the page of a finding."""

from __future__ import annotations

from printkit.check.selection import kind_called, near_kinds


def explanation(code: str) -> str | None:
    """Return the page of a finding by its code or name, or None where there is none."""
    kind = kind_called(code.strip())
    return f"# {kind.code} {kind.name} ({kind.severity})\n\n{kind.page}\n" if kind else None


def near_codes(code: str) -> list[str]:
    """Return codes and names that look like a word."""
    return near_kinds(code)

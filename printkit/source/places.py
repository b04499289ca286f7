"""A text and a position in it → the line and column a person would count."""

from __future__ import annotations

from printkit.diagnostics import Origin


def locate(text: str, index: int, file: str) -> Origin:
    """Return the line and column, counted from 1, of a character of a text; CR, LF and CRLF end lines."""
    before = text[:index].replace("\r\n", "\n").replace("\r", "\n")
    return Origin(file, before.count("\n") + 1, len(before) - before.rfind("\n"))

"""Findings → text for people: place, code, message, the line of the source with a caret, the hint."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from printkit.diagnostics import Diagnostic, Report, Severity
from printkit.diagnostics.wording import counted

RED, YELLOW, BOLD, FAINT, PLAIN = "\x1b[31m", "\x1b[33m", "\x1b[1m", "\x1b[2m", "\x1b[0m"
WIDTH = 100


def findings_as_text(report: Iterable[Diagnostic], root: Path, *, colour: bool) -> Iterator[str]:
    """Yield the lines of text for findings; with `colour`, ANSI colours."""
    lines: dict[str, list[str]] = {}
    for diagnostic in report:
        ink = (RED if diagnostic.severity is Severity.ERROR else YELLOW) if colour else ""
        bold, faint, plain = (BOLD, FAINT, PLAIN) if colour else ("", "", "")
        yield f"{bold}{diagnostic.origin}:{plain} {ink}{diagnostic.code}{plain} {diagnostic.message}"
        yield from (f"{faint}{line}{plain}" for line in _excerpt(diagnostic, root, lines))
        if diagnostic.hint:
            yield f"       hint: {diagnostic.hint}"


def _excerpt(diagnostic: Diagnostic, root: Path, cache: dict[str, list[str]]) -> Iterator[str]:
    """Yield the line of the source that a finding points to, and a caret under its column."""
    origin = diagnostic.origin
    if origin.box:
        left, top, width, height = origin.box
        yield f"       | {width:.1f} × {height:.1f} mm, {left:.1f} mm from the left and {top:.1f} mm from the top"
    if not origin.line:
        return
    if origin.file not in cache:
        cache[origin.file] = _lines_of(root / origin.file)
    source = cache[origin.file]
    if origin.line > len(source):
        return
    line = source[origin.line - 1].replace("\t", " ")
    start = max(0, origin.column - WIDTH // 2) if len(line) > WIDTH else 0
    yield f"{origin.line:6} | {line[start : start + WIDTH].rstrip()}"
    if origin.column > 1:
        yield " " * (9 + origin.column - 1 - start) + "^"


def _lines_of(path: Path) -> list[str]:
    try:
        return path.read_text("utf-8", errors="replace").splitlines()
    except OSError:
        return []


def count_line(report: Report) -> str:
    """Return how many errors and warnings there are, in words."""
    return f"{counted(report.errors, 'error')}, {counted(report.warnings, 'warning')}"

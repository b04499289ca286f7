"""Findings → text for people: place, code, message, the line of the source with a caret, the hint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from printkit.diagnostics import Diagnostic, Report, Severity
from printkit.diagnostics.wording import counted, visible

RED, YELLOW, BOLD, FAINT, PLAIN = "\x1b[31m", "\x1b[33m", "\x1b[1m", "\x1b[2m", "\x1b[0m"
WIDTH = 100
MOST = 100
"""How many findings of one kind are told of one file: the rest have the same cause, or come up in the next run."""


def findings_as_text(report: Iterable[Diagnostic], root: Path, *, colour: bool) -> Iterator[str]:
    """Yield the lines of text for findings; with `colour`, ANSI colours."""
    lines: dict[str, list[str]] = {}
    told: Counter[tuple[str, str]] = Counter()
    for diagnostic in report:
        told[diagnostic.origin.file, diagnostic.code] += 1
        if told[diagnostic.origin.file, diagnostic.code] > MOST:
            continue
        ink = (RED if diagnostic.severity is Severity.ERROR else YELLOW) if colour else ""
        bold, faint, plain = (BOLD, FAINT, PLAIN) if colour else ("", "", "")
        place, message = visible(str(diagnostic.origin)), visible(diagnostic.message)
        yield f"{bold}{place}:{plain} {ink}{diagnostic.code}{plain} {message}"
        yield from (f"{faint}{line}{plain}" for line in _excerpt(diagnostic, root, lines))
        if diagnostic.hint:
            yield f"       hint: {visible(diagnostic.hint)}"
    for (file, code), number in told.items():
        if number > MOST:
            yield f"{visible(file)}: {code} and {number - MOST:,} more"


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
    yield f"{origin.line:6} | {visible(line[start : start + WIDTH].rstrip())}"
    if origin.column > 1:
        yield " " * (9 + len(visible(line[start : origin.column - 1].ljust(origin.column - 1 - start)))) + "^"


def _lines_of(path: Path) -> list[str]:
    try:
        return path.read_text("utf-8-sig", errors="replace").split("\n")
    except OSError:
        return []


def count_line(report: Report) -> str:
    """Return how many errors and warnings there are, in words."""
    return f"{counted(report.errors, 'error')}, {counted(report.warnings, 'warning')}"

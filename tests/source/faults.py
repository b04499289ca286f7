"""A report as short lines, so that a test is one line of source and one line of expectation."""

from __future__ import annotations

from collections.abc import Callable

from printkit.diagnostics import Report


def faults(report: Report) -> list[str]:
    """Return `CODE line:column` for each finding, in the order they are shown."""
    return [f"{found.code} {found.origin.line}:{found.origin.column}" for found in report]


def faults_of(read: Callable[[Report], object]) -> list[str]:
    """Return the findings of one reading step."""
    report = Report()
    read(report)
    return faults(report)


def words_of(read: Callable[[Report], object]) -> str:
    """Return message and hint of the one finding of a reading step."""
    report = Report()
    read(report)
    (found,) = report
    return f"{found.message} | {found.hint}"

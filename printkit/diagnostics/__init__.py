"""What went wrong and where: findings at an origin → a report sorted by place."""

from printkit.diagnostics.core import Diagnostic, Judge, Level, Measure, Origin, Report, Severity
from printkit.diagnostics.kinds import KINDS, Kind, Text, finding, kinds_near

__all__ = [
    "KINDS",
    "Diagnostic",
    "Judge",
    "Kind",
    "Level",
    "Measure",
    "Origin",
    "Report",
    "Severity",
    "Text",
    "finding",
    "kinds_near",
]

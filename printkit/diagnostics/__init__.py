"""What went wrong and where: findings at an origin → a report sorted by place."""

from printkit.diagnostics.core import Diagnostic, Judge, Level, Origin, Report, Severity
from printkit.diagnostics.kinds import KINDS, Kind, Text, finding, kinds_near

__all__ = [
    "KINDS",
    "Diagnostic",
    "Judge",
    "Kind",
    "Level",
    "Origin",
    "Report",
    "Severity",
    "Text",
    "finding",
    "kinds_near",
]

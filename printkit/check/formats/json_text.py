"""Findings → JSON of a stable shape, which docs/continuous-integration.md describes."""

from __future__ import annotations

import json

from printkit.check.formats.findings import Findings
from printkit.diagnostics import Diagnostic, Severity

SHAPE = 1
"""The version of the shape: it rises when a key changes its meaning or goes, not when one is added."""


def as_json(findings: Findings) -> str:
    """Return the findings as a JSON document, in ASCII so that no terminal can spoil it."""
    document = {
        "version": SHAPE,
        "tool": {"name": "printkit", "version": findings.version},
        "complete": findings.complete,
        "games": list(findings.games),
        "counts": {"errors": findings.count(Severity.ERROR), "warnings": findings.count(Severity.WARNING)},
        "findings": [_finding(finding) for finding in findings.found],
    }
    return json.dumps(document, indent=2) + "\n"


def _finding(finding: Diagnostic) -> dict[str, str | int]:
    origin = finding.origin
    return {
        "file": origin.file,
        "line": origin.line,
        "column": origin.column,
        "code": finding.code,
        "name": finding.name,
        "severity": str(finding.severity),
        "message": finding.message,
        "hint": finding.hint,
    }

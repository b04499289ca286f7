"""Findings → JSON of a stable shape, which docs/continuous-integration.md describes."""

from __future__ import annotations

import json

from printkit.check.formats.findings import Findings
from printkit.diagnostics import Diagnostic, Severity

SHAPE = 1
"""The version of the shape: it rises when a key changes its meaning or goes, not when one is added."""


def as_json(findings: Findings) -> str:
    """Return the findings as a JSON document, in ASCII so that no terminal can spoil it."""
    document: dict[str, object] = {
        "version": SHAPE,
        "tool": {"name": "printkit", "version": findings.version},
        "complete": findings.complete,
        "games": list(findings.games),
        "counts": {"errors": findings.count(Severity.ERROR), "warnings": findings.count(Severity.WARNING)},
        "findings": [_finding(finding) for finding in findings.found],
    }
    if findings.files:
        document["files"] = list(findings.files)
        document["not_checked"] = [{"check": check, "reason": reason} for check, reason in findings.unchecked]
    return json.dumps(document, indent=2) + "\n"


def _finding(finding: Diagnostic) -> dict[str, object]:
    origin = finding.origin
    told: dict[str, object] = {
        "file": origin.file,
        "line": origin.line,
        "column": origin.column,
        "code": finding.code,
        "name": finding.name,
        "severity": str(finding.severity),
        "message": finding.message,
        "hint": finding.hint,
    }
    return told | _printed(finding)


def _printed(finding: Diagnostic) -> dict[str, object]:
    """Return what only findings in printed files have: the page, the box in mm, what was measured."""
    origin, measure = finding.origin, finding.measure
    told: dict[str, object] = {"page": origin.page} if origin.page else {}
    if origin.box:
        told["box_mm"] = [round(length, 3) for length in origin.box]
    if measure:
        told |= {"measured": round(measure.measured, 4), "limit": measure.limit, "unit": measure.unit}
        told["source"] = measure.source
    return told

"""Findings → SARIF 2.1.0, which code scanning services read.

https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from urllib.parse import quote

from printkit.check.formats.findings import Findings
from printkit.diagnostics import KINDS, Diagnostic, Kind

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

Json = dict[str, object]


def as_sarif(findings: Findings) -> str:
    """Return the findings as one run, with the page of every kind that printkit knows."""
    kinds = sorted(KINDS.values(), key=lambda kind: kind.code)
    driver: Json = {
        "name": "printkit",
        "semanticVersion": findings.version,
        "rules": [_rule(kind) for kind in kinds],
    }
    run: Json = {
        "tool": {"driver": driver},
        "invocations": [{"executionSuccessful": findings.complete} | _unchecked(findings)],
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {"SRCROOT": {"description": {"text": "the folder that the check was run in"}}},
        "results": _results(findings, {kind.code: index for index, kind in enumerate(kinds)}),
    }
    return json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _unchecked(findings: Findings) -> Json:
    """Return what could not be checked as notes of the run, nothing where all was."""
    notes = [
        {"level": "note", "message": {"text": f"not checked: {check} ({reason})"}}
        for check, reason in findings.unchecked
    ]
    return {"toolExecutionNotifications": notes} if notes else {}


def _rule(kind: Kind) -> Json:
    """Return what SARIF calls a rule: a kind of finding."""
    first, _, _ = kind.page.partition("\n")
    return {
        "id": kind.code,
        "name": kind.name,
        "shortDescription": {"text": first},
        "fullDescription": {"text": first},
        "help": {"text": kind.page, "markdown": kind.page},
        "defaultConfiguration": {"level": str(kind.severity)},
    }


def _results(findings: Findings, numbers: dict[str, int]) -> list[Json]:
    seen: Counter[str] = Counter()
    results = []
    for finding in findings.found:
        print_ = _fingerprint(finding)
        seen[print_] += 1
        results.append(
            _result(findings, finding, numbers) | {"partialFingerprints": {"printkit/v1": f"{print_}:{seen[print_]}"}}
        )
    return results


def _result(findings: Findings, finding: Diagnostic, numbers: dict[str, int]) -> Json:
    hint = f"\n{finding.hint}" if finding.hint else ""
    result: Json = {
        "ruleId": finding.code,
        "level": str(finding.severity),
        "message": {"text": finding.message + hint},
        "locations": [{"physicalLocation": _place(findings, finding)}],
    }
    return result | ({"ruleIndex": numbers[finding.code]} if finding.code in numbers else {})


def _place(findings: Findings, finding: Diagnostic) -> Json:
    origin, path = finding.origin, findings.path(finding)
    base: Json = {} if path.startswith("/") else {"uriBaseId": "SRCROOT"}
    place: Json = {"artifactLocation": {"uri": quote(path)} | base}
    if origin.line:
        place["region"] = {"startLine": origin.line, "startColumn": origin.column or 1}
    elif origin.page:
        place["properties"] = {"page": origin.page, "box_mm": [round(length, 3) for length in origin.box]}
    return place


def _fingerprint(finding: Diagnostic) -> str:
    """Return what stays the same when lines are added above a finding."""
    told = f"{finding.origin.file}\n{finding.code}\n{finding.message}"
    if finding.origin.page:
        told += f"\n{finding.origin.page}"
    return hashlib.sha256(told.encode()).hexdigest()[:32]

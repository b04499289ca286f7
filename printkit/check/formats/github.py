"""Findings → workflow commands of GitHub Actions, which shows them beside the lines of a pull request.

https://docs.github.com/actions/reference/workflow-commands-for-github-actions
"""

from __future__ import annotations

from printkit.check.formats.findings import Findings
from printkit.diagnostics import Diagnostic

DATA = {"%": "%25", "\r": "%0D", "\n": "%0A"}
PROPERTY = {**DATA, ":": "%3A", ",": "%2C"}


def as_github(findings: Findings) -> str:
    """Return one command a finding; nothing where nothing was found."""
    return "".join(f"{_command(findings, finding)}\n" for finding in findings.found)


def _command(findings: Findings, finding: Diagnostic) -> str:
    properties = {"file": findings.path(finding)}
    if finding.origin.line:
        properties |= {"line": str(finding.origin.line), "col": str(finding.origin.column or 1)}
    properties["title"] = f"{finding.code} {finding.name}"
    shown = ",".join(f"{key}={_escape(value, PROPERTY)}" for key, value in properties.items() if value)
    hint = f"\nhint: {finding.hint}" if finding.hint else ""
    return f"::{finding.severity} {shown}::{_escape(finding.message + hint, DATA)}"


def _escape(text: str, signs: dict[str, str]) -> str:
    return "".join(signs.get(sign, sign) for sign in text)

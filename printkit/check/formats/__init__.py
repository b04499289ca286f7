"""What a check found → a document for a program to read: JSON, GitHub annotations, SARIF or JUnit."""

from collections.abc import Callable, Mapping

from printkit.check.formats.findings import Findings
from printkit.check.formats.github import as_github
from printkit.check.formats.json_text import as_json
from printkit.check.formats.junit import as_junit
from printkit.check.formats.sarif import as_sarif

FORMATS: Mapping[str, Callable[[Findings], str]] = {
    "json": as_json,
    "github": as_github,
    "sarif": as_sarif,
    "junit": as_junit,
}

__all__ = ["FORMATS", "Findings"]

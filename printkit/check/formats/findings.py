"""What every format is made from."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.diagnostics import Diagnostic, Severity


@dataclass(frozen=True, slots=True)
class Findings:
    """The findings of a check in the order of their places, and the games that were checked.

    `folder` is where the project lies as seen from the current folder, "" where it is that: readers of annotations
    count from there. `version` is printkit's. `complete` is false where a rule broke off. `files` are the printed files that
    a preflight read, `unchecked` what it could not check, with the reason.
    """

    found: tuple[Diagnostic, ...]
    games: tuple[str, ...] = ()
    version: str = ""
    folder: str = ""
    strict: bool = False
    complete: bool = True
    files: tuple[str, ...] = ()
    unchecked: tuple[tuple[str, str], ...] = ()

    def path(self, finding: Diagnostic) -> str:
        """Return the path of the file of a finding, from the current folder."""
        file = finding.origin.file
        return f"{self.folder}/{file}" if self.folder and file and not file.startswith("/") else file

    def fails(self, finding: Diagnostic) -> bool:
        """Tell whether a finding makes the check fail."""
        return self.strict or finding.severity is Severity.ERROR

    def count(self, severity: Severity) -> int:
        """Return how many findings have a severity."""
        return sum(finding.severity is severity for finding in self.found)

"""Files that a build wrote → the errors that the preflight finds in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from printkit.diagnostics import Origin, Report, Severity
from printkit.preflight.limits import limits_of
from printkit.preflight.run import preflight_bytes
from printkit.source import ProjectFiles
from printkit.templates.library import Library, built_in_folder


def errors(written: Iterable[Path], profile: str) -> Iterator[str]:
    library = Library((ProjectFiles(built_in_folder(), "templates"),))
    found = library.profile(profile, Origin(""), Report())
    assert found
    for path in written:
        for finding in preflight_bytes(path.read_bytes(), path.name, limits_of(found, profile)):
            if finding.severity is Severity.ERROR:
                yield f"{path.parent.name}/{path.name}, page {finding.origin.page}: {finding.code} {finding.message}"

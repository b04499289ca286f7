"""Every shipped game on every paper, for home and sparing of ink, in English and French: no error of the preflight."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.conftest import PROFILES, PROJECT

from printkit.build.run import Request, build
from printkit.build.tasks import Options
from printkit.diagnostics import Origin, Report, Severity
from printkit.preflight.limits import limits_of
from printkit.preflight.run import preflight_bytes
from printkit.source import ProjectFiles
from printkit.templates.library import Library, built_in_folder

EDITIONS = (("home", "letter"), ("home", "universal"), ("ink-saver", "a4"))
"""Profiles and papers beside the files for A4 and for the press, which other tests look at, too."""


@pytest.mark.parametrize("profile", PROFILES)
def test_the_preflight_finds_no_error_on_a4_and_for_the_press(profile: str, built: dict[str, Path]) -> None:
    found = sorted(built[profile].glob("*/*/*.pdf"))
    assert found
    assert list(errors(found, profile)) == []


@pytest.mark.parametrize(("profile", "paper"), EDITIONS)
def test_the_preflight_finds_no_error_on_other_papers(profile: str, paper: str, tmp_path: Path) -> None:
    options = Options(tmp_path, items=(), paper=paper, profile=profile)
    outcome = build(PROJECT, Request(languages=("en", "fr"), jobs=2), options, lambda _: None)
    assert list(outcome.report) == []
    assert outcome.written
    assert list(errors(outcome.written, profile)) == []


def errors(written: list[Path], profile: str) -> Iterator[str]:
    library = Library((ProjectFiles(built_in_folder(), "templates"),))
    found = library.profile(profile, Origin(""), Report())
    assert found
    for path in written:
        for finding in preflight_bytes(path.read_bytes(), path.name, limits_of(found, profile)):
            if finding.severity is Severity.ERROR:
                yield f"{path.parent.name}/{path.name}, page {finding.origin.page}: {finding.code} {finding.message}"

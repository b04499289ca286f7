"""Every shipped game on further papers, for home and sparing of ink: no error of the preflight."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.conftest import PROJECT
from tools.preflights import errors

from printkit.build.run import Request, build
from printkit.build.tasks import Options

EDITIONS = (("home", "letter", ("en", "fr")), ("ink-saver", "universal", ("fr",)))
"""Profiles, papers and languages beside the files for A4 and for the press, which other tests look at, too.

A sheet is laid out alike for both profiles, and restyled alike on every paper: each of them once will do.
"""


@pytest.mark.parametrize(("profile", "paper", "languages"), EDITIONS)
def test_the_preflight_finds_no_error_on_other_papers(
    profile: str, paper: str, languages: tuple[str, ...], tmp_path: Path
) -> None:
    options = Options(tmp_path, items=(), paper=paper, profile=profile)
    sheets = ("*/*",)  # not the packs: they hold the same pages once more
    outcome = build(PROJECT, Request(sheets, languages, jobs=2), options, lambda _: None)
    assert list(outcome.report) == []
    assert outcome.written
    assert list(errors(outcome.written, profile)) == []

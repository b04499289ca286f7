"""Every shipped game on every paper, for home and sparing of ink, in English and French: no error of the preflight."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.conftest import PROJECT
from tools.preflights import errors

from printkit.build.run import Request, build
from printkit.build.tasks import Options

EDITIONS = (("home", "letter"), ("home", "universal"), ("ink-saver", "a4"))
"""Profiles and papers beside the files for A4 and for the press, which other tests look at, too."""


@pytest.mark.parametrize(("profile", "paper"), EDITIONS)
def test_the_preflight_finds_no_error_on_other_papers(profile: str, paper: str, tmp_path: Path) -> None:
    options = Options(tmp_path, items=(), paper=paper, profile=profile)
    outcome = build(PROJECT, Request(languages=("en", "fr"), jobs=2), options, lambda _: None)
    assert list(outcome.report) == []
    assert outcome.written
    assert list(errors(outcome.written, profile)) == []

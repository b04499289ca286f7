"""The shipped games, built once for all tests of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.build.run import Request, build
from printkit.build.tasks import Options
from printkit.project import Project

PROJECT = Project(Path(__file__).parents[2])
PROFILES = ("home", "press-x4")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return the folder that all games were built into, for each profile; built once, without a finding."""
    folders = {}
    for profile in PROFILES:
        out = tmp_path_factory.mktemp(profile)
        options = Options(out, profile="" if profile == "home" else profile)
        outcome = build(PROJECT, Request(jobs=2), options, lambda _: None)
        assert list(outcome.report) == []
        folders[profile] = out
    return folders

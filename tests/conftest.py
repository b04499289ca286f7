"""Fixtures that tests of several areas share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from projects import Trial, make_game, open_game
from snapshots.compare import check_snapshot

from printkit.project import Project

FULL = Path(__file__).parent / "fixtures" / "full"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-snapshots", action="store_true", help="write what is now drawn as the right snapshots")


SLOW = ("test_print_tools.py", "test_preflight_of_games.py", "test_mutants.py", "test_shipped.py", "test_pseudo.py")
"""Files that take longest, the longest first; one that is renamed costs time, nothing else."""


@pytest.hookimpl(trylast=True)  # after the lot has been cast
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the slowest files, lest one process end with them when the others have nothing left to do."""
    rank = {name: number for number, name in enumerate(SLOW)}
    items.sort(key=lambda item: rank.get(item.path.name, len(rank)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end what was not checked, since a tool is absent: a skip that nobody sees is a pass."""
    skipped = [
        str(each.longrepr[2]) for each in terminalreporter.getreports("skipped") if isinstance(each.longrepr, tuple)
    ]
    absent = sorted({reason.removeprefix("Skipped: ") for reason in skipped if "not checked" in reason})
    if absent:
        terminalreporter.section("NOT CHECKED", sep="!", red=True)
        for reason in absent:
            terminalreporter.write_line(reason)


@pytest.fixture(scope="session")
def mini(tmp_path_factory: pytest.TempPathFactory) -> Trial:
    """Return the small game of one counter, opened in English on A4."""
    return open_game(make_game(tmp_path_factory.mktemp("mini")))


@pytest.fixture(scope="session")
def full() -> Trial:
    """Return the game that has every kind of component, opened in English on its small paper."""
    return open_game(Project(FULL), "full", paper="leaf")


@pytest.fixture
def snapshot(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Return a function that compares a text with the snapshot of a name, or with --update-snapshots writes it."""
    update = bool(request.config.getoption("--update-snapshots"))
    folder = Path(__file__).parent / "snapshots"
    return lambda name, text: check_snapshot(folder / f"{name}.txt", text, update=update)

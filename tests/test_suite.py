"""The suite itself: every file of tests is one that pytest goes into."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import pytest

TESTS = Path(__file__).parent


def test_no_folder_of_tests_is_passed_over(pytestconfig: pytest.Config) -> None:
    files = [path.relative_to(TESTS) for path in TESTS.rglob("test_*.py")]
    assert len(files) > 200
    skipped = pytestconfig.getini("norecursedirs")
    passed_over = [path for path in files if any(fnmatch(part, each) for part in path.parts for each in skipped)]
    assert passed_over == []

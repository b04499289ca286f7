"""Editions of the small game for other profiles than home."""

from __future__ import annotations

import pytest

from tests.projects import Trial, make_game, open_game


@pytest.fixture(scope="session")
def press_mini(tmp_path_factory: pytest.TempPathFactory) -> Trial:
    """Return the small game opened for a press."""
    return open_game(make_game(tmp_path_factory.mktemp("press")), profile="press-x4")

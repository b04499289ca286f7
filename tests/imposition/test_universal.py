"""The paper that prints at 100 % on A4 and on Letter: every sheet of the shipped games stays inside what both print."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import lines, open_game

from printkit.project import Project
from printkit.scene import Box, Scene, rect
from printkit.scene import Path as Outline

from .ink import ink

ROOT = Path(__file__).parent.parent.parent
NEAR = 0.05


def outside(scene: Scene, free: float) -> list[Box]:
    """Return what is drawn nearer than `free` mm to an edge of the page."""
    inside = Box(0, 0, scene.width, scene.height).grown(-free + NEAR)
    return [
        box
        for box in ink(scene.items)
        if box.x < inside.x or box.y < inside.y or box.right > inside.right or box.bottom > inside.bottom
    ]


@pytest.mark.parametrize(("game", "lang"), [("swordfish", "en"), ("swordfish", "fr"), ("bismarck", "fr")])
def test_shipped_sheets_stay_inside(game: str, lang: str) -> None:
    trial = open_game(Project(ROOT), game, lang=lang, paper="universal")
    assert (trial.edition.paper.width, trial.edition.paper.height, trial.edition.paper.free) == (210, 279.4, 6.35)
    for name, sheet in trial.edition.game.file.sheets.items():
        document, report = trial.sheet(name)
        assert lines(report) == []
        assert document
        for number, page in enumerate(document.pages) if sheet.paper is None else ():
            assert outside(page.scene, 6.35) == [], f"{name}, page {number + 1}"


def test_what_is_outside_is_seen() -> None:
    assert outside(Scene(210, 279.4, (Outline(rect(Box(6.2, 20, 10, 10)), None),)), 6.35)
    assert not outside(Scene(210, 279.4, (Outline(rect(Box(6.35, 20, 10, 10)), None),)), 6.35)

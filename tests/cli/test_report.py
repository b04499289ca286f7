"""`printkit report`: the difficulty of missions, as text and as JSON."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from command_line import printkit

FIXTURE = Path(__file__).parent.parent / "check" / "fixtures" / "PK299-difficulty-falls" / "clean"


def lay(root: Path) -> Path:
    """Copy a game of three missions to a project and return its folder."""
    shutil.copytree(FIXTURE, root / "sources" / "trio")
    (root / "sources" / "trio" / "game.yaml").write_text("title: Trio\n", "utf-8")
    return root


def test_the_figures_are_those_of_the_zones(tmp_path: Path) -> None:
    ran = printkit(lay(tmp_path), "report", "trio", "--format", "json")
    assert ran.status == 0
    second, third = json.loads(ran.out)["missions"][1:]
    # Seven grids hold water. In mission 2 there is one hit in one of them, and the Hood with 3 dice in two.
    assert second["hits"] == round(1 / 7 / 12, 4)
    assert second["firepower"] == round(3 * 2 / 7 / 12, 4)
    assert second["difficulty"] == round((1 + 3 * 2 / 2) / 7 / 12, 4)
    assert third["difficulty"] >= second["difficulty"]


def test_the_text_has_a_line_for_each_mission_and_each_event(tmp_path: Path) -> None:
    ran = printkit(lay(tmp_path), "report", "trio")
    assert (ran.status, ran.err) == (0, "")
    assert [line.split()[0] for line in ran.out.splitlines() if line.endswith(("Trial", "Sortie", "Finale"))] == [
        "1",
        "2",
        "3",
    ]
    assert "   2  bombers" in ran.out


def test_a_game_without_missions_has_nothing_to_report(tmp_path: Path) -> None:
    (lay(tmp_path) / "sources" / "bare").mkdir()
    (tmp_path / "sources" / "bare" / "game.yaml").write_text("title: Bare\n", "utf-8")
    assert (printkit(tmp_path, "report", "bare").status, printkit(tmp_path, "report", "trioo").status) == (2, 2)

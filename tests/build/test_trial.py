"""`check --layout` finds what a build finds, of single items and what they are printed with; and at each place."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from command_line import printkit
from small_game import edit, small_game

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("command", [("check", "--layout"), ("build", "-j", "1")])
def test_a_fault_in_what_an_item_is_printed_with_is_found(tmp_path: Path, command: tuple[str, ...]) -> None:
    game = shutil.copytree(ROOT / "sources/broadsides", tmp_path / "sources/broadsides")
    layout = game / "templates/layouts/ship-counter.yaml"
    layout.write_text(re.sub(r"style: [a-z-]+", "style: nonesuch", layout.read_text("utf-8"), count=1), "utf-8")
    ran = printkit(tmp_path, *command, "broadsides/scenarios/01-off-boston", "--lang", "en")
    assert (ran.status, "PK154" in ran.out + ran.err) == (1, True)


@pytest.mark.parametrize("command", [("check",), ("build", "-j", "1")])
def test_a_layout_that_is_not_there_is_told_at_each_sheet(tmp_path: Path, command: tuple[str, ...]) -> None:
    edit(small_game(tmp_path), "game.yaml", "layout: counter", "layout: nonesuch")
    ran = printkit(tmp_path, *command, "--lang", "en")
    assert re.findall(r"game\.yaml:(\d+):\d+: PK151", ran.out + ran.err) == ["4", "5"]

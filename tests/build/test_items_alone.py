"""An item built alone does not wait for the rules about the whole game; its sheet does."""

from __future__ import annotations

from pathlib import Path

from command_line import printkit
from small_game import small_game

HOLE = "fire:\n  title: Fire\n  roll: 1d6\n  results: {1-3: miss, 5-6: hit}\n  allow: [unused]\n"


def test_a_hole_in_a_table_stops_a_sheet_and_not_an_item(tmp_path: Path) -> None:
    small_game(tmp_path)
    game = next(tmp_path.rglob("game.yaml")).parent
    (game / "tables.yaml").write_text(HOLE)
    sheet = printkit(tmp_path, "build", f"{game.name}/counters", "--lang", "en", "-j", "1")
    item = printkit(tmp_path, "build", f"{game.name}/counters/scout", "--lang", "en", "-j", "1")
    assert (sheet.status, "PK201" in sheet.err) == (1, True)
    assert (item.status, "PK201" in item.err) == (0, False)
    assert not (tmp_path / f"out/{game.name}/en/counters.pdf").exists()
    assert (tmp_path / f"out/{game.name}/en/counters/scout.pdf").is_file()

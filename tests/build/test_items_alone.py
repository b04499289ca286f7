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


LAYOUT = """\
size: item
faces: {front: item.front, back: item.back}
slots:
  title:  {at: [1mm, 1mm, 18mm, 4mm], text: "{{ rules.rules.title }}", style: counter-label}
  blocks: {at: [1mm, 6mm, 18mm, 12mm], repeat: rules.rules.blocks, layout: block, grid: 1 x 2}
"""
BLOCK = "size: 18mm x 6mm\nslots:\n  text: {at: [0, 0, 100%, 100%], text: '{{ entry.text }}', style: counter-label}\n"


def test_an_item_that_shows_what_a_text_holds_is_the_same_alone(tmp_path: Path) -> None:
    small_game(tmp_path)
    game = next(tmp_path.rglob("game.yaml")).parent
    (game / "rules.md").write_text("# Rules #\n\nRoll.\n\nMove.\n")
    layouts = game / "templates/layouts"
    layouts.mkdir(parents=True)
    (layouts / "counter.yaml").write_text(LAYOUT)
    (layouts / "block.yaml").write_text(BLOCK)
    asked = ("--lang", "en", "--items", "svg,pdf", "-j", "1")
    whole = printkit(tmp_path, "build", game.name, *asked, "--out", str(tmp_path / "whole"))
    alone = printkit(tmp_path, "build", f"{game.name}/tokens/scout", *asked, "--out", str(tmp_path / "alone"))
    assert (whole.status, alone.status) == (0, 0), whole.err + alone.err
    for ending in ("svg", "pdf"):
        name = f"{game.name}/en/tokens/scout.{ending}"
        assert (tmp_path / "alone" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()

"""What a build of a part, or in another format, leaves behind: no file is lost, and no old one is called current."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_game import COUNTERS, build, built, edit, small_game

RAIDER = COUNTERS[COUNTERS.index("raider:") :]


@pytest.mark.parametrize("address", ["small/tokens", "small/tokens/scout"])
def test_an_edit_undone_after_a_part_was_built_makes_the_whole_due(tmp_path: Path, address: str) -> None:
    build(small_game(tmp_path), "--lang", "en")
    before = built(tmp_path)
    edit(tmp_path, "facts.yaml", "power: 4", "power: 5")
    build(tmp_path, address, "--lang", "en")
    assert built(tmp_path) != before
    edit(tmp_path, "facts.yaml", "power: 5", "power: 4")
    assert "up to date" not in build(tmp_path, "--lang", "en").err
    assert built(tmp_path) == before
    assert "up to date" in build(tmp_path, "--lang", "en").err


def test_a_new_file_of_an_item_is_renewed_when_the_edit_it_was_made_from_is_undone(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    edit(tmp_path, "facts.yaml", "power: 4", "power: 5")
    build(tmp_path, "small/counters/scout", "--items", "pdf", "--lang", "en")
    edit(tmp_path, "facts.yaml", "power: 5", "power: 4")
    build(tmp_path, "--lang", "en")
    renewed = built(tmp_path)["small/en/counters/scout.pdf"]
    build(tmp_path, "small/counters/scout", "--items", "pdf", "--lang", "en", "--out", "fresh")
    assert renewed == (tmp_path / "fresh/small/en/counters/scout.pdf").read_bytes()


def test_what_an_item_removed_comes_back_when_the_edit_is_undone(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    before = built(tmp_path)
    edit(tmp_path, "counters.yaml", "  back: {art: boat, label: Hit}\nraider", "raider")
    told = build(tmp_path, "small/tokens/scout", "--items", "svg", "--lang", "en").err
    assert "out/small/en/tokens/scout-back.svg removed" in told
    edit(tmp_path, "counters.yaml", "\nraider", "\n  back: {art: boat, label: Hit}\nraider")
    build(tmp_path, "--lang", "en")
    assert built(tmp_path) == before


def test_a_part_that_comes_out_the_same_leaves_the_whole_current(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    build(tmp_path, "small/tokens", "--lang", "en")
    assert "up to date" in build(tmp_path, "--lang", "en").err


@pytest.mark.parametrize(
    ("options", "kept"),
    [
        (("small/counters", "--format", "png"), ["counters.pdf"]),
        (("small/tokens/scout", "--items", "png"), ["tokens/scout.svg", "tokens/scout.pdf"]),
        (("--format", "png"), ["counters.pdf", "tokens.pdf", "small-en.pdf"]),
        (("--items", "png"), ["tokens/scout.svg", "tokens/scout.pdf"]),
    ],
    ids=["sheet", "item", "game", "items of a game"],
)
def test_files_of_a_format_that_was_not_asked_for_stay(
    tmp_path: Path, options: tuple[str, ...], kept: list[str]
) -> None:
    build(small_game(tmp_path), "--lang", "en")
    before = built(tmp_path)
    ran = build(tmp_path, *options, "--lang", "en")
    after = built(tmp_path)
    assert "removed" not in ran.err
    assert {name: after.get(f"small/en/{name}") for name in kept} == {name: before[f"small/en/{name}"] for name in kept}
    assert [name for name in after if name.endswith(".png")]


def test_files_of_another_format_that_are_old_are_told_and_nothing_is_current(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    edit(tmp_path, "facts.yaml", "power: 4", "power: 5")
    for _ in range(2):
        ran = build(tmp_path, "--format", "png", "--lang", "en")
        assert "up to date" not in ran.err
        assert "out of date: out/small/en/counters.pdf, out/small/en/small-en.pdf, out/small/en/tokens.pdf" in ran.err
    build(tmp_path, "--lang", "en")
    build(tmp_path, "--format", "png", "--lang", "en")
    assert "up to date" in build(tmp_path, "--format", "png", "--lang", "en").err


def test_a_file_of_another_format_that_would_come_out_the_same_leaves_the_whole_current(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    build(tmp_path, "small/tokens", "--format", "png", "--lang", "en")
    build(tmp_path, "--lang", "en")
    assert "up to date" in build(tmp_path, "--lang", "en").err


def test_a_bitmap_of_a_sheet_that_lies_otherwise_on_paper_is_old(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--format", "png", "--lang", "en")
    edit(tmp_path, "game.yaml", "imposition: duplex", "imposition: duplex-short-edge")
    assert "out of date: out/small/en/tokens-2.png, out/small/en/tokens.png" in build(tmp_path, "--lang", "en").err
    assert "out of date" in build(tmp_path, "--lang", "en").err


def test_an_old_file_of_an_item_in_another_format_is_told(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    edit(tmp_path, "facts.yaml", "power: 4", "power: 5")
    told = build(tmp_path, "small/tokens/scout", "--items", "png", "--lang", "en").err
    assert "out/small/en/tokens/scout.pdf" in told
    assert "out/small/en/tokens/scout.svg" in told


def test_a_thing_that_is_gone_takes_its_files_of_every_format_with_it(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    build(tmp_path, "small/counters/raider", "--items", "png", "--lang", "en")
    edit(tmp_path, "counters.yaml", RAIDER, "")
    build(tmp_path, "--lang", "en")
    assert not [name for name in built(tmp_path) if "raider" in name]


def test_a_file_of_another_format_that_somebody_removed_is_forgotten(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--format", "pdf,png", "--lang", "en")
    for path in (tmp_path / "out").rglob("*.png"):
        path.unlink()
    build(tmp_path, "--lang", "en")
    assert "up to date" in build(tmp_path, "--lang", "en").err

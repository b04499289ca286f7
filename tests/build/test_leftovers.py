"""What the record is for: current files are left, stale ones named, leftovers removed; a stranger's file never is."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from command_line import printkit
from small_game import build, built, edit, names, small_game

from printkit.build import editions
from printkit.build.editions import build_edition
from printkit.build.tasks import EditionResult, EditionTask


def drop_raider(root: Path) -> None:
    """Take the raider, the last thing of counters.yaml, out of the game."""
    path = root / "sources/small/counters.yaml"
    path.write_text(path.read_text("utf-8").partition("raider:")[0], "utf-8")


def test_a_second_build_writes_nothing(tmp_path: Path) -> None:
    build(small_game(tmp_path))
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "out").rglob("*.*")}
    ran = build(tmp_path)
    assert ran.out == ""
    assert ran.err.splitlines() == ["out/small/en is up to date", "out/small/fr is up to date"]
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "out").rglob("*.*")} == before


@pytest.mark.parametrize(
    "change",
    [
        lambda root: edit(root, "facts.yaml", "4", "5"),
        lambda root: edit(root, "art/boat.svg", "#b3372b", "#b3372c"),
        lambda root: (root / "out/small/en/tokens.pdf").unlink(),
        lambda root: (root / "out/small/en/tokens.pdf").write_bytes(b"scribble"),
        lambda root: (root / ".").joinpath("printkit.yaml").write_text("languages: [en]\n"),
    ],
    ids=["number", "drawing", "file gone", "file changed", "settings"],
)
def test_a_change_makes_a_build_due(tmp_path: Path, change: Callable[[Path], object]) -> None:
    build(small_game(tmp_path), "--lang", "en")
    change(tmp_path)
    ran = build(tmp_path, "--lang", "en")
    assert "up to date" not in ran.err
    assert "en/tokens.pdf" in names(ran)
    assert built(tmp_path)["small/en/tokens.pdf"].startswith(b"%PDF")


def test_a_change_while_a_build_runs_makes_the_next_one_due(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def edit_and_build(task: EditionTask) -> EditionResult:
        edit(tmp_path, "facts.yaml", "power: 4", "power: 5")
        return build_edition(task)

    small_game(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(editions, "build_edition", edit_and_build)
        build(tmp_path, "--lang", "en")
    assert "up to date" not in build(tmp_path, "--lang", "en").err
    assert "up to date" in build(tmp_path, "--lang", "en").err


@pytest.mark.parametrize("option", [["--force"], ["--format", "pdf,png"], ["--items", "svg"], ["--items", "png"]])
def test_other_options_make_a_build_due(tmp_path: Path, option: list[str]) -> None:
    build(small_game(tmp_path), "--lang", "en")
    assert "up to date" not in build(tmp_path, "--lang", "en", "--dpi", "150", *option).err


@pytest.mark.parametrize(
    ("edited", "stale"),
    [
        (("facts.yaml", "power: 4", "power: 5"), ["counters.pdf", "small-en.pdf", "tokens.pdf"]),
        (("counters.yaml", "count: 3", "count: 4"), ["counters.pdf", "small-en.pdf", "tokens.pdf"]),
        (("counters.yaml", "label: Raider", "label: Pirate"), []),
    ],
)
def test_an_item_names_the_sheets_that_no_longer_match(
    tmp_path: Path, edited: tuple[str, str, str], stale: list[str]
) -> None:
    build(small_game(tmp_path), "--lang", "en")
    edit(tmp_path, *edited)
    told = [line for line in build(tmp_path, "small/*/scout", "--lang", "en").err.splitlines() if "out of date" in line]
    assert told == (
        [f"out of date: {', '.join(f'out/small/en/{name}' for name in stale)}; renewed by their next build"]
        if stale
        else []
    )
    build(tmp_path, "--lang", "en")
    assert "out of date" not in build(tmp_path, "small/*/scout", "--lang", "en").err


def test_another_palette_makes_sheets_stale(tmp_path: Path) -> None:
    theme = small_game(tmp_path) / "templates/themes/plain.yaml"
    theme.parent.mkdir(parents=True)
    theme.write_text('like: naval\npalette: {ink: "#101010"}\n', "utf-8")
    build(tmp_path, "--lang", "en")
    theme.write_text('like: naval\npalette: {ink: "#201010"}\n', "utf-8")
    assert "out/small/en/tokens.pdf" in build(tmp_path, "small/*/scout", "--lang", "en").err


def test_a_sheet_alone_leaves_the_pack_stale(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    edit(tmp_path, "counters.yaml", "label: Raider", "label: Pirate")
    assert "out of date: out/small/en/small-en.pdf" in build(tmp_path, "small/counters", "--lang", "en").err


def test_leftovers_within_the_addresses_are_removed(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    drop_raider(tmp_path)
    assert "removed" not in build(tmp_path, "small/tokens", "--lang", "en").err
    ran = build(tmp_path, "small/counters", "--lang", "en")
    assert "out/small/en/counters/raider.svg removed" in ran.err
    assert sorted(path.name for path in (tmp_path / "out/small/en/counters").iterdir()) == [
        "scout-back.svg",
        "scout.svg",
    ]


def test_the_files_of_a_sheet_that_is_gone_are_removed_by_a_whole_build(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    path = tmp_path / "sources/small/game.yaml"
    path.write_text(path.read_text("utf-8").partition("  tokens:")[0], "utf-8")
    build(tmp_path, "small/counters", "--lang", "en")
    assert "small/en/tokens.pdf" in built(tmp_path)
    build(tmp_path, "--lang", "en")
    assert not [name for name in built(tmp_path) if "tokens" in name]


def test_a_file_that_was_changed_is_not_removed(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    drop_raider(tmp_path)
    (tmp_path / "out/small/en/counters/raider.svg").write_text("mine now", "utf-8")
    build(tmp_path, "--lang", "en")
    assert built(tmp_path)["small/en/counters/raider.svg"] == b"mine now"
    assert "small/en/counters/raider-back.svg" not in built(tmp_path)


@pytest.mark.parametrize("options", [["--force"], ["--format", "png"], ["--items", "png"]])
def test_a_file_of_somebody_else_is_never_touched(tmp_path: Path, options: list[str]) -> None:
    small_game(tmp_path)
    for name in ("out/notes.txt", "out/small/en/counters/raider-old.svg", "out/small/en/zz.pdf", "out/.printkit/x"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, "utf-8")
    build(tmp_path)
    drop_raider(tmp_path)
    build(tmp_path, *options)
    for name in ("out/notes.txt", "out/small/en/counters/raider-old.svg", "out/small/en/zz.pdf", "out/.printkit/x"):
        assert (tmp_path / name).read_text("utf-8") == name


def test_with_an_error_nothing_is_removed(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    drop_raider(tmp_path)
    edit(tmp_path, "counters.yaml", "art: boat, label: Hit", "art: bote, label: Hit")
    before = built(tmp_path)
    assert printkit(tmp_path, "build", "--lang", "en", "-j", "1").status == 1
    assert built(tmp_path) == before


def test_no_link_is_followed_when_leftovers_are_removed(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    kept = tmp_path / "kept"
    (tmp_path / "out/small/en/counters").rename(kept)
    (tmp_path / "out/small/en/counters").symlink_to(kept)
    before = sorted(path.name for path in kept.iterdir())
    drop_raider(tmp_path)
    ran = printkit(tmp_path, "build", "--lang", "en", "-j", "1")
    assert sorted(path.name for path in kept.iterdir()) == before
    assert ran.status == 1
    assert 'out/small/en/counters" is a link' in ran.err


def test_a_link_in_a_files_place_is_replaced_not_written_through(tmp_path: Path) -> None:
    (small_game(tmp_path) / "out/small/en").mkdir(parents=True)
    (tmp_path / "mine.pdf").write_text("mine", "utf-8")
    (tmp_path / "out/small/en/tokens.pdf").symlink_to(tmp_path / "mine.pdf")
    build(tmp_path, "--lang", "en")
    assert (tmp_path / "mine.pdf").read_text("utf-8") == "mine"
    assert built(tmp_path)["small/en/tokens.pdf"].startswith(b"%PDF")


def test_a_link_to_the_very_same_bytes_is_replaced_too(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    place = tmp_path / "out/small/en/tokens.pdf"
    place.rename(tmp_path / "mine.pdf")
    place.symlink_to(tmp_path / "mine.pdf")
    build(tmp_path, "--lang", "en")
    assert not place.is_symlink()


RECORDS = {
    "empty": "",
    "no JSON": "{",
    "other version": '{"version": 99, "files": {}, "inputs": {}}',
    "a list": "[]",
    "deep": "[" * 100_000,
    "wrong shapes": '{"version": 1, "files": {"small/en/x.pdf": 3}, "inputs": []}',
    "not UTF-8": b"\xff\xfe",
}


@pytest.mark.parametrize("content", RECORDS.values(), ids=RECORDS)
def test_a_damaged_record_counts_as_none(tmp_path: Path, content: str | bytes) -> None:
    build(small_game(tmp_path), "--lang", "en")
    before = built(tmp_path)
    record = tmp_path / "out/.printkit/small.json"
    record.write_bytes(content if isinstance(content, bytes) else content.encode())
    ran = build(tmp_path, "--lang", "en")
    assert (len(names(ran)), built(tmp_path)) == (len(before), before)
    assert set(json.loads(record.read_text("utf-8"))["files"]) == set(before)


def test_a_record_that_names_files_elsewhere_removes_none_of_them(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    record = tmp_path / "out/.printkit/small.json"
    data = json.loads(record.read_text("utf-8"))
    target = tmp_path / "victim.pdf"
    target.write_bytes((tmp_path / "out/small/en/tokens.pdf").read_bytes())
    entry = data["files"]["small/en/tokens.pdf"]
    data["files"] |= {"small/en/../../../victim.pdf": entry, str(target): entry, "small/en/\ud800.pdf": entry}
    record.write_text(json.dumps(data), "utf-8")
    build(tmp_path, "--lang", "en", "--force")
    assert target.is_file()

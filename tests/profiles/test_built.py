"""Whole builds for every profile: the same bytes twice, files where they belong, what is told on the way."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
from command_line import files_below, printkit
from pypdf import PdfReader
from small_game import small_game

PROFILES = ("home", "ink-saver", "proof", "screen", "press-x4")


def build(root: Path, *options: str, env: dict[str, str] | None = None) -> tuple[dict[str, bytes], str]:
    ran = printkit(root, "build", "small", "--lang", "en", "-j", "1", *options, env=env)
    assert ran.status == 0, ran.err
    return files_below(root / "out"), ran.err


@pytest.mark.parametrize("profile", PROFILES)
def test_two_builds_are_the_same_bytes(profile: str, tmp_path: Path) -> None:
    first, _ = build(small_game(tmp_path / "a"), "--profile", profile, "--items", "svg,pdf")
    second, _ = build(small_game(tmp_path / "b"), "--profile", profile, "--items", "svg,pdf")
    assert first == second
    folder = "small/en" if profile == "home" else f"small/en-a4-{profile}"
    assert {name.rpartition("/")[0] for name in first} == {folder, f"{folder}/tokens", f"{folder}/counters"}
    assert all(
        f"/PrintkitProfile ({profile})".encode() in data for name, data in first.items() if name.endswith("s.pdf")
    )


def test_an_item_built_alone_is_the_same_as_with_its_sheet(tmp_path: Path) -> None:
    root = small_game(tmp_path)
    whole, _ = build(root, "--profile", "ink-saver", "--items", "svg,pdf")
    ran = printkit(root, "build", "small/tokens/scout", "--lang", "en", "--profile", "ink-saver", "--out", "alone")
    assert ran.status == 0
    alone = files_below(root / "alone")
    assert alone == {name: data for name, data in whole.items() if "/tokens/scout" in name}
    assert alone


def test_a_build_that_saves_ink_tells_how_much(tmp_path: Path) -> None:
    _, said = build(small_game(tmp_path), "--profile", "ink-saver")
    shares = re.findall(
        r"^small/en-a4-ink-saver/(\w+): ink: (\d+\.\d) % → (\d+\.\d) % of the page$", said, re.MULTILINE
    )
    assert [name for name, _, _ in shares] == ["counters", "tokens"]
    assert all(float(after) < float(before) for _, before, after in shares)


def test_other_profiles_tell_nothing(tmp_path: Path) -> None:
    assert build(small_game(tmp_path), "--profile", "proof")[1] == ""


def test_another_date_makes_an_edition_due_again(tmp_path: Path) -> None:
    root = small_game(tmp_path)
    first, _ = build(root)
    assert "up to date" in build(root)[1]
    second, said = build(root, env={"SOURCE_DATE_EPOCH": "1700000000"})
    assert "up to date" not in said
    assert b"D:20231114221320Z" in second["small/en/counters.pdf"]
    assert first["small/en/counters.pdf"] != second["small/en/counters.pdf"]


def test_a_date_that_is_none_stops_the_build(tmp_path: Path) -> None:
    ran = printkit(small_game(tmp_path), "build", env={"SOURCE_DATE_EPOCH": "yesterday"})
    assert (ran.status, files_below(tmp_path / "out")) == (2, {})
    assert 'SOURCE_DATE_EPOCH is "yesterday", not a number of seconds since 1970' in ran.err


def test_a_press_gets_the_pack_too(tmp_path: Path) -> None:
    made, _ = build(small_game(tmp_path), "--profile", "press-x4")
    pack = made["small/en-a4-press-x4/small-en.pdf"]
    assert pack.startswith(b"%PDF-1.6")
    assert b"GTS_PDFX" in pack


def test_a_profile_that_asks_for_it_refuses_what_a_printer_would_refuse(tmp_path: Path) -> None:
    root = small_game(tmp_path)
    strict = "preflight: yes\nline_floor: 0.25pt\ntext_floor: 30pt\n"
    (root / "templates" / "profiles").mkdir(parents=True)
    (root / "templates" / "profiles" / "strict.yaml").write_text(strict, encoding="utf-8")
    ran = printkit(root, "build", "small", "--lang", "en", "--profile", "strict")
    assert ran.status == 1
    assert "small/en-a4-strict/tokens.pdf:page 1: PK541" in ran.err
    assert not list((root / "out").rglob("*.pdf"))
    lenient = strict.replace("preflight: yes", "preflight: no")
    (root / "templates" / "profiles" / "strict.yaml").write_text(lenient, encoding="utf-8")
    assert printkit(root, "build", "small", "--lang", "en", "--profile", "strict").status == 0


@pytest.mark.parametrize(
    ("sheet", "profile", "titles"),
    [
        ("imposition: duplex", "press-x4", ["Counters", "Tokens"]),
        ("imposition: duplex", "home", ["Counters", "Tokens", "Again"]),
        ("imposition: booklet", "press-x4", ["Counters", "Tokens", "Again"]),
        ("imposition: duplex, copies: 2", "press-x4", ["Counters", "Tokens", "Again"]),
        ("imposition: duplex, only: [raider]", "press-x4", ["Counters", "Tokens", "Again"]),
    ],
)
def test_a_pack_for_a_press_holds_each_piece_once(sheet: str, profile: str, titles: list[str], tmp_path: Path) -> None:
    root = small_game(tmp_path)
    game = root / "sources/small/game.yaml"
    again = f"  again: {{title: Again, from: counters, layout: counter, {sheet}}}\n"
    game.write_text(game.read_text("utf-8").replace("translations: [fr]\n", "") + again, "utf-8")
    (root / "sources/small/locale/fr.po").unlink()
    made, _ = build(root, "--profile", profile)
    folder = "small/en" if profile == "home" else f"small/en-a4-{profile}"
    assert f"{folder}/again.pdf" in made
    outline = PdfReader(BytesIO(made[f"{folder}/small-en.pdf"])).outline
    assert [each["/Title"] for each in outline if not isinstance(each, list)] == titles

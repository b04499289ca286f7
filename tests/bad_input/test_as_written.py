"""What YAML itself would turn into something else stays as written wherever a text is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import printkit
from pdf_facts import text
from projects import make_project
from small_game import built, edit, small_game

WORDS = [
    "no",
    "on",
    "12:30",
    "0101",
    "3:1",
    "1E10",
    "yes",
    "~x",
    "0x1F",
    "1_000",
    "2024-01-01",
    "null",
    ".5",
    "=",
    "+1",
]


@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_printed_as_it_is_written(tmp_path: Path, word: str) -> None:
    edit(small_game(tmp_path), "counters.yaml", "title: Raider", f"title: {word}")
    edit(tmp_path, "counters.yaml", "label: Raider", f"label: {word}")
    edit(tmp_path, "game.yaml", "title: Tokens", f"title: {word}")
    listed = printkit(tmp_path, "list").out
    assert f"small/counters/raider  counters  {word}".split() == listed.splitlines()[3].split()[:3]
    ran = printkit(tmp_path, "build", "--lang", "en", "-j", "1")
    assert ran.status == 0, ran.err
    assert word.upper() in text(built(tmp_path)["small/en/counters.pdf"], 0).upper().split()
    assert f" {word} Front" in text(built(tmp_path)["small/en/tokens.pdf"], 0)


@pytest.mark.parametrize(("key", "refused"), [("0101", False), ("on", False), ("1E10", True)])
def test_a_key_is_a_name_or_refused_as_it_is_written(tmp_path: Path, key: str, refused: bool) -> None:
    make_project(small_game(tmp_path), {"sources/small/facts.yaml": f"power: 4\n{key}: 7\n"})
    ran = printkit(tmp_path, "check", "-q")
    assert (ran.status, f'PK116 "{key}" is not a name' in ran.out) == (int(refused), refused)
    edit(tmp_path, "counters.yaml", "label: Raider", f'label: "{{facts.{key}}}"')
    assert printkit(tmp_path, "build", "--lang", "en", "-j", "1").status == int(refused)

"""`printkit translate`: catalogues made, kept and counted from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import files_below, printkit
from small_game import edit, small_game


def test_update_makes_the_catalogue_that_is_missing_and_a_second_time_changes_nothing(tmp_path: Path) -> None:
    catalogue = small_game(tmp_path) / "sources/small/locale/fr.po"
    catalogue.unlink()
    ran = printkit(tmp_path, "translate", "update")
    assert (ran.status, ran.out, ran.err) == (0, "sources/small/locale/fr.po\n", "")
    first = catalogue.read_bytes()
    assert first.count(b'msgstr ""') == 10, "nine texts and the header"
    printkit(tmp_path, "translate", "update", "--lang", "fr")
    assert catalogue.read_bytes() == first


def test_status_counts_what_is_translated_stale_missing_and_unused(tmp_path: Path) -> None:
    small_game(tmp_path)
    assert printkit(tmp_path, "translate", "status").out == "small fr: 9 translated, 0 stale, 0 missing, 0 unused\n"
    edit(tmp_path, "counters.yaml", "title: Raider", "title: Pirate")
    edit(tmp_path, "locale/fr.po", 'msgstr "Pions"', 'msgstr ""')
    assert printkit(tmp_path, "translate", "status").out == "small fr: 7 translated, 1 stale, 1 missing, 0 unused\n"


def test_extract_writes_every_text_untranslated(tmp_path: Path) -> None:
    ran = printkit(small_game(tmp_path), "translate", "extract")
    template = (tmp_path / "sources/small/locale/small.pot").read_text("utf-8")
    assert (ran.status, ran.out) == (0, "sources/small/locale/small.pot\n")
    assert template.count('\nmsgstr ""') == 10


@pytest.mark.parametrize("command", ["update", "status"])
@pytest.mark.parametrize(
    ("translations", "options", "said"),
    [
        ("[fr]", ["--lang", "de"], 'no game here is translated into "de"; begin with translations: [de]'),
        ("[fr]", ["--lang", "fr,de"], 'no game here is translated into "de"; begin with translations: [de]'),
        ("[]", [], "no game here is translated; begin with translations: [fr]"),
    ],
)
def test_where_there_is_nothing_to_translate_it_says_what_to_write(
    tmp_path: Path, command: str, translations: str, options: list[str], said: str
) -> None:
    edit(small_game(tmp_path), "game.yaml", "[fr]", translations)
    before = files_below(tmp_path)
    ran = printkit(tmp_path, "translate", command, *options)
    assert (ran.status, ran.out, ran.err) == (2, "", f"printkit: {said} in its game.yaml\n")
    assert files_below(tmp_path) == before


def test_a_game_with_faults_is_reported_and_its_catalogue_left_alone(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "counters.yaml", "count: 3", "conut: 3")
    before = files_below(tmp_path)
    ran = printkit(tmp_path, "translate", "update")
    assert (ran.status, "PK113" in ran.err, files_below(tmp_path)) == (1, True, before)

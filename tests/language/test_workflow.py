"""A translator's work from end to end: begin a catalogue, fill it, build; a text changes; a game written in French."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from command_line import files_below, printkit
from small_game import edit, small_game

from printkit.diagnostics import Report
from printkit.language.entries import Entry, read_entries
from printkit.language.writer import write_entries

ROOT = Path(__file__).parents[2]


def entries_of(catalogue: Path) -> tuple[Entry, ...]:
    report = Report()
    found = read_entries(catalogue.read_text("utf-8"), "", report)
    assert list(report) == []
    return found


def fill(catalogue: Path, say: Callable[[Entry], str | tuple[str, ...]]) -> None:
    """Translate each entry of a catalogue that is not translated, all its forms alike or each; the header stays."""

    def forms(entry: Entry) -> tuple[str, ...]:
        """Return the forms of an entry's translation."""
        words = say(entry)
        return words if isinstance(words, tuple) else (words,) * len(entry.forms)

    done = [
        entry if entry.complete or not entry.text else replace(entry, forms=forms(entry))
        for entry in entries_of(catalogue)
    ]
    catalogue.write_text(write_entries(done), "utf-8")


@pytest.fixture
def swordfish(tmp_path: Path) -> Path:
    """Copy the shipped game to a project of its own, its French brought up to date, and return the project's folder."""
    shutil.copytree(ROOT / "sources/swordfish", tmp_path / "sources/swordfish")
    game = tmp_path / "sources/swordfish/game.yaml"
    shipped = game.read_text("utf-8")
    game.write_text(
        "".join(
            "translations: [fr]\n" if line.startswith("translations:") else line
            for line in shipped.splitlines(keepends=True)
        ),
        "utf-8",
    )
    assert printkit(tmp_path, "translate", "update", "--lang", "fr").status == 0
    fill(tmp_path / "sources/swordfish/locale/fr.po", lambda _: "Texte")  # of what is not translated yet, if anything
    return tmp_path


def built(root: Path, *sheets: str) -> dict[str, bytes]:
    ran = printkit(root, "build", "--lang", "fr", "--jobs", "1", *(f"swordfish/{sheet}" for sheet in sheets))
    assert ran.status == 0, ran.err
    return files_below(root / "out")


@pytest.mark.parametrize("command", [("extract", "--lang", "fr"), ("update",)])
def test_a_catalogue_begun_anew_and_filled_from_the_old_one_prints_the_same_bytes(
    swordfish: Path, command: tuple[str, ...]
) -> None:
    catalogue = swordfish / "sources/swordfish/locale/fr.po"
    before = built(swordfish, "board", "counters", "rules")
    old: Mapping[tuple[str, str], Entry] = {entry.key: entry for entry in entries_of(catalogue)}
    catalogue.unlink()
    shutil.rmtree(swordfish / "out")
    assert printkit(swordfish, "translate", *command).status == 0
    fill(catalogue, lambda entry: old[entry.key].forms)
    assert built(swordfish, "board", "counters", "rules") == before
    assert any(name.endswith(".pdf") for name in before)


def test_a_changed_text_is_fuzzy_found_at_both_places_and_stops_its_sheet_in_french_only(tmp_path: Path) -> None:
    assert printkit(small_game(tmp_path), "build", "--jobs", "1").status == 0
    before = files_below(tmp_path / "out")
    edit(tmp_path, "counters.yaml", "front: {art: boat, label: Raider}", "front: {art: boat, label: Pirate}")
    assert printkit(tmp_path, "translate", "update").status == 0
    catalogue = tmp_path / "sources/small/locale/fr.po"
    assert [entry.text for entry in entries_of(catalogue) if entry.fuzzy] == ["Pirate"]
    lines = catalogue.read_text("utf-8").splitlines()
    at = lines.index('msgid "Pirate"') + 2
    said = printkit(tmp_path, "check").out
    assert f"sources/small/locale/fr.po:{at}:1: PK302" in said
    assert "the text in sources/small/counters.yaml:11:29 is now" in said
    ran = printkit(tmp_path, "build", "--jobs", "1")
    after = files_below(tmp_path / "out")
    changed = {name for name in before if before[name] != after[name]}
    assert (ran.status, before.keys() == after.keys()) == (1, True)
    assert {"small/en/counters.pdf", "small/en/counters/raider.svg"} <= changed
    assert not any(name.startswith("small/fr/counters") for name in changed)
    assert "small/fr/tokens.pdf" not in ran.err
    drafted = printkit(tmp_path, "build", "--jobs", "1", "--draft", "--lang", "fr")
    assert drafted.status == 1
    assert files_below(tmp_path / "out")["small/fr/counters.pdf"] != before["small/fr/counters.pdf"]


def test_the_shipped_catalogues_are_as_update_leaves_them(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "sources", tmp_path / "sources")
    shutil.copytree(ROOT / "templates", tmp_path / "templates")
    before = files_below(tmp_path / "sources")
    assert printkit(tmp_path, "translate", "update").status == 0
    after = files_below(tmp_path / "sources")
    assert [name for name in after if after[name] != before.get(name)] == [], "run printkit translate update"


@pytest.mark.parametrize(
    ("lang", "hint"),
    [
        ("pl", "run: printkit translate update"),
        ("ar", 'leave "ar" out: printkit cannot set its script'),
        ("FR", "write the language as a tag in lower case, such as fr or pt-br"),
    ],
)
def test_the_remedy_for_a_catalogue_that_is_not_there_is_one_that_works(lang: str, hint: str, tmp_path: Path) -> None:
    small_game(tmp_path)
    edit(tmp_path, "game.yaml", "[fr]", f"[fr, {lang}]")
    found = json.loads(printkit(tmp_path, "check", "--format", "json").out)["findings"]
    assert [each["hint"] for each in found if each["code"] == "PK167"] == [hint]


FRENCH = """\
title: Menu fretin
language: fr
translations: [en]
sheets:
  counters: {title: Pions, from: counters, layout: counter, imposition: fold-over}
  tokens: {title: "Jetons : recto", from: counters, only: [scout], layout: counter, imposition: duplex}
"""
ENGLISH = {"Menu fretin": "Small fry", "Pions": "Counters", "Jetons : recto": "Tokens: front", "Feu !": "Fire!"}


def test_a_game_written_in_french_is_translated_into_english_the_same_way(tmp_path: Path) -> None:
    game = small_game(tmp_path) / "sources/small"
    (game / "game.yaml").write_text(FRENCH, "utf-8")
    (game / "locale/fr.po").unlink()
    edit(tmp_path, "counters.yaml", "label: Hit", "label: Feu !")
    assert printkit(tmp_path, "check").status == 1, "there is no catalogue yet"
    assert printkit(tmp_path, "translate", "extract", "--lang", "en").out.endswith("sources/small/locale/en.po\n")
    head = entries_of(game / "locale/en.po")[0].forms[0].splitlines()
    assert {"Language: en", "X-Source-Language: fr", "Plural-Forms: nplurals=2; plural=(n != 1);"} <= set(head)
    fill(game / "locale/en.po", lambda entry: ENGLISH.get(entry.text, entry.text))
    checked = printkit(tmp_path, "check")
    assert (checked.status, checked.out.count("PK320")) == (0, checked.out.count("PK"))
    assert printkit(tmp_path, "build", "--jobs", "1").status == 0
    words = {
        lang: (tmp_path / f"out/small/{lang}/counters/raider-back.svg").read_text("utf-8") for lang in ("fr", "en")
    }
    assert "Feu\u202f!" in words["fr"]
    assert "Fire!" in words["en"]


def test_a_language_without_words_of_printkits_own_has_them_in_its_catalogue(tmp_path: Path) -> None:
    catalogue = small_game(tmp_path) / "sources/small/locale/pl.po"
    edit(tmp_path, "game.yaml", "[fr]", "[fr, pl]")
    assert printkit(tmp_path, "translate", "update", "--lang", "pl").status == 0
    own = [entry for entry in entries_of(catalogue) if entry.context == "printkit"]
    assert {"Front", "page {page} of {pages}"} <= {entry.text for entry in own}
    fill(catalogue, lambda entry: entry.text.replace("Front", "Przód") if entry.context == "printkit" else "Tekst")
    found = [line for line in printkit(tmp_path, "check", "--lang", "pl").out.splitlines() if " PK" in line]
    assert {line.partition(" PK")[2][:3] for line in found} <= {"319"}, "only that every label is the same word"
    before = catalogue.read_bytes()
    assert printkit(tmp_path, "translate", "update", "--lang", "pl").status == 0
    assert catalogue.read_bytes() == before

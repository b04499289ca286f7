"""`printkit translate`: catalogues begun, kept and counted from the command line."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from command_line import files_below, printkit
from small_game import edit, small_game

from printkit.diagnostics import Report
from printkit.language.entries import read_entries
from printkit.language.writer import write_entries

LOCALE = "sources/small/locale"


def test_update_makes_the_catalogue_that_is_missing_and_a_second_time_changes_nothing(tmp_path: Path) -> None:
    catalogue = small_game(tmp_path) / LOCALE / "fr.po"
    catalogue.unlink()
    ran = printkit(tmp_path, "translate", "update")
    told = "fr: 9 texts to translate; fill in msgstr, then: printkit check small\n"
    assert (ran.status, ran.out, ran.err) == (0, f"{LOCALE}/fr.po\n", told)
    first = catalogue.read_bytes()
    assert first.count(b'\nmsgstr ""') == 10, "nine texts and the header"
    printkit(tmp_path, "translate", "update", "--lang", "fr")
    assert catalogue.read_bytes() == first


def test_one_changed_text_changes_only_the_lines_of_its_entry(tmp_path: Path) -> None:
    catalogue = small_game(tmp_path) / LOCALE / "fr.po"
    printkit(tmp_path, "translate", "update")
    before = catalogue.read_text("utf-8").split("\n\n")
    edit(tmp_path, "counters.yaml", "{art: boat, label: Raider}", "{art: boat, label: Pirate}")
    printkit(tmp_path, "translate", "update")
    after = catalogue.read_text("utf-8").split("\n\n")
    changed = [new for old, new in zip(before, after, strict=True) if old != new]
    assert [entry.splitlines() for entry in changed] == [
        [
            "#. counter “Raider”, front, label",
            "#: sources/small/counters.yaml:11",
            "#, fuzzy",
            '#| msgid "Raider"',
            'msgctxt "counters/raider/front/label"',
            'msgid "Pirate"',
            'msgstr "Corsaire"',
        ]
    ]


def test_status_is_a_table_of_what_is_done_fuzzy_missing_and_unused(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "game.yaml", "[fr]", "[fr, de]")
    edit(tmp_path, "counters.yaml", "title: Raider", "title: Pirate")
    edit(tmp_path, "locale/fr.po", 'msgstr "Pions"', 'msgstr ""')
    ran = printkit(tmp_path, "translate", "status")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "game   language  texts  done  fuzzy  missing  unused",
        "small  fr            9     7      1        1       0",
        "small  de            9     0      0        9       0",
    ]
    found = json.loads(printkit(tmp_path, "translate", "status", "--format", "json", "--lang", "fr").out)
    assert found == {
        "catalogues": [
            {"game": "small", "language": "fr", "texts": 9, "done": 7, "fuzzy": 1, "missing": 1, "unused": 0}
        ]
    }


def test_extract_writes_every_text_untranslated(tmp_path: Path) -> None:
    ran = printkit(small_game(tmp_path), "translate", "extract")
    template = (tmp_path / LOCALE / "small.pot").read_text("utf-8")
    assert (ran.status, ran.out) == (0, f"{LOCALE}/small.pot\n")
    assert template.count('\nmsgstr ""') == 10


def test_extract_begins_a_catalogue_in_a_new_language_and_leaves_the_old_ones_alone(tmp_path: Path) -> None:
    french = (small_game(tmp_path) / LOCALE / "fr.po").read_bytes()
    ran = printkit(tmp_path, "translate", "extract", "--lang", "de,fr")
    assert (ran.status, ran.out.split()) == (0, [f"{LOCALE}/small.pot", f"{LOCALE}/de.po"])
    assert ran.err.splitlines() == [
        "sources/small/game.yaml: write translations: [fr, de] once it is to be checked and built",
        f'{LOCALE}/fr.po is there already; "printkit translate update" renews it',
    ]
    german = (tmp_path / LOCALE / "de.po").read_text("utf-8")
    assert '"Language: de\\n"' in german
    assert '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"' in german
    assert german.count('\nmsgstr ""') == 10
    assert (tmp_path / LOCALE / "fr.po").read_bytes() == french


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("../fr", '"../fr" is not a language tag; write it in lower case, such as de or pt-br'),
        ("FR", '"FR" is not a language tag; write it in lower case, such as de or pt-br'),
        ("he", '"he" is written in Hebrew script, which printkit cannot set; it sets Latin, Greek, Cyrillic'),
        ("ja", '"ja" is written in Japanese script, which printkit cannot set; it sets Latin, Greek, Cyrillic'),
        ("qps", '"qps" is the pseudo-language, which needs no catalogue; build with --lang qps'),
    ],
)
def test_extract_begins_no_catalogue_that_could_not_be_printed(tmp_path: Path, lang: str, said: str) -> None:
    before = files_below(small_game(tmp_path))
    ran = printkit(tmp_path, "translate", "extract", "--lang", lang)
    assert (ran.status, ran.out, ran.err) == (2, "", f"printkit: {said}\n")
    assert files_below(tmp_path) == before


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


NOTES = """\
# note: a ship that looks,
# not a boy in shorts
scout:
  title: Scout # note: feminine in French
  size: 20mm
  # note: above nothing that has words
  count: 3
"""


def test_notes_in_the_sources_reach_the_translator(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "counters.yaml", "scout:\n  title: Scout\n  size: 20mm\n  count: 3\n", NOTES)
    ran = printkit(tmp_path, "translate", "update")
    entry = (tmp_path / LOCALE / "fr.po").read_text("utf-8").partition('msgctxt "counters/scout/title"')[0]
    assert entry.rpartition("\n\n")[2].splitlines() == [
        "#. counter, title",
        "#. a ship that looks, not a boy in shorts",
        "#. feminine in French",
        "#: sources/small/counters.yaml:4",
    ]
    assert "sources/small/counters.yaml:6:3: PK328" in ran.err
    assert "sources/small/counters.yaml:6:3: PK328" in printkit(tmp_path, "check").out


TOKENS = 'msgctxt "game/sheets/tokens/title"\nmsgid "Tokens"\nmsgstr "Jetons"\n'
FAULTS = {
    "syntax error": ('msgstr "Pions"', 'msgstr "Pions', "PK308", 'msgstr "Pions'),
    "merge conflict": ('msgstr "Pions"', '<<<<<<< HEAD\nmsgstr "Pions"', "PK308", "<<<<<<< HEAD"),
    "no msgid": ('msgid "Counters"\n', "", "PK308", 'msgstr "Pions"'),
    "duplicate": (TOKENS, TOKENS + TOKENS.replace("Jetons", "Marques"), "PK307", 'msgstr "Marques"'),
    "no plural forms": ('"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n', "", "PK309", 'msgstr ""'),
    "bad plural forms": ("plural=(n > 1)", "plural=exec(n)", "PK309", 'msgstr ""'),
    "wrong language": ("Language: fr", "Language: de", "PK309", 'msgstr ""'),
    "wrong charset": ("UTF-8", "ISO-8859-1", "PK309", 'msgstr ""'),
}  # fmt: skip
"""What is done to the catalogue: old text, new text; the code of the finding, and the line it stands at."""


@pytest.mark.parametrize("name", FAULTS)
def test_a_faulty_catalogue_is_a_located_finding_and_not_rewritten(tmp_path: Path, name: str) -> None:
    old, new, code, line = FAULTS[name]
    edit(small_game(tmp_path), "locale/fr.po", old, new)
    lines = (tmp_path / LOCALE / "fr.po").read_text("utf-8").splitlines()
    assert_refused(tmp_path, f"{LOCALE}/fr.po:{lines.index(line) + 1}:1: {code}", status=1)


@pytest.mark.parametrize(
    ("old", "new", "place", "status"),
    [
        (b"Menu", "Menü".encode("latin-1"), "9:1: PK309", 1),
        (b"msgid", b"\xef\xbb\xbfmsgid", "1:1: PK327", 0),
        (b'"Language: fr\\n"\n', b'"Language: fr\\n"\r\n', "3:1: PK327", 0),
    ],
)
def test_bytes_that_are_no_plain_utf_8_are_a_located_finding(
    tmp_path: Path, old: bytes, new: bytes, place: str, status: int
) -> None:
    path = small_game(tmp_path) / LOCALE / "fr.po"
    assert old in path.read_bytes()
    path.write_bytes(path.read_bytes().replace(old, new, 1))
    assert_refused(tmp_path, f"{LOCALE}/fr.po:{place}", status=status)


def test_unclosed_markup_in_french_only_is_found_in_french_only(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "counters.yaml", "back: {art: boat, label: Hit}", "back: {art: boat, label: '*Hit*'}")
    edit(tmp_path, "locale/fr.po", 'msgid "Hit"\nmsgstr "Touché"', 'msgid "*Hit*"\nmsgstr "*Touché"')
    found = [line for line in printkit(tmp_path, "check").out.splitlines() if "PK" in line]
    assert [line.partition(" PK")[2][:3] for line in found] == ["304", "304"]
    assert all(line.startswith(f"{LOCALE}/fr.po:") for line in found)


def assert_refused(root: Path, said: str, *, status: int) -> None:
    """Assert that `update` and `check` both say something of a catalogue, and that nothing is rewritten."""
    before = files_below(root)
    updated, checked = printkit(root, "translate", "update"), printkit(root, "check")
    assert (updated.status, updated.out, checked.status) == (1, "", status)
    assert said in updated.err
    assert said in checked.out
    assert files_below(root) == before


POLISH = "language: pl\n"
OWN = '\nmsgctxt "printkit"\nmsgid "{}"\nmsgstr "{}"\n'


def test_a_game_in_a_language_that_printkit_does_not_speak_asks_for_its_words_at_one_place(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "game.yaml", "translations: [fr]", "language: pl")
    said = 'PK314 printkit has no words of its own in "pl"'
    for command in ("check", "build"):
        ran = printkit(tmp_path, command)
        text = ran.out + ran.err
        assert (ran.status, text.count("PK314"), f"sources/small/game.yaml:2:11: {said}" in text) == (1, 1, True)
        assert f'{LOCALE}/pl.po whose msgctxt is "printkit"' in text
    assert printkit(tmp_path, "translate", "update").out == f"{LOCALE}/pl.po\n"
    catalogue = tmp_path / LOCALE / "pl.po"
    begun = catalogue.read_text("utf-8")
    assert 'msgctxt "counters' not in begun
    assert f"{LOCALE}/pl.po: {said}" in printkit(tmp_path, "check").out
    catalogue.write_text(filled(begun), "utf-8")
    assert "PK314" not in printkit(tmp_path, "check").out
    assert printkit(tmp_path, "build", "--jobs", "1").status == 0


def test_a_word_of_printkits_own_that_a_game_says_otherwise_survives_an_update(tmp_path: Path) -> None:
    catalogue = small_game(tmp_path) / LOCALE / "fr.po"
    catalogue.write_text(catalogue.read_text("utf-8") + OWN.format("Front", "Face"), "utf-8")
    printkit(tmp_path, "translate", "update")
    assert OWN.format("Front", "Face") in "\n" + catalogue.read_text("utf-8").partition("generated pages\n")[2]


def filled(catalogue: str) -> str:
    """Return a catalogue with each of its texts for its translation."""
    entries = read_entries(catalogue, "", Report())
    return write_entries(replace(entry, forms=(entry.text,)) if entry.text else entry for entry in entries)


def test_a_finding_that_is_allowed_lets_the_translation_through(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "counters.yaml", "label: Raider", "label: Raider 2")
    said = '# printkit: allow PK305 -- two is written out\nmsgctxt "counters/raider/front/label"\nmsgid "Raider 2"\nmsgstr "Corsaire deux"'
    edit(tmp_path, "locale/fr.po", 'msgctxt "counters/raider/front/label"\nmsgid "Raider"\nmsgstr "Corsaire"', said)
    assert printkit(tmp_path, "build", "--lang", "fr", "--jobs", "1", "small/counters").status == 0
    drawn = (tmp_path / "out/small/fr/counters/raider.svg").read_text("utf-8")
    assert "Corsaire deux" in drawn
    assert "Raider 2" not in drawn

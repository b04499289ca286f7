"""Words that go with a number, `{n} {n|die|dice}`: read in the sources, chosen on the page, found faulty where they stand."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import polib
import pytest
from babel.messages.plurals import get_plural
from command_line import printkit
from projects import make_project
from small_game import edit, small_game

from printkit.diagnostics import Report
from printkit.language import PSEUDO, Locale, read_catalog
from printkit.language.header import PluralForms, look_up_plurals
from printkit.language.placeholders import has_words
from printkit.language.plurals import plural_faults, plural_of
from printkit.source.text import Message
from tests.language.plural_entries import AT, FRENCH, POLISH, ROLL, entry, head


def look_up(fields: Mapping[str, object]) -> Callable[[str], object]:
    def found(path: str) -> object:
        if path not in fields:
            raise LookupError("no such field")
        return fields[path]

    return found


def said(lang: str, text: str, fields: Mapping[str, object], catalogue: str = "") -> tuple[str, list[str]]:
    """Return what a text says in a language, and the codes of what is wrong with it."""
    report = Report()
    catalog = read_catalog(head(lang) + catalogue, f"locale/{lang}.po", report) if catalogue else None
    words = Locale(lang, catalog, report).fill(Message(text, "c", AT), look_up(fields))
    return words.text, [f"{each.code} {each.message}" for each in report]


@pytest.mark.parametrize(
    ("text", "one", "other"),
    [
        (ROLL, "Roll {n} die", "Roll {n} dice"),
        ("{a.b|words} {a.b|hit|hits}, {{x}}", "{a.b|words} hit, {{x}}", "{a.b|words} hits, {{x}}"),
        ("{n} {n| ship | ships } {n|is|are} {m}", "{n} ship is {m}", "{n} ships are {m}"),
        ("{n} {n|**coup** au but|**coups** au but}", "{n} **coup** au but", "{n} **coups** au but"),
    ],
)
def test_a_text_is_translated_as_the_one_and_the_other(text: str, one: str, other: str) -> None:
    found = plural_of(text)
    assert found is not None
    assert (found.one, found.other) == (one, other)


@pytest.mark.parametrize(
    "text", ["Roll {n} dice", "{n|signed}", "a | b | c", "{{n|a|b}}", "{n|a|b", "{|a|b}", "{1|a|b}"]
)
def test_other_texts_have_no_plural(text: str) -> None:
    assert plural_of(text) is None
    assert list(plural_faults(text, AT, "en")) == []


def test_the_forms_of_a_word_are_words_to_translate() -> None:
    assert has_words("{n} {n|die|dice}")
    assert not has_words("{n} {n|1|2}")


@pytest.mark.parametrize(
    ("lang", "number", "text"),
    [
        ("en", 0, "Roll 0 dice"),
        ("en", 1, "Roll 1 die"),
        ("en", -1, "Roll −1 die"),
        ("en", 2, "Roll 2 dice"),
        ("en-gb", 1, "Roll 1 die"),
        ("fr", 0, "Roll 0 die"),
        ("fr", 1, "Roll 1 die"),
        ("fr", 2, "Roll 2 dice"),
        ("fr-ca", 0, "Roll 0 die"),
        ("de", 0, "Roll 0 dice"),
        ("de", 1, "Roll 1 die"),
    ],
)
def test_the_language_of_the_sources_chooses_by_its_rule(lang: str, number: int, text: str) -> None:
    assert said(lang, ROLL, {"n": number}) == (text, [])


def test_the_pseudo_language_has_both_forms() -> None:
    forms = [said(PSEUDO, "{n} {n|torpedo|torpedoes}", {"n": number})[0] for number in (1, 2)]
    assert [form.startswith(f"‹{number} ť") for form, number in zip(forms, (1, 2), strict=True)] == [True, True]
    assert "|" not in "".join(forms)
    assert ["éš" in form for form in forms] == [False, True]


@pytest.mark.parametrize(
    ("lang", "catalogue", "number", "text"),
    [
        ("fr", FRENCH, 0, "Lancez 0 dé"),
        ("fr", FRENCH, 1, "Lancez 1 dé"),
        ("fr", FRENCH, 2, "Lancez 2 dés"),
        ("fr", entry("Lancez un dé", "Lancez {n} dés"), 1, "Lancez un dé"),
        ("pl", POLISH, 1, "Rzuć 1 kością"),
        ("pl", POLISH, 3, "Rzuć 3 kośćmi"),
        ("pl", POLISH, 13, "Rzuć 13 kości"),
        ("pl", POLISH, 22, "Rzuć 22 kośćmi"),
        ("ja", entry("Furu {n}"), 1, "Furu 1"),
        ("ja", entry("Furu {n}"), 2, "Furu 2"),
    ],
)
def test_a_translation_chooses_by_the_rule_of_its_catalogue(lang: str, catalogue: str, number: int, text: str) -> None:
    assert said(lang, ROLL, {"n": number}, catalogue) == (text, [])


def test_a_form_without_the_number_does_not_stand_for_nought() -> None:
    report = Report()
    catalog = read_catalog(head("fr") + entry("Lancez un dé", "Lancez {n} dés"), "locale/fr.po", report)
    words = Locale("fr", catalog, report).fill(Message(ROLL, "c", AT), look_up({"n": 0}))
    assert words.text == "Lancez un dé"
    assert [(each.code, each.origin.line, each.message) for each in report] == [
        ("PK303", 10, 'translation lacks "{n}"')
    ]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, 'PK310 placeholder "{n}" has no value'),
        ({"n": "two"}, 'PK312 placeholder "{n|die|dice}" is a text; only a whole number chooses a form'),
        ({"n": 1.5}, 'PK312 placeholder "{n|die|dice}" is a number; only a whole number chooses a form'),
        ({"n": ("a", "b")}, 'PK312 placeholder "{n|die|dice}" is a list; only a whole number chooses a form'),
    ],
)
def test_a_form_goes_with_a_whole_number_alone(fields: dict[str, object], code: str) -> None:
    assert said("en", ROLL, fields)[1] == [code]


def test_a_number_that_is_not_printed_has_to_be_known_nonetheless() -> None:
    assert said("en", "The {m|ship|ships}", {}) == ("The ships", ['PK310 placeholder "{m|ship|ships}" has no value'])


@pytest.mark.parametrize(
    ("text", "lang", "found"),
    [
        (ROLL, "en", []),
        ("{n|die|}", "en", ['PK384 "{n|die|}" has no form for others']),
        ("{n| |dice}", "en", ['PK384 "{n| |dice}" has no form for one']),
        ("{n|a|b|c}", "en", ['PK384 "{n|a|b|c}" has 3 forms, not 2']),
        ("{n||||}", "en", ['PK384 "{n||||}" has 4 forms, not 2']),
        (ROLL, "pl", ['PK384 "{n|die|dice}" is in "pl", whose grammar has 3 forms, where the sources can write 2']),
        ("{n|a|b} {m|c|d}", "en", ['PK385 "{m|c|d}" goes with another number than "{n|a|b}" in the same text']),
        ("{n|a|b} {m} {n|c|d}", "en", []),
        ("{n|aircraft|aircraft}", "en", ['PK386 "{n|aircraft|aircraft}" has the same form twice']),
    ],
)
def test_what_is_wrong_with_a_plural_is_told_where_it_stands(text: str, lang: str, found: list[str]) -> None:
    faults = list(plural_faults(text, AT, lang))
    assert [f"{each.code} {each.message}" for each in faults] == found
    assert all(each.origin == AT and each.hint for each in faults)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_our_rules_are_babel_s(lang: str) -> None:
    assert str(look_up_plurals(lang)) == str(get_plural(lang))


@pytest.mark.parametrize("formula", ["n-1", "(n>1)-1", "n/(n-5)", "n*n", "m", "__import__('os')"])
def test_a_header_whose_rule_fails_is_reported(formula: str) -> None:
    report = Report()
    read_catalog(head("fr").replace("(n > 1)", formula), "locale/fr.po", report)
    assert [each.code for each in report] == ["PK309"]


def test_a_rule_that_fails_beyond_the_numbers_it_was_tried_with_gives_the_last_form() -> None:
    forms = PluralForms(2, "1/(n-5000)")
    assert forms.index(5000) == 1
    assert PluralForms(2, "n/2000").index(9000) == 1


GAME = """\
title: Mini
theme: naval
sheets:
  rules: {title: Rules, from: rules, layout: booklet, imposition: page}
"""
"""A game of rules alone."""

MARKDOWN = """\
# Rules

Roll {facts.dice} {facts.dice|die|dice} for {facts.ship|words} {facts.ship}.

- Take {facts.ship} {facts.ship|**ship**|**ships**}.

| what | number |
|---|---|
| crew | {facts.dice} {facts.dice\\|sailor\\|sailors} |
"""


def mini(root: Path, text: str = MARKDOWN, facts: str = "dice: 2\nship: 1\n") -> Path:
    make_project(
        root, {"sources/mini/game.yaml": GAME, "sources/mini/rules.md": text, "sources/mini/facts.yaml": facts}
    )
    return root


def test_a_rules_text_has_plurals_in_paragraphs_lists_and_cells(tmp_path: Path) -> None:
    printkit(mini(tmp_path), "translate", "extract")
    written = (tmp_path / "sources/mini/locale/mini.pot").read_text("utf-8")
    found = {each.msgid_plural for each in polib.pofile(written) if each.msgid_plural}
    assert found == {
        "Roll {facts.dice} dice for {facts.ship|words} {facts.ship}.",
        "Take {facts.ship} **ships**.",
        "{facts.dice} sailors",
    }


USED = "Dice: {facts.dice}; ships: {facts.ship}.\n"


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("Roll {facts.dice} {facts.dice|die|dice}.", []),
        ("Roll {facts.dice} {facts.dice|die|}.", ["PK384"]),
        ("{facts.dice|die|dice} {facts.ship|ship|ships}", ["PK385"]),
        ("{facts.dice} {facts.dice|aircraft|aircraft}", ["PK386"]),
        ("{facts.dcie|die|dice}", ["PK233"]),
        ("{facts|die|dice}", ["PK234"]),
        ("{facts.dice} {facts.dice|die}", ["PK234"]),
    ],
)
def test_check_finds_what_is_wrong_at_its_line(tmp_path: Path, text: str, codes: list[str]) -> None:
    ran = printkit(mini(tmp_path, f"# Rules\n\n{text}\n\n{USED}"), "check")
    assert [line.split()[1] for line in ran.out.splitlines() if " PK" in line] == codes
    assert all(line.startswith("sources/mini/rules.md:3:1: ") for line in ran.out.splitlines() if " PK" in line)


def test_a_number_that_chooses_a_word_is_used(tmp_path: Path) -> None:
    text = "# Rules\n\nThe {facts.dice|die is|dice are} yours.\n\nThe {facts.ship|ship is|ships are} not.\n"
    assert "PK" not in printkit(mini(tmp_path, text), "check").out


def test_equal_forms_can_be_allowed(tmp_path: Path) -> None:
    note = "<!-- printkit: allow PK386 -- French has two -->"
    text = f"# Rules\n\n{note}\n\n{{facts.dice}} {{facts.dice|aircraft|aircraft}}\n\n{USED}"
    assert "PK" not in printkit(mini(tmp_path, text), "check").out


LONG = "shots from everything that the whole of the fleet still has to fire at it"


@pytest.mark.parametrize(("power", "found"), [(1, False), (2, True)])
def test_only_the_form_that_is_printed_has_to_fit(tmp_path: Path, power: int, found: bool) -> None:
    edit(small_game(tmp_path), "counters.yaml", "label: Hit}", f'label: "{{facts.power|Hit|{LONG}}}"}}')
    edit(tmp_path, "facts.yaml", "4", str(power))
    ran = printkit(tmp_path, "check", "--layout", "--lang", "en")
    assert ("PK401" in ran.out) is found


def test_a_malformed_plural_stops_the_build(tmp_path: Path) -> None:
    ran = printkit(mini(tmp_path, "# Rules\n\nRoll {facts.dice} {facts.dice|die|}.\n"), "build")
    assert (ran.status, "PK384" in ran.err, (tmp_path / "out/mini").exists()) == (1, True, False)


def test_a_build_in_german_with_plurals_does_not_import_babel() -> None:
    code = (
        "import sys; from printkit.language import Locale; from printkit.diagnostics import Report;"
        "from printkit.source.text import Message;"
        "[Locale(lang, None, Report()).fill(Message('{n|a|b}'), lambda path: 2) for lang in ('en', 'fr', 'de')];"
        "print('babel' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"

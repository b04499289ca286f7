"""A catalogue of which a part cannot be read, whose plurals are another language's, or whose dice are not the source's."""

from __future__ import annotations

import pytest

from printkit.diagnostics import Report
from printkit.language import check_catalog, read_catalog
from printkit.source.text import Message
from tests.language.test_catalog import FIRST, HEADER, check, entry, read


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ((HEADER + entry("Fire", "Déjà")).encode("latin-1"), "PK309"),
        (HEADER + entry("Fire", "Feu").replace('Feu"', "Feu"), "PK308"),
        (HEADER + "<<<<<<< HEAD\n" + entry("Fire", "Feu"), "PK308"),
    ],
)
def test_what_a_damaged_catalogue_lacks_is_not_called_untranslated(content: str | bytes, code: str) -> None:
    report = Report()
    catalog = read_catalog(content, "locale/fr.po", report)
    check_catalog(catalog, [Message("Fire", "c"), Message("Sail", "d")], report)
    assert catalog.damaged
    assert [each.code for each in report] == [code]


def test_where_that_a_catalogue_is_damaged_does_not_count_its_texts_are_untranslated() -> None:
    report = Report(lambda found: None if found.code == "PK309" else found)
    catalog = read_catalog("é".encode("latin-1"), "locale/fr.po", report)
    check_catalog(catalog, [Message("Fire", "c")], report)
    assert [each.code for each in report] == ["PK301"]


@pytest.mark.parametrize(
    ("lang", "plurals", "fits"),
    [
        ("fr", "nplurals=2; plural=(n > 1);", True),
        ("fr", "nplurals=2; plural=n>=2;", True),
        ("fr", "nplurals=2; plural=(n != 1);", False),
        ("fr-ca", "nplurals=2; plural=(n != 1);", False),
        # CLDR counts a third form, for whole millions
        ("fr", "nplurals=3; plural=(n == 0 || n == 1) ? 0 : n % 1000000 == 0 ? 1 : 2;", True),
        ("de", "nplurals=2; plural=(n != 1);", True),
        ("de", "nplurals=2; plural=(n > 1);", False),
        # gettext and CLDR differ
        ("tr", "nplurals=2; plural=(n > 1);", True),
        ("tr", "nplurals=2; plural=(n != 1);", True),
    ],
)
def test_the_plurals_of_the_header_are_those_of_the_language(lang: str, plurals: str, fits: bool) -> None:
    header = HEADER.replace("Language: fr", f"Language: {lang}").replace("nplurals=2; plural=(n > 1);", plurals)
    _, findings = read(header, f"locale/{lang}.po")
    assert findings == ([] if fits else [f'PK309 2 plural forms "{plurals}" are not those of "{lang}"'])


@pytest.mark.parametrize(
    ("translation", "found"),
    [
        ("Lancer un ⚅.", ['translation lacks "⚃" and has "⚅", not in the source']),
        ("Lancer un ⚃.", []),
        ("Lancer un ⚃ ou un ⚅.", ['translation has "⚅", not in the source']),
    ],
)
def test_die_faces_are_compared_as_numbers_are(translation: str, found: list[str]) -> None:
    at = f"PK305 locale/fr.po:{FIRST + 2} "
    assert check(entry("Roll a ⚃.", translation), "Roll a ⚃.") == [at + each for each in found]

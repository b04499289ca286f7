"""Translations beside their sources, and texts in a language that is not theirs."""

from __future__ import annotations

from pathlib import Path

import pytest
from check.words.one_rule import said, translated

from printkit.check.languages.function_words import WORDS, guess_language

ENGLISH = "The ship that was hit is turned over and put back on the board."
FRENCH = "Le navire qui est touché est retourné et remis sur le plateau."
GERMAN = "Das Schiff wird auf dem Brett gedreht und ist nicht mehr im Spiel."
GERMAN_RULES = "Wirf für jedes Flugzeug einen Würfel und versetze es bei jedem Wurf um eine Spalte."
SPANISH = "El barco que es tocado se pone otra vez sobre el tablero con los dados."
ITALIAN = "La nave che è colpita non si muove più e la pedina è sul tavolo."


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        (ENGLISH, "en"),
        (FRENCH, "fr"),
        (GERMAN, "de"),
        (GERMAN_RULES, "de"),
        (SPANISH, "es"),
        (ITALIAN, "it"),
        ("", None),
        ("The and of to", None),
        ("Bismarck, Prinz Eugen, Hood, Prince of Wales, Ark Royal, Sheffield", None),
        ("+1 −2 3-4 ≤5 1/2 × = …", None),
        ("Le navire et la case des dés, of the ship and", None),
        ("Le the la of et and les is des to", None),
        ("Der Bismarck folgt Prinz Eugen gegen Hood", None),
        ("the the the the the the the the", None),
        ("de " * 50, None),
    ],
)
def test_a_language_is_told_by_its_little_words(text: str, lang: str | None) -> None:
    assert guess_language(text) == lang


def test_each_list_is_known_by_itself() -> None:
    """No list is empty, doubled or in capitals; each is mostly words that no other language has."""
    for lang, words in WORDS.items():
        others = frozenset().union(*(known for other, known in WORDS.items() if other != lang))
        assert len(words) > 40
        assert all(word == word.casefold() for word in words)
        assert len(words - others) > len(words) / 2


@pytest.mark.parametrize(
    ("sentence", "lang", "count"),
    [
        (ENGLISH, "en", 0),
        (FRENCH, "en", 1),
        (ENGLISH, "fr", 1),
        (GERMAN, "fr-ch", 1),
        (FRENCH, "fr-ch", 0),
        (ENGLISH, "de", 1),
        (GERMAN, "de-at", 0),
        (FRENCH, "pl", 0),
    ],
)
def test_a_text_in_another_language(sentence: str, lang: str, count: int, tmp_path: Path) -> None:
    text = {"game": f"title: Mini\nlanguage: {lang}\n"}
    assert len(said(tmp_path, "PK316", sentence, **text)) == count


def test_a_translation_in_another_language(tmp_path: Path) -> None:
    pairs = {ENGLISH: ENGLISH, "The ship is on the board, and it was hit.": FRENCH}
    assert translated(tmp_path, "PK317", pairs) == ['"The ship that was hit is …" is in "en", not in "fr"']


GLOSSARY = """
convoy: {forms: {en: {preferred: convoy, plural: convoys}, fr: {preferred: convoi, plural: convois, allowed: [escorté]}}}
hood: {kind: name, forms: {en: {preferred: Hood}, fr: {preferred: Hood}}}
score: {forms: {en: {preferred: score}, fr: {preferred: score}}}
vp: {kind: abbreviation, forms: {en: {preferred: VP}, fr: {preferred: PV}}}
zone: {forms: {en: {preferred: torpedo zone}, fr: {preferred: zone des torpilles, forbidden: [zone torpille]}}}
"""
LONG = "and then all the players look at it for a while, before they go on"


@pytest.mark.parametrize(
    ("code", "source", "text", "count"),
    [
        ("PK318", "Hunt the convoy", "Chasser le convoi", 0),
        ("PK318", "Hunt the convoys", "Chasser les convois", 0),
        ("PK318", "Hunt the convoy", "Chasser l'escorté", 0),
        ("PK318", "Hunt the convoy", "Chasser les cargos", 1),
        ("PK318", f"Hunt the convoy, {LONG}", "Le chasser", 0),
        ("PK318", f"Hunt the Hood, {LONG}", "Le chasser", 1),
        ("PK318", f"Score 2 VP, {LONG}", "Marquer 2 points", 1),
        ("PK318", f"Score 2 VP, {LONG}", "Marquer 2 PV", 0),
        ("PK318", "The torpedo zone and the convoy", "La zone des torpilles et le convoi", 0),
        ("PK318", "The torpedo zone", "La zone des tor\u00adpilles", 0),
        ("PK320", "Score", "Score", 0),
        ("PK320", "+ score × 2", "+ score × 2", 0),
        ("PK320", "Hood", "Hood", 0),
        ("PK320", "Ark Royal", "Ark Royal", 0),
        ("PK320", "Heavy cruisers", "Heavy cruisers", 1),
        ("PK320", "Turn 4", "Turn 4", 1),
        ("PK320", "A 4 B", "A 4 B", 0),
        ("PK320", "Turn 4", "Tour 4", 0),
        ("PK320", "4+", "4+", 0),
        ("PK321", "The Hood", "Le Hod", 1),
        ("PK321", "The Hood", "L'Hood", 0),
        ("PK322", "The torpedo zone", "La zone torpille", 1),
        ("PK322", "The torpedo zone", "La zone des torpilles", 0),
        ("PK323", "In the torpedo zone it stays", "Il reste dans la Zone des Torpilles", 1),
        ("PK323", "Torpedo zone", "Zone des torpilles", 0),
        ("PK324", "Roll 1d6 and 1d6", "Lancer 1d6 et un dé 6", 1),
        ("PK325", "Score 2 VP", "Marquer 2 VP", 1),
        ("PK325", "Score 2 VP", "Marquer 2 PV", 0),
    ],
)
def test_one_translation(code: str, source: str, text: str, count: int, tmp_path: Path) -> None:
    roster = "ark: {title: Ark Royal, kind: ship}\nheavy: {title: Heavy cruisers, kind: event}"
    assert len(translated(tmp_path, code, {source: text}, GLOSSARY, roster)) == count


def test_a_name_is_spelt_as_in_the_source_where_its_language_says_nothing(tmp_path: Path) -> None:
    glossary = "b: {kind: name, forms: {en: {preferred: Bismarck}}}"
    assert len(translated(tmp_path, "PK321", {"The Bismarck": "Le Bismark"}, glossary)) == 1


def test_an_empty_translation_is_another_rules_matter(tmp_path: Path) -> None:
    for code in ("PK317", "PK318", "PK319", "PK320", "PK321", "PK322", "PK323", "PK324", "PK325"):
        assert translated(tmp_path / code, code, {"The Hood and the convoy": ""}, GLOSSARY) == []


def test_a_doubtful_translation_is_another_rules_matter(tmp_path: Path) -> None:
    pairs = {"The Hood": "Le Hod"}
    assert len(translated(tmp_path / "sure", "PK321", pairs, GLOSSARY)) == 1
    assert translated(tmp_path / "fuzzy", "PK321", pairs, GLOSSARY, flag="#, fuzzy\n") == []

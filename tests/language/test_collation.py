"""The order of words in the dictionaries of each language."""

from __future__ import annotations

import random

import pytest

from printkit.language.collation import AFTER, sorting_key

ORDERS = [
    ("en", ["aircraft", "gun die", "hit", "hit on the ship", "hits", "Hood", "U-boat", "zone"]),
    ("en", ["resume", "Resume", "résumé", "resumes"]),
    ("fr", ["case", "cote", "coté", "côte", "côté", "cuirassé", "dé", "dé de tir", "épave", "équipage", "escorte", "étape"]),
    ("fr", ["objectif", "œil", "œuvre", "or"]),
    ("fr", ["l’Islande", "ligne", "tour"]),
    ("de", ["Apfel", "Äpfel", "Apfelbaum", "Flak", "Großkampf", "Öl", "Oper", "Schiff", "Treffer", "Übung", "Zone"]),
    ("es", ["nube", "nudo", "ñandú", "olla"]),
    ("sv", ["anka", "zon", "ångare", "ärla", "öga"]),
    ("da", ["andre", "zone", "ært", "ø", "ål"]),
    ("pl", ["as", "ąż", "bok", "lato", "luty", "łata", "zero", "źdźbło", "żaba"]),
    ("cs", ["cena", "čas", "den", "rok", "řeka"]),
    ("et", ["sada", "šokk", "zoo", "žanr", "tund", "vask", "õun", "äke", "öö", "ülem"]),
    ("uk", ["ґанок", "де", "єдність", "зло", "ива", "іскра", "їжа", "йод", "як"]),
    ("ru", ["ёлка", "ель", "жук", "игра", "йод", "як"]),
    ("tr", ["hız", "ırmak", "iyi"]),
    ("pt-BR", ["ação", "acima", "água"]),
]  # fmt: skip


@pytest.mark.parametrize(("lang", "words"), ORDERS)
def test_words_are_in_the_order_of_the_language(lang: str, words: list[str]) -> None:
    mixed = random.Random(1).sample(words, len(words))
    assert sorted(mixed, key=lambda word: sorting_key(word, lang)) == words


def test_a_word_has_one_key_however_its_accents_are_written() -> None:
    assert sorting_key("e\u0301tape", "fr")[:2] == sorting_key("étape", "fr")[:2]


@pytest.mark.parametrize("text", ["", " ", "—", "\u0301", "12", "½", "日本", "🎲", "\ud7ff"])
def test_anything_can_be_sorted(text: str) -> None:
    for lang in (*AFTER, "xx", ""):
        assert sorting_key(text, lang) <= sorting_key(f"{text}a", lang)

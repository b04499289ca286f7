import random

import pytest

from printkit.language import typeset_punctuation

N, B = "\u202f", "\u00a0"

CASES = [
    # French marks, with a space before them or without one
    ("fr", "Feu!", f"Feu{N}!"),
    ("fr", "Feu !", f"Feu{N}!"),
    ("fr", f"Feu{B}!", f"Feu{N}!"),
    ("fr", "Quoi?!", f"Quoi{N}?!"),
    ("fr", "Quoi ?! Rien", f"Quoi{N}?! Rien"),
    ("fr", "un; deux ; trois", f"un{N}; deux{N}; trois"),
    ("fr", "**Feu**!", f"**Feu**{N}!"),
    ("fr", "**Feu** !", f"**Feu**{N}!"),
    ("fr", "**Feu !**", f"**Feu{N}!**"),
    ("fr", "un **! danger** ici", "un **! danger** ici"),
    ("fr", "un (!) danger (?)", "un (!) danger (?)"),
    ("fr", "!", "!"),
    ("fr", "? : relancer", "? : relancer"),
    ("fr", "Encore... ?", f"Encore…{N}?"),
    ("fr", "Coût: 3", f"Coût{B}: 3"),
    ("fr", "Coût : 3", f"Coût{B}: 3"),
    ("fr", f"Coût{N}: 3", f"Coût{B}: 3"),
    ("fr", "**Coût**: 3", f"**Coût**{B}: 3"),
    ("fr", "*Coût :* 3", f"*Coût{B}:* 3"),
    ("fr", "à 12:30, à 2:1 et 12:30:15", "à 12:30, à 2:1 et 12:30:15"),
    ("fr", "à 12:30: départ", f"à 12:30{B}: départ"),
    ("fr", "{a}:{b}", "{a}:{b}"),
    ("fr", "{name}: {hits} touchés!", f"{{name}}{B}: {{hits}} touchés{N}!"),
    ("fr", "{x!r}", "{x!r}"),
    ("fr", ":die-6: touché", ":die-6: touché"),
    ("fr", "Sur :die-6:: touché", f"Sur :die-6:{B}: touché"),
    ("fr", ":die-6::die-5: touché !", f":die-6::die-5: touché{N}!"),
    ("fr", "Voir https://exemple.fr/a?b=c!", f"Voir https://exemple.fr/a?b=c{N}!"),
    ("fr", "[ici](https://exemple.fr/?a:b;c): voir", f"[ici](https://exemple.fr/?a:b;c){B}: voir"),
    ("fr", "`a: b!`", "`a: b!`"),
    # French quotes and apostrophes
    ("fr", 'Le "Hood" coule', f"Le «{B}Hood{B}» coule"),
    ("fr", '"Feu!"', f"«{B}Feu{N}!{B}»"),
    ("fr", "l'ordre 'feu' donné", f"l’ordre «{B}feu{B}» donné"),
    ("fr", "«Feu»", f"«{B}Feu{B}»"),
    ("fr", "« Feu »!", f"«{B}Feu{B}»{N}!"),
    ("fr", '**"Feu"**', f"**«{B}Feu{B}»**"),
    ("fr", "l'«Hood» d'**ici** d'{name}", f"l’«{B}Hood{B}» d’**ici** d’{{name}}"),
    ("fr", "aujourd'hui", "aujourd’hui"),
    ("fr", "Œil, À l'Élysée", "Œil, À l’Élysée"),
    # French figures and units
    ("fr", "100% de 3€", f"100{B}% de 3{B}€"),
    ("fr", "100 %", f"100{B}%"),
    ("fr", "20mm sur 3 cm", f"20{B}mm sur 3{B}cm"),
    ("fr", "{n} % sur {n} mm", f"{{n}}{B}% sur {{n}}{B}mm"),
    ("fr", f"12{N}345 points", f"12{N}345 points"),
    ("fr", "5-6", "5–6"),
    ("fr", "n° 5", "n° 5"),
    ("fr_CH", "Feu!", f"Feu{N}!"),
    # English
    ("en", 'The "Hood" sinks', "The “Hood” sinks"),
    ("en", "'Fire', the captain's order", "‘Fire’, the captain’s order"),
    ("en", "don't; the crews' guns", "don’t; the crews’ guns"),
    ("en", "\"Don't 'wait'\"", "“Don’t ‘wait’”"),
    ("en", "'Don't fire'", "‘Don’t fire’"),
    ("en", '""a""', '""a""'),
    ("en", "See https://a.uk/b's' m", "See https://a.uk/b's’ m"),
    ("en", "-2-3", "−2–3"),
    ("en", "the winter of '41", "the winter of ’41"),
    ("en", 'a 5" gun', 'a 5" gun'),
    ("en", "on 5-6, 11-16 or 4+", "on 5–6, 11–16 or 4+"),
    ("en", "Wait...", "Wait…"),
    ("en", "Fire! Why? a: b; c", "Fire! Why? a: b; c"),
    ("en", "1941-05-24", "1941-05-24"),
    ("en", "1941-42", "1941–42"),
    ("en", "a B-17, a 2-pdr, 07-fog-bank", "a B-17, a 2-pdr, 07-fog-bank"),
    ("en", "-1", "−1"),
    ("en", "a -1 and (-2) **-3**", "a −1 and (−2) **−3**"),
    ("en", "1d6-1 or d6-2", "1d6−1 or d6−2"),
    ("en", "Print at 100 %", "Print at 100 %"),
    ("en", "20 mm", f"20{B}mm"),
    ("en", "{it's} `it's` https://it.is/it's", "{it's} `it's` https://it.is/it's"),
    ("en", "\U000f0000 {a} \U000f0000 b's", "\U000f0000 {a} \U000f0000 b’s"),
    # any other language: what is the same everywhere
    ("de", 'Feuer! "Los" 5-6', 'Feuer! "Los" 5–6'),
    ("it", "l'ordine: -1", "l’ordine: −1"),
]


@pytest.mark.parametrize(("lang", "typed", "typeset"), CASES)
def test_text_as_typed_becomes_text_as_set(lang: str, typed: str, typeset: str) -> None:
    assert typeset == typeset_punctuation(typed, lang)


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
@pytest.mark.parametrize("text", [text for case in CASES for text in case[1:]])
def test_a_second_time_changes_nothing(lang: str, text: str) -> None:
    once = typeset_punctuation(text, lang)
    assert once == typeset_punctuation(once, lang)


@pytest.mark.parametrize("pair", [(a[1], b[1]) for a in CASES for b in CASES[::5]][::3], ids=" ".join)
def test_a_second_time_changes_nothing_in_longer_texts(pair: tuple[str, str]) -> None:
    for lang in ("fr", "en"):
        once = typeset_punctuation(" ".join(pair), lang)
        assert once == typeset_punctuation(once, lang)


@pytest.mark.parametrize("text", ["'a " * 3000, '"' * 9000, "{" * 9000, "*" * 9000, " " * 9000 + "!", "1" * 9000 + "-"])
def test_hostile_text_is_typeset_too(text: str) -> None:
    assert len(typeset_punctuation(text, "fr")) >= len(text.strip())


PIECES = [
    *"aabé 1-!?:;,«»“”’'\".*()[`%€\n",
    "  ",
    "**",
    "...",
    "…",
    "23",
    "{n}",
    ":die-6:",
    "http://x.y/z",
    "](",
    "d6",
    " mm",
    " h",
    N,
    B,
]


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_a_second_time_changes_nothing_in_any_text(lang: str) -> None:
    chance = random.Random(lang)  # seeded, and no secret
    for _ in range(20_000):
        once = typeset_punctuation("".join(chance.choices(PIECES, k=7)), lang)
        assert once == typeset_punctuation(once, lang)

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
    ("fr", "n° 5, N°5", f"n°{B}5, N°{B}5"),
    ("fr", "un n° perdu, 5°", "un n° perdu, 5°"),
    ("fr", "nᵒ 5, Nº7, n°s 3 et 4", f"n°{B}5, N°{B}7, n°s{B}3 et 4"),
    ("fr", "30 min ou 5 s, 30 minutes, 5 s’en vont", f"30{B}min ou 5{B}s, 30 minutes, 5 s’en vont"),
    ("fr", "la 1ère, les 2èmes, le 3ième, le XIXème", "la 1re, les 2es, le 3e, le XIXe"),
    ("fr", "le 1er, la 2e, un problème, Vème", "le 1er, la 2e, un problème, Ve"),
    ("fr", "à 16 h 15 ou 16h15, 3 h 5", f"à 16{B}h{B}15 ou 16h15, 3{B}h 5"),
    ("fr", "12 345 points sur 1 000 000", f"12{N}345 points sur 1{N}000{N}000"),
    ("fr", "1 234 5, 12 34, 1941 000, 3 1000", "1 234 5, 12 34, 1941 000, 3 1000"),
    ("fr", "p. 7, fig. 3, cap. 7, on p. suivante", f"p.{B}7, fig.{B}3, cap. 7, on p. suivante"),
    ("fr", "GAO 1;GAD 2", "GAO 1;GAD 2"),
    ("fr", "à 5 °C, 3 mètres, 3 m'attend", f"à 5{B}°C, 3 mètres, 3 m’attend"),
    # quotes within quotes
    ("fr", '«Il dit "feu" et part»', f"«{B}Il dit “feu” et part{B}»"),
    ("fr", "\"Il crie 'feu', l'ami\"", f"«{B}Il crie “feu”, l’ami{B}»"),
    ("fr", "« L'ami d'un 'Hood' »", f"«{B}L’ami d’un “Hood”{B}»"),
    # dashes
    ("fr", "Le Hood - un croiseur - coule", "Le Hood – un croiseur – coule"),
    ("en", "**Fire** - or not (wait) - then", "**Fire** – or not (wait) – then"),
    ("en", "- a note, 5 - 3, hull - 1, a-b", "- a note, 5 - 3, hull - 1, a-b"),
    ("fr_BE", "Feu!", f"Feu{N}!"),
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
    ("en", "30 min, 2 minor hits, 5 s, 8 kn.", f"30{B}min, 2 minor hits, 5{B}s, 8{B}kn."),
    ("en", "{it's} `it's` https://it.is/it's", "{it's} `it's` https://it.is/it's"),
    ("en", "\U000f0000 {a} \U000f0000 b's", "\U000f0000 {a} \U000f0000 b’s"),
    # any other language: what is the same everywhere
    ("it", "l'ordine: -1", "l’ordine: −1"),
    ("it", "Aspetta... 20 mm - sì", f"Aspetta… 20{B}mm – sì"),
    ("es", '¡Fuego! "Hood": 5-6', '¡Fuego! "Hood": 5–6'),
    # English numbers and references
    ("en", "No. 7, see p. 12 and § 3", f"No.{B}7, see p.{B}12 and §{B}3"),
    ("en", "no. 7, casino. 7, No. Seven", "no. 7, casino. 7, No. Seven"),
    # German
    ("de", 'Feuer! "Los" 5-6', "Feuer! „Los“ 5–6"),
    ("de", "\"Er rief 'Los' und ging's an\"", "„Er rief ‚Los‘ und ging’s an“"),
    ("de", '**"Hood"** "**Hood**"', "**„Hood“** „**Hood**“"),
    ("de", "z.B. hier, d. h. dort, i. d. R. nie", f"z.{N}B. hier, d.{N}h. dort, i.{N}d.{N}R. nie"),
    ("de", "Herz. Bald, z. Beginn, s. oben, A.B.", "Herz. Bald, z. Beginn, s. oben, A.B."),
    ("de", "100% von 3€, 20mm, 3 cm", f"100{B}% von 3{B}€, 20{B}mm, 3{B}cm"),
    ("de", "Nr. 7, S. 3, Abb. 2", f"Nr.{B}7, S.{B}3, Abb.{B}2"),
    ("de", "Der Kurs - und -1 - zählt", "Der Kurs – und −1 - zählt"),
    ("de", "12:30, 2:1, 4+, GAO 1;GAD 2", "12:30, 2:1, 4+, GAO 1;GAD 2"),
    # the manners of other houses
    ("fr-ca", 'Feu ! Coût: "3" ; fin?', f"Feu! Coût{B}: «{B}3{B}»; fin?"),
    ("fr_CA", "**Feu** !", "**Feu**!"),
    ("fr-ch", "Feu! Coût : « 3 »", f"Feu{N}! Coût{N}: «{N}3{N}»"),
    ("fr-eu", "Feu ! Coût : « 3 % » ; fin", f"Feu! Coût: «3{B}%»; fin"),
    ("fr-be", "Feu!", f"Feu{N}!"),
    ("de-ch", "\"Er rief 'Los'\"", "«Er rief ‹Los›»"),
    ("de-at", '"Los"', "„Los“"),
    ("en-gb", "'Fire'", "‘Fire’"),
]


@pytest.mark.parametrize(("lang", "typed", "typeset"), CASES)
def test_text_as_typed_becomes_text_as_set(lang: str, typed: str, typeset: str) -> None:
    assert typeset == typeset_punctuation(typed, lang)


LANGUAGES = ["fr", "fr-ca", "fr-ch", "fr-eu", "en", "de", "de-ch", "it"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", [text for case in CASES for text in case[1:]])
def test_a_second_time_changes_nothing(lang: str, text: str) -> None:
    once = typeset_punctuation(text, lang)
    assert once == typeset_punctuation(once, lang)


@pytest.mark.parametrize("pair", [(a[1], b[1]) for a in CASES for b in CASES[::5]][::3], ids=" ".join)
def test_a_second_time_changes_nothing_in_longer_texts(pair: tuple[str, str]) -> None:
    for lang in ("fr", "fr-eu", "en", "de"):
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
    " - ",
    "z. B.",
    "No. ",
    " 000",
    "ème",
    "n°",
    N,
    B,
]


@pytest.mark.parametrize("lang", ["fr", "fr-ca", "fr-eu", "en", "de"])
def test_a_second_time_changes_nothing_in_any_text(lang: str) -> None:
    chance = random.Random(lang)  # seeded, and no secret
    for _ in range(15_000):
        typed = "".join(chance.choices(PIECES, k=7))
        once = typeset_punctuation(typed, lang)
        assert once == typeset_punctuation(once, lang), typed

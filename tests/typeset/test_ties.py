"""Ties: a figure stays with its noun where that costs no line, a lone die face with the word before it always."""

from __future__ import annotations

from dataclasses import replace

import pytest
from set_lines import ART, BODY, lines

from printkit.diagnostics import Report
from printkit.source.text import Words
from printkit.typeset import Setting, set_text
from printkit.typeset.ties import is_tied

CASES = [
    ("fr", "5", "points", True),
    ("fr", "5", "points,", True),
    ("fr", "(5", "points", True),
    ("fr", "−2", "touches", True),
    ("fr", "4+", "points", True),
    ("fr", "1,5", "tour", True),
    ("fr", "«\u00a05", "points", True),
    ("fr", "5", "et", False),
    ("fr", "5", "Et", False),
    ("fr", "5", "à", False),
    ("fr", "5", "6", False),
    ("fr", "5", "–", False),
    ("fr", "1941", "points", False),
    ("fr", "A5", "points", False),
    ("fr", "2d6", "points", False),
    ("fr", "12:30", "points", False),
    ("fr", "5.", "points", False),
    ("fr", "points", "points", False),
    ("en", "5", "or", False),
    ("en", "5", "dice", True),
    ("de", "5", "Punkte", True),
    ("de", "5", "und", False),
    ("de", "24.", "Mai", True),
    ("de", "24.", "mal", False),
    ("de-at", "24.", "Mai", True),
    ("en", "24.", "May", False),
    ("it", "5", "punti", True),
    ("fr", "un", "⚅", True),
    ("fr", "un", "⚅,", True),
    ("fr", "⚀", "⚅", False),
    ("fr", "touché\u00a0:", "⚅", True),
    ("fr", "raté.", "⚅", False),
    ("fr", "(raté.)", "⚅", False),
    ("fr", "raté\u202f;", "⚅", False),
    ("fr", "⚅", "ou", False),
    ("fr", "sur", "⚓", False),
    ("de", "Reihe", "1", True),
    ("de", "Seite", "3,", True),
    ("de", "(Zug", "5)", True),
    ("de", "Seiten", "3–4", True),
    ("de-ch", "Zug", "5", True),
    ("de", "sind", "5", False),
    ("en", "page", "3", True),
    ("en", "Row", "4.", True),
    ("en", "rows", "4b", True),
    ("en", "row", "1941", False),
    ("en", "row", "1.5", False),
    ("en", "row", "four", False),
    ("en", "take", "4", False),
    ("fr", "tour", "5", True),
    ("fr", "page", "3", True),
    ("fr", "Seite", "3", False),
    ("it", "pagina", "3", False),
    ("en", "=", "36", True),
    ("fr", "×", "4,", True),
    ("fr", "−", "1", True),
    ("fr", "=", "onze", False),
    ("fr", "–", "4", False),
    ("fr", "3", "+", False),
    ("fr", "capacité", "0", True),
    ("en", "capacity", "0", True),
]


@pytest.mark.parametrize(("lang", "before", "word", "tied"), CASES)
def test_what_is_tied(lang: str, before: str, word: str, tied: bool) -> None:
    assert is_tied(before, word, lang) is tied


def broken(text: str, width: float, lang: str = "fr", **style: object) -> list[str]:
    its = Setting(lang, ART, Report())
    return lines(set_text(Words(text), replace(BODY, **style), width, its))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("Perdre encore 5 points", 32, ["Perdre encore", "5 points"]),
        ("Perdre encore 5 et la vie", 32, ["Perdre encore 5", "et la vie"]),
        ("Perdre encore **5** points", 32, ["Perdre encore", "5 points"]),
        ("Perdre sur un :die-6: net", 25.6, ["Perdre sur", "un ⚅ net"]),
        ("Perdre au tour 5 points", 27, ["Perdre au", "tour 5 points"]),
        # what is tied together is as lone on the last line as one word
        (
            "Le Bismarck est dans un port ami et vous avez ici 6 PV",
            44,
            ["Le Bismarck est dans un", "port ami et vous avez", "ici 6 PV"],
        ),
    ],
)
def test_a_tie_holds_at_the_end_of_a_line(text: str, width: float, expected: list[str]) -> None:
    assert broken(text, width) == expected


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("Perdre encore un :die-6:", 29, ["Perdre encore", "un ⚅"]),
        ("Perdre encore un :die-6: alors oui vite", 31, ["Perdre encore", "un ⚅ alors oui", "vite"]),
        ("Perdre encore un :die-6: contre", 36, ["Perdre encore", "un ⚅ contre"]),
        ("Perdre encore un 5 ou un :die-6:", 29, ["Perdre encore", "un 5 ou un ⚅"]),
        ("Sur au moins :die-6:", 19, ["Sur au", "moins ⚅"]),
        # the two have no line with room for both
        ("Immédiatement :die-6:", 25.5, ["Immédiatement", "⚅"]),
        # not a lone one, and one that begins a sentence
        ("Perdre encore :die-5: :die-6:", 33, ["Perdre encore ⚄", "⚅"]),
        ("Encore raté. :die-6: est", 25, ["Encore raté.", "⚅ est"]),
    ],
)
def test_no_line_begins_with_a_lone_die_face_whatever_that_costs(text: str, width: float, expected: list[str]) -> None:
    assert broken(text, width) == expected


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("Each ship that was hit has speed 1 this turn.", 68, ["Each ship that was hit has speed", "1 this turn."]),
        ("The Bismarck is in port after turn 16, too.", 66, ["The Bismarck is in port after", "turn 16, too."]),
    ],
)
def test_a_word_that_comes_down_to_keep_another_company_brings_those_it_is_tied_to(
    text: str, width: float, expected: list[str]
) -> None:
    assert broken(text, width, "en") == expected


def test_a_tie_is_not_worth_a_further_line() -> None:
    text, width = "Perdre encore 5 points maintenant", 32
    assert broken(text, width) == ["Perdre encore 5", "points maintenant"]
    assert broken(text, 37.5) == ["Perdre encore", "5 points maintenant"]


def test_a_tie_that_costs_a_line_does_not_undo_another() -> None:
    text = "et au port ici ici 6 touches vite 6 touches maintenant"
    assert broken(text, 38) == ["et au port ici ici", "6 touches vite 6", "touches maintenant"]


@pytest.mark.parametrize("width", [1, 5, 12, 20])
def test_a_tie_never_makes_a_line_too_wide_or_loses_a_word(width: float) -> None:
    found = broken("5 points 6 points", width)
    assert " ".join(found).split() == ["5", "points", "6", "points"]
    assert len(found) == len(broken("a5 points a6 points", width)) or width > 12

"""Where words may be divided: patterns, minima, names, headings, and what happens without the patterns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from set_lines import ART, BODY

from printkit.diagnostics import Diagnostic, Origin, Report
from printkit.source.text import Words
from printkit.typeset import Setting, hyphens, set_text
from printkit.typeset.hyphens import division_points

NAMES = frozenset({"Luftwaffe", "Bismarck"})
AT = Origin("templates/themes/mine.yaml", 7, 10)


def divided(word: str, lang: str, names: frozenset[str] = NAMES) -> str:
    points = division_points(word, lang, names, hyphenate=True)
    return "-".join(word[start:end] for start, end in zip((0, *points), (*points, len(word)), strict=True))


@pytest.mark.parametrize(
    ("lang", "word", "expected"),
    [
        ("fr", "gouvernement,", "gou-ver-ne-ment,"),
        ("fr", "Gouvernement", "Gouvernement"),
        ("fr", "«\u00a0gouvernement", "«\u00a0gou-ver-ne-ment"),
        ("fr", "porte-avions", "porte-avions"),
        ("fr", "avion", "avion"),
        ("en", "torpedoes", "tor-pedoes"),
        ("en", "Torpedoes", "Torpedoes"),
        ("en", "TORPEDOES", "TORPEDOES"),
        ("en", "torpedo-2", "torpedo-2"),
        ("de", "Geschwindigkeit", "Geschwin-dig-keit"),
        ("de", "„Geschwindigkeit“", "„Geschwin-dig-keit“"),
        ("de", "einem", "einem"),
        ("de", "allein", "allein"),
        ("de", "treffen", "tref-fen"),
        ("de", "Luftwaffe", "Luftwaffe"),
        ("de", "(Luftwaffe)", "(Luftwaffe)"),
        ("de", "Bismarcks", "Bismarcks"),
        ("de", "HMS", "HMS"),
        ("de", "GESCHWINDIGKEIT", "GESCHWINDIGKEIT"),
        ("qps", "geschwindigkeit", "geschwindigkeit"),
    ],
)
def test_where_a_word_may_be_divided(lang: str, word: str, expected: str) -> None:
    assert divided(word, lang) == expected


def test_a_name_is_divided_where_nobody_says_it_is_one() -> None:
    assert divided("Luftwaffe", "de", frozenset()) == "Luft-waffe"


@pytest.mark.parametrize("word", ["aviation", "opération", "relancer", "bombardement"])
def test_two_letters_stay_before_and_three_after(word: str) -> None:
    points = division_points(word, "fr", hyphenate=True)
    assert points
    assert points[0] >= 2
    assert points[-1] <= len(word) - 3


@pytest.fixture
def without_pyphen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Do as if the optional package were not installed."""
    for cached in (hyphens.patterns_of, hyphens.division_points):
        cached.cache_clear()
    monkeypatch.setattr(hyphens, "can_hyphenate", lambda: False)
    monkeypatch.setattr("printkit.typeset.tokens.can_hyphenate", lambda: False)
    yield
    for cached in (hyphens.patterns_of, hyphens.division_points):
        cached.cache_clear()


def findings(*, hyphenate: bool) -> list[Diagnostic]:
    report = Report()
    style = replace(BODY, hyphenate=hyphenate, origin=AT)
    made = set_text(Words("un gouvernement"), style, 24, Setting("fr", ART, report))
    assert (len(made.lines), len(made.lines[0].tokens)) == (2, 2 if hyphenate and hyphens.can_hyphenate() else 1)
    return list(report)


@pytest.mark.usefixtures("without_pyphen")
def test_without_the_patterns_words_stay_whole_and_the_style_is_named() -> None:
    assert [(d.code, d.message, d.origin, d.severity.value) for d in findings(hyphenate=True)] == [
        ("PK409", 'text style "body" asks for hyphens, and pyphen is not installed', AT, "warning")
    ]


@pytest.mark.usefixtures("without_pyphen")
def test_a_style_without_hyphens_needs_no_patterns() -> None:
    assert findings(hyphenate=False) == []


def test_with_the_patterns_there_is_nothing_to_say() -> None:
    assert findings(hyphenate=True) == []

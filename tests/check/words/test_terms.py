"""Forbidden words, capitals, and a glossary that contradicts itself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from check.words.one_rule import said

BOARD = "b: {forms: {en: {preferred: status board, plural: status boards, forbidden: [board, chart table, city]}}}\n"
BOAT = "u: {forms: {en: {preferred: U-boat, plural: U-boats}}}\n"
ZONE = "z: {forms: {en: {preferred: torpedo zone, allowed: [TZ]}}}\n"
NAME = "n: {kind: name, forms: {en: {preferred: Sherman}}}\n"


@pytest.mark.parametrize(
    ("sentence", "written"),
    [
        ("Take the board.", "board"),
        ("Boards are large.", "Boards"),
        ("The BOARD.", "BOARD"),
        ("The **board**.", "board"),
        ("A chart\ntable.", "chart table"),
        ("Chart tables.", "Chart tables"),
        ("Charts table.", "Charts table"),
        ("Two cities.", "cities"),
        ("The board's edge.", "board"),
    ],
)
def test_a_forbidden_word_is_found(sentence: str, written: str, tmp_path: Path) -> None:
    found = said(tmp_path, "PK262", sentence, glossary=BOARD)
    assert found == [f'"{written}" is a word the glossary forbids']


@pytest.mark.parametrize(
    "sentence",
    [
        "Boarding is a cardboard matter.",
        "The status boards.",
        "The chart. Table.",
        "The chart {game.title} table.",
        "x",
    ],
)
def test_a_longer_word_or_form_is_another(sentence: str, tmp_path: Path) -> None:
    assert said(tmp_path, "PK262", sentence, glossary=BOARD) == []


def test_a_word_that_another_term_accepts_is_left_alone(tmp_path: Path) -> None:
    other = "c: {forms: {en: {preferred: board}}}\n"
    assert said(tmp_path, "PK262", "Take the board.", glossary=BOARD + other) == []


def test_other_languages_do_not_count(tmp_path: Path) -> None:
    assert (
        said(tmp_path, "PK262", "Le tableau.", glossary="b: {forms: {fr: {preferred: x, forbidden: [tableau]}}}") == []
    )


@pytest.mark.parametrize(
    ("sentence", "written"),
    [
        ("Two U-Boats dive.", "U-Boats"),
        ("Then U-BOATS dive.", "U-BOATS"),
        ("In the Torpedo Zone it dives.", "Torpedo Zone"),
        ("In the torpedo Zone it dives.", "torpedo Zone"),
        ("It dives. TORPEDO zone.", "TORPEDO zone"),
        ("A sherman fires.", "sherman"),
        ("sherman", "sherman"),
        ("A SHERMAN fires.", "SHERMAN"),
    ],
)
def test_other_capitals_are_found(sentence: str, written: str, tmp_path: Path) -> None:
    found = said(tmp_path, "PK263", sentence, glossary=BOAT + ZONE + NAME)
    assert [message.split('"')[1] for message in found] == [written]


@pytest.mark.parametrize(
    "sentence",
    [
        "U-boats dive in the torpedo zone.",
        "Torpedo zone: the last rows.",
        "It dives. **Torpedo zone** is where.",
        "It dives: Torpedo zone, TZ.",
        "(1) Torpedo zone",
        "“Torpedo zone” is what it is called.",
        "Torpedo Zone",
        "The TORPEDO ZONE".upper(),
        "SHERMAN",
    ],
)
def test_starts_of_sentences_and_labels_have_capitals(sentence: str, tmp_path: Path) -> None:
    assert said(tmp_path, "PK263", sentence, glossary=BOAT + ZONE + NAME) == []


def test_a_title_may_not_take_the_capital_of_a_name(tmp_path: Path) -> None:
    aid = "a: {title: The sherman in the Torpedo Zone, notes: [x]}"
    assert len(said(tmp_path, "PK263", "x", glossary=ZONE + NAME, aids=aid)) == 1


def two(first: str, second: str, lang: str = "en") -> str:
    return f"a: {{forms: {{{lang}: {{{first}}}}}}}\nb: {{forms: {{{lang}: {{{second}}}}}}}\n"


@pytest.mark.parametrize(
    ("glossary", "message"),
    [
        (two("preferred: turn", "preferred: Turn"), '"turn" (en) is preferred for the term "a" and preferred for "b"'),
        (
            two("preferred: x, plural: xs", "preferred: xs"),
            '"xs" (en) is the plural for the term "a" and preferred for "b"',
        ),
        (
            two("preferred: x", "preferred: y, forbidden: [x]"),
            '"x" (en) is preferred for the term "a" and forbidden for "b"',
        ),
        (
            two("preferred: x, allowed: [z]", "preferred: y, forbidden: [z]"),
            '"z" (en) is allowed for the term "a" and forbidden for "b"',
        ),
        ("a: {forms: {en: {preferred: x, forbidden: [X]}}}", '"x" (en) is preferred and forbidden for the term "a"'),
        (
            two("preferred: tour", "preferred: tour", "fr"),
            '"tour" (fr) is preferred for the term "a" and preferred for "b"',
        ),
    ],
)
def test_a_form_of_two_terms_is_ambiguous(glossary: str, message: str, tmp_path: Path) -> None:
    assert said(tmp_path, "PK270", "x", glossary=glossary) == [message]


@pytest.mark.parametrize(
    "glossary",
    [
        two("preferred: x, forbidden: [z]", "preferred: y, forbidden: [z]"),
        two("preferred: x, allowed: [z]", "preferred: y, allowed: [z]"),
        two("preferred: x, allowed: [z]", "preferred: z"),
        "a: {forms: {en: {preferred: sheep, plural: sheep}}}",
        "a: {forms: {en: {preferred: tour}}}\nb: {forms: {fr: {preferred: tour}}}",
        "a: {means: one, forms: {en: {preferred: x}}}\nb: {means: two, forms: {en: {preferred: y}}}",
    ],
)
def test_what_is_not_ambiguous(glossary: str, tmp_path: Path) -> None:
    assert said(tmp_path, "PK270", "x", glossary=glossary) == []


def test_two_terms_of_one_meaning(tmp_path: Path) -> None:
    glossary = "a: {means: A turn, forms: {en: {preferred: x}}}\nb: {means: a  turn, forms: {en: {preferred: y}}}"
    assert said(tmp_path, "PK270", "x", glossary=glossary) == ['the terms "a" and "b" mean the same']


@pytest.mark.parametrize("form", ["…", "  ", "x" * 3000, "a b c d e f g h i j", "ß", "{x}", "**", "\u2028", "\\"])
@pytest.mark.parametrize("code", ["PK261", "PK262", "PK263", "PK265", "PK266", "PK270"])
def test_odd_forms_do_no_harm(form: str, code: str, tmp_path: Path) -> None:
    forms = {"en": {"preferred": form, "forbidden": [f"{form}q"]}}
    glossary = json.dumps({"a": {"kind": "abbreviation", "forms": forms, "expands": {"en": form}}})
    assert said(tmp_path, code, "Nothing of it {game.title} here :die-6:.", "…", glossary=glossary) == []

"""Abbreviations: what is one, where it is declared, whether its letters fit."""

from __future__ import annotations

from pathlib import Path

import pytest
from check.words.abbreviations_cases import FITTING, UNFIT
from check.words.one_rule import found, said

from printkit.check.words.abbreviations import fits

TCT = "t: {kind: abbreviation, forms: {en: {preferred: TCT, plural: TCTs}}, expands: {en: table to count things}}\n"


@pytest.mark.parametrize(
    ("sentence", "short"),
    [("See the TDT.", "TDT"), ("See the TdD.", "TdD"), ("Two TDTs.", "TDT"), ("The GdT boards.", "GdT")],
)
def test_an_undeclared_abbreviation_is_found(sentence: str, short: str, tmp_path: Path) -> None:
    assert said(tmp_path, "PK265", sentence) == [f'the abbreviation "{short}" is used 1 time and declared nowhere']


@pytest.mark.parametrize(
    "sentence",
    [
        "See the TCT and the TCTs.",
        "The machine gun (MG) fires; an MG jams.",
        "Chapter VI and part XIV.",
        "It is NOT so, and not so again.",
        "The event FOG AND MIST! comes.",
        "MAP OF THE SEA",
        "Cell A1, U-boat, I, 4X.",
        "Anti-aircraft, McCoy.",
        "{facts.AB} :ab:",
    ],
)
def test_what_needs_no_declaration(sentence: str, tmp_path: Path) -> None:
    assert said(tmp_path, "PK265", sentence, glossary=TCT) == []


def test_names_of_the_roster_are_declared(tmp_path: Path) -> None:
    assert said(tmp_path, "PK265", "The HMS Hood.", roster="h: {title: HMS Hood, kind: ship}") == []


def test_all_uses_are_one_finding_at_the_first(tmp_path: Path) -> None:
    text = {"rules.md": "# R\n\nSome TDT.\n\nThe TDT, the TDT.\n"}
    assert found(tmp_path, "PK265", text) == ['3 the abbreviation "TDT" is used 3 times and declared nowhere']


@pytest.mark.parametrize(("short", "words"), FITTING)
def test_letters_that_fit(short: str, words: str) -> None:
    assert fits(short, words)


@pytest.mark.parametrize(("short", "words"), UNFIT)
def test_letters_that_do_not_fit(short: str, words: str) -> None:
    assert not fits(short, words)


def test_a_misfit_is_told_with_its_initials(tmp_path: Path) -> None:
    glossary = "m: {kind: abbreviation, forms: {en: {preferred: MMG}}, expands: {en: heavy machine gun}}"
    message = '"MMG" does not abbreviate "heavy machine gun", whose initials are "hmg"'
    assert said(tmp_path, "PK266", "x", glossary=glossary) == [message]


def test_expansions_of_a_language_without_forms_are_no_misfit(tmp_path: Path) -> None:
    glossary = "m: {kind: abbreviation, forms: {en: {preferred: MMG}}, expands: {fr: mitrailleuse lourde}}"
    assert said(tmp_path, "PK266", "x", glossary=glossary) == []

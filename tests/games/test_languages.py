"""Swordfish in its languages beside one another: the same numbers on every sheet, in letters of the same size."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from projects import Trial, lines, open_game

from printkit.language.figures import NUMBER_WORDS
from printkit.project import Project
from printkit.scene import Scene, Text, walk

PROJECT = Project(Path(__file__).parents[2])
SOURCE = "en"
TRANSLATIONS = ("fr", "de")
SHEETS = ("board", "counters", "record", "rules")
POINT = 25.4 / 72


@cache
def trial(lang: str) -> Trial:
    return open_game(PROJECT, "swordfish", lang=lang)


@cache
def printed(lang: str, sheet: str) -> tuple[Text, ...]:
    """Return every line of text on a sheet, laid out without a finding."""
    document, report = trial(lang).sheet(sheet)
    assert lines(report) == []
    assert document
    scenes: list[Scene] = [page.scene for page in document.pages]
    return tuple(item for scene in scenes for item, _ in walk(scene.items) if isinstance(item, Text))


def numbers(lang: str, sheet: str) -> Counter[str]:
    """Return the numbers on a sheet, in figures or in words where a placeholder was spelt."""
    said = " ".join(each.text for each in printed(lang, sheet))
    spelt = {word: str(number) for number, word in enumerate(NUMBER_WORDS[lang], 1) if number == 5}
    found = (spelt.get(word.casefold(), word) for word in re.findall(r"[^\W\d_]+|\d+", said))
    return Counter(word for word in found if word.isdecimal())


def sizes(lang: str, sheet: str) -> Counter[float]:
    """Return how many lines of each size in points a sheet has."""
    return Counter(round(each.size / POINT, 2) for each in printed(lang, sheet))


def test_the_translations_are_those_of_the_game() -> None:
    assert trial(SOURCE).edition.game.languages == (SOURCE, *TRANSLATIONS)
    assert tuple(map(str, trial(SOURCE).edition.game.file.sheets)) == SHEETS


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_translation_prints_the_numbers_of_its_source(lang: str, sheet: str) -> None:
    assert sum(numbers(SOURCE, sheet).values()) > 10
    assert numbers(lang, sheet) == numbers(SOURCE, sheet)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_translation_is_set_as_large_as_its_source(lang: str, sheet: str) -> None:
    """The text of a longer language is shortened by its translator, not shrunk by us."""
    assert sizes(lang, sheet).keys() == sizes(SOURCE, sheet).keys()


def test_german_writes_dice_as_germans_do() -> None:
    heads = {lang: {each.text for each in printed(lang, "board")} & {"1d6", "1W6"} for lang in (SOURCE, "fr", "de")}
    assert heads == {SOURCE: {"1d6"}, "fr": {"1d6"}, "de": {"1W6"}}


def test_german_names_are_not_divided() -> None:
    ends = [each.text for each in printed("de", "rules") if each.text.endswith("\u00ad")]
    names = ("Bismarck", "Swordfish")
    assert ends, "German nouns are"
    assert not any(name.startswith(end.split()[-1].rstrip("\u00ad")) for end in ends for name in names)

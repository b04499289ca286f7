"""The texts of the shipped games, set once and twice, and what their typography leaves alone."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import get_args

import pytest

from printkit.diagnostics import Report
from printkit.language import read_catalog, typeset_punctuation
from printkit.language.manners import FRENCH, GERMAN, rules_of
from printkit.language.placeholders import placeholders_of
from printkit.model.files import Manner
from printkit.project import Project, load_game

PROJECT = Project(Path(__file__).parents[2])
MANNERS: list[str] = [*get_args(Manner), "it"]


@functools.cache
def texts() -> tuple[tuple[str, str], ...]:
    """Return every text of every shipped game and of its catalogues, with its language."""
    found = []
    for name in PROJECT.games():
        game = load_game(PROJECT, name, Report())
        assert game
        found += [(game.file.language, message.text) for message in game.messages]
        for path in sorted((PROJECT.root / "sources" / name / "locale").glob("*.po")):
            catalog = read_catalog(path.read_bytes(), f"locale/{path.name}", Report())
            found += [(catalog.lang, form) for entry in catalog.entries.values() for form in entry.forms]
    return tuple(dict.fromkeys(found))


def test_there_are_texts_enough() -> None:
    assert len(texts()) > 1000


@pytest.mark.parametrize("manner", MANNERS)
def test_a_second_time_changes_nothing(manner: str) -> None:
    for _, text in texts():
        once = typeset_punctuation(text, manner)
        assert typeset_punctuation(once, manner) == once


def test_letters_figures_and_placeholders_stay() -> None:
    for lang, text in texts():
        done = typeset_punctuation(text, lang)
        assert placeholders_of(done) == placeholders_of(text)
        assert re.findall(r"\w", done) == re.findall(r"\w", text)
        assert done.count("**") == text.count("**")


@pytest.mark.parametrize(
    ("lang", "forbidden"), [("fr", r" [;:!?»]|« |['\"]|[\w»]\u00a0[;!?]"), ("en", r"['\"]|\.\.\.")]
)
def test_no_mark_is_left_as_typed(lang: str, forbidden: str) -> None:
    found = [typeset_punctuation(text, lang) for its, text in texts() if its == lang]
    left = [text for text in found if re.search(forbidden, re.sub(r"\(.*?\)|`.*?`", "", text))]
    assert left == []


def test_every_manner_has_rules_of_its_own() -> None:
    assert {*FRENCH, *GERMAN, "en"} == {*get_args(Manner)}
    assert len({rules_of(manner) for manner in ("fr-ca", "fr-ch", "fr-eu", "de", "de-ch", "en", "it")}) == 7
    assert rules_of("de-at") == rules_of("de")
    assert rules_of("pt-br") == rules_of("it")

"""The shipped games in the pseudo-language: nothing overflows, and no word that is seen or heard escapes the catalogues."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from printkit.build.compose import SheetWork
from printkit.build.edition import open_edition
from printkit.build.proper_names import names_kept
from printkit.build.tasks import Target
from printkit.diagnostics import Report
from printkit.language import PSEUDO
from printkit.model.names import Name
from printkit.project import Project, load_game
from printkit.scene import Document, Group, Image, Text, walk

PROJECT = Project(Path(__file__).parents[2])

WORD = re.compile(r"(?<![^\W_])[A-Za-z]{2,}(?![^\W_])")

NOT_TRANSLATED = {"cm", "mm", "QPS"}
"""Words that are the same in every language, beside the names in the glossaries: units and the code of the language."""


@functools.cache
def lay_out(game: str, lang: str = PSEUDO, *, only: str = "") -> tuple[dict[str, str], Report]:
    """Return what each sheet of a game, or one, says in a language, seen or read out, and what was found on the way."""
    report = Report()
    loaded = load_game(PROJECT, game, report)
    assert loaded
    edition = open_edition(PROJECT, loaded, Target(lang, "a4", "home"), report)
    assert edition
    said = {}
    for sheet in [Name(only)] if only else loaded.file.sheets:
        work = SheetWork(edition, sheet, report)
        document = work.document()
        assert document
        said[str(sheet)] = "\n".join(filter(None, words_of(document)))
    return said, report


def words_of(document: Document) -> Iterator[str]:
    """Yield what is printed in a document, what stands for its figures where they are read out, and its titles."""
    yield from (document.title, document.subject, *(bookmark.title for bookmark in document.bookmarks))
    for item, _ in (found for page in document.pages for found in walk(page.scene.items)):
        match item:
            case Text(text=text):
                yield text
            case Image(alt=text):
                yield text
            case Group(alt=text, role=role) if role != "symbol":
                yield text


@functools.cache
def names_in(game: str) -> frozenset[str]:
    loaded = load_game(PROJECT, game, Report())
    assert loaded
    marks = [mark for column in loaded.parts.notation.values() for mark in column.marks.values()]
    signs = [mark.sign_in(loaded.file.language) or "" for mark in marks]  # what players write is no word to translate
    return frozenset(word for name in (*names_kept(loaded), *signs) for word in WORD.findall(name))


def plain_words(text: str, game: str) -> set[str]:
    """Return the words of plain letters in a text that no list explains."""
    return set(WORD.findall(text)) - NOT_TRANSLATED - names_in(game) - {name.upper() for name in names_in(game)}


@pytest.mark.parametrize("game", PROJECT.games())
def test_every_text_fits_and_every_glyph_is_there(game: str) -> None:
    assert Counter(found.code for found in lay_out(game)[1]) == {}


@pytest.mark.parametrize("game", PROJECT.games())
def test_no_word_on_a_page_escapes_the_catalogues(game: str) -> None:
    found = {sheet: plain_words(text, game) for sheet, text in lay_out(game)[0].items()}
    assert {sheet: words for sheet, words in found.items() if words} == {}


@pytest.mark.parametrize("game", PROJECT.games())
def test_the_search_sees_words(game: str) -> None:
    words = plain_words(lay_out(game, "en", only="rules")[0]["rules"], game)
    assert {"version", "page", "Print"} < words
    assert len(words) > 200


def test_the_pages_are_those_of_the_pseudo_language() -> None:
    said = lay_out("swordfish")[0]["rules"]
    assert "‹Swordfish›" in said
    assert "‹Ááťťááçķ bööáářď öñé›" in lay_out("swordfish")[0]["board"], "what stands for the drawing of the board"
    assert re.search("[áéîöû]{2}", said)

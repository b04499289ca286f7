"""The shipped games for every profile: no finding, the boxes of a press, one ink for small letters and thin lines."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from printkit.build.compose import SheetWork
from printkit.build.edition import Edition, open_edition
from printkit.build.shelves import library_of
from printkit.build.tasks import Target
from printkit.diagnostics import Origin, Report
from printkit.model.names import Name
from printkit.project import Project, load_game
from printkit.render.pdf import render_pdf
from printkit.scene import Box, Colour
from tests.render.press import screen_colours

PROJECT = Project(Path(__file__).parents[2])
SHEETS = [
    *(("swordfish", lang, sheet) for lang in ("en", "fr") for sheet in ("board", "counters", "record", "rules")),
    *(("bismarck", "fr", sheet) for sheet in ("board", "pieces", "events", "status")),
]
ONE_INK = ("ink", "steel", "quiet", "line", "black")
"""Colours of body text and rules."""


@cache
def edition(game: str, lang: str, profile: str) -> Edition:
    report = Report()
    loaded = load_game(PROJECT, game, report)
    assert loaded
    opened = open_edition(PROJECT, loaded, Target(lang, "a4", profile), report)
    assert opened
    assert list(report) == []
    return opened


@pytest.mark.parametrize(("game", "lang", "sheet"), SHEETS)
def test_a_press_finds_nothing_to_fault(game: str, lang: str, sheet: str) -> None:
    opened = edition(game, lang, "press-x4")
    work = SheetWork(opened, Name(sheet), Report())
    document = work.document()
    assert list(work.report) == []
    assert document
    for page in document.pages:
        assert page.bleed == Box(0, 0, page.scene.width, page.scene.height) == page.trim.grown(3)
    assert len(document.pages) == sum(
        piece.count * len(piece.faces) for pieces in work.pieces.values() for piece in pieces
    )


@pytest.mark.parametrize("sheet", ["board", "counters", "rules"])
def test_a_file_for_the_press_has_four_inks(sheet: str) -> None:
    opened = edition("swordfish", "en", "press-x4")
    document = SheetWork(opened, Name(sheet), Report()).document()
    assert document
    assert screen_colours(render_pdf(document, opened.profile, opened.intent)) == []


@pytest.mark.parametrize("profile", ["ink-saver", "proof", "screen"])
@pytest.mark.parametrize("sheet", ["board", "counters", "record", "rules"])
def test_other_profiles_find_nothing_either(profile: str, sheet: str) -> None:
    work = SheetWork(edition("swordfish", "fr", profile), Name(sheet), Report())
    document = work.document()
    assert list(work.report) == []
    assert document
    assert render_pdf(document, work.edition.profile)


@pytest.mark.parametrize("theme", ["naval", "plain"])
@pytest.mark.parametrize("name", ONE_INK)
def test_body_text_and_rules_take_one_ink(theme: str, name: str) -> None:
    report = Report()
    found = library_of(PROJECT, "swordfish").theme(theme, Origin(""), report)
    assert found
    inks = found.palette[name].cmyk
    assert inks is not None
    assert inks[:3] == (0, 0, 0)


def test_every_shipped_colour_says_its_inks() -> None:
    found = library_of(PROJECT, "swordfish").theme("naval", Origin(""), Report())
    assert found
    assert [name for name, colour in found.palette.items() if not isinstance(colour, Colour) or not colour.cmyk] == []

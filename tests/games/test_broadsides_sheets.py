"""Broadsides: its sheets print in every language and on both papers, diagrams as the data has them, PDF and SVG alike."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest
from games.broadsides_data import PROJECT, load_broadsides
from parity import assert_same_picture

from printkit.build.compose import SheetWork
from printkit.build.edition import Edition, open_edition
from printkit.build.outputs import faces_of, item_outputs
from printkit.build.tasks import Target
from printkit.components.registry import Look, placeables
from printkit.diagnostics import Report
from printkit.model.names import Name
from printkit.scene import Item, Text, walk

GAME = load_broadsides()
LANGUAGES = GAME.languages


@cache
def edition(lang: str, paper: str = "a4") -> Edition:
    opened = open_edition(PROJECT, GAME, Target(lang, paper), Report())
    assert opened is not None
    return opened


def said(items: tuple[Item, ...]) -> list[str]:
    return [item.text.strip() for item, _ in walk(items) if isinstance(item, Text)]


def captions(lang: str, name: str) -> list[str]:
    """Return the words of a diagram, as wide as a column of the rules, laid out without a finding."""
    report = Report()
    context = edition(lang).context(next(iter(GAME.file.sheets.values())), report)
    diagram = GAME.parts.diagrams[Name(name)]
    strips = placeables["diagram"].lay_out(diagram, 84.0, Look("rules"), context)
    assert list(report) == []
    return [text for strip in strips for text in said(strip.items)]


@pytest.mark.parametrize(
    ("lang", "steps"),
    [
        ("en", ["L1R1 · start", "1. L · turn left", "2. 1 · one hex on", "3. R · turn right", "4. 1 · one hex on"]),
        (
            "fr",
            [
                "B1T1 · départ",
                "1. B · virage à bâbord",
                "2. 1 · un hex en avant",
                "3. T · virage à tribord",
                "4. 1 · un hex en avant",
            ],
        ),
    ],
)
def test_a_move_is_drawn_step_by_step_in_the_letters_of_the_language(lang: str, steps: list[str]) -> None:
    assert [text for text in captions(lang, "move") if " · " in text] == steps


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "entries"), [("fields-of-fire", 2), ("rake", 2), ("attitudes", 0)])
def test_a_field_with_a_title_stands_in_the_legend(lang: str, name: str, entries: int) -> None:
    diagram = GAME.parts.diagrams[Name(name)]
    titles = [field.title for field in diagram.fields if field.title]
    context = edition(lang).context(next(iter(GAME.file.sheets.values())), Report())
    assert len(titles) == entries
    assert {context.words(title).text for title in titles} <= set(captions(lang, name))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_attitudes_stand_around_the_wind(lang: str) -> None:
    found = captions(lang, "attitudes")
    assert sorted(text for text in found if len(text) == 1) == ["A", "A", "B", "C", "C", "D", "S"]
    assert len(found) == 7  # the wind blows south


@pytest.mark.parametrize(
    ("sheet", "item", "lang"),
    [
        ("counters", "victory", "en"),
        ("counters", "warley", "en"),
        ("counters", "struck", "en"),
        ("tables", "hit-determination", "fr"),
        ("card", "reference", "fr"),
        ("scenarios", "02-the-last-indiaman", "fr"),
        ("logs", "fleet", "en"),
    ],
)
def test_pdf_and_svg_show_the_same(sheet: str, item: str, lang: str) -> None:
    work = SheetWork(edition(lang), Name(sheet), Report())
    files = {each.name.rpartition("/")[2]: each.data for each in item_outputs(work, Name(item), ("svg", "pdf"), 150)}
    for page, (suffix, _, face) in islice(enumerate(faces_of(work.pieces_of(Name(item)))), 2):
        svg = files[f"{item}{suffix}.svg"].decode()
        assert_same_picture(files[f"{item}.pdf"], page, svg, face.width, face.height)
    assert list(work.report) == []


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sheet", ["card", "counters", "logs", "map", "scenarios", "ships", "squadrons"])
def test_every_sheet_prints_without_a_finding(sheet: str, lang: str, paper: str) -> None:
    work = SheetWork(edition(lang, paper), Name(sheet), Report())
    assert work.document() is not None
    assert [f"{each.origin} {each.message}" for each in work.report] == []


def test_ships_have_one_name_in_every_language() -> None:
    context = edition("fr").context(next(iter(GAME.file.sheets.values())), Report())
    names = {ship.title.text: context.words(ship.title).text for ship in GAME.parts.roster.values()}
    assert {name: french for name, french in names.items() if french != name} == {}

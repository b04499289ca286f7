"""Squadfire: every table and list of its rules is on the player aid and alone, and the sheets hold together."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import Trial, lines, open_game

from printkit.diagnostics import Report
from printkit.model.names import Name
from printkit.project import Project
from printkit.scene import Text, walk

PROJECT = Project(Path(__file__).parents[2])


@pytest.fixture(scope="module")
def trial() -> Trial:
    return open_game(PROJECT, "squadfire")


def printed(trial: Trial, sheet: str, item: str) -> str:
    return " ".join(
        each.text
        for page in trial.item(sheet, item).pages
        for each, _ in walk(page.scene.items)
        if isinstance(each, Text)
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_table_is_on_the_player_aid(lang: str, paper: str) -> None:
    trial = open_game(PROJECT, "squadfire", lang=lang, paper=paper)
    pages = trial.item("player-aid", "player-aid").pages
    assert len(pages) == 2, "both sides of one sheet"
    said = printed(trial, "player-aid", "player-aid").casefold()
    words = trial.edition.context(trial.edition.game.file.sheets[Name("player-aid")], Report()).words
    tables = dict(trial.edition.game.parts.tables)
    del tables[Name("immobilised")]  # the die is the number of turns: a note says so, where a table would say no more
    note = words(trial.edition.game.parts.aids[Name("gun-notes")].notes[1]).text
    assert note.rpartition(" ")[2].casefold() in said
    for name, each in tables.items():
        assert words(each.title).text.casefold() in said, name
        for part in (each.added, each.across):
            assert part is None or words(part).text.casefold() in said, name


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_booklet_has_at_most_four_pages(lang: str) -> None:
    for paper in ("a4", "letter"):
        document, report = open_game(PROJECT, "squadfire", lang=lang, paper=paper).sheet("rules")
        assert lines(report) == []
        assert document
        assert 2 <= len(document.pages) <= 4


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_last_page_of_the_rules_sums_up(lang: str) -> None:
    trial = open_game(PROJECT, "squadfire", lang=lang)
    document, _ = trial.sheet("rules")
    assert document
    last = " ".join(each.text for each, _ in walk(document.pages[-1].scene.items) if isinstance(each, Text)).casefold()
    words = trial.edition.context(trial.edition.game.file.sheets[Name("rules")], Report()).words
    for name in ("turn", "remember"):
        assert words(trial.edition.game.parts.aids[Name(name)].title).text.casefold() in last


def test_the_classes_of_armour_stand_under_their_figures(trial: Trial) -> None:
    heights: dict[str, float] = {}
    for each, matrix in walk(trial.item("tables", "effect").pages[0].scene.items):
        if isinstance(each, Text):
            heights.setdefault(each.text, matrix[5] + each.y)  # the heads come first
    assert heights["Armour category"] < heights["2"] < heights["medium"]


def test_templates_are_cut_along_their_outline(trial: Trial) -> None:
    document, report = trial.sheet("stencils")
    assert lines(report) == []
    assert document
    said = " ".join(each.text for each, _ in walk(document.pages[0].scene.items) if isinstance(each, Text))
    assert "Cut along the outlines" in said
    assert "solid marks" not in said
    assert "clear film" in said
    assert "BLAST RADIUS" in said.upper()


@pytest.mark.parametrize(
    ("sheet", "item", "words"),
    [
        ("tables", "infantry-fire", ["+2 in the open", "−3 building"]),
        ("tables", "effect", ["−1 the target has moved", "+2 hit on the rear"]),
        ("weapons", "weapons", ["mortar 3", "bazooka 1"]),
    ],
)
def test_each_list_of_the_player_aid_is_an_item_of_its_own(
    trial: Trial, sheet: str, item: str, words: list[str]
) -> None:
    said = printed(trial, sheet, item)
    assert [each for each in words if each not in said] == []


def test_each_table_is_an_item_as_high_as_it_is(trial: Trial) -> None:
    heights = {
        str(name): trial.item("tables", name).pages[0].scene.height
        for name, _ in trial.edition.game.items(Name("tables"))
    }
    assert set(heights) == set(map(str, trial.edition.game.parts.tables)) - {"immobilised"}  # it says its die again
    assert heights["infantry-fire"] > 1.5 * heights["into-building"]

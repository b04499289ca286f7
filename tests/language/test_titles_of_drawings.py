"""The titles of the drawings that a text shows: who cannot see a drawing hears its title, in the language of the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import make_game, open_game

from printkit.components.pictures import place_picture
from printkit.components.registry import Look
from printkit.diagnostics import Origin, Report
from printkit.language.pseudo import PSEUDO
from printkit.model.names import Name
from printkit.project import load_game
from printkit.scene import Group
from printkit.templates.expressions import Template

SHIP = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><title>A {} at sea</title><path d="M0 0h9v9z"/></svg>'
)
SHEETS = """\
title: Mini
theme: naval
translations: [fr]
sheets:
  counters: {title: Counters, from: counters, layout: counter, imposition: fold-over}
  rules: {title: Rules, from: rules, layout: booklet, imposition: page}
"""
HEADER = """\
msgid ""
msgstr ""
"Language: fr\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"
"""
FILES = {
    "game.yaml": SHEETS,
    "rules.md": "# Rules\n\nLook:\n\n::: art ship 10mm\n\n::: art ship\n\n::: art plain\n",
    "art/ship.svg": SHIP.format("ship"),
    "art/plain.svg": SHIP.replace("<title>A {} at sea</title>", ""),
    "art/other.svg": SHIP.format("boat"),
}


def test_the_title_of_a_drawing_in_a_text_is_one_to_translate(tmp_path: Path) -> None:
    game = load_game(make_game(tmp_path, FILES), "mini", Report())
    assert game
    assert [(each.context, each.text, str(each.origin)) for each in game.messages if "art" in each.context] == [
        ("art/ship/title", "A ship at sea", "sources/mini/art/ship.svg:1:61")
    ]


def test_a_drawing_that_a_layout_stacks_has_its_title_translated_too(tmp_path: Path) -> None:
    layout = "size: a4\nslots:\n  a: {at: [0mm, 0mm, 50mm, 50mm], stack: [art other, aid aids.turn]}\n"
    files = {**FILES, "templates/layouts/one.yaml": layout}
    game = load_game(make_game(tmp_path, files), "mini", Report())
    assert game
    assert [each.context for each in game.messages if "art" in each.context] == ["art/ship/title", "art/other/title"]


def test_who_cannot_see_a_drawing_hears_its_title_in_the_language_of_the_page(tmp_path: Path) -> None:
    trial = open_game(make_game(tmp_path, FILES), lang=PSEUDO)
    report = Report()
    context = trial.edition.context(next(iter(trial.edition.game.file.sheets.values())), report)
    for name, alt in (("ship", "‹Áá šĥîîþ ááť šééáá öñé›"), ("plain", "")):
        picture = trial.edition.picture(name, trial.edition.game.file.origin, report)
        assert picture
        (strip,) = place_picture(picture, 40, Look(""), context)
        assert [item.alt for item in strip.items if isinstance(item, Group)] == [alt]
    assert list(report) == []


def test_a_title_without_a_translation_is_a_finding_at_the_drawing(tmp_path: Path) -> None:
    trial = open_game(make_game(tmp_path, {**FILES, "locale/fr.po": HEADER}), lang="fr")
    _, report = trial.sheet("rules")
    assert [str(each.origin) for each in report if each.code == "PK301" and "A ship at sea" in each.message] == [
        "sources/mini/art/ship.svg:1:61"
    ]


@pytest.mark.parametrize(("name", "said", "codes"), [("boat", "", ["PK156"]), ("A3", "A3", []), ("x-1", "x-1", [])])
def test_a_name_that_nobody_translates_stands_for_no_drawing(
    name: str, said: str, codes: list[str], tmp_path: Path
) -> None:
    trial = open_game(make_game(tmp_path, FILES))
    report = Report()
    context = trial.edition.context(next(iter(trial.edition.game.file.sheets.values())), report)
    found = context.knowing(art=Name(name)).evaluate(Template.from_text("{{ art }}"), Origin("a.yaml", 1, 1))
    assert (found.text, [each.code for each in report]) == (said, codes)

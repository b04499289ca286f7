"""Fonts that a theme asks for: those in the project's `fonts/` are taken, what is not there is a finding at its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import printkit
from fontTools.ttLib import TTFont
from pdf_facts import fonts
from projects import make_project
from small_game import build, built, edit, small_game

from printkit.typeset import face

THEME = "like: naval\ntext:\n  {style}: {{family: {family}, size: 7pt}}\n"


def game_in(root: Path, family: str, style: str = "sheet-title") -> Path:
    """Write the small game with a theme whose style has a family of its own."""
    theme = THEME.format(style=style, family=family)
    make_project(small_game(root), {"sources/small/templates/themes/own.yaml": theme})
    edit(root, "game.yaml", "title: Small fry", "title: Small fry\ntheme: own")
    return root


def put_font(root: Path) -> None:
    """Put Lato into the project's fonts, under another name."""
    font = TTFont(face("Lato").path)
    for record in font["name"].names:
        record.string = {1: "Mine", 6: "Mine-Regular", 16: "Mine"}.get(record.nameID, record.toUnicode())
    (root / "fonts").mkdir()
    font.save(root / "fonts/mine.ttf")


@pytest.mark.parametrize("style", ["counter-label", "sheet-title", "draft"])
@pytest.mark.parametrize("command", ["check", "build"])
def test_a_font_that_is_not_there_is_a_finding_where_the_theme_names_it(
    tmp_path: Path, style: str, command: str
) -> None:
    ran = printkit(game_in(tmp_path, "Latto", style), command)
    place = f"sources/small/templates/themes/own.yaml:3:{14 + len(style)}"
    assert (ran.status, built(tmp_path)) == (1, {})
    assert f'{place}: PK405 no font family "Latto"' in ran.out + ran.err
    assert 'hint: did you mean "Lato"?' in ran.out + ran.err


def test_a_font_of_the_project_is_taken_and_embedded(tmp_path: Path) -> None:
    put_font(game_in(tmp_path, "Mine"))
    build(tmp_path, "--lang", "en")
    assert "Mine-Regular" in {font.name for font in fonts(built(tmp_path)["small/en/counters.pdf"])}


def test_another_font_file_makes_a_build_due(tmp_path: Path) -> None:
    build(game_in(tmp_path, "Lato"), "--lang", "en")
    put_font(tmp_path)
    assert "small/en/small-en.pdf" in built(tmp_path)
    assert "up to date" not in build(tmp_path, "--lang", "en").err


@pytest.mark.parametrize("link", [False, True])
def test_a_font_file_that_cannot_be_used_is_one_finding(tmp_path: Path, link: bool) -> None:
    put_font(game_in(tmp_path / "project", "Mine"))
    file = tmp_path / "project/fonts/mine.ttf"
    if link:
        file.rename(tmp_path / "mine.ttf")
        file.symlink_to(tmp_path / "mine.ttf")
    else:
        file.write_bytes(b"no font")
    ran = printkit(tmp_path / "project", "check", "--lang", "en")
    why = "it is a link that leads out of the project" if link else "it is not a TrueType font"
    assert ran.status == 1
    assert ran.out.count(f'PK407 "mine.ttf" cannot be used: {why}') == ran.out.count("PK407") == 1

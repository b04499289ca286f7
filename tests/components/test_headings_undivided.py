"""Headings: their words stay whole whatever the theme says of hyphens."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import Trial, make_game, open_game

from printkit.components.wording import undivided
from printkit.scene import Text, walk

THEME = """\
like: naval
text:
  narrow:          {family: Lato, size: 20pt, hyphenate: yes}
  rules-heading-1: {family: Lato, size: 20pt, hyphenate: yes}
  rules-body:      {family: Lato, size: 20pt, hyphenate: yes}
"""
GAME = """\
title: Mini
language: fr
theme: mine
sheets:
  counters: {title: Pions, from: counters, layout: card, imposition: fold-over}
"""
LAYOUT = """\
size: item
faces: {{front: item.front}}
slots:
  words: {{at: [1mm, 1mm, 33mm, 90%], text: "{{{{ face.label }}}}", style: narrow, role: {}}}
"""
COUNTERS = "scout: {title: S, size: 35mm, front: {label: un gouvernement}}\n"


def trial(root: Path, role: str) -> Trial:
    files = {
        "game.yaml": GAME,
        "counters.yaml": COUNTERS,
        "templates/themes/mine.yaml": THEME,
        "templates/layouts/card.yaml": LAYOUT.format(role),
    }
    return open_game(make_game(root, files), lang="fr")


@pytest.mark.parametrize(("role", "divided"), [("paragraph", True), ("heading", False)])
def test_a_slot_with_the_role_of_a_heading(role: str, divided: bool, tmp_path: Path) -> None:
    (piece,), _ = trial(tmp_path, role).pieces("counters", "scout")
    said = [item.text for item, _ in walk(piece.front.items) if isinstance(item, Text)]
    assert "".join(said).replace("\u00ad", "").replace(" ", "") == "ungouvernement"
    assert any("\u00ad" in text for text in said) is divided


def test_a_style_without_hyphens_stays_as_it_is(tmp_path: Path) -> None:
    edition = trial(tmp_path, "heading").edition
    plain, hyphenated = edition.theme.text["counter-label"], edition.theme.text["narrow"]
    assert undivided(plain) is plain
    assert (hyphenated.hyphenate, undivided(hyphenated).hyphenate) == (True, False)

"""`typography:` of game.yaml: the manner that a game's pages are set in."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import printkit
from projects import COUNTERS, make_game, open_game

from printkit.diagnostics import Report
from printkit.language import manner_of, typeset_punctuation
from printkit.project import load_game
from printkit.scene import Text, walk

GAME = """\
title: Mini
theme: naval
language: fr
{}sheets:
  counters: {{title: "Pions : tout ! « ici »", from: counters, layout: counter, imposition: fold-over}}
"""
N, B = "\u202f", "\u00a0"


@pytest.mark.parametrize(
    ("game", "project", "title"),
    [
        ("", "[fr-ca]", f"Pions{B}: tout! «{B}ici{B}»"),
        ("", "[de-ch, fr-eu]", "Pions: tout! «ici»"),
        ("typography: [fr]\n", "[fr-eu]", f"Pions{B}: tout{N}! «{B}ici{B}»"),
        ("typography: [fr-ch]\n", "[fr-eu]", f"Pions{N}: tout{N}! «{N}ici{N}»"),
    ],
)
def test_what_printkit_yaml_names_holds_for_games_that_name_nothing(
    game: str, project: str, title: str, tmp_path: Path
) -> None:
    made = make_game(tmp_path, {"game.yaml": GAME.format(game)})
    (tmp_path / "printkit.yaml").write_text(f"typography: {project}\n", "utf-8")
    document, report = open_game(made, lang="fr").sheet("counters")
    assert document
    assert list(report) == []
    assert title in {item.text for item, _ in walk(document.pages[0].scene.items) if isinstance(item, Text)}


@pytest.mark.parametrize(
    ("said", "finding"),
    [
        ("[fr-ca, de, fr-ch]", '1:13: PK383 "fr-ch" comes after "fr-ca", which sets the same language'),
        ("[fr-cq]", "1:14: PK"),
    ],
)
def test_what_printkit_yaml_names_wrongly_is_a_finding(said: str, finding: str, tmp_path: Path) -> None:
    make_game(tmp_path, {"game.yaml": GAME.format("")})
    (tmp_path / "printkit.yaml").write_text(f"typography: {said}\n", "utf-8")
    ran = printkit(tmp_path, "check")
    assert (ran.status, f"printkit.yaml:{finding}" in ran.out) == (1, True)


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("", f"Pions{B}: tout{N}! «{B}ici{B}»"),
        ("typography: [fr-ca]\n", f"Pions{B}: tout! «{B}ici{B}»"),
        ("typography: [fr-ch]\n", f"Pions{N}: tout{N}! «{N}ici{N}»"),
        ("typography: [fr-eu]\n", "Pions: tout! «ici»"),
    ],
)
def test_a_sheet_is_set_in_the_manner_of_its_game(line: str, title: str, tmp_path: Path) -> None:
    trial = open_game(make_game(tmp_path, {"game.yaml": GAME.format(line)}), lang="fr")
    document, report = trial.sheet("counters")
    assert document
    assert list(report) == []
    texts = {item.text for item, _ in walk(document.pages[0].scene.items) if isinstance(item, Text)}
    assert title in texts


def test_an_unknown_manner_is_a_finding_at_its_line(tmp_path: Path) -> None:
    project = make_game(tmp_path, {"game.yaml": GAME.format("typography: [fr-cq]\n"), "counters.yaml": COUNTERS})
    report = Report()
    assert load_game(project, "mini", report) is None
    (found,) = report
    assert (found.origin.file, found.origin.line) == ("sources/mini/game.yaml", 4)
    assert "fr-cq" in found.message
    assert "did you mean" in found.hint


@pytest.mark.parametrize(
    ("lang", "chosen", "manner"),
    [
        ("fr", (), "fr"),
        ("fr_CA", (), "fr-ca"),
        ("fr", ("de-ch", "fr-eu"), "fr-eu"),
        ("fr-ca", ("fr-eu",), "fr-eu"),
        ("en", ("fr-eu",), "en"),
        ("qps", ("fr-eu",), "qps"),
    ],
)
def test_which_manner_a_language_is_set_in(lang: str, chosen: tuple[str, ...], manner: str) -> None:
    assert manner_of(lang, chosen) == manner  # type: ignore[arg-type]


def test_a_language_of_a_region_that_nobody_knows_is_set_as_its_language() -> None:
    assert typeset_punctuation("Feu !", "fr-lu") == f"Feu{N}!"

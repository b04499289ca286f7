"""What a rule finds wrong with a translation stops the sheets of that language, and of no other."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import printkit
from projects import COUNTERS, GAME, make_game

HEAD = (
    'msgid ""\nmsgstr ""\n"Language: fr\\n"\n'
    '"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n > 1);\\n"\n'
)
WORDS = {
    "game/title": ("Mini", "Mini-jeu"),
    "game/sheets/counters/title": ("Counters", "Pions"),
    "counters/scout/title": ("Scout", "Éclaireur"),
    "counters/scout/front/label": ("Scout", "Éclaireur"),
    "counters/scout/back/label": ("Hit", "Touché"),
}


def catalogue(**changed: str) -> str:
    entries = [
        f'\nmsgctxt "{context}"\nmsgid "{said}"\nmsgstr "{changed.get(said, told)}"\n'
        for context, (said, told) in WORDS.items()
    ]
    return HEAD + "".join(entries)


@pytest.mark.parametrize(
    ("told", "code"), [("Touché", ""), ("<b>Touché</b>", "PK380"), ("** Touché **", "PK304"), ("Touché 2", "PK305")]
)
def test_a_sheet_of_a_faulty_translation_is_not_written(tmp_path: Path, told: str, code: str) -> None:
    game = GAME + "translations: [fr]\n"
    project = make_game(tmp_path, {"game.yaml": game, "counters.yaml": COUNTERS, "locale/fr.po": catalogue(Hit=told)})
    ran = printkit(project.root, "build", "-j", "1")
    written = sorted(path.parent.name for path in (tmp_path / "out").glob("mini/*/counters.pdf"))
    assert (ran.status, written) == ((1, ["en"]) if code else (0, ["en", "fr"])), ran.err
    assert code in ran.err


def test_a_draft_of_a_faulty_translation_is_written(tmp_path: Path) -> None:
    files = {"game.yaml": GAME + "translations: [fr]\n", "locale/fr.po": catalogue(Scout="<b>Éclaireur</b>")}
    project = make_game(tmp_path, files)
    assert printkit(project.root, "build", "-j", "1", "--lang", "fr", "--draft").status == 1
    assert (tmp_path / "out/mini/fr/counters.pdf").exists()

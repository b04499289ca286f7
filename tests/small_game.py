"""A small game in two languages, of two sheets, for tests of the build: made in a folder, built, read back."""

from __future__ import annotations

import re
from pathlib import Path

from command_line import Ran, files_below, printkit
from projects import DRAWING, make_project

GAME = """\
title: Small fry
translations: [fr]
sheets:
  counters: {title: Counters, from: counters, layout: counter, imposition: fold-over}
  tokens: {title: Tokens, from: counters, only: [scout], layout: counter, imposition: duplex, items: [svg, pdf]}
"""

COUNTERS = """\
scout:
  title: Scout
  size: 20mm
  count: 3
  front: {art: boat, label: Scout, left: "{facts.power}"}
  back: {art: boat, label: Hit}
raider:
  title: Raider
  size: 20mm
  count: 2
  front: {art: boat, label: Raider}
  back: {art: boat, label: Hit}
"""

FRENCH = {
    "game/title": ("Small fry", "Menu fretin"),
    "game/sheets/counters/title": ("Counters", "Pions"),
    "game/sheets/tokens/title": ("Tokens", "Jetons"),
    "counters/scout/title": ("Scout", "Éclaireur"),
    "counters/scout/front/label": ("Scout", "Éclaireur"),
    "counters/scout/back/label": ("Hit", "Touché"),
    "counters/raider/title": ("Raider", "Corsaire"),
    "counters/raider/front/label": ("Raider", "Corsaire"),
    "counters/raider/back/label": ("Hit", "Touché"),
}


def catalogue() -> str:
    """Return the French catalogue."""
    head = 'msgid ""\nmsgstr ""\n"Language: fr\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
    head += '"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n'
    entries = [f'\nmsgctxt "{at}"\nmsgid "{text}"\nmsgstr "{said}"\n' for at, (text, said) in FRENCH.items()]
    return head + "".join(entries)


FILES = {
    "game.yaml": GAME,
    "counters.yaml": COUNTERS,
    "facts.yaml": "power: 4\n",
    "art/boat.svg": DRAWING,
    "locale/fr.po": catalogue(),
}


def small_game(root: Path, name: str = "small") -> Path:
    """Write the game as a project of its own and return the project's folder."""
    make_project(root, {f"sources/{name}/{path}": content for path, content in FILES.items()})
    return root


def edit(root: Path, file: str, old: str, new: str) -> None:
    """Replace a text in a source of the game; asserts that it stands there."""
    path = root / "sources/small" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def build(root: Path, *arguments: str) -> Ran:
    """Run `printkit build` in the project's folder, in one process; asserts that it ends well."""
    ran = printkit(root, "build", "--jobs", "1", *arguments)
    assert ran.status == 0, ran.err
    return ran


def built(root: Path) -> dict[str, bytes]:
    """Return the files in the output folder by their path."""
    return files_below(root / "out")


def names(ran: Ran) -> list[str]:
    """Return the files that a build says it wrote, from the language's folder on, in alphabetical order."""
    return sorted(re.sub(r"^.*/out/small/|^out/small/", "", line) for line in ran.out.splitlines())

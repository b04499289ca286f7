"""A small game with two known findings, checked through the command line with what a test changes in it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from command_line import Ran, printkit
from projects import COUNTERS, DRAWING, make_project

from printkit.check import registry
from printkit.check.registry import Finding, Rule
from printkit.diagnostics import KINDS, Kind, Severity
from printkit.model.game import Game

GAME = "title: Trial\ntranslations: [fr]\n"
FACTS = "alpha: 1\nbravo: 2\n"
HEAD = (
    'msgid ""\nmsgstr ""\n"Language: fr\\n"\n'
    '"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n > 1);\\n"\n'
)
TITLE = '\nmsgctxt "game/title"\nmsgid "Trial"\nmsgstr "Essai"\n'
UNUSED = '\nmsgctxt "game/gone"\nmsgid "Gone"\nmsgstr "Parti"\n'
FILES = {"game.yaml": GAME, "facts.yaml": FACTS, "locale/fr.po": HEAD + TITLE}

SHEETS = "title: Trial\nsheets: {c: {title: Counters, from: counters, layout: counter, imposition: fold-over}}\n"
PRINTED = {"game.yaml": SHEETS, "counters.yaml": COUNTERS, "art/boat.svg": DRAWING}

LONG = COUNTERS.replace("label: Scout", "label: Scoutscoutscoutscoutscoutscoutscoutscout")


PAGE = "Report it.\n\n## What it does\nx\n\n## Why it matters\nx\n\n## Example\nx\n\n## Fix\nx"
BIG = Kind("PK291", "fact-too-big", Severity.ERROR, PAGE)
SMALL = Kind("PK292", "fact-too-small", Severity.WARNING, PAGE)


def find_big(game: Game) -> Iterator[Finding]:
    """Find each fact above 1: in the trial, one in line 2 of facts.yaml."""
    for name, fact in game.parts.facts.items():
        if (value := int(getattr(fact, "value", fact))) > 1:
            yield Finding(_place(game, 2), f'"{name}" is {value}, more than 1', "lower it")


def find_small(game: Game) -> Iterator[Finding]:
    """Find facts of less than 2: in the trial, one in line 1 of facts.yaml."""
    for name, fact in game.parts.facts.items():
        if (value := int(getattr(fact, "value", fact))) < 2:
            yield Finding(_place(game, 1), f'"{name}" is {value}, less than 2')


def _place(game: Game, line: int):  # noqa: ANN202 - an origin
    """Return the line of a fact; a note on a line of its own above moves it down."""
    return type(game.file.origin)(f"sources/{game.id}/facts.yaml", line + SHIFT.get(line, 0), 1)


SHIFT: dict[int, int] = {}


@contextmanager
def two_rules(**others: Rule[Game]) -> Iterator[None]:
    """Have no other rules than the structural ones, the two above and `others`."""
    registry.load_kinds()
    kept = [rule for rule in registry._game_rules if rule.kind.code[2] == "1"]  # noqa: SLF001
    rules = [*kept, Rule(BIG, find_big), Rule(SMALL, find_small), *others.values()]
    kinds = {rule.kind.code: rule.kind for rule in rules}
    with patch.object(registry, "_game_rules", rules), patch.dict(KINDS, kinds):
        yield


def trial(root: Path, files: Mapping[str, str] | None = None, *options: str, project: str = "") -> Ran:
    """Check the game, some of its files replaced or added; `project` is what printkit.yaml says."""
    whole = {f"sources/trial/{name}": text for name, text in {**FILES, **(files or {})}.items()}
    make_project(root, {**whole, **({"printkit.yaml": project} if project else {})})
    with two_rules():
        return printkit(root, "check", *options)


def found(root: Path, files: Mapping[str, str] | None = None, *options: str, project: str = "") -> list[str]:
    """Return what the check finds, as `file:line CODE severity`."""
    ran = trial(root, files, "--format", "json", *options, project=project)
    return [
        f"{each['file'].rpartition('/')[2]}:{each['line']} {each['code']} {each['severity']}"
        for each in json.loads(ran.out)["findings"]
    ]

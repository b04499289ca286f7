"""One rule over a small game, run without the command line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from projects import make_project

from printkit.check.registry import Finding, Translation, game_rules, translation_rules
from printkit.diagnostics import Report
from printkit.language import read_catalog
from printkit.model.game import Game
from printkit.project import load_game

HEAD = (
    'msgid ""\nmsgstr ""\n"Language: fr\\n"\n'
    '"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n > 1);\\n"\n'
)


def load(root: Path, files: Mapping[str, str]) -> Game:
    """Load a game of these files; asserts that the loader finds nothing."""
    whole = {"game.yaml": "title: Mini\n", **files}
    report = Report()
    game = load_game(make_project(root, {f"sources/mini/{name}": text for name, text in whole.items()}), "mini", report)
    assert [str(each) for each in report] == []
    assert game
    return game


def findings(root: Path, code: str, files: Mapping[str, str]) -> list[Finding]:
    """Return what the rule of a code finds in the sources."""
    game = load(root, files)
    return [found for rule in game_rules() if rule.kind.code == code for found in rule.inspect(game)]


def found(root: Path, code: str, files: Mapping[str, str]) -> list[str]:
    """Return the findings of a rule as `line message`."""
    return [f"{each.origin.line} {each.message}" for each in findings(root, code, files)]


def said(root: Path, code: str, *sentences: str, glossary: str = "", **files: str) -> list[str]:
    """Return the messages about sentences, each a paragraph of the rules, and a glossary."""
    text = "\n\n".join(["# Rules", *sentences])
    parts = {f"{name}.yaml": content for name, content in files.items()}
    return [
        each.message for each in findings(root, code, {"rules.md": text, "glossary.yaml": glossary or "{}", **parts})
    ]


def translated(
    root: Path, code: str, pairs: Mapping[str, str], glossary: str = "{}", roster: str = "{}", *, flag: str = ""
) -> list[str]:
    """Return what a rule over translations finds: the notes of an aid, with their French, each with a flag."""
    notes = "".join(f"    - {source}\n" for source in pairs)
    files = {"glossary.yaml": glossary, "roster.yaml": roster, "aids.yaml": f"a:\n  title: A\n  notes:\n{notes}"}
    game = load(root, files)
    entries = [
        f'\n{flag}msgctxt "aids/a/notes/{number}"\nmsgid "{source}"\nmsgstr "{text}"\n'
        for number, (source, text) in enumerate(pairs.items(), 1)
    ]
    catalog = read_catalog(HEAD + "".join(entries), "locale/fr.po", Report())
    subject = Translation(game, "fr", catalog)
    rules = [rule for rule in translation_rules() if rule.kind.code == code]
    return [each.message for rule in rules for each in rule.inspect(subject)]

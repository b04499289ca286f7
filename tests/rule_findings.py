"""One rule and a small game → the messages of what that rule finds, in the order it finds them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from projects import make_project

from printkit.check.registry import Finding, game_rules
from printkit.diagnostics import Report
from printkit.model.game import Game
from printkit.project import load_game


def load(root: Path, files: Mapping[str, str]) -> Game:
    """Return the game of some files, a `game.yaml` added where there is none; asserts that they load."""
    whole = {"game.yaml": "title: Mini\n", **files}
    project = make_project(root, {f"sources/mini/{name}": text for name, text in whole.items()})
    report = Report()
    game = load_game(project, "mini", report)
    assert [str(each.message) for each in report] == []
    assert game
    return game


def findings(game: Game, code: str) -> list[Finding]:
    """Return what a rule finds in a game."""
    (inspect,) = (rule.inspect for rule in game_rules() if rule.kind.code == code)
    return list(inspect(game))


def messages(root: Path, code: str, files: Mapping[str, str]) -> list[str]:
    """Return the messages of what a rule finds in the game of some files."""
    return [found.message for found in findings(load(root, files), code)]

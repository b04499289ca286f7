"""The register of rules: a generator over a game, with a four-section docstring → findings of one kind."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import NamedTuple

from printkit.diagnostics import Diagnostic, Kind, Origin, Report, Severity
from printkit.diagnostics.kinds import register
from printkit.model.game import Game


class Finding(NamedTuple):
    """What a rule found: where, what is wrong (lower case, culprit quoted, numbers), and the remedy."""

    origin: Origin
    message: str
    hint: str = ""


Rule = Callable[[Game], Iterator[Finding]]

_rules: dict[Kind, Rule] = {}


def rule(code: str, name: str, severity: Severity = Severity.ERROR) -> Callable[[Rule], Rule]:
    """Register a rule; its docstring is what `printkit explain` prints.

    Raises ValueError at import when the code or name is taken or the docstring lacks one of the four sections.
    """

    def decorate(inspect_game: Rule) -> Rule:
        """Enter the rule under its kind."""
        kind = Kind(code, name, severity, inspect.getdoc(inspect_game) or "")
        register(kind)
        _rules[kind] = inspect_game
        return inspect_game

    return decorate


@cache
def load_rules() -> None:
    """Import every module of every family, so that each has registered its rules."""
    package = import_module("printkit.check")
    for module in pkgutil.walk_packages(package.__path__, "printkit.check."):
        import_module(module.name)


def check_game(game: Game, report: Report) -> None:
    """Run every rule over a game; what they find goes to the report."""
    load_rules()
    for kind, inspect_game in _rules.items():
        for found in inspect_game(game):
            report.add(Diagnostic(kind.code, kind.name, kind.severity, found.message, found.origin, found.hint))

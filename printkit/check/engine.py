"""A game or a translation → what the rules find, in a report; a rule that crashes becomes a finding of its own."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable

from printkit.check.registry import Rule, S, Translation, game_rules, structure_rules, translation_rules
from printkit.diagnostics import Kind, Origin, Report
from printkit.diagnostics.checker import internal_error
from printkit.model.game import Game
from printkit.model.prose import UnreadTextError

Wanted = Callable[[Kind], bool]
"""Tells whether the findings of a kind are asked for: a rule whose findings are not does not run."""


def every_kind(_kind: Kind) -> bool:
    """Want every kind of finding."""
    return True


def check_game(game: Game, report: Report, wanted: Wanted = every_kind) -> None:
    """Run the rules over a game; what they find goes to the report. The structural ones, PK1xx, always run."""
    run_rules(game_rules(), game, game, report, lambda kind: kind.code[2] == "1" or wanted(kind))


def check_structure(game: Game, report: Report) -> None:
    """Run the rules without which a game cannot be laid out: those about what its files say of one another."""
    run_rules(structure_rules(), game, game, report, every_kind)


def check_translation(translation: Translation, report: Report, wanted: Wanted = every_kind) -> None:
    """Run the rules over a translation; what they find goes to the report."""
    run_rules(translation_rules(), translation, translation.game, report, wanted)


def run_rules(rules: Iterable[Rule[S]], subject: S, game: Game, report: Report, wanted: Wanted) -> None:
    """Run rules over a subject; what they find goes to the report, and so does that one of them broke off."""
    for rule in rules:
        if not wanted(rule.kind):
            continue
        try:
            for found in rule.inspect(subject):
                report.add(rule.diagnose(found))
        except UnreadTextError:
            raise  # the game was read without its texts, and is read again with them
        except Exception as error:  # noqa: BLE001 - whatever a rule does wrong, the others still run
            # A rule may trust the structure of a game: where that is at fault, this has been told already.
            if not any(found.code.startswith("PK17") for found in report):
                _account(rule.kind, error, game, report)


def _account(kind: Kind, error: Exception, game: Game, report: Report) -> None:
    """Report a rule that broke off, and keep where it did."""
    origin = Origin(game.file.origin.file or f"sources/{game.id}/game.yaml")
    report.add(internal_error(origin, kind.code, game.id, type(error).__name__))
    report.crashes.append("".join(traceback.format_exception(error)))

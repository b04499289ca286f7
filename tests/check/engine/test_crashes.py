"""A rule that breaks off is a finding of its own; the others still run, and the exit status is 2."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from check.engine.trial import FILES, PAGE, find_big, two_rules
from command_line import Ran, printkit
from projects import make_project

from printkit.check.registry import Finding, Rule
from printkit.diagnostics import Kind, Severity
from printkit.model.game import Game

KIND = Kind("PK290", "crash-test", Severity.ERROR, PAGE)


def break_off(game: Game) -> Iterator[Finding]:
    """Find something, then divide by nothing."""
    yield next(find_big(game))
    raise ZeroDivisionError(str(1 // len(game.id) - 1))


def recurse(game: Game) -> Iterator[Finding]:
    """Find nothing, endlessly."""
    yield from recurse(game)


def run(root: Path, *arguments: str, files: dict[str, str] | None = None, project: str = "", rule=break_off) -> Ran:  # noqa: ANN001
    """Run a command on the trial game, with a rule that breaks off."""
    whole = {f"sources/trial/{name}": text for name, text in {**FILES, **(files or {})}.items()}
    make_project(root, {**whole, "printkit.yaml": project} if project else whole)
    with two_rules(crash=Rule(KIND, rule)):
        return printkit(root, *arguments)


def codes(ran: Ran) -> list[str]:
    """Return the codes of the findings of a check in JSON."""
    return [each["code"] for each in json.loads(ran.out)["findings"]]


def test_the_others_still_run(tmp_path: Path) -> None:
    ran = run(tmp_path, "check", "--format", "json")
    assert ran.status == 2
    assert codes(ran) == ["PK292", "PK290", "PK291", "PK199"]
    assert json.loads(ran.out)["complete"] is False


def test_the_finding_names_rule_game_and_exception(tmp_path: Path) -> None:
    ran = run(tmp_path, "check")
    assert 'sources/trial/game.yaml: PK199 rule PK290 broke off in "trial": ZeroDivisionError\n' in ran.out
    assert "Traceback" not in ran.out + ran.err


def test_verbose_prints_where_on_stderr(tmp_path: Path) -> None:
    ran = run(tmp_path, "check", "--verbose")
    assert "Traceback" not in ran.out
    assert "in break_off" in ran.err


def test_endless_recursion_is_caught(tmp_path: Path) -> None:
    assert "RecursionError" in run(tmp_path, "check", rule=recurse).out


@pytest.mark.parametrize("options", [["--select", "PK291"], ["--ignore", "crash-test"]])
def test_a_rule_that_is_not_asked_for_does_not_run(tmp_path: Path, options: list[str]) -> None:
    assert "PK199" not in run(tmp_path, "check", *options).out


def test_a_rule_that_is_off_does_not_run(tmp_path: Path) -> None:
    ran = run(tmp_path, "check", "--format", "json", project="rules: {PK290: off}\n")
    assert (ran.status, codes(ran)) == (1, ["PK292", "PK291"])


def test_where_the_structure_is_at_fault_no_rule_is_blamed(tmp_path: Path) -> None:
    ran = run(tmp_path, "check", "--format", "json", files={"game.yaml": "title: T\ntranslations: [en]\n"})
    assert (ran.status, "PK174" in codes(ran), "PK199" in codes(ran)) == (1, True, False)


def test_a_build_exits_2_too(tmp_path: Path) -> None:
    assert run(tmp_path, "build", "-j", "1").status == 2

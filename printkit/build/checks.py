"""A project and addresses → everything that a check finds, judged as the project and its games say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from printkit.build.addresses import choose, games_meant
from printkit.build.games import CheckedGame, open_checked
from printkit.build.plan import plan_tasks
from printkit.build.tasks import EditionTask, Options
from printkit.build.trial import read_edition, try_edition
from printkit.check.catalogues import check_catalogues
from printkit.check.registry import rule_codes
from printkit.check.selection import Selection
from printkit.check.silences import unused
from printkit.diagnostics import Diagnostic, Kind, Report
from printkit.project import Project

CATALOGUES = frozenset({*(f"PK30{number}" for number in range(1, 10)), "PK314", "PK327", "PK328"})
"""What is found by reading catalogues, without laying anything out."""


@dataclass(frozen=True, slots=True)
class CheckRequest:
    """What to check: addresses, languages (none: all), the findings asked for, and whether to lay sheets out."""

    addresses: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    selection: Selection = Selection()
    layout: bool = False

    def wants(self, kind: Kind) -> bool:
        """Tell whether a rule is to run."""
        return self.selection.wants(kind.code)

    @property
    def lays_out(self) -> bool:
        """Tell whether to lay sheets out: where this was not declined, and could find something that is asked for."""
        codes = self.selection.codes
        return self.layout and (codes is None or bool(codes - rule_codes() - CATALOGUES))


def check_project(project: Project, request: CheckRequest) -> tuple[tuple[str, ...], Report]:
    """Return the games that were checked and what was found; raises CannotRunError where an address means nothing."""
    report = Report()
    settings = project.settings(report)
    names = games_meant(request.addresses, project.games())
    checked = {name: open_checked(project, name, settings, request.wants) for name in names}
    tasks = _tasks(project, request, checked)
    for name, each in checked.items():
        if each.game is None:
            continue
        files = project.files.within(f"sources/{name}")
        check_catalogues(each.game, files, request.languages, each.report, request.wants)
        mine = [replace(task, judge=each.policy) for task in tasks if task.game is each.game]
        for task in mine[:1]:
            read_edition(task, each.report)
        for task in mine if request.lays_out else ():
            try_edition(task, each.report)
        own = [silence for silence in each.policy.silences if silence.origin.file.startswith("sources/")]
        each.report.extend(unused(own, [each.report], _judged(request, each)))
    for each in checked.values():
        report.extend(each.report)
    if not request.addresses:
        report.extend(_unused_of_all(request, checked.values()))
    return tuple(names), _selected(report, request.selection)


def _unused_of_all(request: CheckRequest, checked: Collection[CheckedGame]) -> Iterator[Diagnostic]:
    """Yield a finding for each silence in templates of the project that held back nothing of any game."""
    shared = {silence: None for each in checked for silence in each.policy.silences}
    silences = [silence for silence in shared if not silence.origin.file.startswith("sources/")]
    judges = [_judged(request, each) for each in checked]
    reports = [each.report for each in checked]
    yield from unused(silences, reports, lambda code: all(judged(code) for judged in judges))


def _tasks(project: Project, request: CheckRequest, checked: Mapping[str, CheckedGame]) -> list[EditionTask]:
    """Return the editions to lay out: those of games without an error so far."""
    games = {name: each.sound for name, each in checked.items() if each.sound}
    wanted = choose(request.addresses, games, set(checked) - set(games))
    return plan_tasks(project, games, wanted, request.languages, Options(project.root / "out"))


def _judged(request: CheckRequest, checked: CheckedGame) -> Callable[[str], bool]:
    """Return what tells whether findings of a code, if there were any in the game, would have been found."""
    laid_out = request.lays_out and checked.sound and not request.addresses

    def judged(code: str) -> bool:
        """Tell it."""
        if not request.selection.wants(code) or checked.policy.levels.get(code) == "off":
            return False
        if code[2] != "2" and request.languages:
            return False  # it may be true of a language that was not looked at
        return bool(laid_out) or code in rule_codes() or code in CATALOGUES

    return judged


def _selected(report: Report, selection: Selection) -> Report:
    """Return the findings that were asked for."""
    chosen = Report(crashes=report.crashes)
    chosen.add(*(found for found in report if selection.wants(found.code)))
    return chosen

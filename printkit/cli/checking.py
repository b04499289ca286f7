"""`printkit check`: games and their catalogues → findings on stdout."""

from __future__ import annotations

import sys

from printkit.build.addresses import choose, games_meant
from printkit.build.plan import plan_tasks
from printkit.build.run import load_sound_games
from printkit.build.tasks import Options
from printkit.build.trial import try_edition
from printkit.check.catalogues import check_catalogues
from printkit.cli.show import count_line
from printkit.cli.terminal import Exit, print_findings, usage_errors
from printkit.diagnostics import Report
from printkit.project import Project


def run_check(
    project: Project, addresses: tuple[str, ...], languages: tuple[str, ...], *, strict: bool, quiet: bool
) -> Exit:
    """Check games, print what was found, and return the exit status."""
    report = Report()
    project.settings(report)
    with usage_errors():
        names = games_meant(addresses, project.games())
        games = load_sound_games(project, names, report)
        wanted = choose(addresses, games, set(names) - set(games))
        tasks = plan_tasks(project, games, wanted, languages, Options(project.root / "out"))
    for game in games.values():
        check_catalogues(game, project.files.within(f"sources/{game.id}"), languages, report)
    for task in tasks:
        try_edition(task, report)
    print_findings(report, project.root, sys.stdout)
    if not quiet:
        sys.stderr.write(f"{len(names)} game{'' if len(names) == 1 else 's'} checked: {count_line(report)}\n")
    return Exit.ERRORS if report.errors or (strict and report.warnings) else Exit.DONE

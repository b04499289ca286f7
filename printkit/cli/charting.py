"""`printkit chart`: coastlines of games → the drawings and land tables of their charts."""

from __future__ import annotations

import sys

from printkit.build.addresses import games_meant
from printkit.build.files import write_file
from printkit.build.shelves import library_of
from printkit.cli.show import count_line
from printkit.cli.terminal import Exit, fail, print_findings, usage_errors
from printkit.diagnostics import Report
from printkit.maps.make import make_charts
from printkit.project import Project, load_game


def run_chart(project: Project, names: tuple[str, ...]) -> Exit:
    """Write the drawings and tables of every chart of the games that has a coastline, and tell which files changed."""
    report = Report()
    with usage_errors():
        meant = games_meant(names, project.games())
    drawn = [_chart(project, name, report) for name in meant]
    if not any(drawn) and not len(report):
        fail("no game here has charts; they stand in its charts.yaml")
    print_findings(report, project.root, sys.stderr)
    if len(report):
        sys.stderr.write(count_line(report) + "\n")
    return Exit.ERRORS if report.errors else Exit.DONE


def _chart(project: Project, name: str, report: Report) -> bool:
    """Write the files of a game's charts; returns whether it has any."""
    game = load_game(project, name, report)
    if game is None or not game.parts.charts:
        return False
    place = game.file.places.get("theme", game.file.origin)
    theme = library_of(project, name).theme(game.file.theme, place, report)
    files = project.files.within(f"sources/{name}")
    for path, text in make_charts(game, files, theme, report).items() if theme else ():
        fault = write_file(files.root, path, text.encode(), files.shown(path))
        if fault:
            report.add(fault)
        else:
            sys.stdout.write(f"{files.shown(path)}\n")
    return True

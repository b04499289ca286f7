"""`printkit translate`: games → templates and catalogues for translators, and how far they have come."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from printkit.build.addresses import games_meant
from printkit.build.files import write_file
from printkit.cli.show import count_line
from printkit.cli.terminal import Exit, fail, print_findings, usage_errors
from printkit.diagnostics import Report
from printkit.language import measure_progress, read_catalog, update_catalog, write_template
from printkit.model.game import Game
from printkit.project import Project, load_game
from printkit.source import ProjectFiles


def run_extract(project: Project, names: tuple[str, ...]) -> Exit:
    """Write `locale/<game>.pot` for each game: every text, untranslated."""
    report = Report()
    for game, files in _games(project, names, report):
        _write(files, f"locale/{game.id}.pot", write_template(game.messages), report)
    return _end(project, report)


def run_update(project: Project, names: tuple[str, ...], languages: tuple[str, ...]) -> Exit:
    """Bring the catalogue of each translation up to date with the texts; what is translated stays."""
    report = Report()
    for game, files, translations in _translated(project, names, languages, report):
        for lang in translations:
            name = f"locale/{lang}.po"
            old = files.read_text(name, report) if files.has(name) else ""
            if old is not None:
                text = update_catalog(old, game.messages, files.shown(name), lang, report)
                _write(files, name, text, report)
    return _end(project, report)


def run_status(project: Project, names: tuple[str, ...], languages: tuple[str, ...]) -> Exit:
    """Print for each catalogue how many texts are translated, stale, missing and unused."""
    report = Report()
    for game, files, translations in _translated(project, names, languages, report):
        for lang in translations:
            name = f"locale/{lang}.po"
            data = files.read_bytes(name, report) if files.has(name) else b""
            if data is None:
                continue
            status = measure_progress(read_catalog(data, files.shown(name), report), game.messages)
            sys.stdout.write(
                f"{game.id} {lang}: {status.translated} translated, {status.fuzzy} stale, "
                f"{status.missing} missing, {status.unused} unused\n"
            )
    return _end(project, report)


def _games(project: Project, names: tuple[str, ...], report: Report) -> Iterator[tuple[Game, ProjectFiles]]:
    with usage_errors():
        meant = games_meant(names, project.games())
    for name in meant:
        game = load_game(project, name, report)
        if game is not None:
            yield game, project.files.within(f"sources/{name}")


def _translated(
    project: Project, names: tuple[str, ...], wanted: tuple[str, ...], report: Report
) -> list[tuple[Game, ProjectFiles, tuple[str, ...]]]:
    """Return the games with those of their translations that are wanted; exits with status 2 where there is none."""
    games = list(_games(project, names, report))
    known = {lang for game, _ in games for lang in game.file.translations}
    strange = [lang for lang in wanted if lang not in known]
    if games and (strange or not known):
        into = f' into "{strange[0]}"' if strange else ""
        example = strange[0] if strange else "fr"
        fail(f"no game here is translated{into}; begin with translations: [{example}] in its game.yaml")
    return [
        (game, files, tuple(lang for lang in game.file.translations if not wanted or lang in wanted))
        for game, files in games
    ]


def _write(files: ProjectFiles, name: str, text: str, report: Report) -> None:
    fault = write_file(files.root, name, text.encode(), files.shown(name))
    if fault is None:
        sys.stdout.write(f"{files.shown(name)}\n")
    else:
        report.add(fault)


def _end(project: Project, report: Report) -> Exit:
    if len(report):
        print_findings(report, project.root, sys.stderr)
        sys.stderr.write(count_line(report) + "\n")
    return Exit.ERRORS if report.errors else Exit.DONE

"""`printkit translate`: games → templates and catalogues for translators, and how far they have come."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from printkit.build.addresses import games_meant
from printkit.build.files import write_file
from printkit.cli.show import count_line
from printkit.cli.terminal import Exit, fail, print_findings, usage_errors
from printkit.diagnostics import Report
from printkit.diagnostics.wording import counted
from printkit.language import PSEUDO, Status, Texts, measure_progress, read_catalog, update_catalog, write_template
from printkit.language.entries import Entry, read_entries
from printkit.language.notes import read_notes
from printkit.language.own_words import speaks
from printkit.language.scripts import SUPPORTED, is_tag, script_name, script_of
from printkit.model.game import Game
from printkit.project import Project, load_game
from printkit.source import ProjectFiles

if TYPE_CHECKING:
    from printkit.build.budgets import Rooms


@dataclass(frozen=True)
class Work:
    """One game whose texts are wanted: itself, its files, the languages of its catalogues, and its findings."""

    game: Game
    files: ProjectFiles
    languages: tuple[str, ...]
    report: Report

    def texts(self) -> Texts:
        """Return what there is to translate, with the notes for translators."""
        notes = read_notes(self.files, self.game.messages, self.report)
        return Texts(self.game.messages, self.game.id, self.game.file.language, notes)

    def texts_for(self, lang: str, texts: Texts, rooms: Rooms | None = None) -> Texts:
        """Return what there is to translate for one language: nothing but printkit's words for that of the sources."""
        if lang == self.game.file.language:
            return Texts((), texts.project, texts.language)
        return with_budgets(texts, rooms, lang)

    def template(self) -> tuple[Entry, ...]:
        """Return the entries of the template that is there, none where there is none; what is wrong with it is no matter."""
        name = f"locale/{self.game.id}.pot"
        data = self.files.read_bytes(name, Report()) if self.files.has(name) else None
        return read_entries(data.decode("utf-8", "replace"), name, Report()) if data else ()

    def has(self, lang: str) -> bool:
        """Tell whether there is a catalogue of a language."""
        return self.files.has(f"locale/{lang}.po")

    def write(self, name: str, text: str) -> None:
        """Write a file of the game, and its name on stdout."""
        fault = write_file(self.files.root, name, text.encode(), self.files.shown(name))
        if fault is None:
            sys.stdout.write(f"{self.files.shown(name)}\n")
        else:
            self.report.add(fault)


def with_budgets(texts: Texts, rooms: Rooms | None, lang: str) -> Texts:
    """Return texts with what fits their places in a language, as far as it was measured."""
    return replace(texts, budgets=rooms.budgets(lang)) if rooms else texts


def run_extract(project: Project, names: tuple[str, ...], languages: tuple[str, ...], *, budgets: bool) -> Exit:
    """Write `locale/<game>.pot` for each game: every text, untranslated; and begin catalogues in new languages."""
    report = Report()
    for lang in languages:
        _refuse_language(lang)
        if lang == PSEUDO:
            fail(f'"{PSEUDO}" is the pseudo-language, which needs no catalogue; build with --lang {PSEUDO}')
    for work in _games(project, names, report):
        texts, rooms = work.texts(), _measure(project, work, wanted=budgets)
        template = write_template(with_budgets(texts, rooms, work.game.file.language), work.template())
        work.write(f"locale/{work.game.id}.pot", template)
        for lang in languages:
            if lang != work.game.file.language or not speaks(lang):
                _begin(work, work.texts_for(lang, texts, rooms), lang)
    return _end(project, report)


def _measure(project: Project, work: Work, *, wanted: bool) -> Rooms | None:
    """Return how much room the texts of a game have, if wanted, or None after findings."""
    if not wanted:
        return None
    from printkit.build.budgets import measure_rooms

    with usage_errors():
        return measure_rooms(project, work.game, work.report)


def _begin(work: Work, texts: Texts, lang: str) -> None:
    """Write a catalogue in a new language, and say what is left to do; one that is there is left alone."""
    name = f"locale/{lang}.po"
    if work.has(lang):
        sys.stderr.write(f'{work.files.shown(name)} is there already; "printkit translate update" renews it\n')
        return
    text = update_catalog("", texts, work.files.shown(name), lang, work.report)
    work.write(name, text or "")
    if lang not in work.game.languages:
        listed = ", ".join((*work.game.file.translations, lang))
        file = work.files.shown("game.yaml")
        sys.stderr.write(f"{file}: write translations: [{listed}] once it is to be checked and built\n")


def _refuse_language(lang: str) -> None:
    """Exit with status 2 for a word that is no language tag, or a language that printkit cannot set."""
    if not is_tag(lang):
        fail(f'"{lang}" is not a language tag; write it in lower case, such as de or pt-br')
    script = script_of(lang)
    if script and script not in SUPPORTED:
        known = ", ".join(SUPPORTED.values())
        fail(f'"{lang}" is written in {script_name(script)} script, which printkit cannot set; it sets {known}')


def run_update(project: Project, names: tuple[str, ...], languages: tuple[str, ...], *, budgets: bool) -> Exit:
    """Bring the catalogue of each translation up to date with the texts; what is translated stays."""
    report, kept = Report(), 0
    for work in _translated(project, names, languages, report):
        texts, rooms = work.texts(), _measure(project, work, wanted=budgets)
        for lang in work.languages:
            name = f"locale/{lang}.po"
            old = work.files.read_bytes(name, report) if work.has(lang) else b""
            if old is not None:
                new = update_catalog(old, work.texts_for(lang, texts, rooms), work.files.shown(name), lang, report)
                kept += new is None
                if new is not None:
                    work.write(name, new)
        _tell_next(work)
    return max(_end(project, report), Exit.ERRORS if kept else Exit.DONE)


def _tell_next(work: Work) -> None:
    """Say on stderr what is left to translate of a game, and what to do then."""
    for game, lang, status in _statuses(replace(work, report=Report())):
        if left := status.missing + status.fuzzy:
            sys.stderr.write(
                f"{lang}: {counted(left, 'text')} to translate; fill in msgstr, then: printkit check {game}\n"
            )


Row = tuple[str, str, Status]


def run_status(project: Project, names: tuple[str, ...], languages: tuple[str, ...], style: str) -> Exit:
    """Print for each catalogue how many texts are done, fuzzy, missing and unused, as a table or as JSON."""
    report = Report()
    rows = [row for work in _translated(project, names, languages, report) for row in _statuses(work)]
    if style == "json":
        sys.stdout.write(json.dumps({"catalogues": [_as_json(row) for row in rows]}, indent=2) + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in _as_table(rows))
    return _end(project, report)


def _statuses(work: Work) -> Iterator[Row]:
    texts = Texts(work.game.messages)
    for lang in work.languages:
        name = f"locale/{lang}.po"
        data = work.files.read_bytes(name, work.report) if work.has(lang) else None
        if data is None and work.has(lang):
            continue
        catalog = read_catalog(data or "", work.files.shown(name), work.report if data else Report())
        yield (work.game.id, lang, measure_progress(catalog, work.texts_for(lang, texts)))


def _as_json(row: Row) -> dict[str, str | int]:
    game, lang, status = row
    return {
        "game": game,
        "language": lang,
        "texts": status.total,
        "done": status.done,
        "fuzzy": status.fuzzy,
        "missing": status.missing,
        "unused": status.unused,
    }


def _as_table(rows: list[Row]) -> Iterator[str]:
    """Yield the lines of a table, words to the left and figures to the right."""
    cells = [[str(cell) for cell in _as_json(row).values()] for row in rows]
    table = [["game", "language", "texts", "done", "fuzzy", "missing", "unused"], *cells]
    widths = [max(len(line[column]) for line in table) for column in range(len(table[0]))]
    for line in table:
        words = [text.ljust(width) for text, width in zip(line[:2], widths, strict=False)]
        figures = [text.rjust(width) for text, width in zip(line[2:], widths[2:], strict=True)]
        yield "  ".join([*words, *figures])


def _games(project: Project, names: tuple[str, ...], report: Report) -> Iterator[Work]:
    """Yield the games that are meant, with the languages that they have or need catalogues of."""
    with usage_errors():
        meant = games_meant(names, project.games())
    for name in meant:
        game = load_game(project, name, report)
        if game is not None:
            files = project.files.within(f"sources/{name}")
            # The language of the sources needs a catalogue for printkit's own words, where printkit has none in it.
            source = () if speaks(game.file.language) else (game.file.language,)
            yield Work(game, files, (*source, *game.file.translations), report)


def _translated(project: Project, names: tuple[str, ...], wanted: tuple[str, ...], report: Report) -> tuple[Work, ...]:
    """Return the games with those of their languages that are wanted; exits with status 2 where there is none."""
    games = tuple(_games(project, names, report))
    known = {lang for work in games for lang in work.languages}
    strange = [lang for lang in wanted if lang not in known]
    if games and (strange or not known):
        into = f' into "{strange[0]}"' if strange else ""
        example = strange[0] if strange else "fr"
        fail(f"no game here is translated{into}; begin with translations: [{example}] in its game.yaml")
    return tuple(
        Work(work.game, work.files, tuple(lang for lang in work.languages if not wanted or lang in wanted), report)
        for work in games
    )


def _end(project: Project, report: Report) -> Exit:
    if len(report):
        print_findings(report, project.root, sys.stderr)
        sys.stderr.write(count_line(report) + "\n")
    return Exit.ERRORS if report.errors else Exit.DONE

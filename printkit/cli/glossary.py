"""`printkit translate glossary`: games → their terms for spreadsheets and translation tools, on stdout."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from printkit.build.addresses import games_meant
from printkit.cli.terminal import Exit, fail, print_findings, usage_errors
from printkit.diagnostics import Report
from printkit.model.game import Game
from printkit.model.glossary import Forms, Term
from printkit.project import Project, load_game

FORMATS = ("csv", "json", "weblate", "omegat")

FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What a spreadsheet takes a cell for a formula by; such a cell gets an apostrophe before it, as Weblate's own do."""

APART = "; "
"""Between several words in one cell."""

SAID = ("plural", "allowed", "forbidden", "note")
"""What is told of each language beside its preferred form."""

WEBLATE = ("context", "source", "target", "developer_comments")
"""The columns by the names that Weblate, and translate-toolkit, know them by."""


@dataclass(frozen=True, slots=True)
class Row:
    """One term of a game, and its forms in each of the languages that are wanted, None where it has none."""

    game: Game
    name: str
    term: Term
    forms: dict[str, Forms | None]

    @property
    def source(self) -> str:
        """Return the term in the language of the sources, or nothing."""
        forms = self.term.forms_in(self.game.file.language)
        return forms.preferred if forms else ""

    @property
    def meaning(self) -> str:
        """Return what the term means, in the source language, placeholders as the catalogues have them."""
        long = self.term.expansion_in(self.game.file.language)
        return APART.join(filter(None, (long, self.term.means.text if self.term.means else "")))

    def word(self, lang: str) -> str:
        """Return the term in a language, or nothing."""
        forms = self.forms[lang]
        return forms.preferred if forms else ""

    def comment(self, lang: str) -> str:
        """Return all that a translator into a language should know of the term, in one line."""
        forms = self.forms[lang]
        avoid = f"not: {', '.join(forms.forbidden)}" if forms and forms.forbidden else ""
        plural = f"plural: {forms.plural}" if forms and forms.plural else ""
        own = forms.note if forms else ""
        return APART.join(filter(None, (self.meaning, self.term.note, plural, own, avoid)))


def run_glossary(project: Project, names: tuple[str, ...], languages: tuple[str, ...], style: str) -> Exit:
    """Write the terms of games to stdout; exits with status 2 for a language that no game here has words in."""
    report = Report()
    with usage_errors():
        meant = games_meant(names, project.games())
    games = [game for game in (load_game(project, name, report) for name in meant) if game is not None]
    known = _known(games)
    for lang in languages if games else ():
        if lang not in known:
            fail(f'no glossary here has words in "{lang}"; there is {", ".join(known)}')
    sources = dict.fromkeys(game.file.language for game in games)
    wanted = list(dict.fromkeys((*sources, *(languages or known))))
    if style in ("weblate", "omegat") and games and len(wanted) != 2:
        other = next((lang for lang in reversed(known) if lang not in sources), "fr")
        fail(f"--format {style} is for one language beside that of the sources; name it: --lang {other}")
    rows = [
        Row(game, name, term, {lang: term.spelt_in(lang, game.file.language) for lang in wanted})
        for game in games
        for name, term in game.parts.glossary.items()
    ]
    if games:
        _write({"csv": _as_csv, "json": _as_json, "weblate": _as_weblate, "omegat": _as_omegat}[style](rows, wanted))
    if len(report):
        print_findings(report, project.root, sys.stderr)
    return Exit.ERRORS if report.errors else Exit.DONE


def _known(games: Sequence[Game]) -> tuple[str, ...]:
    """Return the languages of games and those that their terms have words in, or a blank for them."""
    terms = (term for game in games for term in game.parts.glossary.values())
    declared = (lang for game in games for lang in game.languages)
    return tuple(dict.fromkeys((*declared, *(str(lang) for term in terms for lang in term.forms))))


def _write(text: str) -> None:
    """Write a text as UTF-8, whatever the encoding and the line ends of the terminal."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="")
    sys.stdout.write(text)


def _cells(cells: Sequence[str], separator: str = ",") -> str:
    """Return one line of a table as RFC 4180 has it, with nothing in it that a spreadsheet would reckon out."""
    line = io.StringIO()
    safe = [f"'{cell}" if cell.startswith(FORMULA) else cell for cell in cells]
    csv.writer(line, delimiter=separator, lineterminator="\r\n").writerow(safe)
    return line.getvalue()


def _as_csv(rows: Sequence[Row], languages: Sequence[str]) -> str:
    details = [f"{lang} {said}" for lang in languages for said in SAID]
    head = _cells(("game", "term", "kind", "definition", "note", *languages, *details))
    return head + "".join(_cells(tuple(_row(row, languages))) for row in rows)


def _row(row: Row, languages: Sequence[str]) -> Iterator[str]:
    yield from (row.game.id, row.name, row.term.kind, row.meaning, row.term.note or "")
    yield from (row.word(lang) for lang in languages)
    for lang in languages:
        forms = row.forms[lang]
        for said in SAID:
            value = getattr(forms, said) if forms else ""
            yield APART.join(value) if isinstance(value, tuple) else value or ""


def _as_json(rows: Sequence[Row], languages: Sequence[str]) -> str:
    terms = [
        {
            "game": row.game.id,
            "term": row.name,
            "kind": row.term.kind,
            "definition": row.meaning,
            "note": row.term.note or "",
            "forms": {lang: _forms(row.forms[lang]) for lang in languages},
        }
        for row in rows
    ]
    return json.dumps({"languages": list(languages), "terms": terms}, ensure_ascii=False, indent=2) + "\n"


def _forms(forms: Forms | None) -> dict[str, object] | None:
    if forms is None:
        return None
    return {key: value for key, value in asdict(forms).items() if key not in ("origin", "places")}


def _as_weblate(rows: Sequence[Row], languages: Sequence[str]) -> str:
    target = languages[-1]
    lines = (_cells((row.name, row.source, row.word(target), row.comment(target))) for row in rows if row.source)
    return _cells(WEBLATE) + "".join(lines)


def _as_omegat(rows: Sequence[Row], languages: Sequence[str]) -> str:
    """Return source, target and comment with tabs between, without a head; OmegaT knows no quotes in such a file."""
    target = languages[-1]
    full = ((row.source, row.word(target), row.comment(target)) for row in rows if row.source and row.word(target))
    return "".join("\t".join(" ".join(cell.split()) for cell in line) + "\n" for line in full)

"""The commands of `printkit translate`: each a thin shell around the module that does the work."""

from __future__ import annotations

from typing import Annotated

import typer

from printkit.cli.given import listed
from printkit.cli.options import TEXT_FORMATS, Games, Languages, ProjectFolder
from printkit.cli.terminal import check_choices, open_project

translate = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Make and keep the catalogues that translators work in."
)

Budgets = Annotated[
    bool, typer.Option("--budgets", help="lay the games out, and tell how many characters find room for each text")
]


@translate.command("extract")
def translate_extract(
    addresses: Games = None,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="LANGS", help="begin catalogues in new languages, such as de,pl")
    ] = None,
    budgets: Budgets = False,
    project: ProjectFolder = None,
) -> None:
    """Write every text of a game to locale/<game>.pot. With --lang, begins locale/<language>.po too."""
    from printkit.cli.translating import run_extract

    raise typer.Exit(
        run_extract(open_project(project), tuple(addresses or ()), listed("--lang", lang), budgets=budgets)
    )


@translate.command("update")
def translate_update(
    addresses: Games = None, lang: Languages = None, budgets: Budgets = False, project: ProjectFolder = None
) -> None:
    """Bring locale/<language>.po up to date. What is translated stays."""
    from printkit.cli.translating import run_update

    raise typer.Exit(run_update(open_project(project), tuple(addresses or ()), listed("--lang", lang), budgets=budgets))


@translate.command("status")
def translate_status(
    addresses: Games = None,
    lang: Languages = None,
    style: Annotated[str, typer.Option("--format", metavar="FORMAT", help="text or json")] = "text",
    project: ProjectFolder = None,
) -> None:
    """Tell how many texts are done, fuzzy, missing and unused. Each game and language has a line."""
    from printkit.cli.translating import run_status

    check_choices("--format", (style,), TEXT_FORMATS)
    raise typer.Exit(run_status(open_project(project), tuple(addresses or ()), listed("--lang", lang), style))


@translate.command("glossary")
def translate_glossary(
    addresses: Games = None,
    style: Annotated[
        str,
        typer.Option(
            "--format",
            metavar="FORMAT",
            help="csv: a column a language; json; weblate: CSV with Weblate's names of columns; omegat: source, target "
            "and comment with tabs between",
        ),
    ] = "csv",
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="LANGS", help="languages beside that of the sources; else all")
    ] = None,
    project: ProjectFolder = None,
) -> None:
    """Write the terms of a game to stdout.

    With their meanings, notes and words in each language, in UTF-8, commas and quotes as in RFC 4180. A cell that a
    spreadsheet would take for a formula gets an apostrophe before it, as in Weblate's own files; json has it as it
    is. weblate and omegat are for one --lang at a time.
    """
    from printkit.cli.glossary import FORMATS as GLOSSARY_FORMATS
    from printkit.cli.glossary import run_glossary

    check_choices("--format", (style,), GLOSSARY_FORMATS)
    raise typer.Exit(run_glossary(open_project(project), tuple(addresses or ()), listed("--lang", lang), style))

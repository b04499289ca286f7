"""The commands: each a thin shell around the modules that do the work, which it imports when it runs."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Annotated

import typer

from printkit.cli.terminal import Exit, check_choices, fail, open_project, print_findings, split_list, usage_errors

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Turn YAML sources into print-ready game materials, PDF and SVG, in every language of the game.",
)

translate = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Make and keep the catalogues that translators work in."
)
app.add_typer(translate, name="translate")

Games = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="games; else all")]
Addresses = Annotated[
    list[str] | None, typer.Argument(metavar="ADDRESS", help="game, game/sheet or game/sheet/item; * and ? match")
]
ProjectFolder = Annotated[
    Path | None, typer.Option("--project", metavar="DIR", help="the project; else the nearest folder with sources/")
]
Languages = Annotated[str | None, typer.Option("--lang", metavar="LANGS", help="languages, such as fr,en; else all")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="print nothing but findings")]

FORMATS = ("pdf", "png")
ITEM_FORMATS = ("svg", "pdf", "png")
ODDS_FORMATS = ("text", "json")
CHECK_FORMATS = ("text", "json", "github", "sarif", "junit")


def _version(value: bool) -> None:
    if value:
        from printkit import __version__

        sys.stdout.write(f"printkit {__version__}\n")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="print the version")
    ] = False,
) -> None:
    del version


@app.command()
def build(
    addresses: Addresses = None,
    lang: Languages = None,
    formats: Annotated[str, typer.Option("--format", metavar="FORMATS", help="of sheets: pdf,png")] = "pdf",
    items: Annotated[
        str | None, typer.Option(metavar="FORMATS", help="of single items: svg,pdf,png; else as each sheet says")
    ] = None,
    dpi: Annotated[int, typer.Option(metavar="N", min=18, max=1200, help="dots per inch of PNG files")] = 150,
    paper: Annotated[str, typer.Option(metavar="NAME", help="a4, letter, a3 …; else the game's own")] = "",
    profile: Annotated[
        str, typer.Option(metavar="NAME", help="home, ink-saver, proof, screen, press-x4; else home")
    ] = "",
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="output folder; else out/ in the project")] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="N", min=0, help="processes at once; 0 means one a processor")
    ] = 0,
    force: Annotated[bool, typer.Option("--force", help="build what is current, too")] = False,
    draft: Annotated[bool, typer.Option("--draft", help="print sheets with errors, marked as drafts")] = False,
    quiet: Quiet = False,
    project: ProjectFolder = None,
) -> None:
    """Build sheets, items or whole games into the output folder."""
    from printkit.cli.building import BuildCall, run_build

    chosen = split_list(formats)
    check_choices("--format", chosen, FORMATS)
    check_choices("--items", split_list(items), ITEM_FORMATS)
    found = open_project(project)
    call = BuildCall(
        addresses=tuple(addresses or ()),
        languages=split_list(lang),
        formats=chosen,
        items=None if items is None else split_list(items),
        dpi=dpi,
        paper=paper,
        profile=profile,
        out=out or found.root / "out",
        jobs=jobs,
        force=force,
        draft=draft,
        quiet=quiet,
    )
    raise typer.Exit(run_build(found, call))


@app.command()
def check(
    addresses: Addresses = None,
    lang: Languages = None,
    style: Annotated[
        str, typer.Option("--format", metavar="FORMAT", help="text, json, github, sarif or junit")
    ] = "text",
    select: Annotated[
        str | None, typer.Option(metavar="CODES", help="only these: PK201, PK2, die-range-gap …; else all")
    ] = None,
    ignore: Annotated[str | None, typer.Option(metavar="CODES", help="all but these")] = None,
    baseline: Annotated[Path | None, typer.Option(metavar="FILE", help="let the findings in this file pass")] = None,
    write_baseline: Annotated[
        Path | None, typer.Option(metavar="FILE", help="write what is found to this file, and let it pass")
    ] = None,
    layout: Annotated[
        bool, typer.Option("--layout", help="lay the sheets out, too: overflow, glyphs, pictures")
    ] = False,
    strict: Annotated[bool, typer.Option("--strict", help="a warning counts as an error")] = False,
    quiet: Quiet = False,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="print where a rule broke off")] = False,
    project: ProjectFolder = None,
) -> None:
    """Check games and their translations; build nothing."""
    from printkit.cli.checking import CheckCall, run_check

    check_choices("--format", (style,), CHECK_FORMATS)
    call = CheckCall(
        addresses=tuple(addresses or ()),
        languages=split_list(lang),
        select=split_list(select),
        ignore=split_list(ignore),
        style=style,
        baseline=baseline,
        write_baseline=write_baseline,
        layout=layout,
        strict=strict,
        quiet=quiet,
        verbose=verbose,
    )
    raise typer.Exit(run_check(open_project(project), call))


@app.command("list")
def list_(addresses: Addresses = None, project: ProjectFolder = None) -> None:
    """List what can be built: address, kind, title, count."""
    from printkit.cli.listing import run_list

    raise typer.Exit(run_list(open_project(project), tuple(addresses or ())))


@app.command()
def odds(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="a table: game/tables/name")],
    style: Annotated[str, typer.Option("--format", metavar="FORMAT", help="text or json")] = "text",
    modifier: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="a modifier of the table that applies; again for more")
    ] = None,
    dice: Annotated[int, typer.Option(metavar="N", min=1, max=100, help="how many are rolled and looked up")] = 1,
    project: ProjectFolder = None,
) -> None:
    """Tell the exact chances of a table's results."""
    from printkit.cli.odds import OddsCall, run_odds

    check_choices("--format", (style,), ODDS_FORMATS)
    raise typer.Exit(run_odds(open_project(project), OddsCall(address, tuple(modifier or ()), dice, style)))


@app.command()
def report(
    game: Annotated[str, typer.Argument(metavar="GAME", help="a game with missions")],
    style: Annotated[str, typer.Option("--format", metavar="FORMAT", help="text or json")] = "text",
    project: ProjectFolder = None,
) -> None:
    """Tell how difficult each mission of a game is, and how often each event is used."""
    from printkit.cli.reporting import run_report

    check_choices("--format", (style,), ODDS_FORMATS)
    raise typer.Exit(run_report(open_project(project), game, style))


@app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="the folder below sources/ to make")],
    project: ProjectFolder = None,
) -> None:
    """Make a small complete game to start from."""
    from printkit.cli.starting import run_new

    raise typer.Exit(run_new(name, project))


@app.command()
def chart(addresses: Games = None, project: ProjectFolder = None) -> None:
    """Make the drawings and land tables of charts from their coastlines; needs the extra printkit[maps]."""
    from printkit.cli.charting import run_chart

    raise typer.Exit(run_chart(open_project(project), tuple(addresses or ())))


@app.command()
def explain(code: Annotated[str, typer.Argument(metavar="CODE", help="a code such as PK101, or a name")]) -> None:
    """Explain a finding, by its code or name."""
    from printkit.cli.explaining import explanation, near_codes

    page = explanation(code)
    if page is None:
        near = near_codes(code)
        fail(f'no finding is called "{code}"' + (f"; did you mean {' or '.join(near)}?" if near else ""))
    sys.stdout.write(page)


@translate.command("extract")
def translate_extract(addresses: Games = None, project: ProjectFolder = None) -> None:
    """Write every text of a game to locale/<game>.pot."""
    from printkit.cli.translating import run_extract

    raise typer.Exit(run_extract(open_project(project), tuple(addresses or ())))


@translate.command("update")
def translate_update(addresses: Games = None, lang: Languages = None, project: ProjectFolder = None) -> None:
    """Bring locale/<language>.po up to date with the texts of a game; what is translated stays."""
    from printkit.cli.translating import run_update

    raise typer.Exit(run_update(open_project(project), tuple(addresses or ()), split_list(lang)))


@translate.command("status")
def translate_status(addresses: Games = None, lang: Languages = None, project: ProjectFolder = None) -> None:
    """Tell how many texts are translated, stale, missing and unused."""
    from printkit.cli.translating import run_status

    raise typer.Exit(run_status(open_project(project), tuple(addresses or ()), split_list(lang)))


def main() -> None:
    """Run the command line; an interruption leaves every file that stood there as it was."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal without × or é shows an escape instead
            stream.reconfigure(errors="backslashreplace")
    try:
        app(prog_name="printkit")
    except SystemExit as stop:
        if stop.code == Exit.INTERRUPTED:  # Typer makes this of Ctrl-C, and says nothing
            sys.stderr.write("printkit: interrupted; files not yet written are as they were\n")
        raise
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(Exit.ERRORS)


__all__ = ["app", "main", "print_findings", "usage_errors"]

"""The commands: each a thin shell around the modules that do the work, which it imports when it runs."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Annotated

import typer

from printkit.cli.given import folder, listed, named
from printkit.cli.options import TEXT_FORMATS, Addresses, Editions, Games, OutputFolder, ProjectFolder, Quiet
from printkit.cli.terminal import Exit, check_choices, fail, open_project
from printkit.cli.translate_app import translate

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Turn YAML sources into print-ready game materials, PDF and SVG, in every language of the game.",
)

app.add_typer(translate, name="translate")

FORMATS = ("pdf", "png")
ITEM_FORMATS = ("svg", "pdf", "png")
CHECK_FORMATS = ("text", "json", "github", "sarif", "junit")
PREFLIGHT_FORMATS = ("text", "json", "sarif")


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
    lang: Editions = None,
    formats: Annotated[str, typer.Option("--format", metavar="FORMATS", help="of sheets: pdf,png")] = "pdf",
    items: Annotated[
        str | None, typer.Option(metavar="FORMATS", help="of single items: svg,pdf,png; else as each sheet says")
    ] = None,
    dpi: Annotated[int, typer.Option(metavar="N", min=18, max=1200, help="dots per inch of PNG files")] = 150,
    paper: Annotated[str | None, typer.Option(metavar="NAME", help="a4, letter, a3 …; else the game's own")] = None,
    profile: Annotated[
        str | None, typer.Option(metavar="NAME", help="home, ink-saver, proof, screen, press-x4; else home")
    ] = None,
    out: OutputFolder = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="N", min=0, help="processes at once; 0 means one per processor")
    ] = 0,
    force: Annotated[bool, typer.Option("--force", help="rebuild even what is up to date")] = False,
    draft: Annotated[bool, typer.Option("--draft", help="print sheets with errors, marked as drafts")] = False,
    quiet: Quiet = False,
    project: ProjectFolder = None,
) -> None:
    """Build sheets, items or whole games into the output folder."""
    from printkit.cli.building import BuildCall, run_build

    chosen, of_items = listed("--format", formats), listed("--items", items)
    check_choices("--format", chosen, FORMATS)
    check_choices("--items", of_items, ITEM_FORMATS)
    found = open_project(project)
    call = BuildCall(
        addresses=tuple(addresses or ()),
        languages=listed("--lang", lang),
        formats=chosen,
        items=of_items or None,
        dpi=dpi,
        paper=named("--paper", paper).lower(),
        profile=named("--profile", profile).lower(),
        out=folder("--out", out, found.root),
        jobs=jobs,
        force=force,
        draft=draft,
        quiet=quiet,
    )
    raise typer.Exit(run_build(found, call))


@app.command()
def check(
    addresses: Addresses = None,
    lang: Editions = None,
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
        languages=listed("--lang", lang),
        select=listed("--select", select),
        ignore=listed("--ignore", ignore),
        style=style,
        baseline=baseline,
        write_baseline=write_baseline,
        layout=layout,
        strict=strict,
        quiet=quiet,
        verbose=verbose,
    )
    raise typer.Exit(run_check(open_project(project), call))


@app.command()
def fit(
    addresses: Addresses = None,
    lang: Editions = None,
    style: Annotated[str, typer.Option("--format", metavar="FORMAT", help="text or json")] = "text",
    everything: Annotated[
        bool, typer.Option("--all", help="all texts, not only those set smaller or more than 90 % full")
    ] = False,
    quiet: Quiet = False,
    project: ProjectFolder = None,
) -> None:
    """Tell how each text fits its place, the tightest first. Nothing is built."""
    from printkit.cli.fitting import FitCall, run_fit

    check_choices("--format", (style,), TEXT_FORMATS)
    call = FitCall(tuple(addresses or ()), listed("--lang", lang), style, everything, quiet)
    raise typer.Exit(run_fit(open_project(project), call))


@app.command()
def preflight(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="PDF and SVG files")],
    profile: Annotated[
        str | None, typer.Option(metavar="NAME", help="home, press-x4 …; else the one that the file was made with")
    ] = None,
    style: Annotated[str, typer.Option("--format", metavar="FORMAT", help="text, json or sarif")] = "text",
    select: Annotated[
        str | None, typer.Option(metavar="CODES", help="only these: PK541, PK55, page-empty …; else all")
    ] = None,
    ignore: Annotated[str | None, typer.Option(metavar="CODES", help="all but these")] = None,
    strict: Annotated[bool, typer.Option("--strict", help="a warning counts as an error")] = False,
    annotate: Annotated[
        str | None, typer.Option(metavar="DIR", help="draw each page with findings, those marked, into this folder")
    ] = None,
    quiet: Quiet = False,
) -> None:
    """Check finished PDF and SVG files as a printer would. They may come from anywhere."""
    from printkit.cli.preflight import PreflightCall, run_preflight

    check_choices("--format", (style,), PREFLIGHT_FORMATS)
    chosen = listed("--select", select), listed("--ignore", ignore)
    marked = None if annotate is None else folder("--annotate", annotate)
    call = PreflightCall(tuple(files), named("--profile", profile).lower(), *chosen, style, strict, quiet, marked)
    raise typer.Exit(run_preflight(call))


@app.command("list")
def list_(addresses: Addresses = None, project: ProjectFolder = None) -> None:
    """List what can be built, with its address.

    Beside each address stand its kind (game, sheet, or the file that it comes from), its title and its count.
    """
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

    check_choices("--format", (style,), TEXT_FORMATS)
    raise typer.Exit(run_odds(open_project(project), OddsCall(address, tuple(modifier or ()), dice, style)))


@app.command()
def report(
    game: Annotated[str, typer.Argument(metavar="GAME", help="a game with missions")],
    style: Annotated[str, typer.Option("--format", metavar="FORMAT", help="text or json")] = "text",
    project: ProjectFolder = None,
) -> None:
    """Tell how difficult the missions of a game are. Also tells how often each event is used."""
    from printkit.cli.reporting import run_report

    check_choices("--format", (style,), TEXT_FORMATS)
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
    """Make the drawings and land tables of charts. Their coastlines are read with the extra printkit[maps]."""
    from printkit.cli.charting import run_chart

    raise typer.Exit(run_chart(open_project(project), tuple(addresses or ())))


@app.command()
def calibrate(
    paper: Annotated[str | None, typer.Option(metavar="NAME", help="a4, letter …; else the project's own")] = None,
    flip: Annotated[
        str, typer.Option(metavar="EDGE", help="long or short: the edge that sheets are turned over")
    ] = "long",
    landscape: Annotated[bool, typer.Option("--landscape", help="for sheets that lie on their side")] = False,
    offset: Annotated[
        str | None, typer.Option("--set", metavar="RIGHT,DOWN", help="keep the two numbers read, in mm: 0.8,-0.4")
    ] = None,
    lang: Annotated[str | None, typer.Option(metavar="LANG", help="the language of the sheet")] = None,
    out: OutputFolder = None,
    project: ProjectFolder = None,
) -> None:
    """Print a sheet that shows where a printer sets backs. With --set, what was read off it is kept in printer.yaml."""
    from printkit.cli.calibrating import CalibrateCall, run_calibrate, run_set

    check_choices("--flip", (flip,), ("long", "short"))
    found = open_project(project)
    where = folder("--out", out, found.root)
    call = CalibrateCall(named("--paper", paper).lower(), flip, landscape, named("--lang", lang), where)
    raise typer.Exit(run_calibrate(found, call) if offset is None else run_set(found, call, offset))


@app.command()
def explain(code: Annotated[str, typer.Argument(metavar="CODE", help="a code such as PK101, or a name")]) -> None:
    """Explain a finding, by its code or name."""
    from printkit.cli.explaining import explanation, near_codes

    page = explanation(code)
    if page is None:
        near = near_codes(code)
        fail(f'no finding is called "{code}"' + (f"; did you mean {' or '.join(near)}?" if near else ""))
    sys.stdout.write(page)


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

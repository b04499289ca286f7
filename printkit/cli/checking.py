"""`printkit check`: games and their catalogues → findings on stdout."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from printkit import __version__
from printkit.build.checks import CheckRequest, check_project
from printkit.build.files import write_file
from printkit.check.baseline import BaselineError, Key, read_baseline, subtract, write_baseline
from printkit.check.selection import Selection, UnknownKindError, choose_kinds
from printkit.cli.show import count_line
from printkit.cli.terminal import Exit, fail, print_findings, usage_errors
from printkit.diagnostics import Report
from printkit.diagnostics.wording import counted
from printkit.project import Project


@dataclass(frozen=True, slots=True)
class CheckCall:
    """The options of one call."""

    addresses: tuple[str, ...]
    languages: tuple[str, ...]
    select: tuple[str, ...]
    ignore: tuple[str, ...]
    style: str
    baseline: Path | None
    write_baseline: Path | None
    layout: bool
    strict: bool
    quiet: bool
    verbose: bool


def run_check(project: Project, call: CheckCall) -> Exit:
    """Check games, print what was found, and return the exit status."""
    allowed = _allowed(call)
    request = CheckRequest(call.addresses, call.languages, selection_of(call.select, call.ignore), call.layout)
    with usage_errors():
        games, report = check_project(project, request)
    if call.write_baseline:
        _keep(call.write_baseline, write_baseline(report))
        allowed = read_baseline(write_baseline(report))
    found, gone = subtract(report, allowed)
    told = Report(crashes=report.crashes)
    told.add(*found)
    _print(project, call, games, told)
    if call.verbose:
        sys.stderr.writelines(told.crashes)
    if not call.quiet:
        _sum_up(call, games, told, (len(report) - len(told), gone))
    if told.crashes:
        return Exit.CANNOT_RUN
    return Exit.ERRORS if told.errors or (call.strict and told.warnings) else Exit.DONE


def selection_of(select: tuple[str, ...], ignore: tuple[str, ...]) -> Selection:
    """Return which findings are asked for; exits with status 2 for a word that means none."""
    try:
        return choose_kinds(select, ignore)
    except UnknownKindError as error:
        near = f"; did you mean {' or '.join(error.near)}?" if error.near else ""
        fail(f'no finding is called "{error.word}"{near}')
    except ValueError as error:
        fail(str(error))


def _allowed(call: CheckCall) -> Mapping[Key, int]:
    """Return what the baseline lets pass; exits with status 2 where it cannot be read."""
    if call.baseline is None:
        return {}
    if call.write_baseline is not None:
        fail("--baseline and --write-baseline cannot be used together")
    try:
        return read_baseline(call.baseline.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, BaselineError) as error:
        fail(f'the baseline "{call.baseline}" cannot be read: {_reason(error)}')


def _reason(error: OSError | UnicodeDecodeError | BaselineError) -> str:
    """Return why a baseline cannot be read."""
    match error:
        case OSError():
            return (error.strerror or str(error)).lower()
        case UnicodeDecodeError():
            return "it is not UTF-8"
    return f"{error}; delete it, and write it anew with --write-baseline"


def _keep(path: Path, text: str) -> None:
    """Write a baseline; exits with status 2 where that is not possible, or something else stands there."""
    if os.path.lexists(path) and not _is_replaceable(path):
        fail(f'"{path}" is there and is no baseline; name another file, or delete it first')
    fault = write_file(path.parent, path.name, text.encode(), str(path))
    if fault is not None:
        fail(fault.message)


def _is_replaceable(path: Path) -> bool:
    """Tell whether a path is a file that holds a baseline, or nothing yet."""
    try:
        text = path.read_text("utf-8") if path.is_file() else None
        return text is not None and (not text.strip() or read_baseline(text) is not None)
    except (OSError, UnicodeDecodeError, BaselineError):
        return False


def _print(project: Project, call: CheckCall, games: tuple[str, ...], told: Report) -> None:
    """Print the findings in the format that was asked for."""
    if call.style == "text":
        print_findings(told, project.root, sys.stdout)
        return
    from printkit.check.formats import FORMATS, Findings

    folder = _folder(project.root)
    sys.stdout.write(
        FORMATS[call.style](
            Findings(tuple(told), games, __version__, folder, strict=call.strict, complete=not told.crashes)
        )
    )


def _folder(root: Path) -> str:
    """Return the project's folder as seen from the current one, where it lies below that."""
    shown = Path(os.path.relpath(root)).as_posix()
    return "" if shown == "." or shown.startswith("..") else shown


def _sum_up(call: CheckCall, games: tuple[str, ...], told: Report, passed: tuple[int, int]) -> None:
    """Say on stderr how much was checked and found, and what the baseline had to do with it."""
    unseen = "" if call.layout else " (sheets were not laid out: --layout)"
    sys.stderr.write(f"{counted(len(games), 'game')} checked: {count_line(told)}{unseen}\n")
    known, gone = passed
    if call.write_baseline:
        sys.stderr.write(f"{counted(known, 'finding')} written to {call.write_baseline}\n")
    elif call.baseline:
        sys.stderr.write(f"{counted(known, 'finding')} of the baseline let pass\n")
        whole = not (call.addresses or call.languages or call.select or call.ignore) and call.layout
        if gone and whole:  # a part of a check cannot tell
            sys.stderr.write(
                f"{counted(gone, 'finding')} of the baseline no longer there; renew it with --write-baseline\n"
            )

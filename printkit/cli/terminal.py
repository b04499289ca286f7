"""What every command shares: the project, streams, colours, exit statuses and the ways a command may end."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TextIO

import typer

if TYPE_CHECKING:
    from printkit.diagnostics import Report
    from printkit.project import Project


class Exit(IntEnum):
    """The exit statuses: done; there is an error, or a sheet was not written; the command could not run."""

    DONE = 0
    ERRORS = 1
    CANNOT_RUN = 2
    INTERRUPTED = 130


def fail(message: str) -> NoReturn:
    """Say on stderr why the command cannot run, and exit with status 2."""
    from printkit.diagnostics.wording import shortened, visible

    sys.stderr.write(f"printkit: {visible(shortened(message))}\n")
    raise typer.Exit(Exit.CANNOT_RUN)


def open_project(folder: Path | None) -> Project:
    """Return the project that `--project` names or the current folder lies in; exits with status 2 without one."""
    from printkit.project import NotAProjectError, find_project

    try:
        return find_project(folder or Path.cwd(), exact=folder is not None)
    except NotAProjectError as error:
        fail(f"{error}; make one with: printkit new mygame")


def wants_colour(stream: TextIO) -> bool:
    """Tell whether to colour what goes to a stream: only on a terminal, and not where NO_COLOR is set."""
    return stream.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def print_findings(report: Report, root: Path, stream: TextIO) -> None:
    """Write findings as text to a stream."""
    from printkit.cli.show import findings_as_text

    stream.writelines(line + "\n" for line in findings_as_text(report, root, colour=wants_colour(stream)))


@contextmanager
def usage_errors() -> Iterator[None]:
    """Turn an address, a language or a paper that means nothing into a message and exit status 2."""
    from printkit.build.refusal import CannotRunError

    try:
        yield
    except CannotRunError as error:
        fail(str(error))


def check_choices(option: str, given: tuple[str, ...], known: tuple[str, ...]) -> None:
    """Exit with status 2 where an option holds a word that is not known."""
    for word in given:
        if word not in known:
            fail(f'{option} does not know "{word}"; use {", ".join(known)}')

"""The real command line, run in this process: arguments → exit status and what was printed."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Mapping
from contextlib import chdir, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import typer.main

from printkit.cli import main

commands = cache(typer.main.get_command)
"""The commands that Typer makes of functions: made once, which takes it longer than most commands run here."""


class Ran(NamedTuple):
    """What a command did: exit status, lines on stdout, lines on stderr."""

    status: int
    out: str
    err: str


def printkit(cwd: Path, *arguments: str, env: Mapping[str, str] | None = None) -> Ran:
    """Run `printkit` in a folder; whatever it raises but an exit goes through."""
    out, err = io.StringIO(), io.StringIO()
    with (
        chdir(cwd),
        patch.object(sys, "argv", ["printkit", *arguments]),
        patch.object(typer.main, "get_command", commands),
        patch.dict(os.environ, {"COLUMNS": "100", **(env or {})}),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
            status = 0
        except SystemExit as stop:
            status = stop.code if isinstance(stop.code, int) else int(bool(stop.code))
    return Ran(status, out.getvalue(), err.getvalue())


def files_below(folder: Path) -> dict[str, bytes]:
    """Return the bytes of every file below a folder, links and the build's record left out, by its path there."""
    found = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    names = {path.relative_to(folder).as_posix(): path for path in found}
    return {name: path.read_bytes() for name, path in names.items() if not name.startswith(".printkit/")}

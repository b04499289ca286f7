"""`printkit new`: a name → a small complete game in `sources/`, copied from the starter in printkit's templates."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from printkit.cli.terminal import Exit, fail
from printkit.model.names import Name
from printkit.project import NotAProjectError, find_project
from printkit.templates.library import built_in_folder


def run_new(name: str, project: Path | None) -> Exit:
    """Make a game and tell what was made and what comes next; a folder that is there already is left alone."""
    try:
        game = Name.from_text(name)
    except ValueError as error:
        fail(str(error).replace(" -- ", "; "))
    root = _project_root(project)
    folder = root / "sources" / game
    if os.path.lexists(folder):
        fail(f'"{folder}" is there already; choose another name')
    try:
        _copy(built_in_folder() / "starter", folder)
    except OSError as error:
        fail(f'"{folder}" cannot be made: {(error.strerror or str(error)).lower()}')
    shown = os.path.relpath(folder)
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        sys.stdout.write(f"{shown}/{path.relative_to(folder).as_posix()}\n")
    elsewhere = "" if root == _found_from_here() else f" --project {root}"
    sys.stderr.write(
        f"{game} is ready; begin with {shown}/game.yaml, and print it with: printkit build {game}{elsewhere}\n"
    )
    return Exit.DONE


def _project_root(project: Path | None) -> Path:
    """Return the folder that `--project` names, else the project at hand, else the current folder.

    Exits with status 2 where there is no such folder: a slip would begin a project where nobody looks for it.
    """
    if project is not None:
        if not project.is_dir():
            fail(f'there is no folder "{project}"; make it first')
        return project.resolve()
    return _found_from_here() or Path.cwd()


def _found_from_here() -> Path | None:
    try:
        return find_project(Path.cwd()).root
    except NotAProjectError:
        return None


def _copy(starter: Path, folder: Path) -> None:
    """Copy the starter into a folder that must not exist; what stops on the way leaves none behind."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir()
    try:
        for source in sorted(path for path in starter.rglob("*") if path.is_file()):
            target = folder / source.relative_to(starter)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise

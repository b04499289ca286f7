"""What options were given → lists, names and folders; a value that says nothing, or cannot be, ends the command."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from printkit.cli.terminal import fail

KEPT = ("sources", "templates", "fonts")
"""The folders of a project that are only read."""
LONGEST_NAME = 255
"""Bytes of a file's name on the file systems in use."""


def listed(option: str, text: str | None) -> tuple[str, ...]:
    """Return the words of a comma-separated option, none where it was not given; one without a word ends the command."""
    words = tuple(word.strip() for word in (text or "").split(",") if word.strip())
    if text is not None and not words:
        fail(f"{option} names nothing; leave it out, or name something")
    return words


def named(option: str, text: str | None) -> str:
    """Return the name that an option gives, nothing where it was not given; an empty one ends the command."""
    if text is not None and not text.strip():
        fail(f"{option} names nothing; leave it out, or name something")
    return (text or "").strip()


def folder(option: str, text: str | None, root: Path | None = None) -> Path:
    """Return the folder that files are to go to, else `out` of the project; one that cannot be ends the command.

    What a project at `root` only reads is no place for them, nor is a folder that a link leads there.
    """
    given = root / "out" if text is None and root else Path(named(option, text))
    if fault := _fault(given, root):
        fail(f'{option}: "{given}" {fault}')
    return given


def _fault(given: Path, root: Path | None) -> str:
    """Return what keeps files from going to a folder; empty where nothing does."""
    if any(len(os.fsencode(part)) > LONGEST_NAME for part in given.parts):
        return f"cannot be made: a name has at most {LONGEST_NAME} bytes"
    try:
        there = next(place for place in (given, *given.absolute().parents) if os.path.lexists(place))
        if not stat.S_ISDIR(there.stat().st_mode):
            return "is a file; name a folder" if there == given else f'cannot be made: "{there}" is a file'
        if not os.access(there, os.W_OK | os.X_OK):
            return f'cannot be used: nothing may be written to "{there}"'
        real = given.resolve()
    except (OSError, RuntimeError) as error:
        return f"cannot be used: {(getattr(error, 'strerror', None) or 'its links go in circles').lower()}"
    for own in (root / name for name in KEPT) if root else ():
        if real.is_relative_to(own.resolve()):
            return f"lies in {own.name}/, which is only read; name another folder"
    return ""

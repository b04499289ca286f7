"""A path written in a source → a real file below a folder, or the reason why it is none."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from printkit.diagnostics import Diagnostic, Origin
from printkit.diagnostics.files import file_not_found, not_a_file, path_outside, unreadable_file

REFUSALS: dict[str, Callable[[str], object]] = {
    "is empty": lambda path: not path,
    "holds a character that no file name has": lambda path: not path.isprintable(),
    "is written with backslashes": lambda path: "\\" in path,
    "names a drive": re.compile(r"[A-Za-z]:").match,
    "is a web address": re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:").match,
    "is absolute": lambda path: path.startswith(("/", "~")),
    'climbs out of its folder with ".."': lambda path: ".." in path.split("/"),
}
"""Why a path may not be followed, and the test for it."""


def find_file(root: Path, relative: str, origin: Origin, fence: Path | None = None) -> Path | Diagnostic:
    """Return the real path of a file below `root`, or the finding, placed at `origin`, that says why not.

    The path must be relative, with forward slashes, and neither it nor a link on the way may leave `root`, nor `root`
    itself the folder `fence`.
    """
    if reason := refuse_path(relative):
        return path_outside(origin, printable(relative), reason)
    wanted = root / relative
    try:
        real = wanted.resolve(strict=True)
        base = root.resolve(strict=True)
        bounds = base if fence is None else fence.resolve(strict=True)
    except (FileNotFoundError, NotADirectoryError):
        return file_not_found(origin, printable(relative), names_in(wanted.parent))
    except (OSError, RuntimeError) as error:  # a loop of links, a name too long
        return unreadable_file(origin, printable(relative), say(error))
    if not (real.is_relative_to(base) and base.is_relative_to(bounds)):
        return path_outside(origin, printable(relative), "is a link that leads out of its folder")
    return real if real.is_file() else not_a_file(origin, printable(relative))


def refuse_path(relative: str) -> str:
    """Return why a path may not be followed, as the end of a sentence, or "" where it may."""
    return next((reason for reason, is_so in REFUSALS.items() if is_so(relative)), "")


def names_in(folder: Path) -> list[str]:
    """Return the names in a folder in alphabetical order; none where it cannot be listed."""
    try:
        return sorted(path.name for path in folder.iterdir())
    except OSError:
        return []


def printable(text: str) -> str:
    """Return text with every character a terminal would not show written as an escape."""
    return text if text.isprintable() else ascii(text)[1:-1]


def say(error: Exception) -> str:
    """Return the reason an error gives, in lower case and without paths."""
    reason = getattr(error, "strerror", None) or "the link leads round in a circle"
    return str(reason).lower()

"""The register of finding kinds: a function with a four-section docstring → a kind with code, name and page."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Concatenate, NamedTuple, ParamSpec

from printkit.diagnostics.core import Diagnostic, Measure, Origin, Severity
from printkit.diagnostics.wording import shortened

P = ParamSpec("P")

SECTIONS = ("## What it does", "## Why it matters", "## Example", "## Fix")


class Text(NamedTuple):
    """What a finding says: the message (lower case, no full stop, culprit quoted), the remedy, and what was measured."""

    message: str
    hint: str = ""
    measure: Measure | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """Describe one kind of finding: `page` is what `printkit explain` prints."""

    code: str
    name: str
    severity: Severity
    page: str

    def at(self, origin: Origin, text: Text) -> Diagnostic:
        """Return a finding of this kind: what is too long to read cut, and in a table with its row and column."""
        hint = shortened(_with_cell(text.hint, origin))
        return Diagnostic(self.code, self.name, self.severity, shortened(text.message), origin, hint, text.measure)


KINDS: dict[str, Kind] = {}


def finding(
    code: str, name: str, severity: Severity = Severity.ERROR
) -> Callable[[Callable[P, Text]], Callable[Concatenate[Origin, P], Diagnostic]]:
    """Register a function that words a finding; the result takes the origin first and returns a diagnostic.

    Raises ValueError at import when the code or name is taken or the docstring lacks one of the four sections.
    """

    def decorate(words: Callable[P, Text]) -> Callable[Concatenate[Origin, P], Diagnostic]:
        """Enter the kind and make a diagnostic of what the function says."""
        kind = Kind(code, name, severity, inspect.getdoc(words) or "")
        register(kind)

        @functools.wraps(words)
        def diagnose(origin: Origin, /, *args: P.args, **kwargs: P.kwargs) -> Diagnostic:
            """Word the finding and place it."""
            return kind.at(origin, words(*args, **kwargs))

        return diagnose

    return decorate


def _with_cell(hint: str, origin: Origin) -> str:
    """Return a hint with the row and the column where the finding is in a table: nobody counts commas."""
    if origin.cell is None:
        return hint
    row, header = origin.cell
    where = f'row {row}, column "{header}"' if header else f"row {row}"
    return f"{hint} ({where})" if hint else where


def register(kind: Kind) -> None:
    """Enter a kind; raises ValueError when its code or name is taken or its page is incomplete."""
    if kind.code in KINDS or any(kind.name == other.name for other in KINDS.values()):
        raise ValueError(f"finding {kind.code} {kind.name!r} is registered twice")
    missing = [section for section in SECTIONS if section not in kind.page]
    if missing:
        raise ValueError(f"finding {kind.code} lacks {', '.join(missing)} in its docstring")
    KINDS[kind.code] = kind


def kinds_near(word: str) -> list[str]:
    """Return up to three codes or names that look like `word`, nearest first."""
    names = [*KINDS, *(kind.name for kind in KINDS.values())]
    return get_close_matches(word, names, n=3, cutoff=0.5)

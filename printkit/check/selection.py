"""Words such as `PK201`, `PK2` and `die-range-gap` → the kinds of findings they mean, and a choice among all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from printkit.check.leeway import is_fixed, is_fixed_code
from printkit.check.registry import load_kinds
from printkit.diagnostics import KINDS, Kind, kinds_near


class UnknownKindError(ValueError):
    """A word means no finding: the word, and the codes and names that look like it."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word, self.near = word, near_kinds(word)


def kinds_meant(word: str) -> tuple[Kind, ...]:
    """Return the kinds that a code, the beginning of codes or a name means; raises UnknownKindError when none."""
    load_kinds()
    wanted = word.strip()
    code = wanted.upper()
    found = tuple(
        kind
        for kind in KINDS.values()
        if kind.name == wanted.lower() or (len(code) > 2 and code[2:].isdecimal() and kind.code.startswith(code))
    )
    if not found:
        raise UnknownKindError(wanted)
    return found


def kind_called(word: str) -> Kind | None:
    """Return the one kind that a whole code or a name means, or None."""
    load_kinds()
    return next((kind for kind in KINDS.values() if word.upper() == kind.code or word.lower() == kind.name), None)


def near_kinds(word: str) -> list[str]:
    """Return up to three codes or names that look like a word, nearest first."""
    load_kinds()
    return kinds_near(word.upper() if word[:2].upper() == "PK" else word.lower())


@dataclass(frozen=True, slots=True)
class Selection:
    """Which findings are asked for, by code; errors that are fixed are always told."""

    codes: frozenset[str] | None = None

    def wants(self, code: str) -> bool:
        """Tell whether findings of a code are to be told."""
        return self.codes is None or code in self.codes or is_fixed_code(code)


def choose_kinds(select: Iterable[str], ignore: Iterable[str]) -> Selection:
    """Return the selection that two lists of words mean; raises UnknownKindError, or ValueError for what is fixed."""
    chosen = [kind for word in select for kind in kinds_meant(word)]
    dropped: set[str] = set()
    for word in ignore:
        kinds = kinds_meant(word)
        if all(is_fixed(kind) for kind in kinds):
            raise ValueError(f'"{word}" cannot be ignored: it leaves nothing to print')
        dropped.update(kind.code for kind in kinds)
    if not chosen and not dropped:
        return Selection()
    return Selection(frozenset(kind.code for kind in (chosen or KINDS.values())) - dropped)

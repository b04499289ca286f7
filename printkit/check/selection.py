"""Words such as `PK201`, `PK2` and `die-range-gap` → the kinds of findings they mean, and a choice among all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from printkit.check.registry import load_kinds, rule_codes
from printkit.diagnostics import KINDS, Kind, Severity, kinds_near

MIDWAY = frozenset({"PK308", "PK310", "PK311", "PK312", "PK313", "PK402", "PK405", "PK407", "PK408", "PK413", "PK414"})
"""Findings of languages and layout that leave out a text or a piece, or print a stand-in: they cannot be let pass."""


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


def is_fixed(kind: Kind) -> bool:
    """Tell whether a finding leaves printkit without a value, so that it can be neither lowered nor silenced."""
    if kind.severity is Severity.WARNING:
        return False
    if kind.code[2] in "234" or is_of_preflight(kind.code):
        return kind.code in MIDWAY
    return kind.code[2] == "1" or kind.code not in rule_codes()


def is_of_preflight(code: str) -> bool:
    """Tell whether a finding is one of the preflight's: that something is printed badly, not that nothing is."""
    return code.startswith("PK42") or code == "PK515" or "PK521" <= code <= "PK599"


def is_fixed_code(code: str) -> bool:
    """Tell the same of a code; one that nobody registered is fixed."""
    load_kinds()
    kind = KINDS.get(code)
    return kind is None or is_fixed(kind)


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

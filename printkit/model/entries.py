"""An entry of a log, character by character through its column's grammar → its symbols, or where it breaks off."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from printkit.model.grammar import Sign
from printkit.model.names import Name
from printkit.model.notation import Column

DIGITS = re.compile(r"[0-9]+")
NAME = re.compile(r"[^\W\d_](?:[\w'’. -]*[\w.])?")
LONGEST = 200
"""How long an entry may be: no cell of a log holds more."""

ANY = frozenset({""})
"""The language of what is the same in all."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """One sign of an entry: its text, its place from 0, the mark it is, or None for plain letters.

    `languages` are those in which the sign means the mark, `""` for all.
    """

    text: str
    start: int
    mark: Name | None
    languages: frozenset[str] = ANY

    @property
    def number(self) -> int | None:
        """Return the number that it writes, if it is one."""
        return int(self.text) if DIGITS.fullmatch(self.text) else None


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read an entry: its symbols in order."""

    symbols: tuple[Symbol, ...]

    @property
    def languages(self) -> frozenset[str] | None:
        """Return the languages whose signs it is written with: None for any, none where two are mixed."""
        bound = [symbol.languages for symbol in self.symbols if "" not in symbol.languages]
        return frozenset.intersection(*bound) if bound else None

    @property
    def meaning(self) -> tuple[tuple[str, str], ...]:
        """Return the mark and the text of each symbol: two readings that agree in these are one."""
        return tuple((each.mark or "", each.text) for each in self.symbols)

    def __str__(self) -> str:
        """Return its marks in words, numbers and plain letters as they are."""
        return " ".join(each.text if each.mark is None else f"{each.mark} {each.text}" for each in self.symbols)


@dataclass(frozen=True, slots=True)
class Break:
    """Where an entry stops being one: which symbol, from 1, its text (empty at the end), what could stand there."""

    symbol: int
    start: int
    text: str
    wanted: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Read:
    """What came of reading an entry: all ways to read it (at most two are kept), else where it breaks and what went before."""

    readings: tuple[Reading, ...] = ()
    broken: Break | None = None
    begun: tuple[Symbol, ...] = ()


_Path = tuple[Symbol, ...]


def read_entry(column: Column, text: str, lang: str = "") -> Read:
    """Read an entry by the grammar of its column, with the signs of one language, or of all."""
    grammar = column.read_as
    if not text and grammar.empty:
        return Read((Reading(()),))
    if len(text) > LONGEST:
        return Read(broken=Break(1, 0, text[:12] + "…", (f"at most {LONGEST} characters",)))
    # Every way of reading goes on side by side, by how far it came and where in the grammar it is.
    waiting: dict[int, dict[int | None, list[_Path]]] = {0: {None: [()]}}
    furthest: dict[int | None, list[_Path]] = waiting[0]
    reached, found = 0, list[_Path]()
    while waiting:
        at = min(waiting)
        states = waiting.pop(at)
        if at == len(text):
            found += [path for place, paths in states.items() if place in grammar.last for path in paths]
        reached, furthest = at, states
        for place, paths in states.items():
            for following in grammar.after(place):
                for symbol in _match(column, grammar.signs[following], text, at, lang):
                    kept = waiting.setdefault(at + len(symbol.text), {}).setdefault(following, [])
                    _keep(kept, [(*path, symbol) for path in paths])
    if found:
        return Read(_different(found))
    begun = next(path for paths in furthest.values() for path in paths)
    wanted = dict.fromkeys(str(grammar.signs[next_]) for place in furthest for next_ in sorted(grammar.after(place)))
    ends = ("the end",) if any(place in grammar.last for place in furthest) else ()
    return Read((), Break(len(begun) + 1, reached, _sign_at(column, text, reached), (*wanted, *ends)), begun)


def _keep(kept: list[_Path], more: list[_Path]) -> None:
    """Add ways to those that came to the same place, two at most, and none that means the same."""
    known = {Reading(path).meaning for path in kept}
    for path in more:
        if len(kept) < 2 and Reading(path).meaning not in known:
            kept.append(path)
            known.add(Reading(path).meaning)


def _different(paths: list[_Path]) -> tuple[Reading, ...]:
    """Return readings that mean different things, two at most."""
    readings = (Reading(path) for path in paths)
    return tuple({reading.meaning: reading for reading in readings}.values())[:2]


def _match(column: Column, sign: Sign, text: str, at: int, lang: str) -> Iterator[Symbol]:
    """Yield what can stand for a place of the grammar from one character on."""
    mark = column.mark_of(sign)
    if mark is None:
        if text.startswith(sign.letters, at):
            yield Symbol(sign.letters, at, None)
        return
    name = Name(sign.mark)
    if mark.numbers is not None:
        digits = DIGITS.match(text, at)
        # A number is a whole run of digits without a nought before it: 12 is never 1 and 2.
        if digits and str(int(digits[0])) == digits[0] and int(digits[0]) in mark.numbers:
            yield Symbol(digits[0], at, name)
    elif mark.name:
        called = NAME.match(text, at)
        if called:
            yield Symbol(called[0], at, name)
    else:
        yield from _signs(mark.signs, name, (text, at), lang)


def _signs(signs: Mapping[str, str], name: Name, where: tuple[str, int], lang: str) -> Iterator[Symbol]:
    text, at = where
    by_sign: dict[str, set[str]] = {}
    for language, sign in signs.items():
        by_sign.setdefault(sign, set()).add(language)
    for sign, languages in by_sign.items():
        spoken = not lang or not languages.isdisjoint({lang, lang.partition("-")[0], ""})
        if spoken and text.startswith(sign, at):
            yield Symbol(sign, at, name, frozenset(languages))


def _sign_at(column: Column, text: str, at: int) -> str:
    """Return the sign, run of digits or single character at a place, as a message names it; nothing at the end."""
    digits = DIGITS.match(text, at)
    if digits:
        return digits[0]
    signs = (sign for mark in column.marks.values() for sign in mark.signs.values())
    return max((sign for sign in signs if text.startswith(sign, at)), key=len, default=text[at : at + 1])

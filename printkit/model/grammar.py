"""The grammar of a written entry: `hexes (turn hexes)* turn?` → which marks may follow which."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from printkit.model.names import Name

TOKEN = re.compile(r"""\s*(?:([a-z0-9]+(?:[-_][a-z0-9]+)*)|"([^"]+)"|([()|?*+]))""")
DEEPEST = 20
LONGEST = 400
"""How many marks a grammar may have once its parts are written out: more is no notation that players write."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A place of a grammar: the mark that stands there, or the very `letters`, such as a comma."""

    mark: str = ""
    letters: str = ""

    def __str__(self) -> str:
        return f'"{self.letters}"' if self.letters else self.mark


@dataclass(frozen=True, slots=True)
class Grammar:
    """Which places an entry may begin and end with, and which may follow which; `empty` entries may be allowed."""

    signs: tuple[Sign, ...]
    first: frozenset[int]
    last: frozenset[int]
    follow: Mapping[int, frozenset[int]]
    empty: bool

    def after(self, place: int | None) -> frozenset[int]:
        """Return the places that may follow one, or at None those that an entry may begin with."""
        return self.first if place is None else self.follow.get(place, frozenset())


@dataclass(frozen=True, slots=True)
class _Piece:
    """A part of a grammar: whether it may be left out, and the places it may begin and end with."""

    empty: bool
    first: frozenset[int] = frozenset()
    last: frozenset[int] = frozenset()


@dataclass
class _Builder:
    """Read a grammar and write it out, the parts it names in their places."""

    parts: Mapping[Name, str]
    marks: frozenset[str]
    signs: list[Sign] = field(default_factory=list)
    follow: dict[int, frozenset[int]] = field(default_factory=dict)
    within: list[str] = field(default_factory=list)
    read: set[str] = field(default_factory=set)

    def build(self, text: str) -> _Piece:
        """Return the piece that a whole text says."""
        tokens = _tokens(text)
        piece, rest = self.choice(tokens, 0)
        if rest < len(tokens):
            raise ValueError(f'"{tokens[rest]}" closes nothing in "{text}" -- write each ( before its )')
        return piece

    def choice(self, tokens: list[str], at: int) -> tuple[_Piece, int]:
        """Read ways that exclude one another, separated by `|`."""
        piece, at = self.sequence(tokens, at)
        while at < len(tokens) and tokens[at] == "|":
            other, at = self.sequence(tokens, at + 1)
            piece = _Piece(piece.empty or other.empty, piece.first | other.first, piece.last | other.last)
        return piece, at

    def sequence(self, tokens: list[str], at: int) -> tuple[_Piece, int]:
        """Read what stands one after the other; raises ValueError where nothing does."""
        piece, start = _Piece(empty=True), at
        while at < len(tokens) and tokens[at] not in ("|", ")"):
            other, at = self.repeated(tokens, at)
            piece = self._joined(piece, other)
        if at == start:
            raise ValueError("a way of the grammar is empty -- write a mark, or ? after what may be left out")
        return piece, at

    def repeated(self, tokens: list[str], at: int) -> tuple[_Piece, int]:
        """Read one thing and what follows it: `?`, `*` or `+`."""
        piece, at = self.single(tokens, at)
        while at < len(tokens) and tokens[at] in "?*+":
            if tokens[at] in "*+":
                self._link(piece.last, piece.first)
            piece = _Piece(piece.empty or tokens[at] in "?*", piece.first, piece.last)
            at += 1
        return piece, at

    def single(self, tokens: list[str], at: int) -> tuple[_Piece, int]:
        """Read a mark, letters in quotes, a part by its name, or something in brackets."""
        word = tokens[at]
        if word == "(":
            return self._bracket(tokens, at)
        if word in "?*+":
            raise ValueError(f'"{word}" follows nothing -- write it after a mark or a bracket')
        if word.startswith('"'):
            return self._place(Sign(letters=word[1:])), at + 1
        if word in self.parts:
            return self._part(word), at + 1
        if word not in self.marks:
            listed = ", ".join(sorted({*self.marks, *self.parts})[:12])
            raise ValueError(f'the grammar names "{word}", which is no mark -- there is {listed}')
        return self._place(Sign(mark=word)), at + 1

    def _bracket(self, tokens: list[str], at: int) -> tuple[_Piece, int]:
        self.within.append("(")
        if len(self.within) > DEEPEST:
            raise ValueError(f"the grammar is nested more than {DEEPEST} deep -- name a part of it under parts")
        piece, at = self.choice(tokens, at + 1)
        if at >= len(tokens):
            raise ValueError('a "(" of the grammar is never closed -- write the ) that belongs to it')
        self.within.pop()
        return piece, at + 1

    def _part(self, name: str) -> _Piece:
        self.read.add(name)
        if name in self.within:
            raise ValueError(f'the part "{name}" of the grammar is made of itself -- write repetition with * or +')
        self.within.append(name)
        if len(self.within) > DEEPEST:
            raise ValueError(f"the grammar is nested more than {DEEPEST} deep -- write it with fewer parts")
        piece = self.build(self.parts[Name(name)])
        self.within.pop()
        return piece

    def _place(self, sign: Sign) -> _Piece:
        if len(self.signs) >= LONGEST:
            raise ValueError(f"the grammar has more than {LONGEST} marks once its parts are written out -- shorten it")
        self.signs.append(sign)
        here = frozenset({len(self.signs) - 1})
        return _Piece(empty=False, first=here, last=here)

    def _joined(self, one: _Piece, other: _Piece) -> _Piece:
        self._link(one.last, other.first)
        return _Piece(
            one.empty and other.empty,
            one.first | other.first if one.empty else one.first,
            other.last | one.last if other.empty else other.last,
        )

    def _link(self, last: frozenset[int], first: frozenset[int]) -> None:
        for place in last:
            self.follow[place] = self.follow.get(place, frozenset()) | first


def read_grammar(text: str, parts: Mapping[Name, str], marks: frozenset[str]) -> Grammar:
    """Return the grammar that a text says, its `parts` put in by name.

    Marks and parts stand by their names, letters in quotes; `|` divides ways, `?` may be left out, `*` and `+` are
    repeated. Raises ValueError for what cannot be read, a name of no mark, a part made of itself or never used.
    """
    builder = _Builder(parts, marks)
    piece = builder.build(text)
    if idle := sorted(set(parts) - builder.read):
        raise ValueError(f'the grammar never uses its part "{idle[0]}" -- name it, or remove it')
    return Grammar(tuple(builder.signs), piece.first, piece.last, builder.follow, piece.empty)


def _tokens(text: str) -> list[str]:
    """Return the tokens of a grammar; letters in quotes keep the first quote, so that nothing else is like them."""
    tokens: list[str] = []
    at, text = 0, text.rstrip()
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            raise ValueError(
                f'"{text[at:].strip()[:1]}" means nothing in a grammar -- write marks, "letters", ( ) | ? * +'
            )
        tokens.append(match[1] or match[3] or f'"{match[2]}')
        at = match.end()
    return tokens

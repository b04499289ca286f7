"""What players write in a log: columns, their marks and grammar → entries read mark by mark, or where they break off."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property

from printkit.diagnostics import Origin
from printkit.model.dice import DieRange
from printkit.model.grammar import Grammar, Sign, read_grammar
from printkit.model.names import Name
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark that players write: what it `means`, and its `sign`, one for all languages or one for each.

    In place of a sign it may stand for `numbers`, or for the `name` of something, such as a ship. `drawn` is the
    symbol that is printed for the sign, such as `circled-f` for `(F)`.
    """

    means: Message
    sign: str | Mapping[Name, str] | None = None
    numbers: DieRange | None = None
    name: bool = False
    drawn: Name | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        ways = [self.sign is not None, self.numbers is not None, self.name]
        if sum(ways) != 1:
            raise ValueError("a mark is one of three things -- give it a sign, numbers, or name: yes")
        if not all(self.signs.values()):
            raise ValueError("a mark cannot have an empty sign -- write the letter that stands for it")

    @property
    def signs(self) -> Mapping[str, str]:
        """Return the sign in each language; under "" one that is the same in all, nothing of a mark without any."""
        if self.sign is None:
            return {}
        return {"": self.sign} if isinstance(self.sign, str) else {str(key): text for key, text in self.sign.items()}

    def sign_in(self, lang: str) -> str | None:
        """Return the sign in a language, that of `pt` where there is none in `pt-br`, or None."""
        signs = self.signs
        return signs.get(lang) or signs.get(lang.replace("_", "-").partition("-")[0]) or signs.get("")

    def said_in(self, lang: str) -> str:
        """Return what is printed of it in a language: its symbol, or its sign, where it has none there the first."""
        return f":{self.drawn}:" if self.drawn else self.sign_in(lang) or next(iter(self.signs.values()), "")


@dataclass(frozen=True, slots=True)
class Loading:
    """The marks of a column for one side's guns: `loaded`, and the same when it has been `fired`.

    With `ready: yes` all sides stand loaded in the first line of a log; `a_turn` says how many sides at most are loaded in
    any other, all of them where it is left out.
    """

    loaded: Name
    fired: Name
    ready: bool = False
    a_turn: int | None = None

    def __post_init__(self) -> None:
        if self.a_turn is not None and self.a_turn < 1:
            raise ValueError(f"{self.a_turn} sides cannot be loaded in a turn -- write 1 or more, or leave it out")


@dataclass(frozen=True, slots=True)
class Pair:
    """A mark that begins a state and the one that ends it, a ship named after them.

    One that is `once` cannot begin again with the same ship; one that ends `early` ends before ships move that turn.
    """

    begins: Name
    ends: Name
    once: bool = False
    early: bool = False


@dataclass(frozen=True, slots=True)
class Parties:
    """The marks of parties of crew: each of `groups` takes sections, `alone` says that there are none.

    `section` is the mark of a section, `other` that of the ship that a group goes to; groups that `board` have to
    name it where there are several.
    """

    groups: tuple[Name, ...]
    section: Name
    alone: Name | None = None
    other: Name | None = None
    board: tuple[Name, ...] = ()


@dataclass(frozen=True, slots=True)
class Sample:
    """An entry as somebody might write it, in the letters of the sources; `wrong: yes` where it cannot be so."""

    entry: str
    wrong: bool = False
    origin: Origin = field(default=Origin(""), compare=False, repr=False)


@dataclass(frozen=True)
class Column:
    """A column of a log: its marks by name, and the grammar of an entry, of which `parts` are named apart.

    Where it stands in several cells of a line, such as one for each side of a ship, `cells` names them.
    `loading`, `pairs` and `parties` say what its marks do, for the rules about whole logs. A path leads to a mark by
    its name and prints its sign: `{notation.move.left}`.
    """

    title: Message
    marks: Mapping[Name, Mark]
    grammar: str
    parts: Mapping[Name, str] = field(default_factory=dict)
    cells: Mapping[Name, Message] = field(default_factory=dict)
    loading: Loading | None = None
    pairs: tuple[Pair, ...] = ()
    parties: Parties | None = None
    samples: tuple[Sample, ...] = ()
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        for name in (*self.marks, *self.parts):
            if name.replace("-", "_") in COLUMN_FIELDS or (name in self.marks and name in self.parts):
                raise ValueError(f'"{name}" means something else in a column already -- choose another name')
        for name in self._named:
            if name not in self.marks:
                raise ValueError(f'"{name}" is no mark of the column -- there is {", ".join(self.marks)}')
        _ = self.read_as  # says now what is wrong with the grammar

    @property
    def _named(self) -> tuple[Name, ...]:
        """Return the marks that its states name."""
        found = [name for pair in self.pairs for name in (pair.begins, pair.ends)]
        found += [self.loading.loaded, self.loading.fired] if self.loading else []
        if self.parties:
            some = (self.parties.section, self.parties.alone, self.parties.other)
            found += [*self.parties.groups, *self.parties.board, *(name for name in some if name)]
        return tuple(found)

    @cached_property
    def read_as(self) -> Grammar:
        """Return the grammar as the reader uses it; raises ValueError where it cannot be read."""
        return read_grammar(self.grammar, self.parts, frozenset(self.marks))

    def mark_of(self, sign: Sign) -> Mark | None:
        """Return the mark at a place of the grammar, None for plain letters."""
        return self.marks.get(Name(sign.mark))

    def fact_names(self) -> tuple[str, ...]:
        """Return its marks."""
        return tuple(self.marks)

    def fact(self, name: str) -> object:
        """Return a mark, which is printed as its sign."""
        return self.marks[Name(name)]


COLUMN_FIELDS = frozenset(name.name for name in fields(Column))
"""The names that a path to a column means something else by."""


def cells_of(notation: Mapping[Name, Column]) -> Mapping[Name, Column]:
    """Return the cells of a line of the log by name, each with its column."""
    return {cell: column for name, column in notation.items() for cell in column.cells or (name,)}

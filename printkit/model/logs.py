"""Logs: a form of boxes to tick off and turns to write in, filled with the figures of units → the log of each unit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.contents import Unit
from printkit.model.hits import HitExample, HitPlace
from printkit.model.names import Name
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class LogBlock:
    """Boxes that one kind of hit is ticked in, as many as figures of the unit say.

    Either `sections`, each a figure and a row of boxes, numbered where there are several; or `left` and `right`, the
    figures of boxes that stand on either side of the unit's plan. `letter` is that of the hits; `as_many_as` the figure
    that says how many of the sections a unit has. A block `prize: yes` stands on blank logs only.
    """

    title: Message
    letter: Message | None = None
    sections: tuple[Name, ...] = ()
    left: Name | None = None
    right: Name | None = None
    as_many_as: Name | None = None
    prize: bool = False
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if (self.left is None) != (self.right is None):
            raise ValueError("boxes on one side only -- give both left: and right:")
        if bool(self.sections) == (self.left is not None):
            raise ValueError("a block has boxes in rows or on two sides -- give sections:, or left: and right:")

    @property
    def figures(self) -> tuple[Name, ...]:
        """Return the figures whose numbers are those of its boxes."""
        return self.sections or tuple(each for each in (self.left, self.right) if each)


@dataclass(frozen=True, slots=True)
class LogColumn:
    """A column that each turn is written in; the `first` line has its mark printed.

    `width` is its share of the room, beside those of the others: 1.5 is half as wide again as 1. Whatever its share, a
    column is as wide as its title.
    """

    title: Message
    width: float = 1.0
    first: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    def __post_init__(self) -> None:
        if not 0.1 <= self.width <= 100:
            raise ValueError(f"a column cannot be {self.width:g} times as wide as another -- write 0.1 to 100")


@dataclass(frozen=True, slots=True)
class LogMark:
    """A mark that is written in a log and what it means, for the key; with `struck` it is shown struck out."""

    mark: Message
    means: Message
    struck: bool = False
    origin: Origin = field(default=Origin(""), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class LogForm:
    """What stands on the log of every unit.

    `facts` are figures, or words, of the unit that stand in its head, by name, with what they are called; `plans` the
    picture of a kind of unit from above, its bow at the right. `left` and `right` are the heads of its sides, `turn`
    that of the numbers of the `turns`. `continued` is said of a log that goes on, `prize` heads a blank one.

    `hits` says for the letter of each kind of hit where it is ticked, place after place while they have boxes left:
    `G: [guns here, guns there, hull]`; a hit for which there is none is lost. `examples` are worked ones, for the checker.
    """

    title: Message
    blocks: Mapping[Name, LogBlock]
    facts: Mapping[Name, Message] = field(default_factory=dict)
    plans: Mapping[Name, Name] = field(default_factory=dict)
    left: Message | None = None
    right: Message | None = None
    columns: Mapping[Name, LogColumn] = field(default_factory=dict)
    turn: Message | None = None
    turns: Amount = Amount(0)
    continued: Message | None = None
    prize: Message | None = None
    key: Mapping[Name, LogMark] = field(default_factory=dict)
    hits: Mapping[str, tuple[HitPlace, ...]] = field(default_factory=dict)
    examples: Mapping[Name, HitExample] = field(default_factory=dict)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    @property
    def figures(self) -> Iterator[tuple[Name, Origin]]:
        """Yield every figure it names, with the place."""
        for block in self.blocks.values():
            for key in ("sections", "left", "right", "as_many_as"):
                value = getattr(block, key)
                for name in value if isinstance(value, tuple) else (value,) if value else ():
                    yield name, block.places.get(key, block.origin)
        for name in self.facts:
            yield name, self.places.get("facts", self.origin)


@dataclass(frozen=True, slots=True)
class LogBook:
    """Logs that are printed together: of `units`, or of the whole roster, then `prizes` blank ones.

    `turns` are those of the form unless the book has its own.
    """

    title: Message
    form: Name
    units: tuple[Name, ...] = ()
    turns: Amount | None = None
    prizes: Amount = Amount(0)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        for name in self.units:
            if self.units.count(name) > 1:
                raise ValueError(f'the logbook names "{name}" twice -- name each unit once')


@dataclass(frozen=True, slots=True)
class LogSheet:
    """What is printed of a book, or of one unit: the form, the units by name, how many turns and blank logs.

    `id` begins the names of the fields that are filled in on a screen: `id/victory/boxes/crew/2/5`. Units named in
    `breaks` begin a page of their own: those of another player.
    """

    id: Name
    title: Message
    form: LogForm
    units: Mapping[Name, Unit]
    turns: Amount
    prizes: Amount = Amount(0)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)
    breaks: frozenset[Name] = frozenset()


def unit_logs(forms: Mapping[Name, LogForm], roster: Mapping[Name, Unit]) -> Mapping[Name, LogSheet]:
    """Return the log of each unit by its name, such as `victory`; of several forms as `ship-victory`."""
    found: dict[Name, LogSheet] = {}
    for key, form in forms.items():
        for name, unit in roster.items():
            item = name if len(forms) == 1 else Name(f"{key}-{name}")
            found[item] = LogSheet(item, unit.title, form, {name: unit}, form.turns, origin=unit.origin)
    return found


def book_sheets(
    books: Mapping[Name, LogBook], forms: Mapping[Name, LogForm], roster: Mapping[Name, Unit]
) -> Mapping[Name, LogSheet]:
    """Return the books with their units; a form or unit that nobody wrote is left out, a finding of the checker."""
    found: dict[Name, LogSheet] = {}
    for key, book in books.items():
        if book.form in forms:
            form = forms[book.form]
            units = {name: roster[name] for name in book.units or roster if name in roster}
            turns = form.turns if book.turns is None else book.turns
            found[key] = LogSheet(key, book.title, form, units, turns, book.prizes, book.origin, book.places)
    return found

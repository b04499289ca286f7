"""Sample orders: what is written in a log for a ship → the signs to print in any language, and what becomes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.model.entries import Read, Reading, read_entry
from printkit.model.names import Name
from printkit.model.notation import Column, Mark
from printkit.model.sailing import Fault, Helm, Run, Sailing, Vessel
from printkit.model.tables import Table


@dataclass(frozen=True, slots=True)
class Outcome:
    """What must come of an order; a figure that is left out is not compared.

    `breaks` is the symbol, from 1, at which an order against the rules breaks off, `why` the reason. `wind` is where it
    comes from in the end, `attitude` how the ship then lies.
    """

    cost: int | None = None
    hexes: int | None = None
    turns: int | None = None
    wind: Name | None = None
    attitude: Name | None = None
    breaks: int = 0
    why: Fault | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Order:
    """An order for a ship, in the signs of the sources' language, and what must come of it.

    `rules` names the rules of sailing where a game has several.
    """

    entry: str
    ship: Vessel
    expect: Outcome = Outcome()
    rules: Name | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class WrittenOrder:
    """An order with what the rules make of it: printed as its signs, its figures by name: `{orders.tack.cost}`.

    `why_not` is what is missing where nothing can be made of it, `read` how the order was read; `done` is the part
    that is carried out.
    """

    order: Order
    column: Column | None = None
    rules: Sailing | None = None
    read: Read | None = None
    run: Run | None = None
    capacity: int | None = None
    why_not: str = ""

    @property
    def reading(self) -> Reading | None:
        """Return the one way to read it, if there is just one."""
        return self.read.readings[0] if self.read and len(self.read.readings) == 1 else None

    def said_in(self, lang: str) -> str:
        """Return the order in the signs of a language."""
        return write_in(self.reading, self.column, lang) or self.order.entry

    def fact_names(self) -> tuple[str, ...]:
        """Return the computed facts: its signs, and the figures of carrying it out."""
        return ("entry", "cost", "hexes", "turns", "attitude", "letter", "done") if self.run else ()

    def fact(self, name: str) -> object:
        """Return a figure: points spent, hexes and turns made, the attitude in the end, or the part carried out."""
        assert self.run  # noqa: S101 - nothing is asked without one
        attitude = self.rules.attitudes[self.rules.winds[self.run.wind]] if self.rules else None
        facts: dict[str, object] = {
            "entry": self,
            "cost": self.run.cost,
            "hexes": self.run.hexes,
            "turns": self.run.turns,
            "attitude": attitude and attitude.title,
            "letter": attitude and attitude.letter,
            "done": Done(self),
        }
        return facts[name]


@dataclass(frozen=True, slots=True)
class Done:
    """The part of an order before the symbol at which it breaks off; all of a lawful one."""

    whole: WrittenOrder

    def said_in(self, lang: str) -> str:
        """Return it in the signs of a language; of a run of hexes only those that were sailed."""
        reading, run = self.whole.reading, self.whole.run
        if reading is None or run is None or not run.broke:
            return self.whole.said_in(lang)
        before = reading.symbols[: run.broke - 1]
        sailed = run.hexes - sum(each.number or 0 for each in before)
        return write_in(Reading(before), self.whole.column, lang) + (str(sailed) if sailed else "")


def write_in(reading: Reading | None, column: Column | None, lang: str) -> str:
    """Return what was read in the signs of a language; numbers, names and plain letters stay."""
    if reading is None or column is None:
        return ""
    marks = [column.marks.get(symbol.mark) if symbol.mark else None for symbol in reading.symbols]
    return "".join(_said(mark, each.text, lang) for mark, each in zip(marks, reading.symbols, strict=True))


def _said(mark: Mark | None, text: str, lang: str) -> str:
    return text if mark is None or mark.sign is None else mark.said_in(lang)


@dataclass(frozen=True, slots=True)
class Office:
    """What orders are read and carried out with: columns, rules and tables by name."""

    columns: Mapping[Name, Column]
    rules: Mapping[Name, Sailing]
    tables: Mapping[Name, Table]

    def written(self, order: Order) -> WrittenOrder:
        """Return an order with what comes of it, or with what is missing."""
        rules = self.rules.get(order.rules) if order.rules else next(iter(self.rules.values()), None)
        if rules is None or (order.rules is None and len(self.rules) > 1):
            named = f'no rules of sailing are called "{order.rules}"' if order.rules else "it does not say which rules"
            return WrittenOrder(order, why_not=named)
        column = self.columns.get(rules.column)
        if column is None:
            return WrittenOrder(order, rules=rules, why_not=f'no column of the log is called "{rules.column}"')
        read = read_entry(column, order.entry)
        helm = Helm(rules, self.tables, order.ship)
        try:
            run = helm.sail(read.readings[0].symbols if read.readings else read.begun)
            capacity = helm.capacity(helm.attitude(order.ship.wind))
        except LookupError as error:
            return WrittenOrder(order, column, rules, read, why_not=str(error.args[0]))
        return WrittenOrder(order, column, rules, read, run, capacity)

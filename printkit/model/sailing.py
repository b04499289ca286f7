"""Moves under sail: a ship, the wind and the symbols of an order → how far it is carried out, and where it breaks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from printkit.diagnostics import Origin
from printkit.model.entries import Symbol
from printkit.model.names import Name
from printkit.model.tables import Table
from printkit.source.text import Message

Fault = Literal["capacity", "attitude", "turning", "one hex", "halted", "held", "wait", "syntax"]
"""Why a symbol of an order cannot be carried out."""

WHY: Mapping[Fault, str] = {
    "capacity": "the capacity of the attitude at the start is used up",
    "attitude": "no more hexes can be sailed in this attitude",
    "turning": "the turning ability is used up",
    "one hex": "there was a turn in this hex already",
    "halted": "the ship lies head to wind and has stopped",
    "held": "the ship is held by another and can only drift",
    "wait": "a dismasted ship has to drift before it turns",
    "syntax": "it cannot be read",
}


@dataclass(frozen=True, slots=True)
class Attitude:
    """How a ship lies to the wind: the letter on the table, and what it is called."""

    letter: str
    title: Message
    origin: Origin = field(default=Origin(""), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SailingMarks:
    """The marks of the column of moves, by what they do."""

    hexes: Name
    left: Name
    right: Name
    stay: Name
    drift: Name

    @property
    def named(self) -> tuple[Name, ...]:
        """Return the marks."""
        return self.hexes, self.left, self.right, self.stay, self.drift


@dataclass(frozen=True, slots=True)
class SailingSteps:
    """What the steps of a move are called where one is drawn: its start, a hex ahead, a turn to either side."""

    start: Message
    ahead: Message
    left: Message
    right: Message


@dataclass(frozen=True, slots=True)
class Sailing:
    """The rules of moving under sail, and which marks of which column orders are written in.

    `winds` are where the wind can come from, astern first, in the order in which a ship that turns to the right has it,
    each with the attitude of the ship. `capacity` names for each speed the table with a row for each number of rigging sections lost and a
    column for each attitude; `wait` the table of the turns that a dismasted ship drifts before it turns, by turning
    ability. Turning into the attitude `halts` ends a move. `steps` are the captions of a move that is drawn.
    """

    title: Message
    column: Name
    marks: SailingMarks
    attitudes: Mapping[Name, Attitude]
    winds: Mapping[Name, Name]
    capacity: Mapping[Name, Name]
    halts: Name
    wait: Name | None = None
    steps: SailingSteps | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        for name in (*self.winds.values(), self.halts):
            if name not in self.attitudes:
                raise ValueError(f'no attitude is called "{name}" -- there is {", ".join(self.attitudes)}')
        if len(self.winds) != 6:
            raise ValueError(f"a hex has six headings, not {len(self.winds)} winds -- give one for each")

    def wind_after(self, wind: str, sixths: int) -> Name:
        """Return where the wind comes from after turns of 60° to the right, or fewer than none to the left."""
        winds = list(self.winds)
        return winds[(winds.index(Name(wind)) + sixths) % len(winds)]


@dataclass(frozen=True, slots=True)
class Vessel:
    """A ship as an order finds it: its figures, where the wind comes from, the rigging sections it has lost.

    One that is `held` is fouled or grappled; `drifted` are the turns that a dismasted one has drifted since it last
    turned.
    """

    speed: int
    turning: int
    wind: Name
    lost: int = 0
    held: bool = False
    drifted: int = 0
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Run:
    """How far an order was carried out: points spent, hexes, turns, where the wind comes from in the end.

    `fault` says why it broke off at the symbol `broke`, counted from 1, 0 where all of it was carried out.
    `in_hex` are the turns made in the hex at hand, `sailed` the hexes by attitude.
    """

    wind: Name
    cost: int = 0
    hexes: int = 0
    turns: int = 0
    broke: int = 0
    fault: Fault | None = None
    halted: bool = False
    drifts: bool = False
    in_hex: int = 0
    sailed: Mapping[Name, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Helm:
    """A vessel under the rules of sailing, with the tables that these name."""

    rules: Sailing
    tables: Mapping[Name, Table]
    vessel: Vessel

    def attitude(self, wind: str) -> Name:
        """Return the attitude of a ship that has the wind from somewhere."""
        return self.rules.winds[Name(wind)]

    def capacity(self, attitude: str) -> int:
        """Return the points of an attitude with the rigging that is left; raises LookupError without a table for it."""
        speed = Name(str(self.vessel.speed))
        if speed not in self.rules.capacity:
            known = ", ".join(self.rules.capacity)
            raise LookupError(f"no table has the capacity of speed {self.vessel.speed}; there is speed {known}")
        name = self.rules.capacity[speed]
        if name not in self.tables:
            raise LookupError(f'no table is called "{name}"')
        table = self.tables[name]
        value = table.look_up(self.vessel.lost, table.column_of(self.rules.attitudes[Name(attitude)].letter)).value
        if value is None:
            raise LookupError(f'the capacity in table "{name}" is no number')
        return value

    def wait(self) -> int:
        """Return how many turns a dismasted ship drifts before it turns; raises LookupError without a table for it."""
        if self.rules.wait is None:
            return 0
        if self.rules.wait not in self.tables:
            raise LookupError(f'no table is called "{self.rules.wait}"')
        value = self.tables[self.rules.wait].look_up(self.vessel.turning).value
        if value is None:
            raise LookupError(f'the wait in table "{self.rules.wait}" is no number')
        return value

    def dismasted(self) -> bool:
        """Tell whether no attitude has any capacity left."""
        return not any(self.capacity(attitude) for attitude in self.rules.attitudes)

    def sail(self, symbols: Sequence[Symbol]) -> Run:
        """Carry out an order as far as it can be: what is against the rules ends the move there.

        Raises LookupError where a table or the wind is missing.
        """
        if self.vessel.wind not in self.rules.winds:
            raise LookupError(f'no wind comes from "{self.vessel.wind}"; there is {", ".join(self.rules.winds)}')
        run = Run(self.vessel.wind, sailed={})
        for number, symbol in enumerate(symbols, 1):
            for step in self._steps(symbol):
                fault = self._fault(step, run)
                if fault is not None:
                    return replace(run, broke=number, fault=fault)
                run = self._after(step, run)
        return run

    def _steps(self, symbol: Symbol) -> Iterator[Name]:
        """Yield what a symbol asks for, one hex or turn at a time."""
        marks = self.rules.marks
        if symbol.mark == marks.hexes:
            yield from (marks.hexes for _ in range(symbol.number or 0))
        elif symbol.mark is not None:
            yield symbol.mark

    def _fault(self, step: Name, run: Run) -> Fault | None:
        """Return why the next step cannot be made, if it cannot."""
        marks = self.rules.marks
        if step in (marks.stay, marks.drift):
            return None
        if self.vessel.held:
            return "held"
        if run.halted:
            return "halted"
        turn = step in (marks.left, marks.right)
        return self._turn_fault(run) if turn else self._hex_fault(run)

    def _turn_fault(self, run: Run) -> Fault | None:
        if run.in_hex:
            return "one hex"
        if run.turns + 1 > self.vessel.turning:
            return "turning"
        if self._is_free(run):
            return "wait" if self.dismasted() and self.vessel.drifted < self.wait() else None
        return "capacity" if run.cost + 1 > self._allowance() else None

    def _hex_fault(self, run: Run) -> Fault | None:
        attitude = self.attitude(run.wind)
        if run.cost + 1 > self._allowance():
            return "capacity"
        return "attitude" if run.sailed.get(attitude, 0) + 1 > self.capacity(attitude) else None

    def _allowance(self) -> int:
        """Return the points of the whole move: the capacity of the attitude at its start."""
        return self.capacity(self.attitude(self.vessel.wind))

    def _is_free(self, run: Run) -> bool:
        """Tell whether a turn would be the one that a ship without any capacity makes in its place."""
        return self._allowance() == 0 and run.turns == 0

    def _after(self, step: Name, run: Run) -> Run:
        """Return the run after a step that can be made."""
        marks = self.rules.marks
        if step in (marks.stay, marks.drift):
            return replace(run, drifts=step == marks.drift)
        if step == marks.hexes:
            attitude = self.attitude(run.wind)
            sailed = {**run.sailed, attitude: run.sailed.get(attitude, 0) + 1}
            return replace(run, cost=run.cost + 1, hexes=run.hexes + 1, in_hex=0, sailed=sailed)
        wind = self.rules.wind_after(run.wind, 1 if step == marks.right else -1)
        cost = 0 if self._is_free(run) else 1
        halted = self.attitude(wind) == self.rules.halts
        return replace(run, wind=wind, cost=run.cost + cost, turns=run.turns + 1, in_hex=1, halted=halted)

"""Extracts of logs whose lines contradict one another: guns, fouling and grappling, parties, orders of ships that are held."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from printkit.check.names import near
from printkit.check.notation.parties import group_faults, groups_of
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.model.entries import Reading, read_entry
from printkit.model.extracts import Extract, LogLine
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.notation import Column, Pair, Parties, cells_of

CREW_SECTIONS_BUSY = "all of the crew goes with parties"
State = dict[tuple[Name, str], int]


@rule("PK378", "inconsistent-log")
def inconsistent_log(game: Game) -> Iterator[Finding]:
    """Report an extract of a log that no ship can have, by what its lines say of guns, crew, grapples and orders.

    ## What it does
    Follows each extract of `extracts.yaml` line by line. Every line has an order. Sides are loaded as `loading:` of their
    column says: all in the first line (`ready: yes`), so many at most in any other (`a_turn:`), and none again before it
    has fired. A state ends only after it began, once for
    each ship, and begins but once where the notation says so. A ship that is held stays or drifts. A section of the crew
    goes with one party, the smallest with crew left first; when all go, no gun fires in that turn, and the ship stays
    or drifts in the next.

    ## Why it matters
    The sample page of a log is the pattern for all others.

    ## Example
        lines:
          - {cells: {move: "0", load-left: R, load-right: R}}
          - {cells: {move: "0", load-left: R}}     # the first R was never struck out

    ## Fix
    Correct the lines: `load-left: (R)` in the first.
    """
    for extract in game.parts.extracts.values():
        yield from _unknown(extract, game)
        pages = tuple(_read(line, game) for line in extract.lines)
        yield from _orders(extract, pages, game)
        yield from _guns(extract, pages, game)
        yield from _states(extract, pages)
        yield from _crews(extract, pages, game)


Page = Mapping[Name, tuple[Column, Reading]]
"""What the cells of one line say, by column: only those that could be read."""


def _read(line: LogLine, game: Game) -> Page:
    found: dict[Name, tuple[Column, Reading]] = {}
    columns = cells_of(game.parts.notation)
    for name, entry in line.cells.items():
        column = columns.get(name)
        readings = read_entry(column, entry, game.file.language).readings if column and entry else ()
        if column and len(readings) == 1:
            found[name] = column, readings[0]
    return found


def _unknown(extract: Extract, game: Game) -> Iterator[Finding]:
    """Yield a finding for each column that the notation does not have."""
    known = cells_of(game.parts.notation)
    if extract.orders not in known:
        place = extract.places.get("orders", extract.origin)
        yield Finding(place, f'no column of the log is called "{extract.orders}"', near(extract.orders, known))
    for line in extract.lines:
        for name in (*line.cells, *line.fires):
            if name not in known:
                yield Finding(line.origin, f'no column of the log is called "{name}"', near(name, known))


def _orders(extract: Extract, pages: tuple[Page, ...], game: Game) -> Iterator[Finding]:
    for number, line in enumerate(extract.lines, 1):
        if not line.cell(extract.orders) and extract.orders in cells_of(game.parts.notation):
            yield Finding(line.place("cells"), f"line {number} has no order", "a ship that does not move has one, too")
    for number, (line, page, held) in enumerate(zip(extract.lines, pages, _held(pages), strict=True), 1):
        if held and _sails(page, extract, game):
            message = f'line {number} has the order "{line.cell(extract.orders)}", and the ship is held'
            yield Finding(line.place("cells"), message, "it stays or drifts")


def _sails(page: Page, extract: Extract, game: Game) -> bool:
    """Tell whether an order is more than staying or drifting."""
    if extract.orders not in page:
        return False
    rules = (each for each in game.parts.sailing.values() if each.column == extract.orders)
    resting = {name for each in rules for name in (each.marks.stay, each.marks.drift)}
    return bool(resting) and any(symbol.mark not in resting for symbol in page[extract.orders][1].symbols)


def _held(pages: tuple[Page, ...]) -> list[bool]:
    """Return for each line whether the ship is held by another when it moves."""
    state, found = State(), list[bool]()
    for page in pages:
        made = [change for column, reading in page.values() for change in changes(column, reading)]
        for change in (each for each in made if each.early):
            change.enter(state)
        found.append(any(state.values()))
        for change in (each for each in made if not each.early):
            change.enter(state)
    return found


@dataclass(frozen=True, slots=True)
class Change:
    """A mark that begins or ends a state with another ship, or with one that is not named."""

    mark: Name
    pair: Pair
    other: str

    @property
    def begins(self) -> bool:
        """Tell whether the state begins."""
        return self.mark == self.pair.begins

    @property
    def early(self) -> bool:
        """Tell whether it comes before the ships move."""
        return self.pair.early and not self.begins

    def enter(self, state: State) -> int:
        """Count it, and return how often the state was open before."""
        key = self.pair.begins, self.other
        before = state.get(key, 0)
        state[key] = max(0, before + (1 if self.begins else -1))
        return before


def changes(column: Column, reading: Reading) -> Iterator[Change]:
    """Yield each mark of an entry that begins or ends a state."""
    for index, symbol in enumerate(reading.symbols):
        for pair in column.pairs:
            if symbol.mark in (pair.begins, pair.ends) and symbol.mark is not None:
                after = reading.symbols[index + 1 : index + 3]
                other = next((each.text for each in after if _names_ship(column, each.mark)), "")
                yield Change(symbol.mark, pair, other)


def _names_ship(column: Column, mark: Name | None) -> bool:
    return mark is not None and column.marks[mark].name


@dataclass(frozen=True, slots=True)
class _Shot:
    """A load of one side: the line from 1, and whether it has been fired."""

    line: int
    fired: bool


def _guns(extract: Extract, pages: tuple[Page, ...], game: Game) -> Iterator[Finding]:
    """Yield what is wrong with the loads, by what the column says of loading."""
    columns = {name: column for name, column in cells_of(game.parts.notation).items() if column.loading}
    loads = {name: _loads(name, pages) for name in columns}
    places = [line.place("cells") for line in extract.lines]
    for name, shots in loads.items():
        loading = columns[name].loading
        if loading and loading.ready and places and (not shots or shots[0].line > 1):
            yield Finding(places[0], f'"{name}" is not loaded in line 1', "every ship begins with all sides loaded")
        for before, after in pairwise(shots):
            if not before.fired:
                message = f'"{name}" is loaded in line {after.line}, and in line {before.line} it was not fired'
                yield Finding(places[after.line - 1], message, "strike out the earlier one, or leave out the later")
    for column in {id(column): column for column in columns.values()}.values():
        yield from _too_many(column, {name: loads[name] for name in columns if columns[name] is column}, places)


def _too_many(column: Column, loads: Mapping[Name, list[_Shot]], places: Sequence[Origin]) -> Iterator[Finding]:
    """Yield a finding for each line but the first in which more sides are loaded than the column allows."""
    most = column.loading.a_turn if column.loading else None
    first = 2 if column.loading and column.loading.ready else 1
    for number in range(first, len(places) + 1) if most is not None else ():
        found = [name for name, shots in loads.items() if any(shot.line == number for shot in shots)]
        if most is not None and len(found) > most:
            sides = " and ".join(f'"{name}"' for name in found)
            yield Finding(places[number - 1], f"line {number} has {sides} loaded", f"at most {most} in a turn")


def _loads(name: Name, pages: tuple[Page, ...]) -> list[_Shot]:
    found: list[_Shot] = []
    for number, page in enumerate(pages, 1):
        column, reading = page.get(name, (None, None))
        loading = column.loading if column else None
        if loading and reading:
            marks = [symbol.mark for symbol in reading.symbols if symbol.mark in (loading.loaded, loading.fired)]
            found += [_Shot(number, mark == loading.fired) for mark in marks]
    return found


def _states(extract: Extract, pages: tuple[Page, ...]) -> Iterator[Finding]:
    state = State()
    for number, (line, page) in enumerate(zip(extract.lines, pages, strict=True), 1):
        for column, reading in page.values():
            for change in changes(column, reading):
                before, what = change.enter(state), change.pair.begins
                told = f' with "{change.other}"' if change.other else ""
                if not change.begins and not before:
                    message = f'line {number} ends "{what}"{told}, which is not open'
                    yield Finding(line.place("cells"), message, f"remove {change.mark}")
                elif change.begins and before and change.pair.once:
                    yield Finding(line.place("cells"), f'line {number} has "{what}"{told} again', "remove one")


def _crews(extract: Extract, pages: tuple[Page, ...], game: Game) -> Iterator[Finding]:
    crew: tuple[int, ...] = ()
    busy = False
    for number, (line, page) in enumerate(zip(extract.lines, pages, strict=True), 1):
        crew = line.crew or crew
        place = line.place("cells")
        if busy and _sails(page, extract, game):
            yield Finding(place, f"line {number} has an order to sail, and {CREW_SECTIONS_BUSY}", "it stays or drifts")
        busy = False
        for column, reading in page.values():
            if column.parties is None:
                continue
            for message, hint in group_faults(column.parties, reading, crew, line.against):
                yield Finding(place, f"line {number}: {message}", hint)
            busy = busy or _all_go(column.parties, reading, crew)
        if busy and line.fires:
            yield _fires(line, number, place)


def _fires(line: LogLine, number: int, place: Origin) -> Finding:
    fired = " and ".join(f'"{name}"' for name in line.fires)
    return Finding(
        line.places.get("fires", place), f"line {number} fires {fired}, and {CREW_SECTIONS_BUSY}", "hold fire"
    )


def _all_go(parties: Parties, reading: Reading, crew: tuple[int, ...]) -> bool:
    """Tell whether every section with crew left goes with a party."""
    ready = {section for section, points in enumerate(crew, 1) if points}
    used = {section for group in groups_of(parties, reading) for section in group.sections}
    return bool(ready) and ready <= used

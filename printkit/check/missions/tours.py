"""Goals that share one voyage: what a mission and its medal ask of a ship on the chart → the turns that it takes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from printkit.check.missions.voyages import ports_of, start_figures
from printkit.model.charts import Chart
from printkit.model.game import Game
from printkit.model.missions import Mission
from printkit.model.squares import Square, squares_of
from printkit.model.ways import beside

SAILED = {"early", "visit", "port"}
"""The kinds of goals that ask where a ship is, and when."""

State = tuple[Square, frozenset[int]]
"""Where a ship ends a turn, and which of the places that it has to call at it has called at."""


@dataclass(frozen=True, slots=True)
class Tour:
    """A voyage: the sets of squares to end a turn in, in any order, then the squares of the ports."""

    calls: tuple[frozenset[Square], ...]
    home: frozenset[Square]


def late_together(mission: Mission, game: Game) -> Iterator[str]:
    """Yield why a mission and its medal cannot both be had: one voyage for both takes more turns than there are.

    A voyage begins on the best square of a start area, ends each turn where it has to, and goes at the printed speed,
    without fuel, over water and never diagonally. Goals that are too late each for itself are another finding.
    """
    goals = (mission.objective, mission.medal)
    ships = {goal.ships for goal in goals if goal.ships}
    if len(ships) > 1 or not all(goal.kind in SAILED for goal in goals):
        return
    for chart in game.parts.charts.values():
        for start in chart.starts.values():
            speed, turns = start_figures(start, game)
            turns = min([turns, *(goal.by for goal in goals if goal.by)])
            try:
                needs = _turns(_tour(mission, chart), chart.start_squares(start), speed, chart)
            except LookupError:
                continue  # cells and squares that are not there are findings of other rules
            if needs > turns > 0:
                yield f"with the objective it takes {needs} turns at speed {speed}, of {turns}"


def _tour(mission: Mission, chart: Chart) -> Tour:
    """Return the voyage that the mission and its medal ask for; raises LookupError for cells off the chart."""
    goals = (mission.objective, mission.medal)
    named = [chart.ports[goal.port] for goal in goals if goal.port and goal.port in chart.ports]
    ports = named or ports_of(mission, chart)
    home = frozenset(square for port in ports for square in port.enter.squares(chart.grid))
    cells = [chart.grid.cells(goal.cells) for goal in goals if goal.cells]
    return Tour(tuple(frozenset(square for cell in each for square in squares_of(cell)) for each in cells), home)


def _turns(tour: Tour, starts: frozenset[Square], speed: int, chart: Chart) -> int:
    """Return the fewest turns of a voyage, or 0 where none leads home."""
    water = chart.water()
    near = {square: _within(square, speed, water) for square in water}
    seen: set[State] = {(square, frozenset()) for square in starts if square in water}
    edge, count = set(seen), 0
    while edge:
        count += 1
        edge = {state for square, called in edge for state in _ends(near[square], called, tour)} - seen
        seen |= edge
        if any(square in tour.home and len(called) == len(tour.calls) for square, called in edge):
            return count
    return 0


def _ends(squares: frozenset[Square], called: frozenset[int], tour: Tour) -> Iterator[State]:
    """Yield where a turn may end, with the calls that are made there."""
    for square in squares:
        yield square, called | {index for index, call in enumerate(tour.calls) if square in call}


def _within(start: Square, speed: int, water: frozenset[Square]) -> frozenset[Square]:
    """Return the squares within so many moves over water, the first included."""
    found = {start}
    for _ in range(speed):
        found |= {each for square in found for each in beside(square) if each in water}
    return frozenset(found)

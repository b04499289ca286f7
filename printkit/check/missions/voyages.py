"""Goals on a chart: a mission and where its ships start → the ways that are too long for the turns there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from printkit.model.amount import Amount
from printkit.model.charts import Chart, Port, Start
from printkit.model.game import Game
from printkit.model.missions import Goal, Mission
from printkit.model.squares import Square, name_square, squares_of, water_ways


def late_goals(goal: Goal, mission: Mission, game: Game) -> Iterator[str]:
    """Yield why a goal cannot be met in time from each start square: home by `by`, or home by way of `cells`.

    A way is counted at the printed speed of the start area, without fuel, over water and never diagonally.
    """
    if goal.kind not in {"early", "visit", "port"}:
        return
    for chart in game.parts.charts.values():
        for start in chart.starts.values():
            speed, turns = start_figures(start, game)
            turns = goal.by or turns
            if speed and turns and (way := _longest(goal, mission, chart, start)) and way[1] > speed * turns:
                square, moves = way
                yield (
                    f"from {name_square(square, chart.grid)} the way home is {moves} squares, "
                    f"more than {turns} turns at speed {speed}"
                )


def _longest(goal: Goal, mission: Mission, chart: Chart, start: Start) -> tuple[Square, int] | None:
    """Return the start square with the longest way home, and how many moves it is; None where none leads home.

    Ways that are shut, and cells and ports that are not there, are findings of other rules.
    """
    try:
        water, starts = chart.water(), chart.start_squares(start)
        ports = [chart.ports[goal.port]] if goal.port in chart.ports and goal.port else ports_of(mission, chart)
        home = water_ways((square for port in ports for square in port.enter.squares(chart.grid)), water)
        by_way = _by_way_of(goal, chart, home, water)
    except LookupError:
        return None
    ways = [(square, by_way[square]) for square in starts if square in by_way]
    return max(ways, key=lambda way: (way[1], way[0]), default=None)


def ports_of(mission: Mission, chart: Chart) -> list[Port]:
    """Return the ports of a mission that the chart has."""
    return [chart.ports[port] for port in mission.ports if port in chart.ports]


def _by_way_of(goal: Goal, chart: Chart, home: Mapping[Square, int], water: frozenset[Square]) -> Mapping[Square, int]:
    """Return the fewest moves home from each square: straight, or by way of one of the goal's cells."""
    if goal.cells is None:
        return home
    found: dict[Square, int] = {}
    for square in _squares(goal, chart) & home.keys():
        for start, moves in water_ways([square], water).items():
            found[start] = min(found.get(start, moves + home[square]), moves + home[square])
    return found


def _squares(goal: Goal, chart: Chart) -> frozenset[Square]:
    """Return the movement squares of the lettered grids that a goal names."""
    cells = chart.grid.cells(goal.cells) if goal.cells else ()
    return frozenset(square for cell in cells for square in squares_of(cell))


def start_figures(start: Start, game: Game) -> tuple[int, int]:
    """Return the speed and the number of turns of what starts in an area, 0 where nothing says."""
    return _number(start.speed, game), _number(start.turns, game)


def _number(amount: Amount, game: Game) -> int:
    """Return the number of an amount, or 0 where its path leads nowhere: that is another rule's finding."""
    try:
        return amount.count(game.names)
    except LookupError:
        return 0

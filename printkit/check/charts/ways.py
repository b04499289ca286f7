"""Ports that cannot be entered, start areas without water, and ways that are shut or too long."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.charts.places import sound_charts
from printkit.check.registry import Finding, rule
from printkit.model.amount import Amount
from printkit.model.charts import Chart, Port, Start
from printkit.model.game import Game
from printkit.model.squares import list_squares, squares_of
from printkit.model.ways import beside


@rule("PK285", "port-without-entry")
def port_without_entry(game: Game) -> Iterator[Finding]:
    """Report squares that a port is entered from which are land, or do not touch its grid.

    ## What it does
    Checks that each square under `enter` is water, and lies in the port's grid or beside it.

    ## Why it matters
    A fleet can only win in a port that it can enter.

    ## Example
        bergen: {title: Bergen, at: 60.39 N 5.32 E, cell: C8, enter: C8 ne}     # C8 ne is land

    ## Fix
    Name squares of water in the port's grid, or beside it.
    """
    for _, chart in sound_charts(game):
        water = chart.water()
        for name, port in chart.ports.items():
            enter = port.enter.squares(chart.grid)
            own = frozenset(square for cell in chart.grid.cells(port.cell) for square in squares_of(cell))
            if shut := enter - water:
                shown = list_squares(shut, chart.grid)
                yield Finding(port.enter.origin, f'the port "{name}" is entered from land: {shown}', "name water")
            if far := {each for each in enter - own if not own & set(beside(each))}:
                shown = list_squares(far, chart.grid)
                message = f'the port "{name}" is entered from {shown}, which does not touch {port.cell.text}'
                yield Finding(port.enter.origin, message, "name squares in its grid, or beside it")


@rule("PK286", "start-area-without-water")
def start_area_without_water(game: Game) -> Iterator[Finding]:
    """Report a start area of land alone.

    ## What it does
    Counts the water squares of each area under `starts`.

    ## Why it matters
    The game cannot begin.

    ## Example
        starts: {raiders: {title: Raiders, cells: A1}}     # of a chart whose A1 is all land

    ## Fix
    Name grids that hold water.
    """
    for _, chart in sound_charts(game):
        for name, start in chart.starts.items():
            if not chart.start_squares(start):
                message = f'the start area "{name}" holds no water: {start.cells.text}'
                yield Finding(start.cells.origin, message, "name grids that hold water")


@rule("PK287", "port-cut-off")
def port_cut_off(game: Game) -> Iterator[Finding]:
    """Report start squares from which no way over water leads to a port that has to be reached.

    ## What it does
    Walks from square to square, never diagonally, from each port under `ports` of a start area, and looks which squares
    of the area it comes to.

    ## Why it matters
    A ship set up in a lake, or behind a strait that the squares close, has lost before its first move.

    ## Example
        land: [B1-B8]
        starts: {raiders: {title: Raiders, cells: A1, ports: [brest]}}     # and Brest lies in G7

    ## Fix
    Settle a square of the strait as water, or take the grid out of the start area.
    """
    for start_name, port_name, chart, (start, port) in _voyages(game):
        shut = chart.start_squares(start) - chart.moves(start, port).keys()
        if shut and port.enter.squares(chart.grid) & chart.water():
            shown = list_squares(shut, chart.grid)
            message = f'no way leads from {shown} of "{start_name}" to the port "{port_name}"'
            yield Finding(start.places.get("ports", start.origin), message, "open a way, or start elsewhere")


@rule("PK288", "port-out-of-time")
def port_out_of_time(game: Game) -> Iterator[Finding]:
    """Report a port that cannot be reached in time.

    ## What it does
    Compares the longest way from a start area to each of its `ports` with `speed` squares a turn for `turns` turns.

    ## Why it matters
    A game that ends before its slowest ship can be home cannot be won from there.

    ## Example
        raiders: {title: Raiders, cells: A5, ports: [brest], speed: 1, turns: 10}     # 14 squares away

    ## Fix
    Give more turns, more speed, or a nearer start.
    """
    for start_name, port_name, chart, (start, port) in _voyages(game):
        speed, turns = _number(start.speed, game), _number(start.turns, game)
        moves = chart.moves(start, port)
        longest = max(moves.values(), default=0)
        if speed and turns and longest > speed * turns:
            square = list_squares([max(moves, key=lambda each: moves[each])], chart.grid)
            message = (
                f'from {square} of "{start_name}" it is {longest} squares to the port "{port_name}", '
                f"more than {turns} turns at speed {speed}"
            )
            yield Finding(start.places.get("turns", start.origin), message, "give more turns, or a nearer start")


def _voyages(game: Game) -> Iterator[tuple[str, str, Chart, tuple[Start, Port]]]:
    """Yield each start area with each of the ports that its pieces have to reach."""
    for _, chart in sound_charts(game):
        for name, start in chart.starts.items():
            for port in start.ports:
                if port in chart.ports:
                    yield name, port, chart, (start, chart.ports[port])


def _number(amount: Amount, game: Game) -> int:
    """Return the number of an amount, or 0 where its path leads nowhere: that is another rule's finding."""
    try:
        return amount.count(game.names)
    except LookupError:
        return 0

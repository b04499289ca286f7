"""Cells, ports and places that a chart does not have, and ports that lie in another grid than it says."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.names import near
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.model.cells import CellSet
from printkit.model.charts import Chart
from printkit.model.game import Game
from printkit.model.squares import SquareSet


@rule("PK289", "off-the-chart")
def off_the_chart(game: Game) -> Iterator[Finding]:
    """Report cells, places and ports that a chart names and does not have.

    ## What it does
    Looks up every cell of the land, of what is settled, of ports and start areas; reckons whether each port and name
    lies within the frame; looks up the ports that a start area names.

    ## Why it matters
    A port outside the frame is printed on the table beside the board.

    ## Example
        starts: {raiders: {title: Raiders, cells: A7-A9}}     # of a chart with 8 columns

    ## Fix
    Correct the cell, the coordinates or the name.
    """
    for chart in game.parts.charts.values():
        yield from _unknown_cells(chart)
        if has_pin(chart):
            yield from _outside(chart)
        for start in chart.starts.values():
            for port in start.ports:
                if port not in chart.ports:
                    origin = start.places.get("ports", start.origin)
                    yield Finding(origin, f'the chart has no port "{port}"', near(port, chart.ports))


def sound_charts(game: Game) -> Iterator[tuple[str, Chart]]:
    """Yield the charts, with their names, whose cells are all there; the others have a finding of their own."""
    for name, chart in game.parts.charts.items():
        if has_pin(chart) and not list(_unknown_cells(chart)):
            yield name, chart


def has_pin(chart: Chart) -> bool:
    """Tell whether the map is fixed to one grid of the chart."""
    return len(_known(chart, chart.projection.pin.cell)) == 1


def _unknown_cells(chart: Chart) -> Iterator[Finding]:
    last = chart.grid.name_of((chart.rows - 1, chart.columns - 1))
    hint = f"cells go from A1 to {last}"
    for cells, origin in _cell_sets(chart):
        for part in cells.parts():
            try:
                chart.grid.cells(CellSet(part))
            except LookupError as error:
                yield Finding(origin, str(error.args[0]), hint)
    pin = chart.projection.pin.cell
    if len(_known(chart, pin)) > 1:
        yield Finding(pin.origin, f'the pin names the cells "{pin.text}"', "name one cell")


def _known(chart: Chart, cells: CellSet) -> frozenset[tuple[int, int]]:
    try:
        return chart.grid.cells(cells)
    except LookupError:
        return frozenset()


def _cell_sets(chart: Chart) -> Iterator[tuple[CellSet, Origin]]:
    """Yield every set of cells of a chart with its place."""
    yield chart.projection.pin.cell, chart.projection.pin.cell.origin
    squares: list[SquareSet] = [*chart.land, *(entry.key for entry in chart.settled)]
    for port in chart.ports.values():
        squares.append(port.enter)
        yield port.cell, port.cell.origin
    for each in squares:
        yield from ((cells, each.origin) for cells, _ in each.parts)
    for start in chart.starts.values():
        yield start.cells, start.cells.origin


def _outside(chart: Chart) -> Iterator[Finding]:
    for kind, things in (("port", chart.ports), ("name", chart.labels)):
        for name, thing in things.items():
            across, down = chart.locate(thing.at)
            if not (0 <= across <= chart.columns and 0 <= down <= chart.rows):
                message = f'the {kind} "{name}" lies {across:.2f} grids across and {down:.2f} down, off the chart'
                yield Finding(thing.places.get("at", thing.origin), message, "check its latitude and longitude")


@rule("PK284", "port-off-its-grid")
def port_off_its_grid(game: Game) -> Iterator[Finding]:
    """Report a port that lies in another grid than the chart says.

    ## What it does
    Projects its latitude and longitude by the chart's projection and compares the grid with its `cell`.

    ## Why it matters
    The anchor is drawn where the port lies, and a player who reads G7 in the rules looks for it there.

    ## Example
        brest: {title: Brest, at: 48.38 N 4.49 W, cell: F7, enter: F7}     # it lies in G7

    ## Fix
    Correct the cell, the coordinates or the projection.
    """
    for _, chart in sound_charts(game):
        for name, port in chart.ports.items():
            across, down = chart.locate(port.at)
            inside = 0 <= across < chart.columns and 0 <= down < chart.rows
            found = (int(down), int(across))
            if inside and chart.grid.cells(port.cell) != {found}:
                message = f'the port "{name}" lies in {chart.grid.name_of(found)}, not in "{port.cell.text}"'
                yield Finding(port.cell.origin, message, "correct the cell, or the latitude and longitude")

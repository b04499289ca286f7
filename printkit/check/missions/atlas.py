"""The chart that zones lie on, and what missions name: cells, water, ships → sets and places for findings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from printkit.check.boards import cells as boards
from printkit.diagnostics import Origin
from printkit.model.cells import Cell, CellGrid, CellSet
from printkit.model.game import Game
from printkit.model.missions import Event, Mission, ZoneLine
from printkit.model.names import Name
from printkit.source.text import Message


def chart_grid(game: Game) -> CellGrid | None:
    """Return the lettered grids that zones are made of: those of the game's first chart; None without a chart."""
    return next((chart.grid for chart in game.parts.charts.values()), None)


def known_cells(grid: CellGrid, cells: CellSet) -> frozenset[Cell]:
    """Return the cells of a set that the grid has; the others are a finding of their own."""
    return _cells(grid.rows, grid.columns, cells.text)


@lru_cache(maxsize=8192)
def _cells(rows: int, columns: int, text: str) -> frozenset[Cell]:
    return boards.known_cells(CellGrid(Message(""), rows, columns), CellSet(text))


def water_cells(game: Game) -> frozenset[Cell]:
    """Return the cells that hold water; all of them where the land cannot be told, which is another finding."""
    for chart in game.parts.charts.values():
        try:
            return chart.open_cells()
        except LookupError:
            return boards.open_cells(chart.grid)
    return frozenset()


def zones_of(mission: Mission, events: Mapping[Name, Event]) -> Iterator[tuple[Name, ZoneLine, CellSet]]:
    """Yield each zone of a mission with the name of its event and its line."""
    for name in dict.fromkeys(mission.named):
        if name in events:
            for line, cells in zip(events[name].zones, mission.zones.get(name, ()), strict=False):
                yield name, line, cells


def place(mission: Mission, field: str) -> Origin:
    """Return where a field of a mission is written."""
    return mission.places.get(field, mission.origin)

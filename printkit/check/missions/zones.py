"""Zones of missions that no ship can be in, that overlap, or that do not match the lines of their event."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.boards.walks import listed
from printkit.check.missions.atlas import chart_grid, known_cells, place, water_cells
from printkit.check.registry import Finding, rule
from printkit.diagnostics.wording import counted
from printkit.model.cells import Cell, CellGrid, CellSet
from printkit.model.game import Game


@rule("PK293", "zone-off-the-water")
def zone_off_the_water(game: Game) -> Iterator[Finding]:
    """Report a zone with a cell off the chart, on land, or in another zone of the same event.

    ## What it does
    Looks up each cell of each zone among the lettered grids of the chart that hold water. The cells of a goal are
    looked up, too.

    ## Why it matters
    No ship is ever in a zone on land; a cell in two zones has two colours and two effects.

    ## Example
        zones:
          bombers: [A1]     # Greenland

    ## Fix
    Name cells with water, each in one zone.
    """
    grid, water = chart_grid(game), water_cells(game)
    if grid is None:
        return
    for mission in game.parts.missions.values():
        for event, zones in mission.zones.items():
            taken: dict[Cell, int] = {}
            for number, cells in enumerate(zones, 1):
                what = f'zone {number} of "{event}" in mission "{mission.title.text}"'
                yield from _misplaced(what, cells, grid, water)
                twice = [cell for cell in known_cells(grid, cells) if taken.setdefault(cell, number) != number]
                if twice:
                    others = ", ".join(sorted({str(taken[cell]) for cell in twice}))
                    message = f"{what} shares {listed(grid, twice)} with zone {others}"
                    yield Finding(cells.origin, message, "leave the cell in one of them")
        for goal in (mission.objective, mission.medal):
            if goal.cells:
                yield from _misplaced(f'goal of mission "{mission.title.text}"', goal.cells, grid, water)


def _misplaced(what: str, cells: CellSet, grid: CellGrid, water: frozenset[Cell]) -> Iterator[Finding]:
    last = grid.name_of((grid.rows - 1, grid.columns - 1))
    for part in cells.parts():
        if not known_cells(grid, CellSet(part)):
            yield Finding(cells.origin, f'{what} has "{part}", which is off the chart', f"cells go from A1 to {last}")
    dry = known_cells(grid, cells) - water
    if dry:
        yield Finding(cells.origin, f"{what} has {listed(grid, dry)}, which is land", "name cells with water")


@rule("PK294", "zones-unlike-lines")
def zones_unlike_lines(game: Game) -> Iterator[Finding]:
    """Report a mission that gives an event more zones, or fewer, than the event has lines.

    ## What it does
    Counts, for each event of a mission, the zones under `zones:` and the lines of the event; an event of the mission
    has to have zones, and only events of the mission may.

    ## Why it matters
    A line without a zone happens nowhere, and a zone without a line does nothing.

    ## Example
    An event of two lines with one zone

    ## Fix
    Give one zone for each line, in their order.
    """
    for mission in game.parts.missions.values():
        title, hint = mission.title.text, "give one zone for each line, in their order"
        for name in dict.fromkeys(mission.named):
            event, zones = game.parts.events.get(name), mission.zones.get(name, ())
            if event is not None and len(zones) != len(event.zones):
                origin = zones[0].origin if zones else place(mission, "zones")
                lines = counted(len(event.zones), "line")
                message = f'event "{name}" has {lines}, but mission "{title}" gives it {counted(len(zones), "zone")}'
                yield Finding(origin, message, hint)
        for name, zones in mission.zones.items():
            if name not in mission.named:
                origin = zones[0].origin if zones else place(mission, "zones")
                message = f'mission "{title}" has zones for "{name}", which is not among its events'
                yield Finding(origin, message, "take them out, or name the event under events:")

"""Missions as a series: numbers, levels and titles in order, events used often enough, no two missions alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import combinations, pairwise

from printkit.check.missions.atlas import chart_grid, known_cells, place
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Severity
from printkit.model.cells import Cell, CellGrid
from printkit.model.game import Game
from printkit.model.missions import Mission
from printkit.model.names import Name

MOST_SHARED = 8
"""The most events that two missions may have in common."""


@rule("PK295", "event-used-too-little", Severity.WARNING)
def event_used_too_little(game: Game) -> Iterator[Finding]:
    """Report an event that no mission uses, or only one of several.

    ## What it does
    Counts the missions that name each event; in a game of more than one mission, two should.

    ## Why it matters
    An event that nobody meets was forgotten; one for a single mission is text to write, translate and learn for little.

    ## Example
    An event in `events.yaml` that no mission names

    ## Fix
    Use it in another mission, or remove it.
    """
    used = Counter(name for mission in game.parts.missions.values() for name in set(mission.named))
    least = min(len(game.parts.missions), 2)
    for name, event in game.parts.events.items():
        if used[name] < least:
            missions = "one mission only" if used[name] else "no mission"
            yield Finding(event.origin, f'event "{name}" is used by {missions}', "use it in two missions, or remove it")


@rule("PK297", "missions-out-of-order")
def missions_out_of_order(game: Game) -> Iterator[Finding]:
    """Report missions whose numbers, levels or titles do not make a series.

    ## What it does
    Checks that the numbers are 1, 2, 3 … without a gap or a repetition, that the level never falls as the numbers
    rise, that titles differ, and that the file of a mission begins with its number.

    ## Why it matters
    Players look a mission up by its number, and trust the level that is printed beside it.

    ## Example
    Two missions with `number: 7`

    ## Fix
    Number the missions in the order they are to be played, the easiest level first.
    """
    missions = game.parts.missions
    ranks = {level: rank for rank, level in enumerate(game.parts.levels)}
    yield from _numbers(missions.values())
    for name, mission in missions.items():
        digits = name.split("-")[0]
        if digits.isdecimal() and int(digits) != mission.number:
            message = f'mission "{name}" says that its number is {mission.number}'
            yield Finding(place(mission, "number"), message, "let the name of the file begin with the number")
    ordered = sorted(missions.values(), key=lambda mission: mission.number)
    for first, second in pairwise(ordered):
        if ranks.get(second.level, 99) < ranks.get(first.level, 0):
            message = (
                f'mission {second.number} is "{second.level}", easier than mission {first.number}, "{first.level}"'
            )
            yield Finding(place(second, "level"), message, "put the missions of the easier level first")
    for first, second in combinations(ordered, 2):
        if first.title.text.casefold() == second.title.text.casefold():
            message = f'missions {first.number} and {second.number} are both called "{second.title.text}"'
            yield Finding(place(second, "title"), message, "give one of them another title")


def _numbers(missions: Collection[Mission]) -> Iterator[Finding]:
    seen: dict[int, Mission] = {}
    for mission in missions:
        origin, number = place(mission, "number"), mission.number
        if number in seen:
            yield Finding(
                origin, f'number {number} is also that of mission "{seen[number].title.text}"', "number it anew"
            )
        elif not 1 <= number <= len(missions):
            message = f'mission "{mission.title.text}" has the number {number}, but there are {len(missions)} missions'
            yield Finding(origin, message, f"number them from 1 to {len(missions)}")
        seen.setdefault(number, mission)


@rule("PK298", "missions-alike")
def missions_alike(game: Game) -> Iterator[Finding]:
    """Report two missions that share too many events, or an event with the same zones in both.

    ## What it does
    Compares each two missions: they may have eight events of twelve in common, and the zones of such an event have to
    lie elsewhere in each.

    ## Why it matters
    A mission that feels like the last one is not worth its page.

    ## Example
    Missions 3 and 4 with nine events in common

    ## Fix
    Choose other events, or move the zones.
    """
    grid = chart_grid(game)
    for first, second in combinations(game.parts.missions.values(), 2):
        shared = [name for name in dict.fromkeys(second.named) if name in first.named]
        if len(shared) > MOST_SHARED:
            message = f'missions "{first.title.text}" and "{second.title.text}" share {len(shared)} events'
            yield Finding(place(second, "events"), message, f"let them share {MOST_SHARED} at most")
        for name in shared:
            maps = [_map(mission, name, grid) for mission in (first, second)]
            if grid and maps[0] and maps[0] == maps[1]:
                message = f'event "{name}" has the same zones in "{second.title.text}" as in "{first.title.text}"'
                yield Finding(second.zones[name][0].origin, message, "move the zones in one of them")


def _map(mission: Mission, event: Name, grid: CellGrid | None) -> tuple[frozenset[Cell], ...]:
    return tuple(known_cells(grid, cells) for cells in mission.zones.get(event, ())) if grid else ()

"""Event tables of missions that are incomplete, and names in missions and events that nothing has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from difflib import get_close_matches

from printkit.check.missions.atlas import place
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.diagnostics.wording import counted
from printkit.model.game import Game
from printkit.model.missions import WHITE, Goal


@rule("PK291", "event-table-incomplete")
def event_table_incomplete(game: Game) -> Iterator[Finding]:
    """Report a mission whose two dice do not lead to twelve events, one for each result.

    ## What it does
    Checks that `events:` has an entry for each result of the white die, 1 to 6, with two events each: that of a low
    black die and that of a high one; and that no event stands twice.

    ## Why it matters
    With eleven events some roll leads nowhere; with three in one column nobody can say which is meant.

    ## Example
        events:
          1: [force-h]

    ## Fix
    Name two events for each result: `1: [force-h, over-under]`.
    """
    for mission in game.parts.missions.values():
        origin, title = place(mission, "events"), mission.title.text
        for white in sorted({*WHITE, *mission.events}):
            named = mission.events.get(white, ())
            if white not in WHITE:
                yield Finding(origin, f'mission "{title}" has events for {white}, which no die shows', "use 1 to 6")
            elif len(named) != 2:
                message = f'mission "{title}" has {counted(len(named), "event")} for a white {white}'
                yield Finding(origin, message, "name two: for a black 1-3 and for a black 4-6")
        for name, count in Counter(mission.named).items():
            if count > 1:
                hint = "put another event into one of its places"
                yield Finding(origin, f'event "{name}" stands {count} times in mission "{title}"', hint)


@rule("PK292", "unknown-mission-name")
def unknown_mission_name(game: Game) -> Iterator[Finding]:
    """Report a name in a mission or event that nothing has: of an event, level, port, ship or quantity.

    ## What it does
    Looks up the `level`, the `ports` and the `events` of each mission and the `port` and `ships` of its goals; the
    `ships`, `also` and `tracker` of each line of an event.

    ## Why it matters
    A mission cannot be won in a port that is not on the chart, or by sinking a ship that is not in the box.

    ## Example
        ports: [bergen, breast]

    ## Fix
    Correct the name: `ports: [bergen, brest]`.
    """
    events, roster = game.parts.events, game.parts.roster
    for mission in game.parts.missions.values():
        yield from _missing("level", [mission.level], game.parts.levels, place(mission, "level"))
        yield from _missing("port", mission.ports, _ports(game), place(mission, "ports"))
        yield from _missing("event", mission.named, events, place(mission, "events"))
        for goal in (mission.objective, mission.medal):
            yield from _goal_names(game, goal)
    for event in events.values():
        for line in event.zones:
            yield from _missing("unit", line.ships, roster, line.places.get("ships", line.origin))
            yield from _missing("unit", line.also, roster, line.places.get("also", line.origin))
            trackers = [line.tracker] if line.tracker else []
            yield from _missing("quantity", trackers, game.parts.quantities, line.places.get("tracker", line.origin))


def _goal_names(game: Game, goal: Goal) -> Iterator[Finding]:
    yield from _missing("unit", goal.ships, game.parts.roster, goal.places.get("ships", goal.origin))
    ports = [goal.port] if goal.port else []
    yield from _missing("port", ports, _ports(game), goal.places.get("port", goal.origin))


def _ports(game: Game) -> list[str]:
    return [port for chart in game.parts.charts.values() for port in chart.ports]


def _missing(what: str, names: Collection[str], known: Collection[str], origin: Origin) -> Iterator[Finding]:
    for name in dict.fromkeys(names):
        if name not in known:
            near = get_close_matches(name, known, n=1, cutoff=0.6)
            listed = ", ".join(list(known)[:12])
            hint = f'did you mean "{near[0]}"?' if near else (f"there is {listed}" if listed else f"add the {what}")
            yield Finding(origin, f'no {what} is called "{name}"', hint)

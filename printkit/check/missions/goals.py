"""Goals that cannot be reached: points, turns, ships and targets that a mission's events do not offer."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.missions.atlas import place
from printkit.check.missions.tours import late_together
from printkit.check.missions.voyages import late_goals
from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.missions import Goal, Mission, ZoneLine
from printkit.model.names import Name

VP, HITS, FUEL = Name("vp"), Name("hits"), Name("fuel")
"""The figures of a unit that goals are measured by: its worth, the hits that sink it, its barrels."""

TARGETS = {"convoys": Name("convoy"), "cruisers": Name("cruiser"), "merchants": Name("lone-merchant")}
"""What a goal of this kind counts."""


@rule("PK296", "goal-out-of-reach")
def goal_out_of_reach(game: Game) -> Iterator[Finding]:
    """Report a mission that cannot be won as it is written, or a medal that nobody can earn.

    ## What it does
    Adds up what the events of a mission can be worth, and compares it with `vp`; checks that the turns after
    `return_after` are not over before they begin; that the ships to be sunk are met, and the convoys, cruisers and
    merchants offered; that a medal for few hits can be missed by a ship that is still afloat (at most two hits fewer
    than sink it); that a goal of a kind that counts has a `count`, and one by turn `by` leaves time; that from every start square the
    way home, to the port or by way of the cells that a goal names, can be sailed in the turns there are; and that one
    voyage can serve the objective and the medal, where both ask when a ship is where.

    ## Why it matters
    A mission that cannot be won is the worst misprint of all: players find out after an evening.

    ## Example
    `vp: 12` with events worth 9

    ## Fix
    Ask for less, or choose events that offer it.
    """
    last = last_turn(game)
    for mission in game.parts.missions.values():
        title, reach = mission.title.text, points_in_reach(mission, game)
        if mission.vp > reach:
            message = f'mission "{title}" asks for {mission.vp} points, but its events are worth {reach} at most'
            yield Finding(place(mission, "vp"), message, "ask for less, or choose events that are worth more")
        if last and not 1 <= mission.return_after < last:
            message = f'mission "{title}" counts from turn {mission.return_after + 1}, but the last turn is {last}'
            yield Finding(place(mission, "return_after"), message, f"use a turn from 1 to {last - 1}")
        if not mission.ports:
            yield Finding(place(mission, "ports"), f'mission "{title}" has no port to return to', "name one at least")
        late: list[tuple[str, str]] = []
        for goal in (mission.objective, mission.medal):
            late += (found := list(_lateness(goal, mission, game)))
            for fault, hint in (*_faults(goal, mission, game), *found):
                yield Finding(goal.origin, f'{goal.kind} cannot be reached in mission "{title}": {fault}', hint)
        for fault in late_together(mission, game) if not late else ():
            message = f'the medal cannot be earned in mission "{title}": {fault}'
            yield Finding(mission.medal.origin, message, "give more turns, or name nearer places")


def _lateness(goal: Goal, mission: Mission, game: Game) -> Iterator[tuple[str, str]]:
    """Yield why a goal takes too many turns, and the remedy."""
    return ((fault, "give more turns, or name nearer places") for fault in late_goals(goal, mission, game))


def last_turn(game: Game) -> int:
    """Return the last turn of the game, as the start areas of its chart have it; 0 where none says."""
    turns = [0]
    for chart in game.parts.charts.values():
        for start in chart.starts.values():
            try:
                turns.append(start.turns.count(game.names))
            except LookupError:
                continue  # a path that leads nowhere is another rule's finding
    return max(turns)


def lines_of(mission: Mission, game: Game) -> tuple[ZoneLine, ...]:
    """Return the lines of a mission's events."""
    return tuple(line for name in mission.named if name in game.parts.events for line in game.parts.events[name].zones)


def points_in_reach(mission: Mission, game: Game) -> int:
    """Return the most points of a mission: each ship it meets sunk once, each target as often as it can be recorded."""
    lines = lines_of(mission, game)
    met = {ship for line in lines if line.effect == "combat" for ship in line.ships}
    worth = {line.tracker: line.points for line in lines if line.points}
    if any(line.convoys for line in lines):
        worth[Name("convoys")] = _figure(game, TARGETS["convoys"], VP)
    events = sum(points * _most(game, tracker) for tracker, points in worth.items())
    return sum(max(_figure(game, ship, VP), 0) for ship in met) + events


def _figure(game: Game, unit: Name, figure: Name) -> int:
    return game.parts.roster[unit].figures.get(figure, 0) if unit in game.parts.roster else 0


def _most(game: Game, tracker: Name | None) -> int:
    """Return how often something can be recorded; once where nothing says."""
    quantity = game.parts.quantities.get(tracker) if tracker else None
    try:
        return quantity.most.count(game.names) if quantity and quantity.most else 1
    except LookupError:
        return 1


def _faults(goal: Goal, mission: Mission, game: Game) -> Iterator[tuple[str, str]]:  # noqa: C901 - one case a kind
    """Yield what is wrong with a goal, and the remedy."""
    lines = lines_of(mission, game)
    met = {ship for line in lines if line.effect == "combat" for ship in line.ships}
    struck = {ship for line in lines if line.effect in {"sink", "points"} for ship in line.ships}
    counts = "points", "sink-any", "convoys", "merchants", "cruisers", "hits", "escort-hits", "fuel", "refuel"
    if goal.kind in counts and goal.count < 1:
        yield "it has no count", "say how many: count: 2"
    match goal.kind:
        case "points" if goal.count > (reach := points_in_reach(mission, game)):
            yield f"{goal.count} points, of {reach} at most", "ask for less"
        case "sink" | "carrier":
            known = met if goal.kind == "sink" else struck
            for ship in goal.ships:
                if ship not in known:
                    yield f'no event lets "{ship}" be sunk', "choose an event that does"
        case "sink-any" if goal.count > len(met):
            yield f"{goal.count} ships, of {len(met)} that are met", "ask for fewer"
        case "convoys" | "cruisers" | "merchants":
            yield from _targets(goal, lines, game)
        case "hits" | "escort-hits":
            yield from _hits(goal, game)
        case "early" if not mission.return_after < goal.by <= last_turn(game):
            yield f"turn {goal.by} is not among the turns that count", "name a turn after return_after"
        case "port" if goal.port not in mission.ports:
            yield f'"{goal.port}" is not a port of the mission', "add it to ports:"
        case "visit" if goal.cells is None:
            yield "it has no cells", "say where: cells: A3, B2"
        case "refuel" if not any(line.effect == "fuel" for line in lines):
            yield "no event has fuel", "choose one that does"


def _targets(goal: Goal, lines: tuple[ZoneLine, ...], game: Game) -> Iterator[tuple[str, str]]:
    target = TARGETS[goal.kind]
    offers = [
        line for line in lines if (line.points and target in line.ships) or (line.convoys and goal.kind == "convoys")
    ]
    most = max((_most(game, line.tracker) for line in offers), default=0)
    if goal.count > most:
        yield f"{goal.count} of them, of {most} at most", "ask for fewer, or choose an event that offers them"


def _hits(goal: Goal, game: Game) -> Iterator[tuple[str, str]]:
    for ship in goal.ships:
        sinks = _figure(game, ship, HITS)
        if sinks and goal.count > sinks - 2:
            yield f'"{ship}" is sunk by {sinks} hits, so that {goal.count} or fewer says little', "ask for fewer"

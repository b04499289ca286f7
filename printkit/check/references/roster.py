"""Units that need one another in a circle, or need something of another kind than they should."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from printkit.check.registry import Finding, rule
from printkit.model.contents import Unit
from printkit.model.game import Game
from printkit.model.names import Name


@rule("PK238", "cyclic-needs")
def cyclic_needs(game: Game) -> Iterator[Finding]:
    """Report units that need one another in a circle.

    ## What it does
    Follows `needs:` from unit to unit and shows each circle once.

    ## Why it matters
    None of them can ever come into play: each waits for the others.

    ## Example
        convoy: {title: Convoy, kind: event, needs: [escort]}
        escort: {title: Escort, kind: event, needs: [convoy]}

    ## Fix
    Leave out the need that is not meant.
    """
    for circle in _circles(game.parts.roster):
        unit = game.parts.roster[circle[0]]
        way = " → ".join([*circle, circle[0]])
        what = f'"{circle[0]}" needs itself' + (f" in a circle: {way}" if len(circle) > 1 else "")
        yield Finding(unit.places.get("needs", unit.origin), what, "leave out one of the needs")


def _circles(roster: Mapping[Name, Unit]) -> Iterator[tuple[Name, ...]]:
    """Yield each circle met on a walk along the needs, from its unit that comes first in the roster.

    The walk keeps its own stack: a chain may be longer than Python's.
    """
    done: set[Name] = set()
    for start in roster:
        path: list[Name] = [] if start in done else [start]
        open_needs = [iter(roster[start].needs)] if path else []
        while path:
            need = next(open_needs[-1], None)
            if need is None:
                done.add(path.pop())
                open_needs.pop()
            elif need in path:
                yield tuple(path[path.index(need) :])
            elif need in roster and need not in done:
                path.append(need)
                open_needs.append(iter(roster[need].needs))


@rule("PK239", "needs-wrong-kind")
def needs_wrong_kind(game: Game) -> Iterator[Finding]:
    """Report a unit that needs something of another kind than it says it does.

    ## What it does
    Compares the kind of each unit under `needs` with `needs_kind`, where a unit gives one.

    ## Why it matters
    An event for battleships that names a port has been given the wrong line of the list.

    ## Example
        home-fleet: {title: Home Fleet, kind: event, needs_kind: ship, needs: [brest]}     # a port

    ## Fix
    Name a unit of that kind, or correct the kind.
    """
    roster = game.parts.roster
    for name, unit in roster.items():
        for need in unit.needs:
            kind = roster[need].kind if need in roster else None
            if kind and unit.needs_kind and kind != unit.needs_kind:
                message = f'"{name}" needs a unit of kind "{unit.needs_kind}", but "{need}" is of kind "{kind}"'
                known = [str(each) for each, other in roster.items() if other.kind == unit.needs_kind]
                hint = f"of this kind there is {', '.join(known[:8])}" if known else "no unit is of this kind"
                yield Finding(unit.places.get("needs", unit.origin), message, hint)

"""Names that nothing has: of units, aids and their steps, areas of a grid."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from difflib import get_close_matches

from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.model.cells import CellGrid
from printkit.model.contents import Unit
from printkit.model.examples import Example, Step
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.status import StatusChart, UnitGroup


@rule("PK235", "unknown-name")
def unknown_name(game: Game) -> Iterator[Finding]:
    """Report a name that should be that of a unit, an aid, a step of an aid or an area, and is not.

    ## What it does
    Looks up the units that another one `needs`, those that a group shows and a status chart `changes`, the `aid` of a
    worked example, the `phase` of each of its steps, the areas of a grid in `apart`, `whole`, `connected` and `start`,
    the `deck` of a card, the `kind` and `side` of a vehicle, the tables, the column of categories and the arc of its kind, the table that a
    ruler shows as `bands`, the form and units of a logbook, the figures and words that a log shows, and the column,
    the marks and the tables of rules of sailing.

    ## Why it matters
    An event that calls for a ship which is not in the game cannot be played.

    ## Example
        bombers: {title: Bombers, kind: event, needs: [ark-roial]}

    ## Fix
    Correct the name: `needs: [ark-royal]`, or add the unit to `roster.yaml`.
    """
    yield from _unit_names(game)
    for example in game.parts.examples.values():
        yield from _example_names(game, example)
    for table in game.parts.tables.values():
        for step in table.examples:
            yield from _phase(game, step, None)
    for grid in game.parts.grids.values():
        yield from _area_names(grid)
    for card in game.parts.cards.values():
        if card.deck is not None:
            yield from _missing(card.deck, game.parts.decks, "deck", card.places["deck"])
    yield from _vehicle_names(game)
    yield from _sailing_names(game)
    yield from _log_names(game)


def _unit_names(game: Game) -> Iterator[Finding]:
    named: list[tuple[Unit | UnitGroup | StatusChart, str, tuple[Name, ...]]]
    named = [(unit, "needs", unit.needs) for unit in game.parts.roster.values()]
    named += [(group, "units", group.units) for group in game.parts.groups.values()]
    named += [(chart, "changes", tuple(chart.changes)) for chart in game.parts.status.values()]
    for thing, key, names in named:
        for name in names:
            yield from _missing(name, game.parts.roster, "unit", thing.places.get(key, thing.origin))


def _missing(name: str, known: Collection[str], what: str, origin: Origin) -> Iterator[Finding]:
    if name not in known:
        near = get_close_matches(name, known, n=1, cutoff=0.6)
        listed = ", ".join(list(known)[:12])
        hint = f'did you mean "{near[0]}"?' if near else (f"there is {listed}" if listed else f"add the {what}")
        yield Finding(origin, f'no {what} is called "{name}"', hint)


def _example_names(game: Game, example: Example) -> Iterator[Finding]:
    if example.aid is not None:
        yield from _missing(example.aid, game.parts.aids, "aid", example.places.get("aid", example.origin))
    for step in example.steps:
        yield from _phase(game, step, example.aid)


def _phase(game: Game, step: Step, aid: str | None) -> Iterator[Finding]:
    """Look a phase up among the steps of the example's aid, or where it names none, of all aids."""
    if step.phase is None or (aid is not None and aid not in game.parts.aids):
        return
    steps = [name for key, each in game.parts.aids.items() if aid in (None, key) for name in each.steps]
    yield from _missing(step.phase, steps, "step of an aid", step.places.get("phase", step.origin))


def _area_names(grid: CellGrid) -> Iterator[Finding]:
    for key in ("apart", "whole"):
        for group in getattr(grid, key):
            for name in group:
                yield from _missing(name, grid.areas, "area", grid.places.get(key, grid.origin))
    for key in ("connected", "start"):
        for name in getattr(grid, key):
            yield from _missing(name, grid.areas, "area", grid.places.get(key, grid.origin))


def _vehicle_names(game: Game) -> Iterator[Finding]:
    parts = game.parts
    for vehicle in parts.vehicles.values():
        yield from _missing(vehicle.kind, parts.kinds, "kind", vehicle.places["kind"])
        yield from _missing(vehicle.side, parts.sides, "side", vehicle.places["side"])
    for kind in parts.kinds.values():
        tables = {"effects": kind.effects} | ({"aiming": kind.aiming, "calibres": kind.calibres} if kind.armed else {})
        for key, table in tables.items():
            yield from _missing(table, parts.tables, "table", kind.places.get(key, kind.origin))
        calibres = parts.tables.get(kind.calibres)
        if kind.category is not None and calibres:
            known = calibres.column_names
            yield from _missing(kind.category, known, f'column of the table "{kind.calibres}"', kind.places["category"])
        if kind.arc is not None:
            yield from _missing(kind.arc, parts.stencils, "template", kind.places["arc"])
    for ruler in parts.rulers.values():
        if ruler.bands is not None:
            yield from _missing(ruler.bands, parts.tables, "table", ruler.places["bands"])


def _log_names(game: Game) -> Iterator[Finding]:
    """Look up forms and units of logbooks, and figures of forms among those that any unit has."""
    parts = game.parts
    for book in parts.logbooks.values():
        yield from _missing(book.form, parts.logs, "log", book.places["form"])
        for name in book.units:
            yield from _missing(name, parts.roster, "unit", book.places.get("units", book.origin))
    known = {name for unit in parts.roster.values() for name in (*unit.figures, *unit.words)}
    for form in parts.logs.values():
        for name, origin in form.figures:
            yield from _missing(name, sorted(known), "figure of a unit", origin)


def _sailing_names(game: Game) -> Iterator[Finding]:
    for rules in game.parts.sailing.values():
        yield from _missing(rules.column, game.parts.notation, "column of the log", rules.places["column"])
        column = game.parts.notation.get(rules.column)
        for mark in rules.marks.named if column else ():
            yield from _missing(mark, column.marks if column else (), "mark", rules.places["marks"])
        for table in rules.capacity.values():
            yield from _missing(table, game.parts.tables, "table", rules.places["capacity"])
        if rules.wait is not None:
            yield from _missing(rules.wait, game.parts.tables, "table", rules.places["wait"])

"""One thing that is printed alone → what is wrong with it and with what it is made of, and no word of the other things."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace

from printkit.check.engine import Wanted, every_kind, run_rules
from printkit.check.registry import rules_about
from printkit.diagnostics import Origin, Report
from printkit.model.game import Game
from printkit.model.mentions import inner_fields
from printkit.model.names import Name
from printkit.model.parts import Parts

REFERRING = ("tables", "hexmaps")
"""Parts whose things refer to one another, or are printed in halves: one of them cannot be looked at without the others."""


def check_thing(game: Game, sheet: Name, item: Name, report: Report, wanted: Wanted = every_kind) -> None:
    """Run the rules about single things over an item of a sheet; what they find of it goes to the report.

    A fault in another mission, or in a ship that does not sail in this scenario, stops neither.
    """
    part = game.file.sheets[sheet].from_
    found = Report()
    run_rules(rules_about(part), _alone(game, part, item), game, found, wanted)
    if len(found):
        names, places = _made_of(game, sheet, item)
        owners = _Owners(game)
        mine = [each for each in found if owners.hold(each.origin, names, places)]
        report.extend(mine)
        report.crashes += found.crashes


def _alone(game: Game, part: str, item: Name) -> Game:
    """Return a game with one thing of a part: the others are neither looked at nor told of."""
    things: Mapping[Name, object] = getattr(game.parts, part)
    if part in REFERRING or item not in things:
        return game
    return replace(game, parts=replace(game.parts, **{part: {item: things[item]}}))  # type: ignore[arg-type]


def _made_of(game: Game, sheet: Name, item: Name) -> tuple[frozenset[str], frozenset[Origin]]:
    """Return the names that a thing mentions, its own and that of its sheet among them, and where its parts are written."""
    within = list(_within(game.thing(sheet, item)))
    names = {str(sheet), str(item), *(str(each) for each in within if isinstance(each, Name))}
    return frozenset(names), frozenset(each for each in within if isinstance(each, Origin))


def _within(value: object) -> Iterator[Name | Origin]:
    """Yield every name within a value of the model, and where each of its parts is written."""
    match value:
        case Name():
            yield value
        case Mapping():
            for key, inner in value.items():
                yield from _within(key)
                yield from _within(inner)
        case tuple() | list() | frozenset():
            for inner in value:
                yield from _within(inner)
        case _ if is_dataclass(value) and not isinstance(value, type):
            if isinstance(own := getattr(value, "origin", None), Origin):
                yield own
            for name in inner_fields(type(value)):
                yield from _within(getattr(value, name))


class _Owners:
    """Which thing of a game a place in its files belongs to."""

    def __init__(self, game: Game) -> None:
        self._begins: dict[str, list[tuple[Origin, Name]]] = {}
        for things in (game.file.sheets, *(getattr(game.parts, part.name) for part in fields(Parts))):
            for name, thing in things.items():
                origin = getattr(thing, "origin", None)
                if isinstance(origin, Origin):
                    self._begins.setdefault(origin.file, []).append((origin, name))

    def hold(self, place: Origin, names: frozenset[str], places: frozenset[Origin]) -> bool:
        """Tell whether a place lies in a thing of one of these names or places, or in none that could be told from others."""
        begins = sorted(self._begins.get(place.file, ()))
        before = [begin for begin in begins if begin[0] <= place] or begins[:1]
        return not before or before[-1][1] in names or before[-1][0] in places

"""Rows of the roster that lack a figure the others have."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.model.contents import Unit
from printkit.model.game import Game
from printkit.model.names import Name


@rule("PK249", "missing-figure")
def missing_figure(game: Game) -> Iterator[Finding]:
    """Report a unit without a figure that the other units of its kind and group have, or that its list prints.

    ## What it does
    Compares the names under `figures:` among the units of one kind and group, one without a group among its own. A
    group that lists units with their `numbers` asks for these of each unit, as a figure or in words.

    ## Why it matters
    A piece without its rank, a ship without its hits: the row of the list was cut, or the figure forgotten. Where
    some units are meant to have none (bombs have no rank), they are a group of their own.

    ## Example
        general: {title: General, kind: piece, figures: {rank: 9, count: 1}}
        spy:     {title: Spy, kind: piece, figures: {count: 1}}

    ## Fix
    Add the figure, `rank: 1`, or put the unit into another group.
    """
    families: dict[tuple[Name, Name | None], dict[Name, Unit]] = defaultdict(dict)
    for name, unit in game.parts.roster.items():
        families[unit.kind, unit.group][name] = unit
    for (kind, group), units in families.items():
        whose = f'the kind "{kind}"' + (f' and group "{group}"' if group else "")
        having = Counter(figure for unit in units.values() for figure in unit.figures)
        for name, unit in units.items():
            for figure in having:
                if figure not in unit.figures:
                    others = f"{having[figure]} of the {len(units)} of {whose}"
                    message = f'"{name}" has no figure "{figure}", which {others} have'
                    origin = unit.places.get("figures", unit.origin)
                    yield Finding(origin, message, "add the figure, or put the unit into another group")
    for group_name, listed in game.parts.groups.items():
        for name in listed.units:
            for number in listed.numbers if name in game.parts.roster else ():
                unit = game.parts.roster[name]
                if number not in unit.figures and number not in unit.words:
                    message = f'"{name}" has no figure "{number}", which "{group_name}" lists'
                    yield Finding(
                        listed.places.get("units", listed.origin), message, "add the figure, or drop the unit"
                    )

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
    """Report a unit without a figure that the other units of its kind and group have.

    ## What it does
    Compares the names under `figures:` among the units of one kind and group, one without a group among its own.

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

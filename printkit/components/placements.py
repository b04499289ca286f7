"""Placements: `table tables.firing` → the strips of the thing that the path names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from printkit.components.context import Context, Picture
from printkit.components.registry import Look, Placeable, placeables
from printkit.components.strips import Strip
from printkit.diagnostics import Origin
from printkit.diagnostics.pieces import unknown_placement
from printkit.diagnostics.schema import malformed_value
from printkit.diagnostics.templates import unknown_value
from printkit.model.glossary import Glossary
from printkit.model.prose import WHOLES, Place
from printkit.templates.expressions import Expression


@dataclass(frozen=True, slots=True)
class Placement:
    """What to place: its kind, its path, and words about it: `table tables.firing bare`."""

    kind: str
    path: str
    options: tuple[str, ...] = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read `kind path options`; raises ValueError when there is no path."""
        kind, *rest = text.split()
        if kind in WHOLES:
            rest.insert(0, kind)
        if not rest:
            raise ValueError(f'"{text}" names nothing to place -- write a kind and a path: table tables.firing')
        return cls(kind, rest[0], tuple(rest[1:]))


def place(
    placement: Placement | Place, width: float, prefix: str, context: Context, origin: Origin
) -> tuple[Strip, ...]:
    """Return the strips of a placed thing at a width in mm, or none after a finding."""
    kind = placeables.get(placement.kind)
    if kind is None:
        context.report.add(unknown_placement(origin, placement.kind, sorted(placeables)))
        return ()
    known = placement.options if kind.options is None else kind.options
    for word in placement.options:
        if word not in known:
            hint = f"there is {', '.join(known)}" if known else "nothing may follow the path"
            context.report.add(unknown_value(origin, word, hint))
    thing = _find(placement, kind, context, origin)
    if thing is None:
        return ()
    return kind.lay_out(thing, width, Look(prefix, placement.options, origin), context)


def _find(placement: Placement | Place, kind: Placeable[object], context: Context, origin: Origin) -> object | None:
    """Return the thing that a placement means: a picture by name, a piece by address, the glossary, the rest by path."""
    if kind.thing is Picture:
        find = context.piece if placement.kind == "piece" else context.picture
        return find(placement.path, origin)
    if kind.thing is Glossary:
        return Glossary(context.game.parts.glossary)
    try:
        path = Expression.from_text(placement.path)
    except ValueError as error:
        context.report.add(malformed_value(origin, str(error), "write the path of a thing: tables.firing"))
        return None
    return context.thing(path, kind.thing, origin)

"""Arcs of fire of guns without a turret."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.vehicles import Vehicle, VehicleKind

ROUND = 360
"""The angle in degrees of a template that limits nothing."""


@rule("PK359", "arc-of-fire-disagrees")
def arc_of_fire_disagrees(game: Game) -> Iterator[Finding]:
    """Report a gun of which nobody can tell where it may fire.

    ## What it does
    Compares the `turret` of each vehicle with the `arc` of its kind. In a kind that has an arc, each vehicle says
    whether it has a turret; one without a turret is of a kind that has an arc. A vehicle of a kind that is not armed
    says neither. The arc is a template of less than 360°.

    ## Why it matters
    A gun that cannot turn fires only ahead. Where neither card nor rules say how far to the side, each shot from a
    corner starts an argument; and a turret that nobody wrote down takes half of its shots from a vehicle.

    ## Example
        stug: {kind: tank-destroyer, turret: no}     # kinds.yaml: tank-destroyer has no arc

    ## Fix
    Give the kind an arc: `arc: arc-60`, a template of `stencils.yaml`, or correct the turret.
    """
    for name, kind in game.parts.kinds.items():
        stencil = game.parts.stencils.get(kind.arc) if kind.arc else None
        if stencil and stencil.angle == ROUND:
            message = f'the arc "{kind.arc}" of "{name}" goes all round'
            yield Finding(kind.places["arc"], message, "name a template with an angle, such as angle: 60")
    for name, vehicle in game.parts.vehicles.items():
        if vehicle.kind in game.parts.kinds:
            for message, hint in _faults(vehicle, game.parts.kinds[vehicle.kind]):
                yield Finding(vehicle.places.get("turret", vehicle.origin), f'"{name}" {message}', hint)


def _faults(vehicle: Vehicle, kind: VehicleKind) -> Iterator[tuple[str, str]]:
    match kind.armed, vehicle.turret:
        case False, bool():
            yield "tells of a turret, but its kind is not armed", "leave the turret out, or say armed: yes of the kind"
        case True, False if kind.arc is None:
            yield f'has no turret, but its kind "{vehicle.kind}" has no arc of fire', "give the kind an arc"
        case True, None if kind.arc is not None:
            yield (
                f'does not say whether it has a turret, and its kind has the arc "{kind.arc}"',
                "add turret: yes or no",
            )

"""Templates to measure with: a radius and an angle → a circle or a sector at exact scale."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.components.registry import slot_kind
from printkit.components.strips import Strip, moved, stack
from printkit.components.wording import natural_width, set_words, words_of
from printkit.model.gauges import RIM, Stencil
from printkit.scene import Box, Item, Path, Segment, circle, polyline, rect
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot

RIGHT_ANGLE, WHOLE = 90, 360


@dataclass(frozen=True, kw_only=True, slots=True)
class StencilSlot(Slot):
    """A slot that holds a template to measure with, as large as it is."""

    stencil: Expression


@dataclass(frozen=True, slots=True)
class Pose:
    """How a template lies: where its middle or tip is, and between which directions it opens, in degrees from north."""

    x: float
    y: float
    first: float
    last: float

    def point(self, radius: float, direction: float) -> tuple[float, float]:
        """Return the point at a distance in mm in a direction."""
        angle = math.radians(direction)
        return self.x + radius * math.sin(angle), self.y - radius * math.cos(angle)


@slot_kind("stencil", StencilSlot)
def draw_stencil(slot: StencilSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the template, the box being as large as it is: its edge, its rings, the middle, its name and radius."""
    stencil = context.thing(slot.stencil, Stencil, slot.origin)
    if stencil is None:
        return ()
    pose = _pose(stencil, box.grown(-RIM))
    origin = stencil.origin
    fill, edge = context.colour("paper", origin), context.line("frame", origin)
    hair = context.line("hair", origin)
    ring = replace(hair, dash=(1.2, 1.0)) if hair else None
    rings = [Path(arc(pose, radius, whole=stencil.angle == WHOLE), stroke=ring) for radius in _rings(stencil)]
    return (
        artifact(Path(_edge(stencil, pose), fill, edge, origin=origin), *rings),
        artifact(*(Path(line, stroke=hair) for line in _cross(stencil, pose))),
        *_name(stencil, pose, context),
    )


def _pose(stencil: Stencil, box: Box) -> Pose:
    if stencil.angle == WHOLE:
        return Pose(box.x + box.width / 2, box.y + box.height / 2, 0, WHOLE)
    if stencil.angle == RIGHT_ANGLE:
        return Pose(box.x, box.bottom, 0, RIGHT_ANGLE)
    return Pose(box.x + box.width / 2, box.bottom, -stencil.angle / 2, stencil.angle / 2)


def _rings(stencil: Stencil) -> Iterator[float]:
    """Yield the radii of the rings within the edge, in mm."""
    if stencil.rings:
        yield from (number * stencil.rings for number in range(1, math.ceil(stencil.radius / stencil.rings - 1e-6)))


def _edge(stencil: Stencil, pose: Pose) -> tuple[Segment, ...]:
    radius = float(stencil.radius)
    if stencil.angle == WHOLE:
        return circle(pose.x, pose.y, radius)
    start, *rest = arc(pose, radius)
    return (("M", (pose.x, pose.y)), ("L", start[1]), *rest, ("Z", ()))


def arc(pose: Pose, radius: float, *, whole: bool = False) -> tuple[Segment, ...]:
    """Return the arc between the directions of a pose as cubic curves of at most a quarter each, or the whole circle."""
    if whole:
        return circle(pose.x, pose.y, radius)
    count = math.ceil((pose.last - pose.first) / RIGHT_ANGLE)
    step = (pose.last - pose.first) / count
    handle = 4 / 3 * math.tan(math.radians(step) / 4) * radius
    found: list[Segment] = [("M", pose.point(radius, pose.first))]
    for index in range(count):
        begin, end = (math.radians(pose.first + (index + part) * step) for part in (0, 1))
        x1, y1 = pose.point(radius, math.degrees(begin))
        x2, y2 = pose.point(radius, math.degrees(end))
        out = (x1 + handle * math.cos(begin), y1 + handle * math.sin(begin))
        back = (x2 - handle * math.cos(end), y2 - handle * math.sin(end))
        found.append(("C", (*out, *back, x2, y2)))
    return tuple(found)


def _cross(stencil: Stencil, pose: Pose) -> Iterator[tuple[Segment, ...]]:
    """Yield a cross in the middle of a circle, or the middle line of a sector."""
    if stencil.angle == WHOLE:
        yield polyline((pose.x - 2.5, pose.y), (pose.x + 2.5, pose.y))
        yield polyline((pose.x, pose.y - 2.5), (pose.x, pose.y + 2.5))
        return
    middle = (pose.first + pose.last) / 2
    yield polyline((pose.x, pose.y), pose.point(float(stencil.radius), middle))


def _name(stencil: Stencil, pose: Pose, context: Context) -> Iterator[Item]:
    """Yield the name and the radius on a ground of their own, across the middle line."""
    origin, radius = stencil.origin, float(stencil.radius)
    width = 1.25 * radius if stencil.angle == WHOLE else 0.5 * radius
    style = replace(context.style("stencil-title", origin), align="centre")
    size = replace(context.style("stencil-size", origin), align="centre")
    figure = f"{context.locale.value(round(radius) // 10 if round(radius) % 10 == 0 else radius)}"
    unit = "cm" if round(radius) % 10 == 0 else "mm"
    label: Strip = stack(
        [
            set_words(stencil.title, style, width, context),
            set_words(words_of(f"{figure}\N{NO-BREAK SPACE}{unit}", origin), size, width, context),
        ]
    )
    x, y = pose.point(0.0 if stencil.angle == WHOLE else 0.68 * radius, (pose.first + pose.last) / 2)
    top = pose.y + 3.6 if stencil.angle == WHOLE else y - label.height / 2
    wide = max(natural_width(stencil.title, style, context), 8.0)
    plate = Box(x - min(wide, width) / 2, top, min(wide, width), label.height)
    yield artifact(Path(rect(plate.grown(0.8)), context.colour("paper", origin)))
    yield moved(label, x - width / 2, top)

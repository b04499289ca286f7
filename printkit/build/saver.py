"""A scene → the same drawing with less ink: broad grounds white in a frame, others lighter, zones hatched, text black."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from printkit.build.hatching import hatch
from printkit.build.thickness import thickness_of
from printkit.build.toning import Ground, Place, kept_of, letters, line, tone
from printkit.scene import IDENTITY, Box, Group, Image, Item, Matrix, Path, Scene, Segment, Text, around, compose, walk
from printkit.scene.extents import box_of, extent, outline_points, scale_of
from printkit.templates.saving import Saver

SHARE = 0.25
"""What lies below something covers its middle, and is no smaller than this share of it: the hub of a wheel is no ground."""
EVERYWHERE = Box(-1e6, -1e6, 2e6, 2e6)
CARRIED = 3.0
"""How wide and high a part of a drawing is, in mm, that words outside of it may stand on."""
BITMAP = Ground((128, 128, 128), 128 / 255)
"""What stands for a bitmap: it stays as it is, and so do words on it."""


Painted: TypeAlias = list[tuple[Box, Ground]]


@dataclass
class Saving:
    """What was painted so far, in the scene's mm, each with what it turned into; and groups already done.

    Groups are known by their name, the scale they are drawn at, and the ground they lie on.
    """

    savers: Mapping[str, Saver]
    trim: Box
    painted: Painted = field(default_factory=list)
    done: dict[tuple[str, float, Ground], tuple[Group, Painted]] = field(default_factory=dict)
    drawn: float = 0.0

    def ground(self, box: Box) -> Ground:
        """Return what was painted last where a box lies."""
        x, y = box.x + box.width / 2, box.y + box.height / 2
        least = SHARE * box.width * box.height
        for below, ground in reversed(self.painted):
            if below.x <= x <= below.right and below.y <= y <= below.bottom and below.width * below.height >= least:
                return ground
        return Ground()


def save_ink(scene: Scene, savers: Mapping[str, Saver]) -> Scene:
    """Return a scene with less ink; `savers` tell of palette entries what becomes of grounds of their colour.

    Nothing moves and nothing is left out. What was white on a dark ground turns grey or black where it would not be
    seen any more; bitmaps stay as they are.
    """
    return replace(scene, items=_saved(scene.items, IDENTITY, Saving(savers, Box(0, 0, scene.width, scene.height))))


def _saved(items: Iterable[Item], matrix: Matrix, saving: Saving) -> tuple[Item, ...]:
    return tuple(each for item in items for each in _save(item, matrix, saving))


def _save(item: Item, matrix: Matrix, saving: Saving) -> tuple[Item, ...]:
    match item:
        case Path():
            return _save_path(item, matrix, saving)
        case Text():
            ground = saving.ground(extent(item, matrix))
            return (replace(item, colour=letters(item.colour, ground)),)
        case Group():
            return (_save_group(item, matrix, saving),)
        case Image():
            saving.painted.append((extent(item, matrix), BITMAP))
            return (item,)


def _save_group(group: Group, matrix: Matrix, saving: Saving) -> Group:
    """Return a group with less ink; groups of one name still hold the same, so a name tells what they lie on, too."""
    inner = compose(matrix, group.transform)
    if not group.name:
        return replace(group, items=_saved(group.items, inner, saving))
    box = _around(group.items, inner)
    ground = saving.ground(box)
    scale = round(scale_of(inner), 4)
    key = (group.name, scale, ground)
    if key not in saving.done:
        drawn = 0.0 if any(isinstance(item, Text) for item, _ in walk(group.items)) else kept_of(box)
        own = Saving(saving.savers, EVERYWHERE, [(EVERYWHERE, ground)], drawn=saving.drawn or drawn)
        # what a drawing turns into depends on its size, so it is drawn as it were at the origin, at that size
        items = _saved(group.items, (scale, 0, 0, scale, 0, 0), own)
        below = f"{bytes(ground.rgb).hex()}-{ground.shown:.3f}" if ground.turned else bytes(ground.rgb).hex()
        made = Group(items, name=f"{group.name}-saved-{scale:g}-on-{below}")
        saving.done[key] = made, [each for each in own.painted[1:] if min(each[0].width, each[0].height) >= CARRIED]
    made, painted = saving.done[key]
    back = compose(inner, (1 / scale, 0, 0, 1 / scale, 0, 0))
    saving.painted += ((box_of(_corners(box), back), below) for box, below in painted)
    return replace(group, items=made.items, name=made.name)


def _corners(box: Box) -> tuple[tuple[float, float], ...]:
    return (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)


def _around(items: Iterable[Item], matrix: Matrix) -> Box:
    boxes = []
    for item in items:
        inner = compose(matrix, item.transform) if isinstance(item, Group) else matrix
        boxes.append(_around(item.items, inner) if isinstance(item, Group) else extent(item, matrix))
    if not boxes:
        return Box(0, 0, 0, 0)
    return around(boxes)


def _save_path(path: Path, matrix: Matrix, saving: Saving) -> tuple[Item, ...]:
    box, scale = extent(path, matrix), max(scale_of(matrix), 1e-6)
    below = saving.ground(box)
    stroke = path.stroke and replace(path.stroke, colour=line(path.stroke.colour, below))
    if path.fill is None:
        return (replace(path, stroke=stroke),)
    saver = saving.savers.get(path.fill.name)
    parts = tuple(_parts(path.segments))
    thickness = max(map(thickness_of, parts), default=0.0) * scale
    place = Place(thickness, below, saving.drawn, whole=_within(box, saving.trim))
    toned = tone(path.fill, place, saver)
    frame = toned.frame
    if frame and not stroke:
        stroke = replace(frame, width=frame.width / scale, dash=tuple(part / scale for part in frame.dash))
    shown = toned.fill.rgb[0] / 255
    saving.painted += ((box_of(points, matrix), Ground(path.fill.rgb, shown)) for points in parts)
    ground = replace(path, fill=toned.fill, stroke=stroke)
    return (ground, hatch(path, saver.angle, box, matrix)) if saver and saver.kind == "hatch" else (ground,)


def _within(inner: Box, outer: Box) -> bool:
    across = outer.x <= inner.x and inner.right <= outer.right
    return across and outer.y <= inner.y and inner.bottom <= outer.bottom


def _parts(segments: tuple[Segment, ...]) -> Iterator[list[tuple[float, float]]]:
    """Yield the points of each closed outline of a path: between the petals of a pattern lies its ground."""
    starts = [place for place, (code, _) in enumerate(segments) if code == "M"]
    for start, end in zip(starts, [*starts[1:], len(segments)], strict=True):
        yield list(outline_points(segments[start:end]))

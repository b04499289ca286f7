"""A scene → the same drawing with less ink: grounds white with a grey frame, zones hatched, text black, greys kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from printkit.build.hatching import hatch
from printkit.scene import IDENTITY, Box, Colour, Group, Image, Item, Matrix, Path, Scene, Stroke, Text, compose
from printkit.scene.extents import extent, scale_of
from printkit.templates.saving import Saver

PAPER = 0.96
"""The lightness from which on a colour is paper."""
DARKEST = 0.62
"""The lightness above which text and small shapes turn darker, so that they are seen on white."""
LIGHTEST_LINE = 0.85
"""The lightness above which lines turn darker."""
SMALL = 4.2
"""A shape no thicker than this, in mm, stays filled: as an outline it would not be known again."""
FRAME = Stroke(Colour((140, 140, 140), (0, 0, 0, 0.55)), 0.2)
"""The frame of a ground that turned white, and of a white shape that lay on one."""
FAINT = 0.9
"""The lightness from which on a ground turns white without a frame, unless the theme asks for one."""
PALE = Colour((140, 140, 140), (0, 0, 0, 0.55))
"""What was white on a dark ground that turned white."""
BLACK = Colour((0, 0, 0), (0, 0, 0, 1))

Ground = Literal["kept", "pale", "dark"]
"""What lies below something: paper or a shape that stays as it is, or a ground that was pale or dark and turned white."""


@dataclass
class Saving:
    """What was painted so far, in the scene's mm, each with what of it turned white; and groups already done.

    Groups are known by their name, the scale they are drawn at, and the ground they lie on.
    """

    savers: Mapping[str, Saver]
    painted: list[tuple[Box, Ground]] = field(default_factory=list)
    done: dict[tuple[str, float, Ground], Group] = field(default_factory=dict)

    def ground(self, box: Box) -> Ground:
        """Return what was painted last where the middle of a box lies."""
        x, y = box.x + box.width / 2, box.y + box.height / 2
        for below, turned in reversed(self.painted):
            if below.x <= x <= below.right and below.y <= y <= below.bottom:
                return turned
        return "kept"


def save_ink(scene: Scene, savers: Mapping[str, Saver]) -> Scene:
    """Return a scene with less ink; `savers` tell of palette entries what becomes of grounds of their colour.

    Nothing moves and nothing is left out. What was white on a dark ground turns grey or black, since it would not be
    seen any more; bitmaps stay as they are.
    """
    return replace(scene, items=_saved(scene.items, IDENTITY, Saving(savers)))


def _saved(items: Iterable[Item], matrix: Matrix, saving: Saving) -> tuple[Item, ...]:
    return tuple(each for item in items for each in _save(item, matrix, saving))


def _save(item: Item, matrix: Matrix, saving: Saving) -> tuple[Item, ...]:
    match item:
        case Path():
            return _save_path(item, matrix, saving)
        case Text():
            ground = saving.ground(extent(item, matrix))
            return (replace(item, colour=_letters(item.colour, ground)),)
        case Group():
            return (_save_group(item, matrix, saving),)
        case Image():
            return (item,)


def _save_group(group: Group, matrix: Matrix, saving: Saving) -> Group:
    """Return a group with less ink; groups of one name still hold the same, so a name tells what they lie on, too."""
    inner = compose(matrix, group.transform)
    if not group.name:
        return replace(group, items=_saved(group.items, inner, saving))
    ground = saving.ground(_around(group.items, inner))
    scale = round(scale_of(inner), 4)
    key = (group.name, scale, ground)
    if key not in saving.done:
        own = Saving(saving.savers, [(Box(-1e6, -1e6, 2e6, 2e6), ground)])
        # what a drawing turns into depends on its size, so it is drawn as it were at the origin, at that size
        items = _saved(group.items, (scale, 0, 0, scale, 0, 0), own)
        name = f"{group.name}-saved-{scale:g}-on-{ground}"
        saving.done[key] = Group(items, name=name)
    return replace(group, items=saving.done[key].items, name=saving.done[key].name)


def _around(items: Iterable[Item], matrix: Matrix) -> Box:
    boxes = []
    for item in items:
        inner = compose(matrix, item.transform) if isinstance(item, Group) else matrix
        boxes.append(_around(item.items, inner) if isinstance(item, Group) else extent(item, matrix))
    if not boxes:
        return Box(0, 0, 0, 0)
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def _save_path(path: Path, matrix: Matrix, saving: Saving) -> tuple[Item, ...]:
    box, scale = extent(path, matrix), max(scale_of(matrix), 1e-6)
    below = saving.ground(box)
    stroke = path.stroke and replace(path.stroke, colour=_line(path.stroke.colour, below))
    if path.fill is None:
        return (replace(path, stroke=stroke),)
    small = min(box.width, box.height) <= SMALL
    saver = saving.savers.get(path.fill.name)
    frame = stroke or replace(FRAME, width=FRAME.width / scale)
    if lightness(path.fill) >= PAPER:
        if small and below == "dark":
            return (replace(path, fill=PALE, stroke=stroke),)
        return (replace(path, stroke=stroke if below == "kept" else frame),)
    if small if saver is None else saver.kind == "grey":
        saving.painted.append((box, "kept"))
        return (replace(path, fill=grey(path.fill, DARKEST), stroke=stroke),)
    saving.painted.append((box, "dark" if lightness(path.fill) < DARKEST else "pale"))
    white = Colour((255, 255, 255), (0, 0, 0, 0))
    kind = saver.kind if saver else "white" if lightness(path.fill) >= FAINT else "frame"
    ground = replace(path, fill=white, stroke=stroke if kind == "white" else frame)
    return (ground, hatch(path, saver.angle, box, matrix)) if saver and kind == "hatch" else (ground,)


def _letters(colour: Colour, ground: Ground) -> Colour:
    if lightness(colour) >= PAPER:
        return colour if ground == "kept" else BLACK
    return grey(colour, DARKEST)


def _line(colour: Colour, ground: Ground) -> Colour:
    if lightness(colour) >= PAPER:
        return colour if ground == "kept" else PALE
    return grey(colour, LIGHTEST_LINE)


def grey(colour: Colour, lightest: float) -> Colour:
    """Return the grey as light as a colour, no lighter than `lightest`; black stays what it is."""
    level = round(min(lightness(colour), lightest) * 255)
    return Colour((level, level, level), (0.0, 0.0, 0.0, round(1 - level / 255, 2)))


def lightness(colour: Colour) -> float:
    """Return the luma of a colour, 0 for black to 1 for white (ITU-R BT.709)."""
    red, green, blue = colour.rgb
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255

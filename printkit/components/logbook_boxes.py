"""Blocks of a log: the figures of a unit → rows of boxes to tick in fives, left and right of the unit's plan."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from printkit.components.boxes import artifact
from printkit.components.logbook_dress import LETTER, NUMBER, Dress, Tick
from printkit.components.pictures import fitted
from printkit.components.wording import words_of
from printkit.model.contents import Unit
from printkit.model.logs import LogBlock
from printkit.model.names import Name
from printkit.scene import Box, Group, Item, Path, Segment, rect, translate

FIVES = 5
STEP, WIDER = 1.2, 0.4
"""From one box to the next, and the wider gap after five, as shares of the side of a box."""
PLAN, PLAN_GAP = 3.2, 0.45
"""The width of a plan, and the gap beside it, as shares of the side of a box."""
SECTION_GAP, BLOCK_GAP = 0.2, 0.6
"""The space between sections beside that between lines, and between blocks, as shares of the side of a box."""
HEAD = 3.4
"""The height of the heads of the sides, in mm."""


@dataclass(frozen=True, slots=True)
class Part:
    """A block, or several on the sides of one plan, drawn from (0, 0): how high and wide it is, what can be ticked."""

    height: float
    width: float
    items: tuple[Item, ...]
    ticks: tuple[Tick, ...] = ()


@dataclass(frozen=True, slots=True)
class Numbers:
    """The figures of a unit by name, its kind; a blank log has the most of all and `blank` boxes."""

    figures: Mapping[Name, int]
    kind: Name | None = None
    blank: bool = False

    def of(self, figure: Name | None) -> int:
        """Return the number of boxes of a figure: none where the unit has no such figure, or less than nothing."""
        return max(self.figures.get(figure, 0), 0) if figure else 0

    def key(self, figures: Sequence[Name]) -> Hashable:
        """Return what is equal for units whose boxes are drawn alike."""
        return (self.kind, self.blank, *map(self.of, figures))


def numbers_of(unit: Unit) -> Numbers:
    """Return the numbers of a unit."""
    return Numbers(unit.figures, unit.kind)


def row_width(count: int, side: float) -> float:
    """Return the width of a row of boxes in mm."""
    return (count * STEP - (STEP - 1) + max(count - 1, 0) // FIVES * WIDER) * side if count else 0.0


def most_across(width: float, side: float) -> int:
    """Return how many boxes a row takes in a width: a number of fives, at least one of them."""
    fives = (width / side + (STEP - 1) + WIDER + 1e-6) / (FIVES * STEP + WIDER)
    return FIVES * max(int(fives), 1)


def balanced(most: int, count: int) -> int:
    """Return how many boxes a row has so that rows of at most `most` are about equally long: a number of fives."""
    rows = max(math.ceil(count / most), 1)
    return FIVES * max(math.ceil(count / rows / FIVES), 1)


@lru_cache(maxsize=4096)
def box_places(count: int, across: int, side: float) -> tuple[Box, ...]:
    """Return the places of boxes, row by row from the top left, in mm."""
    step = STEP * side
    return tuple(
        Box(i % across * step + i % across // FIVES * WIDER * side, i // across * step, side, side)
        for i in range(count)
    )


@lru_cache(maxsize=4096)
def _outline(places: tuple[Box, ...]) -> tuple[Segment, ...]:
    return tuple(segment for box in places for segment in rect(box))


def parts_of(dress: Dress, numbers: Numbers, width: float) -> tuple[Part, ...]:
    """Return the blocks of a log from the top; blocks on two sides that follow one another share a plan."""
    key = ("parts", numbers.key(dress.figures), round(width, 3))
    return dress.once(key, lambda: tuple(_parts(dress, numbers, width)))


def _parts(dress: Dress, numbers: Numbers, width: float) -> Iterator[Part]:
    shown = [block for block in dress.form.blocks.values() if numbers.blank or not block.prize]
    for sided, group in groupby(shown, key=lambda block: block.left is not None):
        blocks = [block for block in group if any(map(numbers.of, block.figures))]
        sets = [blocks] if sided else [[block] for block in blocks]
        yield from (_once(dress, together, numbers, width) for together in sets if together)


def _once(dress: Dress, blocks: Sequence[LogBlock], numbers: Numbers, width: float) -> Part:
    """Return a part, drawn once for all units of the same numbers."""
    sided = blocks[0].left is not None
    counts = tuple(numbers.of(figure) for block in blocks for figure in block.figures)
    plan = dress.form.plans.get(numbers.kind) if sided and numbers.kind and not numbers.blank else None
    titles = tuple(block.title.context or block.title.text for block in blocks)
    key = ("part", titles, counts, plan, numbers.blank, round(width, 3))

    def make() -> Part:
        """Draw the part, as a group that backends draw once."""
        part = _sided(dress, blocks, numbers, plan, width) if sided else _rows(dress, blocks[0], numbers, width)
        name = " ".join([dress.name, *titles, *map(str, counts), str(plan), f"{width:g}", "blank" * numbers.blank])
        return Part(part.height, part.width, (Group(part.items, name=name),), part.ticks)

    return dress.once(key, make)


def _rows(dress: Dress, block: LogBlock, numbers: Numbers, width: float) -> Part:
    """Return the sections of a block under one another."""
    side, left = dress.side, dress.label
    most = max(map(numbers.of, block.sections))
    across = balanced(most_across(width - left, side), most)
    filled = [(place, figure) for place, figure in enumerate(block.sections, 1) if numbers.of(figure)]
    items: list[Item] = [*_label(dress, block)]
    ticks: list[Tick] = []
    y = widest = 0.0
    for index, (place, figure) in enumerate(filled):
        y += SECTION_GAP * side if index else 0.0
        count, title, name = numbers.of(figure), dress.say(block.title), str(dress.name_of(block))
        if len(block.sections) > 1:
            number = words_of(str(place), block.origin)
            items.append(dress.placed(number, "section", Box(left - NUMBER, y, NUMBER - 1.0, side), "right"))
            title, name = f"{title} {place}", f"{name}/{place}"
        places = box_places(count, across, side)
        items.append(draw_boxes(dress, places, (left, y), f"{title} ({count})", blank=numbers.blank))
        ticks += ticks_of(places, (left, y), name, title)
        y += math.ceil(count / across) * STEP * side
        widest = max(widest, left + row_width(min(count, across), side))
    return Part(y - (STEP - 1) * side, widest, tuple(items), tuple(ticks))


def sided_width(side: float, across: int = FIVES) -> float:
    """Return the width of boxes on both sides of a plan, in mm."""
    return 2 * row_width(across, side) + (PLAN + 2 * PLAN_GAP) * side


def _sided(dress: Dress, blocks: Sequence[LogBlock], numbers: Numbers, plan: Name | None, width: float) -> Part:
    """Return blocks whose boxes stand left and right of a plan, nearest to it first."""
    side, left = dress.side, dress.label
    middle = (PLAN + 2 * PLAN_GAP) * side
    across = most_across((width - left - middle) / 2, side)
    span = row_width(across, side)
    rows = [max(math.ceil(numbers.of(figure) / across) for figure in block.figures) for block in blocks]
    high = sum(rows) * STEP * side + (len(blocks) - 1) * SECTION_GAP * side - (STEP - 1) * side
    room = max(high, (2 * PLAN if plan and dress.plans else 0.0) * side)
    items: list[Item] = [*_heads(dress, span, middle)]
    ticks: list[Tick] = []
    y = HEAD + (room - high) / 2
    for block, lines in zip(blocks, rows, strict=True):
        items += [Group(_label(dress, block), translate(0, y))]
        for figure, at, head in ((block.left, 0, dress.form.left), (block.right, 1, dress.form.right)):
            count = numbers.of(figure)
            places = box_places(count, across, side)
            if at == 0:
                places = tuple(box._replace(x=span - box.right) for box in places)
            title = " ".join([dress.say(block.title), *([dress.say(head)] if head else [])])
            corner = (left + at * (span + middle), y)
            if figure and count:
                items.append(draw_boxes(dress, places, corner, f"{title} ({count})", blank=numbers.blank))
                ticks += ticks_of(places, corner, f"{dress.name_of(block)}/{('left', 'right')[at]}", title)
        y += lines * STEP * side + SECTION_GAP * side
    if plan and dress.plans:
        items += _plan(dress, plan, Box(left + span + PLAN_GAP * side, HEAD, PLAN * side, room))
    return Part(HEAD + room, left + 2 * span + middle, tuple(items), tuple(ticks))


def _heads(dress: Dress, span: float, middle: float) -> Iterator[Item]:
    """Yield the heads of the sides: that of the left ends at the plan, that of the right begins there."""
    left = Box(dress.label, 0, span, HEAD - 0.4)
    for head, box, align in (
        (dress.form.left, left, "right"),
        (dress.form.right, left._replace(x=left.right + middle), "left"),
    ):
        if head:
            yield dress.placed(head, "side", box, align)


def _label(dress: Dress, block: LogBlock) -> tuple[Item, ...]:
    """Return the title of a block and the letter of its hits, beside its first row."""
    letter = Box(dress.label - NUMBER - LETTER, 0, LETTER, dress.side)
    title = dress.placed(block.title, "block", Box(0, 0, letter.x if block.letter else letter.right, dress.side))
    return (title, *([dress.placed(block.letter, "letter", letter, "centre")] if block.letter else []))


def draw_boxes(dress: Dress, places: tuple[Box, ...], at: tuple[float, float], alt: str, *, blank: bool) -> Group:
    """Return boxes whose corner is at a place, as a figure that says what they are and how many."""
    line = f"{dress.look}-{'blank' if blank else 'box'}"
    stroke = dress.context.line(line, dress.form.origin)
    path = Path(_outline(places), stroke=stroke, origin=dress.form.origin)
    return Group((path,), translate(*at), role="figure", alt=alt)


def ticks_of(places: Sequence[Box], at: tuple[float, float], name: str, title: str) -> Iterator[Tick]:
    """Yield the boxes as something to tick, numbered row by row."""
    for number, box in enumerate(sorted(places, key=lambda each: (each.y, each.x)), 1):
        yield Tick(box._replace(x=box.x + at[0], y=box.y + at[1]), f"boxes/{name}/{number}", f"{title}, {number}")


def _plan(dress: Dress, name: Name, box: Box) -> Iterator[Item]:
    """Yield the picture of a ship from above, its bow up, as large as the box allows."""
    picture = dress.context.picture(name, dress.form.places.get("plans", dress.form.origin))
    if picture is None:
        return
    upright = Box(0, 0, box.height, box.width)
    yield artifact(Group((fitted(picture, upright, "", picture.origin),), (0, -1, 1, 0, box.x, box.bottom)))

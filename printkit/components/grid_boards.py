"""Boards of named cells: a grid with blocked cells and areas → tinted, patterned cells with letters and numbers around."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from printkit.components.boxes import artifact, outline
from printkit.components.chart_marks import Pattern, area_of, box_of, outline_of, pattern_marks
from printkit.components.context import Context
from printkit.components.pictures import fitted
from printkit.components.registry import slot_kind
from printkit.components.strips import moved
from printkit.components.wording import set_words, words_of
from printkit.diagnostics.templates import unknown_value
from printkit.model.cells import Cell, CellGrid
from printkit.model.names import Name
from printkit.model.ways import islands
from printkit.scene import Box, Group, Item, Path, Stroke, around, half_turn, polyline, rect
from printkit.source import Distance
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot


@dataclass(frozen=True, slots=True)
class AreaLook:
    """The look of an area: its ground, and a pattern in a colour of the palette, its lines `step` apart."""

    fill: Name
    pattern: Pattern = "plain"
    colour: Name = Name("ink")
    line: Distance = Distance(0.25)
    step: Distance = Distance(4)
    edge: Name | None = None

    def __post_init__(self) -> None:
        if self.step < 0.5:
            raise ValueError(f"marks {self.step:g} mm apart run into one -- write a step of 0.5mm or more")


@dataclass(frozen=True, slots=True)
class BlockedLook:
    """The look of blocked cells: cells that hang together share one ground and one drawing."""

    fill: Name | None = None
    art: Name | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class CellsSlot(Slot):
    """A slot that holds a grid of cells, as large as fits into its box, with letters and numbers on all four sides.

    The first row is the nearest to the foot, `seen` from the far side the last one. Letters and numbers stand in a
    `margin`, those at the far side turned for the player who sits there; `areas` and `blocked` say how cells look,
    `line` how they are parted.
    """

    cells: Expression
    seen: Literal["near", "far"] = "near"
    margin: Distance = Distance(8)
    style: Name = Name("grid-label")
    line: Name = Name("cell")
    frame: Name = Name("frame")
    ground: Name = Name("paper")
    areas: Mapping[Name, AreaLook] = field(default_factory=dict)
    blocked: BlockedLook = BlockedLook()


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A grid and the box of its cells."""

    grid: CellGrid
    frame: Box

    def box(self, cell: Cell) -> Box:
        """Return the box of a cell: the first row stands lowest."""
        return box_of(self.flipped(cell), self.frame, self.grid.rows, self.grid.columns)

    def flipped(self, cell: Cell) -> Cell:
        """Return a cell counted from the top."""
        return (self.grid.rows - 1 - cell[0], cell[1])


@slot_kind("cells", CellsSlot)
def draw_cells(slot: CellsSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return a grid of cells in the middle of its box; cells that are not there are findings of the checker."""
    grid = context.thing(slot.cells, CellGrid, slot.origin)
    if grid is None or not grid.is_named:
        if grid is not None:
            hint = "it has no cells, or more than there are letters and numbers"
            context.report.add(unknown_value(slot.origin, slot.cells.source, hint))
        return ()
    drawn = _Drawn(grid, grid_frame(grid, slot, box))
    items: list[Item] = [artifact(Path(rect(drawn.frame), context.colour(slot.ground, slot.origin)))]
    items += [item for name, look in slot.areas.items() for item in _area(drawn, slot, name, look, context)]
    items += _lines(drawn, slot, context)
    items += _blocked(drawn, slot, context)  # under the edges of areas, which go on along it
    items += [item for name, look in slot.areas.items() for item in _edge(drawn, name, look, context)]
    items += outline(drawn.frame, slot.frame, context, slot.origin)
    items += _labels(drawn, slot, context)
    if slot.seen == "far":
        items = [Group(tuple(items), half_turn(*_middle(drawn.frame)))]
    return (Group(tuple(items), role="figure", alt=context.words(grid.title).text, origin=grid.origin),)


def _middle(frame: Box) -> tuple[float, float]:
    return frame.x + frame.width / 2, frame.y + frame.height / 2


def grid_frame(grid: CellGrid, slot: CellsSlot, box: Box) -> Box:
    """Return the box of the cells, all square: as large as leaves the margin around them."""
    room = box.grown(-slot.margin)
    side = min(room.width / grid.columns, room.height / grid.rows)
    width, height = side * grid.columns, side * grid.rows
    return Box(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)


def _places(drawn: _Drawn, name: Name) -> frozenset[Cell]:
    """Return the cells of an area, counted from the top."""
    cells = drawn.grid.areas.get(name)
    try:
        return frozenset(map(drawn.flipped, drawn.grid.cells(cells)))
    except LookupError:
        return frozenset()


def _area(drawn: _Drawn, slot: CellsSlot, name: Name, look: AreaLook, context: Context) -> Iterator[Item]:
    places = _places(drawn, name)
    if not places:
        return
    grid, frame = drawn.grid, drawn.frame
    outer = area_of(places, frame, grid.rows, grid.columns)
    items: list[Item] = [Path(outer, context.colour(look.fill, slot.origin))]
    colour = context.colour(look.colour, slot.origin) if look.pattern != "plain" else None
    if colour:
        marks = pattern_marks(
            look.pattern, (frame.width, frame.height), float(look.step), Stroke(colour, float(look.line))
        )
        items.append(Group((Group(marks, (1, 0, 0, 1, frame.x, frame.y)),), clip=outer))
    yield artifact(*items)


def _edge(drawn: _Drawn, name: Name, look: AreaLook, context: Context) -> Iterator[Item]:
    places = _places(drawn, name)
    stroke = context.line(look.edge, drawn.grid.origin) if look.edge and places else None
    if stroke:
        edges = outline_of(places, drawn.frame, drawn.grid.rows, drawn.grid.columns)
        yield artifact(*(Path(polyline(*edge), stroke=stroke) for edge in edges))


def _lines(drawn: _Drawn, slot: CellsSlot, context: Context) -> Iterator[Item]:
    stroke, frame, grid = context.line(slot.line, slot.origin), drawn.frame, drawn.grid
    across, down = frame.width / grid.columns, frame.height / grid.rows
    lines = [((frame.x + i * across, frame.y), (frame.x + i * across, frame.bottom)) for i in range(1, grid.columns)]
    lines += [((frame.x, frame.y + i * down), (frame.right, frame.y + i * down)) for i in range(1, grid.rows)]
    yield artifact(*(Path(polyline(*line), stroke=stroke) for line in lines))


def _blocked(drawn: _Drawn, slot: CellsSlot, context: Context) -> Iterator[Item]:
    """Yield the ground of blocked cells, and over those that hang together one drawing."""
    try:
        cells = drawn.grid.cells(drawn.grid.blocked)
    except LookupError:
        return
    picture = context.picture(slot.blocked.art, slot.origin) if slot.blocked.art and cells else None
    for group in islands(cells):
        boxes = [drawn.box(cell) for cell in group]
        whole = around(boxes)
        if slot.blocked.fill:
            places = frozenset(map(drawn.flipped, group))
            outer = area_of(places, drawn.frame, drawn.grid.rows, drawn.grid.columns)
            yield artifact(Path(outer, context.colour(slot.blocked.fill, slot.origin)))
        if picture:
            yield fitted(picture, whole, "", slot.origin)


def _labels(drawn: _Drawn, slot: CellsSlot, context: Context) -> Iterator[Item]:
    """Yield the letters and numbers in the margin; those of the far side and the right are turned half round."""
    grid, frame, margin = drawn.grid, drawn.frame, float(slot.margin)
    if margin <= 0:
        return
    middle = half_turn(*_middle(frame))
    lettered_rows = grid.letters == "rows"
    for turned in (False, True):
        items: list[Item] = []
        for index in range(grid.columns):
            at = grid.columns - 1 - index if turned else index
            text = str(at + 1) if lettered_rows else grid.letter(at)
            x = frame.x + index * frame.width / grid.columns
            items.append(_label(text, Box(x, frame.bottom, frame.width / grid.columns, margin), slot, context))
        for index in range(grid.rows):
            at = index if turned else grid.rows - 1 - index
            text = grid.letter(at) if lettered_rows else str(at + 1)
            y = frame.y + index * frame.height / grid.rows
            items.append(_label(text, Box(frame.x - margin, y, margin, frame.height / grid.rows), slot, context))
        yield Group(tuple(items), middle) if turned else Group(tuple(items))


def _label(text: str, box: Box, slot: CellsSlot, context: Context) -> Item:
    style = replace(context.style(slot.style, slot.origin), align="centre", leading=1.0)
    strip = set_words(words_of(text, slot.origin), style, box.width, context)
    return moved(strip, box.x, box.y + (box.height - strip.height) / 2)

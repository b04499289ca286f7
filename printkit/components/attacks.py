"""Worked attacks: an example of a contest → the cells from attacker to target in a line, with their pieces and the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from printkit.components.boxes import artifact
from printkit.components.context import Context, Picture
from printkit.components.pictures import cut_to, fitted, made_for
from printkit.components.registry import Look
from printkit.components.strips import Strip, moved
from printkit.components.wording import set_words, words_of
from printkit.diagnostics.templates import unknown_value
from printkit.model.cells import CellGrid
from printkit.model.contests import Attack, Contest
from printkit.scene import Box, Group, Item, Path, polygon, polyline, rect

CELL = 15.0
"""The side of a cell in mm, where the column has room for all of them."""
AIR = 0.7
"""The space between a piece and the edge of its cell, and between a piece and the arrow, in mm."""
HEAD = 2.2
"""The length of the head of an arrow, and of the bar that ends a way without one, in mm."""


def draw_attack(contest: Contest, example: Attack, width: float, look: Look, context: Context) -> Strip | None:
    """Return the line of cells with both pieces and the way between them, or None after a finding.

    The last option names the sheet whose pieces are shown: the attacker is the first player's, the rest the second's.
    A line is drawn from left to right, whichever way it runs on the board: the names of the cells say where they are.
    An attack that cannot be made ends at a bar before what stands in its way.
    """
    grid = context.game.parts.grids.get(contest.grid) if contest.grid else None
    try:
        names = _line(example, grid)
    except LookupError as error:
        context.report.add(unknown_value(example.origin, str(example.id), str(error.args[0])))
        return None
    pieces = [context.piece(address, look.origin) for address in _addresses(example, look, context)]
    own, other = pieces if len(pieces) == 2 else (None, None)
    if own is None or other is None or grid is None:
        return None
    side = min(CELL, width / len(names))
    boxes = {name: Box(step * side, 0.0, side, side) for step, name in enumerate(names)}
    lakes = {grid.name_of(cell) for cell in grid.cells(grid.blocked)}
    stands = {names[0]: _front(own), names[-1]: _front(other)}
    stands |= {name: cut_to(other, ["back"]) for name in example.between if name in boxes and "back" in other.regions}
    stops = [boxes[name] for name in names[1:-1] if name in lakes or name in example.between]
    items = [*_ground(boxes, lakes, look, context), *_stood(stands, boxes, look)]
    ends = (_piece_box(own, boxes[names[0]]).right, (stops or [_piece_box(other, boxes[names[-1]])])[0].x)
    items += _way((ends[0] + AIR, ends[1] - AIR), side / 2, look, context, stopped=bool(stops))
    labels = _labels(boxes, look, context)
    said = f"{example.start} → {example.to}"
    figure = Group((*items, *labels.items), role="figure", alt=said, origin=example.origin)
    return Strip(labels.height, (figure,), gap=2.5, origin=example.origin)


def _line(example: Attack, grid: CellGrid | None) -> Sequence[str]:
    """Return the names of the cells from attacker to target; raises LookupError where they are not in one line."""
    if grid is None or not (example.start and example.to):
        raise LookupError("it is drawn on the grid of its contest -- write the cells it goes from and to")
    (row, column), (last, end) = grid.cell(example.start), grid.cell(example.to)
    count = max(abs(last - row), abs(end - column))
    if (row == last) == (column == end):
        raise LookupError(f'"{example.start}" and "{example.to}" are not two cells in one line')
    down, across = (last - row) // count, (end - column) // count
    return [grid.name_of((row + step * down, column + step * across)) for step in range(count + 1)]


def _addresses(example: Attack, look: Look, context: Context) -> Iterator[str]:
    """Yield the addresses of both pieces on the sheet that the last option names; a finding where there is none."""
    sheet = look.options[-1]
    if sheet == example.id or len(context.game.parts.players) < 2:
        reason = "name the sheet of the pieces of two players after the example"
        context.report.add(unknown_value(look.origin, sheet, reason))
        return
    for player, unit in zip(context.game.parts.players, (example.attacker, example.target), strict=False):
        yield f"{sheet}/{player}-{unit}"


def _front(piece: Picture) -> Picture:
    return cut_to(piece, ["front"]) if "front" in piece.regions else piece


def _piece_box(piece: Picture, cell: Box) -> Box:
    """Return where a piece stands: in the middle of its cell, as large as leaves some air around it."""
    front, room = _front(piece), cell.grown(-AIR)
    scale = min(room.width / front.width, room.height / front.height)
    width, height = front.width * scale, front.height * scale
    return Box(cell.x + (cell.width - width) / 2, cell.y + (cell.height - height) / 2, width, height)


def _ground(boxes: dict[str, Box], lakes: set[str], look: Look, context: Context) -> Iterator[Item]:
    """Yield the cells, those that cannot be entered tinted."""
    tint, stroke = context.colour("mist", look.origin), context.line("cell", look.origin)
    yield artifact(*(Path(rect(box), tint if name in lakes else None, stroke) for name, box in boxes.items()))


def _stood(stands: dict[str, Picture], boxes: dict[str, Box], look: Look) -> Iterator[Item]:
    """Yield pieces in their cells, drawn for the size that they have there."""
    for name, piece in stands.items():
        box = _piece_box(piece, boxes[name])
        yield fitted(made_for(box, piece), box, "", look.origin)


def _way(ends: tuple[float, float], y: float, look: Look, context: Context, *, stopped: bool) -> Iterator[Item]:
    """Yield an arrow from end to end, or a line to a bar."""
    (start, end), stroke = ends, context.line("mark", look.origin)
    if stroke is None:
        return
    tip = end if stopped else end - HEAD
    yield artifact(Path(polyline((start, y), (max(tip, start), y)), stroke=stroke))
    if stopped:
        yield artifact(Path(polyline((end, y - HEAD), (end, y + HEAD)), stroke=stroke))
    else:
        head = polygon([(end - HEAD, y - HEAD / 2), (end, y), (end - HEAD, y + HEAD / 2)])
        yield artifact(Path(head, stroke.colour))


def _labels(boxes: dict[str, Box], look: Look, context: Context) -> Strip:
    """Return the names of the cells under them; the height is that of cells and names."""
    style = replace(context.style(look.style("head"), look.origin), align="centre")
    strips = {name: set_words(words_of(name, look.origin), style, box.width, context) for name, box in boxes.items()}
    bottom = max(box.bottom for box in boxes.values()) + AIR
    items = tuple(moved(strip, boxes[name].x, bottom) for name, strip in strips.items())
    return Strip(bottom + max(strip.height for strip in strips.values()), items, origin=look.origin)

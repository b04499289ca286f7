"""Boards of squares in a text: a board with its names, and on it counters, where they came from, and dice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from printkit.components.boards import BoardSlot, board_group, spaces
from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.components.pictures import fitted, made_for
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip
from printkit.diagnostics.templates import unknown_value
from printkit.model.boards import SquareBoard
from printkit.model.counters import Face
from printkit.model.names import Name
from printkit.scene import Box, Item, Path, circle, polyline, rect
from printkit.source import Distance
from printkit.templates.expressions import Expression

ROW, BAND = 10.0, 5.0
"""The height of a row and of the heading of a zone, in mm."""
PIECE = (7.8, 5.2)
"""The room of a counter's drawing, in mm."""
DIE = 3.8
"""The side of a die, in mm."""
DOT = 0.8
"""The radius of the dot that a way begins with, in mm."""
ASIDE = 0.36
"""Where a counter stands in its space, as a part of the space's width: dice lie to the right of it."""

_OPTION = re.compile(r"(die|([a-z0-9_-]+)/(front|back)):(\d+\.\d+(?:-\d+\.\d+)*)")

Place = tuple[int, int]
"""Column, as its number says, and row, counted from the top."""


@placeable("board", SquareBoard)
def place_board(board: SquareBoard, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return a board as wide as a column, without the notes of its zones.

    Options put counters on it, and the places they came from, `attackers/front:3.1-3.2`, column and row each, and
    dice, `die:2.6`.
    """
    plain = replace(board, zones={name: replace(zone, note=None) for name, zone in board.zones.items()})
    slot = BoardSlot(
        name="board", board=Expression("board"), origin=look.origin, band=Distance(BAND), number_rows=True,
        grounds=(Name("paper"), Name("sea")), numbers=Name("side-die"),
    )  # fmt: skip
    line = context.line(slot.line, look.origin)
    lines = (len(board.zones) - 1) * (line.width if line else 0.0)
    box = Box(0, 0, width, board.rows * ROW + len(board.zones) * BAND + lines)
    boxes = list(spaces(board, slot, box, context))
    count = len(board.columns)
    places = {(number, 1 + index // count): boxes[index] for index, number in _numbered(board)}
    marks: list[Item] = []
    dice: dict[Place, int] = {}
    for option in look.options:
        marks += _marks(option, places, dice, look, context)
    return (Strip(box.height, (board_group(plain, slot, box, context), *marks), gap=2.5, origin=board.origin),)


def _numbered(board: SquareBoard) -> Iterator[tuple[int, int]]:
    """Yield the index of each space, row by row, and the number of its column."""
    columns = board.columns
    yield from ((index, columns[index % len(columns)]) for index in range(board.rows * len(columns)))


def _marks(
    option: str, places: Mapping[Place, Box], dice: dict[Place, int], look: Look, context: Context
) -> Iterator[Item]:
    """Yield what an option puts on a board; one that names no counter or no space of it is a finding."""
    match = _OPTION.fullmatch(option)
    face = _face(match, context) if match else None
    way = [_place(part) for part in match[4].split("-")] if match else []
    if match is None or not set(way) <= set(places) or (face is None and match[1] != "die"):
        hint = "write a counter, its side and its places: attackers/front:3.1-3.2, or die:2.6; column and row of each"
        context.report.add(unknown_value(look.origin, option, hint))
        return
    if face is not None:
        yield from _counter(face, [places[place] for place in way], context)
        return
    dice[way[0]] = dice.get(way[0], 0) + 1
    yield from _die(places[way[0]], dice[way[0]], look, context)


def _face(match: re.Match[str], context: Context) -> Face | None:
    counter = context.game.parts.counters.get(Name(match[2] or ""))
    return getattr(counter, match[3]) if counter else None


def _place(text: str) -> Place:
    column, row = text.split(".")
    return int(column), int(row)


def _counter(face: Face, boxes: Sequence[Box], context: Context) -> Iterator[Item]:
    """Yield a line from the dot where a counter began to its drawing where it is."""
    points = [(box.x + ASIDE * box.width, box.y + box.height / 2) for box in boxes]
    stroke = context.line("way", face.origin)
    if len(points) > 1:
        yield artifact(*(Path(polyline(*step), stroke=stroke) for step in pairwise(points)))
        yield artifact(Path(circle(*points[0], DOT), context.colour("paper", face.origin), stroke))
    x, y = points[-1]
    room = Box(x - PIECE[0] / 2, y - PIECE[1] / 2, *PIECE)
    yield artifact(
        Path(rect(room.grown(0.4), 0.6), context.colour("paper", face.origin), context.line("box", face.origin))
    )
    if face.art and (picture := context.picture(str(face.art), face.origin)):
        yield fitted(made_for(room, picture), room, "", face.origin)


def _die(box: Box, number: int, look: Look, context: Context) -> Iterator[Item]:
    """Yield a die of a space, the first at its right edge, the others to the left of it."""
    x = box.right - 0.3 - number * (DIE + 0.4)
    side = Box(x, box.y + (box.height - DIE) / 2, DIE, DIE)
    ink, paper = context.colour("ink", look.origin), context.colour("paper", look.origin)
    yield artifact(Path(rect(side, 0.7), ink))
    pips = ((0.27, 0.27), (0.5, 0.5), (0.73, 0.73))
    yield artifact(*(Path(circle(side.x + part * DIE, side.y + down * DIE, 0.42), paper) for part, down in pips))

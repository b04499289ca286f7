"""A block and a place in mm → scene items: a text for each run of one face on a line, a group for each symbol."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from printkit.scene import Group, Item, Text
from printkit.typeset.lines import Line, line_width
from printkit.typeset.paragraph import Block
from printkit.typeset.symbols import NAMES, draw_symbol
from printkit.typeset.tokens import Atom


class _Piece(NamedTuple):
    atom: Atom
    start: float  # em from the left edge of the block


def place_block(block: Block, x: float, y: float) -> tuple[Item, ...]:
    """Return the items of a block whose top left corner is at (x, y) mm."""
    pitch = block.style.leading * block.size
    return tuple(
        item
        for number, line in enumerate(block.lines)
        for item in _place_line(line, block, x, y + block.baseline + number * pitch)
    )


def _place_line(line: Line, block: Block, x: float, y: float) -> Iterator[Item]:
    pieces = list(_lay_out(line, block))
    for (its_face, rise), group in itertools.groupby(pieces, key=lambda piece: (piece.atom.face, piece.atom.rise)):
        if its_face is None:
            yield from (_place_symbol(piece, block, x, y) for piece in group)
        else:
            yield _place_run(its_face.name, list(group), block, (x, y - rise * block.size))


def _lay_out(line: Line, block: Block) -> Iterator[_Piece]:
    tracking, align = block.style.tracking, block.style.align
    spare = block.width / block.size - line_width(line, tracking)
    gaps = sum(bool(token.space) for token in line.tokens[1:])
    widening = spare / gaps if align == "justify" and gaps and spare > 0 and not line.last else 0.0
    pen = {"centre": spare / 2, "right": spare}.get(align, 0.0)
    for number, token in enumerate(line.tokens):
        if number and token.space:
            for atom in token.space:
                yield _Piece(atom, pen)
                pen += atom.run.width + tracking
            pen += widening
        for atom in token.body:
            yield _Piece(atom, pen)
            pen += atom.run.width + tracking


def _place_run(font: str, pieces: Sequence[_Piece], block: Block, at: tuple[float, float]) -> Text:
    size, start, last = block.size, pieces[0].start, pieces[-1]
    return Text(
        at[0] + start * size,
        at[1],
        font,
        size * last.atom.scale,
        block.style.colour,
        text="".join(piece.atom.run.text for piece in pieces),
        drawn="".join(piece.atom.run.drawn for piece in pieces),
        offsets=tuple((piece.start - start + offset) * size for piece in pieces for offset in piece.atom.run.offsets),
        width=(last.start - start + last.atom.run.width) * size,
        origin=block.prepared.words.origin,
    )


def _place_symbol(piece: _Piece, block: Block, x: float, y: float) -> Group:
    character, size = piece.atom.run.text, block.size
    drawing = draw_symbol(character, block.setting.symbols[NAMES[character]], block.style.colour)
    at = (size, 0.0, 0.0, size, x + piece.start * size, y)
    return replace(drawing, transform=at, origin=block.prepared.words.origin)

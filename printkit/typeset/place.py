"""A block and a place in mm → scene items: a text for each run of one face on a line, a group for each symbol."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from printkit.scene import Group, Item, Text
from printkit.typeset.lines import Line, line_width
from printkit.typeset.paragraph import Block
from printkit.typeset.symbols import NAMES, draw_symbol
from printkit.typeset.tokens import Atom

_Piece: TypeAlias = tuple[Atom, float]
"""Characters, and where they begin in em from the left edge of the block."""


def place_block(block: Block, x: float, y: float) -> tuple[Item, ...]:
    """Return the items of a block whose top left corner is at (x, y) mm."""
    pitch = block.style.leading * block.size
    return tuple(
        item
        for number, line in enumerate(block.lines)
        for item in _place_line(line, block, x, y + block.baseline + number * pitch)
    )


def _place_line(line: Line, block: Block, x: float, y: float) -> Iterator[Item]:
    run: list[_Piece] = []
    for piece in _lay_out(line, block):
        atom = piece[0]
        if run and (atom.face is not run[0][0].face or atom.rise != run[0][0].rise):
            yield from _place_run(run, block, x, y)
            run = []
        run.append(piece)
    if run:
        yield from _place_run(run, block, x, y)


def _lay_out(line: Line, block: Block) -> Iterator[_Piece]:
    style = block.style
    tracking, align = style.tracking, style.align
    spare = block.width / block.size - line_width(line, tracking)
    gaps = sum(bool(token.space) for token in line.tokens[1:])
    widening = spare / gaps if align == "justify" and gaps and spare > 0 and not line.last else 0.0
    pen = {"centre": spare / 2, "right": spare}.get(align, 0.0)
    for number, token in enumerate(line.tokens):
        if number and token.space:
            for atom in token.space:
                yield atom, pen
                pen += atom.run.width + tracking
            pen += widening
        for atom in token.body:
            yield atom, pen
            pen += atom.run.width + tracking


def _place_run(pieces: Sequence[_Piece], block: Block, x: float, y: float) -> Iterator[Item]:
    """Yield a text for what one face draws at one height, or each of the symbols that stand side by side."""
    (last, end), start, size = pieces[-1], pieces[0][1], block.size
    if last.face is None:
        yield from (_place_symbol(atom.run.text, block, x + pen * size, y) for atom, pen in pieces)
        return
    offsets: list[float] = []
    for atom, pen in pieces:
        before = pen - start
        offsets += [(before + offset) * size for offset in atom.run.offsets]
    yield Text(
        x + start * size,
        y - last.rise * size,
        last.face.name,
        size * last.scale,
        block.style.colour,
        "".join([atom.run.text for atom, _ in pieces]),
        "".join([atom.run.drawn for atom, _ in pieces]),
        tuple(offsets),
        (end - start + last.run.width) * size,
        block.prepared.words.origin,
    )


def _place_symbol(character: str, block: Block, x: float, y: float) -> Group:
    size = block.size
    drawing = draw_symbol(character, block.setting.symbols[NAMES[character]], block.style.colour)
    at = (size, 0.0, 0.0, size, x, y)
    return replace(drawing, transform=at, origin=block.prepared.words.origin)

"""A block and a place in mm → scene items: a text for each run of one face on a line, a group for each symbol."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TypeAlias

from printkit.scene import Group, Item, Text
from printkit.typeset.lines import Line, line_width
from printkit.typeset.paragraph import Block
from printkit.typeset.shape import clean
from printkit.typeset.symbols import NAMES, draw_symbol
from printkit.typeset.tokens import Atom

_Piece: TypeAlias = tuple[Atom, float, int]
"""Characters, where they begin in em from the left edge of the block, and the number of a word with raised letters, else 0."""


def place_block(block: Block, x: float, y: float) -> tuple[Item, ...]:
    """Return the items of a block whose top left corner is at (x, y) mm."""
    pitch = block.style.leading * block.size
    return tuple(
        item
        for number, line in enumerate(block.lines)
        for item in _place_line(line, block, x, y + block.baseline + number * pitch)
    )


def _place_line(line: Line, block: Block, x: float, y: float) -> Iterator[Item]:
    if not any(atom.rise for token in line.tokens for atom in token.body):
        yield from _place_pieces(_lay_out(line, block), block, x, y)
        return
    # a reader takes raised letters for a line of their own, unless it is told what the whole word says
    for word, stretch in groupby(_lay_out(line, block), lambda piece: piece[2]):
        items = tuple(_place_pieces(stretch, block, x, y))
        if word:
            said = " ".join(clean(line.tokens[word - 1].raw).split())
            yield Group(items, role="word", alt=said, origin=block.prepared.words.origin)
        else:
            yield from items


def _place_pieces(pieces: Iterable[_Piece], block: Block, x: float, y: float) -> Iterator[Item]:
    run: list[_Piece] = []
    for piece in pieces:
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
                yield atom, pen, 0
                pen += atom.run.width + tracking
            pen += widening
        word = number + 1 if any(atom.rise for atom in token.body) else 0
        for atom in token.body:
            yield atom, pen, word
            pen += atom.run.width + tracking


def _place_run(pieces: Sequence[_Piece], block: Block, x: float, y: float) -> Iterator[Item]:
    """Yield a text for what one face draws at one height, or each of the symbols that stand side by side."""
    (last, end, _), start, size = pieces[-1], pieces[0][1], block.size
    if last.face is None:
        yield from (_place_symbol(atom.run.text, block, x + pen * size, y) for atom, pen, _ in pieces)
        return
    offsets: list[float] = []
    for atom, pen, _ in pieces:
        before = pen - start
        offsets += [(before + offset) * size for offset in atom.run.offsets]
    yield Text(
        x + start * size,
        y - last.rise * size,
        last.face.name,
        size * last.scale,
        block.style.colour,
        "".join([atom.run.text for atom, _, _ in pieces]),
        "".join([atom.run.drawn for atom, _, _ in pieces]),
        tuple(offsets),
        (end - start + last.run.width) * size,
        block.prepared.words.origin,
    )


def _place_symbol(character: str, block: Block, x: float, y: float) -> Group:
    size = block.size
    drawing = draw_symbol(character, block.setting.symbols[NAMES[character]], block.style.colour)
    at = (size, 0.0, 0.0, size, x, y)
    return replace(drawing, transform=at, origin=block.prepared.words.origin)

"""The operators of text (ISO 32000-1, 9.3 and 9.4) → runs of glyphs with their boxes and sizes on paper."""

from __future__ import annotations

import math

from printkit.preflight.geometry import IDENTITY, Matrix, around, times
from printkit.preflight.marks import Run
from printkit.preflight.walk import Action, Walk

BELOW, ABOVE = -0.21, 0.72
"""How far letters reach below and above the line they stand on, in ems: p and H of the common faces."""


def begin_text(walk: Walk, _operands: list[object]) -> None:
    """Start a text object at the origin."""
    walk.text_matrix = walk.line_matrix = IDENTITY


def set_matrix(walk: Walk, operands: list[object]) -> None:
    """Set where text stands."""
    a, b, c, d, e, f = (_number(operand) for operand in operands[-6:])
    walk.text_matrix = walk.line_matrix = (a, b, c, d, e, f)


def next_line(walk: Walk, operands: list[object]) -> None:
    """Move to a new line by x and y."""
    x, y = map(_number, operands[-2:])
    walk.text_matrix = walk.line_matrix = times((1.0, 0.0, 0.0, 1.0, x, y), walk.line_matrix)


def next_line_leading(walk: Walk, operands: list[object]) -> None:
    """Move to a new line and make y the distance of lines."""
    walk.state.leading = -_number(operands[-1])
    next_line(walk, operands)


def line_below(walk: Walk, _operands: list[object]) -> None:
    """Move to the line below."""
    next_line(walk, [0.0, -walk.state.leading])


def set_font(walk: Walk, operands: list[object]) -> None:
    """Choose font and size."""
    word, size = str(operands[-2]), _number(operands[-1])
    walk.state.font, walk.state.size = walk.file.font(walk.resources, word), size
    if walk.state.font is None:
        walk.marks.faults.append(f'the font "{word}" is used, but not there')


def setter(key: str, scale: float = 1.0) -> Action:
    """Return the action that sets one number of the text state."""

    def put(walk: Walk, operands: list[object]) -> None:
        """Set it."""
        setattr(walk.state, key, _number(operands[-1]) * scale)

    return put


def set_mode(walk: Walk, operands: list[object]) -> None:
    """Set whether text is filled, stroked or invisible."""
    walk.state.mode = int(_number(operands[-1]))


def show(walk: Walk, operands: list[object]) -> None:
    """Show a string."""
    _show(walk, _bytes(operands[-1]), 0.0)


def show_parts(walk: Walk, operands: list[object]) -> None:
    """Show strings with moves between them, in thousandths of the em."""
    parts = operands[-1]
    if not isinstance(parts, list):
        raise TypeError(parts)
    moves = sum(part for part in parts if isinstance(part, float))
    _show(walk, b"".join(part for part in parts if isinstance(part, bytes)), moves)


def show_below(walk: Walk, operands: list[object]) -> None:
    """Show a string on the line below."""
    line_below(walk, operands)
    show(walk, operands)


def show_spaced(walk: Walk, operands: list[object]) -> None:
    """Set the spaces of words and letters and show a string on the line below."""
    walk.state.words, walk.state.letters = _number(operands[-3]), _number(operands[-2])
    show_below(walk, operands)


def _show(walk: Walk, codes: bytes, moves: float) -> None:
    state = walk.state
    font = state.font
    if font is None or not codes:
        return
    glyphs = len(codes) // 2 if font.wide else len(codes)
    spaces = 0 if font.wide else codes.count(32)
    advance = (font.length(codes) - moves) / 1000 * state.size + glyphs * state.letters + spaces * state.words
    advance *= state.stretch
    matrix: Matrix = times(walk.text_matrix, state.ctm)
    low, high = (state.rise + state.size * reach for reach in (BELOW, ABOVE))
    box = around(matrix, (0.0, advance, 0.0, advance), (low, low, high, high))
    shown = box.within(state.clip)
    if shown.width >= 0 and shown.height >= 0:
        size = abs(state.size) * math.hypot(matrix[2], matrix[3])
        under = len(walk.marks.paints)
        walk.marks.runs.append(Run(shown, font, codes, size, state.fill, state.mode, state.overprint, under))
    walk.text_matrix = times((1.0, 0.0, 0.0, 1.0, advance, 0.0), walk.text_matrix)


def _number(operand: object) -> float:
    if not isinstance(operand, float):
        raise TypeError(operand)
    return operand


def _bytes(operand: object) -> bytes:
    if not isinstance(operand, bytes):
        raise TypeError(operand)
    return operand


TEXT_ACTIONS: dict[str, Action] = {
    "BT": begin_text, "Tm": set_matrix, "Td": next_line, "TD": next_line_leading, "T*": line_below,
    "Tf": set_font, "Tc": setter("letters"), "Tw": setter("words"), "Tz": setter("stretch", 0.01),
    "TL": setter("leading"), "Ts": setter("rise"), "Tr": set_mode,
    "Tj": show, "TJ": show_parts, "'": show_below, '"': show_spaced,
}  # fmt: skip
"""What each operator does."""

"""A text, a style and a width in mm → a block of lines."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.source.text import Words
from printkit.templates.styles import TextStyle
from printkit.typeset.lines import Line, Rules, break_lines, line_width
from printkit.typeset.setting import Setting
from printkit.typeset.shape import ink_extent
from printkit.typeset.symbols import NAMES, symbol_extent
from printkit.typeset.tokens import Atom, Prepared, prepare

TOLERANCE = 0.01
"""A text may be this much larger than its place, in mm, before it counts as too large."""


@dataclass(frozen=True, slots=True)
class Block:
    """A text broken into lines, in mm.

    Every line has a box of `leading` × size, and capitals stand in its optical middle: as much room above them as
    below the baseline. `height` is that of all the boxes, `baseline` the distance from the top to the first
    baseline. `ink_top` and `ink_bottom` tell how far below the top the ink of the first line begins and that of the
    last line ends. `overflow_x` is how much the widest line is too wide, 0 where all fit.
    """

    prepared: Prepared
    setting: Setting
    lines: tuple[Line, ...]
    size: float
    width: float
    height: float = 0.0
    baseline: float = 0.0
    ink_top: float = 0.0
    ink_bottom: float = 0.0
    overflow_x: float = 0.0

    @property
    def style(self) -> TextStyle:
        """Return the style the block is set in."""
        return self.prepared.style


def set_text(words: Words, style: TextStyle, width: float, setting: Setting) -> Block:
    """Break a text into lines of at most `width` mm at the style's own size.

    A word wider than that stays whole and counts as `overflow_x`, which the caller has to report. Glyphs, symbols
    and marks are reported to the setting. Raises FontNotFoundError where the style's font is not there.
    """
    return set_prepared(prepare(words, style, setting), style.size, width, setting)


def set_prepared(prepared: Prepared, size: float, width: float, setting: Setting) -> Block:
    """Break a prepared text into lines of at most `width` mm at `size` mm."""
    style = prepared.style
    fullness = 0.85 if style.align == "justify" else 0.6
    rules = Rules(setting.lang, style.hyphenate, style.tracking, fullness, setting.names)
    measure = width / size
    lines = tuple(line for tokens in prepared.paragraphs for line in break_lines(tokens, measure, rules))
    if not lines:
        return Block(prepared, setting, lines, size, width)
    pitch = style.leading
    baseline = (pitch + prepared.face.cap_height) / 2
    excess = max([line_width(line, style.tracking) for line in lines]) * size - width
    return Block(
        prepared,
        setting,
        lines,
        size,
        width,
        height=len(lines) * pitch * size,
        baseline=baseline * size,
        ink_top=(baseline - _reach(lines[0], setting)[0]) * size,
        ink_bottom=(baseline + (len(lines) - 1) * pitch + _reach(lines[-1], setting)[1]) * size,
        overflow_x=excess if excess > TOLERANCE else 0.0,
    )


def _reach(line: Line, setting: Setting) -> tuple[float, float]:
    # how far the ink of a line goes above and below its baseline, in em
    extents = [_extent(atom, setting) for token in line.tokens for atom in token.body]
    if not extents:
        return 0.0, 0.0
    above, below = zip(*extents, strict=True)
    return max(above), max(below)


def _extent(atom: Atom, setting: Setting) -> tuple[float, float]:
    if atom.face is None:
        return symbol_extent(setting.symbols[NAMES[atom.run.text]])
    above, below = ink_extent(atom.face, atom.run.drawn)
    return above * atom.scale + atom.rise, below * atom.scale - atom.rise

"""Characters of a face → outlines as SVG path data in the units of the font."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from printkit.render.numbers import number
from printkit.render.svg.values import pack
from printkit.typeset.face import harfbuzz_font
from printkit.typeset.fonts import face_named

Point = tuple[float, float]


class RelativePen:
    """Write what a glyph draws as relative path data; between outlines it goes on from where the last began."""

    def __init__(self) -> None:
        self.data: list[str] = []
        self._at: Point = (0, 0)
        self._start: Point = (0, 0)

    def moveTo(self, point: Point) -> None:  # noqa: N802 - the names are fontTools' pen protocol
        """Begin an outline."""
        self._go("m", [point])
        self._start = point

    def lineTo(self, point: Point) -> None:  # noqa: N802
        """Draw a line."""
        x, y = point[0] - self._at[0], point[1] - self._at[1]
        if not y:
            self.data.append(f"h{number(x)}")
        elif not x:
            self.data.append(f"v{number(y)}")
        else:
            self._go("l", [point])
        self._at = point

    def qCurveTo(self, *points: Point) -> None:  # noqa: N802
        """Draw a quadratic curve: one handle and the end."""
        self._go("q", points)

    def curveTo(self, *points: Point) -> None:  # noqa: N802
        """Draw a cubic curve: two handles and the end."""
        self._go("c", points)

    def closePath(self) -> None:  # noqa: N802
        """Close the outline."""
        self.data.append("z")
        self._at = self._start

    def _go(self, code: str, points: Sequence[Point]) -> None:
        x0, y0 = self._at
        self.data.append(code + pack([value for x, y in points for value in (x - x0, y - y0)]))
        self._at = points[-1]


@functools.cache
def glyph_outline(font: str, character: str) -> str:
    """Return the outline of a character in the font's units, y up, relative to the pen.

    `font` is a PostScript name. Raises ValueError when the font has no glyph for the character.
    """
    shapes = harfbuzz_font(face_named(font).path)
    glyph = shapes.get_nominal_glyph(ord(character))
    if glyph is None:
        raise ValueError(f'font "{font}" has no glyph for "{character}" (U+{ord(character):04X})')
    pen = RelativePen()
    shapes.draw_glyph_with_pen(glyph, pen)
    return "".join(pen.data)


def line_outline(font: str, drawn: str, pens: Sequence[int]) -> str:
    """Return the outline of a line of text: each character at the place of its pen, all in the font's units."""
    outlines = [(pen, glyph_outline(font, character)) for character, pen in zip(drawn, pens, strict=True)]
    return "".join(f"M{pen} 0{outline}" for pen, outline in outlines if outline)

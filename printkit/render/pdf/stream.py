"""Lengths in mm with y down → the operators of one PDF content stream, in points, nothing set twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from printkit.render.numbers import coordinate, line_width, number
from printkit.render.pdf.ink import SCREEN, Inks, overprints
from printkit.scene import Colour, Matrix, Segment, Stroke

POINTS = 72 / 25.4
"""Points in a mm."""

PAGE_STATE: Mapping[str, str] = {
    "fill": "0 g",
    "stroke": "0 G",
    "width": "1 w",
    "dash": "[] 0 d",
    "cap": "0 J",
    "join": "0 j",
    "overprint": "/O00 gs",
}
"""What a page starts with (ISO 32000-1, table 52); a form starts with what its user had set, so with nothing known."""

MITER_LIMIT = 4
"""How far a corner may reach, in line widths: SVG's own limit, so that drawings print as they were drawn."""

SIMPLE = 12
"""Outlines of up to this many steps, such as boxes, are likely to come again and are kept as text."""

CAPS = {"butt": "0 J", "round": "1 J", "square": "2 J"}
JOINS = {"miter": "0 j", "round": "1 j", "bevel": "2 j"}
STEPS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


@lru_cache(maxsize=65536)  # as coordinates are, and half of what a page costs is to write them
def points(length: float) -> str:
    """Return a length in mm as a PDF number in points."""
    return coordinate(length * POINTS)


def matrix_operands(matrix: Matrix) -> str:
    """Return the six numbers of a map, its offsets in points."""
    return f"{_linear_part(*matrix[:4])} {points(matrix[4])} {points(matrix[5])}"


@lru_cache(maxsize=4096)
def _linear_part(a: float, b: float, c: float, d: float) -> str:
    return " ".join([number(value, 6) for value in (a, b, c, d)])


def _steps(segments: Sequence[Segment]) -> str:
    return "\n".join(" ".join([*map(points, numbers), STEPS[code]]) for code, numbers in segments)


_simple_steps = lru_cache(maxsize=4096)(_steps)


class PageStream:
    """Gather the operators of a page or form and remember the graphics state, so that nothing is set twice.

    `inks` say how colours are set. `xobjects` are the names of the images and forms that it draws.
    """

    def __init__(self, state: Mapping[str, str] | None = None, inks: Inks = SCREEN) -> None:
        self.inks = inks
        self._state = dict(state or {})
        self._saved: list[dict[str, str]] = []
        self._code: list[str] = []
        self.xobjects: dict[str, None] = {}

    def text(self) -> str:
        """Return the operators so far, one a line."""
        return "\n".join(self._code)

    def write(self, operator: str) -> None:
        """Append an operator as it stands."""
        self._code.append(operator)

    def set(self, parameter: str, operator: str) -> None:
        """Append an operator that sets a parameter of the graphics state, unless it is set so already."""
        if self._state.get(parameter) != operator:
            self._state[parameter] = operator
            self._code.append(operator)

    def push(self) -> None:
        """Save the graphics state."""
        self._saved.append(dict(self._state))
        self._code.append("q")

    def pop(self) -> None:
        """Take back the graphics state last saved."""
        self._state = self._saved.pop()
        self._code.append("Q")

    def transform(self, matrix: Matrix) -> None:
        """Map what follows, offsets in mm."""
        self._code.append(f"{matrix_operands(matrix)} cm")

    def outline(self, segments: Sequence[Segment]) -> None:
        """Build the current path, in mm."""
        if not segments:
            return
        few = isinstance(segments, tuple) and len(segments) <= SIMPLE
        self._code.append(_simple_steps(segments) if few else _steps(segments))

    def clip(self, segments: Sequence[Segment]) -> None:
        """Keep what follows inside an outline, in mm."""
        self.outline(segments)
        self._code.append("W n")

    def fill_with(self, colour: Colour, *, letters: bool = False) -> None:
        """Set the fill colour; letters in black alone print over what lies below them, areas never do."""
        operator = self.inks.fill(colour)
        self.set("fill", operator)
        if self.inks.presses:
            self.set("overprint", "/O11 gs" if letters and overprints(operator) else "/O00 gs")

    def stroke_with(self, stroke: Stroke) -> None:
        """Set the stroke's colour, width, dashes, cap and join; raises ValueError for a line without width."""
        operator = self.inks.stroke(stroke.colour)
        self.set("stroke", operator)
        if self.inks.presses:
            self.set("overprint", "/O01 gs" if overprints(operator) else "/O00 gs")
        self.set("width", f"{points(line_width(stroke))} w")
        self.set("dash", f"[{' '.join(map(points, stroke.dash))}] 0 d")
        self.set("cap", CAPS[stroke.cap])
        self.set("join", JOINS[stroke.join])

    def draw(self, xobject: str) -> None:
        """Draw an image or form by its resource name."""
        self.xobjects[xobject] = None
        self._code.append(f"/{xobject} Do")

    def replay(self, other: PageStream) -> None:
        """Append all that another stream holds; it must leave the graphics state as it found it."""
        self._code.append(other.text())
        self.xobjects.update(other.xobjects)

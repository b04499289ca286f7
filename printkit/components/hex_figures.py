"""Parts of a hex grid with highlights, moves and pieces on them → figures for texts, aids and set-ups.

What illustrates a rule is drawn by the same code as the map: `draw_figure` takes hexes, and what lies on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import atan2, cos, hypot, pi, sin

from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.components.hex_boards import bounds, draw_map
from printkit.components.hex_patterns import LINED, hex_marks
from printkit.components.hex_plot import HexPlot, boundary
from printkit.components.wording import set_words
from printkit.model.hex_places import Point, Scale
from printkit.model.hexes import Hex
from printkit.model.hexmaps import HexMap, Pattern
from printkit.scene import Box, Group, Item, Path, Segment, polygon, polyline, translate
from printkit.source.text import Message, Words

LARGEST = 16.0
"""The largest width of a hex in a figure, in mm."""
EDGE, ARC = 0.3, 8
"""The width of the pale edge of an arrow over pieces, in mm; the number of lines that make an arc."""


@dataclass(frozen=True, slots=True)
class Field:
    """Hexes of a figure that are set off: in a colour of the palette, a pattern beside it, and a line around them."""

    hexes: frozenset[Hex]
    colour: str
    pattern: Pattern = "plain"
    ink: str = "hex-shoal"
    edge: str = ""


@dataclass(frozen=True, slots=True)
class Move:
    """A way from hex to hex, drawn as an arrow in a line style.

    One that lies `over` pieces has a pale edge. `about` is a hex that the arrow bends around: that of a bow, while the
    stern swings.
    """

    hexes: tuple[Hex, ...]
    line: str = "way"
    over: bool = False
    about: Hex | None = None


@dataclass(frozen=True, slots=True)
class PieceOn:
    """A piece in one or two hexes, its bow first, heading one of six ways; `said` is written on it.

    A `ghost` is where it was, or will be: its outline alone.
    """

    hexes: tuple[Hex, ...]
    heading: int
    colour: str = "ink"
    said: Words | Message | None = None
    ghost: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """Words in the middle of a hex, such as the letter of an attitude or the number of a step."""

    hex: Hex
    said: Words | Message
    style: str = "map-number"


Mark = Field | Move | PieceOn | Note


def figure_plot(hexmap: HexMap, block: tuple[Hex, Hex], width: float, context: Context) -> HexPlot:
    """Return the plot of a block of whole hexes as wide as a width in mm allows, its upper left corner at (0, 0)."""
    unit = bounds(Scale(hexmap.grid, 1.0), block)
    across = min(width / unit.width, LARGEST)
    scale = Scale(hexmap.grid, across)
    frame = bounds(scale, block)
    plain = replace(hexmap, border="whole", cartouche=None, scale=None, compass=None, wind=None)
    corner = ((width - frame.width) / 2 - frame.x, -frame.y)
    place = Box((width - frame.width) / 2, 0.0, frame.width, frame.height)
    return HexPlot(plain, scale, corner, block, place, clipped=False, context=context, origin=hexmap.origin)


def draw_figure(plot: HexPlot, marks: Iterable[Mark], taken: Sequence[Box] = ()) -> tuple[Item, ...]:
    """Return the part of a map that a plot shows, with marks over its grid: fields below, then moves, pieces, notes.

    Labels of hexes keep clear of pieces, and of the boxes that are `taken`.
    """
    marks = tuple(marks)
    pieces = [box for mark in marks if isinstance(mark, PieceOn) for box in _covered(mark, plot)]
    # the grounds of all fields lie under their patterns, so that both can be told where fields overlap
    grounds = [item for mark in marks if isinstance(mark, Field) for item in _field_ground(mark, plot)]
    drawn = [item for mark in sorted(marks, key=_layer) for item in _draw(mark, plot)]
    return (*draw_map(plot, furniture=False, taken=[*taken, *pieces]), *grounds, *drawn)


def _layer(mark: Mark) -> int:
    """Return how far up a mark lies: moves below pieces, unless they lie over them."""
    if isinstance(mark, Move) and mark.over:
        return 3
    return {Field: 0, Move: 1, PieceOn: 2, Note: 4}[type(mark)]


def _draw(mark: Mark, plot: HexPlot) -> Iterator[Item]:
    match mark:
        case Field():
            yield from _field(mark, plot)
        case Move():
            yield from _move(mark, plot)
        case PieceOn():
            yield from _piece(mark, plot)
        case Note():
            yield _centred(mark.said, plot.middle(mark.hex), mark.style, plot)


def _centred(said: Words | Message, at: Point, style: str, plot: HexPlot) -> Group:
    look = replace(plot.context.style(style, plot.origin), align="centre")
    strip = set_words(said, look, plot.across, plot.context)
    return Group(strip.items, translate(at[0] - plot.across / 2, at[1] - strip.height / 2), origin=strip.origin)


def _field_outline(field: Field, plot: HexPlot) -> tuple[Segment, ...]:
    return tuple(step for loop in boundary(field.hexes, plot) for step in polygon(plot.point(knot) for knot in loop))


def _field_ground(field: Field, plot: HexPlot) -> Iterator[Item]:
    outline = _field_outline(field, plot)
    if outline:
        yield artifact(Path(outline, plot.colour(field.colour)))


def _field(field: Field, plot: HexPlot) -> Iterator[Item]:
    """Yield the pattern, the hexes and the edge of a field."""
    outline = _field_outline(field, plot)
    if not outline:
        return
    grid = plot.line("hex-grid")
    stroke = plot.line(field.ink) if field.pattern != "plain" else None
    if stroke:
        marks = hex_marks(field.pattern, plot.scale.pitch, plot.part, stroke)
        name = f"hex-{field.pattern}-{field.ink}-{plot.map.tops}-{plot.across:.3f}-0"
        near = {other for place in field.hexes for other in plot.map.grid.neighbours(place)}
        places = sorted({*field.hexes, *near} if field.pattern in LINED else field.hexes)
        drawings = tuple(Group((Group(marks, name=name),), translate(*plot.middle(place))) for place in places)
        yield Group(drawings, clip=outline, role="artifact")
    inner = tuple(step for place in sorted(field.hexes) for step in polygon(plot.outline(place)))
    yield artifact(Path(inner, stroke=grid))
    edge = plot.line(field.edge) if field.edge else None
    if edge:
        yield artifact(Path(outline, stroke=edge))


def _move(move: Move, plot: HexPlot) -> Iterator[Item]:
    """Yield an arrow through the middles of hexes; its head ends in the last."""
    stroke = plot.line(move.line)
    points = _bent(move.about, move.hexes, plot) if move.about else [plot.middle(place) for place in move.hexes]
    if stroke is None or len(points) < 2:
        return
    (x, y), (u, v) = points[-2:]
    size = max(4 * stroke.width, 0.13 * plot.across)
    angle = atan2(v - y, u - x)
    back = (u - size * cos(angle), v - size * sin(angle))
    head = [
        (u, v),
        *((back[0] - turn * 0.5 * size * sin(angle), back[1] + turn * 0.5 * size * cos(angle)) for turn in (1, -1)),
    ]
    line, tip = polyline(*points[:-1], back), polygon(head)
    if move.over:
        paper = plot.colour("paper")
        yield artifact(
            Path(line, stroke=replace(stroke, width=stroke.width + 2 * EDGE, colour=paper or stroke.colour)),
            Path(tip, paper, replace(stroke, width=2 * EDGE, colour=paper or stroke.colour)),
        )
    yield artifact(Path(line, stroke=stroke), Path(tip, stroke.colour))


def _bent(about: Hex, hexes: Sequence[Hex], plot: HexPlot) -> list[Point]:
    """Return points of an arc about the middle of a hex, from the first to the last of some other hexes beside it."""
    (x, y), ends = plot.middle(about), [plot.middle(place) for place in (hexes[0], hexes[-1])]
    start, end = (atan2(v - y, u - x) for u, v in ends)
    turn = (end - start + pi) % (2 * pi) - pi  # the short way round
    radius = hypot(ends[0][0] - x, ends[0][1] - y)
    return [
        (x + radius * cos(start + turn * k / ARC), y + radius * sin(start + turn * k / ARC)) for k in range(ARC + 1)
    ]


def _covered(piece: PieceOn, plot: HexPlot) -> Iterator[Box]:
    """Yield boxes along a piece that hold what it covers."""
    (x, y), (u, v) = plot.middle(piece.hexes[0]), plot.middle(piece.hexes[-1])
    half = 0.2 * plot.across
    for part in range(-2, 9):  # from before the middle of its first hex to behind that of its last
        share = part / 6
        yield Box(x + (u - x) * share, y + (v - y) * share, 0, 0).grown(half)


def _piece(piece: PieceOn, plot: HexPlot) -> Iterator[Item]:
    """Yield a hull with a pointed bow over the hexes of a piece, and what is written on it."""
    bow, stern = plot.middle(piece.hexes[0]), plot.middle(piece.hexes[-1])
    x, y = (bow[0] + stern[0]) / 2, (bow[1] + stern[1]) / 2
    angle = pi / 3 * piece.heading + (0 if plot.map.tops == "flat" else pi / 2)
    length = (hypot(bow[0] - stern[0], bow[1] - stern[1]) + 0.74 * plot.across) / 2
    outline, colour, edge = _hull(length, 0.23 * plot.across), plot.colour(piece.colour), plot.line("way-edge")
    if piece.ghost:
        hull = Path(outline, plot.colour("paper"), replace(edge, colour=colour) if edge and colour else None)
    else:
        hull = Path(outline, colour, edge)
    c, s = cos(angle), sin(angle)
    yield Group((hull,), (c, s, -s, c, x, y), role="artifact")
    if piece.said:
        yield _centred(piece.said, (x, y), "map-number" if piece.ghost else "way-letter", plot)


def _hull(length: float, beam: float) -> tuple[Segment, ...]:
    """Return a hull from above, its bow upward, `length` and `beam` from its middle in mm: round stern, sharp bow."""
    return (
        ("M", (0.0, -length)),
        ("C", (0.75 * beam, -0.72 * length, beam, -0.4 * length, beam, 0.05 * length)),
        ("C", (beam, 0.6 * length, 0.8 * beam, 0.88 * length, 0.55 * beam, length)),
        ("L", (-0.55 * beam, length)),
        ("C", (-0.8 * beam, 0.88 * length, -beam, 0.6 * length, -beam, 0.05 * length)),
        ("C", (-beam, -0.4 * length, -0.75 * beam, -0.72 * length, 0.0, -length)),
        ("Z", ()),
    )

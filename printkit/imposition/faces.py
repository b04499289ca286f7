"""Faces in their places: a piece, a cell and a fold or flip → groups that draw front and back."""

from __future__ import annotations

from typing import NamedTuple, Self

from printkit.components.pieces import Piece
from printkit.scene import Box, Group, Matrix, Scene, compose, rect, translate

UPRIGHT_FOLDS = ("left", "right")
"""Folds at a side edge: turned like a page, both faces read upright as printed. At top or bottom the second is turned."""


class Edges(NamedTuple):
    """How far a face is shown over each edge of its trim, in mm, as the face is read."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def behind(self) -> Self:
        """Return the same for the face behind it, which is read when the piece is turned like a page."""
        return self._replace(left=self.right, right=self.left)

    @property
    def turned(self) -> Self:
        """Return for a face that is turned a quarter clockwise what its edges are, where these are those of its cell."""
        return self._replace(left=self.top, top=self.right, right=self.bottom, bottom=self.left)


def place_in(cell: Box, *, turned: bool = False) -> Matrix:
    """Return the map from a piece's own mm to a cell of the page: upright, or a quarter turn clockwise."""
    return (0.0, 1.0, -1.0, 0.0, cell.right, cell.y) if turned else translate(cell.x, cell.y)


def mirror(axis: str, at: float) -> Matrix:
    """Return the reflection about the vertical or horizontal line at `at` mm."""
    return (-1.0, 0.0, 0.0, 1.0, 2 * at, 0.0) if axis == "vertical" else (1.0, 0.0, 0.0, -1.0, 0.0, 2 * at)


def back_of(front: Matrix, width: float, over: Matrix) -> Matrix:
    """Return the place of the back of a piece `width` mm wide, so that it reads upright when the piece is turned like a page.

    `over` is what brings the back behind the front: the reflection that a flip of the sheet, or a fold, amounts to.
    """
    return compose(over, compose(front, mirror("vertical", width / 2)))


def front_group(piece: Piece, place: Matrix, over: Edges | None = None) -> Group:
    """Return the front in its place, clipped at its bleed or so far `over` its edges."""
    return _group(piece, piece.front, place, over)


def back_group(piece: Piece, back: Scene, place: Matrix, over: Edges | None = None) -> Group:
    """Return the back in its place; `over` is how far the front before it is shown over its edges."""
    return _group(piece, back, place, over and over.behind)


def face_group(piece: Piece, scene: Scene, at: Box) -> Group:
    """Return a face whose trim is the box `at`, clipped at its bleed."""
    return _group(piece, scene, place_in(at), None)


def _group(piece: Piece, scene: Scene, place: Matrix, over: Edges | None) -> Group:
    left, top, right, bottom = over or (piece.bleed,) * 4
    clip = Box(0, 0, scene.width, scene.height).inset(-left, -top, -right, -bottom)
    side = "front" if scene is piece.front else "back"
    name = f"{side}-{piece.page}-{piece.name}"
    return Group(scene.items, place, clip=rect(clip), name=name, alt=piece.title, origin=piece.origin)


def fold_pair(piece: Piece, back: Scene, place: Matrix, fold: str, gutter: float) -> tuple[Group, Group]:
    """Return the two faces of a pair that is folded backwards along the front's `fold` edge and glued.

    `place` maps the mm of the cell to the page; between the faces lies a `gutter` as wide as the core is thick.
    Turned over like a page, about its vertical axis, the counter shows both faces upright: with the fold at a side
    edge the back is printed upright, with the fold at the top or bottom edge it is printed turned by 180°.
    """
    width, height = piece.front.width, piece.front.height
    upright = fold in UPRIGHT_FOLDS
    length = width if upright else height
    line = length + gutter / 2  # both folds lie within the cell's own mm, its first face at 0
    start = 0.0 if fold in ("right", "bottom") else length + gutter
    own = translate(start, 0.0) if upright else translate(0.0, start)
    behind = back_of(own, width, mirror("vertical" if upright else "horizontal", line))
    lap = {fold: min(piece.bleed, gutter / 2)}
    over = Edges(*(lap.get(edge, piece.bleed) for edge in Edges._fields))
    return front_group(piece, compose(place, own), over), back_group(piece, back, compose(place, behind), over)


def flip_axis(flip: str, paper: tuple[float, float]) -> str:
    """Return the axis a sheet turns about when it is flipped along its long or short edge: vertical or horizontal."""
    upright = paper[1] >= paper[0]
    return "vertical" if (flip == "long") == upright else "horizontal"


def flip_over(axis: str, paper: tuple[float, float]) -> Matrix:
    """Return what turning a sheet over does: the map between a point of one side and the point of the other behind it."""
    return mirror(axis, paper[0] / 2 if axis == "vertical" else paper[1] / 2)

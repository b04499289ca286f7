"""Faces in their places: a piece, a cell and a fold or flip → groups that draw front and back."""

from __future__ import annotations

from printkit.components.pieces import Piece
from printkit.scene import Box, Group, Matrix, Scene, compose, rect, translate

UPRIGHT_FOLDS = ("left", "right")
"""Folds at a side edge: turned like a page, both faces read upright as printed. At top or bottom the second is turned."""

OPPOSITE = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}


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


def front_group(piece: Piece, place: Matrix, *, fold: str = "", lap: float = 0.0) -> Group:
    """Return the front in its place, clipped at its bleed, at the `fold` edge no farther than `lap` mm over it."""
    return _group(piece, piece.front, place, _clip(piece.front, piece.bleed, fold, lap))


def back_group(piece: Piece, back: Scene, place: Matrix, *, fold: str = "", lap: float = 0.0) -> Group:
    """Return the back in its place; `fold` is the edge of the front that it shares."""
    own = OPPOSITE[fold] if fold in UPRIGHT_FOLDS else fold
    return _group(piece, back, place, _clip(back, piece.bleed, own, lap))


def face_group(piece: Piece, scene: Scene, at: Box) -> Group:
    """Return a face whose trim is the box `at`, clipped at its bleed."""
    return _group(piece, scene, place_in(at), _clip(scene, piece.bleed, "", 0.0))


def _group(piece: Piece, scene: Scene, place: Matrix, clip: Box) -> Group:
    side = "front" if scene is piece.front else "back"
    name = f"{side}-{piece.page}-{piece.name}"
    return Group(scene.items, place, clip=rect(clip), name=name, alt=piece.title, origin=piece.origin)


def _clip(scene: Scene, bleed: float, fold: str, lap: float) -> Box:
    left, top, right, bottom = (
        -min(bleed, lap) if edge == fold else -bleed for edge in ("left", "top", "right", "bottom")
    )
    return Box(0, 0, scene.width, scene.height).inset(left, top, right, bottom)


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
    return (
        front_group(piece, compose(place, own), fold=fold, lap=gutter / 2),
        back_group(piece, back, compose(place, behind), fold=fold, lap=gutter / 2),
    )


def flip_axis(flip: str, paper: tuple[float, float]) -> str:
    """Return the axis a sheet turns about when it is flipped along its long or short edge: vertical or horizontal."""
    upright = paper[1] >= paper[0]
    return "vertical" if (flip == "long") == upright else "horizontal"


def flip_over(axis: str, paper: tuple[float, float]) -> Matrix:
    """Return what turning a sheet over does: the map between a point of one side and the point of the other behind it."""
    return mirror(axis, paper[0] / 2 if axis == "vertical" else paper[1] / 2)

"""Faces in their places: a piece, a cell and a fold or flip → groups that draw front and back."""

from __future__ import annotations

from printkit.components.pieces import Piece
from printkit.scene import Box, Group, Scene, compose, half_turn, rect, translate

UPRIGHT_FOLDS = ("left", "right")
"""Folds at a side edge: turned like a page, both faces read upright as printed. At top or bottom the second is turned."""


def face_group(piece: Piece, scene: Scene, at: Box, *, turned: bool = False, fold: str = "") -> Group:
    """Return a face whose trim is the box `at`, turned by 180° if asked, clipped at its bleed (at the fold: at its trim)."""
    side = "front" if scene is piece.front else "back"
    place = translate(at.x, at.y)
    if turned:
        place = compose(place, half_turn(at.width / 2, at.height / 2))
    clip = _clip(scene, piece.bleed, _flipped(fold) if turned else fold)
    return Group(
        scene.items,
        place,
        clip=rect(clip),
        name=f"{side}-{piece.page}-{piece.name}",
        alt=piece.title,
        origin=piece.origin,
    )


def _clip(scene: Scene, bleed: float, fold: str) -> Box:
    edges = {edge: (0.0 if edge == fold else -bleed) for edge in ("left", "top", "right", "bottom")}
    return Box(0, 0, scene.width, scene.height).inset(edges["left"], edges["top"], edges["right"], edges["bottom"])


def _flipped(edge: str) -> str:
    return {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}.get(edge, "")


def pair_boxes(cell: Box, fold: str) -> tuple[Box, Box]:
    """Return the trim boxes of front and back in a fold-over cell: the front's `fold` edge is shared."""
    if fold in UPRIGHT_FOLDS:
        half = cell.width / 2
        first, second = cell._replace(width=half), Box(cell.x + half, cell.y, half, cell.height)
    else:
        half = cell.height / 2
        first, second = cell._replace(height=half), Box(cell.x, cell.y + half, cell.width, half)
    return (first, second) if fold in ("right", "bottom") else (second, first)


def fold_pair(piece: Piece, back: Scene, cell: Box, fold: str) -> tuple[Group, Group]:
    """Return the two faces of a pair that is folded backwards along the front's `fold` edge and glued.

    Turned over like a page, about its vertical axis, the counter shows both faces upright: with the fold at a side
    edge the back is printed upright, with the fold at the top or bottom edge it is printed turned by 180°.
    """
    front_box, back_box = pair_boxes(cell, fold)
    front = face_group(piece, piece.front, front_box, fold=fold)
    turned = fold not in UPRIGHT_FOLDS
    return front, face_group(piece, back, back_box, turned=turned, fold=_flipped(fold))


def flip_axis(flip: str, paper: tuple[float, float]) -> str:
    """Return the axis a sheet turns about when it is flipped along its long or short edge: vertical or horizontal."""
    upright = paper[1] >= paper[0]
    return "vertical" if (flip == "long") == upright else "horizontal"


def behind(cell: Box, axis: str, paper: tuple[float, float]) -> Box:
    """Return the box on the back of a sheet that lies behind a box on its front after the flip."""
    if axis == "vertical":
        return cell._replace(x=paper[0] - cell.right)
    return cell._replace(y=paper[1] - cell.bottom)

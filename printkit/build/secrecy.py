"""The pieces of players on a sheet → findings where one can be told from the others from behind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from printkit.components.pieces import Piece
from printkit.diagnostics import Diagnostic
from printkit.diagnostics.secrets import back_betrays_piece
from printkit.model.names import Name
from printkit.model.variants import PlayerPiece
from printkit.scene import Scene


def secrecy_findings(
    things: Mapping[Name, PlayerPiece], pieces: Mapping[Name, Sequence[Piece]]
) -> Iterator[Diagnostic]:
    """Yield a finding for each piece of a player whose back or size is another one's than that of the piece before it."""
    by_player: dict[Name, list[Piece]] = {}
    for name, thing in things.items():
        by_player.setdefault(thing.player, []).extend(pieces.get(name, ()))
    for found in by_player.values():
        for piece, other in pairwise(found):
            if what := _difference(piece, other):
                yield back_betrays_piece(other.origin, other.name, piece.name, what)


def _difference(piece: Piece, other: Piece) -> str:
    """Return what tells two pieces apart from behind: their sizes or their backs; nothing where they are alike."""
    if (*_size(piece.front), piece.bleed) != (*_size(other.front), other.bleed):
        return "size"
    return "" if piece.back == other.back else "back"


def _size(scene: Scene) -> tuple[float, float]:
    return scene.width, scene.height

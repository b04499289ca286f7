"""Pieces and a profile → the pieces as the profile shows them: with less ink, or as outlines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from printkit.build.proofing import outline_scene
from printkit.build.saver import save_ink
from printkit.components.pieces import Piece
from printkit.scene import Scene
from printkit.templates.profiles import Profile
from printkit.templates.themes import Theme


def restyled(pieces: tuple[Piece, ...], profile: Profile, theme: Theme) -> tuple[Piece, ...]:
    """Return pieces as a profile shows them; for most profiles they are the same."""
    savers = {name: ink.saver for name, ink in theme.inks.items() if ink.saver}
    if profile.drawing == "outlines":
        return tuple(_both(piece, _outlines(piece.bleed, float(profile.safe))) for piece in pieces)
    if profile.grounds == "white":
        return tuple(_both(piece, lambda face: save_ink(face, savers)) for piece in pieces)
    return pieces


def _outlines(bleed: float, safe: float) -> Callable[[Scene], Scene]:
    return lambda face: outline_scene(face, bleed, safe)


def _both(piece: Piece, change: Callable[[Scene], Scene]) -> Piece:
    return replace(piece, front=change(piece.front), back=piece.back and change(piece.back))

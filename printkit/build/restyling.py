"""Pieces, and what sheets say around them, and a profile → both as the profile shows them: with less ink, or as outlines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from printkit.build.proofing import outline_scene
from printkit.build.saver import save_ink
from printkit.build.toning import DARKEST, LIGHTEST_LINE, grey
from printkit.components.context import Context
from printkit.components.pieces import Piece
from printkit.components.shades import SHADE
from printkit.scene import Scene
from printkit.templates.profiles import Profile
from printkit.templates.saving import Saver
from printkit.templates.themes import Theme


def restyled(pieces: tuple[Piece, ...], profile: Profile, theme: Theme) -> tuple[Piece, ...]:
    """Return pieces as a profile shows them; for most profiles they are the same."""
    if profile.drawing == "outlines":
        return tuple(_both(piece, _outlines(piece, profile)) for piece in pieces)
    if profile.grounds == "white":
        savers = _savers(theme)
        return tuple(_both(piece, lambda face: save_ink(face, savers)) for piece in pieces)
    return pieces


def _savers(theme: Theme) -> dict[str, Saver]:
    """Return what a theme says of its grounds; shades are tints unless it says otherwise: their steps are read."""
    shades = {name: Saver("tint") for name in theme.inks if name.startswith(SHADE)}
    return shades | {name: ink.saver for name, ink in theme.inks.items() if ink.saver}


def around_pieces(context: Context) -> Context:
    """Return the context for what a sheet shows around its pieces: where ink is to be saved, its words and lines are grey."""
    if context.profile.grounds != "white":
        return context
    theme = context.theme
    text = {name: replace(style, colour=grey(style.colour, DARKEST)) for name, style in theme.text.items()}
    lines = {name: replace(line, colour=grey(line.colour, LIGHTEST_LINE)) for name, line in theme.lines.items()}
    return replace(context, theme=replace(theme, text=text, lines=lines))


def _outlines(piece: Piece, profile: Profile) -> Callable[[Scene], Scene]:
    safe = float(profile.safe) if piece.safe is None else piece.safe
    return lambda face: outline_scene(face, piece.bleed, safe)


def _both(piece: Piece, change: Callable[[Scene], Scene]) -> Piece:
    return replace(piece, front=change(piece.front), back=piece.back and change(piece.back))

"""Players, and variants of a game: units with so many pieces each → the pieces that each player has in a variant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.contents import Unit
from printkit.model.names import Name
from printkit.source.text import Message

MOST_PIECES = 999
"""How many pieces of a unit a player may have."""


@dataclass(frozen=True, slots=True)
class Player:
    """One who plays a set of pieces: its `colour`, and the drawing on the `back` of all its pieces.

    `pieces` says how many of each unit it has in the box. Their fronts show the unit's drawing and title, and the
    figure that `shows` names.
    """

    title: Message
    colour: Name
    back: Name
    pieces: Mapping[Name, int]
    shows: Name | None = None
    note: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        for name, count in self.pieces.items():
            if not 1 <= count <= MOST_PIECES:
                raise ValueError(
                    f'a player cannot have {count} pieces of "{name}" -- write 1 to {MOST_PIECES}, or leave it out'
                )

    @property
    def count(self) -> Amount:
        """Return how many pieces it has in the box."""
        return Amount(sum(self.pieces.values()))

    def fact_names(self) -> tuple[str, ...]:
        """Return the computed facts: the number of all its pieces."""
        return ("total",)

    def fact(self, name: str) -> object:
        """Return a computed fact; raises LookupError when there is none of this name."""
        return {"total": sum(self.pieces.values())}[name]


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play with some of the pieces: how many of each unit every player takes."""

    title: Message
    counts: Mapping[Name, int]
    note: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        for name, count in self.counts.items():
            if not 0 <= count <= MOST_PIECES:
                raise ValueError(f'a variant cannot use {count} pieces of "{name}" -- write 0 to {MOST_PIECES}')

    def fact_names(self) -> tuple[str, ...]:
        """Return the computed facts: the number of pieces that each player takes."""
        return ("pieces",)

    def fact(self, name: str) -> object:
        """Return a computed fact; raises LookupError when there is none of this name."""
        return {"pieces": sum(self.counts.values())}[name]


@dataclass(frozen=True, slots=True)
class PieceFace:
    """One side of a piece: the drawing, the colour of its player, and on the front its title and figure."""

    art: Name | None
    colour: Name
    label: Message | None = None
    figure: int | None = None


@dataclass(frozen=True, slots=True)
class PlayerPiece:
    """A piece of a player: the unit that its front shows, and how many there are; `id` is the unit's name.

    `player` is the name of the one who plays it. The back is made of nothing but what all pieces of the player share.
    """

    id: Name
    player: Name
    title: Message
    front: PieceFace
    back: PieceFace
    count: Amount
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


def pieces_of(players: Mapping[Name, Player], roster: Mapping[Name, Unit]) -> Mapping[Name, PlayerPiece]:
    """Return the pieces of every player by name, such as `red-marshal`, as many as are in the box.

    A unit that the roster does not have is left out: that is a finding of the checker.
    """
    return {
        Name(f"{who}-{name}"): _piece(name, (who, player), roster[name])
        for who, player in players.items()
        for name in player.pieces
        if name in roster
    }


def _piece(name: Name, owner: tuple[Name, Player], unit: Unit) -> PlayerPiece:
    who, player = owner
    figure = unit.figures.get(player.shows) if player.shows else None
    front = PieceFace(unit.art, player.colour, unit.title, figure)
    back = PieceFace(player.back, player.colour)
    return PlayerPiece(name, who, unit.title, front, back, Amount(player.pieces[name]), player.origin, player.places)

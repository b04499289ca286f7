"""Findings about pieces that hide what they are: PK417."""

from __future__ import annotations

from printkit.diagnostics.kinds import Text, finding


@finding("PK417", "back-betrays-piece")
def back_betrays_piece(name: str, other: str, what: str) -> Text:
    """Report a piece of a player that can be told from the others from behind.

    ## What it does
    Compares the backs of all pieces of a player on a sheet, as they are drawn, and their sizes.

    ## Why it matters
    The game is about not knowing which piece is the flag: a back with a name on it, or a card a millimetre wider, and
    there is no game left.

    ## Example
    A layout whose back has `text: "{{ item.title }}"`

    ## Fix
    Draw on the back only what all pieces of the player share: `face.art` and `face.colour`.
    """
    return Text(
        f'the {what} of "{name}" differs from that of "{other}"',
        "draw on backs only what all pieces of a player share, at one size",
    )

"""Variants that use more pieces than there are, and sheets of variants that are not there."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from printkit.check.registry import Finding, rule
from printkit.model.game import Game


@rule("PK350", "variant-exceeds-pieces")
def variant_exceeds_pieces(game: Game) -> Iterator[Finding]:
    """Report a variant that uses more pieces of a unit than a player has.

    ## What it does
    Compares the `counts` of each variant with the `pieces` of each player.

    ## Why it matters
    The variant calls for three scouts, the box holds two of a colour, and the game cannot be set up.

    ## Example
        players.yaml:   red: {pieces: {scout: 2}}
        variants.yaml:  raid: {counts: {scout: 3}}

    ## Fix
    Lower the count, or put more pieces in the box.
    """
    for name, variant in game.parts.variants.items():
        origin = variant.places.get("counts", variant.origin)
        for unit, count in variant.counts.items():
            for who, player in game.parts.players.items():
                there = player.pieces.get(unit, 0)
                if count > there and unit in game.parts.roster:
                    message = f'variant "{name}" uses {count} of "{unit}", and "{who}" has {there}'
                    yield Finding(origin, message, f"use at most {there}, or give each player {count}")
                    break  # once for all players


@rule("PK351", "unknown-variant")
def unknown_variant(game: Game) -> Iterator[Finding]:
    """Report a sheet of a variant that the game does not have, or of a variant that has no say in what it prints.

    ## What it does
    Looks the `variant:` of each sheet up in `variants.yaml`; such a sheet is made `from: players`.

    ## Why it matters
    The sheet would hold no pieces, or all of them under the name of a variant.

    ## Example
    `variant: baragge`

    ## Fix
    Correct the name: `variant: barrage`.
    """
    known = [str(name) for name in game.parts.variants]
    for sheet in game.file.sheets.values():
        origin = sheet.places.get("variant", sheet.origin)
        if sheet.variant and sheet.variant not in known:
            near = get_close_matches(sheet.variant, known, n=1)
            hint = f'did you mean "{near[0]}"?' if near else f"there is {', '.join(known)}" if known else "add it"
            yield Finding(origin, f'no variant is called "{sheet.variant}"', hint)
        elif sheet.variant and sheet.from_ != "players":
            message = f'"{sheet.from_}" is the same in every variant'
            yield Finding(origin, message, "leave variant out, or print the pieces: from: players")

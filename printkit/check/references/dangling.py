"""Paths that lead nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches

from printkit.check.references.paths import Found, follow, is_of_layout, split_reason, walk_game
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.language.placeholders import placeholders_of
from printkit.model.amount import Amount
from printkit.model.game import Game
from printkit.model.parts import PRINTABLE
from printkit.model.prose import Place
from printkit.model.resolve import resolve
from printkit.source.text import Message

PATH = re.compile(r"[a-z_][a-z0-9_]*(?:\.[a-z0-9_-]+)*", re.IGNORECASE)
WRITE_ONE = "write the path of a value, such as facts.dice or tables.firing.roll"


@rule("PK233", "dangling-path")
def dangling_path(game: Game) -> Iterator[Finding]:
    """Report a path that names nothing.

    ## What it does
    Follows every `{placeholder}` of a text, every amount written as a path, every line `::: kind path` of a rules
    text, and what `printed:` and `tracker:` name. A text may also name fields of the thing it belongs to.

    ## Why it matters
    A reference that leads nowhere leaves a hole on paper, or points the reader to a table that is not in the box.

    ## Example
        boxes: "{facts.ship_hit}"     # facts.yaml says ship_hits

    ## Fix
    Correct the name, or add what it names: `"{facts.ship_hits}"`.
    """
    for found in walk_game(game):
        yield from _dangling(game, found)
    for origin, path, what in named_paths(game):
        try:
            resolve(game.names, path)
        except LookupError as error:
            yield _finding(origin, f'{what} "{path}"', error)


def _dangling(game: Game, found: Found) -> Iterator[Finding]:
    match found.value:
        case Message(text=text) if "{" in text:
            for placeholder in placeholders_of(text):
                if not is_of_layout(game, placeholder.path):
                    yield from _fails(game, found, placeholder.path, f'placeholder "{placeholder.raw}"')
        case Amount(path=path) if path:
            yield from _fails(game, found, path, f'amount "{{{path}}}"')
        case Place(kind="piece", path=path):
            yield from _no_piece(game, path, found.origin)
        case Place(kind=kind, path=path) if kind != "art" and PATH.fullmatch(path):
            yield from _fails(game, found, path, f'placement "{path}"')


def _fails(game: Game, found: Found, path: str, what: str) -> Iterator[Finding]:
    """Yield a finding when a path cannot be followed at all; what it leads to is not looked at."""
    scopes = found.scopes if isinstance(found.value, Message) else ()
    try:
        follow(game, path, scopes)
    except LookupError as error:
        yield _finding(found.origin, what, error)


def _finding(origin: Origin, what: str, error: LookupError) -> Finding:
    reason, hint = split_reason(error, WRITE_ONE)
    return Finding(origin, f"{what} names nothing: {reason}", hint)


def _no_piece(game: Game, address: str, origin: Origin) -> Iterator[Finding]:
    sheets = {name: plan for name, plan in game.file.sheets.items() if plan.from_ in PRINTABLE}
    known = [f"{sheet}/{item}" for sheet in sheets for item, _ in game.items(sheet)]
    if address not in known:
        near = get_close_matches(address, known, n=1, cutoff=0.5)
        hint = f'did you mean "{near[0]}"?' if near else "write a sheet and an item: board/attack"
        yield Finding(origin, f'placement "{address}" names nothing that a sheet prints', hint)


def named_paths(game: Game) -> Iterator[tuple[Origin, str, str]]:
    """Yield the paths of what components are printed as and of what quantities are kept on, and what names them."""
    for component in game.parts.components.values():
        for path in component.printed_paths:
            yield component.places.get("printed", component.origin), path, "printed"
    for quantity in game.parts.quantities.values():
        for together in quantity.trackers:
            for path in together:
                yield quantity.places.get("tracker", quantity.origin), path, "tracker"

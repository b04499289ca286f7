"""Paths that lead to something of the wrong kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from printkit.check.references.dangling import named_paths
from printkit.check.references.paths import Found, is_of_layout, look_up, spelt, walk_game
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Report
from printkit.diagnostics.wording import of_kind
from printkit.language import Locale
from printkit.language.placeholders import Placeholder, placeholders_of
from printkit.model.aids import Aid, Record, Tally, Track
from printkit.model.amount import MOST, Amount
from printkit.model.boards import SquareBoard
from printkit.model.cards import Card, Deck
from printkit.model.cells import CellGrid
from printkit.model.charts import Chart
from printkit.model.contents import Unit
from printkit.model.contests import Contest
from printkit.model.counters import Counter
from printkit.model.diagrams import Diagram
from printkit.model.game import Game
from printkit.model.gauges import Ruler, Stencil
from printkit.model.hexmaps import HexMap
from printkit.model.logs import LogBlock, LogBook, LogColumn, LogForm
from printkit.model.missions import Mission
from printkit.model.names import Name
from printkit.model.prose import Grid, Place, Prose
from printkit.model.resolve import resolve
from printkit.model.status import Figure, StatusChart, UnitGroup
from printkit.model.tables import Table
from printkit.model.variants import Player
from printkit.model.vehicles import Vehicle
from printkit.source.text import Message

PLACED: Mapping[str, type] = {
    "table": Table,
    "aid": Aid,
    "track": Track,
    "grid": Grid,
    "note": Message,
    "fields": Record,
    "totals": Record,
    "tallies": Record,
    "unit": Unit,
    "modifiers": Table,
    "listing": UnitGroup,
    "chart": Chart,
    "hexmap": HexMap,
    "contest": Contest,
    "counts": Player,
    "log-key": LogForm,
    "diagram": Diagram,
    "index": Mapping,
    "board": SquareBoard,
}
"""What each kind of placement lays out."""

MEASURED = (Vehicle, Ruler, Stencil)
PRINTED = (
    Counter,
    Card,
    Deck,
    SquareBoard,
    Chart,
    HexMap,
    CellGrid,
    Table,
    Aid,
    Track,
    Record,
    StatusChart,
    Mission,
    Prose,
    Player,
    LogForm,
    LogBook,
    *MEASURED,
)
KEPT_ON = (Track, Tally, Figure, Message, LogBlock, LogColumn)


@rule("PK234", "path-to-wrong-kind")
def path_to_wrong_kind(game: Game) -> Iterator[Finding]:
    """Report a path that leads to something that cannot stand where the path is written.

    ## What it does
    Looks at what each path leads to: a sentence takes numbers, texts, die ranges and lists of them, an amount takes
    a whole number from 0 to 99,999, `::: table` a table, `printed:` something printable, `tracker:` a track, a tally or
    a blank field.

    ## Why it matters
    A whole table has no words of its own, and a text is no number of boxes.

    ## Example
        note: "aircraft are hit on {tables.firing}"

    ## Fix
    Go on to the value that is meant: `{tables.firing.approach.hit}`.
    """
    for found in walk_game(game):
        match found.value:
            case Message(text=text) if "{" in text:
                for placeholder in placeholders_of(text):
                    yield from _unwritable(game, found, placeholder)
            case Amount(path=path) if path:
                yield from _no_number(game, found, path)
            case Place(kind=kind, path=path) if kind in PLACED:
                yield from _wrongly_placed(game, found, kind, path)
    yield from _wrong_names(game)


def _unwritable(game: Game, found: Found, placeholder: Placeholder) -> Iterator[Finding]:
    if is_of_layout(game, placeholder.path):
        return
    try:
        value = look_up(game, placeholder.path, found.scopes)
    except LookupError:
        return  # that it leads nowhere is another rule's finding
    report = Report()
    if isinstance(value, Message) and placeholders_of(value.text):
        hint = "name the number itself, or write the words out"
        yield Finding(found.origin, f'placeholder "{placeholder.raw}" leads to a text that has placeholders', hint)
        return
    Locale(game.file.language, None, report).write_placeholder(placeholder, _titled(value, game), found.origin)
    for fault in report:
        yield Finding(found.origin, fault.message, fault.hint)


def _titled(value: object, game: Game) -> object:
    """Return the titles of what names, or a list of them, name; any other value as it is.

    A name that nothing has is plain text here: that it leads nowhere is another rule's finding.
    """
    match value:
        case Name():
            return game.titles.get(value, str(value))
        case tuple():
            return tuple(_titled(each, game) for each in value)
    return value


def _no_number(game: Game, found: Found, path: str) -> Iterator[Finding]:
    value: object = found.value
    seen: list[str] = []
    while isinstance(value, Amount) and value.path:
        if spelt(value.path) in seen:
            way = " → ".join([*seen, seen[0]])
            hint = "write the number in one of these places"
            yield Finding(found.origin, f'amount "{{{path}}}" leads round in a circle: {way}', hint)
            return
        seen.append(spelt(value.path))
        try:
            value = resolve(game.names, value.path)
        except LookupError:
            return  # that it leads nowhere is another rule's finding
    if not isinstance(value, Amount | int) or isinstance(value, bool):
        hint = "name a whole number, such as {facts.ships}"
        yield Finding(found.origin, f'amount "{{{path}}}" leads to {kind_of(value)}, not to a whole number', hint)
        return
    number = value.number if isinstance(value, Amount) else value
    if not 0 <= number <= MOST:
        hint = f"an amount is 0 to {MOST:,}: change that number, or write another here"
        yield Finding(found.origin, f'amount "{{{path}}}" leads to {number:,}, which is no amount', hint)


def _wrongly_placed(game: Game, found: Found, kind: str, path: str) -> Iterator[Finding]:
    try:
        value = resolve(game.names, path)
    except LookupError:
        return
    if not isinstance(value, PLACED[kind]):
        wanted = "a text" if kind == "note" else of_kind(PLACED[kind])
        fitting = next((name for name, each in PLACED.items() if isinstance(value, each)), "")
        hint = f"write ::: {fitting} {path}" if fitting else f"name {wanted}"
        yield Finding(found.origin, f'placement "{path}" is {kind_of(value)}, not {wanted}', hint)


def _wrong_names(game: Game) -> Iterator[Finding]:
    for origin, path, what in named_paths(game):
        try:
            value = resolve(game.names, path)
        except LookupError:
            continue
        wanted: tuple[type, ...] = PRINTED if what == "printed" else KEPT_ON
        several = what == "printed" and isinstance(value, Mapping)
        values = list(value.values()) if several and isinstance(value, Mapping) else [value]
        if not values or not all(isinstance(each, wanted) for each in values):
            hint = "name a counter, board or other printed thing" if what == "printed" else "name a track or tally"
            yield Finding(origin, f'{what} "{path}" is {kind_of(value)}', hint)


def kind_of(value: object) -> str:
    """Return what a message calls the kind of a value: `a table`, `a text`, `several things`."""
    match value:
        case Mapping():
            return "a group of things"
        case str() | Message():
            return "a text"
        case None:
            return "empty"
    return "a number" if isinstance(value, int) and not isinstance(value, bool) else of_kind(type(value))

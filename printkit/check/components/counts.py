"""The list of components against what is printed, and against what play needs at once."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from fractions import Fraction

from printkit.check.expressions import ClaimError, evaluate, parse_claim
from printkit.check.functions import functions_of
from printkit.check.references.paths import spelt
from printkit.check.registry import Finding, rule
from printkit.model.amount import Amount
from printkit.model.cards import Card, Deck
from printkit.model.contents import Component
from printkit.model.counters import Counter
from printkit.model.game import Game
from printkit.model.gauges import Ruler, Stencil
from printkit.model.names import Name
from printkit.model.resolve import resolve
from printkit.model.variants import Player
from printkit.model.vehicles import Vehicle

COUNTED = Card | Counter | Vehicle | Ruler | Stencil | Player
"""What says how often it is printed."""


@rule("PK241", "component-count")
def component_count(game: Game) -> Iterator[Finding]:
    """Report a component of which another number is printed than the list says.

    ## What it does
    Adds up what the paths under `printed:` lead to, counters and cards as often as their `count:`, any other thing once, and
    compares the sum with the component's count. What two components list would have to be printed twice.

    ## Why it matters
    The box says 12 counters, the sheet holds 10, and the game stops when the pile is empty.

    ## Example
        counters: {title: Counters, count: 12, printed: counters.attackers}     # counters.yaml prints 10

    ## Fix
    Correct one of the numbers, or write it once in `facts.yaml` and name it in both: `"{facts.counters}"`.
    """
    for name, component in game.parts.components.items():
        parts = _printed(game, component)
        listed = number_of(component.count, game)
        if parts and listed is not None and sum(parts.values()) != listed:
            total = sum(parts.values())
            shown = " + ".join(f"{number} ({path})" for path, number in parts.items())
            computed = f"{shown} = {total}" if len(parts) > 1 else shown
            origin = component.places.get("count", component.origin)
            hint = "correct one of the numbers, or name one fact in both"
            yield Finding(origin, f'"{name}": {computed} printed, {listed} listed', hint)
    yield from _listed_twice(game)


def _listed_twice(game: Game) -> Iterator[Finding]:
    first: dict[str, Name] = {}
    for name, component in game.parts.components.items():
        for path in dict.fromkeys(component.printed_paths):
            owner = first.setdefault(spelt(path), name)
            if owner != name:
                message = f'"{path}" is listed by "{owner}" and by "{name}"'
                yield Finding(component.places.get("printed", component.origin), message, "list it once")


def _printed(game: Game, component: Component) -> Mapping[str, int]:
    """Return how many are printed by path, or nothing where a path or count leads nowhere: another rule's finding."""
    found: dict[str, int] = {}
    for path in component.printed_paths:
        try:
            value = resolve(game.names, path)
        except LookupError:
            return {}
        for thing in _things(value, game):
            count = number_of(thing.count, game) if isinstance(thing, COUNTED) else 1
            if count is None:
                return {}
            if isinstance(thing, Counter) and thing.each:
                count *= sum(unit.kind == thing.each for unit in game.parts.roster.values())
            found[path] = found.get(path, 0) + count
    return found


def _things(value: object, game: Game) -> Iterator[object]:
    """Yield what a path leads to: a thing, those of a whole file, the cards of a deck."""
    if isinstance(value, Mapping):
        for inner in value.values():
            yield from _things(inner, game)
    elif isinstance(value, Deck):
        decks = game.parts.decks
        yield from (card for card in game.parts.cards.values() if card.deck and decks.get(card.deck) is value)
    else:
        yield value


def number_of(amount: Amount, game: Game) -> int | None:
    """Return the number an amount stands for, or None where its path leads to none."""
    try:
        return amount.count(game.names)
    except LookupError:
        return None


@rule("PK242", "component-unlisted")
def component_unlisted(game: Game) -> Iterator[Finding]:
    """Report a counter, card or board that is printed and not in the list of components.

    ## What it does
    Where a game has a `components.yaml`, looks every counter, card and board up under `printed:`; a card may be listed
    with its deck. Those that no sheet prints are left alone.

    ## Why it matters
    A buyer checks the box against the list, and a piece that is not on it is the one that gets lost.

    ## Example
        counters.yaml has attackers and flak; components.yaml lists attackers only

    ## Fix
    Add a component with `printed: counters.flak`.
    """
    listed = {spelt(path) for each in game.parts.components.values() for path in each.printed_paths}
    for part, things in (("counters", game.parts.counters), ("boards", game.parts.boards)):
        if not game.parts.components or part in listed:
            continue
        for name, thing in things.items():
            if spelt(f"{part}.{name}") not in listed and _is_printed(game, part, name):
                hint = f"add a component with printed: {part}.{name}"
                yield Finding(thing.origin, f'"{part}.{name}" is printed, but no component lists it', hint)
    if game.parts.components and listed.isdisjoint(("cards", "decks")):
        yield from _unlisted_cards(game, listed)


def _unlisted_cards(game: Game, listed: AbstractSet[str]) -> Iterator[Finding]:
    """Yield a finding for each deck that no component lists, where its first card stands, and for cards without one."""
    told: set[str] = set()
    for name, card in game.parts.cards.items():
        path = spelt(f"decks.{card.deck}") if card.deck else spelt(f"cards.{name}")
        if listed.isdisjoint((path, spelt(f"cards.{name}"))) and path not in told and _is_printed(game, "cards", name):
            told.add(path)
            hint = f"add a component with printed: {path}, or printed: cards for all"
            yield Finding(card.origin, f'"cards.{name}" is printed, but no component lists it', hint)


def _is_printed(game: Game, part: str, name: str) -> bool:
    sheets = [plan for plan in game.file.sheets.values() if plan.from_ == part]
    return not game.file.sheets or any(not plan.only or name in plan.only for plan in sheets)


@rule("PK243", "component-insufficient")
def component_insufficient(game: Game) -> Iterator[Finding]:
    """Report a component of which more are in use at one moment of play than are in the box.

    ## What it does
    Works out each expression under `uses:` and compares the largest with the count.

    ## Why it matters
    Four dice lie on the board while a fifth is rolled: a game that lists four cannot be played from its box.

    ## Example
        dice: {title: Dice, count: 4, uses: {moving: facts.gun_dice + facts.move_dice}}     # 4 + 1

    ## Fix
    Raise the count, or change what is in use at once.
    """
    for name, component in game.parts.components.items():
        count = number_of(component.count, game)
        for moment, use in component.uses.items():
            needed = _needed(game, use.text)
            if count is not None and needed is not None and needed > count:
                computed = _computation(game, use.text)
                shown = f"{computed} = {needed}" if computed not in ("", str(needed)) else str(needed)
                message = f'"{name}" in use at "{moment}": {shown}, but the box holds {count}'
                yield Finding(use.origin, message, f"list at least {needed}, or change what is in use at once")


def _needed(game: Game, text: str) -> int | Fraction | None:
    try:
        value = evaluate(parse_claim(text), game.names, functions_of(game))
    except ClaimError:
        return None
    return value if isinstance(value, int | Fraction) and not isinstance(value, bool) else None


def _computation(game: Game, text: str) -> str:
    """Return an expression with numbers in place of its paths: `4 + 1`; nothing where it has other things in it."""
    claim = parse_claim(text)
    shown = claim.text
    for node in sorted(_paths(claim.tree), key=lambda node: -node.col_offset):
        end = node.end_col_offset or node.col_offset
        written = claim.text.encode()[node.col_offset : end].decode()
        value = _needed(game, written)
        if value is None:
            return ""
        shown = (shown.encode()[: node.col_offset] + str(value).encode() + shown.encode()[end:]).decode()
    return " ".join(shown.split())


def _paths(node: ast.AST) -> Iterator[ast.expr]:
    """Yield each path of a sum or product, whole; a call counts as one."""
    if isinstance(node, ast.Attribute | ast.Name | ast.Subscript | ast.Call):
        yield node
    elif isinstance(node, ast.expr):
        for child in ast.iter_child_nodes(node):
            yield from _paths(child)

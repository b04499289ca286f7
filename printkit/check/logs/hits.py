"""Orders in which a log takes hits that do not hold, and worked examples of them that come out otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from printkit.check.names import near
from printkit.check.registry import Finding, rule
from printkit.model.contents import Unit
from printkit.model.game import Game
from printkit.model.hits import HitExample, HitPlace, LogSide, boxes, strike
from printkit.model.logs import LogForm
from printkit.model.names import Name


@rule("PK345", "wrong-hits")
def wrong_hits(game: Game) -> Iterator[Finding]:
    """Report an order of hits that cannot be followed, and an example of hits that does not come out as it says.

    ## What it does
    Looks at `hits:` of each log. There every letter of a block has an order: the first place is a block with that
    letter, and all are blocks of the log, `here` or `there` where they have two sides. Then it ticks the boxes of each
    of `examples:`: a hit takes the first box that is left, section by section and place by place; where none is left
    it is lost.

    ## Why it matters
    Where a hit goes when its boxes are full decides when a ship strikes; two players who tick differently play
    different games.

    ## Example
        hits: {C: [crew], H: [hull]}
        examples:
          full: {unit: brig, hits: C C C, expect: {crew-1: 1, crew-2: 2}}     # crew-1 has 2 boxes

    ## Fix
    Correct the order, or the example: `expect: {crew-1: 2, crew-2: 1}`.
    """
    for form in game.parts.logs.values():
        if not form.hits and not form.examples:
            continue
        faults = [*_orders(form)]
        yield from faults
        for name, example in form.examples.items():
            yield from _example(name, example, form, game, sound=not faults)


def _orders(form: LogForm) -> Iterator[Finding]:
    place = form.places.get("hits", form.origin)
    letters = {block.letter.text: name for name, block in form.blocks.items() if block.letter}
    for letter, name in letters.items():
        if letter not in form.hits:
            yield Finding(place, f'hits "{letter}" of "{name}" have no order', f"write {letter}: [{name}]")
    for letter, order in form.hits.items():
        if letter not in letters:
            yield Finding(place, f'no block of the log has the letter "{letter}"', near(letter, letters))
        for at, each in enumerate(order):
            yield from _misplaced(letter, each, form, first=at == 0)


def _misplaced(letter: str, each: HitPlace, form: LogForm, *, first: bool) -> Iterator[Finding]:
    block = form.blocks.get(each.block)
    if block is None:
        yield Finding(each.origin, f'the log has no block "{each.block}"', near(each.block, form.blocks))
    elif bool(each.where) != (block.left is not None):
        wanted = f"{each.block} here" if block.left else str(each.block)
        sides = "has two sides" if block.left else "has no sides"
        yield Finding(each.origin, f'the block "{each.block}" {sides}', f"write {wanted}")
    elif first and not (block.letter and block.letter.text == letter):
        yield Finding(
            each.origin, f'hits "{letter}" begin with "{each.block}", which has another letter', "change the order"
        )


def _example(name: Name, example: HitExample, form: LogForm, game: Game, *, sound: bool) -> Iterator[Finding]:
    unit = game.parts.roster.get(example.unit)
    if unit is None:
        origin = example.places.get("unit", example.origin)
        yield Finding(origin, f'the roster has no "{example.unit}"', near(example.unit, game.parts.roster))
        return
    known = _boxes(form, unit)
    for part in ("ticked", "expect"):
        for key, count in getattr(example, part).items():
            if not 0 <= count <= known.get(key, -1):
                origin, has = example.places.get(part, example.origin), known.get(key)
                problem = (
                    f'"{example.unit}" has {has} boxes of "{key}", not {count}'
                    if has is not None
                    else f'no boxes are called "{key}"'
                )
                yield Finding(origin, problem, near(key, known) if has is None else "write no more than it has")
                return
    for letter in example.hits.split():
        if letter not in form.hits:
            yield Finding(
                example.places.get("hits", example.origin), f'hits "{letter}" have no order', near(letter, form.hits)
            )
            return
    if sound:
        yield from _outcome(name, example, form, game)


def _boxes(form: LogForm, unit: Unit) -> dict[str, int]:
    """Return how many boxes of each kind a unit has on its log."""
    sides: tuple[LogSide, ...] = ("left", "right")
    return {key: count for block in form.blocks.values() for side in sides for key, count in boxes(block, unit, side)}


def _outcome(name: Name, example: HitExample, form: LogForm, game: Game) -> Iterator[Finding]:
    struck = strike(form.blocks, form.hits, game.parts.roster[example.unit], example)
    wanted = {key: count for key, count in example.expect.items() if count}
    if struck.ticked != wanted or list(struck.lost) != example.lost.split():
        origin = example.places.get("expect", example.origin)
        lost = f", and {' '.join(struck.lost)} is lost" if struck.lost else ""
        said = f'the example "{name}" ticks {_told(struck.ticked)}{lost}, not {_told(wanted)}'
        yield Finding(origin, said, "correct the example, or the order of hits")


def _told(ticked: Mapping[str, int]) -> str:
    return ", ".join(f"{count} of {key}" for key, count in ticked.items()) or "nothing"

"""How many dice examples throw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from printkit.check.examples.replay import Played, played
from printkit.check.expressions import ClaimError, evaluate, parse_claim
from printkit.check.registry import Finding, rule
from printkit.model.game import Game


@rule("PK230", "wrong-example-dice")
def wrong_example_dice(game: Game) -> Iterator[Finding]:
    """Report an example that throws another number of dice than it must, or counts more results than dice.

    ## What it does
    Works out `thrown:`, in which `state.` names the running state before the step, and compares it with the dice of
    `roll:`; where these are not shown, with the results that `expect:` counts, which cannot be more.

    ## Why it matters
    A ship of firepower 3 that closes in throws 4 dice; an example with 3 teaches another rule.

    ## Example
    `{thrown: facts.firepower + 1, roll: [1, 3, 5]}` with a firepower of 3

    ## Fix
    Show as many dice as are thrown, or correct what is added up.
    """
    for each in played(game):
        if each.step.thrown is not None:
            yield from _compare(each, game)
        elif each.step.roll is not None:
            yield from _too_many(each, len(each.dice), "")


def _compare(each: Played, game: Game) -> Iterator[Finding]:
    text = str(each.step.thrown)
    try:
        wanted = evaluate(parse_claim(text), {**game.names, "state": each.state})
    except ClaimError as error:
        yield Finding(each.place("thrown"), error.message, error.hint)
        return
    if isinstance(wanted, bool) or not isinstance(wanted, int | Fraction):
        yield Finding(each.place("thrown"), f'"{text}" is no number of dice', "write a sum: facts.gun_dice + 1")
        return
    shown = f"{text} = {wanted}" if text.strip() != str(wanted) else text.strip()
    if each.step.roll is not None and wanted != len(each.dice):
        yield Finding(
            each.place("roll"), f'"{shown}" dice are thrown, and {len(each.dice)} shown', "correct one of them"
        )
    elif each.step.roll is None:
        yield from _too_many(each, wanted, f' of "{shown}"')


def _too_many(each: Played, dice: int | Fraction, shown: str) -> Iterator[Finding]:
    expected = each.step.expect
    counted = sum(expected.values()) if isinstance(expected, Mapping) else 0
    if counted > dice:
        message = f"{counted} results are counted, and only {dice} dice{shown} thrown"
        yield Finding(each.place("expect"), message, "a die gives one result")
    if isinstance(expected, Mapping) and any(count < 0 for count in expected.values()):
        yield Finding(each.place("expect"), "results are counted fewer than 0 times", "correct the number")

"""The order of the phases in examples."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.model.examples import Example
from printkit.model.game import Game
from printkit.model.names import Name


@rule("PK232", "phases-out-of-order")
def phases_out_of_order(game: Game) -> Iterator[Finding]:
    """Report a step of an example whose phase comes before that of the step above it.

    ## What it does
    Compares the phases of the steps with the order of the steps in the aid that the example names. A new turn begins
    with the first phase.

    ## Why it matters
    A reader takes the order of the example for the order of the turn.

    ## Example
    An example tells of the submarine, then of the air attack; the turn has the air attack first.

    ## Fix
    Move the step, or correct its `phase:`.
    """
    for example in game.parts.examples.values():
        if example.aid and example.aid in game.parts.aids:
            yield from _misplaced(example, list(game.parts.aids[example.aid].steps))


def _misplaced(example: Example, order: list[Name]) -> Iterator[Finding]:
    reached = 0
    for step in example.steps:
        if step.phase is None or step.phase not in order:
            continue
        place = order.index(step.phase)
        if 0 < place < reached:
            message = f'"{step.phase}", step {place + 1} of "{example.aid}", comes after "{order[reached]}", step {reached + 1}'
            yield Finding(step.places.get("phase", step.origin), message, "move the step, or correct its phase")
        else:
            reached = place

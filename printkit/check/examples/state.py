"""The running state of examples: hits, fuel, points from step to step."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.model.examples import Example
from printkit.model.game import Game
from printkit.model.names import Name


@rule("PK231", "wrong-running-state")
def wrong_running_state(game: Game) -> Iterator[Finding]:
    """Report a printed state that is not what the steps so far add up to.

    ## What it does
    Begins with `start:`, adds what each step's `change:` says, and compares the sum with the step's `state:`.

    ## Why it matters
    In an example over several turns one wrong number makes all that follow wrong.

    ## Example
    `start: {hits: 0}`, then `change: {hits: 1}` twice and `state: {hits: 3}`

    ## Fix
    Correct the change or the state.
    """
    for example in game.parts.examples.values():
        for name in example.start:
            yield from _check(example, name)


def _check(example: Example, name: Name) -> Iterator[Finding]:
    """Check one quantity; a difference that was reported once and merely stays is not reported again."""
    changes: list[int] = []
    off = 0
    for step in example.steps:
        if name in step.change:
            changes.append(step.change[name])
        if name in step.state:
            total = example.start[name] + sum(changes)
            if step.state[name] - total not in (0, off):
                off = step.state[name] - total
                message = f'"{name}" is {_shown(example.start[name], changes)}, printed {step.state[name]}'
                yield Finding(step.places.get("state", step.origin), message, "correct the change or the state")


def _shown(start: int, changes: list[int]) -> str:
    """Return the sum written out, of a long one the beginning added up."""
    early, late = changes[:-6], changes[-6:]
    first = start + sum(early)
    terms = "".join(f" {'-' if change < 0 else '+'} {abs(change)}" for change in late)
    return f"{first}{terms} = {first + sum(late)}" if late else str(first)

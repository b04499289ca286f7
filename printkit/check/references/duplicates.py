"""Worked examples that share an id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.model.examples import Step
from printkit.model.game import Game


@rule("PK240", "duplicate-id")
def duplicate_id(game: Game) -> Iterator[Finding]:
    """Report two steps of worked examples with one id.

    ## What it does
    Compares the ids of the steps within each worked example, and of all that are written with the tables.

    ## Why it matters
    "As in 4" may mean either, and what is computed from one step would be taken from the other.

    ## Example
        - {id: turn-4, table: movement, roll: 3, expect: ahead}
        - {id: turn-4, table: movement, roll: 5, expect: port}

    ## Fix
    Give each step an id of its own.
    """
    yield from _repeated(step for table in game.parts.tables.values() for step in table.examples)
    for example in game.parts.examples.values():
        yield from _repeated(example.steps)


def _repeated(steps: Iterable[Step]) -> Iterator[Finding]:
    seen: dict[str, Origin] = {}
    for step in steps:
        if step.id is None:
            continue
        origin = step.places.get("id", step.origin)
        if step.id in seen:
            yield Finding(origin, f'the id "{step.id}" stands already at {seen[step.id]}', "give each step its own id")
        else:
            seen[step.id] = origin

"""Numbers of examples after their modifiers."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.dice.reach import show_sum
from printkit.check.examples.replay import played
from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.tables import Table


@rule("PK225", "wrong-example-sum")
def wrong_example_sum(game: Game) -> Iterator[Finding]:
    """Report an example whose printed number is not its roll with its modifiers.

    ## What it does
    Adds the modifiers that a step names, as their table has them, to its roll or to the number of the step it
    `uses`, and compares the sum with the printed `value:`.

    ## Why it matters
    Readers learn a game from its examples, and believe them more than its lists.

    ## Example
    `{table: effect, roll: 5, modifiers: [side], value: 7}`, and the table has `side: +1`

    ## Fix
    Correct the example or the modifier; somebody has to say which of the two is right.
    """
    for each in played(game):
        if each.step.value is None or (each.step.roll is None and each.step.uses is None):
            continue
        for looked in each.looked:
            if looked.value != each.step.value:
                shown = show_sum(looked.total) if looked.total[1] else f"{looked.value} without a modifier"
                yield Finding(each.place("value"), f"{shown}, printed {each.step.value}", _hint(each.table))


def _hint(table: Table | None) -> str:
    modifiers = table.modifiers if table else {}
    known = ", ".join(f"{name} {modifier.value.value:+d}" for name, modifier in list(modifiers.items())[:8])
    return "correct the number" + (f", or the modifiers; the table has {known}" if known else "")

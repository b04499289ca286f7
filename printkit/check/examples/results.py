"""Results that examples say they have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from printkit.check.dice.reach import show_sum
from printkit.check.examples.replay import Looked, Played, means, played, results_of
from printkit.check.names import near
from printkit.check.registry import Finding, rule
from printkit.model.game import Game


@rule("PK226", "wrong-example-result")
def wrong_example_result(game: Game) -> Iterator[Finding]:
    """Report an example whose result is not that of its table.

    ## What it does
    Looks each roll of a step up, with its modifiers, in the column it names, and compares what stands there with
    `expect:`: one result, or how many of the dice gave which.

    ## Why it matters
    An example that contradicts its table starts an argument that no rulebook can settle.

    ## Example
    `{table: events, roll: [5, 6], expect: battleship-sighted}`, and that cell is `torpedo-attack`

    ## Fix
    Correct the example, or the table it was written for.
    """
    for each in played(game):
        expected = each.step.expect
        if isinstance(expected, str):
            yield from _unlike(each, expected)
        elif isinstance(expected, Mapping) and each.step.roll is not None:
            yield from _miscounted(each, expected)


def _unlike(each: Played, expected: str) -> Iterator[Finding]:
    for looked in each.looked:
        if looked.row is None:
            yield Finding(
                each.place("expect"), f'{_shown(each, looked)} is in no row, printed "{expected}"', "add a row"
            )
        elif looked.result is not None and not means(expected, looked.result):
            message = (
                f'{_shown(each, looked)} is in {_where(each, looked)}: "{looked.result.name}", printed "{expected}"'
            )
            yield Finding(each.place("expect"), message, _hint(each, expected))


def _miscounted(each: Played, expected: Mapping[str, int]) -> Iterator[Finding]:
    if any(looked.result is None for looked in each.looked):
        return
    faces = ", ".join(str(looked.value) for looked in each.looked) or "no dice"
    for name, count in expected.items():
        found = sum(looked.result is not None and means(name, looked.result) for looked in each.looked)
        if found != count and (not each.table or any(means(name, result) for result in results_of(each.table))):
            message = f'{faces} give "{name}" {_times(found)}, printed {count}'
            yield Finding(each.place("expect"), message, "count the dice again, or correct the table")


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"


def _shown(each: Played, looked: Looked) -> str:
    return f"{show_sum(looked.total)} with {each.dice[1]}" if each.is_pair else show_sum(looked.total)


def _where(each: Played, looked: Looked) -> str:
    column = f', column "{each.column_name}"' if each.column_name else ""
    return f'row "{looked.row}"{column} of "{each.table_name}"'


def _hint(each: Played, expected: str) -> str:
    results = results_of(each.table) if each.table else ()
    if any(means(expected, result) for result in results):
        return "correct the example or the table"
    return f'no result of the table is called "{expected}"; {near(expected, [result.name for result in results])}'

"""What goes into a step of an example: rolls that cannot be, and what is missing to work it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from printkit.check.examples.replay import Played, played
from printkit.check.registry import Finding, rule
from printkit.diagnostics.wording import agreeing
from printkit.model.dice import Dice
from printkit.model.game import Game
from printkit.model.odds import Modifier
from printkit.model.tables import Table


@rule("PK228", "impossible-example-input")
def impossible_example_input(game: Game) -> Iterator[Finding]:
    """Report an example with a roll that its dice cannot give, a wrong number of rolls, or modifiers that exclude one another.

    ## What it does
    Compares each step with its table: the results of the dice, two of them for a matrix of two rolls, one modifier of
    a group, and none more often than its `times`.

    ## Why it matters
    A 7 on a die is a misprint for something, and nobody can tell for what.

    ## Example
    `{roll: 7}` for `roll: 1d6`; `modifiers: [side, rear]`, which are one group

    ## Fix
    Correct the example, or the dice of the table.
    """
    for each in played(game):
        if each.table:
            yield from _rolls(each, each.table)
            yield from _modifiers(each, each.table)


def _rolls(each: Played, table: Table) -> Iterator[Finding]:
    step, second = each.step, table.roll.across if table.roll else None
    if step.roll is not None and step.uses is not None:
        yield Finding(each.place("uses"), f'a step rolls and uses "{step.uses}"', "keep one of the two")
    needs_pair = second is not None and step.column is None and step.roll is not None
    if (each.is_pair or needs_pair) and len(each.dice) != 2:
        message = f'table "{each.table_name}" takes 2 numbers, and {len(each.dice)} {agreeing(len(each.dice), "is", "are")} given'
        yield Finding(each.place("roll"), message, "give one for the row and one for the column: roll: [3, 5]")
        return
    if table.roll:
        dice = [table.roll, second or table.roll] if each.is_pair else [table.roll] * len(each.dice)
        for face, rolled in zip(each.dice, dice, strict=True):
            yield from _impossible(each, face, rolled)


def _impossible(each: Played, face: int, dice: Dice) -> Iterator[Finding]:
    if face not in dice.chances:
        results, plain = dice.results, Dice(dice.count, dice.sides)
        yield Finding(each.place("roll"), f'{plain} cannot give "{face}"', f"it gives {results[0]} to {results[-1]}")


def _modifiers(each: Played, table: Table) -> Iterator[Finding]:
    counts = Counter(name for name in each.step.modifiers if name in table.modifiers)
    for name, count in counts.items():
        if count > table.modifiers[name].times:
            message = f'modifier "{name}" is counted {count} times, at most {table.modifiers[name].times}'
            yield Finding(each.place("modifiers"), message, "take one away, or raise its times:")
    for group, members in _groups(table).items():
        named = [name for name in members if name in counts]
        if len(named) > 1:
            message = f'modifiers "{named[0]}" and "{named[1]}" exclude one another (group {group})'
            yield Finding(each.place("modifiers"), message, "name the one that applies")


def _groups(table: Table) -> dict[str, dict[str, Modifier]]:
    found: dict[str, dict[str, Modifier]] = {}
    for name, modifier in table.modifiers.items():
        if modifier.group:
            found.setdefault(modifier.group, {})[name] = modifier
    return found


@rule("PK229", "missing-example-input")
def missing_example_input(game: Game) -> Iterator[Finding]:
    """Report an example that cannot be worked out from what it says.

    ## What it does
    Checks that a step that looks something up names its table and, where there are several, its column; that it names
    one modifier of each group with a member of 0, such as `front: 0`; and that a step it `uses` gave one number.

    ## Why it matters
    A reader who plays the example again has to guess, and so has the check.

    ## Example
    `{roll: 5, modifiers: [side]}` does not say whether the target has moved, for which the table has a group.

    ## Fix
    Say it: `modifiers: [side, still]`.
    """
    for each in played(game):
        step = each.step
        rolls = step.roll is not None or step.uses is not None
        if each.table is None and rolls and not (step.table or step.mission):
            yield Finding(
                each.place("roll" if step.uses is None else "uses"),
                "a step rolls on no table",
                "name it: table: firing",
            )
        if each.table and (rolls or step.value is not None):
            yield from _column_missing(each, each.table)
        if each.table and rolls:
            yield from _groups_missing(each, each.table)
        earlier = each.known.get(step.uses) if step.uses else None
        if earlier and earlier.number is None and (earlier.looked or _looks_nothing_up(earlier)):
            yield Finding(each.place("uses"), f'step "{step.uses}" gave no single number', _why(earlier))


def _looks_nothing_up(each: Played) -> bool:
    """Tell whether a step has nothing to look up; one that only fails to has a finding of its own."""
    return each.step.roll is None and each.step.uses is None and each.step.value is None


def _column_missing(each: Played, table: Table) -> Iterator[Finding]:
    if table.width > 1 and each.step.column is None and not each.is_pair and not (table.roll and table.roll.across):
        shown = ", ".join(table.column_names[:6])
        message = f'table "{each.table_name}" has {table.width} columns, and the step names none'
        yield Finding(each.step.origin, message, f"add column: with one of {shown}")


def _groups_missing(each: Played, table: Table) -> Iterator[Finding]:
    for group, members in _groups(table).items():
        always = any(modifier.value.value == 0 for modifier in members.values())
        if always and not any(name in each.step.modifiers for name in members):
            message = f'the step names no modifier of the group "{group}"'
            yield Finding(each.place("modifiers"), message, f"add one of {', '.join(members)}")


def _why(earlier: Played) -> str:
    if len(earlier.looked) != 1:
        return f"it looked up {len(earlier.looked)} dice" if earlier.looked else "it looks nothing up"
    result = earlier.looked[0].result
    return f'give the result "{result.name}" a value' if result else "it found no result"

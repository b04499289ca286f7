"""Worked examples: a step of an example and its table → the cell it leads to, and the sum that leads there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate

from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.components.lattices import row_quantity
from printkit.components.matrices import Mark
from printkit.components.registry import Look
from printkit.components.strips import Strip, moved
from printkit.components.wording import one_line, set_words, words_of
from printkit.diagnostics import Origin
from printkit.diagnostics.templates import unknown_value
from printkit.language.figures import write_dice, write_modified
from printkit.model.examples import Step
from printkit.model.game import Game
from printkit.model.odds import Modifier
from printkit.model.tables import Table
from printkit.scene import Item, Path, circle
from printkit.source.text import Words

DICE = "\u2680\u2681\u2682\u2683\u2684\u2685"
"""The faces of a six-sided die, which are drawn."""
JOINT = 3.6
"""The room for the sign before a term, in mm."""
LONG = 10
"""The letters from which on a word below a number is long."""
BIG = 1.45
"""The size of a number of the sum, in sizes of the numbers of the table."""


@dataclass(frozen=True, slots=True)
class Example:
    """A step of a worked example that leads to one cell of its table: the number looked up, its row and its column."""

    table: Table
    step: Step
    value: int
    mark: Mark


@dataclass(frozen=True, slots=True)
class Term:
    """A number of the sum with what it is, after a sign: `+`, `=`, an arrow, or none; a ring round the result."""

    number: Words
    label: Words
    sign: str = ""
    ring: bool = False

    @property
    def worded(self) -> bool:
        """Tell whether it is words and no number."""
        return len(self.number.text) > 3

    @property
    def share(self) -> float:
        """Return its share of the width: words need more than numbers, and so do long words below them."""
        longest = max(map(len, self.label.text.split()), default=0)
        return 2.4 if self.worded else 1.4 if longest > LONG else 1.0


def find_example(table: Table, name: str, context: Context) -> Example | None:
    """Return the worked example of a name that goes through a table, or None after a finding."""
    step = next((step for step in _steps(table, context.game) if step.id == name), None)
    if step is None:
        known = ", ".join(str(step.id) for step in _steps(table, context.game) if step.id)
        hint = f"its examples are {known}" if known else "it has no examples with an id"
        context.report.add(unknown_value(table.origin, name, hint))
        return None
    value = _value(table, step)
    mark = None if value is None else _mark(table, step, value)
    if value is None or mark is None:
        hint = "give the step one roll and, where there are several, its column"
        context.report.add(unknown_value(step.origin, name, f"it does not lead to one cell of the table; {hint}"))
        return None
    return Example(table, step, value, mark)


def _steps(table: Table, game: Game) -> Iterator[Step]:
    yield from table.examples
    for example in game.parts.examples.values():
        yield from (step for step in example.steps if step.table and game.parts.tables.get(step.table) is table)


def _value(table: Table, step: Step) -> int | None:
    """Return the number that is looked up in the rows: the first roll with its modifiers, or the value as printed."""
    first = step.roll[:1] if isinstance(step.roll, tuple) and _is_pair(table, step) else (step.roll,)
    if not isinstance(first[0], int):
        return step.value
    known = [table.modifiers[name].value.value for name in step.modifiers if name in table.modifiers]
    return first[0] + sum(known) if len(known) == len(step.modifiers) else None


def _is_pair(table: Table, step: Step) -> bool:
    return bool(table.bands) and isinstance(step.roll, tuple) and len(step.roll) == 2


def _mark(table: Table, step: Step, value: int) -> Mark | None:
    row = next((place for place, (run, _) in enumerate(table.rows) if value in run), None)
    second = step.roll[1] if isinstance(step.roll, tuple) and _is_pair(table, step) else step.column
    try:
        column = table.column_of(second) if second is not None else 0 if table.width == 1 else None
    except LookupError:
        return None
    return None if row is None or column is None else Mark(row, column)


# The sum


def set_sum(example: Example, width: float, look: Look, context: Context) -> Strip:
    """Return the sum of an example in one row: the die, each modifier, the value; the column; the result in a ring."""
    terms = list(_terms(example, context))
    # labels stand under their numbers, and so half a sign to the right
    share = (width - JOINT / 2) / sum(term.share for term in terms)
    parts = [_term(term, share * term.share, look, context, example.step.origin) for term in terms]
    lefts = accumulate((share * term.share for term in terms), initial=0.0)
    items: list[Item] = [moved(part, left, 0) for part, left in zip(parts, lefts, strict=False)]
    return Strip(
        max(part.height for part in parts), tuple(items), gap=1.8, role="paragraph", origin=example.step.origin
    )


def _terms(example: Example, context: Context) -> Iterator[Term]:
    table, step, origin = example.table, example.step, example.step.origin
    rolled = step.roll is not None
    if rolled:
        face = step.roll[0] if isinstance(step.roll, tuple) else step.roll
        yield Term(words_of(_face(table, face or 0), origin), _dice(table, context))
    added = {name: table.modifiers[name] for name in step.modifiers}
    for name, modifier in added.items():
        if not modifier.value.value:
            continue  # that a target has not moved is told, and adds nothing
        signed = write_modified(modifier.value.value, "signed", context.locale.lang)
        yield Term(words_of(signed[1:], origin), said(name, modifier, context), signed[:1])
    if not rolled or any(modifier.value.value for modifier in added.values()):
        value = words_of(context.locale.value(example.value), origin)
        yield Term(value, row_quantity(table, context), "=" if rolled else "")
    if table.width > 1 and table.bands:
        yield Term(
            words_of(_column(example), origin), context.words(table.across) if table.across else _no(origin), "|"
        )
    result = table.rows[example.mark.row][1][example.mark.column]
    gives = context.words(table.gives) if table.gives else _no(origin)
    yield Term(context.words(result.text), gives, "→", ring=result.text.text.isdecimal())


def _no(origin: Origin) -> Words:
    return words_of("", origin)


def _face(table: Table, face: int) -> str:
    """Return a result of the die: the face of a six-sided one, any other as a number."""
    drawn = table.roll is not None and (table.roll.count, table.roll.sides) == (1, 6) and 1 <= face <= 6
    return DICE[face - 1] if drawn else str(face)


def _dice(table: Table, context: Context) -> Words:
    return words_of(
        write_dice(str(replace(table.roll, across=None)), context.locale.lang) if table.roll else "", table.origin
    )


def _column(example: Example) -> str:
    """Return the column as the example has it: the number itself where one was given."""
    step = example.step
    second = step.roll[1] if isinstance(step.roll, tuple) and len(step.roll) == 2 else step.column
    return str(second)


def said(name: str, modifier: Modifier, context: Context) -> Words:
    """Return what a modifier is called; one that has no text is a finding."""
    if modifier.text is not None:
        return context.words(modifier.text)
    context.report.add(unknown_value(modifier.origin, name, "give the modifier a text: it is printed here"))
    return words_of(name, modifier.origin)


def _term(term: Term, width: float, look: Look, context: Context, origin: Origin) -> Strip:
    """Return a number over what it is, its sign before it; all numbers stand on one height, words in its middle."""
    plain = replace(context.style(look.style("die"), origin), align="centre")
    big = replace(plain, size=plain.size * BIG)
    number = one_line(term.number, plain if term.worded else big, width - JOINT, context)
    height = big.size * big.leading
    head = replace(context.style(look.style("head"), origin), align="centre")
    label = set_words(term.label, head, width - 1.0, context)
    items: list[Item] = [moved(number, JOINT, (height - number.height) / 2)]
    items.append(moved(label, JOINT / 2 + 0.5, height + 0.4))
    if term.sign:
        red = context.in_colour(plain, "alarm", origin)
        sign = set_words(words_of(term.sign, origin), red, JOINT, context)
        items.append(moved(sign, 0, (height - sign.height) / 2))
    if term.ring:
        ring = circle(JOINT + (width - JOINT) / 2, height / 2, height * 0.56)
        items.append(artifact(Path(ring, stroke=context.line("mark", origin))))
    return Strip(height + 0.4 + label.height, tuple(items), origin=origin)

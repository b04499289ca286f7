"""Rows that the dice cannot reach, in part or at all."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.dice.faces import Faces, faces_of
from printkit.check.dice.reach import show_sum
from printkit.check.dice.runs import Run, run_of
from printkit.check.registry import Finding, rule
from printkit.model.dice import DieRange
from printkit.model.game import Game


@rule("PK203", "die-range-out-of-range")
def die_range_out_of_range(game: Game) -> Iterator[Finding]:
    """Report a row, or in a matrix a band, that begins or ends at a number the roll cannot give.

    ## What it does
    Looks the ends of each range up among the results of the dice, modifiers counted.

    ## Why it matters
    A range of the wrong dice, or a misprint that took a result from another row.

    ## Example
    `5-8: hit` for `roll: 1d6`; `11-20` for `roll: d66`, which has no 17

    ## Fix
    End the row at a result of the dice: `5-6`. Where the dice change later in the game: `allow: [unreachable]`.
    """
    for faces in faces_of(game):
        if "unreachable" not in faces.table.allow:
            yield from impossible_ends(faces)


def impossible_ends(faces: Faces) -> Iterator[Finding]:
    """Yield the ranges with an end that cannot come up, unless modifiers make the range as a whole unreachable."""
    for written, origin in zip(faces.ranges, faces.origins, strict=True):
        ends = [end for end in dict.fromkeys((written.low, written.high)) if end is not None]
        wrong = [end for end in ends if not faces.reach.has(Run(end, end))]
        if wrong and not _is_unreachable(written, faces):
            shown = " and ".join(map(str, wrong))
            yield Finding(
                origin, f'{faces.word} "{written}": {_roll(faces)} cannot give {shown}', f"it gives {_possible(faces)}"
            )


@rule("PK204", "unreachable-row")
def unreachable_row(game: Game) -> Iterator[Finding]:
    """Report a row that no roll leads to: outside what dice and modifiers can give, or open where there is nothing.

    ## What it does
    Works out the lowest and the highest number of a modified roll and looks for rows outside. Rows that merely
    extend the dice because a modifier leads there are right.

    ## Why it matters
    A result that never happens: a modifier was forgotten, or the table belongs to other dice.

    ## Example
    `10+: sunk` for `roll: 1d6` with `modifiers: {close: +2}`: the highest is 8.

    ## Fix
    Remove the row or correct the modifiers. Where an advanced rule leads there: `allow: [unreachable]`.
    """
    for faces in faces_of(game):
        if "unreachable" not in faces.table.allow:
            yield from unreachable_ranges(faces)


def unreachable_ranges(faces: Faces) -> Iterator[Finding]:
    """Yield the ranges that cannot come up at all and are no plain misprint of the dice."""
    for written, origin in zip(faces.ranges, faces.origins, strict=True):
        if _is_unreachable(written, faces):
            yield Finding(
                origin,
                f'no roll leads to {faces.word} "{written}"',
                f"{_roll(faces)} gives {_possible(faces)}; remove the {faces.word} or correct the modifiers",
            )


def _is_unreachable(written: DieRange, faces: Faces) -> bool:
    """Tell whether nothing leads to a range, of modified dice or, where it is open, of any."""
    is_open = written.low is None or written.high is None
    return (faces.modified or is_open) and not faces.reach.has(run_of(written))


def _roll(faces: Faces) -> str:
    return f"{faces.dice_text} with its modifiers" if faces.modified else faces.dice_text


def _possible(faces: Faces) -> str:
    if faces.modified:
        return f"lowest {show_sum(faces.reach.lowest)}, highest {show_sum(faces.reach.highest)}"
    hundred = "; write 100 or 00 for the highest" if faces.dice.sides == 100 and faces.dice.count == 1 else ""
    runs = faces.reach.runs
    return ", ".join(map(str, runs[:2])) + (f" … {runs[-1]}" if len(runs) > 2 else "") + hundred

"""Results of dice without a row, and rows that share a result."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.dice.faces import Faces, faces_of
from printkit.check.dice.reach import show_sum
from printkit.check.dice.runs import overlaps
from printkit.check.registry import Finding, rule
from printkit.model.game import Game


@rule("PK201", "die-range-gap")
def die_range_gap(game: Game) -> Iterator[Finding]:
    """Report a result of the dice that no row, or in a matrix no band, holds.

    ## What it does
    Compares the ranges of each table with the results that its dice can give: sums of 2d6 and 3d6, the 36 results of
    d66, 1 to 100 of d100 (`00` is 100), each of the two rolls of a matrix.

    ## Why it matters
    A player rolls it and finds nothing.

    ## Example
    `roll: 1d6` with the rows `1-3` and `5-6`

    ## Fix
    Widen a row, or add one that says `no effect`. Where nothing is meant to happen and to be printed: `allow: [gap]`.
    """
    for faces in faces_of(game):
        if "gap" not in faces.table.allow:
            yield from gaps(faces)


def gaps(faces: Faces) -> Iterator[Finding]:
    """Yield the results of unmodified dice that no range holds."""
    if faces.modified:
        return
    for run in faces.uncovered():
        yield Finding(
            faces.before(run),
            f'no {faces.word} for "{run}" of {faces.dice_text}',
            f"widen a {faces.word} or add one; where nothing happens, print that",
        )


@rule("PK202", "die-range-overlap")
def die_range_overlap(game: Game) -> Iterator[Finding]:
    """Report two rows, or two bands of a matrix, that hold the same result of the dice.

    ## What it does
    Looks for results that stand in more than one range of a table.

    ## Why it matters
    Two players read two different results from one roll.

    ## Example
    `1-4: miss` and `4-6: hit`

    ## Fix
    Give the result to one row: `5-6: hit`. Where both are meant to happen: `allow: [overlap]`.
    """
    for faces in faces_of(game):
        if "overlap" not in faces.table.allow:
            yield from doubles(faces)


def doubles(faces: Faces) -> Iterator[Finding]:
    """Yield the ranges that share a result with another."""
    for found in overlaps(faces.ranges):
        shared = [run for run in faces.reach.runs if run.low <= found.shared.high and found.shared.low <= run.high]
        if shared:
            low, high = max(shared[0].low, found.shared.low), min(shared[-1].high, found.shared.high)
            numbers = f"{low}" if low == high else f"{low} to {high}"
            first, second = faces.ranges[found.earlier], faces.ranges[found.later]
            yield Finding(
                faces.origins[found.later],
                f'{faces.word} "{second}" overlaps {faces.word} "{first}" at {numbers}',
                f"give each result to one {faces.word}; where both happen, say allow: [overlap]",
            )


@rule("PK207", "modified-roll-gap")
def modified_roll_gap(game: Game) -> Iterator[Finding]:
    """Report a number that dice and modifiers together can give and that no row holds.

    ## What it does
    Works out every number from the lowest result with the worst modifiers to the highest with the best, one modifier
    of each group at a time and each as often as its `times`, and looks for it among the rows.

    ## Why it matters
    It happens in the rarest moment of a game, when the table is needed most.

    ## Example
    `roll: 1d6` with `modifiers: {moved: -1}` and the rows `1-3` and `4-6`: a 1 with the modifier is 0.

    ## Fix
    Open the outer rows (`≤3`, `4+`), or add a row. Where such a roll has no effect and none is printed: `allow: [gap]`.
    """
    for faces in faces_of(game):
        if "gap" not in faces.table.allow:
            yield from modified_gaps(faces)


def modified_gaps(faces: Faces) -> Iterator[Finding]:
    """Yield the numbers of a modified roll that no row holds, with the sum where it is the lowest or the highest."""
    if not faces.modified:
        return
    reach = faces.reach
    for run in faces.uncovered():
        sums = []
        if run.low == reach.runs[0].low:
            sums.append(f"lowest {show_sum(reach.lowest)}")
        if run.high == reach.runs[-1].high:
            sums.append(f"highest {show_sum(reach.highest)}")
        shown = f": {', '.join(sums)}" if sums else ""
        yield Finding(
            faces.before(run),
            f'no row for "{run}" of {faces.dice_text} with its modifiers{shown}',
            "open the outer rows (≤2, 9+) or add a row",
        )

"""Bands of a quantity: gaps, overlaps, and open ends in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from printkit.check.dice.runs import Run, merge, missing, overlaps, run_of
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.model.dice import DieRange
from printkit.model.game import Game
from printkit.model.tables import Table


@dataclass(frozen=True, slots=True)
class Bands:
    """The bands of one quantity of a table, its rows' or its columns', each with its place."""

    table: Table
    ranges: tuple[DieRange, ...]
    origins: tuple[Origin, ...]
    word: str

    def rising(self) -> list[int]:
        """Return the indices of the bands in the order of their numbers."""
        return sorted(range(len(self.ranges)), key=lambda index: (run_of(self.ranges[index]), index))


def bands_of(game: Game) -> Iterator[Bands]:
    """Yield the bands of each quantity that a game's tables are read by; dice are not among them."""
    for table in game.parts.tables.values():
        yield from table_bands(table)


def table_bands(table: Table) -> Iterator[Bands]:
    """Yield the rows of a table over an axis, and the columns over `across`."""
    if table.roll is None:
        yield Bands(table, tuple(e.key for e in table.results), tuple(e.origin for e in table.results), "row")
    if table.bands and not (table.roll and table.roll.across):
        place = table.places.get("bands", table.origin)
        yield Bands(table, table.bands, (place,) * len(table.bands), "band")


@rule("PK211", "band-gap")
def band_gap(game: Game) -> Iterator[Finding]:
    """Report numbers between two bands of a table that neither holds.

    ## What it does
    Puts the bands of an axis table, or those across a matrix, in order and looks between them; where the table says
    `covers: 0+`, also below the first row and above the last.

    ## Why it matters
    Somebody will score 10, fire 11 guns, or stand at range 3.

    ## Example
    `0-9: a raid` and `11-19: a battle`

    ## Fix
    Let each band begin where the one below ends: `10-19`. Where the quantity leaves numbers out: `allow: [gap]`.
    """
    for bands in bands_of(game):
        if "gap" not in bands.table.allow:
            yield from holes(bands)
    for table in game.parts.tables.values():
        if table.covers and table.roll:
            message = f'"covers: {table.covers}" is said of a table that is rolled on'
            yield Finding(table.places.get("covers", table.origin), message, "remove it: the dice say what is covered")


def holes(bands: Bands) -> Iterator[Finding]:
    """Yield the gaps between bands; where the rows of an axis begin and end, `covers` may say."""
    covered, covers = merge(map(run_of, bands.ranges)), bands.table.covers if bands.word == "row" else None
    wanted = run_of(covers) if covers else Run(covered[0].low, covered[-1].high)
    order = bands.rising()
    for run in missing([wanted], covered):
        below = [index for index in order if run_of(bands.ranges[index]).high < run.low]
        message = f'no {bands.word} for "{run}" of {_quantity(bands)}'
        origin = bands.origins[below[-1] if below else order[0]]
        yield Finding(origin, message, "let each band begin where the one below ends")


@rule("PK212", "band-overlap")
def band_overlap(game: Game) -> Iterator[Finding]:
    """Report a number that two bands of a table hold.

    ## What it does
    Puts the bands of an axis table, or those across a matrix, in order and compares their ends.

    ## Why it matters
    Two results for one score.

    ## Example
    `0-10: a raid` and `10-19: a battle`

    ## Fix
    Let each band begin one above the end of the last: `11-19`. Where both are meant: `allow: [overlap]`.
    """
    for bands in bands_of(game):
        if "overlap" not in bands.table.allow:
            yield from doubles(bands)


def doubles(bands: Bands) -> Iterator[Finding]:
    """Yield the bands that share numbers, those apart whose open end is in the middle."""
    inner = set(inner_ends(bands))
    kept = [index for index in range(len(bands.ranges)) if index not in inner]
    ranges = [bands.ranges[index] for index in kept]
    for found in overlaps(ranges):
        first, second = ranges[found.earlier], ranges[found.later]
        message = f'{bands.word} "{second}" overlaps {bands.word} "{first}" at {found.shared}'
        hint = "let each band begin one above the end of the last; where both apply, say allow: [overlap]"
        yield Finding(bands.origins[kept[found.later]], message, hint)


@rule("PK213", "inner-open-end")
def inner_open_end(game: Game) -> Iterator[Finding]:
    """Report an open band, such as `20+` or `≤5`, that has bands beyond its open side.

    ## What it does
    Looks for bands above one that has no upper end, and below one that has no lower end.

    ## Why it matters
    The open band swallows the others: 45 is also 20 or more.

    ## Example
    `20+: steady gunners` above `45+: a wall of fire`

    ## Fix
    Close the band: `20-44`. Where both apply: `allow: [overlap]`.
    """
    for bands in bands_of(game):
        if "overlap" not in bands.table.allow:
            yield from swallowed(bands)


def swallowed(bands: Bands) -> Iterator[Finding]:
    """Yield the bands with an open end that is not at the end of the axis."""
    for index, beyond in inner_ends(bands).items():
        shown = bands.ranges[beyond]
        message = f'{bands.word} "{bands.ranges[index]}" is open, and {bands.word} "{shown}" is beyond it'
        yield Finding(bands.origins[index], message, "give it an end, so that the bands follow one another")


def inner_ends(bands: Bands) -> dict[int, int]:
    """Return the bands with an open end in the middle, each with a band that lies beyond it."""
    found: dict[int, int] = {}
    order = bands.rising()
    for place, index in enumerate(order):
        run = run_of(bands.ranges[index])
        if run.high == inf and place + 1 < len(order):
            found[index] = order[place + 1]
    lows = sorted((run_of(each).high, index) for index, each in enumerate(bands.ranges) if each.low is None)
    first = min((index for index in order if bands.ranges[index].low is not None), key=order.index, default=None)
    for number, (high, index) in enumerate(lows):
        if number:  # it reaches further up than another band that is open below
            found[index] = lows[0][1]
        elif first is not None and run_of(bands.ranges[first]).high <= high:
            found[index] = first
    return found


def _quantity(bands: Bands) -> str:
    written = bands.table.axis if bands.word == "row" else bands.table.across
    return f'"{written.text}"' if written else "the columns"

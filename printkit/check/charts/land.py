"""Squares of land that are not what the coastline makes of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from printkit.check.charts.places import sound_charts
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.diagnostics.wording import agreeing
from printkit.model.charts import DOUBT, THRESHOLD, Chart, judge
from printkit.model.game import Game
from printkit.model.squares import Square, list_squares


@rule("PK281", "wrong-land-table")
def wrong_land_table(game: Game) -> Iterator[Finding]:
    """Report movement squares that are listed as land, or are not, against their share of land.

    ## What it does
    Compares `land` with the squares of which more than half is land by `shares`, after what is `settled`. Both tables
    are written by `printkit chart`, which measures the coastline.

    ## Why it matters
    A square of sea that counts as land blocks a way that the players see open.

    ## Example
        shares: [100 0, 0 0]
        land: [A1 nw ne]       # A1 ne is all sea

    ## Fix
    Run `printkit chart`, or settle the square by name.
    """
    for name, chart in sound_charts(game):
        if not chart.shares:
            continue
        origin = chart.places.get("land", chart.origin)
        if not _is_whole(chart):
            wanted = f"{2 * chart.rows} rows of {2 * chart.columns}"
            place = chart.places.get("shares", chart.origin)
            yield Finding(place, f'the shares of land of "{name}" are not {wanted}', "run: printkit chart")
            continue
        meant, listed = judge(chart, [row.percents for row in chart.shares]), chart.land_squares()
        yield from _differ(chart, origin, listed - meant, "listed as land and mostly water")
        yield from _differ(chart, origin, meant - listed, "mostly land and not listed")


def _differ(chart: Chart, origin: Origin, squares: Collection[Square], what: str) -> Iterator[Finding]:
    if squares:
        verb = agreeing(len(squares), "is", "are")
        shown = list_squares(squares, chart.grid)
        yield Finding(origin, f"{shown} {verb} {what}", "run: printkit chart, or settle the square by name")


def _is_whole(chart: Chart) -> bool:
    """Tell whether there is a share for every movement square."""
    widths = [len(row.percents) for row in chart.shares]
    return widths == [2 * chart.columns] * (2 * chart.rows)


@rule("PK282", "unsettled-square")
def unsettled_square(game: Game) -> Iterator[Finding]:
    """Report a square that is half land and half water, and that nobody has decided on.

    ## What it does
    Looks for shares within 3 percent of one half whose squares are not `settled`.

    ## Why it matters
    A coastline drawn a little finer would turn sea into land: whether a ship may go there is the designer's to say.

    ## Example
        shares: [51 0, 0 0]     # A1 nw, and no settled: {A1 nw: land}

    ## Fix
    Settle it by name: `settled: {A1 nw: water}`.
    """
    for _, chart in sound_charts(game):
        settled = frozenset().union(*(entry.key.squares(chart.grid) for entry in chart.settled))
        for square in sorted(_doubtful(chart) - settled):
            share = chart.shares[square[0]].percents[square[1]]
            name = list_squares([square], chart.grid)
            message = f'"{name}" is {share} percent land, within {DOUBT} of one half, and not settled'
            yield Finding(chart.places.get("shares", chart.origin), message, f"settle it: {name}: land, or water")


@rule("PK283", "settled-beyond-doubt")
def settled_beyond_doubt(game: Game) -> Iterator[Finding]:
    """Report a square that is settled although its share of land leaves no doubt.

    ## What it does
    Looks for `settled` squares whose share is more than 3 percent away from one half.

    ## Why it matters
    What is printed then contradicts what the rule says: the players see sea and may not enter it.

    ## Example
        shares: [90 0, 0 0]
        settled: {A1 nw: water}

    ## Fix
    Take the square out, or move the map by its pin until it lies as it should.
    """
    for _, chart in sound_charts(game):
        for entry in chart.settled if _is_whole(chart) else ():
            clear = entry.key.squares(chart.grid) - _doubtful(chart)
            if clear:
                shown = list_squares(clear, chart.grid)
                share = ", ".join(str(chart.shares[row].percents[column]) for row, column in sorted(clear))
                message = f'"{shown}" is settled as {entry.value}, with {share} percent of land'
                yield Finding(entry.origin, message, "take it out, or move the map by its pin")


def _doubtful(chart: Chart) -> frozenset[Square]:
    if not _is_whole(chart):
        return frozenset()
    return frozenset(
        (y, x)
        for y, row in enumerate(chart.shares)
        for x, share in enumerate(row.percents)
        if abs(share - THRESHOLD) <= DOUBT
    )

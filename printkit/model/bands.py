"""Tables with bands of distance → the bands, what each says, and both moved outward by a longer reach."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.model.dice import DieRange
from printkit.model.tables import Table
from printkit.source.text import Message


def bands_of(table: Table | None) -> list[DieRange]:
    """Return the bands of distance of a table that end somewhere: beyond the last nothing is hit.

    They are its columns in a matrix, else its rows.
    """
    if table is None:
        return []
    return [band for band in table.bands or [run for run, _ in table.rows] if band.high is not None]


def reaching(bands: Sequence[DieRange], reach: int) -> list[DieRange]:
    """Return bands moved outward by a reach; the first still begins where it did, at the muzzle."""
    return [
        DieRange(band.low if index == 0 or band.low is None else band.low + reach, (band.high or 0) + reach)
        for index, band in enumerate(bands)
    ]


def band_says(table: Table, band: DieRange) -> DieRange | Message | None:
    """Return what a table says of a band: in a matrix the rolls that give its best result, else the text of its row.

    The best result is that of the highest roll; the rolls that give it run up to there, such as `4+`.
    """
    if not table.bands:
        return next((cells[0].text for run, cells in table.rows if run == band), None)
    column = table.bands.index(band)
    runs = [(run, cells[column].name) for run, cells in table.rows]
    best = runs[-1][1]
    low: int | None = None
    for run, name in reversed(runs):
        if name != best:
            break
        low = run.low
    single = low is not None and runs[-1][0] == DieRange(low, low)
    return DieRange(low, low if single else None)

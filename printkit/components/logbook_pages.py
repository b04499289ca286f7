"""Logs of a book and the places of a page → which logs stand on which page, and on which they go on."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import lcm
from typing import TypeVar

from printkit.scene import Box

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Places:
    """Where logs stand on a page, in mm: those that begin there, and those that go on, of which more may have room."""

    first: tuple[Box, ...]
    later: tuple[Box, ...]


def places_in(box: Box, columns: int, rows: int, gap: float) -> tuple[Box, ...]:
    """Return the places of a grid in a box, row by row, parted by a gap in mm."""
    width, height = (box.width - (columns - 1) * gap) / columns, (box.height - (rows - 1) * gap) / rows
    return tuple(
        Box(box.x + column * (width + gap), box.y + row * (height + gap), width, height)
        for row in range(rows)
        for column in range(columns)
    )


def teams(logs: Sequence[T], begin: Collection[int], blanks: Sequence[T], page: int) -> Iterator[list[T]]:
    """Yield the logs of each player: from each log whose index is in `begin` to the next such.

    Blank logs fill what the last page of each leaves of the `page` logs it holds. Those that are left over come last,
    on pages of their own where there are several players.
    """
    cuts = [0, *sorted(index for index in begin if index), len(logs)]
    parts = [list(logs[start:end]) for start, end in pairwise(cuts) if start < end]
    left = list(blanks)
    for place, part in enumerate(parts):
        free = len(left) if len(parts) == 1 else -len(part) % page
        parts[place], left = [*part, *left[:free]], left[free:]
    yield from (*parts, *([left] if left else []))


def sets_of(logs: Sequence[T], page: int, later: int) -> Iterator[list[T]]:
    """Yield the logs of a player in sets that fill both the pages where they begin and those where they go on.

    Fewer than two such sets stay together.
    """
    size = lcm(page, later)
    size = size if len(logs) >= 2 * size else max(len(logs), 1)
    yield from _chunks(logs, size)


def even(count: int, most: int) -> int:
    """Return how many of `count` logs go on a page that takes at most so many, so that all pages are about equally full."""
    return -(-count // max(-(-count // most), 1))


def most_together(logs: Sequence[T], page: int, later: int) -> int:
    """Return how many logs of a player go on together on the fullest page."""
    return max((even(len(some), later) for some in sets_of(logs, page, later)), default=1)


def shared_out(logs: Sequence[T], page: int, later: int, runs: int) -> Iterator[tuple[int | None, list[T]]]:
    """Yield the pages of one player: the logs on each, with None where they begin, else the run of turns they go on with.

    A page takes `page` logs that begin, and at most `later` that go on.
    """
    for some in sets_of(logs, page, later):
        yield from ((None, each) for each in _chunks(some, page))
        for run in range(runs):
            yield from ((run, each) for each in _chunks(some, even(len(some), later)))


def _chunks(logs: Sequence[T], most: int) -> Iterator[list[T]]:
    for start in range(0, len(logs), most):
        yield list(logs[start : start + most])

"""Cells of any lattice, by row and column: what lies beside them → the fewest steps, and the groups that hang together."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import TypeAlias

At: TypeAlias = tuple[int, int]
"""Row and column, counted from 0."""


def beside(at: At) -> Iterator[At]:
    """Yield the four places beside a place, on the board or not: no step is diagonal."""
    row, column = at
    yield from ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))


def distances(
    starts: Iterable[At], among: Collection[At], near: Callable[[At], Iterable[At]] = beside
) -> Mapping[At, int]:
    """Return the fewest steps from the nearest start to each place that can be reached over the places `among`."""
    found = dict.fromkeys(starts, 0)
    waiting = deque(found)
    while waiting:
        at = waiting.popleft()
        for each in near(at):
            if each in among and each not in found:
                found[each] = found[at] + 1
                waiting.append(each)
    return found


def islands(places: AbstractSet[At], near: Callable[[At], Iterable[At]] = beside) -> Iterator[frozenset[At]]:
    """Yield the groups of places that hang together, in the order of their first place."""
    left = set(places)
    for at in sorted(places):
        if at in left:
            group = frozenset(distances([at], places, near))
            left -= group
            yield group

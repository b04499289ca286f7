"""The example of play of Bismarck: what its steps and its figures say, turn by turn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from printkit.model.examples import Step
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.prose import Place
from printkit.model.squares import QUARTERS, Square, cell_of, moves_between
from printkit.model.ways import beside

Ways = dict[str, tuple[Square, ...]]


def turns(game: Game) -> Iterator[list[Step]]:
    """Yield the steps of each turn: one ends with the phase `end`."""
    turn: list[Step] = []
    for step in game.parts.examples[Name("three-turns")].steps:
        turn.append(step)
        if step.phase == "end":
            yield turn
            turn = []


def states(game: Game) -> Iterator[dict[str, int]]:
    """Yield the running state before the first turn and after each."""
    state = {str(name): value for name, value in game.parts.examples[Name("three-turns")].start.items()}
    yield dict(state)
    for turn in turns(game):
        for step in turn:
            for name, change in step.change.items():
                state[name] += change
        yield dict(state)


def figures(game: Game) -> list[Ways]:
    """Return what each figure of the example shows: the squares that each piece went over."""
    places = [block for block in game.parts.rules[Name("rules")].blocks if isinstance(block, Place)]
    return [_ways(game, place) for place in places if place.kind == "chart" and place.options[1:]]


def _ways(game: Game, place: Place) -> Ways:
    found = {}
    for option in place.options[1:]:
        piece, _, way = option.partition(":")
        found[piece] = tuple(_square(game, *part) for part in re.findall(r"([A-Z]\d)(\w\w)", way))
    return found


def _square(game: Game, cell: str, quarter: str) -> Square:
    row, column = game.parts.charts[Name("north-atlantic")].grid.cell(cell)
    return 2 * row + QUARTERS[quarter][0], 2 * column + QUARTERS[quarter][1]


@dataclass(frozen=True)
class Mover:
    """A piece that moves: its printed speed, the barrels it has left."""

    speed: int
    barrels: int

    def barrels_for(self, way: tuple[Square, ...], water: frozenset[Square], per_turn: int = 1) -> int | None:
        """Return the barrels that a move costs, or None where it is not legal."""
        steps = list(pairwise(way))
        needs = max(0, len(steps) - self.speed)
        fits = needs <= min(per_turn, self.barrels) and set(way) <= water
        return needs if fits and all(last in beside(first) for first, last in steps) else None


def fewest_moves(way: tuple[Square, ...]) -> int:
    """Return the fewest moves between the grids of a way's ends, land left out."""
    return moves_between(cell_of(way[0]), cell_of(way[-1]))

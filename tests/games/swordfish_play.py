"""The data of Swordfish → a game that plays itself: only what the YAML says decides what happens."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from printkit.model.game import Game

Space = tuple[int, int]
"""Row, counted from 1 at the top, and the column's number."""


@dataclass(eq=False)
class Attacker:
    """A counter on the board; `entered` is the turn it came in."""

    row: int
    column: int
    entered: int
    torpedo: bool = False

    @property
    def space(self) -> Space:
        return (self.row, self.column)


@dataclass
class Play:
    """One game; `dice` gives the next die of the given number of sides."""

    game: Game
    dice: Callable[[int], int]
    turn: int = 0
    board: list[Attacker] = field(default_factory=list)
    score: int = 0
    placed: int = 0
    shot_down: int = 0
    destroyed: int = 0
    ship_hits: int = 0
    strikes: list[tuple[int, int]] = field(default_factory=list)
    """Of each torpedo that hit the ship: the turn it entered, the turn it hit."""

    def __post_init__(self) -> None:
        self.facts = self.game.parts.facts
        self.tables = self.game.parts.tables
        self.squares = self.game.parts.boards["attack"]
        self.rows = self.squares.rows
        self.line = next(iter(self.squares.zones.values())).rows

    @property
    def over(self) -> bool:
        return self.ship_hits >= self.facts["ship_hits"]

    @property
    def pile(self) -> int:
        return self.facts["counters"] - len(self.board)

    def roll(self, table: str) -> int:
        return self.dice(self.tables[table].roll.sides)

    # The steps, in the order that the turn's aid gives them

    def spot(self) -> None:
        self.turn += 1
        for _ in range(self.facts["placement_dice"]):
            self.place(self.roll("placement"))

    def place(self, die: int) -> None:
        if self.tables["placement"].look_up(die).name == "aircraft" and self.pile:
            self.board.append(Attacker(1, die, self.turn))
            self.placed += 1

    def run(self) -> None:
        for torpedo in [each for each in self.board if each.torpedo]:
            torpedo.row += 1
            if torpedo.row > self.rows:
                self.board.remove(torpedo)
                self.ship_hits += 1
                self.strikes.append((torpedo.entered, self.turn))
                if self.over:
                    return

    def fly(self) -> None:
        for aircraft in [each for each in self.board if not each.torpedo]:
            self.move(aircraft, self.roll("shift"))

    def move(self, aircraft: Attacker, die: int) -> None:
        aircraft.row += 1
        column = aircraft.column + self.tables["shift"].look_up(die).value
        if column in self.squares.columns:
            aircraft.column = column
        aircraft.torpedo = aircraft.row > self.line

    def fire(self, guns: list[Space]) -> None:
        for space in guns:
            targets = [each for each in self.board if each.space == space]
            if targets:
                self.shoot(targets[0], self.roll("firing"))

    def shoot(self, target: Attacker, die: int) -> None:
        column = 0 if target.row <= self.line else 1
        if self.tables["firing"].look_up(die, column).name != "hit":
            return
        self.board.remove(target)
        self.score += self.facts["torpedo_points" if target.torpedo else "aircraft_points"]
        self.shot_down += not target.torpedo
        self.destroyed += target.torpedo


def play_seeded(game: Game, seed: int, watch: Callable[[Play, str], None], *, guns: bool = True) -> Play:
    """Play a whole game with dice and gunners made from a seed; `watch` sees it after every step."""
    chance = random.Random(seed)
    play = Play(game, lambda sides: chance.randint(1, sides))
    spaces = [(row, column) for row in range(2, play.rows + 1) for column in play.squares.columns]
    while not play.over:
        play.spot()
        watch(play, "spot")
        placed = [chance.choice(spaces) for _ in range(play.facts["gun_dice"])] if guns else []
        for step in ("run", "fly", "fire"):
            play.fire(placed) if step == "fire" else getattr(play, step)()
            watch(play, step)
            if play.over:
                break
    return play

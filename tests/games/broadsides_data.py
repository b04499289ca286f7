"""Broadsides for its tests: the game, and short ways to its figures."""

from __future__ import annotations

from pathlib import Path

from printkit.diagnostics import Report
from printkit.model.contents import Unit
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.prose import Grid, Place
from printkit.model.tables import Table, letters_of
from printkit.project import Project, load_game

PROJECT = Project(Path(__file__).parents[2])


def load_broadsides() -> Game:
    """Return the game as its sources have it."""
    found = load_game(PROJECT, "broadsides", Report())
    assert found is not None
    return found


def table(game: Game, name: str) -> Table:
    return game.parts.tables[Name(name)]


def fact(game: Game, name: str) -> int:
    return game.parts.facts[Name(name)]


def value(game: Game, name: str, row: int, column: int = 0) -> int:
    found = table(game, name).look_up(row, column).value
    assert found is not None
    return found


def figure(ship: Unit, name: str) -> int:
    return ship.figures[Name(name)]


def modifier(game: Game, name: str) -> int:
    return table(game, "hit-number").modifiers[Name(name)].value.value


def prose(game: Game) -> str:
    """Return the words of the rules, headings and cells included."""
    found: list[str] = []
    for block in game.parts.rules[Name("rules")].blocks:
        if isinstance(block, Grid):
            found += [cell.text for row in (block.header, *block.rows) for cell in row]
        elif not isinstance(block, Place):
            found.append(block.text.text)
    return "\n".join(found)


def letters(game: Game, number: int, face: int, column: int) -> tuple[str, ...]:
    return letters_of(table(game, f"hit-{number}").look_up(face, column))

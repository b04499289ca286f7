"""The figures of Bismarck that are a matter of design, once more: no rule can tell whether one of them slipped."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from projects import open_game

from printkit.model.game import Game
from printkit.project import Project

ROOT = Path(__file__).parents[2]

# Number: return turn, VP, count and turn of the objective, of the medal.
MISSIONS = {
    1: (15, 0, 0, 0, 4, 0), 2: (16, 3, 3, 0, 0, 0), 3: (14, 2, 2, 0, 1, 0), 4: (15, 3, 2, 0, 0, 18),
    5: (16, 3, 2, 0, 0, 0), 6: (14, 3, 0, 0, 2, 0), 7: (16, 4, 4, 0, 3, 0), 8: (15, 4, 0, 0, 0, 0),
    9: (15, 4, 0, 0, 1, 0), 10: (16, 4, 0, 0, 0, 0), 11: (15, 5, 0, 0, 2, 0), 12: (9, 4, 0, 15, 1, 0),
    13: (16, 5, 2, 0, 0, 0), 14: (17, 5, 4, 0, 0, 0), 15: (16, 5, 2, 0, 8, 0), 16: (17, 6, 0, 0, 2, 0),
    17: (16, 6, 0, 0, 5, 0), 18: (17, 8, 8, 0, 0, 0),
}  # fmt: skip

EFFECTS = {
    "combat": 29, "air": 9, "gunfire": 7, "hits": 5, "sink": 5, "speed": 5, "fuel": 4, "points": 4, "engine": 3,
    "repair": 3, "slow": 3, "guns": 2, "leak": 1,
}  # fmt: skip

SHIPS = {
    "king-george-v": 8, "cruiser": 7, "rodney": 7, "prince-of-wales": 6, "renown": 5, "ark-royal": 5, "ramillies": 5,
    "repulse": 5, "hood": 5, "lone-merchant": 3, "victorious": 3, "convoy": 2,
}  # fmt: skip


@pytest.fixture(scope="module")
def game() -> Game:
    return open_game(Project(ROOT), "bismarck").edition.game


def test_each_mission_asks_for_what_it_was_designed_to_ask(game: Game) -> None:
    asked = {
        mission.number: (
            mission.return_after, mission.vp, mission.objective.count, mission.objective.by, mission.medal.count,
            mission.medal.by,
        )
        for mission in game.parts.missions.values()
    }  # fmt: skip
    assert asked == MISSIONS


def test_one_mission_is_for_each_port_alone(game: Game) -> None:
    ports = {mission.number: mission.ports for mission in game.parts.missions.values()}
    assert {number: found for number, found in ports.items() if found != ("bergen", "brest")} == {
        6: ("bergen",),
        9: ("brest",),
    }


def test_events_bring_so_many_of_each_effect_ship_and_die(game: Game) -> None:
    lines = [line for event in game.parts.events.values() for line in event.zones]
    assert Counter(line.effect for line in lines) == EFFECTS
    assert Counter(ship for line in lines for ship in line.ships) == SHIPS
    dice = {effect: sum(line.dice for line in lines if line.effect == effect) for effect in ("gunfire", "air")}
    assert dice == {"gunfire": 12, "air": 17}


def test_each_event_of_each_mission_has_a_card(game: Game) -> None:
    cards = sum(len(mission.named) for mission in game.parts.missions.values())
    assert game.parts.components["event-cards"].count.count(game.names) == cards  # type: ignore[index]

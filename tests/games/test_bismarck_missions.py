"""The missions of Bismarck: what the game promises of its events, zones, goals and levels, counted from the data."""

from __future__ import annotations

import shutil
from collections import Counter
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pytest
from projects import lines, open_game

from printkit.model.cells import CellSet
from printkit.model.game import Game
from printkit.model.missions import Mission, ZoneLine
from printkit.model.names import Name
from printkit.project import Project
from printkit.scene import Text, walk

SOURCES = Path(__file__).parent.parent.parent / "sources" / "bismarck"

# White die, black die and the event that mission 1 has for them.
FIRST = {
    (3, 1): "all-points",
    (3, 4): "lone-warship",
    (3, 5): "lone-warship",
    (3, 6): "lone-warship",
    (6, 3): "heavy-cruisers",
}

KNOWN = [
    "force-h", "bombers", "all-points", "convoy-hunt", "wing-and-a-prayer", "heavy-cruisers", "over-under", "seaworthy",
    "lone-warship", "fog-and-mist", "torpedo-attack", "rough-weather", "home-fleet", "battleship-sighted",
]  # fmt: skip

# Grids that worked examples put into a zone: mission, event, zone, grids.
FORCED = [
    ("01-sea-trial", "all-points", 2, "A5"),
    ("01-sea-trial", "heavy-cruisers", 1, "A3, C3"),
    ("02-shipping-lanes", "battleship-sighted", 1, "B3, C3"),
]


PARTS = (
    "charts",
    "events",
    "facts",
    "figures",
    "glossary",
    "groups",
    "labels",
    "levels",
    "quantities",
    "roster",
    "tracks",
)
GAME = """\
title: Bismarck
theme: naval
rules: {PK237: off, PK265: off}     # ships and abbreviations are explained elsewhere
sheets:
  missions: {title: Missions, from: missions, layout: mission-sheet, imposition: page}
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Return a project of the missions and what they rest on: other parts of the game may change."""
    root = tmp_path_factory.mktemp("bismarck")
    folder = root / "sources" / "bismarck"
    for name in ("missions", "art"):
        shutil.copytree(SOURCES / name, folder / name)
    for name in PARTS:
        shutil.copy(SOURCES / f"{name}.yaml", folder)
    (folder / "game.yaml").write_text(GAME, "utf-8")
    return Project(root)


@pytest.fixture(scope="module")
def game(project: Project) -> Game:
    return open_game(project, "bismarck").edition.game


def missions(game: Game) -> list[Mission]:
    return sorted(game.parts.missions.values(), key=lambda mission: mission.number)


def chart_cells(game: Game, cells: CellSet) -> frozenset[tuple[int, int]]:
    return game.parts.charts[Name("north-atlantic")].grid.cells(cells)


def test_eighteen_missions_in_three_levels_that_do_not_fall(game: Game) -> None:
    assert [mission.number for mission in missions(game)] == list(range(1, 19))
    ranks = [list(game.parts.levels).index(mission.level) for mission in missions(game)]
    assert ranks == [0] * 6 + [1] * 6 + [2] * 6
    assert len({level.title.text for level in game.parts.levels.values()}) == 3


@pytest.mark.parametrize(("dice", "event"), FIRST.items(), ids=str)
def test_the_first_mission_has_the_events_of_the_examples(game: Game, dice: tuple[int, int], event: str) -> None:
    first = missions(game)[0]
    assert first.events[dice[0]][dice[1] > 3] == event


def test_each_event_comes_up_in_one_roll_of_twelve(game: Game) -> None:
    for sheet in game.parts.mission_sheets.values():
        rolls = Counter(
            panel.event.title.text
            for panel in sheet.panels
            for white in range(1, 7)
            for black in range(1, 7)
            if white == panel.white and black in panel.black
        )
        assert len(rolls) == 12
        assert set(rolls.values()) == {3}


def test_the_known_events_are_there_among_thirty(game: Game) -> None:
    assert set(KNOWN) <= set(game.parts.events)
    assert len(game.parts.events) >= 30
    counts = [len(game.parts.events[Name(name)].zones) for name in KNOWN]
    assert counts == [2, 1, 4, 3, 2, 1, 2, 2, 4, 4, 2, 1, 1, 4]


def test_every_event_is_used_twice_or_more(game: Game) -> None:
    used = Counter(name for mission in missions(game) for name in mission.named)
    assert {name: used[name] for name in game.parts.events if used[name] < 2} == {}


def test_no_two_missions_are_alike(game: Game) -> None:
    for first, second in combinations(missions(game), 2):
        shared = set(first.named) & set(second.named)
        assert len(shared) <= 8
        for name in shared:
            maps = [[chart_cells(game, cells) for cells in mission.zones[name]] for mission in (first, second)]
            assert maps[0] != maps[1], (name, first.number, second.number)


@pytest.mark.parametrize(("mission", "event", "zone", "cells"), FORCED)
def test_the_examples_can_be_played(game: Game, mission: str, event: str, zone: int, cells: str) -> None:
    zones = game.parts.missions[Name(mission)].zones[Name(event)]
    assert chart_cells(game, CellSet(cells)) <= chart_cells(game, zones[zone - 1])


def test_zones_are_water_and_hang_together(game: Game) -> None:
    water = game.parts.charts[Name("north-atlantic")].open_cells()
    for mission in missions(game):
        for name, zones in mission.zones.items():
            held = [chart_cells(game, cells) for cells in zones]
            assert sum(map(len, held)) == len(frozenset().union(*held)), (mission.number, name)
            for cells in held:
                assert cells <= water
                assert 2 < len(cells) <= 12
                assert reached(cells) == cells, (mission.number, name)


def reached(cells: frozenset[tuple[int, int]]) -> set[tuple[int, int]]:
    """Return the cells that can be walked to from the first one."""
    found: set[tuple[int, int]] = set()
    waiting = [min(cells)]
    while waiting:
        row, column = cell = waiting.pop()
        if cell in cells and cell not in found:
            found.add(cell)
            waiting += [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return found


def test_objectives_and_medals_are_of_many_kinds(game: Game) -> None:
    assert len({mission.objective.kind for mission in missions(game)}) >= 8
    assert len({mission.medal.kind for mission in missions(game)}) >= 10


def expected(game: Game, line: ZoneLine) -> Fraction:
    """Return the hits of a line and of one round of its ships, each die counted face by face."""
    ways = [face for face in range(1, 7) if line.hit and face in line.hit]
    seen = [face for face in range(1, 7) if line.search is None or face in line.search]
    hits = Fraction(len(ways) * len(seen) * line.dice, 36) if line.effect in {"air", "gunfire"} else Fraction(0)
    guns = [game.parts.roster[ship].figures[Name("firepower")] for ship in line.ships if line.effect == "combat"]
    return hits + (line.amount if line.effect == "hits" else 0) + Fraction(sum(guns), 2)


def test_difficulty_never_falls(game: Game) -> None:
    found = []
    for mission in missions(game):
        pairs = [
            (line, cells)
            for name in mission.named
            for line, cells in zip(game.parts.events[name].zones, mission.zones[name], strict=True)
        ]
        found.append(sum(expected(game, line) * len(chart_cells(game, cells)) for line, cells in pairs))
    assert found == sorted(found)
    assert found[-1] > 2 * found[0]


def test_only_what_says_so_departs_from_the_usual_hits(game: Game) -> None:
    lines_of = [line for event in game.parts.events.values() for line in event.zones if line.hit]
    assert all((str(line.hit) == "1-3") == (line.unlike is None) for line in lines_of)
    assert [line.search for line in lines_of if line.also and line.effect == "air"] != [None], "bombers find the U-boat"


def test_what_lasts_is_kept_track_of(game: Game) -> None:
    for event in game.parts.events.values():
        for line in event.zones:
            kept = line.effect == "combat" or line.tracker is not None  # ship combat is the rules' affair
            assert kept != (line.effect in {"speed", "slow"}), line.text.text
            assert (line.lasts == "turn") == (line.effect in {"speed", "slow"})


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_panel_fits_at_a_size_one_can_read(project: Project, paper: str) -> None:
    trial = open_game(project, "bismarck", paper=paper)
    sizes: list[float] = []
    for name, _ in trial.edition.game.items(Name("missions")):
        (piece,), report = trial.pieces("missions", name)
        assert lines(report) == []
        sizes += [
            item.size * 72 / 25.4
            for item, _ in walk(piece.front.items)
            if isinstance(item, Text)
            and item.origin
            and item.origin.file.endswith("events.yaml")
            and len(item.text) > 1
        ]
    assert len(sizes) > 216
    assert min(sizes) >= 8 - 1e-6

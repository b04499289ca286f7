"""Bismarck: ships, tables, trackers and the example of play hold what the statements about the game say."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from games.bismarck_turns import Mover, fewest_moves, figures, states, turns
from projects import Trial, lines, open_game

from printkit.check.engine import check_game
from printkit.diagnostics import Report
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.project import Project
from printkit.scene import Text, walk

PROJECT = Project(Path(__file__).parents[2])


@pytest.fixture(scope="module")
def trial() -> Trial:
    return open_game(PROJECT, "bismarck")


@pytest.fixture(scope="module")
def game(trial: Trial) -> Game:
    return trial.edition.game


def figure(game: Game, ship: str, name: str) -> int:
    return game.parts.roster[Name(ship)].figures[Name(name)]


def shown(trial: Trial, sheet: str, item: str) -> list[str]:
    """Return the lines of text of an item, which is laid out without a finding."""
    pages = trial.item(sheet, item).pages
    return [each.text for page in pages for each, _ in walk(page.scene.items) if isinstance(each, Text)]


# Statement 17: tables


@pytest.mark.parametrize(
    ("table", "runs"),
    [
        ("ship-combat", ["1-3", "4-6"]),
        ("air-attack", ["1-3", "4-6"]),
        ("u-boat-attack", ["1-3", "4-6"]),
        ("german-flight", ["1-2", "3-4", "5-6"]),
        ("british-flight", ["1-3", "4-6"]),
        ("tactics", ["1-3", "4-6"]),
    ],
)
def test_tables_cover_a_die_once(game: Game, table: str, runs: list[str]) -> None:
    rows = game.parts.tables[Name(table)].rows
    assert [str(run) for run, _ in rows] == runs
    assert [sum(die in run for run, _ in rows) for die in range(1, 7)] == [1] * 6


# Statements 19, 20, 27: the example of play, state by state


STATES = [  # Bismarck's hits, barrels used, Prinz Eugen's and U-boat's hits, Hood's, Prince of Wales's, VP
    (0, 0, 0, 0, 0, 0, 0),
    (1, 1, 0, 0, 0, 0, 0),
    (1, 1, 1, 0, 0, 0, 0),
    (3, 1, 1, 1, 6, 0, 3),
]


def test_the_example_runs_through_the_states(game: Game) -> None:
    keys = (
        "bismarck-hits",
        "barrels-used",
        "prinz-eugen-hits",
        "u-boat-hits",
        "hood-hits",
        "prince-of-wales-hits",
        "vp",
    )
    assert [tuple(state[key] for key in keys) for state in states(game)] == STATES


@pytest.mark.parametrize(
    ("piece", "grids"),
    [("bismarck", "A5 A3 B3 B4"), ("prinz-eugen", "A5 A3 B3 B2"), ("u-boat", "C4 C3 C3 C3")],
)
def test_pieces_go_from_grid_to_grid(game: Game, piece: str, grids: str) -> None:
    ways = [ways[piece] for ways in figures(game)]
    assert all(before[-1] == after[0] for before, after in pairwise(ways))
    grid = game.parts.charts[Name("north-atlantic")].grid
    ends = [ways[0][0], *(way[-1] for way in ways)]
    assert [grid.name_of((row // 2, column // 2)) for row, column in ends] == grids.split()


@pytest.mark.parametrize(
    ("piece", "moves", "barrels"), [("bismarck", [3, 2, 2], 1), ("prinz-eugen", [3, 2, 3], 0), ("u-boat", [1, 1, 0], 0)]
)
def test_moves_of_the_example_are_legal(game: Game, piece: str, moves: list[int], barrels: int) -> None:
    water = game.parts.charts[Name("north-atlantic")].water()
    mover = Mover(figure(game, piece, "speed"), figure(game, piece, "fuel"))
    ways = [ways[piece] for ways in figures(game)]
    assert [len(way) - 1 for way in ways] == moves
    assert sum(mover.barrels_for(way, water) or 0 for way in ways) == barrels
    assert None not in [mover.barrels_for(way, water) for way in ways]
    assert all(fewest_moves(way) <= len(way) - 1 for way in ways)


@pytest.mark.parametrize(
    ("speed", "fuel", "steps", "barrels"),
    [
        (2, 3, "0 1", 0),
        (2, 3, "0 1 2", 0),
        (2, 3, "0 1 2 3", 1),
        (2, 3, "0 1 2 3 4", None),  # two barrels in a turn
        (2, 0, "0 1 2 3", None),  # no barrel left
        (1, 1, "0 1 2 3", None),  # a U-boat that would be too fast
        (2, 3, "0 2", None),  # a square left out
    ],
)
def test_moves_that_are_not_legal_are_refused(speed: int, fuel: int, steps: str, barrels: int | None) -> None:
    way = tuple((0, int(step)) for step in steps.split())
    assert Mover(speed, fuel).barrels_for(way, frozenset((0, column) for column in range(6))) == barrels


def test_a_diagonal_move_or_one_over_land_is_refused() -> None:
    water = frozenset({(0, 0), (1, 1)})
    assert Mover(2, 1).barrels_for(((0, 0), (1, 1)), water) is None
    assert Mover(2, 1).barrels_for(((0, 0), (0, 1)), water) is None


def test_the_example_starts_in_the_start_areas(game: Game) -> None:
    chart = game.parts.charts[Name("north-atlantic")]
    first = figures(game)[0]
    starts = {name: chart.start_squares(start) for name, start in chart.starts.items()}
    assert {first["bismarck"][0], first["prinz-eugen"][0]} <= starts[Name("surface-ships")]
    assert first["u-boat"][0] in starts[Name("u-boat")]


@pytest.mark.parametrize(
    ("turn", "zone", "pieces"), [(0, 1, ["bismarck", "prinz-eugen"]), (1, 0, ["bismarck", "prinz-eugen", "u-boat"]), (2, 3, ["bismarck", "prinz-eugen", "u-boat"])]
)  # fmt: skip
def test_events_find_the_pieces_in_their_zones(game: Game, turn: int, zone: int, pieces: list[str]) -> None:
    event = next(step.expect for step in list(turns(game))[turn] if step.mission)
    cells = game.parts.missions[Name("01-sea-trial")].zones[Name(str(event))][zone]
    held = game.parts.charts[Name("north-atlantic")].grid.cells(cells)
    at = {piece: (way[0][0] // 2, way[0][1] // 2) for piece, way in figures(game)[turn].items()}
    assert [piece for piece in at if at[piece] in held] == pieces


def test_the_example_is_told_with_the_events_that_it_rolls(game: Game) -> None:
    rules = " ".join(each.text for each in game.messages if each.context.startswith("rules/turn-"))
    events = [str(step.expect) for turn in turns(game) for step in turn if step.mission]
    assert events == ["all-points", "heavy-cruisers", "fog-and-mist"]
    assert [event for event in events if f"{{events.{event}.title}}" not in rules] == []


# Statements 22 to 28: ships


@pytest.mark.parametrize(
    ("ship", "name", "value"),
    [
        ("bismarck", "firepower", 3),
        ("bismarck", "speed", 2),
        ("prinz-eugen", "firepower", 2),
        ("prinz-eugen", "speed", 3),
        ("u-boat", "speed", 1),
        ("hood", "firepower", 3),
        ("hood", "vp", 3),
        ("prince-of-wales", "firepower", 2),
        ("ark-royal", "vp", 2),
        ("cruiser", "vp", 1),
        ("convoy", "vp", 1),
    ],
)
def test_known_figures(game: Game, ship: str, name: str, value: int) -> None:
    assert figure(game, ship, name) == value


def test_hits_are_within_their_bounds(game: Game) -> None:
    names = ("hood", "prince-of-wales", "bismarck", "prinz-eugen", "u-boat")
    hood, wales, bismarck, eugen, boat = (figure(game, ship, "hits") for ship in names)
    assert 4 <= hood <= 6
    assert hood + wales < bismarck + eugen
    assert wales <= bismarck + eugen - 4
    assert (bismarck >= 6, eugen >= 2, boat >= 2) == (True, True, True)


def test_a_medal_for_few_hits_can_be_missed_afloat(game: Game) -> None:
    medals = [each.medal for each in game.parts.missions.values() if each.medal.kind in ("hits", "escort-hits")]
    assert medals
    for medal in medals:
        ship = "bismarck" if medal.kind == "hits" else "prinz-eugen"
        assert 0 <= medal.count <= figure(game, ship, "hits") - 2


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_medal_for_fuel_can_be_earned_with_the_level_s_barrels(game: Game, level: str) -> None:
    bismarck = game.parts.roster[Name("bismarck")]
    fuel = game.parts.status[Name(level)].figures_of(Name("bismarck"), bismarck)[Name("fuel")]
    goals = [
        goal for each in game.parts.missions.values() if each.level == level for goal in (each.objective, each.medal)
    ]
    assert [goal.text.text for goal in goals if goal.kind == "fuel" and goal.count > fuel] == []


def test_the_bismarck_has_words_in_place_of_points(game: Game) -> None:
    bismarck = game.parts.roster[Name("bismarck")]
    assert Name("vp") not in bismarck.figures
    assert bismarck.words[Name("vp")].text == "game lost"
    assert (figure(game, "prinz-eugen", "vp") < 0, figure(game, "u-boat", "vp") < 0) == (True, True)


# Statements 29 to 34: what is kept track of, and with what


def test_five_convoys_have_boxes(game: Game) -> None:
    assert game.parts.tracks[Name("convoys")].boxes.count(game.names) == game.parts.facts[Name("convoys")] == 5


def test_every_lasting_effect_of_an_event_has_a_tracker_and_every_tracker_an_effect(game: Game) -> None:
    quantities = set(game.parts.quantities) - {"turn", "barrels-taken", "visited"}  # kept for missions, not for events
    tracked = {line.tracker for event in game.parts.events.values() for line in event.zones if line.tracker}
    assert tracked == quantities


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_status_chart_shows_every_tracker(trial: Trial, game: Game, level: str) -> None:
    said = shown(trial, "status", level)
    titles = ["Strength", "Extra fuel", "Speed", "Firepower", "Convoys sunk, 1 VP each", "Cruisers sunk, 1 VP each"]
    titles += ["Ark Royal sunk", "VP from other events", "Hits repaired"]
    assert [title for title in titles if title not in said] == []
    assert said.count("sunk") == len(game.parts.groups["german"].units) + len(game.parts.groups["british"].units) == 10


def test_cubes_suffice_for_everything_at_once(game: Game) -> None:
    roster, facts = game.parts.roster, game.parts.facts
    ships = [*game.parts.groups["german"].units, *game.parts.groups["british"].units]
    barrels = sum(unit.figures.get(Name("fuel"), 0) for unit in roster.values())
    set_up = len(ships) + barrels + 2 + 1
    assert set_up == 13 + barrels
    reserve = facts["convoys"] + 1 + facts["cruisers"] + 1 + facts["repairs"]
    assert facts["cubes"] >= set_up + 2 + reserve  # two more show firepower


def test_dice_suffice(game: Game) -> None:
    most = max(line.dice for event in game.parts.events.values() for line in event.zones)
    assert game.parts.facts["dice"] >= max(
        4, most, figure(game, "bismarck", "firepower") + game.parts.facts["tactic_bonus"]
    )


def test_levels_and_missions(game: Game) -> None:
    levels = [level.title.text for level in game.parts.levels.values()]
    assert len(levels) == len(set(levels)) == 3
    assert set(game.parts.status) == set(game.parts.levels)
    assert sorted(each.number for each in game.parts.missions.values()) == list(range(1, 19))


# What is printed


@pytest.mark.parametrize(("paper", "rules"), [("a4", 6), ("letter", 7)])
@pytest.mark.parametrize("sheet", ["status", "record", "pieces", "rules"])
def test_sheets_fit_on_both_papers(paper: str, rules: int, sheet: str) -> None:
    pages = {"status": 3, "record": 1, "pieces": 1, "rules": rules}[sheet]
    document, report = open_game(PROJECT, "bismarck", paper=paper).sheet(sheet)
    assert list(report) == []
    assert document
    assert len(document.pages) == pages


def test_the_record_has_a_row_for_each_mission(trial: Trial, game: Game) -> None:
    said = shown(trial, "record", "battle-record")
    assert [each.title.text for each in game.parts.missions.values() if each.title.text not in said] == []


def test_the_rules_have_a_heading_for_each_step_of_the_turn(game: Game) -> None:
    steps = [text.text.split("**")[1].rstrip(".") for text in game.parts.aids[Name("turn")].steps.values()]
    headings = [each.text for each in game.messages if each.context.startswith("rules/") and each.text[:1].isdigit()]
    assert [heading.split(". ", 1)[1].removesuffix(" of the turn") for heading in headings] == steps


def test_no_rule_finds_a_fault(game: Game) -> None:
    report = Report()
    check_game(game, report)
    assert lines(report) == []

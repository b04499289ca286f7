"""Swordfish, played from its tables as data: the machine-checkable statements of its rules hold."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest
from games.swordfish_play import Attacker, Play, play_seeded

from printkit.diagnostics import Report
from printkit.model.game import Game
from printkit.model.prose import Heading
from printkit.project import Project, load_game

GAMES = 1000


@pytest.fixture(scope="module")
def game() -> Game:
    report = Report()
    found = load_game(Project(Path(__file__).parents[2]), "swordfish", report)
    assert list(report) == []
    assert found is not None
    return found


def at(game: Game, *attackers: tuple[int, int], dice: tuple[int, ...] = ()) -> Play:
    """A game with counters in given spaces, row and column, torpedoes below the line; `dice` are the next results."""
    results = iter(dice)
    play = Play(game, lambda _sides: next(results), turn=1)
    play.board = [Attacker(row, column, 1, torpedo=row > play.line) for row, column in attackers]
    return play


def spaces(play: Play) -> list[tuple[int, int]]:
    return [each.space for each in play.board]


# Statements 1 to 5 and 9: the tables and the board


def test_placement_gives_each_numbered_column_one_result(game: Game) -> None:
    table = game.parts.tables["placement"]
    brings = {die for die in table.roll.results if table.look_up(die).name == "aircraft"}
    assert brings == set(game.parts.boards["attack"].columns) == {2, 3, 4, 5}


def test_shifts_are_symmetric(game: Game) -> None:
    table = game.parts.tables["shift"]
    shifts = Counter(table.look_up(die).value for die in table.roll.results)
    assert shifts == {-1: 2, 0: 2, 1: 2}


def test_the_torpedo_zone_is_harder_to_hit(game: Game) -> None:
    names = {"tables": game.parts.tables}
    hits = [names["tables"]["firing"].fact(column)["hit"].chance for column in ("approach", "torpedo-zone")]
    assert hits == [Fraction(1, 3), Fraction(1, 6)]


def test_the_board_has_two_rows_below_the_line_and_24_spaces(game: Game) -> None:
    board = game.parts.boards["attack"]
    assert [zone.rows for zone in board.zones.values()] == [4, 2]
    assert (board.rows, board.fact("spaces")) == (6, 24)


def test_dice_in_use_at_once_are_in_the_box(game: Game) -> None:
    facts = game.parts.facts
    assert facts["gun_dice"] + facts["move_dice"] == facts["dice"] == 5
    assert facts["placement_dice"] <= facts["dice"]


# Statement 6: the counters are enough


def test_counters_never_run_out_and_are_just_enough(game: Game) -> None:
    fullest = 0

    def watch(play: Play, step: str) -> None:
        nonlocal fullest
        fullest = max(fullest, len(play.board)) if step == "spot" else fullest

    results = iter([3, 3] + [3] * 1000)
    play = Play(game, lambda _sides: next(results))
    while not play.over:
        play.spot()
        watch(play, "spot")
        play.run()
        play.fly()
    assert fullest == 2 * play.rows == game.parts.facts["counters"] == 12


# Statements 10 to 15: a thousand games


def test_every_move_ends_on_the_board_or_below_it(game: Game) -> None:
    play = at(game)
    for row in range(1, play.line + 1):
        for column in play.squares.columns:
            for die in game.parts.tables["shift"].roll.results:
                aircraft = Attacker(row, column, 1)
                play.move(aircraft, die)
                assert aircraft.row == row + 1
                assert aircraft.column in play.squares.columns
                assert abs(aircraft.column - column) <= 1


@pytest.mark.parametrize("guns", [True, False])
def test_a_thousand_games(game: Game, guns: bool) -> None:
    for seed in range(GAMES):
        rows: dict[Attacker, int] = {}

        def watch(play: Play, step: str, rows: dict[Attacker, int] = rows) -> None:
            check_sides(play)
            check_balance(play)
            assert play.ship_hits <= play.facts["ship_hits"]
            if step == "fire":
                assert all(each.row > 1 for each in play.board), "a counter in the top row when the guns fire"
                check_one_row_a_turn(play, rows)

        check_strikes(play_seeded(game, seed, watch, guns=guns))


def check_sides(play: Play) -> None:
    for each in play.board:
        assert each.torpedo == (each.row > play.line), "an aircraft below the line, or a torpedo above it"
        assert each.column in play.squares.columns


def check_balance(play: Play) -> None:
    facts = play.facts
    assert play.score == facts["aircraft_points"] * play.shot_down + facts["torpedo_points"] * play.destroyed
    assert play.placed == play.shot_down + play.destroyed + play.ship_hits + len(play.board)


def check_one_row_a_turn(play: Play, rows: dict[Attacker, int]) -> None:
    for each in play.board:
        assert each.row == rows.get(each, 1) + 1
        rows[each] = each.row


def check_strikes(play: Play) -> None:
    assert play.ship_hits == 5
    for entered, struck in play.strikes:
        assert struck == entered + play.rows - 1
    assert play.turn >= play.rows + 2


def test_the_shortest_game_takes_two_turns_more_than_rows(game: Game) -> None:
    play = Play(game, lambda _sides: 3)
    while not play.over:
        play.spot()
        play.run()
        if not play.over:
            play.fly()
    assert play.turn == play.rows + 2 == 8


# The cases of section 8: SE-1 … SE-22


@pytest.mark.parametrize(
    ("dice", "columns"),
    [((1, 6), []), ((2, 5), [2, 5]), ((3, 3), [3, 3]), ((4, 6), [4])],
    ids=["SE-1", "SE-2", "SE-3", "SE-4"],
)
def test_placement(game: Game, dice: tuple[int, ...], columns: list[int]) -> None:
    play = at(game, dice=dice)
    play.spot()
    assert spaces(play) == [(1, column) for column in columns]
    assert not any(each.torpedo for each in play.board)


@pytest.mark.parametrize(
    ("start", "die", "end", "torpedo"),
    [
        ((1, 4), 2, (2, 3), False),
        ((2, 4), 3, (3, 4), False),
        ((2, 4), 5, (3, 5), False),
        ((1, 2), 1, (2, 2), False),
        ((3, 5), 6, (4, 5), False),
        ((4, 3), 6, (5, 4), True),
    ],
    ids=["SE-5", "SE-6", "SE-7", "SE-8", "SE-9", "SE-10"],
)
def test_flight(game: Game, start: tuple[int, int], die: int, end: tuple[int, int], torpedo: bool) -> None:
    play = at(game, start, dice=(die,))
    play.run()
    play.fly()
    assert spaces(play) == [end]
    assert play.board[0].torpedo == torpedo


def test_torpedoes_run_without_a_die(game: Game) -> None:  # SE-11, SE-12
    play = at(game, (5, 4), (6, 4))
    play.run()
    assert spaces(play) == [(6, 4)]
    assert play.ship_hits == 1


@pytest.mark.parametrize(
    ("attackers", "guns", "dice", "left", "score"),
    [
        ([(3, 3)], 1, (5,), 0, 1),
        ([(3, 3)], 1, (4,), 1, 0),
        ([(5, 3)], 1, (5,), 1, 0),
        ([(5, 3)], 1, (6,), 0, 5),
        ([(3, 3), (3, 3)], 1, (6,), 1, 1),
        ([(3, 3), (3, 3)], 2, (5, 6), 0, 2),
        ([(3, 4)], 1, (), 1, 0),
        ([(3, 3)], 4, (1, 2, 3, 5), 0, 1),
    ],
    ids=["SE-13", "SE-14", "SE-15", "SE-16", "SE-17", "SE-18", "SE-19", "SE-21"],
)
def test_fire(
    game: Game, attackers: list[tuple[int, int]], guns: int, dice: tuple[int, ...], left: int, score: int
) -> None:
    play = at(game, *attackers, dice=dice)
    target = (attackers[0][0], 3)
    play.fire([target] * guns)
    assert (len(play.board), play.score) == (left, score)


def test_the_fifth_hit_ends_the_game_at_once(game: Game) -> None:  # SE-20
    play = at(game, (6, 3), (6, 4))
    play.ship_hits = 4
    play.run()
    assert (play.ship_hits, len(play.board), play.over) == (5, 1, True)


def test_six_turns_of_two_aircraft_empty_the_pile(game: Game) -> None:  # SE-22
    play = Play(game, lambda _sides: 3)
    for turn in range(1, 7):
        play.spot()
        if turn < 6:
            play.run()
            play.fly()
    assert (len(play.board), play.pile) == (12, 0)


def test_the_turn_told_in_the_rules_comes_out_as_told(game: Game) -> None:
    play = at(game, (4, 4), (5, 2), dice=(3, 6, 6, 3, 5, 6, 5))
    play.spot()
    play.run()
    play.fly()
    assert sorted(spaces(play)) == [(2, 3), (5, 5), (6, 2)]
    play.fire([(6, 2), (6, 2), (5, 4), (2, 3)])
    assert (play.score, spaces(play)) == (5 + 1, [(5, 5)])


# Statements 16 to 19: what is printed


def test_the_steps_of_the_aid_are_the_headings_of_the_rules(game: Game) -> None:
    steps = [str(name) for name in game.parts.aids["turn"].steps]
    headings = [block.text.text for block in game.parts.rules["rules"].blocks if isinstance(block, Heading)]
    told = [text.split(". ")[1].lower() for text in headings if text[0].isdigit()]
    assert told == steps == ["spot", "aim", "run", "fly", "fire"]


def test_each_recorded_quantity_has_its_tracker(game: Game) -> None:
    tracks, record = game.parts.tracks, game.parts.records["record"]
    assert tracks["ship-hits"].boxes.count(game.names) == 5
    assert tracks["tens"].boxes.count(game.names) * 10 == 100
    assert list(record.tallies) == ["aircraft", "torpedoes", "hits"]
    assert record.tallies["hits"].boxes.count(game.names) == 5


def test_the_rating_covers_every_score_once(game: Game) -> None:
    rows = game.parts.tables["rating"].rows
    assert all(sum(score in run for run, _ in rows) == 1 for score in range(200))

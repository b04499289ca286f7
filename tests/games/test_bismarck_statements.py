"""Bismarck: statements about the game that neither a rule, nor a claim, nor the tests of its parts hold."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from games.bismarck_turns import Mover, turns
from projects import Trial, open_game

from printkit.check.engine import check_game
from printkit.diagnostics import Report
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.squares import moves_between
from printkit.project import Project
from printkit.scene import Group, Item, Text, walk
from printkit.source.text import Message

PROJECT = Project(Path(__file__).parents[2])
LANGUAGES = ("en", "fr")
MISSIONS = sorted(path.stem for path in (PROJECT.root / "sources/bismarck/missions").glob("*.yaml"))
RANGE = re.compile(r"[1-6]–[1-6]")


@pytest.fixture(scope="module")
def trials() -> dict[str, Trial]:
    return {lang: open_game(PROJECT, "bismarck", lang=lang) for lang in LANGUAGES}


@pytest.fixture(scope="module")
def game(trials: dict[str, Trial]) -> Game:
    return trials["en"].edition.game


def printed(trial: Trial, sheet: str, item: str) -> list[Item]:
    """Return everything on the pages of an item, which is laid out without a finding."""
    return [each for page in trial.item(sheet, item).pages for each, _ in walk(page.scene.items)]


def texts(items: list[Item]) -> list[str]:
    return [each.text for each in items if isinstance(each, Text)]


def plain(text: str) -> str:
    """Return a text without spaces, hyphenation and case, however it was broken into lines."""
    return re.sub(r"[\s\u00ad]", "", text).casefold()


# Statements 2, 14, 15 and 30: missions


def test_each_white_die_has_one_low_and_one_high_event(game: Game) -> None:
    for sheet in game.parts.mission_sheets.values():
        rolls = [(panel.white, black) for panel in sheet.panels for black in range(1, 7) if black in panel.black]
        assert sorted(rolls) == [(white, black) for white in range(1, 7) for black in range(1, 7)]
        assert Counter((panel.white, str(panel.black)) for panel in sheet.panels) == {
            (white, black): 1 for white in range(1, 7) for black in ("1-3", "4-6")
        }


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_panel_draws_as_many_zones_as_it_has_lines(trials: dict[str, Trial], game: Game, mission: str) -> None:
    names = [each.name for each in printed(trials["en"], "missions", mission) if isinstance(each, Group)]
    drawn = "".join({"zone": "z", "map-grid": "."}.get(_kind(name), "") for name in names)
    events = [game.parts.events[name] for name in game.parts.missions[Name(mission)].named]
    assert [len(zones) for zones in drawn.split(".")[:-1]] == [len(event.zones) for event in events]


def _kind(name: str) -> str:
    return "zone" if name.startswith("zone-") else "map-grid" if name.startswith("map-grid") else ""


def test_there_are_turns_left_to_win_in(game: Game) -> None:
    last = game.parts.tracks[Name("turns")].boxes.count(game.names)
    assert last == 20
    assert all(1 <= mission.return_after < last for mission in game.parts.missions.values())
    first, second = (game.parts.missions[Name(name)].return_after for name in ("01-sea-trial", "02-shipping-lanes"))
    assert (first + 1, second + 1) == (16, 17)


def test_the_hood_alone_suffices_for_the_second_mission(game: Game) -> None:
    mission = game.parts.missions[Name("02-shipping-lanes")]
    met = {ship for name in mission.named for line in game.parts.events[name].zones for ship in line.ships}
    assert "hood" in met
    assert mission.vp == 3 <= game.parts.roster[Name("hood")].figures[Name("vp")]


# Statement 11: where the game begins


@pytest.mark.parametrize(("start", "rows", "columns"), [("surface-ships", "A", "5678"), ("u-boat", "ABCDEFGH", "1234")])
def test_start_areas_are_where_the_rules_have_them(game: Game, start: str, rows: str, columns: str) -> None:
    chart = game.parts.charts[Name("north-atlantic")]
    wanted = {chart.grid.cell(row + column) for row in rows for column in columns}
    cells = {(row // 2, column // 2) for row, column in chart.start_squares(chart.starts[Name(start)])}
    assert cells == wanted & chart.open_cells()
    assert start == "u-boat" or cells == wanted


# Statement 17: the dice of events


def test_dice_of_events_are_those_of_the_rules(game: Game) -> None:
    lines = [line for event in game.parts.events.values() for line in event.zones]
    (bombers,) = game.parts.events[Name("bombers")].zones
    assert (str(bombers.search), str(bombers.hit)) == ("1-3", "1-4")
    assert {str(line.hit) for line in lines if line.effect in {"engine", "guns"}} == {"4-6"}
    assert {str(line.hit) for line in lines if line.effect == "sink"} == {"1-3"}


# Statement 18: a table that is printed twice


@pytest.mark.parametrize("sheet", ["board", "rules"])
def test_tables_have_the_same_ranges_in_both_languages(trials: dict[str, Trial], sheet: str) -> None:
    item = {"board": "north-atlantic", "rules": "rules"}[sheet]
    found = [
        [text for text in texts(printed(trials[lang], sheet, item)) if RANGE.fullmatch(text)] for lang in LANGUAGES
    ]
    flight = ["1–3", "4–6", "1–2", "3–4", "5–6"]
    assert found[0] == found[1]
    assert Counter(found[0]) >= Counter(["1–3", "4–6", *flight])


def test_the_board_and_the_rules_print_the_same_tables(trials: dict[str, Trial], game: Game) -> None:
    for lang in LANGUAGES:
        said = {
            sheet: plain("".join(texts(printed(trials[lang], sheet, item))))
            for sheet, item in (("board", "north-atlantic"), ("rules", "rules"))
        }
        for table in ("german-flight", "british-flight"):
            for _, (result,) in game.parts.tables[Name(table)].rows:
                told = plain(words(trials[lang], result.text, result))
                assert [sheet for sheet in said if told not in said[sheet]] == [], told


def words(trial: Trial, message: Message, *owners: object) -> str:
    """Return a message as it is printed in the language of a trial."""
    sheet = next(iter(trial.edition.game.file.sheets.values()))
    return trial.edition.context(sheet, Report()).words(message, *owners).text


# Statements 19 and 20: moves that our own example does not make


@pytest.mark.parametrize(
    ("piece", "steps", "barrels"),
    [
        ("bismarck", 2, 0),
        ("prinz-eugen", 2, 0),
        ("prinz-eugen", 3, 0),
        ("bismarck", 3, 1),
        ("bismarck", 4, None),
        ("u-boat", 2, 1),
        ("u-boat", 3, None),
    ],
)
def test_moves_of_other_turns(game: Game, piece: str, steps: int, barrels: int | None) -> None:
    figures = game.parts.roster[Name(piece)].figures
    way = tuple((0, column) for column in range(steps + 1))
    mover = Mover(figures[Name("speed")], figures[Name("fuel")])
    assert mover.barrels_for(way, frozenset(way), game.parts.facts[Name("barrels_per_turn")]) == barrels


@pytest.mark.parametrize(
    ("first", "last", "moves"), [("A5", "A3", 3), ("A3", "B3", 1), ("B3", "B4", 1), ("B3", "B2", 1), ("C4", "C3", 1)]
)
def test_the_fewest_moves_between_grids(game: Game, first: str, last: str, moves: int) -> None:
    grid = game.parts.charts[Name("north-atlantic")].grid
    assert moves_between(grid.cell(first), grid.cell(last)) == moves


# Statements 35 and 37: sheets of missions in both languages


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_sheet_is_complete_in_each_language(trials: dict[str, Trial], game: Game, mission: str) -> None:
    sheet = game.parts.mission_sheets[Name(mission)]
    plan, level = sheet.mission, sheet.level
    assert level
    assert (len(sheet.panels), len(set(plan.named)), plan.ports != ()) == (12, 12, True)
    for lang in LANGUAGES:
        trial = trials[lang]
        said = texts(printed(trial, "missions", mission))
        assert [str(value) for value in (plan.number, plan.return_after, plan.vp) if str(value) not in said] == []
        wanted = [(plan.title, plan), (level.title, level), (plan.win, plan)]
        wanted += [(goal.text, goal) for goal in (plan.objective, plan.medal)]
        wanted += [(panel.title, panel.event) for panel in sheet.panels]
        ports = game.parts.charts[Name("north-atlantic")].ports
        wanted += [(ports[port].title, ports[port]) for port in plan.ports]
        whole = plain("".join(said))
        told = [words(trial, message, owner, plan).replace("*", "") for message, owner in wanted]
        assert [text for text in told if plain(text) not in whole] == []


@pytest.mark.parametrize("mission", MISSIONS)
def test_mission_sheets_have_one_structure_in_both_languages(trials: dict[str, Trial], mission: str) -> None:
    english, french = (printed(trials[lang], "missions", mission) for lang in LANGUAGES)
    assert list(structure(english)) == list(structure(french))
    assert numbers(english) == numbers(french)
    assert [text for text in texts(french) if re.search(r"[{}]|\w/\w+/\w", text)] == []


def structure(items: list[Item]) -> Iterator[tuple[str, str | None]]:
    """Yield the pictures, dice and zones with what is said of them in place of words."""
    yield from ((each.name, each.alt) for each in items if isinstance(each, Group) and (each.name or each.alt))


def numbers(items: list[Item]) -> Counter[str]:
    return Counter(re.findall(r"\d+(?:–\d+)?", " ".join(texts(items))))


# Statement 36: names


@pytest.mark.parametrize("slip", ["Bismark", "Prince of Walles", "Lüftwaffen", "Hod"])
def test_a_slip_in_a_ship_s_name_would_be_found(game: Game, slip: str) -> None:
    assert near_names(saying(game, slip)) == [slip]


@pytest.mark.parametrize("slip", ["", "Bresst", "Bergn", "Lone Warschip", "Fog and Mst"])
def test_no_word_is_nearly_a_port_or_an_event(game: Game, slip: str) -> None:
    assert near_names(saying(game, slip) if slip else game) == [slip] * bool(slip)


def near_names(game: Game) -> list[str]:
    """Return the words that the checker takes for a slip of a name."""
    report = Report()
    check_game(game, report)
    return [each.message.split('"')[1] for each in report if each.code == "PK261"]


def saying(game: Game, name: str) -> Game:
    """Return a game with one sentence more."""
    return replace(game, messages=(*game.messages, Message(f"They sighted {name} at dawn.", "rules/slip")))


# Statement 38: the order of the steps, turns and rounds


def test_steps_of_the_example_keep_the_order_of_the_turn(game: Game) -> None:
    order = list(game.parts.aids[Name("turn")].steps)
    assert order == ["event", "air", "u-boat", "combat", "movement", "end"]
    played = list(turns(game))
    assert len(played) == 3
    for turn in played:
        places = [order.index(step.phase) for step in turn if step.phase]
        assert len(places) == len(turn)
        assert all(first <= second for first, second in pairwise(places))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_turns_and_rounds_have_words_of_their_own(game: Game, lang: str) -> None:
    turn, combat = (game.parts.glossary[Name(term)].forms[Name(lang)] for term in ("turn", "round"))
    spelt = [{form.preferred, form.plural, *form.allowed} - {None} for form in (turn, combat)]
    assert spelt[0] & spelt[1] == set()


# Statement 39: what departs from the rules says so


def test_the_bombers_say_that_they_depart_from_the_rules(game: Game) -> None:
    (line,) = game.parts.events[Name("bombers")].zones
    assert (line.unlike, line.also) == ("hit-range", ("u-boat",))


# Statement 40: pages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_page_sums_the_turn_up(trials: dict[str, Trial], game: Game, lang: str) -> None:
    trial = trials[lang]
    last = trial.item("rules", "rules").pages[-1]
    said = plain("".join(each.text for each, _ in walk(last.scene.items) if isinstance(each, Text)))
    aid = game.parts.aids[Name("turn")]
    told = [aid.title, *aid.steps.values()]
    assert [each.text for each in told if plain(words(trial, each, aid).replace("*", "")) not in said] == []


def test_no_text_names_a_page_by_its_number(game: Game) -> None:
    assert [each.text for each in game.messages if re.search(r"\b(pages?|p\.)\s*\d", each.text)] == []

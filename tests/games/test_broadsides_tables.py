"""Broadsides: its tables and ships, held to what the rules of the game say of them, figured anew here."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from math import ceil

import pytest
from games.broadsides_data import fact, figure, letters, load_broadsides, modifier, prose, table, value

from printkit.model.game import Game
from printkit.model.names import Name

QUALITIES = ("poor", "raw", "average", "crack", "elite")
SPEEDS = (3, 4)
FACES = range(1, 7)


@pytest.fixture(scope="module")
def game() -> Game:
    return load_broadsides()


# The turn, the ships


def test_eight_phases_have_the_letters_a_to_h_in_the_aid_and_in_the_rules(game: Game) -> None:
    aid = game.parts.aids[Name("turn")]
    assert aid.lettered
    assert len(aid.steps) == 8
    assert re.findall(r"^([A-Z])\. ", prose(game), re.MULTILINE) == list("ABCDEFGH")


@pytest.mark.parametrize("kind", ["ship-of-line", "frigate", "sloop", "merchant"])
def test_ships_are_built_as_the_rules_have_them(game: Game, kind: str) -> None:
    ships = [ship for ship in game.parts.roster.values() if ship.kind == kind]
    assert ships
    for ship in ships:
        sections = [name for name in ship.figures if name.startswith("rigging-")]
        crew = [figure(ship, f"crew-{number}") for number in (1, 2, 3)]
        assert figure(ship, "speed") in SPEEDS
        assert len(sections) == figure(ship, "speed")
        assert [name for name in ship.figures if name.startswith("crew-")] == ["crew-1", "crew-2", "crew-3"]
        assert crew == sorted(crew)
        assert min(crew) >= 1
        assert figure(ship, "turning") >= 1
        assert figure(ship, "vp") > 0
        assert all(number >= 0 for number in ship.figures.values())


def test_boxes_follow_from_history(game: Game) -> None:
    for ship in game.parts.roster.values():
        long, short = figure(ship, "long-guns"), figure(ship, "short-guns")
        hull = 3 + ceil((long + short) / 8)
        guns, carronades = ceil(long / 8), ceil(short / 8)
        assert (figure(ship, "guns"), figure(ship, "carronades"), figure(ship, "hull")) == (guns, carronades, hull)
        assert sum(figure(ship, f"crew-{number}") for number in (1, 2, 3)) == max(3, figure(ship, "men") // 30)
        assert {figure(ship, name) for name in ship.figures if name.startswith("rigging-")} == {1 + hull // 3}
        assert figure(ship, "vp") == hull + (guns + carronades) * figure(ship, "quality") // 2
        assert figure(ship, "long-guns") + figure(ship, "short-guns") <= 140


def test_there_are_ships_for_a_battle_of_six_against_six(game: Game) -> None:
    line = Counter(str(ship.group) for ship in game.parts.roster.values() if ship.kind == "ship-of-line")
    assert line["british"] >= 6
    assert line["french"] + line["spanish"] >= 6
    assert len(game.parts.roster) >= 20


def test_every_ship_is_listed_once_under_its_flag(game: Game) -> None:
    listed = [name for group in game.parts.groups.values() for name in group.units]
    assert sorted(listed) == sorted(game.parts.roster)
    assert all(
        game.parts.roster[name].group == flag for flag, group in game.parts.groups.items() for name in group.units
    )


def test_lists_flags_and_plans_are_those_of_their_ships(game: Game) -> None:
    assert {group.numbers for group in game.parts.groups.values()} == {("long-guns", "short-guns", "vp")}
    assert {group.words for group in game.parts.groups.values()} == {("quality",)}
    flags = {"combined": "french", "company": "merchant"}
    assert {name: side.emblem for name, side in game.parts.sides.items()} == {
        name: f"flag-{flags.get(name, name)}" for name in game.parts.sides
    }
    form = game.parts.logs[Name("ship")]
    kinds = {"sloop": "brig", "merchant": "indiaman"}
    assert form.plans == {unit.kind: kinds.get(str(unit.kind), unit.kind) for unit in game.parts.roster.values()}
    drawn = {name: unit.art for name, unit in game.parts.roster.items()}
    marks = {plan: f"mark-{'frigate' if plan == 'indiaman' else plan}" for plan in form.plans.values()}
    assert drawn == {name: marks[form.plans[unit.kind]] for name, unit in game.parts.roster.items()}


RATES = ("first-rate", "second-rate", "third-rate", "fourth-rate", "fifth-rate", "sixth-rate")


def test_what_a_ship_is_called_fits_her_rate_and_her_counter(game: Game) -> None:
    for ship in game.parts.roster.values():
        rate = figure(ship, "rate")
        below = "indiaman" if ship.kind == "merchant" else "sloop"
        assert ship.note
        assert ship.note.text == f"{{labels.{RATES[rate - 1] if 1 <= rate <= 6 else below}}}"
    plans = game.parts.logs[Name("ship")].plans
    counters = {kind: game.parts.counters[kind] for kind in plans}
    assert {kind: each.front.art for kind, each in counters.items()} == plans
    assert {each.back.art for each in counters.values() if each.back} == {"wreck"}


# Movement


@pytest.mark.parametrize(("speed", "full"), [(3, [3, 2, 1, 0]), (4, [4, 3, 1, 0])])
def test_capacity_falls_by_one_for_each_section_lost(game: Game, speed: int, full: list[int]) -> None:
    assert len(table(game, f"movement-{speed}").rows) == speed + 1
    for lost in range(speed + 1):
        found = [value(game, f"movement-{speed}", lost, column) for column in range(4)]
        assert found == [max(0, capacity - lost) for capacity in full]


def test_no_ship_can_turn_three_times(game: Game) -> None:
    best = max(value(game, f"movement-{speed}", 0, column) for speed in SPEEDS for column in range(4))
    assert (best + 1) // 2 == 2


@pytest.mark.parametrize(("column", "turns"), [(0, [2, 4, 6]), (1, [2, 3, 4, 5, 6])])
def test_ships_drift_on_these_turns(game: Game, column: int, turns: list[int]) -> None:
    assert [turn for turn in range(1, 7) if value(game, "drift", turn, column)] == turns


@pytest.mark.parametrize("ability", range(1, 6))
def test_dismasted_ships_wait(game: Game, ability: int) -> None:
    assert value(game, "dismasted", ability) == max(1, 4 - ability)


# Gunnery


def test_hit_determination_rises_with_guns_and_falls_with_range(game: Game) -> None:
    found = table(game, "hit-determination")
    numbers = [
        [value(game, "hit-determination", guns, found.column_of(reach)) for reach in range(1, 11)]
        for guns in range(1, 19)
    ]
    assert all(left >= right for row in numbers for left, right in pairwise(row))
    assert all(low <= high for first, second in pairwise(numbers) for low, high in zip(first, second, strict=True))
    assert max(map(max, numbers)) <= 8
    edges = {band.high for band in found.bands}
    assert {fact(game, "carronade_reach"), fact(game, "hull_reach"), fact(game, "reach")} <= edges


def test_every_broadside_has_a_row(game: Game) -> None:
    most = max(figure(ship, "guns") + figure(ship, "carronades") for ship in game.parts.roster.values())
    assert any(most in run for run, _ in table(game, "hit-determination").rows)
    assert all(figure(ship, "guns") + figure(ship, "carronades") >= 1 for ship in game.parts.roster.values())


@pytest.mark.parametrize(
    ("number", "added", "wanted"), [(7, (2, 1), 8), (1, (-1, -1), None), (2, (-1, -1), 0), (5, (-2,), 3), (5, (-1,), 4)]
)
def test_numbers_beyond_the_tables(game: Game, number: int, added: tuple[int, ...], wanted: int | None) -> None:
    found = table(game, "hit-number").look_up(number + sum(added))
    assert found.then == (f"hit-{wanted}" if wanted is not None else None)
    assert found.value == (wanted if wanted is not None else -1)


def test_modifiers_are_what_the_card_prints(game: Game) -> None:
    printed = table(game, "gun-modifiers")
    names = [(f"{quality}-few", f"{quality}-many") for quality in reversed(QUALITIES)]
    names[2] = ("average", "average")
    names += [("first-few", "first-many"), ("rake", "rake"), ("section-lost", "section-lost"), ("prize", "prize")]
    paths = [
        tuple(re.findall(r"modifiers\.([\w-]+)", cell.text.text)[0] for cell in cells) for _, cells in printed.rows
    ]
    assert paths == names
    groups = {name: each.group for name, each in table(game, "hit-number").modifiers.items()}
    assert {group for name, group in groups.items() if name.split("-")[0] in QUALITIES} == {"quality"}
    assert {groups[Name(name)] for name in ("first-few", "first-many")} == {"first"}


def test_the_modifiers_for_crew_sections_are_those_of_the_rules(game: Game) -> None:
    hands = {
        name: each.value.value for name, each in table(game, "hit-number").modifiers.items() if each.group == "hands"
    }
    assert hands == {"full-crew": 0, "section-lost": -1, "two-sections-lost": -2, "prize": -2}
    assert modifier(game, "rake") >= 1
    assert 0 <= modifier(game, "first-few") <= modifier(game, "first-many")


def test_quality_is_one_scale_in_gunnery_and_melee(game: Game) -> None:
    melee = {entry.key.low: entry.value.text for entry in table(game, "crew-strength").named}
    guns = [entry.value.text for entry in table(game, "gun-modifiers").named][:5]
    assert melee == {number: f"{{labels.{quality}}}" for number, quality in enumerate(QUALITIES, 1)}
    assert guns == [f"crew: {{labels.{quality}}}" for quality in reversed(QUALITIES)]
    for ship in game.parts.roster.values():
        assert ship.words[Name("quality")].text == melee[figure(ship, "quality")]


def test_hit_tables_are_nine_and_rise(game: Game) -> None:
    assert sorted(name for name in game.parts.tables if re.fullmatch(r"hit-\d+", name)) == [
        f"hit-{n}" for n in range(9)
    ]
    for column in (0, 1):
        hits = [[len(letters(game, number, face, column)) for face in FACES] for number in range(9)]
        assert hits == [[(number + face - 1) // 3 for face in FACES] for number in range(9)]
    assert 0 in [len(letters(game, 0, face, 0)) for face in FACES]


def test_shots_at_the_rigging_hit_rigging_and_shots_at_the_hull_do_not(game: Game) -> None:
    for number in range(9):
        hull, rigging = (Counter(letter for face in FACES for letter in letters(game, number, face, c)) for c in (0, 1))
        assert set(hull) | set(rigging) <= set("HGCR")
        assert rigging["R"] >= rigging["H"]
        assert hull["R"] <= rigging["R"]
    assert (
        Counter(
            letter for number in range(9) for face in FACES for letter in letters(game, number, face, 0)
        ).most_common(1)[0][0]
        == "H"
    )


# Fouling, boarding, prizes


@pytest.mark.parametrize("name", ["fouling", "unfouling", "grappling", "ungrappling"])
def test_one_of_two_things_happens(game: Game, name: str) -> None:
    assert {value(game, name, face) for face in FACES} == {0, 1}


def test_sixteen_pairs_of_parties(game: Game) -> None:
    names = [[table(game, "boarding").look_up(one, other).id for other in range(4)] for one in range(1, 5)]
    assert names == [list(column) for column in zip(*names, strict=True)]
    assert Counter(name for row in names for name in row) == {"fight": 3, "capture": 4, "nothing": 9}
    assert [names[0][other] for other in range(4)] == ["fight", "fight", "capture", "capture"]


def test_melee_losses_rise_with_the_die_and_with_strength(game: Game) -> None:
    found = table(game, "melee")
    losses = [[value(game, "melee", face, column) for column in range(found.width)] for face in FACES]
    assert losses == [[(band + face) // 3 for band in range(found.width)] for face in FACES]
    assert found.bands[0].low == 1
    assert found.bands[-1].high is None
    assert all(low.high is not None and low.high + 1 == high.low for low, high in pairwise(found.bands))


@pytest.mark.parametrize("prisoners", range(1, 43))
def test_prisoners_are_guarded(game: Game, prisoners: int) -> None:
    assert value(game, "prize-crew", prisoners) == ceil(prisoners / 6)


def test_no_crew_is_larger_than_the_table_of_prize_crews(game: Game) -> None:
    crews = [sum(figure(ship, f"crew-{number}") for number in (1, 2, 3)) for ship in game.parts.roster.values()]
    assert any(max(crews) in run for run, _ in table(game, "prize-crew").rows)

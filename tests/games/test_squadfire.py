"""Squadfire: its tables, weapons, examples and rules hold what the statements about the game say."""

from __future__ import annotations

import shutil
from fractions import Fraction
from itertools import pairwise, product
from pathlib import Path

import pytest
from projects import Trial, faults, make_project, open_game

from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.prose import Heading, Paragraph
from printkit.model.tables import Table
from printkit.project import Project

PROJECT = Project(Path(__file__).parents[2])
SEVERITY = ("no-effect", "immobilised", "destroyed")


@pytest.fixture(scope="module")
def trial() -> Trial:
    return open_game(PROJECT, "squadfire")


@pytest.fixture(scope="module")
def game(trial: Trial) -> Game:
    return trial.edition.game


def table(game: Game, name: str) -> Table:
    return game.parts.tables[Name(name)]


def added(game: Game, name: str, modifier: str) -> int:
    return table(game, name).modifiers[Name(modifier)].value.value


def cell(game: Game, value: int, figures: int) -> int:
    fire = table(game, "infantry-fire")
    found = fire.look_up(value, fire.column_of(figures)).value
    assert found is not None
    return found


def needed(game: Game, name: str, distance: int) -> int:
    """Return the least aim roll that hits at a distance in cm."""
    aim = table(game, name)
    return min(die for die in range(1, 7) if aim.look_up(die, aim.column_of(distance)).name == "hit")


# Statements 1 to 3: cover


@pytest.mark.parametrize(
    ("modifier", "figure"),
    [("open", 2), ("light", -1), ("heavy", -2), ("building", -3), ("section-gun", 2), ("lone-gun", 1)],
)
def test_modifiers_of_the_value(game: Game, modifier: str, figure: int) -> None:
    assert added(game, "infantry-fire", modifier) == figure


def test_cover_is_in_order_and_moving_fast_helps_nobody(game: Game) -> None:
    covers = [added(game, "infantry-fire", name) for name in ("open", "light", "heavy", "building")]
    assert covers == sorted(covers, reverse=True)
    assert covers[0] > covers[1] > covers[2] >= covers[3]
    assert added(game, "infantry-fire", "fast") <= 0
    assert {each.group for each in table(game, "infantry-fire").modifiers.values()} == {"cover", None, "machine-gun"}


def test_each_word_for_terrain_is_in_one_class(game: Game) -> None:
    classes = [game.parts.groups[Name(f"{name}-cover")].units for name in ("light", "heavy", "building")]
    words = [word for each in classes for word in each]
    assert [len(each) for each in classes] == [2, 5, 3]
    assert sorted(words) == sorted(name for name, unit in game.parts.roster.items() if unit.kind == "terrain")


# Statements 4 to 10: the matrix


def test_the_proved_cells(game: Game) -> None:
    assert (cell(game, 5, 10), cell(game, 5, 3)) == (4, 2)


def test_the_matrix_rises_both_ways_and_fells_no_more_than_fire(game: Game) -> None:
    rows = [[cell(game, value, figures) for figures in range(1, 13)] for value in range(-3, 11)]
    assert all(row == sorted(row) for row in rows)
    assert all(upper <= lower for above, below in pairwise(rows) for upper, lower in zip(above, below, strict=True))
    assert all(0 <= felled <= figures for row in rows for figures, felled in enumerate(row, 1))
    assert all(felled == 0 for row in rows[:4] for felled in row)


def test_each_figure_added_gains_less(game: Game) -> None:
    assert Fraction(cell(game, 5, 10), 10) < Fraction(cell(game, 5, 3), 3)
    shares = [Fraction(cell(game, 8, figures), figures) for figures in (1, 3, 5, 10)]
    assert shares == sorted(shares, reverse=True)


def test_rows_and_columns_cover_what_can_be_rolled(game: Game) -> None:
    fire = table(game, "infantry-fire")
    covers = [added(game, "infantry-fire", name) for name in ("open", "light", "heavy", "building")]
    guns = (0, added(game, "infantry-fire", "section-gun"), added(game, "infantry-fire", "lone-gun"))
    values = {
        die + cover + gun + fast
        for die, cover, gun, fast in product(range(1, 7), covers, guns, (0, added(game, "infantry-fire", "fast")))
    }
    assert (min(values), max(values)) == (-3, 10)
    assert all(sum(value in run for run, _ in fire.rows) == 1 for value in values)
    assert list(map(str, fire.bands)) == [*map(str, range(1, 10)), "10+"]


# Statements 11 to 13: weapons


def test_weapons_count_as_figures(game: Game) -> None:
    weapons = {name: unit.figures["figures"] for name, unit in game.parts.roster.items() if unit.kind == "weapon"}
    assert {name for name, figures in weapons.items() if figures == 3} == {"lone-machine-gun", "mortar"}
    assert weapons["section-machine-gun"] == 0
    ones = {"rifleman", "panzerfaust", "panzerschreck", "bazooka", "anti-tank-rifle", "flamethrower"}
    assert {name for name, figures in weapons.items() if figures == 1} == ones


def test_a_machine_gun_is_never_both(game: Game) -> None:
    modifiers = table(game, "infantry-fire").modifiers
    assert modifiers["section-gun"].group == modifiers["lone-gun"].group is not None
    assert modifiers["section-gun"].times == 1


def test_infantry_rolls_one_die_and_no_aim_roll(game: Game) -> None:
    assert str(table(game, "infantry-fire").roll) == "1d6"
    assert "no aim roll" in game.parts.aids["infantry-steps"].steps["roll"].text


# Statements 14 to 17, 31: examples; that they come out is a rule of the checker, which must be able to fail


def test_the_examples_of_the_digest_are_all_there(game: Game) -> None:
    steps = [step for each in game.parts.tables.values() for step in each.examples]
    steps += [step for each in game.parts.examples.values() for step in each.steps]
    ids = {str(step.id) for step in steps}
    assert {f"sx-{number:02}" for number in range(1, 13)} <= ids


def changed(root: Path, file: str, old: str, new: str) -> list[str]:
    """Return the findings of the game with one text of a file replaced."""
    folder = root / "sources" / "squadfire"
    shutil.copytree(PROJECT.root / "sources" / "squadfire", folder)
    text = (folder / file).read_text("utf-8")
    assert text.count(old) == 1
    (folder / file).write_text(text.replace(old, new), "utf-8")
    return faults(make_project(root, {}), "squadfire")


def test_the_faulty_side_shot_is_reported(tmp_path: Path) -> None:
    side = "modifiers: [still, side]\n      value: 7"
    found = changed(tmp_path, "examples.yaml", "modifiers: [still, rear]\n      value: 7", side)
    assert [line.split(" ", 1)[1] for line in found] == [
        "PK225 5 + 0 (still) + 1 (side) = 6, printed 7",
        'PK226 5 + 0 (still) + 1 (side) = 6 is in row "5-6", column "3" of "effect": "immobilised", printed "destroyed"',
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        ("tables.yaml", "5: [1, 2, 2, 3, 3, 3, 3, 4, 4, 4]", "5: [1, 2, 2, 3, 3, 3, 3, 4, 4, 3]", "PK214"),
        ("tables.yaml", "≤0: [0, 0,", "≤0: [0, 1,", "PK271"),
        ("tables.yaml", "section-gun: {value: +2", "section-gun: {value: +3", "PK225"),
        ("tables.yaml", "88-128: [1, +1, +1]", "88-128: [1, +2, +1]", "PK271"),
        ("tables.yaml", "3-4: {id: one, text: 1 casualty", "4: {id: one, text: 1 casualty", "PK201"),
        ("tables.yaml", "bands: [0-25, 26-45, 46-65, 66-85]", "bands: [0-25, 26-45, 46-65, 66-84]", "PK271"),
        (
            "tables.yaml",
            "    4: [destroyed, immobilised, no effect]",
            "    4: [immobilised, destroyed, no effect]",
            "PK214",
        ),
        ("tables.yaml", "    4: 4\n", "    4: 3\n", "PK226"),
        ("facts.yaml", "anti_tank_reach: 5", "anti_tank_reach: 6", "PK271"),
        ("roster.yaml", "art: mortar, figures: {figures: 3}", "art: mortar, figures: {figures: 1}", "PK271"),
        ("groups.yaml", "units: [barrier, hedge]", "units: [barrier, hedge, wall]", "PK271"),
    ],
)
def test_a_slip_in_the_data_is_reported(tmp_path: Path, file: str, old: str, new: str, code: str) -> None:
    assert code in {line.split()[1] for line in changed(tmp_path, file, old, new)}


# Statements 18 to 21: aiming and what is added to the effect


@pytest.mark.parametrize(
    ("modifier", "figure"),
    [("front", 0), ("side", 1), ("rear", 2), ("moved", -1), ("still", 0), ("surprise", 1), ("strong-gun", 1)],
)
def test_modifiers_of_the_effect(game: Game, modifier: str, figure: int) -> None:
    assert added(game, "effect", modifier) == figure


def test_aiming(game: Game) -> None:
    rolls = [needed(game, "aim", distance) for distance in range(81)]
    assert rolls == sorted(rolls)
    assert set(rolls) <= set(range(2, 7))
    assert rolls[30] <= 5
    for name in ("aim", "aim-anti-tank"):
        assert {cell.name for cell in table(game, name).rows[0][1]} == {"jam"}, "a 1 never hits"


def test_anti_tank_guns_reach_5_cm_further(game: Game) -> None:
    assert [needed(game, "aim-anti-tank", distance + 5) for distance in range(81)] == [
        needed(game, "aim", distance) for distance in range(81)
    ]
    for name, end in (("aim", 81), ("aim-anti-tank", 86)):
        with pytest.raises(LookupError):
            table(game, name).column_of(end)


def test_surprise_is_a_6_of_the_first_shot(game: Game) -> None:
    assert [table(game, "surprise").look_up(die).name for die in range(1, 7)] == ["jam", *["aim"] * 4, "surprise"]
    title = table(game, "surprise").title.text
    assert all(part in title for part in ("First shot", "anti-tank gun", "tank destroyer"))


# Statements 22 to 26: calibres, armour and effect


@pytest.mark.parametrize(
    ("calibre", "category", "bonuses"),
    [
        (20, 4, [0, 0]), (37, 4, [0, 0]), (50, 4, [0, 0]), (57, 3, [0, 0]), (75, 3, [0, 0]),
        (76, 2, [0, 1]), (85, 2, [0, 1]), (88, 1, [1, 1]), (128, 1, [1, 1]),
    ],
)  # fmt: skip
def test_calibres(game: Game, calibre: int, category: int, bonuses: list[int]) -> None:
    rows = [cells for run, cells in table(game, "calibres").rows if calibre in run]
    assert [[each.value for each in cells] for cells in rows] == [[category, *bonuses]]


def test_calibre_categories_are_contiguous_and_bonuses_fall_with_them(game: Game) -> None:
    rows = [[cell.value for cell in cells] for _, cells in table(game, "calibres").rows]
    assert [category for category, *_ in rows] == [4, 3, 2, 1]
    for column in (1, 2):
        assert [row[column] for row in rows] == sorted(row[column] for row in rows)


def test_no_two_calibre_categories_are_alike(game: Game) -> None:
    effects = [
        (*(cell.value for cell in cells[1:]), cells[0].value > game.parts.facts["weakest_to_destroy"])
        for _, cells in table(game, "calibres").rows
    ]
    assert len(set(effects)) == len(effects) == 4


def test_the_effect_is_told_from_0_to_10_once(game: Game) -> None:
    effect = table(game, "effect")
    assert all(sum(value in run for run, _ in effect.rows) == 1 for value in range(11))
    assert list(map(str, effect.bands)) == [str(run) for run, _ in table(game, "armour").rows] == ["1", "2", "3"]


def test_the_effect_is_worse_with_the_roll_and_milder_with_the_armour(game: Game) -> None:
    effect = table(game, "effect")
    grid = [[SEVERITY.index(effect.look_up(value, column).name) for column in range(3)] for value in range(11)]
    assert all(row == sorted(row, reverse=True) for row in grid)
    assert all(upper <= lower for above, below in pairwise(grid) for upper, lower in zip(above, below, strict=True))
    assert all({row[column] for row in grid} == {0, 1, 2} for column in range(3))


def test_sherman_and_tiger(game: Game) -> None:
    effect, vehicles = table(game, "effect"), game.parts.vehicles
    sherman, tiger = (vehicles[name].armour - 1 for name in (Name("sherman"), Name("tiger")))
    worst = [min(v for v in range(11) if effect.look_up(v, column).name == "destroyed") for column in (sherman, tiger)]
    assert worst == [5, 7]


# Statements 27, 28, 34, 35: what becomes of targets, buildings, obstacles, one fire a turn


def test_immobilised_for_as_many_turns_as_the_die(game: Game) -> None:
    assert [table(game, "immobilised").look_up(die).value for die in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert "next turn" in game.parts.aids["gun-notes"].notes[2].text


def test_a_shell_into_a_building(game: Game) -> None:
    felled = [table(game, "into-building").look_up(die).value for die in range(1, 7)]
    assert felled == [0, 0, 1, 1, 2, 2]


def test_figures_of_the_rules(game: Game) -> None:
    facts = game.parts.facts
    assert (facts["obstacle"], facts["anti_tank_reach"], facts["fires"]) == (1, 5, 1)
    steps = list(game.parts.aids["infantry-steps"].steps)
    assert steps.index("answer") + 1 == steps.index("remove") == len(steps) - 1
    assert list(game.parts.aids["gun-steps"].steps)[-2:] == ["answer", "apply"]


def test_who_answers_is_the_same_on_the_aid_as_in_the_rules(game: Game) -> None:
    paragraphs = [block.text.text for block in game.parts.rules["rules"].blocks if isinstance(block, Paragraph)]
    rule = next(each for each in paragraphs if "**answers**" in each)
    assert "if it can and has not fired yet" in rule
    for aid in ("infantry-steps", "gun-steps"):
        assert "has not fired yet" in game.parts.aids[Name(aid)].steps["answer"].text


# Statements 32 and 33: sections and announced tables; what is printed


def test_no_heading_stands_twice_and_steps_count_up(game: Game) -> None:
    headings = [block.text.text for block in game.parts.rules["rules"].blocks if isinstance(block, Heading)]
    assert len(set(headings)) == len(headings)

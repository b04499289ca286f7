"""`printkit odds`: the chances of a table, as text and as JSON, and the ways it may be asked in vain."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest
from command_line import printkit
from projects import make_project

TABLES = """\
gun:
  title: "Gun fire of {facts.guns} guns"
  roll: 1d6
  columns: [approach, zone]
  results: {1-4: [miss, miss], 5: [hit, miss], 6: [hit, hit]}
effect:
  title: Effect
  roll: 1d6
  modifiers:
    side: {value: +1, group: facing}
    rear: {value: +2, group: facing}
    lost: {value: -1, times: 2}
  results:
    ≤4: {text: nothing, value: 0}
    5-6: {text: stopped, value: 1}
    7+: {text: on fire, value: 2, then: fire}
fire: {title: Fire, roll: 1d6, results: {1-3: {text: put out, value: 2}, 4-6: {text: lost, value: 4}}}
rating: {title: Rating, axis: score, results: {0+: good}}
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    files = {"game.yaml": "title: Mini\n", "tables.yaml": TABLES, "facts.yaml": "guns: 4\n"}
    return make_project(tmp_path, {f"sources/mini/{name}": text for name, text in files.items()}).root


def test_text_has_each_column(root: Path) -> None:
    ran = printkit(root, "odds", "mini/tables/gun")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "mini/tables/gun: Gun fire of 4 guns (1d6)",
        "approach",
        "  miss       2/3   66.67 %",
        "  hit        1/3   33.33 %",
        "zone",
        "  miss       5/6   83.33 %",
        "  hit        1/6   16.67 %",
    ]


def test_text_follows_chains_and_modifiers(root: Path) -> None:
    ran = printkit(root, "odds", "mini/tables/effect", "--modifier", "rear", "--modifier", "lost")
    assert ran.out.splitlines() == [
        "mini/tables/effect: Effect (1d6, rear, lost)",
        "  nothing             1/2   50.00 %",
        "  stopped             1/3   33.33 %",
        "  fire: put out      1/12    8.33 %",
        "  fire: lost         1/12    8.33 %",
        "  expected value 5/6 (0.833)",
    ]


def test_several_dice(root: Path) -> None:
    ran = printkit(root, "odds", "mini/tables/effect", "--dice", "2")
    assert ran.out.splitlines()[:5] == [
        "mini/tables/effect: Effect (1d6, 2 times)",
        "  nothing, expected 4/3 (1.333)",
        "     0       1/9   11.11 %",
        "     1       4/9   44.44 %",
        "     2       4/9   44.44 %",
    ]
    assert ran.out.splitlines()[-1] == "  expected value 2/3 (0.667)"


@pytest.mark.parametrize("dice", [1, 3])
def test_json_is_exact(root: Path, dice: int) -> None:
    said = json.loads(printkit(root, "odds", "tables.effect", "--format", "json", "--dice", str(dice)).out)
    assert (said["address"], said["roll"], said["dice"], said["modifiers"]) == ("mini/tables/effect", "1d6", dice, [])
    (column,) = said["columns"]
    assert sum(Fraction(each["chance"]) for each in column["results"]) == 1
    assert Fraction(column["expected_value"]) == Fraction(dice, 3)
    for each in column["results"]:
        numbers = each.get("numbers", ["1"])
        assert sum(map(Fraction, numbers)) == 1
        assert len(numbers) == (dice + 1 if dice > 1 else 1)


@pytest.mark.parametrize(
    "address", ["mini/tables/gun", "mini/tables.gun", "tables.gun", "tables/gun", "sources/mini/tables/gun/"]
)
def test_addresses(root: Path, address: str) -> None:
    assert printkit(root, "odds", address).out.startswith("mini/tables/gun: ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["mini/tables/gnu"], 'mini has no table "gnu"; did you mean "gun"?'),
        (["mimi/tables/gun"], 'nothing is called "mimi"; did you mean mini?'),
        (["mini/board/gun"], '"mini/board/gun" is not the address of a table; write game/tables/name'),
        (["mini"], '"mini" is not the address of a table; write game/tables/name'),
        (["mini/tables/rating"], 'table "rating" has no dice: it is looked up by a number that is known'),
        (["tables.effect", "--modifier", "sde"], 'the table has no modifier "sde"; did you mean "side"?'),
        (["tables.gun", "--modifier", "side"], 'the table has no modifier "side"'),
        (
            ["tables.effect", "--modifier", "side", "--modifier", "rear"],
            'modifiers "side" and "rear" exclude one another',
        ),
        (["tables.effect", *["--modifier", "lost"] * 3], 'modifier "lost" counts at most 2 times'),
        (["tables.gun", "--format", "xml"], '--format does not know "xml"; use text, json'),
    ],
)
def test_what_cannot_be_answered_exits_2(root: Path, arguments: list[str], said: str) -> None:
    ran = printkit(root, "odds", *arguments)
    assert (ran.status, ran.out, ran.err) == (2, "", f"printkit: {said}\n")


@pytest.mark.parametrize("dice", ["0", "101", "x"])
def test_the_number_of_dice_has_limits(root: Path, dice: str) -> None:
    assert printkit(root, "odds", "tables.gun", "--dice", dice).status == 2


def test_the_most_dice_are_quick_and_exact(root: Path) -> None:
    said = json.loads(printkit(root, "odds", "tables.gun", "--dice", "100", "--format", "json").out)
    assert sum(map(Fraction, said["columns"][0]["results"][0]["numbers"])) == 1


def test_a_game_with_faults_shows_them_and_exits_1(root: Path) -> None:
    (root / "sources/mini/facts.yaml").write_text("guns: many\n")
    ran = printkit(root, "odds", "mini/tables/gun")
    assert (ran.status, ran.out) == (1, "")
    assert "facts.yaml:1:7:" in ran.err


def test_odds_of_the_shipped_game_are_those_of_its_chances() -> None:
    said = json.loads(printkit(Path(__file__).parents[2], "odds", "swordfish/tables/firing", "--format", "json").out)
    hits = {
        column["column"]: each["chance"]
        for column in said["columns"]
        for each in column["results"]
        if each["result"] == "hit"
    }
    assert hits == {"approach": "1/3", "torpedo-zone": "1/6"}

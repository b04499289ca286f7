"""Exact chances: of one roll, of several, of tables that lead on; compared with counting all results."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest
from rule_findings import load

from printkit.check.odds import chain_odds, count_odds, expected_value, roll_odds
from printkit.model.names import Name
from printkit.model.tables import Table

HITS = "hits: {title: H, roll: 1d6, results: {1-3: no damage, 4-5: hull, 6: {text: critical, then: critical}}}\n"
CRITICAL = "critical: {title: C, roll: 1d6, results: {1-3: rudder, 4-5: hull, 6: {text: magazine, then: hits}}}\n"
SUM = "sum: {title: S, roll: 2d6, results: {2-6: -1, 7: 0, 8-12: 1}}\n"
MATRIX = "events: {title: E, roll: 1d6 × 1d6, bands: [1-3, 4-6], results: {1: [a, b], 2-5: [c, d], 6: [e, a]}}\n"
GAP = "gap: {title: G, roll: 1d6, results: {5-6: hit}}\n"
COLUMNS = (
    "gun: {title: G, roll: 1d6, columns: [near, far], results: {1-4: [miss, miss], 5: [hit, miss], 6: [hit, hit]}}\n"
)


@pytest.fixture
def tables(tmp_path: Path) -> dict[str, Table]:
    text = HITS + CRITICAL + SUM + MATRIX + GAP + COLUMNS
    return {str(name): table for name, table in load(tmp_path, {"tables.yaml": text}).parts.tables.items()}


@pytest.mark.parametrize(
    ("name", "column", "bonus", "chances"),
    [
        ("sum", 0, 0, {"1": Fraction(30, 36), "0": Fraction(6, 36)}),
        ("events", None, 0, {"a": "1/6", "b": "1/12", "c": "1/3", "d": "1/3", "e": "1/12"}),
        ("events", 1, 0, {"b": "1/6", "d": "2/3", "a": "1/6"}),
        ("gap", 0, 0, {"hit": "1/3", "no row": "2/3"}),
        ("gap", 0, 1, {"hit": "1/3", "no row": "2/3"}),  # 4 and 5 now, and 6 is beyond
        ("gap", 0, -1, {"hit": "1/6", "no row": "5/6"}),
        ("gun", 0, 0, {"miss": "2/3", "hit": "1/3"}),
        ("gun", 1, 0, {"miss": "5/6", "hit": "1/6"}),
    ],
)
def test_one_roll(tables: dict[str, Table], name: str, column: int | None, bonus: int, chances: dict[str, str]) -> None:
    found: dict[str, Fraction] = {}
    for each in roll_odds(tables[name], column, bonus):
        found[each.name] = found.get(each.name, Fraction(0)) + each.chance
    assert found == {result: Fraction(chance) for result, chance in chances.items()}


def test_a_table_without_dice_has_no_odds(tmp_path: Path) -> None:
    table = load(tmp_path, {"tables.yaml": "t: {title: T, axis: n, results: {1: a}}\n"}).parts.tables[Name("t")]
    with pytest.raises(ValueError, match="no dice"):
        roll_odds(table)


def test_a_chain_is_followed_to_its_ends(tables: dict[str, Table]) -> None:
    chain = {Name(name): table for name, table in tables.items()}
    chain[Name("critical")] = tables["sum"]
    found = {(each.table, each.text): each.chance for each in chain_odds(chain, Name("hits"))}
    assert found == {
        ("hits", "no damage"): Fraction(1, 2),
        ("hits", "hull"): Fraction(1, 3),
        ("critical", "-1"): Fraction(15, 216),
        ("critical", "0"): Fraction(6, 216),
        ("critical", "1"): Fraction(15, 216),
    }


def test_a_circle_is_an_end(tables: dict[str, Table]) -> None:
    found = chain_odds({Name(name): table for name, table in tables.items()}, Name("hits"))
    assert {each.text: each.chance for each in found}["critical"] == Fraction(1, 6)


def test_a_chain_that_parts_and_meets_again_stays_small(tmp_path: Path) -> None:
    rows = "{{title: T, roll: 1d6, results: {{1-3: {{text: a, then: t{0}}}, 4-6: {{text: b, then: t{0}}}}}}}"
    text = "".join(f"t{number}: {rows.format(number + 1)}\n" for number in range(60))
    tables = load(
        tmp_path, {"tables.yaml": f"{text}t60: {{title: T, roll: 1d6, results: {{1-6: end}}}}\n"}
    ).parts.tables
    assert [(each.text, each.chance) for each in chain_odds(tables, Name("t0"))] == [("end", 1)]


def test_the_expected_value_needs_every_number(tables: dict[str, Table]) -> None:
    assert expected_value(roll_odds(tables["sum"])) == 0
    assert expected_value(roll_odds(tables["sum"], 0, 1)) is None  # 13 is in no row
    assert expected_value(roll_odds(tables["gun"])) is None


@pytest.mark.parametrize(("hits", "dice"), [(2, 1), (2, 3), (1, 4), (0, 2), (6, 2)])
def test_several_dice_agree_with_counting(hits: int, dice: int) -> None:
    thrown = [sum(face <= hits for face in faces) for faces in product(range(1, 7), repeat=dice)]
    counted = tuple(Fraction(thrown.count(number), 6**dice) for number in range(dice + 1))
    assert count_odds(Fraction(hits, 6), dice) == counted

"""The page of coverage names each fault and statement once, and everything it names exists."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from printkit.check.registry import load_rules
from printkit.diagnostics import KINDS, Report
from printkit.project import Project, load_game

ROOT = Path(__file__).parents[2]
FIXTURES = ROOT / "tests/check/fixtures"
COUNTS = {"I": 35, "N": 27, "Q": 20, "M": 16, "J": 15}
STATEMENTS = {
    "S": ("swordfish", 20),
    "B": ("bismarck", 40),
    "F": ("squadfire", 35),
    "D": ("flagduel", 28),
    "L": ("broadsides", 46),
}
"""The game that ships, and the number of its statements, by the letter of their ids."""

CITED = re.compile(r"`([^`]+)`")


def read_rows(page: str) -> list[list[str]]:
    """Return the cells of each row that begins with an id such as I-1 or N27."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line[:2] == "| "]
    return [row for row in rows if re.fullmatch(r"[A-Z]-?\d+", row[0])]


def is_there(cited: str, claims: frozenset[str] = frozenset()) -> bool:
    """Tell whether a code, a fixture with both twins, a test or a claim exists."""
    if "::" in cited:
        file, name = cited.split("::")
        return (ROOT / file).is_file() and f"def {name}(" in (ROOT / file).read_text("utf-8")
    if re.fullmatch(r"PK\d{3}", cited):
        return cited in KINDS
    if cited.startswith("PK"):
        return all((FIXTURES / cited / twin).is_dir() for twin in ("fault", "clean"))
    return cited in claims


@pytest.fixture(scope="module")
def rows() -> list[list[str]]:
    load_rules()
    return read_rows((ROOT / "docs/coverage.md").read_text("utf-8"))


def claims_of(name: str) -> frozenset[str]:
    game = load_game(Project(ROOT), name, Report())
    assert game
    return frozenset(game.parts.claims)


def faults(rows: list[list[str]]) -> list[list[str]]:
    return [row for row in rows if row[0][0] in COUNTS]


def test_each_fault_and_statement_has_one_row(rows: list[list[str]]) -> None:
    dash = {"I": "-", "J": "-", "S": "-", "B": "-", "F": "-", "D": "-", "L": "-"}
    counts = COUNTS | {kind: number for kind, (_, number) in STATEMENTS.items()}
    wanted = [f"{kind}{dash.get(kind, '')}{number}" for kind in counts for number in range(1, counts[kind] + 1)]
    assert Counter(row[0] for row in rows) == Counter(wanted)
    assert len(faults(rows)) == 113


def test_everything_cited_exists(rows: list[list[str]]) -> None:
    claims = {kind: claims_of(game) for kind, (game, _) in STATEMENTS.items()}
    dead = [
        (row[0], name)
        for row in rows
        for name in CITED.findall(" ".join(row[2:]))
        if not is_there(name, claims.get(row[0][0], frozenset()))
    ]
    assert dead == []


def test_at_least_70_faults_have_a_rule(rows: list[list[str]]) -> None:
    assert sum("`PK" in row[2] for row in faults(rows)) >= 70


def test_each_fault_has_fixtures_of_its_rules_or_a_test_or_a_reason(rows: list[list[str]]) -> None:
    for name, _, caught, shown in faults(rows):
        fixtures = CITED.findall(shown)
        if caught == "not mechanical":
            assert len(shown.split()) >= 3, f"{name} gives no reason"
            assert not fixtures, f"{name} is mechanical after all"
        elif caught == "test":
            assert all("::" in each for each in fixtures), name
        else:
            assert {each[:5] for each in fixtures} == set(CITED.findall(caught)), name


def test_each_statement_is_held_by_something(rows: list[list[str]]) -> None:
    assert [row[0] for row in rows if row[0][0] in STATEMENTS and not CITED.findall(row[2])] == []


@pytest.mark.parametrize(
    "cited",
    ["PK999", "PK261-no-such-fixture", "tests/check/test_coverage.py::test_nothing", "no-such-claim", "x.py::y"],
)
def test_what_does_not_exist_is_seen(cited: str) -> None:
    assert not is_there(cited, frozenset({"another"}))


def test_rows_are_read() -> None:
    assert read_rows("| id | x |\n|---|---|\n| I-1 | a | b |\n| N2 | c |\ntext") == [["I-1", "a", "b"], ["N2", "c"]]

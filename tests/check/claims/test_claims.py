"""Claims of the designer: false, unreadable, trivial; and the functions they can call."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import findings, load

FILES = {
    "facts.yaml": "guns: 4\nmove: 1\ndice: 5\n",
    "tables.yaml": (
        "firing:\n  title: F\n  roll: 1d6\n  columns: [approach, torpedo zone]\n"
        "  results: {1-4: [miss, miss], 5: [hit, miss], 6: [hit, hit]}\n"
        "shift: {title: S, roll: 1d6, results: {1-2: -1, 3-4: 0, 5-6: 1}}\n"
        "matrix: {title: M, roll: 1d6 × 1d6, bands: [1-3, 4-6], results: {1-2: [a, b], 3-6: [b, b]}}\n"
        "rating: {title: R, axis: score, results: {0-9: low, 10+: high}}\n"
        "hole: {title: H, roll: 1d6, results: {1-2: x}}\n"
    ),
    "boards.yaml": "attack: {title: A, columns: [2, 3, 4, 5], zones: {z: {title: Z, rows: 6}}}\n",
    "charts.yaml": """\
north:
  title: North
  rows: 2
  columns: 2
  projection: {parallels: [45 N, 62 N], meridian: 25 W, kilometres: 340, pin: {port: brest, cell: B1, across: 0.5, down: 0.5}}
  ports: {brest: {title: Brest, at: 48.38 N 4.49 W, cell: B1, enter: B1}}
  starts: {ships: {title: Ships, cells: row B}}
""",
    "grids.yaml": "chart: {title: C, rows: 3, columns: 3, blocked: 'A2, B2', areas: {north: A1-A3}}\n",
}


def judged(root: Path, expr: str, files: dict[str, str] | None = None) -> tuple[str, str]:
    """Return the code and message of what is found about one claim, or two empty texts."""
    lines = f"c:\n  that: it is so\n  expr: >-\n    {expr}\n"
    game = load(root, {**FILES, **(files or {}), "claims.yaml": lines})
    found = [(code, each.message) for code in ("PK271", "PK272", "PK273") for each in findings(game, code)]
    assert len(found) <= 1
    return found[0] if found else ("", "")


@pytest.mark.parametrize(
    "expr",
    [
        "facts.guns + facts.move <= facts.dice",
        "chance(tables.firing, 'hit', 'approach') == 1/3",
        "chance(tables.firing, 'hit', 'torpedo zone') < chance(tables.firing, 'hit', 'approach')",
        "chance(tables.firing, 'miss', 'torpedo-zone') == 5/6",
        "chance(tables.matrix, 'a') == 1/6",
        "chance(tables.matrix, 'a', '1-3') == 1/3",
        "chance(tables.matrix, 'a', 5) == 0",
        "chance(tables.hole, 'x') == 1/3",
        "expected(tables.shift) == 0",
        "set(boards.attack.columns) == set(range(2, 6))",
        "faces(tables.firing.approach.hit) == (5, 6)",
        'max(faces(tables.shift["0"])) == 4',
        "distance('A1', 'A3') == 6",
        "distance(grids.chart, 'C1', 'C3') == 2",
        "distance('A1', 'A1') == 0",
        "len(cells()) == 7",
        "cells('A1-B1') == ('A1', 'B1')",
        "set(cells(grids.chart, grids.chart.areas.north)) == {'A1', 'A2', 'A3'}",
        "all(board.columns[0] == 2 for board in boards)",
        "cells(charts.north, charts.north.starts.ships.cells) == ('B1', 'B2')",
        "len(cells(charts.north)) == 4",
    ],
)  # fmt: skip
def test_a_true_claim(expr: str, tmp_path: Path) -> None:
    assert judged(tmp_path, expr) == ("", "")


@pytest.mark.parametrize(
    ("expr", "shown"),
    [
        ("facts.guns + facts.move < facts.dice", "5 < 5"),
        ("chance(tables.firing, 'hit', 'approach') < chance(tables.firing, 'hit', 'torpedo zone')", "1/3 < 1/6"),
        ("expected(tables.shift) > 0", "0 > 0"),
        ("distance('A1', 'A3') < 5", "6 < 5"),
        ("facts.guns == 4 and facts.dice == 6", "5 == 6"),
        ("not facts.guns == 4", "not (4 == 4)"),
        ("all(number > 2 for number in boards.attack.columns)", "2 > 2 for number = 2"),
    ],
)
def test_a_false_claim_shows_its_values(expr: str, shown: str, tmp_path: Path) -> None:
    assert judged(tmp_path, expr) == ("PK271", f'"it is so" does not hold: {shown}')


@pytest.mark.parametrize(
    ("expr", "reason"),
    [
        ("facts.gun > 3", 'nothing is called "gun"'),
        ("facts.guns", "is neither true nor false"),
        ("facts.guns >", "the claim cannot be read"),
        ("chance(tables.firing, 'hits', 'approach') > 0", 'no result of the table is called "hits"'),
        ("chance(tables.firing, 'hit') > 0", "the table has 2 columns"),
        ("chance(tables.firing, 'hit', 'zone') > 0", 'the table has no column "zone"'),
        ("chance(tables.rating, 'low') > 0", "the table has no dice"),
        ("chance('hit', 'approach') > 0", "it has to be said of what"),
        ("chance(grids.chart, 'hit') > 0", "that is of another kind"),
        ("chance() > 0", "it has to be said of what"),
        ("chance(tables.firing) > 0", "chance takes a result and a column"),
        ("chance(tables.firing, boards) > 0", "the name of a result, column or cell is a text"),
        ("expected(tables.firing, 'approach') > 0", "not every result of the table has a number"),
        ("distance('A1') == 0", "distance takes two cells"),
        ("distance('A1', 'A2') == 1", 'the cell "A2" is blocked'),
        ("distance('A1', 'Z9') == 1", 'the grid has no cell "Z9"'),
        ("distance(tables.shift, 'A1', 'A2') == 1", "that is of another kind"),
        ("cells('A') == 1", '"A" is not a cell'),
        ("faces(tables.shift) == 1", "faces takes results of dice"),
        ("faces(tables.rating.high) == 1", 'the results "10+" have no end'),
        ("faces(5) == 1", "faces takes results of dice"),
        ("open('x') == 1", 'no function is called "open"'),
        ("facts.__class__ == 1", '"__class__" is no name of the game'),
        ("10 ** 10 ** 10 > facts.guns", "a power has no place in a claim"),
    ],
)
def test_a_claim_that_cannot_be_worked_out(expr: str, reason: str, tmp_path: Path) -> None:
    code, message = judged(tmp_path, expr)
    assert (code, reason in message) == ("PK272", True), message


@pytest.mark.parametrize("expr", ["4 + 1 == 5", "1 < 2", "true", "len((1, 2)) == 2"])
def test_a_claim_about_nothing(expr: str, tmp_path: Path) -> None:
    assert judged(tmp_path, expr) == ("PK273", f'"{expr}" names nothing of the game')


def test_a_way_that_does_not_exist(tmp_path: Path) -> None:
    files = {"grids.yaml": "g: {title: G, rows: 3, columns: 3, blocked: column 2}\n"}
    assert judged(tmp_path, "distance('A1', 'A3') > 0", files)[1].endswith('no way leads from "A1" to "A3"')


@pytest.mark.parametrize("size", [0, 10**14])
def test_a_grid_without_names(size: int, tmp_path: Path) -> None:
    files = {"grids.yaml": f"g: {{title: G, rows: {size}, columns: 3}}\n"}
    assert "has no names for its cells" in judged(tmp_path, "len(cells()) > 0", files)[1]


def test_with_two_grids_one_has_to_be_named(tmp_path: Path) -> None:
    files = {"grids.yaml": "a: {title: G, rows: 3, columns: 3}\nb: {title: G, rows: 2, columns: 2}\n"}
    assert judged(tmp_path, "distance('A1', 'A3') == 2", files)[0] == "PK272"
    assert judged(tmp_path, "distance(grids.a, 'A1', 'A3') == 2", files) == ("", "")


def test_a_claim_of_a_table_means_its_own_table(tmp_path: Path) -> None:
    claims = "[{that: x, expr: chance('hit') == 1/2}, {that: y, expr: expected() == 1}]"
    table = f"t:\n  title: T\n  roll: 1d2\n  results: {{1: miss, 2: hit}}\n  claims: {claims}\n"
    game = load(tmp_path, {"tables.yaml": table})
    assert findings(game, "PK271") == []
    (found,) = findings(game, "PK272")
    assert (found.origin.line, found.message) == (5, '"expected() == 1": not every result of the table has a number')


def test_the_fault_is_at_its_column(tmp_path: Path) -> None:
    game = load(tmp_path, {**FILES, "claims.yaml": "c:\n  that: it is so\n  expr: facts.guns > facts.non\n"})
    (found,) = findings(game, "PK272")
    assert (found.origin.line, found.origin.column) == (3, 22)


@pytest.mark.parametrize(
    ("use", "found"), [("4", 0), ("facts.guns", 0), ("facts.gun", 1), ("1/2", 1), ("true", 1), ("'x'", 1)]
)
def test_the_use_of_a_component(use: str, found: int, tmp_path: Path) -> None:
    files = {**FILES, "components.yaml": f'c: {{title: C, count: 9, uses: {{now: "{use}"}}}}\n'}
    assert len(findings(load(tmp_path, files), "PK272")) == found


def test_a_claim_about_all_units_says_where_the_one_is_written_for_which_it_is_false(tmp_path: Path) -> None:
    ships = "a: {title: Able, kind: ship, figures: {guns: 4}}\nb:\n  title: Bold\n  kind: ship\n  figures: {guns: 40}\n"
    _, message = judged(tmp_path, "all(unit.figures.guns <= 9 for unit in roster)", {"roster.yaml": ships})
    assert message.startswith('"it is so" does not hold: 40 <= 9 for unit = "Bold" at ')
    assert message.endswith("roster.yaml:3")

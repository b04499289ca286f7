"""Tables among one another: copies PK219, use PK220, allowances PK222, chains PK224."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import messages

GAME = "title: Mini\nsheets: {rules: {title: R, from: rules, layout: booklet, imposition: page}}\n"
HIT = "title: Hit, roll: 1d6, results: {1-3: hit, 4-6: miss}"


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        (HIT, "title: Other, roll: 1d6, results: {1-3: hit, 4-6: lost}", []),
        (HIT, "title: Other, roll: 2d6, results: {1-3: hit, 4-6: miss}", []),
        (HIT, HIT.replace("Hit", "Other"), ['table "b" has the dice and results of "a"']),
        (
            HIT,
            HIT.replace("hit", "found").replace("Hit", "hit"),
            ['table "b" has the title of "a", "hit", and other results'],
        ),
        (HIT + ", allow: [duplicate]", HIT, []),
        (HIT, HIT + ", allow: [duplicate]", []),
    ],
)
def test_copies(tmp_path: Path, first: str, second: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK219", {"tables.yaml": f"a: {{{first}}}\nb: {{{second}}}\n"}) == found


@pytest.mark.parametrize(
    ("files", "is_used"),
    [
        ({}, False),
        ({"rules.md": "# R\n\n::: table tables.hit-table\n"}, True),
        ({"rules.md": "# R\n\nOn {tables.hit-table.hit}.\n"}, True),
        ({"rules.md": "# R\n\nOn {tables.hit_table.hit}.\n"}, True),
        ({"rules.md": "# R\n\nThe hit-table.\n"}, False),
        ({"examples.yaml": "e: {steps: [{table: hit-table, roll: 1, expect: hit}]}\n"}, True),
        ({"claims.yaml": "c: {that: x, expr: tables.hit-table.total == 1}\n"}, True),
        ({"more": "other: {title: O, roll: 1d6, results: {1-6: {text: x, then: hit-table}}}\n"}, True),
        ({"more": 'other: {title: O, note: "{tables.hit-table.hit}", roll: 1d6, results: {1-6: x}}\n'}, True),
        ({"hit": 'note: "{tables.hit-table.hit}", '}, False),  # itself
        ({"hit": "examples: [{table: hit-table, roll: 1, expect: hit}], "}, False),
        ({"hit": "allow: [unused], "}, True),
        ({"game.yaml": "title: Mini\n"}, True),  # a game of tables alone
        ({"game.yaml": GAME.replace("from: rules", "from: tables")}, True),
        ({"game.yaml": GAME.replace("from: rules", "from: tables, only: [other]")}, False),
    ],
)
def test_use(tmp_path: Path, files: dict[str, str], is_used: bool) -> None:
    rest = {name: text for name, text in files.items() if "." in name}
    own = f"hit-table: {{{files.get('hit', '')}{HIT}}}\n{files.get('more', '')}"
    found = messages(tmp_path, "PK220", {"game.yaml": GAME, "tables.yaml": own, **rest})
    assert ('nothing prints or names table "hit-table"' not in found) == is_used


@pytest.mark.parametrize(
    ("table", "idle"),
    [
        (f"{HIT}, allow: [gap, overlap, duplicate, unreachable]", ["gap", "overlap", "duplicate", "unreachable"]),
        (f"{HIT}, allow: [unused]", []),  # nothing is printed yet
        ("title: T, roll: 1d6, results: {1-4: a, 4-5: b, 7: c}, allow: [gap, overlap, unreachable]", []),
        ("title: T, roll: 1d6, modifiers: {m: 1}, results: {1-6: a, 9+: b}, allow: [gap, unreachable]", []),
        ("title: T, axis: n, results: {1-4: a, 6+: b}, allow: [gap, overlap]", ["overlap"]),
        ("title: T, axis: n, results: {1+: a, 6: b}, allow: [overlap]", []),
    ],
)
def test_allowances(tmp_path: Path, table: str, idle: list[str]) -> None:
    found = [f'the table allows "{word}", and there is nothing of the kind' for word in idle]
    assert messages(tmp_path, "PK222", {"tables.yaml": f"t: {{{table}}}\n"}) == found


def test_allowances_of_a_game_with_sheets(tmp_path: Path) -> None:
    tables = f"t: {{{HIT}, allow: [unused, duplicate]}}\ncopy: {{{HIT}}}\n"
    files = {"game.yaml": GAME, "tables.yaml": tables}
    assert messages(tmp_path / "a", "PK222", files) == []
    used = messages(tmp_path / "b", "PK222", {**files, "rules.md": "# R\n\n::: table tables.t\n"})
    assert used == ['the table allows "unused", and there is nothing of the kind']


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        ("", "", []),
        ("b", "", []),
        ("bb", "", ['no table is called "bb"']),
        ("a", "", ['the tables lead in a circle: "a → a"']),
        ("b", "a", ['the tables lead in a circle: "a → b → a"', 'the tables lead in a circle: "b → a → b"']),
        ("b", "b", ['the tables lead in a circle: "b → b"']),
    ],
)
def test_chains(tmp_path: Path, first: str, second: str, found: list[str]) -> None:
    text = "".join(
        f"{name}: {{title: {name}, roll: 1d6, results: {{1-6: {{text: x, then: {then or '~'}}}}}}}\n"
        for name, then in (("a", first), ("b", second))
    )
    assert messages(tmp_path, "PK224", {"tables.yaml": text}) == found

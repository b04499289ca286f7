"""Names in the data, circles of needs, kinds, ids."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import findings, load, messages

GRID = "chart: {{title: C, rows: 3, columns: 3, areas: {{north: A1-A3, south: C1-C3}}, {}}}\n"


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("start: [north, south]", 0),
        ("start: [north, sout]", 1),
        ("connected: [norths]", 1),
        ("apart: [[north, south], [south, east]]", 1),
        ("whole: [[west], [east]]", 2),
        ("apart: [[]]", 0),
    ],
)
def test_an_area(key: str, expected: int, tmp_path: Path) -> None:
    assert len(messages(tmp_path, "PK235", {"grids.yaml": GRID.format(key)})) == expected


@pytest.mark.parametrize(
    ("example", "expected"),
    [
        ("{aid: turn, steps: [{phase: fire}]}", []),
        ("{steps: [{phase: fire}]}", []),  # of whichever aid
        ("{steps: [{phase: fier}]}", ['did you mean "fire"?']),
        ("{aid: other, steps: [{phase: fire}]}", ["there is wait"]),
        ("{aid: trun, steps: [{phase: nothing}]}", ['did you mean "turn"?']),  # its phases cannot be looked up
        ("{steps: []}", []),
    ],
)
def test_a_worked_example(example: str, expected: list[str], tmp_path: Path) -> None:
    aids = "turn: {title: T, steps: {fire: Fire.}}\nother: {title: O, steps: {wait: Wait.}}\n"
    game = load(tmp_path, {"aids.yaml": aids, "examples.yaml": f"e: {example}\n"})
    assert [each.hint for each in findings(game, "PK235")] == expected


def test_a_phase_of_an_example_at_a_table(tmp_path: Path) -> None:
    table = "t: {title: T, roll: 1d2, results: {1-2: x}, examples: [{roll: 1, phase: fire}]}\n"
    assert messages(tmp_path, "PK235", {"tables.yaml": table}) == ['no step of an aid is called "fire"']


def units(**needs: str) -> dict[str, str]:
    return {
        "roster.yaml": "".join(f"{name}: {{title: {name}, kind: event, needs: [{n}]}}\n" for name, n in needs.items())
    }


@pytest.mark.parametrize(
    ("needs", "expected"),
    [
        (units(a="b", b="c", c=""), []),
        (units(a="a"), ['"a" needs itself']),
        (units(a="b", b="a"), ['"a" needs itself in a circle: a → b → a']),
        (units(a="b", b="c", c="b"), ['"b" needs itself in a circle: b → c → b']),
        (units(a="b, c", b="d", c="d", d=""), []),  # two ways to one unit are no circle
        (units(a="nobody"), []),
        (units(a="b", b="a", c="d", d="c"), ["a → b → a", "c → d → c"]),
    ],
)
def test_a_circle(needs: dict[str, str], expected: list[str], tmp_path: Path) -> None:
    found = messages(tmp_path, "PK238", needs)
    assert len(found) == len(expected)
    assert all(message.endswith(end) for message, end in zip(found, expected, strict=True))


def test_a_chain_longer_than_pythons_stack(tmp_path: Path) -> None:
    chain = {f"u{number}": f"u{number + 1}" for number in range(3000)} | {"u3000": "u0"}
    (found,) = messages(tmp_path, "PK238", units(**chain))
    assert found.startswith('"u0" needs itself in a circle')


@pytest.mark.parametrize(
    ("needs_kind", "need", "expected"),
    [("ship", "hood", 0), ("ship", "brest", 1), ("", "brest", 0), ("ship", "nobody", 0), ("plane", "hood", 1)],
)
def test_the_kind_of_what_is_needed(needs_kind: str, need: str, expected: int, tmp_path: Path) -> None:
    roster = "hood: {title: Hood, kind: ship}\nbrest: {title: Brest, kind: port}\n"
    wanted = f"needs_kind: {needs_kind}, " if needs_kind else ""
    roster += f"event: {{title: Event, kind: event, {wanted}needs: [{need}]}}\n"
    assert len(messages(tmp_path, "PK239", {"roster.yaml": roster})) == expected


@pytest.mark.parametrize(
    ("examples", "expected"),
    [
        ("a: {steps: [{id: x}, {id: x}]}", 1),
        ("a: {steps: [{id: x}, {id: y}]}", 0),
        ("a: {steps: [{}, {}]}", 0),
        ("a: {steps: [{id: x}]}\nb: {steps: [{id: x}]}", 0),  # each example counts its own steps
        ("a: {steps: [{id: x}, {id: x}, {id: x}]}", 2),
    ],
)
def test_ids(examples: str, expected: int, tmp_path: Path) -> None:
    assert len(messages(tmp_path, "PK240", {"examples.yaml": examples})) == expected


def test_ids_of_steps_at_two_tables(tmp_path: Path) -> None:
    tables = "".join(
        f"{name}: {{title: T, roll: 1d2, results: {{1-2: x}}, examples: [{{id: se-1, roll: 1}}]}}\n" for name in "ab"
    )
    assert len(messages(tmp_path, "PK240", {"tables.yaml": tables})) == 1


SHIPS = {"roster.yaml": "hood: {title: Hood, kind: ship}\nrodney: {title: Rodney, kind: ship}\n"}


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("groups.yaml", "fleet: {title: F, units: [hood, rodney]}", []),
        ("groups.yaml", "fleet: {title: F, units: [hood, renown]}", ['no unit is called "renown"']),
        ("status.yaml", "easy: {title: E, changes: {hood: {hits: 3}}}", []),
        ("status.yaml", "easy: {title: E, changes: {hud: {hits: 3}}}", ['no unit is called "hud"']),
    ],
)
def test_units_of_groups_and_status_charts(tmp_path: Path, file: str, text: str, found: list[str]) -> None:
    assert messages(tmp_path, "PK235", {**SHIPS, file: f"{text}\n"}) == found


def test_a_unit_of_a_group_is_used(tmp_path: Path) -> None:
    alone = messages(tmp_path, "PK237", SHIPS)
    grouped = messages(tmp_path, "PK237", {**SHIPS, "groups.yaml": "fleet: {title: F, units: [hood]}\n"})
    assert [message for message in alone if message not in grouped] == ['nothing mentions the ship "hood"']


@pytest.mark.parametrize(
    ("tracker", "found"),
    [("figures.hits", []), ("groups.fleet", ['tracker "groups.fleet" is a unit group'])],
)
def test_a_quantity_is_kept_on_a_figure(tmp_path: Path, tracker: str, found: list[str]) -> None:
    files = {
        "figures.yaml": "hits: {title: H}\n",
        "groups.yaml": "fleet: {title: F, units: []}\n",
        "quantities.yaml": f"damage: {{title: D, tracker: {tracker}}}\n",
    }
    assert messages(tmp_path, "PK234", files) == found
    assert messages(tmp_path, "PK244", files) == []

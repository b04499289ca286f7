"""Components: what is listed against what is printed and what play needs at once; and rows of the roster."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import findings, load, messages

FACE = "size: 20mm, front: {art: x, label: X}"
FILES = {
    "facts.yaml": "pieces: 10\nguns: 4\nmove: 1\nnothing: 0\nless: -3\n",
    "counters.yaml": f'red: {{title: R, count: "{{facts.pieces}}", {FACE}}}\nblue: {{title: B, count: 9, {FACE}}}\n',
    "boards.yaml": "attack: {title: A, columns: [2, 3], zones: {z: {title: Z, rows: 6}}}\n",
}


def component(rest: str) -> dict[str, str]:
    return {**FILES, "components.yaml": f"c: {{title: C, {rest}}}\n"}


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ("count: 10, printed: counters.red", []),
        ('count: "{facts.pieces}", printed: counters.red', []),
        ('count: "{counters.red.count}", printed: counters.red', []),
        ("count: 12, printed: counters.red", ['"c": 10 (counters.red) printed, 12 listed']),
        ("count: 19, printed: counters", []),
        ("count: 20, printed: counters", ['"c": 19 (counters) printed, 20 listed']),
        ("count: 19, printed: [counters.red, counters.blue]", []),
        (
            "count: 20, printed: [counters.red, counters.blue]",
            ['"c": 10 (counters.red) + 9 (counters.blue) = 19 printed, 20 listed'],
        ),
        ("count: 2, printed: boards.attack", ['"c": 1 (boards.attack) printed, 2 listed']),
        ("count: 5", []),  # dice are not printed
        ("count: 5, printed: []", []),
        ("count: 5, printed: counters.green", []),  # a path that leads nowhere is another rule's finding
        ('count: "{facts.none}", printed: counters.red', []),
        ("count: 0, printed: counters.red", ['"c": 10 (counters.red) printed, 0 listed']),
    ],
)
def test_what_is_printed(rest: str, expected: list[str], tmp_path: Path) -> None:
    assert messages(tmp_path, "PK241", component(rest)) == expected


def test_a_counter_without_a_number(tmp_path: Path) -> None:
    files = {
        **component("count: 1, printed: counters"),
        "counters.yaml": f"x: {{title: X, count: '{{facts.no}}', {FACE}}}\n",
    }
    assert messages(tmp_path, "PK241", files) == []


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ("count: 10, printed: counters.red", ["counters.blue", "boards.attack"]),
        ("count: 19, printed: [counters.RED, boards.attack]", ["counters.blue"]),
        ("count: 20, printed: [counters, boards]", []),
        ("count: 1", ["counters.red", "counters.blue", "boards.attack"]),
    ],
)
def test_what_is_listed(rest: str, expected: list[str], tmp_path: Path) -> None:
    found = messages(tmp_path, "PK242", component(rest))
    assert [message.split('"')[1] for message in found] == expected


def test_a_game_without_a_list(tmp_path: Path) -> None:
    assert messages(tmp_path, "PK242", FILES) == []


@pytest.mark.parametrize(
    ("source", "expected"), [("counters", 2), ("counters, only: [red]", 1), ("boards", 1), ("tables", 0), ("odd", 0)]
)
def test_what_no_sheet_prints_needs_no_line(source: str, expected: int, tmp_path: Path) -> None:
    game = f"title: M\nsheets:\n  s: {{title: S, from: {source}, layout: x, imposition: page}}\n"
    assert len(messages(tmp_path, "PK242", {**component("count: 1"), "game.yaml": game})) == expected


@pytest.mark.parametrize(
    ("count", "use", "expected"),
    [
        ("4", "facts.guns + facts.move", ['"c" in use at "now": 4 + 1 = 5, but the box holds 4']),
        ("5", "facts.guns + facts.move", []),
        ("4", "2 * facts.guns", ['"c" in use at "now": 2 * 4 = 8, but the box holds 4']),
        ("4", "max(facts.guns, 6)", ['"c" in use at "now": 6, but the box holds 4']),
        ("4", "facts.guns + len(boards)", ['"c" in use at "now": 4 + 1 = 5, but the box holds 4']),
        ("4", "boards.attack.spaces", ['"c" in use at "now": 12, but the box holds 4']),
        ("4", "12", ['"c" in use at "now": 12, but the box holds 4']),
        ("4", 'facts["guns"] + 1', ['"c" in use at "now": 4 + 1 = 5, but the box holds 4']),
        ('"{facts.none}"', "9", []),
        ("4", "facts.none", []),
        ("4", "len('é') == 1", []),
        ("4", "9 / 2", ['"c" in use at "now": 9 / 2 = 9/2, but the box holds 4']),
        ("4", "facts.less", []),
        ("4", "sum(x for x in (facts.guns, 9))", ['"c" in use at "now": 13, but the box holds 4']),
        (
            "4",
            "9 if 'é' == 'é' else facts.guns",
            ["\"c\" in use at \"now\": 9 if 'é' == 'é' else 4 = 9, but the box holds 4"],
        ),
        ("4", "1 / facts.nothing", []),
        ("4", "range(1000000000)", []),
        ("4", "__import__('os')", []),
    ],
)
def test_what_is_in_use(count: str, use: str, expected: list[str], tmp_path: Path) -> None:
    files = {**FILES, "components.yaml": f"c:\n  title: C\n  count: {count}\n  uses:\n    now: {use}\n"}
    assert messages(tmp_path, "PK243", files) == expected


def test_the_use_is_where_it_is_written(tmp_path: Path) -> None:
    files = {**FILES, "components.yaml": "c:\n  title: C\n  count: 1\n  uses:\n    a: 1\n    b: 2\n"}
    assert [each.origin.line for each in findings(load(tmp_path, files), "PK243")] == [6]


@pytest.mark.parametrize(
    ("roster", "expected"),
    [
        (["kind: a, figures: {rank: 1}", "kind: a, figures: {rank: 2}"], []),
        (["kind: a, figures: {rank: 1}", "kind: a"], ['"u1" has no figure "rank"']),
        (["kind: a, figures: {rank: 1}", "kind: b"], []),
        (["kind: a, figures: {rank: 1}", "kind: a, group: none"], []),
        (
            ["kind: a, figures: {x: 1}", "kind: a, figures: {y: 1}"],
            ['"u0" has no figure "y"', '"u1" has no figure "x"'],
        ),
        (["kind: a"], []),
        ([], []),
    ],
)
def test_figures_of_units(roster: list[str], expected: list[str], tmp_path: Path) -> None:
    text = "".join(f"u{number}: {{title: U, {unit}}}\n" for number, unit in enumerate(roster)) or "{}"
    found = messages(tmp_path, "PK249", {"roster.yaml": text})
    assert [message.partition(", ")[0] for message in found] == expected


CARDS = {
    "cards.yaml": (
        "a: {title: A, deck: x, count: 3}\nb: {title: B, deck: x}\nc: {title: C, deck: y, count: 2}\nd: {title: D}\n"
    ),
    "decks.yaml": "x: {title: X}\ny: {title: Y}\n",
}


@pytest.mark.parametrize(
    ("printed", "count"),
    [("cards", 7), ("cards.a", 3), ("decks.x", 4), ("[decks.x, decks.y]", 6), ("decks", 6), ("[decks, cards.d]", 7)],
)
def test_cards_are_counted_one_by_one_and_by_their_decks(printed: str, count: int, tmp_path: Path) -> None:
    for listed, found in ((count, 0), (count + 1, 1)):
        files = {**CARDS, "components.yaml": f"c: {{title: C, count: {listed}, printed: {printed}}}\n"}
        assert len(messages(tmp_path, "PK241", files)) == found
        assert messages(tmp_path, "PK234", files) == []


@pytest.mark.parametrize(
    ("printed", "unlisted"),
    [
        ("cards", []),
        ("decks.x", ["cards.c", "cards.d"]),
        ("[decks.x, decks.y]", ["cards.d"]),
        ("[cards.a, decks.y, cards.d]", ["cards.b"]),
        ("cards.d", ["cards.a", "cards.c"]),
    ],
)
def test_cards_that_no_component_lists_are_told_once_a_deck(printed: str, unlisted: list[str], tmp_path: Path) -> None:
    files = {**CARDS, "components.yaml": f"c: {{title: C, count: 7, printed: {printed}}}\n"}
    assert [message.split('"')[1] for message in messages(tmp_path, "PK242", files)] == unlisted

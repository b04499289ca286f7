"""Quantities and what they are kept on."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import messages

FILES = {
    "facts.yaml": "hits: 5\n",
    "tracks.yaml": (
        "hits: {title: H, boxes: 5}\n"
        "tens: {title: T, boxes: 10, first: 0, step: 10}\n"
        "ones: {title: O, boxes: 10, first: 0}\n"
        "down: {title: D, boxes: 5, first: 5, step: -1}\n"
        "odd: {title: X, boxes: '{facts.none}'}\n"
        "none: {title: N, boxes: 0}\n"
    ),
    "records.yaml": "log: {title: L, totals: {score: S}, tallies: {hits: {title: H, boxes: 5}}}\n",
}


def quantity(rest: str) -> dict[str, str]:
    return {**FILES, "quantities.yaml": f"q: {{title: Q, {rest}}}\n"}


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ("tracker: tracks.hits", []),
        ("tracker: [tracks.hits]", []),
        ("kind: recorded", ['the quantity "q" has nothing to be kept on']),
        ("kind: effect", ['the effect "q" has nothing to be kept on']),
        ('tracker: ""', ['the quantity "q" has nothing to be kept on']),
        ('tracker: " + "', ['the quantity "q" has nothing to be kept on']),
        ("tracker: []", ['the quantity "q" has nothing to be kept on']),
    ],
)
def test_a_quantity_has_a_tracker(rest: str, expected: list[str], tmp_path: Path) -> None:
    assert messages(tmp_path, "PK244", quantity(rest)) == expected


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ("most: 5, tracker: tracks.hits", []),
        ('most: "{facts.hits}", tracker: [tracks.hits, records.log.tallies.hits]', []),
        ("most: 6, tracker: tracks.hits", ["ends at 5, before 6"]),
        ("most: 4, tracker: tracks.hits", ["goes on to 5, past 4"]),
        ("most: 6, tracker: [tracks.hits, records.log.tallies.hits]", ["ends at 5, before 6", "ends at 5, before 6"]),
        ("most: 9, tracker: tracks.ones", []),
        ("most: 10, tracker: tracks.ones", ["ends at 9, before 10"]),
        ("most: 99, tracker: tracks.tens + tracks.ones", []),
        ("most: 40, tracker: tracks.tens + tracks.ones", []),  # two digits may go further
        ("most: 100, tracker: tracks.tens+tracks.ones", ["ends at 99, before 100"]),
        ("most: 50, tracker: records.log.totals.score", []),  # a blank has no end
        ("most: 50, tracker: tracks.ones + records.log.totals.score", []),
        ("tracker: tracks.hits", []),
        ('most: "{facts.none}", tracker: tracks.hits', []),
        ("most: 5, tracker: tracks.odd", []),
        ("most: 5, tracker: tracks.lost", []),
        ("most: 5, tracker: facts.hits", []),
        ("most: 5, tracker: tracks.none", ["ends at 0, before 5"]),
        ("most: 5, tracker: tracks.down", []),  # counts from 5 to 1
        ("most: 0, tracker: tracks.hits", ["goes on to 5, past 0"]),
    ],
)
def test_a_tracker_is_long_enough(rest: str, expected: list[str], tmp_path: Path) -> None:
    found = messages(tmp_path, "PK245", quantity(rest))
    assert [message.partition('" ')[2].partition(", the most")[0] for message in found] == expected


@pytest.mark.parametrize(
    ("rest", "expected"),
    [("kind: effect, lasts: a turn", 0), ("kind: effect", 1), ('kind: effect, lasts: " "', 1), ("kind: recorded", 0)],
)
def test_an_effect_says_how_long(rest: str, expected: int, tmp_path: Path) -> None:
    assert len(messages(tmp_path, "PK246", quantity(rest))) == expected


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("tracks.hits", "tracks.ones", []),
        ("tracks.hits", "tracks.hits", ["tracks.hits"]),
        ("tracks.tens + tracks.ones", "[records.log.totals.score, tracks.ones]", ["tracks.ones"]),
        ("tracks.big-hits", "tracks.big_hits", ["tracks.big_hits"]),
        ("[tracks.hits, tracks.hits]", "tracks.ones", []),  # twice for one quantity is no harm
        ('""', '""', []),
    ],
)
def test_two_quantities(first: str, second: str, expected: list[str], tmp_path: Path) -> None:
    text = f"a: {{title: A, tracker: {first}}}\nb: {{title: B, tracker: {second}}}\n"
    found = messages(tmp_path, "PK247", {"quantities.yaml": text})
    assert found == [f'"b" and "a" are both kept on "{path}"' for path in expected]


@pytest.mark.parametrize(
    ("tracker", "left"),
    [
        ("tracks.hits", ["tens", "ones", "down", "odd", "none", "hits"]),
        ("[tracks.tens + tracks.ones, records.log.tallies.hits]", ["hits", "down", "odd", "none"]),
    ],
)
def test_a_track_of_nothing(tracker: str, left: list[str], tmp_path: Path) -> None:
    found = messages(tmp_path, "PK248", quantity(f"tracker: {tracker}"))
    assert [message.rstrip('"').rpartition(".")[2] for message in found] == left


def test_a_game_that_lists_no_quantities(tmp_path: Path) -> None:
    assert messages(tmp_path, "PK248", FILES) == []

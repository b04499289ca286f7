"""Broadsides: the figures that the rules tell and the card prints are those of the tables."""

from __future__ import annotations

import re
from collections import Counter
from math import ceil

import pytest
from games.broadsides_data import PROJECT, fact, letters, load_broadsides, modifier, prose, table, value
from projects import open_game

from printkit.model.game import Game
from printkit.model.names import Name
from printkit.scene import Text, walk


@pytest.fixture(scope="module")
def game() -> Game:
    return load_broadsides()


# What the rules tell in numbers


@pytest.mark.parametrize(
    "told",
    [
        "10 + 1 = 11 gun points",
        "11 gun points at range 2 give 5",
        "5 + 2 = 7",
        "The die shows 5. Hit table 7, hull: H C H. Two boxes of hull and one of crew",
        "9 × 4 = 36",
        "7 × 3 = 21",
        "of 5 hits, 3 and 2",
        "12 or 24",
    ],
)
def test_the_rules_tell_the_examples_that_are_replayed(game: Game, told: str) -> None:
    assert told in prose(game)


def test_the_rules_say_where_hits_without_a_box_go(game: Game) -> None:
    told = prose(game)
    assert "When all guns and carronades are gone, every G counts as an H." in told
    assert "An H, C or R for which there is no box left is lost." in told


def test_the_examples_come_out_as_told(game: Game) -> None:
    number = value(game, "hit-determination", 10 + 1, table(game, "hit-determination").column_of(2))
    assert (number, number + modifier(game, "first-many") + modifier(game, "average")) == (5, 7)
    assert Counter(letters(game, 7, 5, 0)) == {"H": 2, "C": 1}
    assert (9 * value(game, "crew-strength", 4), 7 * value(game, "crew-strength", 3)) == (36, 21)
    melee = table(game, "melee")
    assert (value(game, "melee", 4, melee.column_of(36)), value(game, "melee", 5, melee.column_of(21))) == (2, 2)
    assert (ceil(5 / 2), 5 // 2) == (3, 2)
    assert (12, 12 * fact(game, "captured")) == (12, 24)


# What is printed


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_card_prints_every_result_of_its_tables(lang: str) -> None:
    trial = open_game(PROJECT, "broadsides", lang=lang)
    texts = [
        each.text
        for piece in trial.item("card", "reference").pages
        for each, _ in walk(piece.scene.items)
        if isinstance(each, Text)
    ]
    printed = Counter(re.sub(r"\s", " ", text).strip() for text in texts)
    parts = trial.edition.game.parts
    hits = Counter(
        cell.text.text for number in range(9) for _, cells in parts.tables[Name(f"hit-{number}")].rows for cell in cells
    )
    assert {text: printed[text] for text in hits if len(text) > 1} == {
        text: n for text, n in hits.items() if len(text) > 1
    }
    assert all(printed[letter] >= 1 for letter in "ABCDEFGH")
    assert printed["−3"] == 1

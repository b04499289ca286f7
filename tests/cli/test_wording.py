"""Numbers and nouns of messages agree; classes have names that a user knows."""

from __future__ import annotations

import re

import pytest

from printkit.diagnostics import Measure, Origin, print_colours, print_type
from printkit.diagnostics.wording import agreeing, counted, of_kind
from printkit.model.boards import SquareBoard
from printkit.model.dice import DieRange


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (counted(1, "line"), "1 line"),
        (counted(0, "line"), "0 lines"),
        (counted(2, "line"), "2 lines"),
        (counted(1200, "entry", "entries"), "1,200 entries"),
        (counted(1, "entry", "entries"), "1 entry"),
        (agreeing(1, "is", "are"), "is"),
        (agreeing(0, "is", "are"), "are"),
        (of_kind(DieRange), "a die range"),
        (of_kind(SquareBoard), "a square board"),
        (of_kind(int), "a number"),
        (of_kind(type(None)), "nothing"),
    ],
)
def test_words_agree(said: str, words: str) -> None:
    assert said == words


def test_no_finding_of_the_preflight_says_1_lines() -> None:
    measure, place = Measure(0.1, 0.2, "pt", "test"), Origin("x.pdf")
    told = [
        print_type.line_too_thin(place, measure, 1).message,
        print_type.text_too_small(place, measure, 1).message,
        print_type.text_pale(place, measure, 1).message,
        print_colours.image_coarse(place, measure, 1).message,
    ]
    assert [message for message in told if not re.match(r"1 (line|image) ", message)] == []

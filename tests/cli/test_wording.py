"""Numbers and nouns of messages agree; classes have names that a user knows."""

from __future__ import annotations

import re

import pytest

from printkit.diagnostics import Measure, Origin, print_colours, print_lines, print_pages, print_scale, print_type
from printkit.diagnostics.wording import agreeing, counted, of_kind, shortened, visible
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


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("Éclaireur × 2 – “x” \u202f!", "Éclaireur × 2 – “x” \u202f!"),
        ("a\x1b[31mb\r\nc", r"a\x1b[31mb\r\nc"),
        ("\u202eabc\u2028\u00ad\ud800", r"\u202eabc\u2028\xad\ud800"),
    ],
)
def test_what_steers_a_terminal_is_made_visible(text: str, shown: str) -> None:
    assert visible(text) == shown


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('"short" is wrong', '"short" is wrong'),
        (f'"{"x" * 240}" is long', f'"{"x" * 240}" is long'),
        (f'"{"x" * 241}" is long, "{"y" * 3000}" too', f'"{"x" * 60}…" is long, "{"y" * 60}…" too'),
        (f'"a" {"and " * 80}"b"', f'"a" {"and " * 80}"b"'),
        ("z" * 5000, "z" * 1200 + "…"),
        ('"the \ufffc ships"', '"the … ships"'),
    ],
)
def test_what_nobody_reads_to_its_end_is_cut(text: str, said: str) -> None:
    assert shortened(text) == said


def test_no_finding_of_the_preflight_says_1_lines() -> None:
    measure, place = Measure(0.1, 0.2, "pt", "test"), Origin("x.pdf")
    told = [
        print_lines.line_too_thin(place, measure, 1).message,
        print_pages.text_near_cut(place, measure, 1).message,
        print_scale.outside_common_area(place, measure, 1).message,
        print_colours.colour_not_for_press(place, "line of text", "DeviceRGB", 1).message,
        print_colours.white_overprints(place, "outline", 1).message,
        print_type.text_too_small(place, measure, 1).message,
        print_type.text_pale(place, measure, 1).message,
        print_colours.image_coarse(place, measure, 1).message,
    ]
    assert [message for message in told if not re.match(r"1 (white )?(line|image|outline|thing) ", message)] == []

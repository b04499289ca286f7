"""What an author may write inside a text: bold, italic, symbols, and the way to print the marks themselves."""

from __future__ import annotations

import pytest

from printkit.typeset.inline import Span, parse_inline


def spans(text: str) -> list[tuple[str, str]]:
    """Return the spans of a text as (style, characters), style being b, i, bi or empty."""
    return [("b" * span.bold + "i" * span.italic, span.text) for span in parse_inline(text).spans]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plain", [("", "plain")]),
        ("", [("", "")]),
        ("a **b** c", [("", "a "), ("b", "b"), ("", " c")]),
        ("*a* b", [("i", "a"), ("", " b")]),
        ("_a_ __b__", [("i", "a"), ("", " "), ("b", "b")]),
        ("***a***", [("bi", "a")]),
        ("**a *b* c**", [("b", "a "), ("bi", "b"), ("b", " c")]),
        ("**a\nb**", [("b", "a\nb")]),
        ("a\nb", [("", "a\nb")]),
        ("*a*\\\nb", [("i", "a"), ("", "\n"), ("", "b")]),
        (r"\*a\*", [("", "*a*")]),
        ("2 * 3 * 4", [("", "2 * 3 * 4")]),
        ("damage*", [("", "damage*")]),
        ("name: ______", [("", "name: ______")]),
        ("snake_case_name", [("", "snake_case_name")]),
        ("[a](b) `c` <b>d</b> ![e](f) &amp; *g*", [("", "[a](b) `c` <b>d</b> ![e](f) &amp; "), ("i", "g")]),
        ("# *a*", [("", "# "), ("i", "a")]),
        (":die-3:", [("", "⚂")]),
        (":die-3::die-4: 5", [("", "⚂⚃ 5")]),
        ("**:die-3:**", [("b", "⚂")]),
        ("roll:die-1: *x*", [("", "roll⚀ "), ("i", "x")]),
        (r"\:die-3:", [("", ":die-3:")]),
        (r"*a* \:die-3: :star:", [("i", "a"), ("", " :die-3: ★")]),
        ("12:30:45", [("", "12:30:45")]),
        ("3:1", [("", "3:1")]),
        ("a:b:c *d*", [("", "a:b:c "), ("i", "d")]),
        (":foo:die-1: *x*", [("", ":foo⚀ "), ("i", "x")]),
    ],
)
def test_spans(text: str, expected: list[tuple[str, str]]) -> None:
    assert spans(text) == expected


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        (":dice-3:", ("dice-3",)),
        ("*a* :dice-3: :stra:", ("dice-3", "stra")),
        ("(:dice:)", ("dice",)),
        (r"\:dice-3:", ()),
        ("12:30:45", ()),
        ("1:x:2", ()),
        ("3:1", ()),
        ("Range: 3, speed: 2", ()),
        (":Dice:", ()),
        (":die-3:", ()),
    ],
)
def test_unknown_symbols(text: str, unknown: tuple[str, ...]) -> None:
    assert parse_inline(text).unknown == unknown


@pytest.mark.parametrize(
    ("text", "loose"),
    [
        ("**a", ("**",)),
        ("a**", ("**",)),
        ("**a** and **b", ("**",)),
        ("**a* b", ("**",)),
        ("**a**", ()),
        ("***a***", ()),
        ("a ** b", ()),
        ("** a **", ("**",)),
        ("Roll ** two ** dice", ("**",)),
        ("2 ** 3 ** 4", ()),
        (r"\*\*a", ()),
        ("*Fire at once.*then", ("*",)),
        ("*Fire at once", ("*",)),
        ("Fire.*Then", ("*",)),
        ("*Fire *", ("*",)),
        ("* Fire*", ("*",)),
        ("* Fire *", ("*",)),
        ("*:die-6: twice", ("*",)),
        ("5 *3", ("*",)),
        ("_Fire at once._then", ("_",)),
        # a footnote, a product, a row of stars, a blank to fill in
        ("a*", ()),
        ("damage* and fire*.", ()),
        ("* Not at night", ()),
        ("(*)", ()),
        (r"\*Not at night", ()),
        ("5 * 3", ()),
        ("2 * 3 * 4", ()),
        ("5*3", ()),
        ("a * b", ()),
        ("* * *", ()),
        ("***", ()),
        ("name: ______", ()),
        ("snake_case", ()),
    ],
)
def test_marks_without_a_partner(text: str, loose: tuple[str, ...]) -> None:
    assert parse_inline(text).loose == loose


def test_a_text_of_many_lone_marks_is_looked_at_once() -> None:
    assert parse_inline("*a " * 5_000).loose == ("*",)
    assert parse_inline("a* " * 5_000).loose == ()


def test_a_plain_text_is_one_span() -> None:
    assert parse_inline("Sink 4 points: now!").spans == (Span("Sink 4 points: now!"),)

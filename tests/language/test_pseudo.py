"""The pseudo-language: how much longer a text becomes, what stays as it is, and that the fonts have its letters."""

from __future__ import annotations

import math

import pytest

from printkit.diagnostics import Report
from printkit.language import Locale
from printkit.language.parity import count_marks
from printkit.language.placeholders import placeholders_of
from printkit.language.pseudo import CLOSING, OPENING, PSEUDO, accented, disguise, expansion
from printkit.source.text import Message
from printkit.typeset import face
from printkit.typeset.inline import parse_inline

NAMES = frozenset({"Prince of Wales", "Hood"})
ALPHABET = "abcdefghijklmnopqrstuvwxyz"


@pytest.mark.parametrize(
    ("length", "part"),
    [(1, 1.0), (10, 1.0), (11, 0.81), (20, 0.81), (21, 0.61), (31, 0.41), (51, 0.31), (70, 0.31), (71, 0.30)],
)
def test_a_text_grows_as_the_table_says(length: int, part: float) -> None:
    assert expansion(length) == part
    text = ("sail to the east or turn " * 4)[:length].rstrip().ljust(length, "x")
    assert len(disguise(text)) == max(length + math.ceil(length * part), length + 2)


@pytest.mark.parametrize("text", ["sky", "dry gym", "x", "Mm", "a", "brrr " * 30])
def test_a_text_without_vowels_to_double_grows_as_much(text: str) -> None:
    assert len(disguise(text.strip())) >= len(text.strip()) * (1 + expansion(len(text.strip())))


@pytest.mark.parametrize(
    ("text", "disguised"),
    [
        ("4+", "4+"),
        ("", ""),
        ("{a}", "{a}"),
        (":die-6:", ":die-6:"),
        ("Hood", "‹Hood›"),
        ("**Prince of Wales**", "‹**Prince of Wales**›"),
        ("Hit", "‹Ĥîîť›"),
        ("Ends.\n", "‹Ééñďš. ö›\n"),
    ],
)
def test_what_becomes_of_a_text(text: str, disguised: str) -> None:
    assert disguise(text, NAMES) == disguised


@pytest.mark.parametrize(
    "kept",
    [
        *(
            "{vp}",
            "{facts.least|words}",
            "{{",
            "}}",
            "**",
            ":die-6:",
            "](rules.md#fire)",
            "`sudo mm`",
            "12",
            "2d6",
            "B17",
        ),
        *("https://a.uk/b?c=d", r"\*", "3 mm", "Hood", "Prince of Wales", "4+", "1941-05-24", "12:30"),
    ],
)
def test_what_stays(kept: str) -> None:
    assert kept in disguise(f"sail {kept} and then fire", NAMES)


@pytest.mark.parametrize("text", ["**Fire.**", "*Fire.*", "***Fire!***", "Now **fire.**", "_Fire._"])
def test_what_is_bold_or_italic_at_the_end_stays_so(text: str) -> None:
    found = parse_inline(disguise(text))
    assert found.loose == ()
    emphasised = {(span.bold, span.italic) for span in parse_inline(text).spans}
    assert {(span.bold, span.italic) for span in found.spans} >= emphasised
    assert "*" not in "".join(span.text for span in found.spans)


def test_a_star_that_is_to_be_printed_stays_behind_its_sign() -> None:
    assert "".join(span.text for span in parse_inline(disguise(r"Sail \*")).spans).count("*") == 1


@pytest.mark.parametrize("text", ["Fire **{n}** [there](x.md) :die-1: *now*", "a\nb {c} {c}", "{{d}} {e}"])
def test_markup_and_placeholders_are_those_of_the_source(text: str) -> None:
    assert placeholders_of(disguise(text)) == placeholders_of(text)
    assert count_marks(disguise(text)) == count_marks(text)


def test_no_letter_that_can_have_an_accent_is_left_plain() -> None:
    plain = {letter for letter in ALPHABET + ALPHABET.upper() if accented(letter).isascii()}
    assert {letter.lower() for letter in plain} == set("bfmqvx")


@pytest.mark.parametrize("family", ["Lato", "Barlow Condensed", "Zilla Slab"])
def test_the_fonts_have_its_letters(family: str) -> None:
    letters = accented(ALPHABET) + accented(ALPHABET).upper() + OPENING + CLOSING
    assert [letter for letter in letters if not face(family).has(letter)] == []


def test_own_words_figures_and_values_go_along() -> None:
    report = Report()
    locale = Locale(PSEUDO, None, report, names=NAMES)
    assert locale.builtin("page {page} of {pages}", page=12345, pages=2).text == "‹þáágéé 12,345 ööf 2 öñé›".replace(
        "g", "ğ"
    )
    message = Message("Sink {what}, then {n|words} more")
    said = locale.fill(message, {"what": Message("Hood"), "n": 3}.__getitem__).text
    assert "‹Hood›" in said
    assert "ťĥřéé" in said
    assert locale.value((1, 2, 3)) == "1, 2 ááñď 3"
    assert list(report) == []

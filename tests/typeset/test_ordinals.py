"""Ordinals in French: the letters behind the number are raised and smaller, and the text stays what it was."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from pdf_facts import text, text_by_pypdf
from set_lines import ART, BODY

from printkit.diagnostics import Report
from printkit.render.pdf import render_pdf
from printkit.scene import Document, Group, Scene, Text, walk, whole_page
from printkit.source.text import Words
from printkit.typeset import Setting, face, place_block, set_text, text_width
from printkit.typeset.ordinals import SCALE, parts_of


def split(text: str, lang: str = "fr") -> str:
    return "".join(f"^{part}" if raised else part for part, raised in parts_of(text, lang))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("le 1er tour", "le 1^er tour"),
        ("la 1re, la 2e, les 3es", "la 1^re, la 2^e, les 3^es"),
        ("(12e)", "(12^e)"),
        ("au XIXe siècle", "au XIX^e siècle"),
        ("la Ve République, François Ier", "la V^e République, François I^er"),
        ("Ce 2 ou 3 est Vers le Vie Ie", "Ce 2 ou 3 est Vers le Vie I^e"),
        ("2ex 1erx A1e 12.5e 1942e 2d6 4+ mer", "2ex 1erx A1e 12.5e 1942e 2d6 4+ mer"),
        ("1ER 2E", "1ER 2E"),
        ("le n°\u00a07 et les N°s\u00a03", "le n^o\u00a07 et les N^os\u00a03"),
        ("20 °C, un n° sans chiffre, bon°\u00a07", "20 °C, un n° sans chiffre, bon°\u00a07"),
        ("", ""),
    ],
)
def test_what_is_raised(text: str, expected: str) -> None:
    assert split(text) == expected
    assert split(text).replace("^o", "°").replace("^", "") == text


@pytest.mark.parametrize("lang", ["en", "de", "qps", ""])
def test_other_languages_raise_nothing(lang: str) -> None:
    assert split("le 1er, XIXe", lang) == "le 1er, XIXe"


def drawn(text: str, lang: str = "fr", size: float = 4.0, floor: float = 0.0) -> list[Text]:
    style = replace(BODY, size=size, floor=floor)
    block = set_text(Words(text), style, 100, Setting(lang, ART, Report()))
    return [item for item, _ in walk(place_block(block, 0, 0)) if isinstance(item, Text)]


def test_the_letters_are_smaller_and_end_as_high_as_capitals() -> None:
    its = face(BODY.family, BODY.weight)
    number, letters, rest = drawn("1er tour")
    assert (number.text, letters.text, rest.text) == ("1", "er", " tour")
    assert (letters.size, number.size, rest.size) == pytest.approx((SCALE * 4, 4, 4))
    assert number.y - letters.y + its.x_height * letters.size == pytest.approx(its.cap_height * 4)
    assert letters.x == pytest.approx(number.x + number.width)
    assert rest.x == pytest.approx(letters.x + letters.width)
    alone = text_width(Words("er"), replace(BODY, size=4.0), Setting("en", ART, Report()))
    assert letters.width == pytest.approx(SCALE * alone, rel=0.02)


def test_what_would_be_too_small_to_print_is_not_raised() -> None:
    assert [item.text for item in drawn("1er tour", size=2.0)] == ["1er tour"]
    assert [item.text for item in drawn("1er tour", size=4.0, floor=2.0)] == ["1er tour"]
    assert len(drawn("1er tour", size=4.0, floor=2.8)) == 3


@pytest.mark.parametrize("sizes", [(2.0, 4.0), (4.0, 2.0)])
def test_the_size_decides_whatever_was_set_before(sizes: tuple[float, float]) -> None:
    setting = Setting("fr", ART, Report())
    blocks = [set_text(Words("1er tour"), replace(BODY, size=size), 100, setting) for size in sizes]
    found = [[item for item, _ in walk(place_block(block, 0, 0)) if isinstance(item, Text)] for block in blocks]
    assert [len(texts) for texts in found] == [1 if size == 2.0 else 3 for size in sizes]


def test_the_ink_of_raised_letters_counts() -> None:
    setting = Setting("fr", ART, Report())
    plain, raised = (set_text(Words(text), replace(BODY, size=4.0), 50, setting) for text in ("xx", "2e"))
    assert raised.ink_top < plain.ink_top
    assert raised.overflow_x == 0


def test_a_word_with_raised_letters_says_all_of_itself_to_readers() -> None:
    block = set_text(Words("Le XIXe siècle, (le 1er), n°\u00a07"), BODY, 100, Setting("fr", ART, Report()))
    items = place_block(block, 0, 0)
    words = [item for item in items if isinstance(item, Group)]
    assert [(word.role, word.alt) for word in words] == [("word", "XIXe"), ("word", "1er),"), ("word", "n° 7")]
    assert ["".join(item.text for item in word.items if isinstance(item, Text)) for word in words[:2]] == [
        "XIXe",
        "1er),",
    ]
    assert [item.text for item in items if isinstance(item, Text)] == ["Le ", " siècle, (le ", " "]


@pytest.mark.parametrize("read", [text, text_by_pypdf])
def test_raised_letters_are_found_in_the_pdf_with_their_word(read: Callable[[bytes, int], str]) -> None:
    said = "Le XIXe siècle, le 1er, la (2e)."
    block = set_text(Words(said), BODY, 100, Setting("fr", ART, Report()))
    pdf = render_pdf(Document((whole_page(Scene(100, 20, place_block(block, 5, 5)), ""),), "Ordinals", "", "", "fr"))
    assert read(pdf, 0) == said

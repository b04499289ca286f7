"""The text of a PDF: readable by machines, each glyph where the scene has it, every font complete."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from printkit.scene import Box as SceneBox
from printkit.scene import Group, Path, Text, half_turn, rect, translate
from printkit.typeset.fonts import face
from tests.pdf_facts import PdfFont, characters_mm, fonts, text, text_by_pypdf

from .drawings import BLACK, SAMPLE, die, line, pdf_of

Read = Callable[[bytes, int], str]
FAMILIES = ["Lato", "Barlow Condensed", "Zilla Slab"]
EVERY_LATO = "".join(
    c for c in map(chr, [*range(0x21, 0x7F), *range(0xA1, 0x250), *range(0x370, 0x400)]) if c != "\xad"
)


def lato(limit: int) -> str:
    """Return the first characters that Lato can draw."""
    return "".join(filter(face("Lato").has, EVERY_LATO))[:limit]


@pytest.mark.parametrize("read", [text, text_by_pypdf])
@pytest.mark.parametrize("family", FAMILIES)
def test_text_can_be_read_back(family: str, read: Read) -> None:
    assert read(pdf_of(line(SAMPLE, 5, 20, family=family)), 0) == SAMPLE


@pytest.mark.parametrize("read", [text, text_by_pypdf])
def test_special_spaces_are_read_as_spaces(read: Read) -> None:
    assert read(pdf_of(line("12\u202f% «\u00a0oui\u00a0»\u2009!", 5, 20)), 0) == "12 % « oui » !"


def stay(x: float, y: float) -> tuple[float, float]:
    """Return a place as it is."""
    return x, y


def misplaced(item: Text | Group, *, at: Callable[[float, float], tuple[float, float]] = stay) -> float:
    """Return by how many mm the worst glyph of a line misses its place on a page that holds a group with it."""
    found = characters_mm(pdf_of(item if isinstance(item, Group) else Group((item,))), 0)
    words = item.items[0] if isinstance(item, Group) else item
    places = [at(words.x + offset, words.y) for offset in words.offsets]
    assert len(found) == len(places)
    return max(max(abs(x - place[0]), abs(y - place[1])) for (_, x, y), place in zip(found, places, strict=True))


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("tracking", [0, 0.013, 0.25, -0.1])
def test_glyphs_land_on_their_offsets(family: str, tracking: float) -> None:
    assert misplaced(line("Wave AVATAR of 1234 Types", 3, 20, family=family, tracking=tracking)) < 0.005


def test_errors_do_not_add_up_along_a_line() -> None:
    words = line("0123456789" * 20, 2, 10, size=1.0)
    uneven = tuple(offset + 0.0004 * index for index, offset in enumerate(words.offsets))
    assert misplaced(replace(words, offsets=uneven)) < 0.005


def test_a_turned_line_lands_too() -> None:
    words = line("upside down", 3, 20)
    assert misplaced(Group((words,), half_turn(40, 30)), at=lambda x, y: (80 - x, 60 - y)) < 0.005


def test_a_misplaced_glyph_is_seen() -> None:
    words = line("one two", 3, 20)
    assert misplaced(words, at=lambda x, y: (x + 0.03, y)) > 0.02


def test_more_characters_than_a_subset_holds() -> None:
    words = line(lato(400), 1, 10, size=0.5)
    assert len(words.drawn) == 400
    assert misplaced(words) < 0.005
    assert lato(400) == text(pdf_of(words), 0)
    assert [font.name for font in fonts(pdf_of(words))] == ["Lato-Regular", "Lato-Regular"]


def test_every_font_is_an_embedded_subset() -> None:
    found = fonts(pdf_of(*(line("Ab", 5, 9 * y, family=family) for y, family in enumerate(FAMILIES, 1)), die(5, 40)))
    assert {"Lato-Regular", "BarlowCondensed-Regular", "ZillaSlab-Regular", ""} == {font.name for font in found}
    assert all(font.embedded and font.unicode for font in found)
    assert [len(font.tag) == 6 and font.tag.isupper() for font in found if font.kind == "TrueType"] == [True] * 3


def test_other_glyphs_make_another_tag() -> None:
    tags = [fonts(pdf_of(line(words)))[0].tag for words in ("Abc", "Abd", "Abc")]
    assert tags[0] == tags[2] != tags[1]


def test_a_subset_is_small() -> None:
    assert len(pdf_of(line("Ab"))) < 12_000


def test_a_face_is_found_under_its_own_name() -> None:
    found = fonts(pdf_of(line("A", 5, 9), line("A", 5, 19, weight=700)))
    assert sorted((font.name, font.kind) for font in found) == [("Lato-Bold", "TrueType"), ("Lato-Regular", "TrueType")]


def test_a_missing_glyph_is_refused() -> None:
    words = replace(line("a"), text="⚓", drawn="⚓")
    with pytest.raises(ValueError, match=r'"Lato-Regular" has no glyph for "⚓" \(U\+2693\)'):
        pdf_of(words)


def test_offsets_are_one_a_character() -> None:
    with pytest.raises(ValueError, match="zip"):
        pdf_of(replace(line("abc"), offsets=(0.0, 1.0)))


@pytest.mark.parametrize("read", [text, text_by_pypdf])
def test_symbols_are_read_as_their_characters(read: Read) -> None:
    pdf = pdf_of(line("Roll ", 5, 20), die(13, 16.5), line(" or ", 18, 20), die(25, 16.5, pips=4), line(" now", 30, 20))
    assert read(pdf, 0) == "Roll ⚅ or ⚃ now"


def test_a_symbol_may_stand_for_several_characters() -> None:
    assert text(pdf_of(replace(die(5, 5), alt="(Fi)")), 0) == "(Fi)"


def test_many_symbols_need_a_second_font() -> None:
    dice = [replace(die(5, 5), name=f"s{n}", alt=chr(0x2600 + n)) for n in range(260)]
    pdf = pdf_of(*(replace(d, transform=translate(0.3 * n, 5)) for n, d in enumerate(dice)))
    assert {PdfFont("", "", "Type3", embedded=True, unicode=True)} == set(fonts(pdf))
    assert len(fonts(pdf)) == 2
    assert {chr(0x2600 + n) for n in range(260)} <= set(text(pdf, 0))


def test_a_symbol_says_what_it_stands_for() -> None:
    with pytest.raises(ValueError, match='symbol "die-6" does not say'):
        pdf_of(replace(die(5, 5), alt=""))


def test_a_figure_adds_no_text() -> None:
    shape = Path(rect(SceneBox(0, 0, 9, 9)), BLACK)
    assert not text(pdf_of(Group((shape,), role="figure", alt="a black square")), 0)

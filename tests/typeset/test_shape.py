"""Shaping: kerning on, ligatures off, one glyph a character, spaces of our own."""

from __future__ import annotations

import itertools

import pytest
import uharfbuzz as hb

from printkit.typeset.face import harfbuzz_font
from printkit.typeset.fonts import face
from printkit.typeset.shape import absent_characters, ink_extent, shape, space_width

FAMILIES = ["Lato", "Barlow Condensed", "Zilla Slab"]
FRENCH = "Cœur d’œuvre — « été » Ÿ € ½ × −"


@pytest.mark.parametrize("family", FAMILIES)
def test_kerning_is_on(family: str) -> None:
    font = face(family)
    assert shape(font, "AVATAR").width < sum(map(font.advance, "AVATAR")) - 0.05


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("text", ["office ffl", "fi fl ffi", "1/2", "...", "tt st ct", "->", "fj Th"])
def test_ligatures_are_off(family: str, text: str) -> None:
    run = shape(face(family), text)
    assert (len(run.text), len(run.drawn), len(run.offsets)) == (len(text), len(text), len(text))
    assert all(a < b for a, b in itertools.pairwise(run.offsets))


def test_the_fonts_do_have_ligatures_to_switch_off() -> None:
    buffer = hb.Buffer()
    buffer.add_str("office ffl")
    buffer.guess_segment_properties()
    hb.shape(harfbuzz_font(face("Lato").path), buffer)
    assert len(buffer.glyph_infos) < len("office ffl")


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("thin", ["\u00a0", "\u202f", "\u2009", "\u2007", "\u200a", "\u2060"])
def test_every_family_sets_french(family: str, thin: str) -> None:
    text = FRENCH.replace(" ", thin)
    assert absent_characters(face(family), text) == ""
    assert shape(face(family), text).text == text.replace("\u2060", "")


@pytest.mark.parametrize(
    ("space", "width"),
    [(" ", 0.2), ("\t", 0.2), ("\u00a0", 0.2), ("\u202f", 0.14), ("\u2009", 0.14), ("\u200a", 0.08), ("\u2007", 0.444)],
)
def test_spaces_have_our_widths_and_are_drawn_as_the_fonts_space(space: str, width: float) -> None:
    barlow = face("Barlow Condensed")
    run = shape(barlow, f"A{space}V")
    assert space_width(barlow, space) == pytest.approx(width)
    assert run.drawn == "A V"
    assert run.text == f"A{space}V"
    assert run.offsets == pytest.approx((0, barlow.advance("A"), barlow.advance("A") + width))


def test_a_non_breaking_hyphen_is_drawn_as_a_hyphen() -> None:
    run = shape(face("Zilla Slab"), "U\u201147")
    assert (run.text, run.drawn) == ("U\u201147", "U-47")
    assert run.offsets == shape(face("Zilla Slab"), "U-47").offsets


@pytest.mark.parametrize("steering", ["\u2060", "\u200b", "\u200d", "\u00ad", "\ufeff", "\ufe0f"])
def test_characters_that_only_steer_are_left_out(steering: str) -> None:
    assert shape(face("Lato"), f"AV{steering}AT") == shape(face("Lato"), "AVAT")


def test_letters_and_accents_are_composed() -> None:
    assert shape(face("Lato"), "e\u0301te\u0301").text == "été"


def test_tracking_stands_between_letters_only() -> None:
    plain, tracked = shape(face("Lato"), "H H"), shape(face("Lato"), "H H", 0.1)
    assert tracked.width == pytest.approx(plain.width + 0.2)
    assert tracked.offsets[2] == pytest.approx(plain.offsets[2] + 0.2)


def test_nothing_has_no_width() -> None:
    assert shape(face("Lato"), "", 0.1).width == 0


def test_absent_characters_come_once_each() -> None:
    assert absent_characters(face("Barlow Condensed"), "aᵒ⚔ᵒ\u202f") == "ᵒ⚔"


def test_shaping_refuses_a_character_the_face_lacks() -> None:
    with pytest.raises(LookupError, match="BarlowCondensed-Regular cannot draw"):
        shape(face("Barlow Condensed"), "nᵒ")


@pytest.mark.parametrize(
    ("text", "above", "below"), [("x", 0.513, 0.0), ("H", 0.7165, 0), ("p", 0.516, 0.1605), (" ", 0, 0)]
)
def test_ink_is_measured_on_the_glyphs(text: str, above: float, below: float) -> None:
    assert ink_extent(face("Lato"), text) == pytest.approx((above, below), abs=0.012)

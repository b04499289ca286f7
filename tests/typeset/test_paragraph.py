"""Lines: where they break, where they stand, and what they are made of."""

from __future__ import annotations

from dataclasses import replace

import pyphen
import pytest
from set_lines import ART, BODY, INK, lines

from printkit.diagnostics import Origin, Report
from printkit.scene import Box, Group, Path, Stroke, Text, rect
from printkit.source.text import Words
from printkit.typeset import (
    Block,
    Setting,
    face,
    place_block,
    set_text,
    text_width,
)

PATROLS = "Slip past the patrols and sink four points of shipping, then reach a port of call now"


def setting(lang: str = "fr") -> Setting:
    return Setting(lang, ART, Report())


def block(text: str, width: float = 50, lang: str = "fr", **style: object) -> Block:
    """Set a text that must raise no finding."""
    its = setting(lang)
    made = set_text(Words(text), replace(BODY, **style), width, its)  # type: ignore[arg-type]
    assert list(its.report) == []
    return made


def texts(made: Block, x: float = 0, y: float = 0) -> list[Text]:
    return [item for item in place_block(made, x, y) if isinstance(item, Text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("aaaa bbbb", ["aaaa", "bbbb"]),
        ("aaaa\nb", ["aaaa", "b"]),
        ("a  b", ["a  b"]),
        ("aaaa   bbbb", ["aaaa", "bbbb"]),
        ("aaaa \u200b bbbb", ["aaaa ", "bbbb"]),
        ("aaa a\u00a0bbb", ["aaa", "a\u00a0bbb"]),
        ("aa bbb\u202f!", ["aa", "bbb\u202f!"]),
        ("aa bbb !", ["aa", "bbb !"]),
        ("aaaa « b » c", ["aaaa", "« b » c"]),
        ("aaaa ( bb ) c", ["aaaa", "( bb ) c"]),
        ("aaaa-bbbb", ["aaaa-", "bbbb"]),
        ("aaaa\u2011bbbb", ["aaaa\u2011bbbb"]),
        ("aaaa-\u2060bbbb", ["aaaa-bbbb"]),
        ("aaaa–bbbb", ["aaaa–", "bbbb"]),
        ("1111–2222", ["1111–2222"]),
        ("SE-11111", ["SE-11111"]),
        ("aaaa/bbbb", ["aaaa/", "bbbb"]),
        ("aaaakm/h", ["aaaakm/h"]),
        ("aaaa\u200bbbbb", ["aaaa", "bbbb"]),
        ("aaa\u00a0 bbb", ["aaa\u00a0 bbb"]),
        ("aaaa**bbbb**", ["aaaabbbb"]),
        ("aaaa **bb** *c*", ["aaaa", "bb c"]),
        ("aaaabbbbcccc", ["aaaabbbbcccc"]),
        ("a aaaabbbbcccc b", ["a", "aaaabbbbcccc", "b"]),
        ("⚀⚁ ⚂⚃", ["⚀⚁", "⚂⚃"]),
        ("aa\u00ad aaaa\u00adbbbb", ["aa", "aaaa\u00ad", "bbbb"]),
        ("  aa  ", ["aa"]),
    ],
)
def test_breaks(text: str, expected: list[str]) -> None:
    assert lines(block(text, 13)) == expected


@pytest.mark.parametrize(
    ("text", "lang", "expected"),
    [
        ("a gouvernement", "fr", ["a gouverne\u00ad", "ment"]),
        ("aaa l’opération b", "fr", ["aaa l’opéra\u00ad", "tion b"]),
        ("a Gouvernement", "fr", ["a", "Gouvernement"]),
        ("a GOUVERNEMENT", "fr", ["a", "GOUVERNEMENT"]),
        ("a gouvernement7", "fr", ["a", "gouvernement7"]),
        ("a gouver\u00adnement", "fr", ["a gouver\u00ad", "nement"]),
        ("a Wasserbehälter", "de", ["a Wasser\u00ad", "behälter"]),
        ("a gouvernement", "xx", ["a", "gouvernement"]),
        ("a **gouver**nement", "fr", ["a", "gouvernement"]),
    ],
)
def test_hyphenates(text: str, lang: str, expected: list[str]) -> None:
    assert lines(block(text, 21.5, lang, hyphenate=True)) == expected


def test_hyphenates_only_where_the_style_says_so() -> None:
    assert lines(block("a gouvernement", 21.5)) == ["a", "gouvernement"]


def test_a_divided_word_keeps_its_own_points_of_division() -> None:
    made = lines(block("anticonstitutionnellement", 12, hyphenate=True))
    assert "".join(made).replace("\u00ad", "") == "anticonstitutionnellement"
    points = [len("".join(made[: number + 1]).replace("\u00ad", "")) for number in range(len(made) - 1)]
    assert len(points) > 2
    assert set(points) <= set(pyphen.Pyphen(lang="fr_FR", left=2, right=3).positions("anticonstitutionnellement"))


def test_the_hyphen_we_add_is_drawn_as_one_and_reads_as_a_soft_one() -> None:
    first = texts(block("a gouvernement", 21.5, hyphenate=True))[0]
    assert (first.text[-1], first.drawn[-1]) == ("\u00ad", "-")


@pytest.mark.parametrize(
    ("align", "first", "last"),
    [("left", (0, None), (0, None)), ("right", (None, 30), (None, 30)), ("justify", (0, 30), (0, None))],
)
def test_aligns(align: str, first: tuple[float | None, float | None], last: tuple[float | None, float | None]) -> None:
    made = texts(block("Slip past the patrols and sink four", 30, align=align))
    for line, (left, right) in ((made[0], first), (made[-1], last)):
        assert left is None or line.x == pytest.approx(left)
        assert right is None or line.x + line.width == pytest.approx(right)
    assert len(made) == 3 and made[-1].width < 29  # noqa: PT018 - the case needs a short last line


def test_centres() -> None:
    for line in texts(block("Slip past the patrols and sink four", 30, align="centre")):
        assert line.x == pytest.approx((30 - line.width) / 2)


def test_justifies_by_the_spaces_between_words_only() -> None:
    plain = texts(block("a bb\u00a0cc dd eeeeeeeee", 20))[0]
    wide = texts(block("a bb\u00a0cc dd eeeeeeeee", 20, align="justify"))[0]
    steps = [right - left for left, right in zip(plain.offsets, wide.offsets, strict=True)]
    assert wide.text == "a bb\u00a0cc dd"
    assert steps == pytest.approx([0, 0] + [steps[2]] * 6 + [2 * steps[2]] * 2)


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        (
            PATROLS,
            38,
            ["Slip past the patrols", "and sink four points", "of shipping, then", "reach a port of", "call now"],
        ),
        ("reach a port of call now", 38, ["reach a port of", "call now"]),
        (
            "Slip past the patrols and reach a antidisestablishment now",
            42,
            ["Slip past the patrols and", "reach a", "antidisestablishment", "now"],
        ),
    ],
)
def test_no_short_word_is_left_alone_on_the_last_line(text: str, width: float, expected: list[str]) -> None:
    assert lines(block(text, width)) == expected


@pytest.mark.parametrize(
    ("width", "expected"),
    [
        (22, ["aller vers le", "port et puis", "le gouver\u00ad", "nement"]),
        (31, ["aller vers le port", "et puis le", "gouvernement"]),
    ],
)
def test_the_end_of_a_word_is_not_left_alone_where_the_whole_fits(width: float, expected: list[str]) -> None:
    assert lines(block("aller vers le port et puis le gouvernement", width, hyphenate=True)) == expected


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("de", "Straße", "STRASSE"),
        ("fr", "œuvre, été", "ŒUVRE, ÉTÉ"),
        ("tr", "izmir", "İZMİR"),
        ("en", ":star: x", "★ X"),
    ],
)
def test_caps(lang: str, text: str, expected: str) -> None:
    assert lines(block(text, lang=lang, caps=True)) == [expected]


def test_tracking_is_not_counted_after_the_last_letter() -> None:
    plain, tracked = texts(block("HHH HH"))[0], texts(block("HHH HH", tracking=0.1))[0]
    assert tracked.width - plain.width == pytest.approx(5 * 0.4)
    assert text_width(Words("HHH HH"), replace(BODY, tracking=0.1), setting()) == pytest.approx(tracked.width)
    assert texts(block("HHH HH", tracking=0.1, align="right"))[0].x == pytest.approx(50 - tracked.width)
    assert len(block("HHH HH", tracked.width + 0.001, tracking=0.1).lines) == 1
    assert len(block("HHH HH", tracked.width - 0.02, tracking=0.1).lines) == 2


def test_one_text_item_for_each_run_of_a_face() -> None:
    made = texts(block("one two **three four** *five* six"), 5, 7)
    assert [(item.font, item.text) for item in made] == [
        ("Lato-Regular", "one two "),
        ("Lato-Bold", "three four"),
        ("Lato-Regular", " "),
        ("Lato-Italic", "five"),
        ("Lato-Regular", " six"),
    ]
    assert [item.x for item in made[1:]] == pytest.approx([item.x + item.width for item in made[:-1]])
    assert all(len(item.text) == len(item.drawn) == len(item.offsets) for item in made)


def test_italic_inside_italic_is_upright() -> None:
    assert [item.font for item in texts(block("a*b*", italic=True))] == ["Lato-Italic", "Lato-Regular"]


def test_capitals_stand_in_the_optical_middle_of_each_line() -> None:
    made = block("HH\nHH", leading=1.5)
    first, second = texts(made, 3, 10)
    room = (1.5 - face("Lato").cap_height) / 2 * 4
    assert (first.x, first.y) == pytest.approx((3, 10 + room + face("Lato").cap_height * 4))
    assert second.y - first.y == pytest.approx(6)
    assert (made.height, made.height - (second.y - 10)) == pytest.approx((12, room))
    assert (made.ink_top, made.ink_bottom) == pytest.approx((room, 12 - room))


def test_an_empty_text_has_no_lines() -> None:
    made = block(" ")
    assert (made.lines, made.height, made.ink_top, made.ink_bottom, place_block(made, 0, 0)) == ((), 0, 0, 0, ())


def test_an_empty_line_between_two_takes_its_room() -> None:
    assert block("a\n\nb").height == pytest.approx(3 * 5)


def test_items_know_where_their_words_were_written() -> None:
    origin = Origin("a.yaml", 3, 4)
    items = place_block(set_text(Words("a :star:", origin), BODY, 50, setting()), 0, 0)
    assert [item.origin for item in items] == [origin, origin]


def test_a_symbol_is_a_group_in_the_colour_of_the_text() -> None:
    text, symbol = place_block(block("A :die-2:"), 10, 20)
    assert isinstance(text, Text)
    assert isinstance(symbol, Group)
    assert (symbol.name, symbol.role, symbol.alt) == ("symbol-die-2-ink", "symbol", "⚁")
    assert symbol.transform == pytest.approx((4, 0, 0, 4, text.x + text.width, text.y))
    assert symbol.items == (Path(rect(Box(0.1, -0.7, 0.7, 0.7)), INK, Stroke(INK, 0.05)),)


def test_a_symbol_wins_over_the_glyph_of_the_font() -> None:
    assert face("Lato").has("→")
    assert [type(item) for item in place_block(block("→"), 0, 0)] == [Group]


def test_a_symbol_takes_its_width() -> None:
    assert text_width(Words("H⚁H"), BODY, setting()) == pytest.approx(2 * 4 * face("Lato").advance("H") + 0.9 * 4)


def test_the_width_measured_is_the_width_set() -> None:
    assert text_width(Words("AVATAR Wo"), BODY, setting()) == pytest.approx(texts(block("AVATAR Wo"))[0].width)
    assert text_width(Words("AVATAR"), BODY, setting()) < 4 * sum(map(face("Lato").advance, "AVATAR"))


def test_measures_the_widest_line() -> None:
    assert text_width(Words("HHH\nH"), BODY, setting()) == pytest.approx(3 * 4 * face("Lato").advance("H"))

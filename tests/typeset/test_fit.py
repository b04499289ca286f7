"""Fitting: sizes tried, where the text then stands, and what is reported when it stays too big."""

from __future__ import annotations

from dataclasses import replace

import pytest

from printkit.diagnostics import Diagnostic, Origin, Report
from printkit.scene import Box, Colour, Path, Text, rect
from printkit.source.text import Words
from printkit.templates.styles import TextStyle
from printkit.typeset import (
    CHARACTERS,
    CURRENT_COLOUR,
    Fitted,
    FontNotFoundError,
    Setting,
    Slot,
    SymbolArt,
    face,
    fit_text,
)
from printkit.typeset.fit import POINT, sizes
from printkit.typeset.shape import ink_extent

ORIGIN = Origin("missions.yaml", 7, 12)
BODY = TextStyle("body", "Lato", 10 * POINT, Colour((0, 0, 0)), floor=8 * POINT)
ART = {name: SymbolArt(1.0, (Path(rect(Box(0, -0.7, 0.9, 0.7)), CURRENT_COLOUR),)) for name in CHARACTERS}
TASK = "Slip past the patrols and sink four points of shipping, then reach Brest after turn 16"


def fit(text: str, box: tuple[float, float], valign: str = "top", **style: object) -> tuple[Fitted, list[Diagnostic]]:
    report = Report()
    slot = Slot("objective", Box(10, 20, *box), valign)
    made = fit_text(Words(text, ORIGIN), replace(BODY, **style), slot, Setting("en", ART, report))  # type: ignore[arg-type]
    return made, list(report)


def baselines(made: Fitted) -> list[float]:
    return sorted({item.y for item in made.items if isinstance(item, Text)})


@pytest.mark.parametrize(
    ("size", "floor", "expected"),
    [
        (10, 0, [10]),
        (9, 9, [9]),
        (8, 9, [8]),
        (9, 8, [9, 8.75, 8.5, 8.25, 8]),
        (9, 8.4, [9, 8.75, 8.5, 8.4]),
    ],
)
def test_sizes(size: float, floor: float, expected: list[float]) -> None:
    tried = sizes(replace(BODY, size=size * POINT, floor=floor * POINT))
    assert [value / POINT for value in tried] == pytest.approx(expected)


def test_keeps_its_size_where_it_fits() -> None:
    made, found = fit(TASK, (60, 14))
    assert (made.size / POINT, made.lines, made.overflow_mm, found) == (pytest.approx(10), 3, 0, [])


def test_takes_the_largest_size_that_fits() -> None:
    made, found = fit(TASK, (60, 10))
    larger, _ = fit(TASK, (60, 10), size=made.size + 0.25 * POINT, floor=0.0)
    assert 8 < made.size / POINT < 10
    assert found == []
    assert made.overflow_mm == 0 < larger.overflow_mm


def test_reports_what_overflows_at_the_floor() -> None:
    made, found = fit(TASK, (40, 6))
    assert [(d.code, d.message, d.origin) for d in found] == [
        ("PK401", f'text overflows slot "objective" by {made.overflow_mm:.1f} mm at 8 pt', ORIGIN)
    ]
    assert made.size == pytest.approx(8 * POINT)
    assert made.overflow_mm == pytest.approx(made.block.ink_bottom - made.block.ink_top - 6)
    assert made.items


@pytest.mark.parametrize("keep", [0, 1])
def test_the_hint_tells_how_much_to_cut(keep: int) -> None:
    made, found = fit(TASK, (40, 6), floor=0.0)
    cut = int(found[0].hint.split("about ")[1].split(" ")[0])
    shorter = TASK[: len(TASK) - cut - 1]
    assert 10 < cut < len(TASK) - 20
    assert fit(shorter, (40, 6), floor=0.0)[1] == []
    assert made.lines > keep


def test_a_slot_too_low_for_one_line_is_not_mended_by_cutting() -> None:
    assert [d.hint for d in fit("High", (40, 1.5))[1]] == ["make the slot taller, or set the text smaller"]


def test_a_word_too_wide_is_never_chopped() -> None:
    made, found = fit("the antidisestablishmentarianism of", (30, 20))
    assert [(d.code, d.message) for d in found] == [
        ("PK404", f'"antidisestablishmentarianism" is {made.overflow_mm:.1f} mm too wide for slot "objective" at 8 pt')
    ]
    assert [item.text for item in made.items if isinstance(item, Text)] == ["the", "antidisestablishmentarianism", "of"]


def test_a_word_too_wide_shrinks_first() -> None:
    made, found = fit("antidisestablishmentarianism", (42, 20))
    assert (found, made.lines) == ([], 1)
    assert made.size < BODY.size


@pytest.mark.parametrize(("valign", "top"), [("top", 0.0), ("middle", 0.5), ("bottom", 1.0)])
def test_stands_where_told(valign: str, top: float) -> None:
    made, _ = fit("HH\nHH", (40, 20), valign)
    line = 1.25 * BODY.size
    capitals = face("Lato").cap_height * BODY.size
    start = 20 + top * (20 - 2 * line)
    assert baselines(made) == pytest.approx([start + (line + capitals) / 2, start + line + (line + capitals) / 2])


@pytest.mark.parametrize("height", [20.0, 5.0, 3.0])
@pytest.mark.parametrize("family", ["Lato", "Zilla Slab", "Barlow Condensed"])
def test_the_middle_of_a_line_is_that_of_its_capitals(height: float, family: str) -> None:
    made, found = fit("HE", (40, height), "middle", family=family, floor=0.0)
    capitals = face(family).cap_height * made.size
    assert found == []
    assert baselines(made)[0] - capitals / 2 == pytest.approx(20 + height / 2)


def test_a_slot_lower_than_the_line_holds_what_ink_there_is() -> None:
    assert fit("H7", (40, 2.6), floor=0.0)[1] == []
    assert [d.code for d in fit("Ép", (40, 2.6), floor=0.0)[1]] == ["PK401"]


@pytest.mark.parametrize("valign", ["top", "middle", "bottom"])
def test_what_is_too_high_leaves_the_slot_below_not_above(valign: str) -> None:
    made, found = fit("Ép", (40, 2.6), valign, floor=0.0)
    above, below = ink_extent(face("Lato"), "Ép")
    assert baselines(made)[0] - above * made.size == pytest.approx(20)
    assert made.overflow_mm == pytest.approx((above + below) * made.size - 2.6)
    assert len(found) == 1


@pytest.mark.parametrize(("text", "moved"), [("Ánchor", True), ("anchor", False)])
def test_an_accent_on_a_capital_moves_the_text_into_the_slot(text: str, *, moved: bool) -> None:
    made, found = fit(text, (80, 14), family="Zilla Slab", weight=700, leading=1.0, size=32 * POINT)
    plain, _ = fit("anchor", (80, 14), family="Zilla Slab", weight=700, leading=1.0, size=32 * POINT)
    assert found == []
    assert made.size == pytest.approx(32 * POINT)
    assert (baselines(made)[0] > baselines(plain)[0] + 0.05) == moved


def test_a_symbol_counts_as_ink() -> None:
    assert [d.code for d in fit(":star:", (40, 2.0), floor=0.0)[1]] == ["PK401"]


def findings(text: str, family: str = "Barlow Condensed", *, symbols: bool = True) -> list[tuple[str, str, str]]:
    report = Report()
    its = Setting("fr", ART if symbols else {}, report)
    made = fit_text(Words(text, ORIGIN), replace(BODY, family=family), Slot("s", Box(0, 0, 90, 20)), its)
    drawn = "".join(item.drawn for item in made.items if isinstance(item, Text))
    assert all(face(family).has(character) for character in drawn)
    assert all(diagnostic.origin == ORIGIN for diagnostic in report)
    return [(d.code, d.message, d.hint) for d in report]


@pytest.mark.parametrize(
    ("text", "code", "message", "hint"),
    [
        (
            "nᵒ 5",
            "PK402",
            'no glyph for "ᵒ" (U+1D52 MODIFIER LETTER SMALL O) in BarlowCondensed-Regular',
            "another character",
        ),
        ("⚔", "PK402", 'no glyph for "⚔" (U+2694 CROSSED SWORDS) in BarlowCondensed-Regular', ":symbol:"),
        ("**a⚔**", "PK402", 'no glyph for "⚔" (U+2694 CROSSED SWORDS) in BarlowCondensed-Bold', "font"),
        ("a\x07", "PK402", 'no glyph for "\x07" (U+0007 unnamed) in BarlowCondensed-Regular', ""),
        (":dice-3:", "PK403", 'no symbol ":dice-3:"', "did you mean :die-3:"),
        (":zzz:", "PK403", 'no symbol ":zzz:"', r"write \: to print a colon"),
        ("**a", "PK406", '"**" has no partner', r"\*"),
        ("*a.*b", "PK406", '"*" has no partner', "touching the words"),
        ("ש", "PK408", '"ש" (U+05E9 HEBREW LETTER SHIN) cannot be set', "left to right"),
        ("x\u0323", "PK408", '"\u0323" (U+0323 COMBINING DOT BELOW) cannot be set', ""),
    ],
)
def test_findings(text: str, code: str, message: str, hint: str) -> None:
    found = findings(text)
    assert [(c, m) for c, m, _ in found] == [(code, message)]
    assert hint in found[0][2]


@pytest.mark.parametrize(
    "text", ["⚓", "Ⓕ → ☑", ":anchor:", "e\u0301", "⚓\ufe0f", "Cœur d’œuvre — «\u00a0été\u202f» Ÿ € ½ × −"]
)
def test_no_findings(text: str) -> None:
    assert findings(text) == []


def test_a_symbol_without_a_drawing_is_looked_up_in_the_font() -> None:
    assert findings("→", "Lato", symbols=False) == []
    assert [code for code, _, _ in findings(":anchor:", "Lato", symbols=False)] == ["PK402"]


def test_a_missing_style_of_a_word_is_reported() -> None:
    made, found = fit("a **b**", (40, 10), bold=450)
    assert [(d.code, d.message) for d in found] == [("PK405", 'no upright font of weight 450 in the family "Lato"')]
    assert [item.text for item in made.items if isinstance(item, Text)] == ["a b"]


def test_the_styles_own_font_has_to_be_there() -> None:
    with pytest.raises(FontNotFoundError):
        fit("a", (40, 10), family="Nowhere")

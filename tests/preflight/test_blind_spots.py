"""Rarer ways to spoil a file: each sample fails, and its twin, as like it as can be, does not."""

from __future__ import annotations

import pytest
from preflight.samples import BOX, PRESS_BOXES, SPOT, Sample, codes, font_program, plus, press, stream

PRESSED = press()
SCRIPT = "<< /S /JavaScript /JS (app.beep) >>"
JUMP = "<< /S /GoTo /D [@page0 /Fit] /Next {} >>"
ALL = f"{PRESSED.resources} {SPOT.format('All')}"
LAB = f"{PRESSED.resources} /ColorSpace << /L [/Lab << /WhitePoint [1 1 1] >>] >>"


def bookmarked(action: str) -> Sample:
    """Return a sample with a bookmark below another that sets off an action."""
    outline = {"outline": b"<< /First @one >>", "one": b"<< /Title (a) /First @two >>"}
    return Sample(catalog="/Outlines @outline", more={**outline, "two": f"<< /Title (b) /A {action} >>".encode()})


def state(entries: str) -> Sample:
    """Return a press sample that uses a graphics state with something more in it."""
    return plus(b"/Own gs 50 50 9 9 re f", PRESSED, resources=f"/ExtGState << /Over @over /Own << {entries} >> >>")


def form(entries: str, content: bytes = b"0 0 9 9 re f", kind: str = BOX) -> Sample:
    """Return a press sample that draws a form with something more in it."""
    more = {**PRESSED.more, "form": stream(content, f"{kind} {entries}")}
    return plus(b"/Fm Do", PRESSED, resources=f"{PRESSED.resources} /XObject << /Fm @form >>", more=more)


def named(code: int, character: str) -> Sample:
    """Return a sample that shows a blank glyph, the code of which stands for a character."""
    cmap = f"beginbfchar\n<41> <0041>\n<{code:02x}> <{character}>\nendbfchar".encode()
    shown = b"BT /F1 12 Tf 60 100 Td <%02x> Tj ET" % code
    return plus(shown, program=font_program(blank=(code,)), more={"unicode": stream(cmap)})


CASES: list[tuple[str, str, Sample, Sample]] = [
    ("PK571", "home", Sample(page=f"/AA << /O {SCRIPT} >>"), Sample(page="/AA << >>")),
    ("PK571", "home", bookmarked(SCRIPT), bookmarked(JUMP.format("null"))),
    ("PK571", "home", bookmarked(JUMP.format(f"[{JUMP.format(SCRIPT)}]")), bookmarked(JUMP.format("[]"))),
    ("PK530", "press-x4", plus(b"/S CS .5 SCN 1 w 50 99 m 90 99 l S", PRESSED, resources=ALL),
     plus(b"/S CS 1 SCN 1 w 50 5 m 90 5 l S", PRESSED, resources=ALL)),
    ("PK530", "press-x4", plus(b"/S CS .5 SCN .25 w 0 99 m 12 99 l S", PRESSED, resources=ALL),
     plus(b"/S CS .5 SCN .25 w 0 99 m 11.4 99 l S", PRESSED, resources=ALL)),
    ("PK530", "press-x4", plus(b"/S CS .5 SCN 2 w 99 290 m 99 280 l S", PRESSED, resources=ALL),
     plus(b"/S CS .5 SCN 2 w 99 290 m 99 288.51 l S", PRESSED, resources=ALL)),
    ("PK546", "home", plus(b"0 g 60 90 40 .1 re f"), plus(b"0 g 60 90 40 .3 re f")),
    ("PK546", "home", plus(b"0 g q 60 90 40 40 re W n 60 90 .1 90 re f Q"), plus(b"0 g q 60 90 .1 40 re W n 0 0 90 190 re f Q")),
    ("PK546", "home", plus(b"0 g 60 90 40 .1 re f"), plus(b"1 g 60 90 40 .1 re f 0 g 60 90 .1 .1 re f")),
    ("PK559", "press-x4", state("/TR << /FunctionType 2 /Domain [0 1] /N 2 >>"), state("/TR /Identity")),
    ("PK559", "press-x4", state("/TR2 << /FunctionType 2 /Domain [0 1] /N 2 >>"), state("/TR2 /Default")),
    ("PK578", "press-x4", form("/OPI << >>"), form("")),
    ("PK578", "press-x4", form("/Ref << /F (other.pdf) /Page 0 >>"), form("/Ref null")),
    ("PK578", "press-x4", form("", b"showpage", "/Subtype /PS"), form("/PieceInfo << >>")),
    ("PK423", "home", named(66, "0000"), named(66, "0020")),
    ("PK583", "press-x4", press(boxes=f"{PRESS_BOXES} /ArtBox [20 20 280 280]"),
     press(boxes=PRESS_BOXES.replace("Trim", "Art"))),
    ("PK583", "press-x4", press(catalog=f"{PRESSED.catalog} /Version /1.7"),
     press(catalog=f"{PRESSED.catalog} /Version /1.6")),
]  # fmt: skip


@pytest.mark.parametrize(("code", "profile", "broken", "clean"), CASES)
def test_a_broken_sample_fails_and_its_twin_does_not(code: str, profile: str, broken: Sample, clean: Sample) -> None:
    assert codes(broken, profile) == {code}
    assert codes(clean, profile) == set()


@pytest.mark.parametrize(
    ("colour", "found"),
    [(b"50 20 20", {"PK551"}), (b"100 0 0", {"PK551", "PK555"}), (b"100 9 0", {"PK551"})],
)
def test_only_white_in_lab_is_white(colour: bytes, found: set[str]) -> None:
    assert codes(plus(b"/L cs " + colour + b" sc 50 50 9 9 re f", PRESSED, resources=LAB), "press-x4") == found


def test_text_in_lab_is_as_light_as_it_says() -> None:
    words = b"/L cs %d 0 0 sc BT /F1 12 Tf 60 100 Td (A) Tj ET"
    spaces = "/ColorSpace << /L [/Lab << /WhitePoint [1 1 1] >>] >>"
    assert codes(plus(words % 70, resources=spaces), "home") == {"PK424"}
    assert codes(plus(words % 40, resources=spaces), "home") == set()


def test_a_place_in_a_palette_is_neither_white_nor_black() -> None:
    shown = b"/I cs 1 sc 50 50 9 9 re f"
    palette = "/ColorSpace << /I [/Indexed /DeviceCMYK 1 <00000000ff000000>] >>"
    assert codes(plus(shown, PRESSED, resources=f"{PRESSED.resources} {palette}"), "press-x4") == set()


def test_actions_and_bookmarks_that_lead_in_a_circle_come_to_an_end() -> None:
    jump = b"<< /S /GoTo /D [@page0 /Fit] /Next [@jump @jump] >>"
    outline = {"outline": b"<< /First @one >>", "one": b"<< /Title (a) /A @jump /First @one /Next @one >>"}
    assert codes(Sample(catalog="/Outlines @outline", more={**outline, "jump": jump}), "home") == set()

"""Each finding of the preflight has a broken sample that must fail, and a clean twin in which nothing is found."""

from __future__ import annotations

import zlib
from dataclasses import replace

import pytest
from preflight.samples import (
    BOX,
    HOME_BOXES,
    PRESS,
    SPOT,
    XMP,
    Sample,
    codes,
    font_program,
    icc,
    limits,
    plus,
    press,
    stream,
)
from preflight.test_blind_spots import CASES

from printkit.check.leeway import is_of_preflight
from printkit.check.registry import load_kinds
from printkit.diagnostics import KINDS
from printkit.preflight.run import preflight_bytes, preflight_file

PLAIN = Sample()
PAPER = "/MediaBox [0 0 595.276 841.89] /TrimBox [0 0 595.276 841.89] /BleedBox [0 0 595.276 841.89]"
RULER = b" 0 g 1 w 60 30 m %.3f 30 l S 60 27 m 60 33 l S %.3f 27 m %.3f 33 l S"


def image(
    width: int, space: str = "/DeviceGray", bits: int = 8, data: bytes = b"", extra: str = ""
) -> dict[str, bytes]:
    """Return an image of like width and height as a further object."""
    size = f"/Width {width} /Height {width} /BitsPerComponent {bits}"
    return {"image": stream(data or b"\0", f"/Subtype /Image {size} /ColorSpace {space} {extra}", packed=True)}


def drawn(sample: Sample, things: dict[str, bytes], side: int = 100) -> Sample:
    """Return a sample with an image of a side in points."""
    content = sample.content + f" q {side} 0 0 {side} 60 60 cm /Im Do Q".encode()
    resources = f"{sample.resources} /XObject << /Im @image >>"
    return replace(sample, content=content, resources=resources, more={**sample.more, **things})


def ruled(end: float) -> Sample:
    """Return a sheet of A4 with a scale line that ends at a place."""
    return Sample(boxes=PAPER, content=PLAIN.content + RULER % (end, end, end))


def common(content: bytes) -> Sample:
    """Return a page for A4 and Letter alike that shows something, with its scale line in place."""
    boxes = " ".join(f"/{kind}Box [0 0 595.276 792]" for kind in ("Media", "Trim", "Bleed"))
    end = 60 + 50.0 / 25.4 * 72
    return Sample(boxes=boxes, content=content + RULER % (end, end, end))


def action(kind: str) -> Sample:
    return Sample(catalog=f"/OpenAction << /S /{kind} /JS (app.beep) >>")


PRESSED = press()
WIDGET = "/Annots [<< /Subtype /{} /Rect [0 0 9 9] >>]"
OVER = b"/Over gs "
TWO_FONTS = {
    "font2": b"<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Sample /FirstChar 65 /Widths [500]"
    b" /FontDescriptor @other /ToUnicode @unicode >>",
    "other": b"<< /Type /FontDescriptor /FontFile2 @wrong >>",
    "wrong": stream(font_program("other"), packed=True),
}
TYPE3 = (
    "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 65"
    " /LastChar 66 /Widths [500 500] /CharProcs << /a @glyph >> /ToUnicode @unicode"
    " /Encoding << /Differences [65 /a /a] >> >>"
)

HOME_CASES: list[tuple[str, Sample]] = [
    ("PK515", plus(b"/Nothing Do")),
    ("PK515", plus(b"Q")),
    ("PK515", plus(b"q")),
    ("PK515", plus(b"1 0 nonsense")),
    ("PK515", plus(b"5 cm")),
    ("PK515", plus(b"BT /F9 9 Tf ET")),
    ("PK515", plus(b"/Round Do", resources="/XObject << /Round @round >>", more={
        "round": stream(b"/Round Do", f"{BOX} /Resources << /XObject << /Round @round >> >>")})),
    ("PK422", plus(b"BT /F1 12 Tf 295 150 Td (AB) Tj ET")),
    ("PK422", plus(b"BT /F1 12 Tf 150 -40 Td (AB) Tj ET")),
    ("PK423", plus(b"BT /F1 12 Tf 60 100 Td (ABC) Tj ET")),
    ("PK423", plus(b"BT /F1 12 Tf 60 100 Td (ABz) Tj ET")),
    ("PK521", Sample(boxes="/MediaBox [0 0 300 300] /BleedBox [0 0 310 300] /TrimBox [0 0 300 300]")),
    ("PK521", Sample(boxes="/MediaBox [0 0 300 300] /BleedBox [10 10 290 290] /TrimBox [0 10 290 290]")),
    ("PK522", Sample(boxes="/MediaBox [0 0 300 300]")),
    ("PK522", Sample(boxes=f"{HOME_BOXES} /ArtBox [0 0 300]")),
    ("PK522", Sample(boxes=f"{HOME_BOXES} /ArtBox [5 5 5 5]")),
    ("PK523", Sample(more={"page1": b"<< /Type /Page /Parent @tree /MediaBox [0 0 302 300] /TrimBox [0 0 302 300]"
                           b" /Contents @content /Resources << /Font << /F1 @font >> >> >>"}, pages=2)),
    ("PK524", Sample(page="/Rotate 90")),
    ("PK525", Sample(page="/UserUnit 2")),
    ("PK526", Sample(page="/CropBox [10 10 290 290]")),
    ("PK527", Sample(content=b"")),
    ("PK527", Sample(content=b"1 g 0 0 300 300 re f")),
    ("PK527", Sample(content=b"0 g 400 400 10 10 re f")),
    ("PK531", Sample(font="<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode @unicode >>")),
    ("PK532", Sample(font=PLAIN.font.replace("ABCDEF+", ""))),
    ("PK533", Sample(font=PLAIN.font.replace("/ToUnicode @unicode", ""))),
    ("PK534", plus(b"/Part Do", resources="/XObject << /Part @part >>", more={**TWO_FONTS, "part": stream(
        b"BT /F2 12 Tf 60 100 Td (A) Tj ET", f"{BOX} /Resources << /Font << /F2 @font2 >> >>")})),
    ("PK535", Sample(font=TYPE3, more={"glyph": stream(b"500 0 0 0 500 500 d1 0 0 500 500 re f")})),
    ("PK536", Sample(program=font_program()[:60])),
    ("PK541", plus(b"BT /F1 4.9 Tf 60 100 Td (A) Tj ET")),
    ("PK541", plus(b"q 0.5 0 0 0.5 0 0 cm BT /F1 9 Tf 90 200 Td [(A) -20 <42>] TJ ET Q")),
    ("PK541", plus(b"BT /F1 1 Tf 4 0 0 4 60 100 Tm (A) Tj ET")),
    ("PK541", plus(b"q 0.3 0 0 0.3 0 0 cm /Small Do Q", resources="/XObject << /Small @small >>", more={
        "small": stream(b"BT /F1 12 Tf 200 300 Td (A) Tj ET", BOX)})),
    ("PK542", plus(b"BT /F1 5.5 Tf 60 100 Td (A) Tj ET")),
    ("PK545", plus(b"0.2 g 50 90 60 30 re f 1 g BT /F1 6.5 Tf 60 100 Td (A) Tj ET")),
    ("PK424", plus(b"0.6 g BT /F1 12 Tf 60 100 Td (A) Tj ET")),
    ("PK424", plus(b"0.3 g 50 90 60 30 re f 0 g BT /F1 12 Tf 60 100 Td (A) Tj ET")),
    ("PK424", plus(b"q 1 0 0 1 9 9 cm /Badge Do Q", resources="/XObject << /Badge @badge >>", more={
        "badge": stream(b"1 1 0 rg 50 80 60 30 re f 1 g BT /F1 20 Tf 60 85 Td (A) Tj ET", f"{BOX} /Resources << /Font << /F1 @font >> >>")})),
    ("PK543", plus(b"0.2 w 60 90 m 90 90 l S")),
    ("PK543", plus(b"q 0.2 0 0 1 0 0 cm 1 w 60 90 m 90 90 l S Q")),
    ("PK544", plus(b"0 w 60 90 m 90 90 l S")),
    ("PK555", plus(OVER + b"1 g 60 60 9 9 re f", resources="/ExtGState << /Over << /op true >> >>")),
    ("PK562", drawn(PLAIN, image(200))),
    ("PK571", action("JavaScript")),
    ("PK571", action("Launch")),
    ("PK571", Sample(catalog="/AA << /WC << /S /JavaScript /JS (x) >> >>")),
    ("PK571", Sample(catalog="/Names << /JavaScript << >> >>")),
    ("PK571", Sample(page="/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch >> >>]")),
    ("PK572", Sample(page=WIDGET.format("Text"))),
    ("PK573", Sample(page=WIDGET.format("Widget"))),
    ("PK573", Sample(catalog="/AcroForm << /Fields [<< /FT /Tx >>] >>")),
    ("PK574", Sample(catalog="/Names << /EmbeddedFiles << >> >>")),
    ("PK575", Sample(catalog="/OCProperties << /OCGs [] >>")),
    ("PK576", Sample(more={"lzw": stream(b"\x80\x0b\x60\x50\x22\x0c\x0c\x85\x01", "/Filter /LZWDecode")})),
    ("PK577", Sample(page="/Trans << >>")),
    ("PK586", Sample(lang="")),
    ("PK587", Sample(info="/Title ()")),
    ("PK589", Sample(boxes=PAPER)),
    ("PK590", ruled(60 + 49.0 / 25.4 * 72)),
    ("PK597", common(b"BT /F1 12 Tf 15 150 Td (A) Tj ET")),
    ("PK597", common(b"0 g 300 780 20 8 re f")),
]  # fmt: skip

PRESS_CASES: list[tuple[str, Sample]] = [
    ("PK421", plus(b"BT /F1 8 Tf 21 150 Td (A) Tj ET", PRESSED)),
    ("PK422", plus(b"BT /F1 8 Tf 18 150 Td (A) Tj ET", PRESSED)),
    ("PK528", replace(PRESSED, boxes="/MediaBox [0 0 300 300] /BleedBox [15 15 285 285] /TrimBox [20 20 280 280]")),
    ("PK530", plus(b"/S cs .5 scn 50 50 9 9 re f", PRESSED, resources=f"{PRESSED.resources} {SPOT.format('All')}")),
    ("PK551", plus(b"1 0 0 rg 50 50 9 9 re f", PRESSED)),
    ("PK551", plus(b"1 0 0 RG 50 50 m 90 50 l S", PRESSED)),
    ("PK551", plus(b".2 0 0 rg BT /F1 8 Tf 60 99 Td (A) Tj ET", PRESSED)),
    ("PK551", drawn(PRESSED, image(500, "/DeviceRGB"))),
    ("PK551", drawn(PRESSED, image(500, "[/Indexed /DeviceRGB 1 <000000ffffff>]"))),
    ("PK551", plus(b"/L cs 50 0 0 sc 50 50 9 9 re f", PRESSED,
                   resources=f"{PRESSED.resources} /ColorSpace << /L [/Lab << /WhitePoint [1 1 1] >>] >>")),
    ("PK551", plus(b"/Fade sh", PRESSED, resources=f"{PRESSED.resources} /Shading << /Fade << /ColorSpace /DeviceRGB >> >>")),
    ("PK552", plus(b"/S cs 1 scn 50 50 9 9 re f", PRESSED, resources=f"{PRESSED.resources} {SPOT.format('Gold')}")),
    ("PK554", plus(b".6 .4 .4 1 k BT /F1 8 Tf 60 99 Td (A) Tj ET", PRESSED)),
    ("PK555", plus(b"0 0 0 0 k 50 50 9 9 re f", PRESSED)),
    ("PK556", plus(b"/No gs BT /F1 8 Tf 60 99 Td (A) Tj ET", PRESSED, resources="/ExtGState << /Over @over /No << /OP false >> >>")),
    ("PK557", plus(b"1 1 .5 .6 k 50 50 9 9 re f", PRESSED)),
    ("PK557", drawn(PRESSED, image(500, "/DeviceCMYK", data=bytes([255, 255, 200, 200]) * 250000))),
    ("PK558", plus(b"/Thin gs 50 50 9 9 re f", PRESSED, resources="/ExtGState << /Over @over /Thin << /ca .5 >> >>")),
    ("PK558", plus(b"/Mix gs 50 50 9 9 re f", PRESSED, resources="/ExtGState << /Over @over /Mix << /BM /Multiply >> >>")),
    ("PK558", drawn(PRESSED, image(500, extra="/SMask @over"))),
    ("PK561", drawn(PRESSED, image(200))),
    ("PK562", drawn(PRESSED, image(300))),
    ("PK562", drawn(PRESSED, image(500, bits=1))),
    ("PK572", replace(PRESSED, page=WIDGET.format("Link"))),
    ("PK581", replace(PRESSED, catalog="/Metadata @xmp")),
    ("PK581", replace(PRESSED, catalog=PRESSED.catalog.replace("] /Meta", " << /S /GTS_PDFX >>] /Meta"))),
    ("PK582", press(more={"icc": stream(icc(b"mntr"), "/N 4")})),
    ("PK582", press(more={"icc": stream(icc(space=b"RGB "), "/N 4")})),
    ("PK582", press(more={"icc": stream(icc(), "/N 3")})),
    ("PK582", press(more={"icc": stream(icc()[:90], "/N 4")})),
    ("PK582", replace(PRESSED, catalog=PRESSED.catalog.replace("(FOGRA39)", "()"))),
    *[("PK583", replace(PRESSED, info=PRESSED.info.replace(key, "Other")))
      for key in ("CreationDate", "ModDate", "Trapped")],
    ("PK583", replace(PRESSED, info=PRESSED.info.replace("/False", "/False_"))),
    *[("PK583", press(more={"xmp": stream(XMP.replace(key, b"other"))}))
      for key in (b"GTS_PDFXVersion", b"CreateDate", b"DocumentID", b"VersionID", b"RenditionClass")],
    ("PK583", replace(PRESSED, trailer="")),
    ("PK583", replace(PRESSED, version="1.7")),
]  # fmt: skip

CLEAN: list[tuple[str, Sample]] = [
    ("home", PLAIN),
    ("home", replace(PLAIN, pages=3)),
    ("home", ruled(60 + 50.0 / 25.4 * 72)),
    ("home", common(b"1 g 0 0 595.276 792 re f")),
    ("home", plus(b"0 g 50 90 60 30 re f 1 g BT /F1 12 Tf 60 100 Td (A) Tj ET")),
    ("home", plus(b"0.45 g BT /F1 20 Tf 60 85 Td (A) Tj ET 0.3 g 50 20 60 30 re f 1 g BT /F1 12 Tf 60 30 Td (A) Tj ET")),
    ("home", plus(b"0.6 g 50 90 15 30 re f 0.6 g BT /F1 12 Tf 60 100 Td (AB) Tj ET")),
    ("home", Sample(font=TYPE3, more={"glyph": stream(b"500 0 0 0 500 500 d1")})),
    ("home", drawn(PLAIN, image(210))),
    ("home", plus(b"q 50 50 50 50 re W n BT /F1 12 Tf 60 -40 Td (AB) Tj ET Q")),
    ("home", plus(b"BX 1 0 nonsense EX /Span << /ActualText (\\)) >> BDC EMC % words")),
    ("home", plus(b"BI /W 90 /H 90 /BPC 8 /CS /G ID \x00\xff EI")),
    ("home", Sample(page=WIDGET.format("Link"))),
    ("screen", Sample(page=WIDGET.format("Widget"))),
    ("press-x4", PRESSED),
    ("press-x4", drawn(PRESSED, image(500, "/DeviceCMYK", data=bytes([255, 255, 0, 200]) * 250000))),
    ("press-x4", plus(b"/Thin gs 50 50 9 9 re f", replace(PRESSED, page="/Group << /S /Transparency /CS /DeviceCMYK >>"),
                      resources="/ExtGState << /Over @over /Thin << /ca .5 >> >>")),
    ("press-x4", plus(b"/S cs 1 scn 0 0 9 9 re f", PRESSED, resources=f"{PRESSED.resources} {SPOT.format('All')}")),
]  # fmt: skip


@pytest.mark.parametrize(("profile", "sample"), CLEAN)
def test_nothing_is_found_in_a_clean_sample(profile: str, sample: Sample) -> None:
    assert [found.message for found in preflight_bytes(sample.pdf(), "sample.pdf", limits(profile))] == []


@pytest.mark.parametrize(("code", "sample"), HOME_CASES)
def test_a_broken_sample_for_home_fails(code: str, sample: Sample) -> None:
    assert codes(sample, "home") == {code}


@pytest.mark.parametrize(("code", "sample"), PRESS_CASES)
def test_a_broken_sample_for_the_press_fails(code: str, sample: Sample) -> None:
    assert codes(sample, "press-x4") == {code}


def test_a_file_for_the_screen_needs_bookmarks() -> None:
    assert codes(replace(PLAIN, pages=2), "screen") == {"PK588"}


def test_a_pack_may_hold_sheets_of_different_sizes() -> None:
    sample = next(sample for code, sample in HOME_CASES if code == "PK523")
    outline = {
        "outline": b"<< /First @one /Last @two >>",
        "one": b"<< /Title (a) /Next @two >>",
        "two": b"<< /Title (b) >>",
    }
    assert codes(replace(sample, catalog="/Outlines @outline", more={**sample.more, **outline}), "home") == set()


SHORT = PRESS.replace(b"11 11 278 278 re", b"20 20 260 260 re")


def test_a_drawing_that_stops_at_the_cut_is_seen() -> None:
    found = preflight_file(replace(PRESSED, content=SHORT).pdf(), "sample.pdf", limits("press-x4")).found
    assert [each.code for each in found] == ["PK529"]


def test_a_drawing_that_reaches_the_edge_of_the_bleed_is_sound() -> None:
    assert preflight_file(PRESSED.pdf(), "sample.pdf", limits("press-x4")).found == ()


def test_every_finding_of_the_preflight_has_a_broken_sample() -> None:
    load_kinds()
    elsewhere = {"PK511", "PK512", "PK513", "PK514", "PK529", "PK588", "PK584", "PK585"}
    elsewhere |= {f"PK59{n}" for n in range(1, 7)} | {code for code, *_ in CASES}
    wanted = {code for code in KINDS if is_of_preflight(code) or "PK511" <= code <= "PK514"}
    assert {code for code, _ in (*HOME_CASES, *PRESS_CASES)} | elsewhere == wanted


def test_a_finding_tells_where_how_much_and_why() -> None:
    sample = plus(b"BT /F1 4.9 Tf 60 100 Td (A) Tj ET", pages=2)
    first, second = preflight_bytes(sample.pdf(), "out/sample.pdf", limits("home"))
    assert (first.origin.file, first.origin.page, second.origin.page) == ("out/sample.pdf", 1, 2)
    left, top, width, height = first.origin.box
    assert (round(left, 2), round(width, 2)) == (21.17, 0.86)
    assert round(top + height, 2) == round((300 - 100 + 0.21 * 4.9) * 25.4 / 72, 2)
    assert first.measure
    assert (round(first.measure.measured, 3), first.measure.limit, first.measure.unit) == (4.9, 5.0, "pt")
    assert first.measure.source in first.hint


def test_letters_without_descenders_are_as_low_as_they_are() -> None:
    # 0.7 mm are 1.98 pt: at 22.1 the letters, which stand on their line, are inside, and the font's box is not
    assert codes(plus(b"BT /F1 8 Tf 60 22.1 Td (A) Tj ET", PRESSED), "press-x4") == set()
    assert codes(plus(b"BT /F1 8 Tf 60 21.5 Td (A) Tj ET", PRESSED), "press-x4") == {"PK421"}


def test_invisible_symbol_fonts_are_counted() -> None:
    sample = next(sample for _, sample in CLEAN if sample.font == TYPE3)
    assert preflight_file(sample.pdf(), "sample.pdf", limits("home")).symbols == 1


def test_what_is_packed_reads_like_what_is_not() -> None:
    packed = zlib.compress(PLAIN.content)
    assert zlib.decompress(packed) == PLAIN.content
    sample = replace(PLAIN, more={"content": stream(PLAIN.content, packed=True)})
    assert codes(sample, "home") == set()

"""Files for a press: four inks and nothing else, black alone overprints, and the file says what PDF/X-4 asks for."""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader

from printkit.render.about import About
from printkit.render.pack import merge_pdfs
from printkit.render.pdf import render_pdf
from printkit.scene import REGISTRATION, Box, Colour, Document, Group, Item, Page, Path, Scene, Stroke, rect

from .drawings import BLACK, WHITE, bitmap, box, die, document, frame, line, pdf_of
from .press import INTENT, PROFILE, image_spaces, objects, operations, press_of, press_pdf, screen_colours

INK = Colour((0, 0, 0), (0, 0, 0, 1), "ink")
TINT = Colour((90, 90, 90), (0, 0, 0, 0.72), "quiet")
RICH = Colour((28, 43, 57), (0.6, 0.4, 0.25, 0.8), "rich")
ALL = (
    box(0, 0, 90, 50, RICH),
    box(5, 5, 20, 20, WHITE),
    line("words", 5, 30),
    frame(3, 3, 40, 40, Stroke(INK, 0.3)),
    die(30, 10),
    die(40, 10),
    bitmap("RGB"),
    bitmap("RGBA", box=Box(50, 5, 8, 4)),
    bitmap("L", box=Box(50, 15, 8, 4)),
    bitmap("CMYK", "JPEG", box=Box(50, 25, 8, 4)),
    bitmap("RGB", "JPEG", (5, 5), box=Box(50, 35, 8, 4)),
)


def coloured(colour: Colour, *, text: bool = False, stroke: bool = False) -> Item:
    if text:
        return replace(line("x", 5, 5), colour=colour)
    return frame(0, 0, 5, 5, Stroke(colour, 0.2)) if stroke else box(0, 0, 5, 5, colour)


def states(pdf: bytes) -> list[tuple[bool, bool]]:
    """Return, for each thing painted, whether fills and strokes overprint at that point."""
    (page,) = PdfReader(BytesIO(pdf)).pages
    names = page["/Resources"]["/ExtGState"]
    now, found = (False, False), []
    for operator, operands in operations(pdf):
        if operator == "gs":
            state = names[operands[0]]
            now = (state["/op"].value, state["/OP"].value)
        elif operator in ("f", "S", "B", "TJ", "Do"):
            found.append(now)
    return found


def test_four_inks_and_nothing_else() -> None:
    assert screen_colours(press_pdf(*ALL)) == []
    assert set(image_spaces(press_pdf(*ALL))) == {"/DeviceCMYK", "/DeviceGray"}


def test_the_search_for_screen_colours_finds_them() -> None:
    assert screen_colours(pdf_of(*ALL)) == ["G", "g", "image /DeviceRGB", "rg"]
    assert "image /DeviceRGB" in screen_colours(pdf_of(bitmap("RGB")))


@pytest.mark.parametrize(
    ("colour", "operands"),
    [(INK, [0, 0, 0, 1]), (BLACK, [0, 0, 0, 1]), (WHITE, [0, 0, 0, 0]), (TINT, [0, 0, 0, 0.72]), (RICH, [0.6, 0.4, 0.25, 0.8])],
)  # fmt: skip
@pytest.mark.parametrize("stroke", [False, True])
def test_colours_are_their_inks(colour: Colour, operands: list[float], stroke: bool) -> None:
    said = [
        list(map(float, given))
        for name, given in operations(press_pdf(coloured(colour, stroke=stroke)))
        if name in "kK"
    ]
    assert said == [operands]


@pytest.mark.parametrize(
    ("item", "state"),
    [
        (coloured(INK, text=True), (True, True)),
        (coloured(BLACK, text=True), (True, True)),
        (coloured(TINT, text=True), (False, False)),
        (coloured(RICH, text=True), (False, False)),
        (coloured(WHITE, text=True), (False, False)),
        (coloured(INK, stroke=True), (False, True)),
        (coloured(WHITE, stroke=True), (False, False)),
        (coloured(TINT, stroke=True), (False, False)),
        (coloured(INK), (False, False)),
        (coloured(WHITE), (False, False)),
        (Path(rect(Box(0, 0, 5, 5)), WHITE, Stroke(INK, 0.2)), (False, True)),
    ],
)
def test_black_letters_and_lines_overprint_and_nothing_else(item: Item, state: tuple[bool, bool]) -> None:
    assert states(press_pdf(coloured(INK, text=True), coloured(INK, stroke=True), item))[-1] == state


def test_overprinting_ends_where_white_begins() -> None:
    pdf = press_pdf(coloured(INK, text=True), coloured(WHITE, text=True), coloured(INK, text=True), coloured(WHITE))
    assert states(pdf) == [(True, True), (False, False), (True, True), (False, False)]


def test_repeated_groups_know_the_states_they_set() -> None:
    members = tuple(replace(line("Overprint " * 9, 2, y), colour=INK) for y in range(5, 50, 5))
    pdf = press_pdf(Group(members, name="g"), Group(members, name="g"))
    forms = [thing for thing in objects(pdf) if getattr(thing, "get", lambda _: None)("/Subtype") == "/Form"]
    assert len(forms) == 1
    assert set(forms[0]["/Resources"]["/ExtGState"]) == {"/O00", "/O01", "/O11"}


def test_marks_of_registration_are_in_all_inks() -> None:
    assert ("K", [1, 1, 1, 1]) in operations(press_pdf(coloured(REGISTRATION, stroke=True)))


def test_nothing_is_see_through() -> None:
    pdf = press_pdf(*ALL)
    assert not re.search(rb"/SMask|/ca |/CA |/BM |/Group", pdf)
    assert b"/SMask" in pdf_of(*ALL)


def test_symbols_have_no_type_3_font() -> None:
    assert b"/Type3" not in press_pdf(*ALL)
    assert b"/Type3" in pdf_of(*ALL)


def packed(pdf: bytes) -> bytes:
    about = About("Trial", "A. Tester", "a trial", "en", PROFILE, INTENT)
    return merge_pdfs([("one", pdf), ("two", pdf)], about)


@pytest.fixture(scope="module", params=["sheet", "pack"])
def file(request: pytest.FixtureRequest) -> bytes:
    pdf = press_pdf(*ALL, title="Œuf & « co »" if request.param == "sheet" else "Trial")
    return packed(pdf) if request.param == "pack" else pdf


def test_the_header_is_1_6(file: bytes) -> None:
    assert file.startswith(b"%PDF-1.6")
    assert pdf_of().startswith(b"%PDF-1.7")


def test_there_is_one_output_intent_with_its_profile(file: bytes) -> None:
    (intent,) = PdfReader(BytesIO(file)).trailer["/Root"]["/OutputIntents"]
    intent = intent.get_object()
    assert (intent["/S"], intent["/OutputConditionIdentifier"]) == ("/GTS_PDFX", "FOGRA39")
    assert (intent["/RegistryName"], intent["/Info"]) == ("http://www.color.org", "FOGRA39 (fogra39.icc)")
    profile = intent["/DestOutputProfile"].get_object()
    assert (profile["/N"], profile.get_data()) == (4, INTENT.data)


def test_the_info_says_standard_trapping_dates_and_profile(file: bytes) -> None:
    info = PdfReader(BytesIO(file)).trailer["/Info"]
    assert info["/GTS_PDFXVersion"] == "PDF/X-4"
    assert info["/Trapped"] == "/False"
    assert info["/PrintkitProfile"] == "home"
    assert info["/CreationDate"] == info["/ModDate"] == "D:20000101000000Z"
    assert info["/Title"]


XMP = {
    "pdfxid:GTS_PDFXVersion": "PDF/X-4",
    "pdf:Trapped": "False",
    "xmp:CreateDate": "2000-01-01T00:00:00Z",
    "xmp:ModifyDate": "2000-01-01T00:00:00Z",
    "xmp:MetadataDate": "2000-01-01T00:00:00Z",
    "xmpMM:VersionID": "1",
    "xmpMM:RenditionClass": "default",
}


def test_the_packet_says_the_same(file: bytes) -> None:
    stream = PdfReader(BytesIO(file)).trailer["/Root"]["/Metadata"]
    packet = stream.get_data().decode()
    assert "/Filter" not in stream
    for name, value in XMP.items():
        assert f"<{name}>{value}</{name}>" in packet
    assert re.search(r"<xmpMM:DocumentID>uuid:[0-9a-f-]{14}5[0-9a-f-]{21}</xmpMM:DocumentID>", packet)


def test_words_in_the_packet_are_escaped() -> None:
    packet = PdfReader(BytesIO(press_pdf(title="A < B & C"))).trailer["/Root"]["/Metadata"].get_data()
    assert b"A &lt; B &amp; C" in packet
    assert PdfReader(BytesIO(press_pdf(title="A < B & C"))).xmp_metadata.dc_title == {"x-default": "A < B & C"}


def test_another_content_is_another_document() -> None:
    first, second = (re.search(rb"uuid:[0-9a-f-]+", press_pdf(box(x, 0, 1, 1))) for x in (1, 2))
    assert first
    assert second
    assert first[0] != second[0]


def test_the_boxes_nest() -> None:
    scene = Scene(69.5, 94.9, (box(0, 0, 69.5, 94.9),))
    page = Page(scene, Box(3, 3, 63.5, 88.9), Box(0, 0, 69.5, 94.9), "card")
    (made,) = PdfReader(BytesIO(press_of(Document((page,), "t", "a", "s", "en")))).pages
    assert [round(float(edge), 2) for edge in made.trimbox] == [8.5, 8.5, 188.5, 260.5]
    assert made.bleedbox == made.mediabox
    assert not {"/Trans", "/Annots", "/Group"} & set(made)


def test_every_font_is_embedded(file: bytes) -> None:
    fonts = [thing for thing in objects(file) if getattr(thing, "get", lambda _: None)("/Type") == "/Font"]
    assert fonts
    assert all("/FontFile2" in font["/FontDescriptor"] for font in fonts)


def test_the_same_bytes_twice() -> None:
    assert press_pdf(*ALL) == press_pdf(*ALL)
    assert packed(press_pdf(*ALL)) == packed(press_pdf(*ALL))


def test_a_file_for_home_claims_nothing() -> None:
    root = PdfReader(BytesIO(render_pdf(document(*ALL)))).trailer["/Root"]
    assert not {"/OutputIntents", "/Metadata"} & set(root)

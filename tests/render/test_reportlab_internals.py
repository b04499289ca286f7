"""Everything of reportlab that we lean on and that its manual does not promise: a new version that moves it fails here."""

from __future__ import annotations

from io import BytesIO

import pytest
from reportlab.pdfbase.pdfdoc import (
    Destination,
    PDFDictionary,
    PDFDocument,
    PDFInfo,
    PDFPage,
    PDFResourceDictionary,
)
from reportlab.pdfgen.canvas import Canvas

from printkit.render.about import About
from printkit.render.pdf.canvas import BareCanvas, start_file
from printkit.render.pdf.fonts import registered
from printkit.render.pdf.stream import PageStream
from printkit.render.pdf.text import FileText, draw_text

from .drawings import line


@pytest.fixture
def canvas() -> BareCanvas:
    return start_file(About("t", "a", "s", "en"), BytesIO())


def test_canvas_makes_its_preamble_in_a_method() -> None:
    assert "_preamble" in Canvas._make_preamble.__code__.co_names  # noqa: SLF001 - what this file is about


def test_canvas_keeps_its_document(canvas: BareCanvas) -> None:
    assert isinstance(canvas._doc, PDFDocument)  # noqa: SLF001


@pytest.mark.parametrize("name", ["delayedFonts", "idToObject", "signature", "updateSignature", "Pages"])
def test_document_has(canvas: BareCanvas, name: str) -> None:
    assert hasattr(canvas.file, name)


def test_a_page_shown_is_the_last_of_the_pages(canvas: BareCanvas) -> None:
    canvas.showPage()
    (page,) = canvas.file.Pages.pages
    assert isinstance(page, PDFPage)
    assert (page.XObjects, page.Trans.dict) == (None, {})


def test_the_document_digest_becomes_the_identifier(canvas: BareCanvas) -> None:
    assert canvas.file.signature.digest().hex().encode() in canvas.file.ID()


def test_a_font_tells_codes_and_widths(canvas: BareCanvas) -> None:
    font = registered(line("A").font)
    assert font.splitString("ab a", canvas.file) == [(0, b"\x01\x02 \x01")]
    assert font.getSubsetInternalName(0, canvas.file) == "/F1+0"
    assert ord("A") in font.face.charToGlyph
    assert {int} == {type(font.face.getCharWidth(ord(character))) for character in "Aij"}


def test_fonts_used_wait_to_be_added_under_known_names(canvas: BareCanvas) -> None:
    draw_text(PageStream(), FileText(canvas.file), line("Ab"))
    (font,) = canvas.file.delayedFonts
    font.addObjects(canvas.file)
    (added,) = canvas.file.idToObject["BasicFonts"].dict.values()
    descriptor = canvas.file.idToObject[added.FontDescriptor.name]
    assert added.BaseFont == "AAAAAA+Lato-Regular"
    assert b"glyf" in canvas.file.idToObject[descriptor.dict["FontFile2"].name].content
    assert "beginbfchar" in canvas.file.idToObject[added.ToUnicode.name].content


def test_the_info_is_an_attribute_and_ends_in_its_bracket(canvas: BareCanvas) -> None:
    assert isinstance(canvas.file.info, PDFInfo)
    assert PDFInfo.format(canvas.file.info, canvas.file).rstrip().endswith(b">>")


def test_the_catalogue_and_pages_write_what_their_list_names(canvas: BareCanvas) -> None:
    canvas.showPage()
    (page,) = canvas.file.Pages.pages
    for thing, known in ((canvas.file.Catalog, "Metadata"), (canvas.file.Catalog, "AcroForm"), (page, "Annots")):
        assert known in thing.__NoDefault__
        thing.__NoDefault__ = [*thing.__NoDefault__, "Ours"]
        thing.Ours = "/Ours"
        assert b"/Ours /Ours" in thing.format(canvas.file)


def test_a_bookmark_is_known_before_its_page(canvas: BareCanvas) -> None:
    assert isinstance(canvas._bookmarkReference("a"), Destination)  # noqa: SLF001
    canvas.bookmarkPage("a")
    canvas.showPage()


def test_a_page_and_a_form_take_graphics_states(canvas: BareCanvas) -> None:
    assert "ExtGState" in PDFResourceDictionary.dict_attributes
    canvas.showPage()
    (page,) = canvas.file.Pages.pages
    page.ExtGState = PDFDictionary({"O": PDFDictionary({})})
    assert b"/ExtGState" in page.format(canvas.file)

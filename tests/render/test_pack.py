"""A pack: all parts in one file, each under its bookmark."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from printkit.render.about import About
from printkit.render.pack import merge_pdfs
from printkit.render.pdf import render_pdf
from printkit.scene import Bookmark, Box, Document, Page, Scene
from tests.pdf_facts import boxes_mm, fonts, text

from .drawings import SAMPLE, bitmap, die, document, line, pdf_of

CARDS = Document(
    (
        Page(Scene(120, 80, (line("Cartes", 20, 20),)), Box(10, 10, 90, 60), Box(7, 7, 96, 66), "1"),
        Page(Scene(120, 80, (line("Dos", 20, 20),)), Box(10, 10, 90, 60), Box(7, 7, 96, 66), "2"),
    ),
    "Cards",
    "A",
    "s",
    "fr",
    (Bookmark("Fronts", 0), Bookmark("First", 0, 1), Bookmark("Backs", 1)),
)


def pack(*parts: bytes) -> bytes:
    """Return a pack of parts, titled Part 1, Part 2…"""
    named = [(f"Part {n} œ", part) for n, part in enumerate(parts, 1)]
    return merge_pdfs(named, About("Tout le jeu « été »", "Ō", "sujet", "fr"))


def read(pdf: bytes) -> PdfReader:
    """Open a PDF."""
    return PdfReader(BytesIO(pdf))


def test_parts_follow_each_other() -> None:
    pdf = pack(pdf_of(line(SAMPLE, 5, 20)), render_pdf(CARDS))
    assert [text(pdf, page) for page in range(3)] == [SAMPLE, "Cartes", "Dos"]


def test_each_part_has_a_bookmark_with_its_own_below() -> None:
    reader = read(pack(render_pdf(CARDS), pdf_of(line("x"))))
    first, (fronts, (deep,), backs), second = reader.outline
    found = [(item.title, reader.get_destination_page_number(item)) for item in (first, fronts, deep, backs, second)]
    assert found == [("Part 1 œ", 0), ("Fronts", 0), ("First", 0), ("Backs", 1), ("Part 2 œ", 2)]


def test_boxes_stay() -> None:
    assert boxes_mm(render_pdf(CARDS)) == boxes_mm(pack(render_pdf(CARDS)))


def test_a_pack_says_what_it_is() -> None:
    reader = read(pack(render_pdf(CARDS)))
    info, root = reader.metadata, reader.trailer["/Root"]
    assert (info.title, info.author, info.subject) == ("Tout le jeu « été »", "Ō", "sujet")
    assert (info.producer, info.creator, root["/PageMode"]) == ("printkit", "printkit", "/UseOutlines")
    assert (root["/Lang"], bool(root["/ViewerPreferences"]["/DisplayDocTitle"])) == ("fr", True)
    assert reader.pdf_header == "%PDF-1.7"


def test_fonts_of_two_parts_are_told_apart() -> None:
    found = fonts(pack(pdf_of(line("Abc")), pdf_of(line("Xyz"))))
    assert len({(font.tag, font.name) for font in found}) == 2
    assert all(font.embedded and font.unicode for font in found)


def test_what_parts_have_in_common_is_held_once() -> None:
    part = pdf_of(line(SAMPLE), bitmap("RGB", size=(64, 64)), *(die(6 * n, 20) for n in range(9)))
    assert len(pack(part, part, part)) < len(part) + 2 * 4_000


def test_pages_alike_stay_pages() -> None:
    part = pdf_of(die(5, 5))
    reader = read(pack(part, part))
    assert len({page.indirect_reference.idnum for page in reader.pages}) == 2
    assert [reader.get_destination_page_number(item) for item in reader.outline] == [0, 1]


def test_a_pack_tells_another_pack_apart() -> None:
    packs = [read(pack(pdf_of(line(word)))).trailer["/ID"] for word in ("one", "two", "one")]
    assert packs[0] == packs[2] != packs[1]


def test_many_parts() -> None:
    parts = [render_pdf(document(line(f"Part {n}", 5, 9), title=f"{n}")) for n in range(40)]
    pdf = pack(*parts)
    assert [f"Part {n}" for n in range(40)] == [text(pdf, n) for n in range(40)]


def test_a_pack_has_a_part() -> None:
    with pytest.raises(ValueError, match="has no part"):
        pack()

"""What a PDF says of itself and its pages."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from printkit.render.pdf import render_pdf
from printkit.scene import Bookmark, Box, Document, Page, Scene, whole_page
from tests.pdf_facts import boxes_mm, fonts

from .drawings import SAMPLE, box, document, line, pdf_of

PAGES = (
    Page(Scene(210, 297, (line("one", 20, 20),)), Box(10, 20, 150, 200), Box(7, 17, 156, 206), "first"),
    whole_page(Scene(63.5, 88.9, (box(0, 0, 10, 10),)), "second"),
)


def read(pdf: bytes) -> PdfReader:
    """Open a PDF."""
    return PdfReader(BytesIO(pdf))


def booked(*bookmarks: Bookmark) -> bytes:
    """Return a PDF of two pages with bookmarks."""
    return render_pdf(Document(PAGES, "Trial", "A", "s", "fr", bookmarks))


def test_a4_is_exact() -> None:
    assert list(map(float, read(pdf_of(width=210, height=297)).pages[0].mediabox)) == [0, 0, 595.276, 841.890]


def test_boxes_are_where_the_page_says() -> None:
    first, second = boxes_mm(booked())
    assert pytest.approx(Box(10, 20, 150, 200), abs=0.001) == first.trim
    assert pytest.approx(Box(7, 17, 156, 206), abs=0.001) == first.bleed
    assert pytest.approx(Box(0, 0, 63.5, 88.9), abs=0.001) == second.media


def test_the_boxes_of_a_single_item_are_one() -> None:
    page = read(booked()).pages[1]
    assert page.mediabox == page.trimbox == page.bleedbox


@pytest.mark.parametrize("key", ["/Trans", "/CropBox", "/ArtBox", "/Annots"])
def test_pages_say_no_more_than_needed(key: str) -> None:
    assert not [page for page in read(booked()).pages if key in page]


def test_a_file_says_what_it_is() -> None:
    reader = read(render_pdf(document(title="Été « œuf »", author="Ō", subject="s", lang="fr")))
    info, root = reader.metadata, reader.trailer["/Root"]
    assert (info.title, info.author, info.subject) == ("Été « œuf »", "Ō", "s")
    assert (info.producer, info.creator) == ("printkit", "printkit")
    assert (root["/Lang"], bool(root["/ViewerPreferences"]["/DisplayDocTitle"])) == ("fr", True)


def test_a_file_without_text_has_no_font() -> None:
    assert fonts(pdf_of(box(0, 0, 1, 1))) == []


def test_streams_are_compressed_and_binary() -> None:
    filters = read(pdf_of(*(line(SAMPLE, 0, y) for y in range(9)))).pages[0]["/Contents"]["/Filter"]
    assert filters == ["/FlateDecode"]


def test_bookmarks_nest_by_level() -> None:
    reader = read(booked(Bookmark("Rules", 0), Bookmark("Œufs", 1, 1), Bookmark("Deep", 0, 2), Bookmark("Cards", 1)))
    rules, (eggs, (deep,)), cards = reader.outline
    assert [item.title for item in (rules, eggs, deep, cards)] == ["Rules", "Œufs", "Deep", "Cards"]
    assert [reader.get_destination_page_number(item) for item in (rules, eggs, deep, cards)] == [0, 1, 0, 1]
    assert reader.trailer["/Root"]["/PageMode"] == "/UseOutlines"


@pytest.mark.parametrize(
    ("bookmarks", "words"),
    [
        ([Bookmark("Lost", 2)], 'bookmark "Lost" leads to page 2 of 2'),
        ([Bookmark("A", 0), Bookmark("B", 0, 2)], "outline level"),
    ],
)
def test_a_wrong_bookmark_is_refused(bookmarks: list[Bookmark], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        booked(*bookmarks)


def test_a_document_has_a_page() -> None:
    with pytest.raises(ValueError, match='"Trial" has no page'):
        render_pdf(Document((), "Trial", "A", "s", "fr"))

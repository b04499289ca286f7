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


def test_a4_is_exact():
    assert [0, 0, 595.276, 841.890] == list(map(float, read(pdf_of(width=210, height=297)).pages[0].mediabox))


def test_boxes_are_where_the_page_says():
    first, second = boxes_mm(booked())
    assert pytest.approx(Box(10, 20, 150, 200), abs=0.001) == first.trim
    assert pytest.approx(Box(7, 17, 156, 206), abs=0.001) == first.bleed
    assert pytest.approx(Box(0, 0, 63.5, 88.9), abs=0.001) == second.media


def test_the_boxes_of_a_single_item_are_one():
    page = read(booked()).pages[1]
    assert page.mediabox == page.trimbox == page.bleedbox


@pytest.mark.parametrize("key", ["/Trans", "/CropBox", "/ArtBox", "/Annots"])
def test_pages_say_no_more_than_needed(key):
    assert not [page for page in read(booked()).pages if key in page]


def test_a_file_says_what_it_is():
    reader = read(render_pdf(document(title="Été « œuf »", author="Ō", subject="s", lang="fr")))
    info, root = reader.metadata, reader.trailer["/Root"]
    assert ("Été « œuf »", "Ō", "s") == (info.title, info.author, info.subject)
    assert ("printkit", "printkit") == (info.producer, info.creator)
    assert ("fr", True) == (root["/Lang"], bool(root["/ViewerPreferences"]["/DisplayDocTitle"]))


def test_a_file_without_text_has_no_font():
    assert [] == fonts(pdf_of(box(0, 0, 1, 1)))


def test_streams_are_compressed_and_binary():
    filters = read(pdf_of(*(line(SAMPLE, 0, y) for y in range(9)))).pages[0]["/Contents"]["/Filter"]
    assert ["/FlateDecode"] == filters


def test_bookmarks_nest_by_level():
    reader = read(booked(Bookmark("Rules", 0), Bookmark("Œufs", 1, 1), Bookmark("Deep", 0, 2), Bookmark("Cards", 1)))
    rules, (eggs, (deep,)), cards = reader.outline
    assert ["Rules", "Œufs", "Deep", "Cards"] == [item.title for item in (rules, eggs, deep, cards)]
    assert [0, 1, 0, 1] == [reader.get_destination_page_number(item) for item in (rules, eggs, deep, cards)]
    assert "/UseOutlines" == reader.trailer["/Root"]["/PageMode"]


@pytest.mark.parametrize(
    ("bookmarks", "words"),
    [
        ([Bookmark("Lost", 2)], 'bookmark "Lost" leads to page 2 of 2'),
        ([Bookmark("A", 0), Bookmark("B", 0, 2)], "outline level"),
    ],
)
def test_a_wrong_bookmark_is_refused(bookmarks, words):
    with pytest.raises(ValueError, match=words):
        booked(*bookmarks)


def test_a_document_has_a_page():
    with pytest.raises(ValueError, match='"Trial" has no page'):
        render_pdf(Document((), "Trial", "A", "s", "fr"))

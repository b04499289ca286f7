"""What is drawn often is held once."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader

from printkit.render.pdf import render_pdf
from printkit.scene import Box, Document, Group, Scene, translate, whole_page
from tests.pdf_facts import outlines_mm, text

from .drawings import BLACK, bitmap, box, die, document, line, pdf_of


def xobjects(pdf: bytes, kind: str) -> list[str]:
    """Return the names of the forms or images that the pages of a PDF refer to."""
    tables = [page["/Resources"].get("/XObject", {}) for page in PdfReader(BytesIO(pdf)).pages]
    return sorted({name for table in tables for name in table if table[name]["/Subtype"] == f"/{kind}"})


def dice(count: int, **changes: object) -> list[Group]:
    """Return the same die over and over."""
    return [replace(die(6 * (n % 15), 6 * (n // 15)), role="", **changes) for n in range(count)]


def test_a_big_group_drawn_often_is_a_form() -> None:
    assert len(xobjects(pdf_of(*dice(40)), "Form")) == 1


def test_a_big_group_drawn_once_is_none() -> None:
    assert xobjects(pdf_of(*dice(1)), "Form") == []


def test_a_small_group_is_repeated_in_place() -> None:
    assert xobjects(pdf_of(*(Group((box(0, 0, 1, 1),), translate(n, 0), name="dot") for n in range(40))), "Form") == []


def five_pages(**changes: object) -> bytes:
    """Return five pages of dice."""
    pages = tuple(whole_page(Scene(99, 50, tuple(dice(60, **changes))), str(n)) for n in range(5))
    return render_pdf(Document(pages, "t", "a", "s", "en"))


def test_forms_make_the_file_smaller() -> None:
    assert len(five_pages()) < len(five_pages(name="")) * 0.8


def test_forms_are_shared_by_pages() -> None:
    assert [name.lstrip("/") for name in xobjects(five_pages(), "Form")] == ["G0"]


def test_a_form_is_drawn_where_its_group_is() -> None:
    found = [shape for shape in outlines_mm(pdf_of(*dice(3)), 0) if shape.width > 4]
    assert [pytest.approx(Box(x, 0, 5, 5), abs=0.002) for x in (0, 6, 12)] == found


def test_groups_in_forms_are_forms() -> None:
    row = [Group(tuple(dice(3)), translate(0, 10 * n), name="row") for n in range(3)]
    pdf = pdf_of(*row)
    assert len(outlines_mm(pdf, 0)) == 27 * 7 // 3
    assert len(xobjects(pdf, "Form")) == 1


def test_text_in_forms_can_be_read() -> None:
    words = tuple(line("A line of a card", 0, 5 * n) for n in range(1, 9))
    pdf = pdf_of(*(Group(words, translate(50 * n, 0), name="card") for n in range(2)))
    assert len(xobjects(pdf, "Form")) == 1
    assert text(pdf, 0).count("A line of a card") == 16


@pytest.mark.parametrize("other", [5, 1])
def test_a_name_holds_one_drawing(other: int) -> None:
    with pytest.raises(ValueError, match='two groups are named "die-6"'):
        pdf_of(die(0, 0), replace(die(9, 0, pips=other), name="die-6"))


def test_an_image_is_held_once() -> None:
    picture = bitmap()
    pdf = pdf_of(picture, replace(picture, box=Box(20, 20, 4, 2)), bitmap("L"))
    assert len(xobjects(pdf, "Image")) == 2


@pytest.mark.parametrize(
    ("mode", "kind", "space"),
    [
        ("RGB", "PNG", "/DeviceRGB"),
        ("L", "PNG", "/DeviceGray"),
        ("1", "PNG", "/DeviceGray"),
        ("P", "PNG", "/DeviceRGB"),
        ("RGBA", "PNG", "/DeviceRGB"),
        ("RGB", "JPEG", "/DeviceRGB"),
        ("L", "JPEG", "/DeviceGray"),
        ("CMYK", "JPEG", "/DeviceCMYK"),
    ],
)
def test_an_image_keeps_its_kind(mode: str, kind: str, space: str) -> None:
    picture = bitmap(mode, kind)
    (image,) = PdfReader(BytesIO(pdf_of(picture))).pages[0]["/Resources"]["/XObject"].values()
    image = image.get_object()
    assert space == image["/ColorSpace"]
    assert (mode == "RGBA") == ("/SMask" in image)
    if kind == "JPEG":
        assert (picture.data, "/DCTDecode") == (image._data, image["/Filter"])  # noqa: SLF001 - the bytes as they are


def test_a_set_state_is_not_set_again() -> None:
    items = [box(n, n, 1, 1) for n in range(9)] + [box(n, 9, 1, 1, replace(BLACK, rgb=(9, 9, 9))) for n in range(9)]
    code = PdfReader(BytesIO(render_pdf(document(*items)))).pages[0].get_contents().get_data()
    assert code.count(b" g\n") == 1  # black is what a page begins with
    assert code.count(b"\nf") == 18

"""Broken, hostile and wrong files → a located finding in little time, never a traceback."""

from __future__ import annotations

import random
import zlib
from dataclasses import replace
from io import BytesIO

import pytest
from preflight.samples import HOME_BOXES, Sample, limits, press, stream
from pypdf import PdfReader, PdfWriter

from printkit.diagnostics import Diagnostic
from printkit.preflight import pages, resources, values
from printkit.preflight.run import preflight_bytes, preflight_file

PLAIN = Sample()
PDF = PLAIN.pdf()
PAGE = "<< /Type /Page /Parent @tree /MediaBox [0 0 9 9] /TrimBox [0 0 9 9] >>"


def found(data: bytes, profile: str = "home") -> list[Diagnostic]:
    return preflight_bytes(data, "sample.pdf", limits(profile))


def codes(data: bytes) -> set[str]:
    return {each.code for each in found(data)}


def encrypted(user: str) -> bytes:
    writer = PdfWriter(clone_from=PdfReader(BytesIO(PDF)))
    writer.encrypt(user, "owner", algorithm="RC4-128")
    target = BytesIO()
    writer.write(target)
    return target.getvalue()


def forms(depth: int, width: int) -> Sample:
    """Return a page whose forms draw the next form several times each."""
    nested = {
        f"form{index}": stream(
            b"1 0 0 1 1 0 cm /N Do " * width if index < depth else b"0 0 1 1 re f",
            f"/Subtype /Form /BBox [0 0 900 900] /Resources << /XObject << /N @form{index + 1} >> >>",
        )
        for index in range(depth + 1)
    }
    return Sample(content=b"/N Do", resources="/XObject << /N @form0 >>", more=nested)


def tree(kids: str, **more: bytes) -> bytes:
    return Sample(more={"tree": f"<< /Type /Pages /Kids [{kids}] /Count 1 >>".encode(), **more}).pdf()


@pytest.mark.parametrize("data", [b"", b"\x89PNG\r\n", b"hello", b"\0" * 5000], ids=["empty", "png", "words", "zeros"])
def test_what_is_neither_pdf_nor_svg_is_said_so(data: bytes) -> None:
    assert codes(data) == {"PK511"}


@pytest.mark.parametrize("user", ["", "secret"])
def test_an_encrypted_file_is_not_checked(user: str) -> None:
    assert codes(encrypted(user)) == {"PK513"}


@pytest.mark.parametrize("revision", [4, 6])
def test_nor_is_one_encrypted_as_is_usual_today(revision: int) -> None:
    pikepdf = pytest.importorskip("pikepdf", reason="not checked: pikepdf is not installed")
    target = BytesIO()
    with pikepdf.open(BytesIO(PDF)) as file:
        file.save(target, encryption=pikepdf.Encryption(owner="o", user="", R=revision, aes=True))
    assert codes(target.getvalue()) == {"PK513"}


@pytest.mark.parametrize(
    "data",
    [
        PDF[: len(PDF) // 2],
        PDF[:-40],
        PDF[:20],
        PDF.replace(b"startxref\n", b"startxref\n9"),
        PDF.replace(b"/Root", b"/Rost"),
        PDF.replace(b"/Kids", b"/Kits"),
        PDF.replace(b"/Kids [", b"/Kids ({").replace(b"] /Count", b"}) /Count"),
        tree("@tree"),
        tree("@page0 @page0"),
        tree(""),
        tree("3 4 5"),
        Sample(more={"content": stream(b"no flate at all", "/Filter /FlateDecode")}).pdf(),
        Sample(
            more={"content": stream(zlib.compress(b"q 1 w 0 0 m 9 9 l S Q " * 40)[:-30], "/Filter /FlateDecode")}
        ).pdf(),
        Sample(more={"content": stream(zlib.compress(b"q Q")[:-6] + b"\xff\xff", "/Filter /NoSuchDecode")}).pdf(),
    ],
)
def test_a_broken_file_is_said_to_be_broken(data: bytes) -> None:
    assert codes(data) == {"PK512"}


def test_a_deep_page_tree_is_read() -> None:
    nodes = {f"node{n}": f"<< /Type /Pages /Kids [@node{n + 1}] /Count 1 >>".encode() for n in range(3000)}
    assert codes(tree("@node0", **nodes, node3000=PAGE.encode())) == {"PK527"}


def test_too_many_pages_are_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "PAGES", 40)
    assert codes(replace(PLAIN, pages=41).pdf()) == {"PK514"}
    assert codes(replace(PLAIN, pages=40).pdf()) == set()


def test_10_000_pages_are_refused() -> None:
    assert codes(tree(" ".join(["@page0"] + ["<< /MediaBox [0 0 9 9] >>"] * 10_000))) == {"PK514"}


def test_a_stream_that_unfolds_without_end_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values, "INFLATED", 1_000_000)
    monkeypatch.setattr(resources, "INFLATED", 1_000_000)
    bomb = {"content": stream(b" " * 2_000_000, packed=True)}
    assert codes(Sample(more=bomb).pdf()) == {"PK514"}


def test_what_may_be_unfolded_leaves_room_in_memory() -> None:
    assert values.INFLATED < 128 * 1024 * 1024


def test_forms_that_multiply_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "OPERATIONS", 20_000)
    assert codes(forms(20, 10).pdf()) == {"PK514"}


def test_forms_nested_too_deep_are_told() -> None:
    assert codes(forms(30, 1).pdf()) == {"PK515", "PK527"}


def test_many_marks_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "OPERATIONS", 1_000)
    assert codes(Sample(content=b"0 0 9 9 re f " * 1_000).pdf()) == {"PK514"}


@pytest.mark.parametrize(
    "content",
    [
        b"(no end", b"<< /A", b"[ 1 2", b"] TJ", b">> BDC", b"BI /W 1 ID no end", b"1 2 3", b"{ } f", b"<zz> Tj",
        b"/F1 12 Tf (a) TJ", b"12 /F1 Tf", b"(a) w", b"/X gs /Y cs /Z sh", b"\xff\xfe", b"1 0 0 1 cm", b"Q Q Q",
        b"9" * 400 + b" w 0 0 m 9 9 l S", b"1e5 w", b"nan w", b"/P cs /P scn", b"0 0 m S 1 re f",
    ],
)  # fmt: skip
def test_broken_content_never_breaks_the_checker(content: bytes) -> None:
    told = found(replace(PLAIN, content=PLAIN.content + b" " + content).pdf())
    assert {each.code for each in told} <= {"PK515", "PK423", "PK421", "PK422"}
    assert all(each.origin.page == 1 for each in told)


@pytest.mark.parametrize(
    "boxes",
    [
        "", "/MediaBox [0 0 (a) 9]", "/MediaBox @tree", "/MediaBox [0 0 0 0]", "/MediaBox 7",
        "/MediaBox [0 0 99999999999999999999 9] /TrimBox [0 0 9 9]", f"{HOME_BOXES} /CropBox null /ArtBox [1 2]",
    ],
)  # fmt: skip
def test_broken_boxes_are_findings(boxes: str) -> None:
    for profile in ("home", "press-x4"):
        data = replace(PLAIN, boxes=boxes).pdf()
        told = preflight_file(data, "sample.pdf", limits(profile)).found
        assert "PK522" in {each.code for each in told}
        assert "PK512" not in {each.code for each in told}


@pytest.mark.parametrize("sample", [PLAIN, press()], ids=["home", "press"])
def test_a_thousand_spoilt_files_never_break_the_checker(sample: Sample) -> None:
    lot, data = random.Random(8), sample.pdf()
    for _ in range(500):
        spoilt = bytearray(data)
        for _ in range(lot.randint(1, 12)):
            place = lot.randrange(len(spoilt))
            spoilt[place : place + lot.randint(0, 3)] = lot.randbytes(lot.randint(0, 3))
        told = found(bytes(spoilt), "press-x4" if sample is not PLAIN else "home")
        assert all(each.origin.file == "sample.pdf" for each in told)

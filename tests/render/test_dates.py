"""The date in a file: a fixed one, or that of SOURCE_DATE_EPOCH; never that of the build."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from printkit.render.about import About, date_fault
from printkit.render.pack import merge_pdfs

from .drawings import box, pdf_of
from .press import press_pdf


def dates(pdf: bytes) -> set[str]:
    info = PdfReader(BytesIO(pdf)).trailer["/Info"]
    return {str(info["/CreationDate"]), str(info["/ModDate"])}


@pytest.mark.parametrize(
    ("epoch", "date"),
    [("", "D:20000101000000Z"), ("0", "D:19700101000000Z"), ("1700000000", "D:20231114221320Z")],
)
def test_every_file_bears_the_date_that_is_asked_for(epoch: str, date: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", epoch)
    pdf = pdf_of(box(0, 0, 1, 1))
    pack = merge_pdfs([("one", pdf)], About("Pack", "A", "s", "en"))
    for made in (pdf, pack, press_pdf(box(0, 0, 1, 1))):
        assert dates(made) == {date}


def test_the_packet_bears_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert b"<xmp:CreateDate>2023-11-14T22:13:20Z</xmp:CreateDate>" in press_pdf()


@pytest.mark.parametrize("said", ["now", "-1", "1.5", "٣", "999999999999999"])
def test_what_is_no_date_is_refused(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", said)
    assert "SOURCE_DATE_EPOCH is" in date_fault()
    with pytest.raises(ValueError, match="SOURCE_DATE_EPOCH is"):
        pdf_of()

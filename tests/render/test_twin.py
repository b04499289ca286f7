"""A twin of each press sample, as PDF/A-2b: an independent eye on fonts, colours and structure."""

from __future__ import annotations

from io import BytesIO

import pytest

from printkit.render.about import About
from printkit.render.pack import merge_pdfs

from .drawings import SAMPLE, bitmap, box, die, line, pdf_of
from .press import FOGRA39, INTENT, PROFILE, press_pdf

pikepdf = pytest.importorskip("pikepdf", reason="pikepdf[pdfa] is not installed")
pdfa = pytest.importorskip("pikepdf.pdfa", reason="pikepdf[pdfa] is not installed")

ITEMS = (box(0, 0, 90, 50), line(SAMPLE, 5, 9), die(5, 20), die(15, 20), bitmap("RGB"), bitmap("L"))


def verdict(pdf: bytes) -> str:
    """Return `pass`, or why the PDF/A-2b twin of a file does not.

    PDF/A has no room for the claim to be PDF/X, and the checker knows no overprint mode 1; the twin has neither.
    """
    with pikepdf.open(BytesIO(pdf)) as twin:
        for key in ("/OutputIntents", "/Metadata"):
            if key in twin.Root:
                del twin.Root[key]
        if "/GTS_PDFXVersion" in twin.docinfo:
            del twin.docinfo["/GTS_PDFXVersion"]
        for thing in twin.objects:
            for state in thing.values() if isinstance(thing, pikepdf.Dictionary) else ():
                if isinstance(state, pikepdf.Dictionary) and state.get("/Type") == "/ExtGState":
                    state.OPM = 0
        try:
            pdfa.save(twin, BytesIO(), "2b", output_intent=FOGRA39, output_condition_identifier="FOGRA39")
        except pdfa.PdfaError as error:
            return str(error)
    return "pass"


def test_a_sheet_has_a_twin() -> None:
    assert verdict(press_pdf(*ITEMS)) == "pass"


def test_a_pack_has_a_twin() -> None:
    about = About("Pack", "A", "s", "en", PROFILE, INTENT)
    assert verdict(merge_pdfs([("one", press_pdf(*ITEMS)), ("two", press_pdf(*ITEMS[:3]))], about)) == "pass"


def test_the_checker_refuses_the_colours_of_a_screen() -> None:
    assert "DeviceRGB" in verdict(pdf_of(bitmap("RGB"), bitmap("L")))

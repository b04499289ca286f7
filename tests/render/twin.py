"""A press file → what `pikepdf.pdfa` says of its PDF/A-2b twin."""

from __future__ import annotations

from io import BytesIO

import pytest

from .press import FOGRA39

pikepdf = pytest.importorskip("pikepdf", reason="not checked: pikepdf[pdfa] is not installed")
pdfa = pytest.importorskip("pikepdf.pdfa", reason="not checked: pikepdf[pdfa] is not installed")


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

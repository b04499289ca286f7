"""A twin of each press sample, as PDF/A-2b: an independent eye on fonts, colours and structure."""

from __future__ import annotations

from printkit.render.about import About
from printkit.render.pack import merge_pdfs

from .drawings import SAMPLE, bitmap, box, die, line, pdf_of
from .press import INTENT, PROFILE, press_pdf
from .twin import verdict

ITEMS = (box(0, 0, 90, 50), line(SAMPLE, 5, 9), die(5, 20), die(15, 20), bitmap("RGB"), bitmap("L"))


def test_a_sheet_has_a_twin() -> None:
    assert verdict(press_pdf(*ITEMS)) == "pass"


def test_a_pack_has_a_twin() -> None:
    about = About("Pack", "A", "s", "en", PROFILE, INTENT)
    assert verdict(merge_pdfs([("one", press_pdf(*ITEMS)), ("two", press_pdf(*ITEMS[:3]))], about)) == "pass"


def test_the_checker_refuses_the_colours_of_a_screen() -> None:
    assert "DeviceRGB" in verdict(pdf_of(bitmap("RGB"), bitmap("L")))

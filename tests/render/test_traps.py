"""The ten traps of making PDFs with reportlab and SVGs for every viewer: a test each, or what keeps us out of it."""

from __future__ import annotations

import ast
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import pytest
from pypdf import PdfReader

from printkit.diagnostics import Report
from printkit.render.pdf import fonts as pdf_fonts
from printkit.render.pdf.fonts import registered
from printkit.scene import Colour, Text
from printkit.source.text import Words
from printkit.templates.styles import TextStyle
from printkit.typeset import Block, Setting, place_block, set_text
from printkit.typeset.fonts import face
from tests.pdf_facts import characters_mm, fonts, text, text_by_pypdf

from .drawings import bitmap, line, pdf_of, svg_of
from .press import press_pdf, screen_colours

PACKAGE = Path(__file__).parents[2] / "printkit"


def block(words: str, width: float) -> Block:
    style = TextStyle("body", "Lato", 3, Colour((0, 0, 0)))
    return set_text(Words(words), style, width, Setting("fr", {}, Report()))


def set_lines(words: str, width: float) -> list[str]:
    rows: dict[float, str] = {}
    for item in place_block(block(words, width), 0, 0):
        assert isinstance(item, Text)
        rows[item.y] = rows.get(item.y, "") + item.text
    return list(rows.values())


def set_run(words: str) -> Text:
    (item,) = place_block(block(words, 500), 10, 10)
    assert isinstance(item, Text)
    return item


def test_1_a_second_font_of_one_postscript_name_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    registered("Lato-Regular")
    other = SimpleNamespace(path=face("Lato", 700).path)
    monkeypatch.setattr(pdf_fonts, "face_named", lambda _: other)
    with pytest.raises(ValueError, match=r'"Lato-Regular" is ".*" already, not'):
        registered.__wrapped__("Lato-Regular")


@pytest.mark.parametrize("draw", [pdf_of, svg_of, press_pdf])
def test_2_a_missing_glyph_is_refused(draw: object) -> None:
    with pytest.raises((ValueError, LookupError), match="no glyph"):
        draw(Text(5, 5, "Lato-Regular", 4, Colour((0, 0, 0)), "⚓", "⚓", (0.0,), 4))  # type: ignore[operator]


def test_3_and_7_nothing_imports_platypus() -> None:
    for path in PACKAGE.rglob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
        names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
        names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
        assert not [name for name in names if "platypus" in name], path


@pytest.mark.parametrize("sign", "!?;")
def test_3_a_line_never_breaks_at_a_narrow_no_break_space(sign: str) -> None:
    for width in range(4, 30):
        assert all(not row.startswith(sign) for row in set_lines(f"un mot\u202f{sign} et un mot\u202f{sign}", width))


def test_4_kerning_reaches_the_pdf() -> None:
    run = set_run("AVATAR")
    assert run.width < sum(map(face("Lato").advance, "AVATAR")) * 3 - 0.1
    places = [x - 10 for _, x, _ in characters_mm(pdf_of(run), 0)]
    assert places == pytest.approx(run.offsets, abs=0.01)


@pytest.mark.parametrize("words", ["fi ffl office", "AVATAR Ta To", "œuf fjord"])
def test_5_ligatures_lose_no_text(words: str) -> None:
    pdf = pdf_of(set_run(words))
    assert (text(pdf, 0), text_by_pypdf(pdf, 0)) == (words, words)


def test_6_the_width_of_a_line_counts_its_kerning() -> None:
    run = set_run("AVATAR")
    assert run.width == pytest.approx(run.offsets[-1] + face("Lato").advance("R") * 3, abs=0.01)


def test_7_a_word_too_wide_is_not_chopped() -> None:
    made = block("un Anticonstitutionnellement", 15)
    assert "Anticonstitutionnellement" in set_lines("un Anticonstitutionnellement", 15)
    assert made.overflow_x > 0


def test_8_an_rgb_image_does_not_slip_into_a_press_file() -> None:
    assert screen_colours(press_pdf(bitmap("RGB"), bitmap("RGB", "JPEG"), bitmap("RGBA"))) == []


@pytest.mark.parametrize("draw", [pdf_of, press_pdf])
def test_9_no_transition_and_no_helvetica(draw: object) -> None:
    pdf = draw(line("words", 5, 5))  # type: ignore[operator]
    assert "/Trans" not in PdfReader(BytesIO(pdf)).pages[0]
    assert [font.name for font in fonts(pdf)] == ["Lato-Regular"]


def test_10_text_in_an_svg_is_outlines() -> None:
    svg = svg_of(line("words", 5, 5))
    assert "<path" in svg
    assert not [word for word in ("<text", "font-face", "font-family", "<style") if word in svg]

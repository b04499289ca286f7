"""Logs on a screen: fields with names, filled in by one program, read back by it, shown by another."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from pypdf import PdfReader, PdfWriter

from printkit.render.about import About
from printkit.render.pack import merge_pdfs
from printkit.render.pdf import render_pdf
from printkit.scene import Box, Document, Field, Group, Item, walk
from printkit.templates.profiles import Profile
from tests.components.log_game import ROSTER, open_logs

SCREEN = Profile(links=True, forms=True, marks="none")
MM = 72 / 25.4


def document(tmp_path: Path, sheet: str = "logs", lang: str = "en") -> Document:
    made, report = open_logs(tmp_path, lang, "screen").sheet(sheet)
    assert not list(report)
    assert made
    return made


def fields(made: Document, page: int = 0) -> dict[str, Field]:
    return {each.name: each for each in made.pages[page].scene.annotations if isinstance(each, Field)}


def filled(pdf: bytes, values: Mapping[str, str]) -> bytes:
    writer = PdfWriter(clone_from=BytesIO(pdf))
    for page in writer.pages:
        writer.update_page_form_field_values(page, dict(values), auto_regenerate=False)
    target = BytesIO()
    writer.write(target)
    return target.getvalue()


def darkness(pdf: bytes, box: Box, *, shown: bool = True) -> int:
    """Return how many of the pixels inside a box of the first page are dark, as PDFium shows it with its form."""
    with pypdfium2.PdfDocument(pdf) as reader:
        if shown:
            reader.init_forms()
        bitmap = reader[0].render(scale=4, grayscale=True, may_draw_forms=shown).to_numpy()
    edges = [round(edge * MM * 4) for edge in (box.x + 0.5, box.y + 0.5, box.right - 0.5, box.bottom - 0.5)]
    return int((bitmap[edges[1] : edges[3], edges[0] : edges[2]] < 100).sum())


def test_each_box_and_cell_is_a_field(tmp_path: Path) -> None:
    made = document(tmp_path)
    found = fields(made)
    checks = [name for name, field in found.items() if field.kind == "check"]
    loaded = ["victory/victory/turns/1/load-left", "victory/victory/turns/1/load-right"]
    assert [name for name in checks if "/turns/" in name] == loaded, "what is printed can only be struck"
    assert len(checks) - 2 == 16 + 2 * 13 + 2 * 1 + 3 * 9 + 3 * 6
    assert len(found) - len(checks) == 30 * 4 - 2
    assert found["victory/victory/boxes/crew/2/5"].title == "Victory: Crew 2, 5"
    assert found["victory/victory/turns/4/load-left"].title == "Victory: Load L, 4"


def test_a_field_lies_on_its_box(tmp_path: Path) -> None:
    box = fields(document(tmp_path))["victory/victory/boxes/hull/1"].box
    assert (box.width, box.height) == (4.0, 4.0)
    pdf = render_pdf(document(tmp_path / "b"), SCREEN)
    around = box.grown(0.8)
    assert darkness(pdf, around) == 0  # the line of a box is pale; nothing is ticked


def test_fields_are_named_in_reading_order(tmp_path: Path) -> None:
    kinds = [name.split("/")[2] for name in fields(document(tmp_path))]
    assert kinds == sorted(kinds, key=["boxes", "turns"].index)
    turns = [int(name.split("/")[3]) for name in fields(document(tmp_path / "b")) if "/turns/" in name]
    assert turns == sorted(turns)
    guns = [field.box for name, field in fields(document(tmp_path / "c")).items() if "guns/left" in name]
    assert guns == sorted(guns, key=lambda box: (box.y, box.x))


def test_the_order_of_fields_is_that_of_the_tab_key(tmp_path: Path) -> None:
    made = document(tmp_path)
    page = PdfReader(BytesIO(render_pdf(made, SCREEN))).pages[0]
    assert str(page["/Tabs"]) == "/W"
    assert [each.get_object()["/T"] for each in page.annotations or []] == list(fields(made))


def test_a_log_filled_in_is_read_back_and_shown_by_another_reader(tmp_path: Path) -> None:
    made = document(tmp_path)
    pdf, found = render_pdf(made, SCREEN), fields(made)
    ticked, written = "victory/victory/boxes/hull/3", "victory/victory/turns/2/move"
    whole = filled(pdf, {ticked: "/Yes", written: "2T1"})
    values = PdfReader(BytesIO(whole)).get_fields() or {}
    assert (values[ticked].value, values[written].value) == ("/Yes", "2T1")
    assert values["victory/victory/boxes/hull/4"].value == "/Off"
    for name in (ticked, written):
        assert darkness(pdf, found[name].box) == 0
        assert darkness(whole, found[name].box) > 30
    assert darkness(whole, found["victory/victory/boxes/hull/4"].box) == 0


def test_what_is_shown_are_the_fields(tmp_path: Path) -> None:
    """The measure of darkness can fail: without its form the filled log looks empty."""
    made = document(tmp_path)
    name = "victory/victory/boxes/hull/3"
    whole = filled(render_pdf(made, SCREEN), {name: "/Yes"})
    assert darkness(whole, fields(made)[name].box, shown=False) == 0


def test_names_are_the_same_in_every_language(tmp_path: Path) -> None:
    english, french = (fields(document(tmp_path / lang, lang=lang)) for lang in ("en", "fr"))
    assert list(english) == list(french)
    assert french["victory/victory/boxes/guns/left/1"].title == "Victory\u00a0: Canons Bâbord, 1"


@pytest.mark.parametrize("sheet", ["logs", "books", "fours", "squadron"])
def test_names_are_told_apart(sheet: str, tmp_path: Path) -> None:
    made = document(tmp_path, sheet)
    names = [name for page in range(len(made.pages)) for name in fields(made, page)]
    assert len(names) == len(set(names)) > 80
    assert len(PdfReader(BytesIO(render_pdf(made, SCREEN))).get_fields() or {}) == len(names)


def test_a_prize_has_a_name_to_write(tmp_path: Path) -> None:
    made = document(tmp_path, "books")
    assert fields(made, 2)["squadron/prize-1/head"].kind == "text"


def test_a_second_copy_has_fields_of_its_own(tmp_path: Path) -> None:
    made = document(tmp_path)
    twice = Document(made.pages[:1] * 2, "t", "a", "s", "en")
    names = list(PdfReader(BytesIO(render_pdf(twice, SCREEN))).get_fields() or {})
    assert "victory/victory/boxes/hull/1" in names
    assert "victory/victory/boxes/hull/1 (2)" in names


def test_a_pack_keeps_the_fields_of_its_parts_apart(tmp_path: Path) -> None:
    pdf = render_pdf(document(tmp_path), SCREEN)
    pack = merge_pdfs([("Logs", pdf), ("Again", pdf)], About("t", "a", "s", "en", SCREEN))
    one, two = "1.victory/victory/boxes/hull/1", "2.victory/victory/boxes/hull/1"
    names = PdfReader(BytesIO(pack)).get_fields() or {}
    assert {one, two} <= set(names)
    values = PdfReader(BytesIO(filled(pack, {one: "/Yes"}))).get_fields() or {}
    assert (values[one].value, values[two].value) == ("/Yes", "/Off")


def test_other_profiles_have_no_field(tmp_path: Path) -> None:
    made, _ = open_logs(tmp_path).sheet("logs")
    assert made
    assert not made.pages[0].scene.annotations
    assert b"/AcroForm" not in render_pdf(made, Profile())


def test_fields_do_not_change_what_is_drawn(tmp_path: Path) -> None:
    home, _ = open_logs(tmp_path / "a").sheet("logs")
    assert home
    scales = [item for item in home.pages[0].scene.items if _names(item) & {"scale-line"} or _is_corner_rule(item)]
    assert len(scales) == 2
    others = tuple(item for item in home.pages[0].scene.items if item not in scales)
    assert others == document(tmp_path / "b").pages[0].scene.items


def _names(item: Item) -> set[str]:
    return {each.name for each, _ in walk((item,)) if isinstance(each, Group)}


def _is_corner_rule(item: Item) -> bool:
    return any(name.startswith("corner-") for name in _names(item))


def test_the_numbers_of_fields_follow_the_roster(tmp_path: Path) -> None:
    changed, _ = open_logs(tmp_path, profile="screen", roster_yaml=ROSTER.replace("hull: 16", "hull: 15")).sheet("logs")
    assert changed
    assert "victory/victory/boxes/hull/16" not in fields(changed)
    assert "victory/victory/boxes/hull/15" in fields(changed)

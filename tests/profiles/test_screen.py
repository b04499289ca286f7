"""For a screen: bookmarks for items and headings, links that lead somewhere, fields to fill in."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from printkit.build.contents import contents_of
from printkit.render.pdf import render_pdf
from printkit.scene import (
    Annotation,
    Bookmark,
    Box,
    Document,
    Field,
    Group,
    Link,
    Page,
    Scene,
    Text,
    dump,
    walk,
    whole_page,
)
from printkit.templates.profiles import Profile
from tests.projects import GAME, make_game, open_game
from tests.render.drawings import line

SCREEN = Profile(links=True, forms=True, marks="none")
BOX = Box(10, 20, 30, 5)


def page(*annotations: Annotation) -> Page:
    return whole_page(Scene(100, 60, (line("words", 5, 9),), annotations), "page")


def made(*annotations: Annotation, profile: Profile = SCREEN) -> bytes:
    document = Document((page(*annotations), page()), "t", "a", "s", "en", targets={"missions/07": 1})
    return render_pdf(document, profile)


def annotations(pdf: bytes) -> list[DictionaryObject]:
    found = PdfReader(BytesIO(pdf)).pages[0].get("/Annots", [])
    return [each.get_object() for each in found]


def test_a_link_leads_to_its_page() -> None:
    pdf = made(Link(BOX, "missions/07", "Mission 7"))
    (link,) = annotations(pdf)
    assert (link["/Subtype"], link["/Contents"]) == ("/Link", "Mission 7")
    assert [round(float(edge) * 25.4 / 72, 2) for edge in link["/Rect"]] == [10, 35, 40, 40]
    leads_to = PdfReader(BytesIO(pdf)).pages[1].indirect_reference
    assert leads_to
    assert link["/Dest"][0].idnum == leads_to.idnum


@pytest.mark.parametrize("target", ["https://example.org/a(b)", "mailto:a@example.org"])
def test_a_link_leads_outside(target: str) -> None:
    (link,) = annotations(made(Link(BOX, target)))
    assert link["/A"]["/URI"] == target


@pytest.mark.parametrize("target", ["missions/08", "", "javascript:alert(1)", "file:///etc/passwd"])
def test_a_link_that_leads_nowhere_is_refused(target: str) -> None:
    with pytest.raises(ValueError, match="which is not in the document"):
        made(Link(BOX, target))


def test_a_box_to_tick_has_appearances_of_ours() -> None:
    pdf = made(Field(BOX, "hit-1", "check", "First hit"))
    (field,) = annotations(pdf)
    assert (field["/FT"], field["/T"], field["/TU"], field["/AS"]) == ("/Btn", "hit-1", "First hit", "/Off")
    assert set(field["/AP"]["/N"]) == {"/Yes", "/Off"}
    assert field["/AP"]["/N"]["/Yes"].get_data().endswith(b"S")
    assert PdfReader(BytesIO(pdf)).get_fields()["hit-1"].value == "/Off"


@pytest.mark.parametrize(("lines", "flags"), [(1, 0), (3, 1 << 12)])
def test_a_place_to_write_in_is_set_in_helvetica(lines: int, flags: int) -> None:
    pdf = made(Field(BOX, "name", "text", "Captain", lines))
    (field,) = annotations(pdf)
    form = PdfReader(BytesIO(pdf)).trailer["/Root"]["/AcroForm"]
    assert (field["/FT"], field["/Ff"], field["/TU"]) == ("/Tx", flags, "Captain")
    assert form["/DR"]["/Font"]["/Helv"]["/BaseFont"] == "/Helvetica"
    assert len(form["/Fields"]) == 1


@pytest.mark.parametrize(
    ("height", "lines", "size"), [(3.0, 1, "5.528"), (7.0, 1, "9"), (14.0, 2, "9"), (6.0, 2, "5.528")]
)
def test_words_in_fields_of_one_height_are_of_one_size(height: float, lines: int, size: str) -> None:
    (field,) = annotations(made(Field(Box(10, 20, 30, height), "name", "text", "", lines)))
    assert field["/DA"] == f"/Helv {size} Tf 0 g"


def test_two_fields_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match='two fields are named "a"'):
        made(Field(BOX, "a", "text"), Field(BOX, "a", "check"))


@pytest.mark.parametrize("profile", [Profile(), replace(SCREEN, links=False, forms=False)])
def test_other_profiles_have_neither(profile: Profile) -> None:
    pdf = made(Link(BOX, "nowhere"), Field(BOX, "a", "text"), profile=profile)
    assert annotations(pdf) == []
    assert b"/Helvetica" not in pdf
    assert b"/AcroForm" not in pdf


def test_the_tab_key_goes_in_the_order_of_the_scene() -> None:
    assert PdfReader(BytesIO(made(Field(BOX, "a", "text")))).pages[0]["/Tabs"] == "/W"


def test_annotations_count_in_a_digest() -> None:
    scene = page(Link(BOX, "missions/07", "Seven"), Field(BOX, "a", "text")).scene
    assert "  link 10 20 30 5 missions/07 'Seven'\n  field 10 20 30 5 text 1 a ''\n" in dump(scene)


def test_bookmarks_are_sheet_items_and_headings() -> None:
    heading = Group((line("First", 1, 1), line("steps", 9, 1)), role="heading")
    scene = Scene(100, 60, (Group((heading, heading)),))
    pages = [whole_page(scene, "Rules"), whole_page(scene, "Rules"), whole_page(Scene(9, 9, ()), "Aid")]
    assert contents_of("Rules", pages) == (
        Bookmark("Rules", 0), Bookmark("First steps", 0, 1), Bookmark("First steps", 1, 1), Bookmark("Aid", 2, 1),
    )  # fmt: skip


def test_a_sheet_for_a_screen_has_targets(tmp_path_factory: pytest.TempPathFactory) -> None:
    game = {
        "game.yaml": "title: Mini\ntheme: naval\nsheets:\n  counters: {title: Counters, from: counters, layout: counter, imposition: page}\n"
    }
    trial = open_game(make_game(tmp_path_factory.mktemp("screen"), game), profile="screen")
    document, _ = trial.sheet("counters")
    assert document
    assert dict(document.targets) == {"counters": 0, "counters/scout": 0}
    assert document.bookmarks == (Bookmark("Counters", 0), Bookmark("Scout", 0, 1))


def test_boxes_of_one_size_share_their_appearances() -> None:
    fields = annotations(made(Field(BOX, "a", "check"), Field(BOX._replace(x=60), "b", "check")))
    shown = [each["/AP"]["/N"].raw_get("/Yes").idnum for each in fields]
    assert shown[0] == shown[1]


def test_a_name_with_a_point_is_refused() -> None:
    with pytest.raises(ValueError, match=r'the field "a\.b" has a point'):
        made(Field(BOX, "a.b", "text"))


@pytest.mark.parametrize("how", ["grid", "fold-over", "cards"])
def test_sheets_keep_their_title_and_footer_and_say_nothing_about_printing(tmp_path: Path, how: str) -> None:
    game = GAME.replace("imposition: fold-over", f"imposition: {how}")
    document, _ = open_game(make_game(tmp_path, {"game.yaml": game}), profile="screen").sheet("counters")
    assert document
    said = " ".join(item.text for item, _ in walk(document.pages[0].scene.items) if isinstance(item, Text))
    assert "Counters" in said
    assert "Mini · Counters · EN · version" in " ".join(said.split())
    assert not any(word in said for word in ("100", "Cut", "measures", "fold"))

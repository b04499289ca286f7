"""Every item of the game that has every kind of component looks the same as PDF and as SVG."""

from __future__ import annotations

import pytest
from projects import Trial

from printkit.build.outputs import faces_of
from printkit.render.pdf import render_pdf
from printkit.render.svg import render_svg
from printkit.scene import Group, Image, Item, Scene, translate, walk
from tests.parity import assert_same_picture, differing_share

ITEMS = [
    ("tokens", "token"),
    ("board", "sea"),
    ("log", "log"),
    ("rules", "rules"),
    ("chart", "sound"),
    ("hexmap", "reef"),
    ("grid", "pond"),
    ("stick", "rod"),
    ("stencil", "blast"),
    ("logbook", "fleet"),
    ("status", "calm"),
    ("mission", "01-trip"),
    ("scenario", "meeting"),
]


@pytest.mark.parametrize(("sheet", "item"), ITEMS)
def test_pdf_and_svg_show_the_same(full: Trial, sheet: str, item: str) -> None:
    document = full.item(sheet, item)
    pdf = render_pdf(document)
    pieces, _ = full.pieces(sheet, item)
    for page, (suffix, piece, face) in enumerate(faces_of(pieces)):
        svg = render_svg(face, piece.title, item, "en", f"x-{item}{suffix}-")
        assert_same_picture(pdf, page, svg, face.width, face.height)
    assert len(document.pages) == page + 1


def test_every_item_of_the_game_is_compared(full: Trial) -> None:
    game = full.edition.game
    assert [(str(sheet), str(item)) for sheet in game.file.sheets for item, _ in game.items(sheet)] == ITEMS


def test_a_drawing_and_a_bitmap_are_among_them(full: Trial) -> None:
    ((piece,), _) = full.pieces("tokens", "token")
    items = [item for face in piece.faces for item, _ in walk(face.items)]
    assert any(isinstance(item, Image) for item in items)
    assert any(isinstance(item, Group) and item.name == "art-boat" for item in items)


def test_a_face_set_half_a_mm_aside_is_seen(full: Trial) -> None:
    ((piece,), _) = full.pieces("tokens", "token")
    face = piece.front
    moved: Item = Group(face.items, translate(0.5, 0))
    svg = render_svg(Scene(face.width, face.height, (moved,)), "t", "d", "en", "x-")
    assert differing_share(render_pdf(full.item("tokens", "token")), 0, svg, face.width, face.height) > 0.01

"""Shipped games with less ink: backs betray nothing, tables keep their steps, no sheet takes more ink than in colour."""

from __future__ import annotations

import re
from collections import defaultdict

import pypdfium2
import pytest
from PIL import ImageStat

from printkit.build.compose import SheetWork
from printkit.build.coverage import ink_saved
from printkit.build.toning import FRAME, lightness
from printkit.diagnostics import Report
from printkit.model.names import Name
from printkit.render.pdf import render_pdf
from printkit.scene import Document, Group, Path, Scene, translate, walk, whole_page

from .test_shipped import edition

AROUND = 1.5
"""How far outside of its trim a cut may hit a back, in mm."""
DOTS = 8
"""Dots a mm."""


@pytest.mark.parametrize("sheet", ["duel-pieces", "duel-stickers", "barrage-pieces", "barrage-stickers"])
def test_a_cut_beside_the_trim_tells_no_back_from_another(sheet: str) -> None:
    work = SheetWork(edition("flagduel", "en", "ink-saver"), Name(sheet), Report())
    assert work.document()
    backs = defaultdict(list)
    for pieces in work.pieces.values():
        for piece in pieces:
            assert piece.back
            backs[piece.name.split("-")[0]].append(piece.back)
    assert set(backs) == {"red", "blue"}
    for side, scenes in backs.items():
        assert len({repr(scene.items) for scene in scenes}) == 1, f"all backs of {side} are one drawing"
        within, outside = _darkness(scenes[0])
        assert outside < 1.5 * within, f"around the backs of {side} lies no darker strip"


def _darkness(back: Scene) -> tuple[float, float]:
    """Return how dark a back is on the whole, and the darkest of four strips around it that are as wide as a cut may miss it."""
    whole = Scene(back.width + 2 * AROUND, back.height + 2 * AROUND, (Group(back.items, translate(AROUND, AROUND)),))
    with pypdfium2.PdfDocument(render_pdf(Document((whole_page(whole, "p"),), "t", "a", "s", "en"))) as document:
        picture = document[0].render(scale=DOTS * 25.4 / 72).to_pil().convert("L")
    width, height, edge = picture.width, picture.height, round(AROUND * DOTS)
    strips = [
        (0, 0, width, edge),
        (0, height - edge, width, height),
        (0, 0, edge, height),
        (width - edge, 0, width, height),
    ]
    dark = [1 - ImageStat.Stat(picture.crop(strip)).mean[0] / 255 for strip in strips]
    return 1 - ImageStat.Stat(picture).mean[0] / 255, max(dark)


def test_the_fire_matrix_keeps_its_steps_and_has_no_frame_a_cell() -> None:
    work = SheetWork(edition("squadfire", "en", "ink-saver"), Name("player-aid"), Report())
    assert work.document()
    front = next(iter(work.pieces.values()))[0].front
    paths = [item for item, _ in walk(front.items) if isinstance(item, Path) and item.fill]
    greys = {round(lightness(path.fill), 2) for path in paths if path.fill and path.stroke is None}
    assert len([grey for grey in greys if 0.6 < grey < 0.95]) >= 4
    assert len([path for path in paths if path.stroke == FRAME]) < 10


@pytest.mark.parametrize(
    ("game", "sheet"),
    [("swordfish", "record"), ("swordfish", "counters"), ("bismarck", "route-log"), ("bismarck", "status"),
     ("squadfire", "vehicles"), ("squadfire", "stencils"), ("broadsides", "logs"), ("flagduel", "reference")],
)  # fmt: skip
def test_no_sheet_takes_more_ink_than_in_colour(game: str, sheet: str) -> None:
    opened = edition(game, "en", "ink-saver")
    document = SheetWork(opened, Name(sheet), Report()).document()
    assert document
    before, after = map(float, re.findall(r"([\d.]+) %", ink_saved(opened, Name(sheet), document)))
    assert after <= before

"""A proof shows outlines: no fill, no letter; trim, bleed and safe area of each piece."""

from __future__ import annotations

from pathlib import Path as FilePath

import pytest

from printkit.build.proofing import BLEED, CUT, SAFE, outline_scene
from printkit.render.svg import render_svg
from printkit.scene import Box, Group, Image, Path, Scene, Text, circle, rect, translate
from printkit.scene.extents import leaves, scale_of
from tests.projects import make_game, open_game
from tests.render.drawings import BLACK, bitmap, box, die, line

SCENE = Scene(20, 30, (box(0, 0, 20, 30), line("word", 5, 9), bitmap(), die(3, 12), die(10, 12)))


def test_nothing_is_filled_and_no_letter_is_left() -> None:
    found = [item for item, _, _ in leaves(outline_scene(SCENE, 2, 1).items)]
    assert all(isinstance(item, Path) and item.fill is None and item.stroke for item in found)
    assert not any(isinstance(item, Text | Image) for item in found)


def test_outlines_stay_where_shapes_were() -> None:
    shape = Group((Path(circle(5, 5, 3), BLACK),), translate(2, 1))
    (outlined, _) = outline_scene(Scene(20, 30, (shape,)), 0, 0).items
    assert outlined.items[0].segments == shape.items[0].segments
    assert outlined.transform == shape.transform


def test_lines_are_thin_whatever_the_scale_of_a_drawing() -> None:
    drawing = Group((box(0, 0, 400, 400),), (0.05, 0, 0, 0.05, 0, 0))
    item, matrix, _ = next(leaves(outline_scene(Scene(20, 30, (drawing,)), 0, 0).items))
    assert item.stroke.width * scale_of(matrix) == pytest.approx(0.1)


@pytest.mark.parametrize(
    ("bleed", "safe", "boxes"),
    [
        (0, 0, {CUT: Box(0, 0, 20, 30)}),
        (2, 3, {CUT: Box(0, 0, 20, 30), BLEED: Box(-2, -2, 24, 34), SAFE: Box(3, 3, 14, 24)}),
        (0, 10, {CUT: Box(0, 0, 20, 30)}),
    ],
)
def test_trim_bleed_and_safe_area_are_drawn(bleed: float, safe: float, boxes: dict[object, Box]) -> None:
    drawn = outline_scene(Scene(20, 30, ()), bleed, safe).items[-1].items
    assert {path.stroke.colour: path.segments for path in drawn} == {c: rect(b) for c, b in boxes.items()}


def test_named_groups_stay_alike() -> None:
    assert render_svg(outline_scene(SCENE, 2, 1), "t", "d", "en", "p")


def test_a_sheet_for_proof_keeps_its_cuts(tmp_path_factory: pytest.TempPathFactory) -> None:
    trial = open_game(make_game(tmp_path_factory.mktemp("proof")), profile="proof")
    document, report = trial.sheet("counters")
    assert list(report) == []
    assert document
    cuts = [
        box
        for item, _, box in leaves(document.pages[0].scene.items)
        if isinstance(item, Path) and item.stroke and item.stroke.colour == CUT
    ]
    assert all((box.width, box.height) == pytest.approx((20, 20), abs=0.11) for box in cuts)
    assert len(cuts) == 24


@pytest.mark.parametrize(("said", "safe"), [("", 3.0), ("safe: 1.5mm\n", 1.5), ("safe: 0mm\n", 0.0)])
def test_the_layout_says_how_far_the_safe_area_is(tmp_path: FilePath, said: str, safe: float) -> None:
    layout = f"{said}size: item\nslots:\n  ground: {{at: [0, 0, 100%, 100%], box: {{fill: paper}}}}\n"
    trial = open_game(make_game(tmp_path, {"templates/layouts/counter.yaml": layout}), profile="proof")
    work = trial.item("counters", "scout")
    lines = [item.segments for item, _, _ in leaves(work.pages[0].scene.items) if item.stroke.colour == SAFE]
    side = work.pages[0].scene.width
    assert lines == ([rect(Box(0, 0, side, side).grown(-safe))] if safe else [])

"""Less ink keeps the order of lightness: nothing turns darker, what was lighter stays lighter, steps and hues are told."""

from __future__ import annotations

import math
from itertools import pairwise, product

import pytest

from printkit.build.saver import save_ink
from printkit.build.thickness import thickness_of
from printkit.build.toning import BLACK, FRAME, PALE, WHITE, lightness
from printkit.scene import IDENTITY, Box, Colour, Group, Item, Matrix, Path, Scene, Stroke, rect, translate, walk
from printkit.templates.saving import Saver
from tests.render.drawings import box, line

SIZES = (1.0, 4.0, 4.5, 12.0, 30.0)
GREYS = [Colour((level, level, level)) for level in range(20, 245, 15)]
TINT = {f"shade-{step}": Saver("tint") for step in (1, 2, 3, 4)}
SHADES = [Colour(rgb, name=f"shade-{n}") for n, rgb in enumerate([(228, 232, 210), (188, 198, 151), (107, 118, 67), (57, 67, 31)], 1)]  # fmt: skip


def saved(*items: Item, savers: dict[str, Saver] | None = None) -> tuple[Item, ...]:
    return save_ink(Scene(60, 40, items), savers or {}).items


def filled(items: tuple[Item, ...]) -> list[Path]:
    return [item for item, _ in walk(items) if isinstance(item, Path) and item.fill]


def fills(*items: Item, savers: dict[str, Saver] | None = None) -> list[float]:
    return [lightness(path.fill) for path in filled(saved(*items, savers=savers)) if path.fill]


def drawing(*items: Item, at: Matrix = IDENTITY, name: str = "art-tank") -> Group:
    return Group(items, at, name=name)


def test_no_shape_turns_darker_whatever_its_size() -> None:
    for colour, width, height in product(GREYS, SIZES, SIZES):
        shape = box(2, 2, width, height, colour)
        for items in ((shape,), (drawing(shape),)):
            assert fills(*items)[0] >= lightness(colour) - 0.003, (colour, width, height)


def test_a_tint_near_paper_is_not_darker_under_the_words_of_a_low_row() -> None:
    assert fills(box(0, 0, 14.4, 4, Colour((227, 230, 218))))[0] > 0.89


@pytest.mark.parametrize("angle", [0, 30, 45, 77, 90, 120])
def test_a_shape_turns_into_the_same_grey_however_it_is_turned(angle: float) -> None:
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    ship = Group((box(0, 0, 18, 4, Colour((47, 107, 138))),), (cosine, sine, -sine, cosine, 30, 10))
    assert fills(ship)[0] == pytest.approx(0.38, abs=0.01)


@pytest.mark.parametrize(
    ("points", "thick"),
    [
        ([(0, 0), (10, 0), (10, 3), (0, 3), (5, 1)], 3),
        ([(0, 0), (3, 3), (1, 5), (-2, 2)], 8**0.5),
        ([(0, 0), (4, 0), (2, 2)], 2),
        ([(0, 0), (4, 4), (2, 2)], 0),
        ([(1, 1)], 0),
        ([], 0),
    ],
)
def test_how_thick_outlines_are(points: list[tuple[float, float]], thick: float) -> None:
    assert thickness_of(points) == pytest.approx(thick)


@pytest.mark.parametrize("size", [2.0, 6.0, 15.0])
def test_of_two_shapes_of_a_drawing_the_lighter_stays_the_lighter(size: float) -> None:
    body, light, dark = Colour((95, 106, 88)), Colour((227, 230, 218)), Colour((34, 40, 29))
    hull, glint, shadow = fills(
        drawing(box(0, 0, 36, 16, body), box(1, 1, size, size, light), box(18, 1, size, size, dark))
    )
    assert glint > hull > shadow


def test_what_was_lighter_than_its_band_stays_lighter_than_its_tint() -> None:
    band, mark = fills(box(0, 0, 50, 8, Colour((28, 43, 57))), box(3, 3, 3, 3, Colour((185, 138, 60))))
    assert mark > band > 0.75


def test_what_was_lighter_than_a_ground_that_turned_white_is_white_in_a_frame() -> None:
    _, mark = filled(saved(box(0, 0, 50, 30, Colour((28, 43, 57))), box(3, 3, 3, 3, Colour((238, 227, 207)))))
    assert (mark.fill, mark.stroke) == (WHITE, FRAME)


def test_white_marks_on_a_drawn_body_stay_white_and_on_a_pale_tint_turn_grey() -> None:
    mark = Path(rect(Box(3, 3, 4, 4)), stroke=Stroke(WHITE, 0.4))
    body = box(0, 0, 18, 16, Colour((28, 43, 57)))
    assert saved(drawing(body, mark))[0].items[1].stroke.colour.rgb == (255, 255, 255)
    assert saved(box(0, 0, 50, 8, Colour((28, 43, 57))), mark)[1].stroke.colour == PALE


def test_a_little_drawing_keeps_all_of_its_darkness() -> None:
    assert fills(drawing(box(0, 0, 7, 7, Colour((28, 43, 57)))))[0] == pytest.approx(0.16, abs=0.01)
    assert fills(drawing(box(0, 0, 18, 18, Colour((28, 43, 57)))))[0] > 0.4


def test_what_has_the_colour_of_its_ground_turns_white_with_it() -> None:
    red = Colour((179, 55, 43))
    border = Path(rect(Box(1, 1, 28, 38)), stroke=Stroke(red, 2.5))
    ground, edge, patch = saved(box(0, 0, 30, 40, red), border, box(5, 5, 3, 3, red))
    assert ground.fill.rgb == edge.stroke.colour.rgb == patch.fill.rgb == (255, 255, 255)
    assert patch.stroke is None


def test_between_the_petals_of_a_pattern_lies_its_ground() -> None:
    red = Colour((179, 55, 43))
    petals = Path((*rect(Box(2, 2, 3, 3)), *rect(Box(25, 35, 3, 3))), Colour((238, 227, 207)))
    border = Path(rect(Box(1, 1, 28, 38)), stroke=Stroke(red, 2.5))
    assert saved(box(0, 0, 30, 40, red), petals, border)[2].stroke.colour.rgb == (255, 255, 255)


def test_the_hub_of_a_wheel_is_no_ground_of_what_goes_round_it() -> None:
    red = Colour((179, 55, 43))
    border = Path(rect(Box(1, 1, 28, 38)), stroke=Stroke(red, 2.5))
    hub = box(13, 18, 4, 4, Colour((34, 40, 29)))
    assert saved(box(0, 0, 30, 40, red), hub, border)[2].stroke.colour.rgb == (255, 255, 255)


def test_shades_are_steps_of_grey_without_frames() -> None:
    cells = [box(10 * place, 0, 9.7, 6, shade) for place, shade in enumerate(SHADES)]
    assert all(path.stroke is None for path in filled(saved(*cells, savers=TINT)))
    steps = [1.0, *fills(*cells, savers=TINT)]
    assert all(before - after >= 0.04 for before, after in pairwise(steps)), steps
    assert steps[-1] > 0.6, "black words are read on the darkest"


def test_white_words_on_a_shade_turn_black() -> None:
    word = line("6", 3, 4)
    (shown,) = saved(box(0, 0, 9.7, 6, SHADES[3]), Group((word,)), savers=TINT)[1].items
    assert shown.colour == (BLACK if word.colour == WHITE else shown.colour)


def test_frames_of_dark_bands_tell_their_hues() -> None:
    colours = [(76, 90, 46), (95, 106, 88), (34, 40, 29), (166, 61, 31), (31, 78, 135), (120, 84, 20)]
    frames = [saved(box(2, 2, 50, 9.6, Colour(rgb)))[0].stroke for rgb in colours]
    assert None not in frames
    assert len({(frame.dash, frame.width) for frame in frames}) == len(colours)
    assert all(fills(box(2, 2, 50, 9.6, Colour(rgb)))[0] > 0.75 for rgb in colours)


def test_a_band_that_runs_over_the_cut_has_no_frame_to_betray_it() -> None:
    (band,) = saved(box(-3, 30, 66, 13, Colour((166, 61, 31))))
    assert band.stroke is None


def test_frames_are_as_wide_on_paper_however_a_drawing_is_scaled() -> None:
    pale = Colour((200, 200, 200))
    (half,) = saved(Group((box(0, 0, 100, 70, pale),), (0.5, 0, 0, 0.5, 0, 0)))[0].items
    assert half.stroke.width == pytest.approx(2 * FRAME.width)


def test_a_drawing_on_two_grounds_is_two_drawings() -> None:
    badge = (Path(rect(Box(0, 0, 3, 3)), WHITE),)
    dark = box(0, 0, 30, 30, Colour((28, 43, 57)))
    on, off = saved(dark, *(Group(badge, translate(x, 5), name="badge") for x in (2, 50)))[1:]
    assert on.name != off.name
    assert on.items[0].fill == PALE
    assert off.items[0].fill.rgb == (255, 255, 255)

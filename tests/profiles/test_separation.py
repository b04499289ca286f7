"""Colours and bitmaps turned into ink: through the ICC profile, greys to black alone, never above the limit."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image as Bitmap

from printkit.scene import Colour
from printkit.templates.intents import Intent
from printkit.templates.separation import Separation, limit_ink, separation_for

from .games import FOGRA39

INTENT = Intent("fogra39", "FOGRA39", FOGRA39, 300)
SEPARATION = Separation(INTENT)


def percents(hex_: str) -> list[int]:
    return [round(ink * 100) for ink in SEPARATION.inks(Colour(tuple(bytes.fromhex(hex_))))]


def worst(bitmap: Bitmap.Image) -> int:
    data = bitmap.tobytes()
    return max(map(sum, zip(data[::4], data[1::4], data[2::4], data[3::4], strict=True)))


@pytest.mark.parametrize(
    ("hex_", "inks"),
    [
        ("0072b2", [84, 43, 1, 11]),
        ("d55e00", [0, 67, 96, 14]),
        ("009e73", [79, 3, 65, 9]),
        ("cc79a7", [18, 61, 7, 5]),
        ("56b4e9", [62, 12, 0, 2]),
        ("e69f00", [5, 38, 95, 6]),
        ("f0e442", [11, 5, 84, 0]),
    ],
)
def test_colours_are_what_littlecms_gives_for_fogra39(hex_: str, inks: list[int]) -> None:
    assert percents(hex_) == pytest.approx(inks, abs=1)


@pytest.mark.parametrize(("hex_", "black"), [("000000", 100), ("ffffff", 0), ("808080", 63), ("5c5c5c", 78)])
def test_greys_are_black_alone(hex_: str, black: int) -> None:
    assert percents(hex_) == [0, 0, 0, black]


def test_lighter_greys_take_less_black() -> None:
    blacks = [SEPARATION.inks(Colour((grey, grey, grey)))[3] for grey in range(256)]
    assert blacks == sorted(blacks, reverse=True)


def test_a_colour_keeps_its_own_inks() -> None:
    assert SEPARATION.inks(Colour((1, 2, 3), (0.1, 0.2, 0.3, 0.4))) == (0.1, 0.2, 0.3, 0.4)


@pytest.mark.parametrize("limit", [200, 240, 300])
def test_no_pixel_takes_more_ink_than_the_limit(limit: int) -> None:
    dark = Bitmap.merge("RGB", [Bitmap.linear_gradient("L").point(lambda level, n=n: level // n) for n in (9, 11, 12)])
    free = Separation(replace(INTENT, total_ink=400)).bitmap(dark)
    assert worst(free) > limit * 255 // 100
    assert worst(Separation(replace(INTENT, total_ink=limit)).bitmap(dark)) <= limit * 255 // 100


def test_the_limit_leaves_black_and_what_is_below_it() -> None:
    pixels = Bitmap.frombytes("CMYK", (2, 1), bytes((255, 255, 255, 200, 10, 20, 30, 40)))
    high, low = limit_ink(pixels, 200).get_flattened_data()
    assert (high[3], low) == (200, (10, 20, 30, 40))
    assert len(set(high[:3])) == 1


@pytest.mark.parametrize(
    ("picture", "mode"),
    [
        (Bitmap.new("L", (2, 2), 90), "L"),
        (Bitmap.new("1", (2, 2), 1), "L"),
        (Bitmap.new("RGB", (2, 2), (90, 90, 90)), "L"),
        (Bitmap.new("RGB", (2, 2), (90, 90, 91)), "CMYK"),
        (Bitmap.new("CMYK", (2, 2), (1, 2, 3, 4)), "CMYK"),
    ],
)
def test_bitmaps_are_grey_or_four_inks(picture: Bitmap.Image, mode: str) -> None:
    assert SEPARATION.bitmap(picture).mode == mode


def test_a_bitmap_of_four_inks_stays_exact() -> None:
    assert SEPARATION.bitmap(Bitmap.new("CMYK", (1, 1), (215, 110, 3, 29))).getpixel((0, 0)) == (215, 110, 3, 29)


def test_white_stays_paper_and_black_full_in_a_grey_bitmap() -> None:
    ramp = Bitmap.frombytes("L", (2, 1), bytes((0, 255)))
    assert SEPARATION.bitmap(ramp).tobytes() == bytes((0, 255))


def test_a_separation_is_made_once() -> None:
    assert separation_for(INTENT) is separation_for(replace(INTENT))
    assert separation_for(INTENT) is not separation_for(replace(INTENT, total_ink=240))

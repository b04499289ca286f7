"""What a press asks of pieces: bleed where the drawing runs to the edge, bitmaps fine enough, colours within the ink."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.build.fitness import dots_per_inch, missing_bleed
from printkit.scene import (
    Box,
    Colour,
    Group,
    Image,
    Item,
    Scene,
    Stroke,
    circle,
    polyline,
    rect,
    translate,
)
from printkit.scene import (
    Path as Outline,
)
from tests.projects import COUNTERS

from .games import PRESS, photograph, profiled, sheet_of

INK, WHITE = Colour((10, 40, 80)), Colour((255, 255, 255))


def ground(x: float, y: float, width: float, height: float, colour: Colour = INK) -> Outline:
    return Outline(rect(Box(x, y, width, height)), colour)


def edges(*items: Item, bleed: float = 3.0) -> list[tuple[str, float]]:
    return [(edge, round(reach, 2)) for edge, reach, _ in missing_bleed(Scene(20, 30, items), bleed)]


@pytest.mark.parametrize(
    ("item", "found"),
    [
        (ground(-3, -3, 26, 36), []),
        (ground(2, 2, 16, 26), []),
        (ground(0, 0, 20, 30), [("left", 0), ("top", 0), ("right", 0), ("bottom", 0)]),
        (ground(0, 0, 20, 30, WHITE), []),
        (ground(-2, -3, 26, 36), [("left", 2)]),
        (ground(-3, 25, 26, 5), [("bottom", 0)]),
        (ground(-3, 25, 26, 7), [("bottom", 2)]),
        (ground(5, -2.99, 5, 10), []),
        (ground(21, 0, 5, 5), []),
        (Outline(polyline((0, 10), (20, 10)), stroke=Stroke(INK, 0.2)), [("left", 0.1), ("right", 0.1)]),
        (Group((ground(-3, -3, 26, 36),), clip=rect(Box(0, 0, 20, 30))), [(e, 0) for e in ("left", "top", "right", "bottom")]),
        (Group((ground(-3, -3, 26, 36),), translate(1, 0)), [("left", 2)]),
        (Group((ground(0, 0, 20, 30),), clip=rect(Box(5, 5, 5, 5))), []),
        (Outline(circle(10, 15, 10), INK), [("left", 0), ("right", 0)]),
        (Outline((("M", (5, 5)), ("C", (-9, 5, -9, 15, 5, 15)), ("Z", ())), INK), [("left", 5.5)]),
    ],
)  # fmt: skip
def test_bleed_is_measured_at_every_edge(item: Item, found: list[tuple[str, float]]) -> None:
    assert edges(item, bleed=6 if found and found[0][1] == 5.5 else 3) == found


def test_a_piece_whose_bleed_is_less_than_the_profile_asks_is_found(tmp_path: Path) -> None:
    document, said = sheet_of(profiled(tmp_path, f"{PRESS}bleed: 5mm\n"), "own")
    assert document is not None
    (line,) = said
    assert line == (
        'templates/layouts/counter.yaml:7 PK507 "scout" touches its left, right and bottom edges and reaches 3.0 mm '
        "beyond them, the profile asks for 5.0 mm"
    )


def test_pieces_that_lack_bleed_from_one_place_are_told_together(tmp_path: Path) -> None:
    scout = COUNTERS.partition("scout:")[2]
    counters = "".join(f"{name}:{scout}" for name in ("scout", "watch", "guard"))
    layout = "size: 20mm x 20mm\nbleed: 3mm\nslots: {ground: {at: [0, 0, 100%, 100%], box: {fill: sea}}}\n"
    files = {"counters.yaml": counters, "templates/layouts/counter.yaml": layout}
    _, said = sheet_of(profiled(tmp_path, f"{PRESS}bleed: 3mm\n", files), "own")
    (line,) = said
    assert line.partition(" ")[2] == (
        'PK507 "scout" and 2 more pieces touch their left, top, right and bottom edges and reach 0.0 mm beyond them, '
        "the profile asks for 3.0 mm"
    )


def test_a_profile_that_asks_for_less_finds_nothing(tmp_path: Path) -> None:
    assert sheet_of(profiled(tmp_path, f"{PRESS}bleed: 3mm\n"), "own")[1] == []


@pytest.mark.parametrize(
    ("pixels", "code", "words"),
    [
        (50, "PK509", '"boat.png" is printed at 74 dpi, the least is 150 dpi'),
        (120, "PK510", '"boat.png" is printed at 179 dpi, 300 dpi are advised'),
        (400, None, ""),
    ],
)
def test_coarse_bitmaps_are_found(pixels: int, code: str | None, words: str, tmp_path: Path) -> None:
    project = profiled(
        tmp_path, "image_floor: 150\nimage_advised: 300\n", {"art/boat.png": photograph(pixels, pixels // 2)}
    )
    (tmp_path / "sources/mini/art/boat.svg").unlink()
    _, said = sheet_of(project, "own")
    assert said == ([f"sources/mini/art/boat.png:0 {code} {words}"] if code else [])


def test_the_lesser_resolution_counts() -> None:
    image = Image(Box(0, 0, 25.4, 25.4), b"", "", (300, 200), "")
    assert dots_per_inch(image, (1, 0, 0, 1, 0, 0)) == 200
    assert dots_per_inch(image, (0, 2, -1, 0, 0, 0)) == 150


def test_a_colour_with_too_much_ink_is_found_at_its_line(tmp_path: Path) -> None:
    theme = 'like: naval\npalette:\n  deep: {rgb: "#2f6b8a", cmyk: 90 80 70 61}\n'
    files = {"templates/themes/own.yaml": theme}
    project = profiled(tmp_path, f"{PRESS}total_ink: 300\n", files)
    game = tmp_path / "sources/mini/game.yaml"
    game.write_text(game.read_text().replace("naval", "own"))
    document, said = sheet_of(project, "own")
    assert document is None
    assert said == [
        'sources/mini/templates/themes/own.yaml:3 PK506 colour "deep" takes 301 % of ink, the profile "own" takes 300 %'
    ]
    game.with_name("templates").joinpath("themes/own.yaml").write_text(theme.replace("61", "60"))
    assert sheet_of(project, "own")[1] == []

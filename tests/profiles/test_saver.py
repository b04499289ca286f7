"""Less ink, nothing lost: grounds turn white, what was white on them turns dark, zones are hatched, nothing moves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path as FilePath

import pytest

from printkit.build.compose import SheetWork
from printkit.build.saver import save_ink
from printkit.build.toning import BLACK, FRAME, PALE, lightness
from printkit.model.names import Name
from printkit.render.pdf import render_pdf
from printkit.render.png import ink_shares
from printkit.render.svg import render_svg
from printkit.scene import Box, Colour, Document, Group, Item, Path, Scene, Stroke, Text, rect, translate, whole_page
from printkit.scene.extents import leaves
from printkit.templates.saving import Saver
from tests.projects import Trial, make_game, open_game
from tests.render.drawings import bitmap, box, line

DARK, PALE_BLUE, MIDDLE, PAPER = (
    Colour((28, 43, 57)),
    Colour((211, 227, 234)),
    Colour((111, 157, 179)),
    Colour((255, 255, 255)),
)
ZONE = Colour((246, 201, 192), name="red-tint")
GROUND = box(0, 0, 50, 30, DARK)


def saved(*items: Item, savers: dict[str, Saver] | None = None) -> tuple[Item, ...]:
    return save_ink(Scene(60, 40, items), savers or {}).items


def word(colour: Colour, x: float = 5) -> Text:
    return replace(line("word", x, 9), colour=colour)


def share(*items: Item) -> float:
    return ink_shares(render_pdf(Document((whole_page(Scene(60, 40, items), "p"),), "t", "a", "s", "en")))[0]


def test_a_broad_ground_turns_white_in_a_grey_frame() -> None:
    (ground,) = saved(replace(GROUND, fill=MIDDLE))
    assert isinstance(ground, Path)
    assert (ground.fill.rgb, ground.stroke, ground.segments) == ((255, 255, 255), FRAME, GROUND.segments)


def test_a_faint_ground_turns_white_without_a_frame() -> None:
    (ground,) = saved(box(0, 0, 50, 30, Colour((238, 242, 245))))
    assert (ground.fill.rgb, ground.stroke) == ((255, 255, 255), None)


def test_white_words_on_a_dark_ground_turn_black() -> None:
    assert saved(GROUND, word(PAPER))[1].colour == BLACK


def test_white_words_beside_it_or_on_a_picture_stay_white() -> None:
    assert saved(GROUND, word(PAPER, 55))[1].colour == PAPER
    assert saved(GROUND, box(4, 4, 4, 4, BLACK), word(PAPER, 3))[2].colour == PAPER


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_white_words_on_a_dark_drawing_turn_black_and_beside_it_stay_white(scale: float) -> None:
    sky = box(0, 0, 25, 15, DARK)
    drawing = Group((sky,), (scale, 0, 0, scale, 4, 2), name="sky")
    elsewhere = replace(drawing, transform=(scale, 0, 0, scale, 4, 200))  # the second of a name is made of the first
    on, beside = saved(elsewhere, drawing, word(PAPER), word(PAPER, 4 + 25 * scale + 1))[2:]
    assert (on.colour, beside.colour) == (BLACK, PAPER)


def test_white_words_on_a_bitmap_stay_white_though_its_ground_turns() -> None:
    photo = replace(bitmap(), box=Box(2, 2, 40, 20))
    assert saved(GROUND, photo, word(PAPER))[2].colour == PAPER
    assert saved(GROUND, photo, word(PAPER, 45))[2].colour == BLACK


@pytest.mark.parametrize(("colour", "lightest"), [(DARK, 0.2), (MIDDLE, 0.62), (PALE_BLUE, 0.62)])
def test_words_turn_grey_and_dark_enough(colour: Colour, lightest: float) -> None:
    said = saved(word(colour))[0].colour
    assert len(set(said.rgb)) == 1
    assert lightness(said) == pytest.approx(min(lightness(colour), lightest), abs=0.01)


def test_small_shapes_stay_filled_and_white_ones_on_a_dark_ground_turn_grey() -> None:
    pip, hole = box(20, 20, 3, 3, DARK), box(5, 5, 3, 3, PAPER)
    assert saved(pip)[0].fill.rgb == (41, 41, 41)
    assert saved(GROUND, hole)[1].fill == PALE
    assert saved(box(0, 0, 50, 30, PALE_BLUE), hole)[1].stroke == FRAME


def test_white_lines_on_a_ground_turn_grey() -> None:
    grid = Path(rect(Box(5, 5, 20, 20)), stroke=Stroke(PAPER, 0.3))
    assert saved(GROUND, grid)[1].stroke.colour == PALE
    assert saved(grid)[0].stroke.colour == PAPER


@pytest.mark.parametrize("angle", [0, 45, 90, 135])
def test_a_zone_is_hatched_where_the_theme_says_so(angle: int) -> None:
    ground, hatching = saved(box(10, 10, 20, 10, ZONE), savers={"red-tint": Saver("hatch", angle)})
    assert isinstance(hatching, Group)
    assert hatching.clip == ground.segments
    seen = [seen for _, _, seen in leaves((hatching,))]
    assert len(seen) >= 5
    assert all(each.x >= 9.9 and each.right <= 30.1 and each.y >= 9.9 and each.bottom <= 20.1 for each in seen)


@pytest.mark.parametrize(
    ("saver", "fill", "framed"),
    [(Saver("white"), (255, 255, 255), False), (Saver("frame"), (255, 255, 255), True), (Saver("grey"), (210, 210, 210), False)],
)  # fmt: skip
def test_a_theme_may_say_what_becomes_of_a_ground(saver: Saver, fill: tuple[int, int, int], framed: bool) -> None:
    (ground,) = saved(box(10, 10, 20, 10, ZONE), savers={"red-tint": saver})
    assert (ground.fill.rgb, ground.stroke is not None) == (fill, framed)


@pytest.mark.parametrize("text", ["gray", "hatch", "hatch 180", "hatch -5", "", "white 3"])
def test_a_saver_misspelt_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="saves no ink"):
        Saver.from_text(text)


def test_bitmaps_stay_as_they_are() -> None:
    picture = bitmap()
    assert saved(picture) == (picture,)


def test_groups_of_one_name_are_alike_wherever_they_lie() -> None:
    badge = (box(0, 0, 8, 8, PAPER), word(PAPER, 1))
    items = saved(GROUND, *(Group(badge, translate(x, 5), name="badge") for x in (2, 20, 52)))
    names = [item.name for item in items[1:]]
    assert (names[0] == names[1], names[0] == names[2]) == (True, False)
    assert render_svg(Scene(60, 40, items), "t", "d", "en", "p")


def places(trial: Trial) -> list[tuple[str, float, float]]:
    """Return every line of text of a sheet with where it is drawn."""
    document, report = trial.sheet("counters")
    assert list(report) == []
    assert document
    found = leaves(document.pages[0].scene.items)
    return [(item.text, box.x, box.y) for item, _, box in found if isinstance(item, Text)]


def test_nothing_moves_and_nothing_is_left_out(mini: Trial, tmp_path_factory: pytest.TempPathFactory) -> None:
    saver = open_game(make_game(tmp_path_factory.mktemp("saver")), profile="ink-saver")
    assert places(saver) == places(mini)
    assert len(places(mini)) > 24 * 3


def test_it_saves_ink() -> None:
    items = (GROUND, word(PAPER), box(5, 32, 20, 5, MIDDLE))
    assert share(*saved(*items)) < share(*items) / 3


def test_the_share_of_ink_is_what_it_is() -> None:
    assert share(box(0, 0, 30, 40)) == pytest.approx(0.5, abs=0.01)
    assert share(box(0, 0, 30, 40, Colour((255, 255, 0)))) == pytest.approx(1 / 6, abs=0.01)
    assert share() == 0


def test_titles_footers_and_marks_of_a_sheet_are_grey(tmp_path: FilePath) -> None:
    saver = open_game(make_game(tmp_path), profile="ink-saver")
    document, _ = saver.sheet("counters")
    assert document
    found = [item for item, _, _ in leaves(document.pages[0].scene.items)]
    inks = [item.colour for item in found if isinstance(item, Text)]
    inks += [item.stroke.colour for item in found if isinstance(item, Path) and item.stroke]
    inks += [item.fill for item in found if isinstance(item, Path) and item.fill]
    assert {max(ink.rgb) - min(ink.rgb) for ink in inks} == {0}
    assert any(isinstance(item, Text) and item.text.startswith("Mini") for item in found), "the footer"


def test_a_draft_band_is_grey_too(tmp_path: FilePath) -> None:
    saver = open_game(make_game(tmp_path), profile="ink-saver")
    document, report = saver.sheet("counters")
    assert document
    band = SheetWork(saver.edition, Name("counters"), report).draft(document).pages[0].scene.items[-1]
    assert {
        max(item.colour.rgb) - min(item.colour.rgb) for item, _, _ in leaves((band,)) if isinstance(item, Text)
    } == {0}

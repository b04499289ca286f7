"""Sheets folded in their middle: faces are shown over their trims where nothing stands beside, so that no fold shows white."""

from __future__ import annotations

from dataclasses import replace

import pytest
from projects import Trial

from printkit.scene import Box, Page, Scene, Text
from printkit.scene.extents import leaves

from .sheets import around, faces, marks, mirror_x, mirror_y, pages_of, piece, plan

CARD = (63.5, 88.9)
CARDS = {"words": "sides", "margin": 6.35, "mark": 3, "gutter": 6}


def overs(page: Page, size: tuple[float, float]) -> list[tuple[str, tuple[float, float, float, float]]]:
    """Return for each face which it is, and how far it is shown left, above, right and below its trim on the page."""
    found = []
    for face in faces(page):
        trim = around((("M", (0.0, 0.0)), ("L", size)), face.place)
        over = (trim.x - face.clip.x, trim.y - face.clip.y)
        over = (*over, face.clip.right - trim.right, face.clip.bottom - trim.bottom)
        found.append((face.name, tuple(round(each, 6) for each in over)))
    return found


def test_cards_are_shown_over_every_trim_but_where_they_stand_edge_to_edge(mini: Trial) -> None:
    (page,) = pages_of(mini, [piece(*CARD, count=3)], plan("gutter", **CARDS))
    for at, ends in enumerate([(3, 0), (0, 0), (0, 3)]):
        for name, over in overs(page, CARD)[2 * at : 2 * at + 2]:
            assert over == (3, ends[0], 3, ends[1]), (name, at)


@pytest.mark.parametrize("count", [1, 2])
def test_the_last_of_a_column_is_shown_below_its_trim(mini: Trial, count: int) -> None:
    (page,) = pages_of(mini, [piece(*CARD, count=count)], plan("gutter", **CARDS))
    assert [over[3] for _, over in overs(page, CARD)][-2:] == [3, 3]


@pytest.mark.parametrize("gutter", [0, 2, 5, 20])
def test_no_face_reaches_over_half_the_gutter_or_what_is_drawn(mini: Trial, gutter: float) -> None:
    (page,) = pages_of(mini, [piece(*CARD)], plan("gutter", **CARDS | {"gutter": gutter}))
    assert {over for _, over in overs(page, CARD)} == {(min(gutter / 2, 3),) * 4}


@pytest.mark.parametrize("fold", ["left", "right", "top", "bottom"])
@pytest.mark.parametrize("turn", [False, True])
@pytest.mark.parametrize("words", ["head", "sides"])
def test_what_is_shown_of_a_back_lies_behind_what_is_shown_of_its_front(
    mini: Trial, *, fold: str, turn: bool, words: str
) -> None:
    how = plan("gutter", fold=fold, turn=turn, words=words, gutter=6)
    for page in pages_of(mini, [piece(30, 80, count=7)], how):
        width, height = page.scene.width, page.scene.height
        upright = fold in ("left", "right")
        mirror = mirror_x(width / 2) if upright else mirror_y(height / 2)
        found = faces(page)
        for front, back in zip(found[0::2], found[1::2], strict=True):
            seen = (("M", (back.clip.x, back.clip.y)), ("L", (back.clip.right, back.clip.bottom)))
            assert around(seen, mirror) == pytest.approx(front.clip)
        half = Box(0, 0, width / 2, height) if upright else Box(0, 0, width, height / 2)
        first = {"left": 1, "top": 1}.get(fold, 0)
        assert min(face.clip.right if upright else face.clip.bottom for face in found[first::2]) <= max(half[2:])
        inner = {"left": 0, "right": 2, "top": 1, "bottom": 3}[fold]
        at_fold = [over[inner] for name, over in overs(page, (30, 80)) if name == "front"]
        assert max(at_fold) == 3


def test_marks_and_words_stand_outside_of_what_is_shown(mini: Trial) -> None:
    (page,) = pages_of(mini, [piece(*CARD, count=3)], plan("gutter", **CARDS))
    shown = [face.clip for face in faces(page)]
    for tick in marks(page, "cut-marks"):
        assert all(not _crosses(tick, box.grown(-0.01)) for box in shown)
    words = [box for item, _, box in leaves(page.scene.items) if isinstance(item, Text)]
    assert len(words) >= 5
    assert not any(_crosses(word, box.grown(-0.01)) for word in words for box in shown)


def test_where_cards_fill_the_paper_they_are_shown_over_their_sides_alone(mini: Trial) -> None:
    (page,) = pages_of(mini, [piece(*CARD, count=3)], plan("gutter", **CARDS), paper=(215.9, 279.4))
    assert {over for _, over in overs(page, CARD)} == {(3, 0, 3, 0)}


def test_a_face_that_ends_at_its_trim_is_cut_there(mini: Trial) -> None:
    made = piece(*CARD)
    (page,) = pages_of(mini, [replace(made, front=_bare(made.front), back=_bare(made.front))], plan("gutter", **CARDS))
    assert {over for _, over in overs(page, CARD)} == {(0, 0, 0, 0)}


def test_other_sheets_cut_faces_at_their_bleed(mini: Trial) -> None:
    (page, *_) = pages_of(mini, [piece(*CARD, count=3)], plan("duplex", **CARDS))
    assert {over for _, over in overs(page, CARD)} == {(0, 0, 0, 0)}


def _bare(face: Scene) -> Scene:
    return replace(face, items=())


def _crosses(line: Box, box: Box) -> bool:
    return line.x <= box.right and line.right >= box.x and line.y <= box.bottom and line.bottom >= box.y

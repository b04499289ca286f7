"""Gaps between pieces and the marks to cut by: one for each distinct line, outside of every piece and its bleed."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from projects import Trial

from printkit.imposition.marks import distinct
from printkit.scene import REGISTRATION, Box, Page, Path, Text, walk

from .sheets import faces, marks, pages_of, piece, plan, strokes, trims

ARRANGEMENTS = ("grid", "fold", "duplex")


def distances(page: Page) -> tuple[list[float], list[float]]:
    """Return the gaps between neighbouring columns and rows of trims, each once."""
    boxes = trims(page)
    lefts, tops = sorted({round(box.x, 6) for box in boxes}), sorted({round(box.y, 6) for box in boxes})
    return tuple(sorted({round(after - before - 20, 6) for before, after in pairwise(each)}) for each in (lefts, tops))  # type: ignore[return-value]


@pytest.mark.parametrize("arrange", ["grid", "duplex"])
@pytest.mark.parametrize(
    ("bleed", "gap", "wanted"), [(0.0, 0.0, 0.0), (3.0, 0.0, 6.0), (3.0, 4.0, 6.0), (3.0, 8.0, 8.0), (0.0, 2.5, 2.5)]
)
def test_neighbours_are_parted_by_their_bleeds(
    mini: Trial, arrange: str, bleed: float, gap: float, wanted: float
) -> None:
    page = pages_of(mini, [piece(count=60, bleed=bleed)], plan(arrange, gap=gap))[0]
    assert distances(page) == ([wanted], [wanted])


def test_pairs_are_parted_by_their_bleeds_and_the_halves_are_not(mini: Trial) -> None:
    (page,) = pages_of(mini, [piece(count=9, bleed=3)], plan("fold"))
    assert distances(page) == ([0, 6], [6])


@pytest.mark.parametrize("arrange", ARRANGEMENTS)
def test_no_two_bleeds_overlap(mini: Trial, arrange: str) -> None:
    page = pages_of(mini, [piece(count=30, bleed=3)], plan(arrange))[0]
    assert not any(overlap(first.clip, second.clip) for first, second in combinations(faces(page), 2))


def overlap(one: Box, other: Box) -> bool:
    return (
        min(one.right, other.right) - max(one.x, other.x) > 1e-6
        and min(one.bottom, other.bottom) - max(one.y, other.y) > 1e-6
    )


@pytest.mark.parametrize("arrange", ARRANGEMENTS)
@pytest.mark.parametrize("bleed", [0.0, 3.0])
@pytest.mark.parametrize("count", [1, 5, 12])
def test_there_is_one_mark_at_each_end_of_each_line_of_cut(mini: Trial, arrange: str, bleed: float, count: int) -> None:
    page = pages_of(mini, [piece(count=count, bleed=bleed)], plan(arrange))[0]
    cut = marks(page, "cut-marks")
    boxes = trims(page)
    if arrange == "fold":
        boxes = [union(front, back) for front, back in zip(boxes[0::2], boxes[1::2], strict=True)]
    upright = {round(edge, 6) for box in boxes for edge in (box.x, box.right)}
    level = {round(edge, 6) for box in boxes for edge in (box.y, box.bottom)}
    assert sorted(round(box.x, 6) for box in cut if not box.width) == sorted([*upright, *upright])
    assert sorted(round(box.y, 6) for box in cut if not box.height) == sorted([*level, *level])
    assert len(set(cut)) == len(cut)


def union(one: Box, other: Box) -> Box:
    left, top = min(one.x, other.x), min(one.y, other.y)
    return Box(left, top, max(one.right, other.right) - left, max(one.bottom, other.bottom) - top)


@pytest.mark.parametrize("arrange", ARRANGEMENTS)
@pytest.mark.parametrize("bleed", [0.0, 3.0])
def test_marks_stand_off_every_piece_and_bleed(mini: Trial, arrange: str, bleed: float) -> None:
    page = pages_of(mini, [piece(count=13, bleed=bleed)], plan(arrange, offset=1.0, mark=4.0))[0]
    for mark in marks(page, "cut-marks"):
        assert max(mark.width, mark.height) == pytest.approx(4)
        assert not any(overlap(face.clip.grown(0.99), mark.grown(0.001)) for face in faces(page))


def test_a_mark_inside_a_bleed_is_seen(mini: Trial) -> None:
    page = pages_of(mini, [piece(bleed=3)], plan("grid", offset=-1.0, mark=4.0))[0]
    assert any(overlap(face.clip, mark.grown(0.001)) for mark in marks(page, "cut-marks") for face in faces(page))


def test_pages_with_fewer_pieces_have_marks_of_their_own(mini: Trial) -> None:
    full, last = pages_of(mini, [piece(back=False, count=117)], plan("grid"))
    assert len(marks(last, "cut-marks")) < len(marks(full, "cut-marks"))


def test_lines_that_differ_by_rounding_are_one() -> None:
    assert distinct([3.0, 1.0, 1.0 + 1e-9, 2.9995]) == [1.0, 2.9995]


def dress(trial: Trial, **profile: object) -> dict[str, object]:
    """Return the surroundings of a profile."""
    return {"profile": replace(trial.edition.profile, **profile)}  # type: ignore[arg-type]


@pytest.mark.parametrize("arrange", [*ARRANGEMENTS, "gutter", "tiles", "booklet"])
def test_a_profile_without_marks_and_words_has_none(mini: Trial, arrange: str) -> None:
    made = [piece(120, 180, name=name) for name in "ab"] if arrange == "booklet" else [piece(80, 80, count=3)]
    if arrange == "tiles":
        made = [piece(400, 280)]
    how = plan(arrange, flip="short" if arrange == "booklet" else "long")
    shown = pages_of(mini, made, how)
    bare = pages_of(mini, made, how, **dress(mini, marks="none", words=False))
    for full, plain in zip(shown, bare, strict=True):
        assert [face.place for face in faces(plain)] == [face.place for face in faces(full)], "the geometry stays"
        assert not any(isinstance(item, Text) for item, _ in walk(plain.scene.items))
        assert not any(isinstance(item, Path) and item.stroke for item, _ in walk(plain.scene.items))


@pytest.mark.parametrize("arrange", ARRANGEMENTS)
def test_a_press_has_marks_in_all_inks_beyond_the_bleed_on_both_sides(mini: Trial, arrange: str) -> None:
    made = [piece(count=5, bleed=3)]
    pages = pages_of(mini, made, plan(arrange), **dress(mini, marks="press", colour="cmyk", intent="fogra39"))
    for page in pages:
        for name in ("cut-marks", "register-marks"):
            found = strokes(page, name)
            assert found
            assert {stroke.colour for _, stroke in found} == {REGISTRATION}
            assert not any(overlap(face.clip.grown(0.99), box.grown(0.001)) for face in faces(page) for box, _ in found)
        cuts = [box.grown(0.01) for name in ("cut-marks", "fold-ticks") for box in marks(page, name)]
        assert not any(overlap(cut, box) for cut in cuts for box in marks(page, "register-marks"))
    if arrange == "duplex":
        front, back = (marks(page, "register-marks") for page in pages)
        mirrored = [box._replace(x=210 - box.right) for box in back]
        assert sorted(mirrored) == [pytest.approx(box, abs=0.01) for box in sorted(front)]


@pytest.mark.parametrize("count", [1, 4, 7, 9])
def test_crosses_at_corners_stand_for_marks_where_cards_fill_the_paper(mini: Trial, count: int) -> None:
    how, paper = plan("duplex", words="sides", margin=6.35, mark=3), {"paper": (210.0, 279.4), "free": 6.35}
    (front, back) = pages_of(mini, [piece(63.5, 88.9, count=count)], how, **paper)
    crosses, cells = marks(front, "cut-crosses"), trims(front, 63.5, 88.9)
    corners = {(round(x, 3), round(y, 3)) for box in cells for x in (box.x, box.right) for y in (box.y, box.bottom)}
    assert len(crosses) == 2 * len(corners)
    centres = {(round(mark.x, 3), round(mark.y, 3)) for mark in crosses if not mark.width}
    assert all(
        any(corner[0] == centre[0] and abs(corner[1] - centre[1]) <= 2 for centre in centres) for corner in corners
    )
    assert marks(back, "cut-") == []
    ticks = marks(front, "cut-marks")
    assert {round(tick.y, 3) for tick in ticks} == {round(y, 3) for box in cells for y in (box.y, box.bottom)}


def test_blank_places_have_no_marks(mini: Trial) -> None:
    for arrange in (*ARRANGEMENTS, "gutter"):
        full = pages_of(mini, [piece(80, 60, count=4)], plan(arrange, columns=1))[0]
        one = pages_of(mini, [piece(80, 60, count=1)], plan(arrange, columns=1))[0]
        lowest = max(box.bottom for box in trims(one, 80, 60))
        beyond = [mark for name in ("cut-", "fold-lines", "fold-ticks") for mark in marks(one, name)]
        assert all(mark.bottom <= lowest + 6 for mark in beyond), arrange
        assert len(trims(full, 80, 60)) > len(trims(one, 80, 60))

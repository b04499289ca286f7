"""Gaps between pieces and the marks to cut by: one for each distinct line, outside of every piece and its bleed."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from projects import Trial

from printkit.imposition.marks import distinct
from printkit.scene import Box, Page

from .sheets import faces, marks, pages_of, piece, plan, trims

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

"""Lanes: pieces of any height in columns side by side, each cut out of its own lane."""

from __future__ import annotations

import pytest
from projects import Trial

from printkit.scene import Box

from .sheets import faces, lay, pages_of, piece, plan, strokes

LANES = plan("grid", lanes=2, margin=8, mark=3, offset=1)
"""On A4 a lane is 97 mm wide; what stands in it may be 89 mm, since 4 mm on either side are for its marks."""


def corners(trial: Trial, *heights: float, width: float = 89.0) -> list[list[tuple[float, float]]]:
    """Return where the faces of pieces stand on each page, in mm."""
    pages = pages_of(trial, [piece(width, height, back=False) for height in heights], LANES)
    return [[(round(face.place[4], 3), round(face.place[5], 3)) for face in faces(page)] for page in pages]


def test_a_lane_is_filled_from_above_then_the_next_then_the_next_page(mini: Trial) -> None:
    # below the words at 21 mm, with 4 mm for marks above and 11 between two, there is room for 253 mm of pieces
    (first, second) = corners(mini, 120, 100, 90, 80, 200)
    assert first == [(12.0, 25.0), (12.0, 156.0), (109.0, 25.0), (109.0, 126.0)]
    assert second == [(12.0, 25.0)]


def test_marks_of_a_block_keep_away_from_those_of_the_one_above(mini: Trial) -> None:
    (page,) = pages_of(mini, [piece(89.0, height, back=False) for height in (60, 50)], LANES)
    upright = sorted((box.y, box.bottom) for box, _ in strokes(page, "cut-") if box.height > 1)
    assert upright[2][1] + 3.0 == pytest.approx(upright[4][0])


def test_pieces_of_one_size_that_fill_several_lanes_stand_side_by_side(mini: Trial) -> None:
    ((*page,),) = corners(mini, *[100.0] * 4)
    assert page == [(12.0, 25.0), (12.0, 125.0), (109.0, 25.0), (109.0, 125.0)]


def test_a_narrow_piece_stands_in_the_middle_of_its_lane(mini: Trial) -> None:
    assert corners(mini, 100.0, 200.0, width=49.0) == [[(32.0, 25.0), (129.0, 25.0)]]


def test_what_is_wider_than_a_lane_is_a_finding(mini: Trial) -> None:
    pages, found = lay(mini, [piece(90.0, 40.0, back=False)], LANES)
    assert pages == ()
    assert found == ['PK501 "a" needs 90.0 × 40.0 mm, the sheet has room for 89.0 × 253.0 mm']


def test_the_marks_of_a_lane_stay_out_of_the_other(mini: Trial) -> None:
    (page,) = pages_of(mini, [piece(89.0, height, back=False) for height in (120, 90, 130)], LANES)
    pieces = [Box(face.place[4], face.place[5], 89.0, 90.0) for face in faces(page)]
    ticks = [box for box, _ in strokes(page, "cut-")]
    assert len(ticks) == 3 * 8
    for tick in ticks:
        assert not any(
            tick.x < each.right and each.x < tick.right + 1e-6 and tick.y < each.bottom and each.y < tick.bottom + 1e-6
            for each in pieces
        )


@pytest.mark.parametrize("how", [{"arrange": "fold"}, {"arrange": "duplex"}, {"words": "sides"}])
def test_lanes_are_of_fronts_in_a_grid(how: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="only fronts in a grid, under words at the head of the sheet, stand in lanes"):
        plan(**({"arrange": "grid", "lanes": 2} | how))

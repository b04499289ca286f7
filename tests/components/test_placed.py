"""Tables, aids, tracks, forms and boards in mm: columns, rows, boxes, marks; and texts too large for their places."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from projects import Trial, lines

from printkit.components.boards import BoardSlot, spaces
from printkit.components.placements import Placement, place
from printkit.components.registry import Look, placeables
from printkit.components.strips import Strip, stack
from printkit.components.tables import PAD
from printkit.diagnostics import Origin, Report
from printkit.model.amount import Amount
from printkit.model.boards import SquareBoard
from printkit.scene import Box, Text, walk
from printkit.source import Distance
from printkit.source.text import Message
from printkit.templates.expressions import Expression

from .setting_out import LARGE, context_of, make, paths, roles, texts, thing, words

WIDTH = 60.0


def strips_of(trial: Trial, placement: str, width: float = WIDTH, look: str = "panel") -> tuple[Strip, ...]:
    """Return the strips of a placed thing, laid out without a finding."""
    report = Report()
    found = place(Placement.from_text(placement), width, look, context_of(trial, report), Origin(""))
    assert lines(report) == []
    return found


def place_changed(
    trial: Trial, kind: str, part: str, name: str, **change: object
) -> tuple[tuple[Strip, ...], list[str]]:
    """Return the strips of a thing some of whose fields are changed, and the findings."""
    report = Report()
    changed = replace(thing(trial, part, name), **change)  # type: ignore[type-var]
    return placeables[kind].lay_out(changed, WIDTH, Look("panel"), context_of(trial, report)), lines(report)


def columns(strip: Strip) -> list[float]:
    """Return where the texts of a strip's cells begin, each cell's first."""
    return sorted({round(x, 3) for _, x, _ in texts(strip.items)})


@pytest.mark.parametrize("width", [40.0, 60.0, 90.0])
def test_a_table_has_its_width(full: Trial, width: float) -> None:
    rows = [strip for strip in strips_of(full, "table tables.fire", width) if strip.role in ("row", "header")]
    assert len(rows) == 4
    assert [max(box.right for box in paths(row.items)) for row in rows] == [pytest.approx(width)] * 4


def test_the_cells_of_a_column_begin_under_each_other(full: Trial) -> None:
    rows = [strip for strip in strips_of(full, "table tables.rating") if strip.role == "row"]
    assert len(rows) == 3
    assert len({columns(row)[0] for row in rows}) == len({columns(row)[-1] for row in rows}) == 1
    assert columns(rows[0])[0] == PAD


def test_a_row_holds_its_highest_cell(full: Trial) -> None:
    for strip in strips_of(full, "table tables.fire", 40.0):
        if strip.role == "row":
            assert all(0 < y < strip.height for _, _, y in texts(strip.items))
            hairs = [box for box in paths(strip.items) if not box.height]
            assert [hair for hair in hairs if hair.y not in (0, pytest.approx(strip.height))] == []
            assert {round(hair.width, 6) for hair in hairs} == {40}


def test_every_other_row_has_a_ground(full: Trial) -> None:
    rows = [strip for strip in strips_of(full, "table tables.rating") if strip.role == "row"]
    grounds = [sum(bool(box.height) for box in paths(row.items)) for row in rows]
    assert grounds in ([1, 0, 1], [0, 1, 0])


def test_rows_are_written_as_players_write_them(full: Trial) -> None:
    rows = [strip for strip in strips_of(full, "table tables.rating") if strip.role == "row"]
    assert [texts(row.items)[0][0] for row in rows] == ["≤2", "3–9", "10+"]


def test_a_table_keeps_its_title_header_and_first_rows_together(full: Trial) -> None:
    strips = strips_of(full, "table tables.fire")
    assert [strip.role for strip in strips] == ["", "header", "row", "row", "row", ""]
    assert [strip.keep for strip in strips[:4]] == [True, True, True, True]
    assert strips[4].head is strips[2].head is not None, "where it is parted its header comes again"


def test_a_table_has_the_roles_of_one(full: Trial) -> None:
    whole = stack(strips_of(full, "table tables.fire"))
    assert roles(whole.items) == ["header", *["cell"] * 3, *["row", "cell", "cell", "cell"] * 3, "symbol"]


@pytest.mark.parametrize(("placement", "count"), [("aid aids.turn", 4)])
def test_the_steps_and_notes_of_an_aid_hang_beside_their_marks(full: Trial, placement: str, count: int) -> None:
    title, *entries = strips_of(full, placement)
    assert title.keep
    marked = [strip for strip in entries if len(strip.items) == 2]
    assert len(marked) == count
    for strip in marked:
        mark, text = strip.items
        assert max(box.right for box in paths([mark])) < min(x for _, x, _ in texts([text]))
    assert [texts([strip.items[0]])[0][0] for strip in marked[:2]] == ["1", "2"]


@pytest.mark.parametrize(("boxes", "width"), [(1, 12), (3, 12), (5, 12), (6, 10), (10, 6)])
def test_the_boxes_of_a_track_are_equal_and_at_most_12_mm_wide(full: Trial, boxes: int, width: float) -> None:
    (_, strip), found = place_changed(full, "track", "tracks", "hits", boxes=Amount(boxes), last=None)
    assert found == []
    walls = [box for box in paths(strip.items) if not box.width]
    (frame,) = (box for box in paths(strip.items) if box.width and box.height)
    assert frame.width == pytest.approx(boxes * width)
    edges = [frame.x, *sorted(box.x for box in walls), frame.right]
    assert [right - left for left, right in pairwise(edges)] == [pytest.approx(width)] * boxes
    assert len(walls) == boxes - 1, "no edge is drawn twice"


@pytest.mark.parametrize(("boxes", "rows", "width"), [(20, 2, 6), (11, 2, 10), (30, 3, 6)])
def test_a_track_of_many_boxes_takes_several_rows(full: Trial, boxes: int, rows: int, width: float) -> None:
    (_, strip), found = place_changed(full, "track", "tracks", "hits", boxes=Amount(boxes), last=None)
    assert found == []
    (frame,) = (box for box in paths(strip.items) if box.width and box.height)
    assert (frame.width, frame.height) == pytest.approx((60, rows * 8.5))
    starts = {(round(x / width), round(y // 8.5)) for text, x, y in texts(strip.items)}
    assert len(starts) == boxes
    assert {y for _, y in starts} == set(range(rows))


@pytest.mark.parametrize(
    ("first", "step", "numbers"), [(1, 1, "1 2 3"), (0, 10, "0 10 20"), (3, -1, "3 2 1"), (5, 0, "5 5 5")]
)
def test_the_boxes_of_a_track_are_numbered(full: Trial, first: int, step: int, numbers: str) -> None:
    (_, strip), found = place_changed(
        full, "track", "tracks", "hits", boxes=Amount(3), first=first, step=step, last=None
    )
    assert (found, words(strip.items)) == ([], numbers)


@pytest.mark.parametrize(
    ("last", "found"),
    [
        ("the end", []),
        ("incomprehensible" * 4, ["PK412"]),
        ("the end of the game and of the day and of all things", ["PK416"]),
    ],
)
def test_a_note_that_would_run_into_the_title_is_a_finding(full: Trial, last: str, found: list[str]) -> None:
    said, title = Message(last, "x", Origin("tracks.yaml", 4, 9)), Message("Hits on the ship", "x")
    (heading, *_), findings = place_changed(full, "track", "tracks", "hits", last=said, title=title)
    if not found:
        (_, _, _), (_, start, _) = texts(heading.items)
        assert start > 30
    assert [line.split()[1] for line in findings] == found
    assert all(line.startswith("tracks.yaml:4:9") for line in findings)


def test_boxes_to_tick_stand_in_fives(full: Trial) -> None:
    strip = strips_of(full, "tallies records.log", look="form")[0]
    boxes = sorted(box for box in paths(strip.items) if box.height)
    assert len(boxes) == 12
    ((width, height),) = {(round(box.width, 6), round(box.height, 6)) for box in boxes}
    assert 3 <= width == height, "room for a tick"
    rows = {round(box.y, 3): sorted(each.x for each in boxes if abs(each.y - box.y) < 0.01) for box in boxes}
    for row in rows.values():
        steps = [round(right - left, 3) for left, right in pairwise(row)]
        close = min(steps)
        assert steps == [pytest.approx(close if number % 5 else close + 1.6) for number in range(1, len(row))]
        assert close > width, "they do not touch"
    assert max(box.right for box in boxes) <= WIDTH


def test_boxes_that_fill_a_row_go_on_below(full: Trial) -> None:
    (narrow, *_) = strips_of(full, "tallies records.log", 45.0, "form")
    (wide, *_) = strips_of(full, "tallies records.log", 120.0, "form")
    tops = [{round(box.y, 3) for box in paths(strip.items) if box.height} for strip in (narrow, wide)]
    assert [len(each) for each in tops] == [3, 1]
    assert narrow.height > wide.height


@pytest.mark.parametrize(
    ("label", "found"),
    [
        ("Ship", []),
        ("The name of the ship and of her captain", []),
        ("The name of the ship and of her captain, and where she was", ["PK412"]),
        ("The name of the ship, of her captain, of her crew and of the day of the week", ["PK412"]),
    ],
)
def test_a_label_that_leaves_no_room_to_write_is_a_finding(full: Trial, label: str, found: list[str]) -> None:
    report = Report()
    record = replace(thing(full, "records", "log"), fields={"a": Message(label, "x", Origin("r.yaml", 3, 1))})  # type: ignore[type-var]
    (strip,) = placeables["fields"].lay_out(record, WIDTH, Look("form"), context_of(full, report))
    assert [line[:16] for line in lines(report)] == [f"r.yaml:3:1 {code}" for code in found]
    (line,) = paths(strip.items)
    if not found:
        assert line.right == pytest.approx(WIDTH)
        assert line.width >= 8


BOARD = "x: {at: [10mm, 10mm, 120mm, 60mm], board: board, band: 5mm, grounds: [paper, sea], patterns: [plain, waves]}"


def test_the_spaces_of_a_board_fill_its_box(full: Trial) -> None:
    board = thing(full, "boards", "sea")
    assert isinstance(board, SquareBoard)
    slot = BoardSlot(board=Expression("x"), band=Distance(5))
    found = list(spaces(board, slot, Box(10, 10, 90, 60), context_of(full)))
    assert len(found) == board.fact("spaces") == 12
    assert {(round(box.width, 6), round(box.height, 6)) for box in found} == {(30, 10.5)}
    assert [round(box.y, 6) for box in found[::3]] == [15, 32, 42.5, 59.5], (
        "each zone stands under its line and heading"
    )
    assert found[-1].right == pytest.approx(100)
    assert found[-1].bottom == pytest.approx(70)


def test_a_board_of_three_zones_can_be_drawn_and_says_what_it_is(full: Trial) -> None:
    made = make(full, BOARD, LARGE, board=thing(full, "boards", "sea"))
    assert made.found == []
    assert roles(made.items) == ["figure", *["heading"] * 3]
    assert [text for text, _, _ in texts(made.items) if text.isdecimal()] == ["1", "2", "3"]


def test_nothing_of_a_board_but_its_lines_leaves_its_box(full: Trial) -> None:
    made = make(full, BOARD, LARGE, board=thing(full, "boards", "sea"))
    for box in paths(made.items):
        assert box.x >= 10 - 1e-6
        assert box.y >= 10 - 1e-6
        assert box.right <= 130 + 1e-6
        assert box.bottom <= 70 + 1e-6


@pytest.mark.parametrize(
    ("title", "found"),
    [("North", []), ("North of the islands " * 4, ["PK416"]), ("N" * 60, ["PK412"])],
)
def test_a_heading_too_large_for_its_band_is_a_finding(full: Trial, title: str, found: list[str]) -> None:
    board = thing(full, "boards", "sea")
    assert isinstance(board, SquareBoard)
    zones = {
        name: replace(zone, title=Message(title.strip(), "x", Origin("boards.yaml", 5, 7)))
        for name, zone in board.zones.items()
    }
    made = make(full, BOARD, LARGE, board=replace(board, zones=zones))
    assert {line[:21] for line in made.found} == {f"boards.yaml:5:7 {code}" for code in found}


def test_a_placed_picture_is_as_high_as_asked(full: Trial) -> None:
    for option, height in (("", 30.0), (" 12mm", 12.0), (" 500mm", 30.0)):
        (strip,) = strips_of(full, f"art boat{option}")
        assert strip.height == pytest.approx(height), "no wider than the column"


@pytest.mark.parametrize(
    "placement",
    [
        "art boat 12",
        "art boat high",
        "art boat 12mm,5",
        "table tables.fire whole",
        "aid aids.turn hole",
        "track tracks.hits 5",
    ],
)
def test_a_word_after_a_placement_that_means_nothing_is_a_finding(full: Trial, placement: str) -> None:
    report = Report()
    place(Placement.from_text(placement), WIDTH, "rules", context_of(full, report), Origin("r.md", 2, 1))
    assert [line.split()[1] for line in lines(report)] == ["PK155"]


def test_a_placed_piece_is_its_front_and_back(full: Trial) -> None:
    (strip,) = strips_of(full, "piece tokens/token 24mm", 120.0)
    assert strip.height == pytest.approx(24)
    said = {item.text for item, _ in walk(strip.items) if isinstance(item, Text)}
    assert "Token" in said

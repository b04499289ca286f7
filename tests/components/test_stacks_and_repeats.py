"""Slots that hold several things: stacks shrink together, layouts are repeated, pieces are placed in others."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import GAME, MINI, Trial, lines, make_game, open_game

from printkit.render.pdf import render_pdf
from printkit.scene import Box, Text, walk

from .setting_out import LARGE, make, paths, texts

STACK = "x: {{at: [0, 0, 60mm, {height}mm], stack: [table tables.rating, aid aids.turn]}}"


def sizes_of(trial: Trial, height: float) -> tuple[set[float], list[str]]:
    made = make(trial, STACK.format(height=height), LARGE)
    return {round(item.size * 72 / 25.4, 3) for item, _ in walk(made.items) if isinstance(item, Text)}, made.found


def heights(trial: Trial) -> tuple[float, float]:
    """Return the least heights at which the stack fits at its size, and at its floors."""
    whole = next(height for height in range(40, 90) if max(sizes_of(trial, height)[0]) == 9)
    least = next(height for height in range(int(whole), 20, -1) if sizes_of(trial, height - 1)[1])
    return whole, least


def test_a_stack_shrinks_down_to_its_floors_and_then_is_a_finding(full: Trial) -> None:
    whole, least = heights(full)
    assert whole - least > 2, "shrinking helps"
    sizes, found = sizes_of(full, least)
    assert found == []
    assert max(sizes) < 9
    sizes, found = sizes_of(full, least - 1)
    assert max(sizes) == pytest.approx(8, abs=0.01), "the floor of the cells"
    assert len(found) == 1
    assert found[0].split()[1] == "PK411"
    assert 'content overflows slot "x" by ' in found[0]
    assert 0 < float(found[0].split(" by ")[1].split()[0]) <= 1


def test_a_word_that_only_fits_when_smaller_is_no_finding(full: Trial) -> None:
    """The sizes that were tried on the way leave nothing behind; where none has room, the word is a finding."""
    slot = "x: {{at: [0, 0, {width}mm, 150mm], stack: [table tables.fire]}}"
    made = {width: make(full, slot.format(width=width), LARGE) for width in range(14, 50)}
    size = {
        width: max(item.size for item, _ in walk(each.items) if isinstance(item, Text)) for width, each in made.items()
    }
    silent = [width for width, each in made.items() if not each.found]
    assert silent == list(range(silent[0], 50))
    assert size[silent[0]] < size[49]
    assert {line.split()[1] for line in made[silent[0] - 1].found} == {"PK412"}


def test_things_of_a_stack_do_not_overlap(full: Trial) -> None:
    made = make(full, STACK.format(height=100), LARGE)
    tops = [round(y, 6) for _, _, y in texts(made.items)]
    assert tops == sorted(tops)
    assert max(tops) < 100


def test_a_spread_stack_fills_its_height(full: Trial) -> None:
    slot = (
        "x: {at: [0, 0, 100mm, 70mm], stack: [fields records.log, tallies records.log, totals records.log], look: form"
    )
    close, spread = make(full, slot + "}", LARGE), make(full, slot + ", spread: yes}", LARGE)
    last = [max(box.bottom for box in paths(made.items)) for made in (close, spread)]
    assert last[0] < 40
    assert last[1] == pytest.approx(70 - 1.2, abs=0.01)


# Repeats


CELL = 'size: paper\nslots:\n  c: {at: [0, 0, 100%, 100%], box: {line: hair}}\n  n: {at: [0, 0, 8mm, 5mm], text: "{{ index }}", style: panel-cell}\n'


def repeats(tmp_path: Path) -> Trial:
    return open_game(make_game(tmp_path, {"templates/layouts/cell.yaml": CELL}))


@pytest.mark.parametrize(
    ("value", "count"),
    [(3, 3), (6, 6), (0, 0), ((4, 5), 2), ({"a": 1, "b": 2, "c": 3}, 3), ((), 0)],
)
def test_a_layout_is_repeated_for_each_entry(tmp_path: Path, value: object, count: int) -> None:
    slot = "x: {at: [10mm, 0, 62mm, 41mm], repeat: n, layout: cell, grid: 3 x 2, gap: 1mm}"
    made = make(repeats(tmp_path), slot, n=value)
    assert made.found == []
    cells = [Box(10 + 21 * (n % 3), 21 * (n // 3), 20, 20) for n in range(count)]
    assert paths(made.items) == [pytest.approx(cell) for cell in cells]
    assert [text for text, _, _ in texts(made.items)] == [str(number + 1) for number in range(count)]


def test_more_entries_than_places_are_a_finding(tmp_path: Path) -> None:
    made = make(repeats(tmp_path), "x: {at: [0, 0, 60mm, 40mm], repeat: n, layout: cell, grid: 3 x 2}", n=7)
    assert made.found == ['l.yaml:3:6 PK415 slot "x" has 6 places for 7 entries']


@pytest.mark.parametrize("value", ["Hood", 1.5, object()])
def test_what_cannot_be_repeated_is_a_finding(tmp_path: Path, value: object) -> None:
    made = make(repeats(tmp_path), "x: {at: [0, 0, 60mm, 40mm], repeat: n, layout: cell, grid: 3 x 2}", n=value)
    assert [line.split()[1] for line in made.found] == ["PK156"]


LOOP = "size: paper\nslots:\n  c: {at: [0, 0, 100%, 100%], repeat: n, layout: loop, grid: 1 x 1}\n"


def test_a_layout_that_repeats_itself_is_a_finding(tmp_path: Path) -> None:
    game = open_game(make_game(tmp_path, {"templates/layouts/loop.yaml": LOOP}))
    made = make(game, "x: {at: [0, 0, 60mm, 40mm], repeat: n, layout: loop, grid: 1 x 1}", n=1)
    assert [line.split()[1] for line in made.found] == ["PK157"]


def test_a_piece_within_itself_is_a_finding(tmp_path: Path) -> None:
    slots = (
        "size: item\nfaces: {front: item.front}\nslots:\n  x: {at: [0, 0, 10mm, 10mm], stack: [piece counters/scout]}\n"
    )
    game = open_game(make_game(tmp_path, {"templates/layouts/counter.yaml": slots}))
    _, report = game.pieces("counters", "scout")
    assert len(lines(report)) == 1
    assert "counters/scout" in lines(report)[0]


def test_two_pieces_whose_addresses_run_together_are_both_drawn(tmp_path: Path) -> None:
    sheets = GAME + (
        "  a: {title: A, from: counters, layout: counter, imposition: grid, only: [b-c]}\n"
        "  a-b: {title: B, from: counters, layout: counter, imposition: grid, only: [c]}\n"
        "  all: {title: All, from: aids, layout: both, imposition: page}\n"
    )
    counters = "".join(
        MINI["counters.yaml"].replace("scout:", f"{name}:").replace("Scout", name) for name in ("b-c", "c")
    )
    both = "size: 60mm x 30mm\nslots:\n  x: {at: [0, 0, 25mm, 30mm], stack: [piece a/b-c]}\n  y: {at: [30mm, 0, 25mm, 30mm], stack: [piece a-b/c]}\n"
    files = {
        "game.yaml": sheets,
        "counters.yaml": counters,
        "aids.yaml": "one: {title: One}\n",
        "templates/layouts/both.yaml": both,
    }
    document, report = open_game(make_game(tmp_path, files)).sheet("all")
    assert lines(report) == []
    assert document
    assert render_pdf(document)

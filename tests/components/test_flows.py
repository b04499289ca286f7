"""Columns of flowing text: filled in order, nothing parted that belongs together, the last page balanced."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from projects import GAME, Trial, lines, make_game, open_game

from printkit.components.flows import fill_pages
from printkit.components.prose import moving_together, set_prose
from printkit.components.registry import Look
from printkit.components.strips import Strip
from printkit.components.tables import place_grid
from printkit.diagnostics import Origin, Report
from printkit.model.prose import Grid
from printkit.model.prose_text import read_prose
from printkit.scene import Box, Group, Item, Text, walk

from .setting_out import context_of, texts

COLUMNS = (Box(0, 0, 50, 100), Box(60, 0, 50, 100))
WORDS = ["sea", "wind", "gun", "hull", "deck", "mast", "line", "crew", "wave", "smoke", "range", "north", "south"]


class Placed(NamedTuple):
    """A strip on a page: its mark, page, column and top in mm."""

    mark: str
    page: int
    column: int
    top: float


def strip(mark: str, height: float = 10.0, **more: object) -> Strip:
    """Return a strip that can be told by its mark."""
    return Strip(height, (Group((), name=mark),), origin=Origin("rules.md", 7, 1), **more)  # type: ignore[arg-type]


def rows(count: int, height: float = 10.0, **more: object) -> list[Strip]:
    return [strip(str(number), height, **more) for number in range(count)]


def fill(strips: Sequence[Strip], columns: Sequence[Box] = COLUMNS) -> tuple[list[Placed], list[str]]:
    report = Report()
    pages = fill_pages(strips, lambda _: columns, report)
    return placed(pages, columns), lines(report)


def placed(pages: Sequence[tuple[Item, ...]], columns: Sequence[Box]) -> list[Placed]:
    found = []
    for number, items in enumerate(pages, 1):
        for group in items:
            assert isinstance(group, Group)
            (inner,) = (item for item in group.items if isinstance(item, Group))
            column = next(index for index, box in enumerate(columns) if box.x == group.transform[4])
            found.append(Placed(inner.name, number, column, group.transform[5]))
    return found


def where(strips: Sequence[Strip], columns: Sequence[Box] = COLUMNS) -> str:
    """Return the marks of each column, pages parted by `|`, columns by `/`; asserts that nothing was found."""
    found, said = fill(strips, columns)
    assert said == []
    last = max(each.page for each in found)
    return "|".join(
        "/".join(
            "".join(each.mark for each in found if (each.page, each.column) == (page, column))
            for column in range(len(columns))
        )
        for page in range(1, last + 1)
    )


@pytest.mark.parametrize(
    ("count", "wanted"),
    [
        (1, "0/"),
        (2, "0/1"),
        (9, "01234/5678"),
        (10, "01234/56789"),
    ],
)
def test_columns_are_filled_in_order_and_the_last_page_is_balanced(count: int, wanted: str) -> None:
    assert where(rows(count)) == wanted


def test_full_pages_are_filled_to_the_foot() -> None:
    assert where(rows(6, 40.0)) == "01/23|4/5"
    assert where(rows(8, 50.0)) == "01/23|45/67"
    assert where(rows(5, 100.0)) == "0/1|2/3|4/"


def test_strips_stand_under_each_other_with_their_gaps() -> None:
    found, _ = fill([strip("a", gap=5), strip("b", gap=3), strip("c", 90, gap=2), strip("d", 90, gap=7)])
    assert [each[2:] for each in found] == [(0, 0), (0, 13), (1, 0), (0, 0)], "no gap at the head of a column"
    assert [each.page for each in found] == [1, 1, 1, 2]


def test_a_gap_that_does_not_fit_ends_a_column() -> None:
    assert where([strip("a", 50), strip("b", 50), strip("c", 95), strip("d", 5)], COLUMNS) == "ab/cd"
    assert where([strip("a", 50), strip("b", 50, gap=1), strip("c", 40)], COLUMNS) == "a/bc"


def test_what_is_kept_stays_in_one_column() -> None:
    assert where([strip("a", 60), strip("h", 30, keep=True), strip("b", 30), strip("c", 40)]) == "a/hbc"
    assert where([strip("a", 60), strip("h", 30), strip("b", 30), strip("c", 40)]) == "ah/bc", "without it, it parts"
    assert where([strip("a", 90), strip("h", 5, keep=True)]) == "a/h", "nothing follows: that is no fault"


def test_a_header_comes_again_where_a_table_goes_on() -> None:
    head = strip("h", 10)
    table = [head, *(strip(str(number), 20, head=head) for number in range(9))]
    assert where(table) == "h0123/h4567|h8/"
    found, _ = fill(table)
    assert [each.top for each in found if each.mark == "h"] == [0, 0, 0]


def test_a_header_is_not_drawn_twice_where_the_table_begins_a_column() -> None:
    head = strip("h", 10, keep=True)
    assert where([strip("a", 80), head, strip("0", 20, head=head), strip("1", 20, head=head)]) == "a/h01"


def test_the_last_page_is_as_low_as_it_can_be() -> None:
    found, _ = fill(rows(12, 10.0), (*COLUMNS, Box(120, 0, 50, 100)))
    assert [sum(each.column == column for each in found) for column in range(3)] == [4, 4, 4]


@pytest.mark.parametrize(
    ("strips", "found"),
    [
        ([strip("a", 101)], "rules.md:7:1 PK414 a block of 101.0 mm fits in no column of 100.0 mm"),
        ([strip("b", 5), strip("a", 101)], "rules.md:7:1 PK414 a block of 101.0 mm fits in no column of 100.0 mm"),
        (
            [strip("h", 60, keep=True), strip("a", 60)],
            "rules.md:7:1 PK414 a block of 120.0 mm fits in no column of 100.0 mm",
        ),
    ],
)
def test_a_block_higher_than_a_column_is_a_finding(strips: list[Strip], found: str) -> None:
    assert fill(strips)[1] == [found]


def test_a_block_as_high_as_a_column_fits() -> None:
    assert where([strip("a", 100), strip("b", 100.004)]) == "a/b"


def test_pages_without_a_column_are_a_finding() -> None:
    report = Report()
    pages = fill_pages(rows(30), lambda page: COLUMNS if page == 1 else (), report)
    assert len(pages) == 1
    assert lines(report) == ["rules.md:7:1 PK414 a block of 10.0 mm fits in no column of 0.0 mm"]


def test_no_text_takes_no_page() -> None:
    assert fill([]) == ([], [])


# Whole texts


def rules_text(seed: int) -> str:
    """Return a random text of headings, paragraphs, lists and tables; each ends with a mark of its own."""
    chance = random.Random(seed)
    blocks = ["# Rules"]
    for number in range(40):
        said = f"b{number} {' '.join(chance.choices(WORDS, k=chance.choice([3, 12, 25, 60])))} e{number}"
        kind = chance.choice(["p", "p", "h2", "h3", "list", "table"])
        blocks.append(
            {
                "p": said,
                "h2": f"## b{number} Head e{number}\n\nWords.",
                "h3": f"### b{number} Head e{number}\n\nWords.",
                "list": f"- {said}\n- second",
                "table": f"| b{number} | x |\n|---|---|\n" + "".join(f"| r{row} | y |\n" for row in range(8)),
            }[kind]
        )
    return "\n\n".join(blocks) + "\n\nThe end.\n"


def columns_of(trial: Trial, text: str, boxes: Sequence[Box]) -> list[list[tuple[str, str]]]:
    """Return the strips of each column as (role, first line of text)."""
    report = Report()
    prose = read_prose(text, "rules.md", "rules", report)
    assert prose
    strips = set_prose(prose, boxes[0].width, "rules", context_of(trial, report))
    pages = fill_pages(strips, lambda _: boxes, report)
    assert lines(report) == []
    found = []
    for items in pages:
        for box in boxes:
            inside = [item for item in items if isinstance(item, Group) and item.transform[4] == box.x]
            found.append([(group.role, " ".join(text for text, _, _ in texts([group]))) for group in inside])
    return found


@pytest.mark.parametrize("seed", range(6))
def test_headings_lines_and_rows_keep_together_in_whole_texts(mini: Trial, seed: int) -> None:
    height = 110 + 13 * seed
    columns = columns_of(mini, rules_text(seed), (Box(0, 0, 60, height), Box(70, 0, 60, height)))
    filled = [column for column in columns if column]
    assert len(filled) > 3
    for column, following in zip(filled, [*filled[1:], None], strict=True):
        assert column[-1][0] not in ("heading", "header"), "what follows stands in the next column"
        if following is None:
            continue
        assert not lonely_end(following), "a paragraph's last line alone at the head of a column"
        assert not lonely_start(column), "a paragraph's first line alone at the foot of a column"
        if following[0][0] == "row":
            raise AssertionError("a table goes on without its header")


def lonely_end(column: Sequence[tuple[str, str]]) -> bool:
    """Tell whether the first line of a column ends a paragraph that began in the column before."""
    role, text = column[0]
    ends, begins = text.split()[-1][:1] == "e" and text.split()[-1][1:].isdecimal(), text.startswith("b")
    return role == "paragraph" and ends and not begins


def lonely_start(column: Sequence[tuple[str, str]]) -> bool:
    """Tell whether the last line of a column begins a paragraph that ends in the next."""
    role, text = column[-1]
    last = text.split()[-1]
    return (
        role == "paragraph" and text[:1] == "b" and text[1:2].isdigit() and not (last[0] == "e" and last[1:].isdigit())
    )


def test_lonely_lines_are_seen() -> None:
    assert lonely_end([("paragraph", "north sea e3"), ("paragraph", "b4 x e4")])
    assert not lonely_end([("paragraph", "b3 sea e3")])
    assert lonely_start([("paragraph", "b3 sea wind")])
    assert not lonely_start([("paragraph", "wind e3")])
    assert not lonely_start([("paragraph", "b3 wind e3")])


def test_nothing_of_a_text_is_lost_or_said_twice(mini: Trial) -> None:
    text = rules_text(3)
    said = " ".join(line for column in columns_of(mini, text, COLUMNS) for _, line in column).lower()
    marks = [word for word in said.split() if word[0] in "be" and word[1:].isdecimal()]
    assert sorted(marks) == sorted(word for word in text.split() if word[0] in "be" and word[1:].isdecimal())


LEAFLET = """\
size: 80mm x 150mm
slots:
  only: {{at: [0, 0, 100%, 100%], flow: item, {when}}}
"""


@pytest.mark.parametrize(
    ("when", "found"),
    [
        ("when: page.first", ["PK414"]),
        ("when: page.later", ["PK414"]),
        ("gap: 2mm", []),
    ],
)
def test_a_layout_without_columns_on_a_page_is_a_finding(tmp_path: Path, when: str, found: list[str]) -> None:
    game = GAME + "  rules: {title: Rules, from: rules, layout: leaflet, imposition: page}\n"
    files = {"game.yaml": game, "rules.md": rules_text(1), "templates/layouts/leaflet.yaml": LEAFLET.format(when=when)}
    pieces, report = open_game(make_game(tmp_path, files)).pieces("rules", "rules")
    assert [line.split()[1] for line in lines(report)] == found
    assert bool(pieces) == (when != "when: page.later")


def test_pages_of_a_text_know_their_numbers(full: Trial) -> None:
    pieces, report = full.pieces("rules", "rules")
    assert lines(report) == []
    for number, piece in enumerate(pieces, 1):
        said = [item.text for item, _ in walk(piece.front.items) if isinstance(item, Text)]
        assert f"{number}/{len(pieces)}" in said
        assert piece.page == number


def test_columns_of_two_widths_are_a_finding(tmp_path: Path) -> None:
    game = GAME + "  rules: {title: Rules, from: rules, layout: leaflet, imposition: page}\n"
    slots = (
        "size: paper\nslots:\n  a: {at: [0, 0, 50mm, 90mm], flow: item}\n  b: {at: [60mm, 0, 51mm, 90mm], flow: item}\n"
    )
    files = {"game.yaml": game, "rules.md": "# R\n\nWords.\n", "templates/layouts/leaflet.yaml": slots}
    pieces, report = open_game(make_game(tmp_path, files)).pieces("rules", "rules")
    assert pieces == ()
    assert lines(report) == ['leaflet.yaml:4:6 PK153 slot "b" has no clear place']


# Figures that float, and pages of one piece


def order(strips: Sequence[Strip]) -> list[tuple[str, int, int]]:
    found, findings = fill(strips)
    assert findings == []
    return [(each.mark, each.page, each.column) for each in found]


def test_text_moves_up_before_a_figure_that_has_no_room() -> None:
    strips = [strip("a", 70.0), strip("figure", 50.0, floats=True), strip("b"), strip("c"), strip("d", 95.0)]
    assert order(strips)[:4] == [("a", 1, 0), ("b", 1, 0), ("c", 1, 0), ("figure", 1, 1)]


def test_a_figure_that_has_room_stays_where_it_is() -> None:
    strips = [strip("a", 30.0), strip("figure", 50.0, floats=True), strip("b", 90.0)]
    assert [mark for mark, _, _ in order(strips)] == ["a", "figure", "b"]


def test_figures_keep_their_order_and_their_section() -> None:
    strips = [
        strip("a", 80.0), strip("one", 50.0, floats=True), strip("b"), strip("two", 5.0, floats=True),
        strip("title", 4.0, role="heading"), strip("c", 90.0),
    ]  # fmt: skip
    assert [mark for mark, _, _ in order(strips)] == ["a", "b", "one", "two", "title", "c"]


def test_a_paragraph_that_goes_on_below_a_figure_keeps_its_distance() -> None:
    found, _ = fill([strip("a", 80.0), strip("figure", 50.0, floats=True), strip("b", 30.0), strip("c", 95.0)])
    tops = {each.mark: each.top for each in found}
    assert tops["b"] == pytest.approx(50.0 + 2.5)


@pytest.mark.parametrize(("height", "page"), [(60.0, 1), (120.0, 2)])
def test_what_stands_on_one_page_begins_another_only_where_it_has_no_room(height: float, page: int) -> None:
    strips = [*rows(10), strip("", 0.0, breaks=True), strip("x", height / 2), strip("y", height / 2)]
    assert {(mark, at) for mark, at, _ in order(strips) if mark in "xy" and mark} == {("x", page), ("y", page)}


def test_a_page_that_is_broken_off_has_equal_columns() -> None:
    found = order([*rows(8), strip("", 0.0, breaks=True), *[strip(mark, 50.0) for mark in "wxyz"]])
    assert [column for mark, page, column in found if page == 1] == [0] * 4 + [1] * 4


@pytest.mark.parametrize("before", [0, 10])
def test_what_is_said_twice_to_stand_on_one_page_leaves_no_page_empty(before: int) -> None:
    breaks = [strip("", 0.0, breaks=True)] * 2
    found, said = fill([*rows(before), *breaks, *[strip(mark, 90.0) for mark in "xy"]])
    assert said == []
    assert {each.page for each in found} == set(range(1, 3 if before else 2))


def test_what_floats_moves_as_a_whole(full: Trial) -> None:
    entries = "".join(f"| {number} | {word} |\n" for number, word in enumerate(WORDS))
    report = Report()
    prose = read_prose(f"# T\n\n| Roll | Result |\n|---|---|\n{entries}", "rules.md", "rules", report)
    assert prose
    (grid,) = prose.blocks
    assert isinstance(grid, Grid)
    plain = place_grid(grid, 50.0, Look("rules"), context_of(full, report))
    assert len(plain) > 1
    floating = moving_together(plain)
    assert all(each.floats for each in floating)
    assert [each.keep for each in floating[:-1]] == [True] * (len(plain) - 1)
    assert floating[-1].keep == plain[-1].keep


def test_a_break_below_a_heading_goes_before_it() -> None:
    strips = [*rows(3), strip("heading", keep=True), strip("", 0.0, breaks=True), *[strip(mark, 60.0) for mark in "xy"]]
    strips.append(strip("z", 60.0))
    assert [(mark, page) for mark, page, _ in order(strips)][3:5] == [("heading", 2), ("x", 2)]

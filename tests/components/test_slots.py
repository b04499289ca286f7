"""Slots of layouts: where they stand, when they are drawn, and what is said when their content does not fit."""

from __future__ import annotations

import pytest
from projects import Trial

from printkit.components.furniture import PageNumber
from printkit.model.amount import Amount
from printkit.scene import Box, Group, Image, Text, walk
from printkit.source import Words

from .setting_out import AREA, make, paths, roles, texts, words

STYLE = "style: panel-cell"


@pytest.mark.parametrize(
    ("slots", "box"),
    [
        ("x: {at: [10mm, 5mm, 30mm, 20mm], rule: hair}", Box(10, 5, 30, 20)),
        ("x: {at: [10%, 50%, 25%, 10%], rule: hair}", Box(10, 40, 25, 8)),
        ("x: {at: [100% - 20mm, 100% - 10%, 20mm, 10%], rule: hair}", Box(80, 72, 20, 8)),
        ("x: {at: [-3mm, -3mm, 100% + 6mm, 100% + 6mm], rule: hair}", Box(-3, -3, 106, 86)),
        ("a: {at: [10mm, 5mm, 30mm, 20mm], rule: hair}\nx: {below: a, height: 8mm, rule: hair}", Box(10, 27, 30, 8)),
        (
            "a: {at: [10mm, 5mm, 30mm, 20mm], rule: hair}\nx: {below: a, gap: 0, height: 10%, rule: hair}",
            Box(10, 25, 30, 8),
        ),
        (
            (
                "a: {at: [10mm, 5mm, 30mm, 20mm], rule: hair}\n"
                "x: {below: a, gap: 5mm, left: 10% + 1mm, width: 50%, height: 8mm, rule: hair}"
            ),
            Box(11, 30, 50, 8),
        ),
        (
            (
                "a: {at: [10mm, 5mm, 30mm, 20mm], rule: hair}\nb: {below: a, height: 8mm, rule: hair}\n"
                "x: {below: b, height: 1mm, rule: hair}"
            ),
            Box(10, 37, 30, 1),
        ),
    ],
)
def test_slots_stand_where_the_layout_says(mini: Trial, slots: str, box: Box) -> None:
    made = make(mini, slots)
    assert made.found == []
    assert made.boxes["x"] == pytest.approx(box)


def test_an_area_that_is_not_at_the_corner_moves_its_slots(mini: Trial) -> None:
    made = make(mini, "x: {at: [10%, 5mm, 100% - 20%, 1mm], rule: hair}", AREA._replace(x=7, y=9))
    assert made.boxes["x"] == pytest.approx(Box(17, 14, 80, 1))
    assert paths(made.items) == [pytest.approx(Box(17, 14, 80, 1))]


@pytest.mark.parametrize(
    ("when", "drawn"),
    [
        ("item.left", True),
        ("item.right", False),
        ("not item.right", True),
        ("item.left and item.right", False),
        ("item.left or item.right", True),
        ("item.zero", False),
        ("item.zero == 0", True),
        ("item.none", False),
        ("item.few", True),
        ("item.few > 2", True),
        ("page.first", True),
        ("page.later", False),
    ],
)
def test_a_slot_is_drawn_where_its_condition_has_a_value(mini: Trial, when: str, drawn: bool) -> None:
    names = {
        "item": {"left": "a", "right": None, "zero": 0, "none": Amount(0), "few": Amount(3)},
        "page": {"first": True, "later": False},
    }
    made = make(mini, f"x: {{at: [0, 0, 1mm, 1mm], rule: hair, when: {when}}}", **names)
    assert made.found == []
    assert bool(made.items) == drawn


def test_a_condition_on_nothing_is_a_finding(mini: Trial) -> None:
    made = make(mini, "x: {at: [0, 0, 1mm, 1mm], rule: hair, when: item.lft}", item={"left": 1})
    assert made.found == ['l.yaml:3:6 PK155 "item.lft" leads to no value']
    assert made.items == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{{ item.name }}", "Hood"),
        ("{{ item.name }} · {{ item.count }}", "Hood · 3"),
        ("{{ item.count + 1 }}/{{ item.many }}", "4/12,345"),
        ("{{ item.none }}", ""),
        ("{{ item.name if item.none else item.count }}", "3"),
        ("{{ tables.x if item.none else 1 }}", "1"),
    ],
)
def test_texts_are_filled_in(mini: Trial, text: str, said: str) -> None:
    item = {"name": "Hood", "count": 3, "none": None, "many": 12345}
    made = make(mini, f'x: {{at: [0, 0, 50mm, 10mm], text: "{text}", {STYLE}}}', item=item)
    assert made.found == []
    assert words(made.items) == said


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("{{ item.nme }}", 'PK155 "item.nme" leads to no value'),
        ("{{ item }}", 'PK156 "item" is keys and values, not a text or a number'),
        ("{{ counters.scout.size }}", 'PK156 "counters.scout.size" is a size, not a text or a number'),
        ("{{ counters.scout }}", 'PK156 "counters.scout" is a counter, not a text or a number'),
        ("{{ 1 < 2 }}", 'PK156 "1 < 2" is yes or no, not a text or a number'),
    ],
)
def test_what_cannot_be_written_is_a_finding(mini: Trial, text: str, found: str) -> None:
    made = make(mini, f'x: {{at: [0, 0, 50mm, 10mm], text: "{text}", {STYLE}}}', item={"name": "Hood"})
    assert made.found == [f"l.yaml:3:6 {found}"]


def test_an_amount_is_written_as_its_number(mini: Trial) -> None:
    made = make(mini, f'x: {{at: [0, 0, 50mm, 10mm], text: "{{{{ counters.scout.count }}}}", {STYLE}}}')
    assert (made.found, words(made.items)) == ([], "12")


@pytest.mark.parametrize(("align", "x"), [("left", 10), ("right", 10 + 50 - 7.6), ("centre", 10 + (50 - 7.6) / 2)])
def test_texts_are_aligned(mini: Trial, align: str, x: float) -> None:
    made = make(mini, f'x: {{at: [10mm, 0, 50mm, 10mm], text: "{{{{ n }}}}", {STYLE}, align: {align}}}', n="Hood 31")
    ((_, start, _),) = texts(made.items)
    (line,) = (item for item, _ in walk(made.items) if isinstance(item, Text))
    spare = 50 - line.width
    assert start == pytest.approx({"left": 10, "right": 10 + spare, "centre": 10 + spare / 2}[align], abs=0.01)
    assert abs(x - start) < 4, "where one would look for it"


@pytest.mark.parametrize("valign", ["top", "middle", "bottom"])
def test_texts_stand_at_top_middle_or_bottom(mini: Trial, valign: str) -> None:
    made = make(mini, f'x: {{at: [0, 20mm, 50mm, 30mm], text: "{{{{ n }}}}", {STYLE}, valign: {valign}}}', n="Hood")
    ((_, _, y),) = texts(made.items)
    low, high = {"top": (20, 25), "middle": (34, 38), "bottom": (46, 50)}[valign]
    assert low < y < high


@pytest.mark.parametrize(("turn", "a", "b"), [("left", 0, -1), ("right", 0, 1)])
def test_turned_texts_run_up_or_down_inside_their_box(mini: Trial, turn: str, a: int, b: int) -> None:
    made = make(mini, f'x: {{at: [20mm, 10mm, 8mm, 40mm], text: "{{{{ n }}}}", {STYLE}, turn: {turn}}}', n="Hood Hood")
    ((item, matrix),) = [(item, matrix) for item, matrix in walk(made.items) if isinstance(item, Text)]
    assert matrix[:2] == (a, b), "the direction that the text runs in"
    start = texts(made.items)[0][1:]
    end = (start[0] + a * item.width, start[1] + b * item.width)
    for x, y in (start, end):
        assert 20 < x < 28
        assert 10 <= y <= 50


def test_a_text_too_long_for_its_slot_is_a_finding(mini: Trial) -> None:
    made = make(mini, f'x: {{at: [0, 0, 20mm, 4mm], text: "{{{{ n }}}}", {STYLE}}}', n="north south east west " * 4)
    (found,) = made.found
    assert found.startswith('l.yaml:3:6 PK401 text overflows slot "x" by ')
    assert found.endswith(" mm at 8 pt"), "the floor of the style"


@pytest.mark.parametrize(
    ("slot", "found"),
    [
        ('text: "{{ n }}", style: panel-sell', 'PK154 the theme has no text style "panel-sell"'),
        ("rule: hairy", 'PK154 the theme has no line style "hairy"'),
        ("box: {fill: blu}", 'PK154 the theme has no colour "blu"'),
        ("box: {line: framed}", 'PK154 the theme has no line style "framed"'),
        ('box: {fill: "{{ n }}"}', 'PK154 the theme has no colour "Hood"'),
        ('text: "{{ n }}", style: panel-cell, colour: rot', 'PK154 the theme has no colour "rot"'),
        ("art: bot", 'PK161 no picture is called "bot"'),
        ('art: "{{ n }}"', 'PK161 no picture is called "Hood"'),
        ("board: counters.scout", 'PK156 "counters.scout" is a counter, not a square board'),
        ("stack: [tabel tables.x]", 'PK413 nothing of kind "tabel" can be placed'),
        ("stack: [table tables.x]", 'PK155 "tables.x" leads to no value'),
        ("stack: [table counters.scout]", 'PK156 "counters.scout" is a counter, not a table'),
        ("stack: [art bot]", 'PK161 no picture is called "bot"'),
        ("stack: [piece counters/scot]", 'PK155 "counters/scot" leads to no value'),
        ("repeat: counters, layout: nothing, grid: 1 x 1", 'PK151 no layout is called "nothing"'),
    ],
)
def test_a_name_that_means_nothing_is_a_finding(mini: Trial, slot: str, found: str) -> None:
    made = make(mini, f"x: {{at: [0, 0, 30mm, 10mm], {slot}}}", n="Hood")
    assert len(made.found) == 1
    assert made.found[0].partition(" ")[2].split(" ", 1)[1] == found.split(" ", 1)[1]
    assert made.found[0].startswith("l.yaml:3:")


def test_boxes_have_grounds_lines_and_corners(mini: Trial) -> None:
    made = make(mini, "x: {at: [5mm, 5mm, 20mm, 10mm], box: {fill: sea, line: frame, radius: 2mm}}")
    assert paths(made.items) == [pytest.approx(Box(5, 5, 20, 10))]
    assert make(mini, "x: {at: [5mm, 5mm, 20mm, 10mm], box: {}}").items == ()
    assert roles(made.items) == [], "they say nothing"


@pytest.mark.parametrize(("fit", "box"), [("contain", Box(10, 27.5, 50, 25)), ("cover", Box(-15, 15, 100, 50))])
def test_pictures_are_fitted_in_the_middle(mini: Trial, fit: str, box: Box) -> None:
    made = make(mini, f"x: {{at: [10mm, 15mm, 50mm, 50mm], art: boat, fit: {fit}}}")
    (outer,) = made.items
    assert isinstance(outer, Group)
    (inner,) = outer.items
    assert isinstance(inner, Group)
    scale, _, _, also, x, y = inner.transform
    assert scale == also
    assert Box(x, y, 40 * scale, 20 * scale) == pytest.approx(box)
    assert (outer.clip is None) == (fit == "contain")
    assert (outer.role, outer.alt) == ("artifact", "")


def test_a_picture_that_says_what_it_shows_is_a_figure(mini: Trial) -> None:
    made = make(mini, 'x: {at: [0, 0, 40mm, 20mm], art: boat, alt: "{{ n }}"}', n="Hood")
    (outer,) = made.items
    assert isinstance(outer, Group)
    assert (outer.role, outer.alt) == ("figure", "Hood")


def test_a_bitmap_fills_its_box(full: Trial) -> None:
    made = make(full, "x: {at: [0, 0, 48mm, 40mm], art: photo}")
    ((image, matrix),) = [(item, matrix) for item, matrix in walk(made.items) if isinstance(item, Image)]
    assert image.pixels == (240, 160)
    assert matrix == pytest.approx((0.2, 0, 0, 0.2, 0, 4))


@pytest.mark.parametrize(("kind", "said"), [("footer", "Mini"), ("scale", "This line measures 50\u00a0mm")])
def test_what_a_page_says_of_itself_can_be_left_out(mini: Trial, kind: str, said: str) -> None:
    slot = "x: {{at: [0, 0, 100%, 8mm], {}: {}}}"
    page = PageNumber(1, 1)
    assert said in words(make(mini, slot.format(kind, "yes"), page=page).items)
    assert make(mini, slot.format(kind, "no"), page=page).items == ()


@pytest.mark.parametrize(
    ("slot", "size"),
    [
        ("art: boat", "-10mm, 20mm"),
        ("art: boat", "20mm, 100% - 90mm"),
        ("art: boat", "0, 20mm"),
        ('text: "{{ item.title }}", style: panel-cell', "20mm, -1mm"),
        ("rule: hair", "-20mm, 0"),
        ("box: {fill: ink}", "100% - 101mm, 1mm"),
    ],
)
def test_a_slot_without_room_is_a_finding(mini: Trial, slot: str, size: str) -> None:
    made = make(mini, f"x: {{at: [0, 0, {size}], {slot}}}", item={"title": Words("Mine")})
    assert made.items == ()
    assert [line.split(" mm")[0].split()[:4] for line in made.found] == [["l.yaml:3:6", "PK159", "slot", '"x"']]


TITLE = 'text: "{{ item.title }}", style: panel-cell'


@pytest.mark.parametrize(
    ("slot", "at", "said"),
    [
        (TITLE, "80mm, 10mm, 30mm, 20mm", "reaches 10.0 mm over the right edge"),
        (TITLE, "-0.5mm, 10mm, 30mm, 20mm", "reaches 0.5 mm over the left edge"),
        (TITLE, "150%, 10mm, 30mm, 20mm", "reaches 80.0 mm over the right edge"),
        (TITLE, "10mm, 90mm, 30mm, 20mm", "reaches 10.0 mm over the bottom edge"),
        (TITLE, "70mm, 10mm, 30.04mm, 20mm", ""),
        ("art: boat", "-3mm, -3mm, 106mm, 106mm", ""),
        ("art: boat", "100mm, 0mm, 20mm, 20mm", "reaches 20.0 mm over the right edge"),
        ("box: {fill: ink}", "-3mm, 90mm, 106mm, 13mm", ""),
        ("rule: hair", "0mm, 101mm, 20mm, 0mm", "reaches 1.0 mm over the bottom edge"),
        ("rule: hair", "0mm, 50mm, 20mm, 0mm", ""),
    ],
)
def test_a_slot_stands_within_its_piece_unless_it_bleeds(mini: Trial, slot: str, at: str, said: str) -> None:
    made = make(mini, f"x: {{at: [{at}], {slot}}}", Box(0, 0, 100, 100), item={"title": Words("Hi")})
    assert ["l.yaml:3:6 PK160" in line and said in line for line in made.found] == ([True] if said else [])
    assert bool(made.items) is not bool(said)

"""Measuring sticks: what the YAML says is what PDF and SVG measure, to 0.05 mm, on every paper."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest
from defusedxml.ElementTree import fromstring
from pdf_facts import outlines_mm, text
from projects import Trial, faults, lines, make_game, make_project, open_game

from printkit.components.rulers import LOOKS, TAB, part_ruler
from printkit.model.dice import DieRange
from printkit.model.game import Game
from printkit.model.gauges import BandField, Ruler
from printkit.project import Project
from printkit.render.pdf import render_pdf
from printkit.render.svg import render_svg
from printkit.scene import Box, Text, walk
from printkit.source import Measure
from printkit.source.text import Message

STRAIGHT = re.compile(r"[MLHVZ\d\s.,-]+")
LIST = "  axis: Distance\n  results: {0-20: 3+, 21-40: 4+}\n"
MATRIX = """\
  roll: 1d6
  across: Distance
  bands: [0-20, 21-40]
  results: {1: [jam, jam], 2: [miss, miss], 3: [hit, miss], 4-6: [hit, hit]}
"""


def make_ruler(root: Path, ruler: str, table: str = LIST) -> Project:
    """Write a game of one stick, `stick`, and an aiming table."""
    unused = "" if "bands" in ruler else "  allow: [unused]\n"
    files = {
        "game.yaml": "title: Mini\ntheme: naval\nsheets:\n"
        "  sticks: {title: Sticks, from: rulers, layout: ruler, imposition: page}\n",
        "rulers.yaml": f"stick: {{title: Stick, {ruler}}}\n",
        "tables.yaml": f"aiming:\n  title: Aiming\n{unused}{table}",
    }
    return make_project(root, {f"sources/mini/{path}": content for path, content in files.items()})


def open_ruler(root: Path, ruler: str, table: str = LIST, *, paper: str = "a4") -> Trial:
    """Return a game of one stick, ready to be laid out."""
    return open_game(make_ruler(root, ruler, table), paper=paper)


def pdf_of(trial: Trial) -> bytes:
    """Return the sheet as PDF, laid out without a finding."""
    document, report = trial.sheet("sticks")
    assert lines(report) == []
    assert document
    return render_pdf(document, trial.edition.profile)


def part_boxes(boxes: list[Box], width: float) -> list[Box]:
    """Return the boxes of the parts of a stick of a width, from the top down."""
    return sorted((box for box in boxes if abs(box.height - width) < 0.01 and box.width > 20), key=lambda box: box.y)


def centimetre_ticks(boxes: list[Box], part: Box) -> Box:
    """Return the box around the ticks of the units of a part: as long as the longest tick is high."""
    near = [box for box in boxes if abs(box.y - part.y) < 0.01 and abs(box.height - 5.0) < 0.01 and box.width > 20]
    return min(near, key=lambda box: abs(box.width - part.width))


def svg_boxes(svg: str) -> list[Box]:
    """Return the box around the points of every path of an SVG that is in mm and only moves its groups."""
    found: list[Box] = []

    def visit(element: Element, x: float, y: float) -> None:
        """Take the paths of an element in, moved as it is."""
        moved = re.fullmatch(r"translate\(([-\d.]+)[ ,]([-\d.]+)\)", element.get("transform", "") or "")
        x, y = (x + float(moved[1]), y + float(moved[2])) if moved else (x, y)
        if element.tag.endswith("}path") and STRAIGHT.fullmatch(element.get("d", "?")):
            points = points_of(element.get("d", ""))
            left, top = min(px for px, _ in points), min(py for _, py in points)
            width, height = max(px for px, _ in points) - left, max(py for _, py in points) - top
            found.append(Box(x + left, y + top, width, height))
        for child in element:
            visit(child, x, y)

    root = fromstring(svg)
    width, height = (float(root.get(side, "").removesuffix("mm")) for side in ("width", "height"))
    view = [float(number) for number in root.get("viewBox", "").split()]
    assert view[2:] == pytest.approx([width, height]), "the SVG is not in mm"
    visit(root, 0.0, 0.0)
    return found


def points_of(outline: str) -> list[tuple[float, float]]:
    """Return the points of a path of straight lines."""
    x = y = 0.0
    points = []
    for letter, numbers in re.findall(r"([MLHVZ])([^MLHVZ]*)", outline):
        values = [float(each) for each in re.findall(r"-?[\d.]+", numbers)]
        if letter == "H":
            points += [(x := value, y) for value in values]
        elif letter == "V":
            points += [(x, y := value) for value in values]
        else:
            points += pairs(values)
            x, y = points[-1] if values else (x, y)
    return points


def pairs(values: list[float]) -> list[tuple[float, float]]:
    """Return numbers two by two."""
    return list(zip(values[::2], values[1::2], strict=True))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_ten_centimetres_measure_100_mm_in_the_pdf(paper: str, tmp_path: Path) -> None:
    boxes = outlines_mm(pdf_of(open_ruler(tmp_path, "length: 10cm", paper=paper)), 0)
    (part,) = part_boxes(boxes, 24)
    assert part.width == pytest.approx(100.0, abs=0.05)
    ticks = centimetre_ticks(boxes, part)
    assert (ticks.x, ticks.width) == pytest.approx((part.x, 100.0), abs=0.05)


def test_ten_centimetres_measure_100_mm_in_the_svg(tmp_path: Path) -> None:
    trial = open_ruler(tmp_path, "length: 10cm")
    face = trial.item("sticks", "stick").pages[0].scene
    boxes = svg_boxes(render_svg(face, "Stick", "Stick", "en", "en-mini-"))
    (part,) = part_boxes(boxes, 24)
    assert part.width == pytest.approx(100.0, abs=0.05)
    assert centimetre_ticks(boxes, part).width == pytest.approx(100.0, abs=0.05)


def test_the_measure_of_the_test_can_fail(tmp_path: Path) -> None:
    (part,) = part_boxes(outlines_mm(pdf_of(open_ruler(tmp_path, "length: 11cm")), 0), 24)
    assert part.width != pytest.approx(100.0, abs=0.05)


def test_a_scale_proof_is_printed_on_the_page(tmp_path: Path) -> None:
    pdf = pdf_of(open_ruler(tmp_path, "length: 10cm"))
    assert "Print at 100 % (actual size) · This line measures 50 mm" in text(pdf, 0)
    assert any(abs(box.width - 50) < 0.05 and box.height < 0.01 for box in outlines_mm(pdf, 0))


def test_a_long_stick_is_parted_and_its_parts_add_up(tmp_path: Path) -> None:
    pdf = pdf_of(open_ruler(tmp_path, "length: 60cm"))
    boxes = outlines_mm(pdf, 0)
    parts = part_boxes(boxes, 24)
    assert [part.width for part in parts] == pytest.approx([200, 200, 200], abs=0.05)
    tabs = [box for box in boxes if abs(box.width - TAB) < 0.05 and abs(box.height - 22) < 0.05]
    assert sorted({round(tab.y, 2) for tab in tabs}) == pytest.approx([part.y + 1 for part in parts[:2]], abs=0.05)
    assert {round(tab.x - parts[0].x, 2) for tab in tabs} == {200.0}
    words = text(pdf, 0).split()
    assert words.count("A") == words.count("B") == 3  # on both ends that meet, and on the tab
    assert "C" not in words


def test_every_figure_stands_under_its_tick_once(tmp_path: Path) -> None:
    words = text(pdf_of(open_ruler(tmp_path, "length: 30cm")), 0).split()
    numbers = [int(word) for word in words if word.isdecimal()]
    assert sorted(numbers[:31]) == list(range(31))  # 15, where two parts meet, and 30 at the end stand inside the part


def test_inches_have_sixteen_divisions(tmp_path: Path) -> None:
    boxes = outlines_mm(pdf_of(open_ruler(tmp_path, "length: 6in, unit: in")), 0)
    (part,) = part_boxes(boxes, 24)
    assert part.width == pytest.approx(6 * 25.4, abs=0.05)


@pytest.mark.parametrize("table", [LIST, MATRIX])
def test_bands_of_the_table_lie_along_the_stick(table: str, tmp_path: Path) -> None:
    pdf = pdf_of(open_ruler(tmp_path, "length: 45cm, bands: aiming, reach: 5", table))
    said = text(pdf, 0)
    assert "0–25 cm 3+" in said
    assert "26–45 cm 4+" in said
    lane = [box for box in outlines_mm(pdf, 0) if abs(box.height - 24 * 0.4) < 0.01]
    assert {round(box.width, 2) for box in lane} == {250.0, 200.0}


def test_neighbouring_bands_differ_in_ground_and_in_pattern() -> None:
    around = list(zip(LOOKS, (*LOOKS[1:], LOOKS[0]), strict=True))
    assert all(one[0] != other[0] and one[1] != other[1] for one, other in around)


def ruler(length: str) -> Ruler:
    """Return a stick of a length."""
    return Ruler(Message("Stick"), Measure.from_text(length))


@pytest.mark.parametrize(
    ("length", "width", "ends"),
    [
        ("26cm", 260.0, [26]), ("27cm", 260.0, [14, 27]), ("80cm", 277.0, [20, 40, 60, 80]),
        ("85cm", 259.4, [22, 44, 66, 85]), ("3cm", 20.0, [1, 2, 3]), ("3cm", 12.0, []),
    ],
)  # fmt: skip
def test_parts_are_whole_units_of_nearly_one_length(length: str, width: float, ends: list[int]) -> None:
    parts = part_ruler(ruler(length), width)
    assert [part.end for part in parts] == ends
    assert all(part.length + (0 if part.is_last else TAB) <= width + 0.01 for part in parts)
    assert [part.start for part in parts[1:]] == ends[:-1]


def fields(*ends: int) -> tuple[BandField, ...]:
    """Return bands that end at so many units, the first from 0."""
    return tuple(BandField(DieRange(start, end), start, end, None) for start, end in pairwise((0, *ends)))


@pytest.mark.parametrize(
    ("length", "bands", "ends"),
    [
        ("85cm", [25, 45, 65, 85], [25, 45, 65, 85]),
        ("80cm", [20, 40, 60, 80], [20, 40, 60, 80]),
        ("40cm", [10, 20, 40], [20, 40]),
        ("60cm", [5, 30, 60], [20, 40, 60]),  # a band is longer than the paper
        ("52cm", [10, 20, 40, 52], [26, 52]),  # parts at the ends of bands would be one more
    ],
)
def test_parts_end_with_bands_where_that_takes_no_more_of_them(length: str, bands: list[int], ends: list[int]) -> None:
    assert [part.end for part in part_ruler(ruler(length), 277.0, fields(*bands))] == ends


def test_the_letter_of_a_part_comes_to_lie_on_that_of_the_tab(tmp_path: Path) -> None:
    page = open_ruler(tmp_path, "length: 60cm").item("sticks", "stick").pages[0]
    found = [(each.text, m[4], m[5]) for each, m in walk(page.scene.items) if isinstance(each, Text)]
    (part, *_), letters = sorted(y for word, _, y in found if word == "A"), [each for each in found if each[0] == "A"]
    left = [x for _, x, y in letters if y > part + 1]
    tab, near = sorted((x for _, x, y in letters if y <= part + 1), reverse=True)
    assert len(left) == 1
    assert tab - left[0] == pytest.approx(200.0, abs=0.05), "as far from its part as that from the join"
    assert tab > near


def test_a_legend_stands_beside_the_name_of_each_part(tmp_path: Path) -> None:
    assert text(pdf_of(open_ruler(tmp_path, "length: 60cm, legend: Read the card")), 0).count("Read the card") == 3


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("length: 105mm", "PK116 the length is 10.5 cm"),
        ("length: 10cm, unit: in", "PK116 the length is 3.93701 in"),
        ("length: 10cm, width: 5mm", "PK116 a stick 5 mm wide has no room for its figures"),
        ("length: -10cm", 'PK116 "-10cm" is negative'),
        ("length: 10", 'PK116 "10" has no unit'),
        ("length: 400m", 'PK116 "400m" has the unknown unit "m"'),
        ("length: 45cm, bands: aim", 'PK235 no table is called "aim"'),
        ("length: 45cm, bands: aiming", 'PK356 "stick" is 45 cm long, its bands reach 40 cm'),
    ],
)
def test_a_stick_that_cannot_be_is_found(given: str, message: str, tmp_path: Path) -> None:
    found = faults(make_ruler(tmp_path, given))
    assert message in {line.split(" ", 1)[1][: len(message)] for line in found}


def test_a_stick_too_long_for_its_page_is_found(tmp_path: Path) -> None:
    _, report = open_ruler(tmp_path, "length: 300cm").sheet("sticks")
    assert [each.code for each in report] == ["PK411"]


def test_games_without_sticks_have_none(tmp_path: Path) -> None:
    game: Game = open_game(make_game(tmp_path)).edition.game
    assert game.parts.things("rulers") == {}
